"""What the strongest bot thinks of moves: of those one could make now (hints), and of those of a finished game."""

FORMAT = 1  # of a review as it is kept: of another one it is made anew
