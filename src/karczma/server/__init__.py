"""The table server: live play that loses nothing and leaks nothing."""
