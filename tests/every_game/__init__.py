"""The conformance kit: what must hold for every game. A game joins by being listed in `karczma.GAMES`."""
