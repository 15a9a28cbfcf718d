"""Games without people: simulations, measurements and matches between bots."""
