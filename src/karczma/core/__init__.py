"""What every game stands on: the descriptor, rules, records, chance, piles, steps, tables and replays."""
