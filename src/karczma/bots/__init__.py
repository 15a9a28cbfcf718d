"""Computer players. They are given what their seat may see, as bytes, and nothing else."""
