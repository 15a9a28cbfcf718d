"""The inn in a terminal: `karczma play`, `replay`, `games`, `rules`, `simulate`, `bench`."""
