"""Games without people: simulations and measurements, later matches between bots."""
