"""What the strongest bot thinks of moves: of those one could make now (hints), and of those of a finished game."""
