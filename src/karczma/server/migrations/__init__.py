"""How an older database becomes the present one, step by step. Each step is a file in `versions`."""
