"""Rules, each named by its ledger id, a folder a game."""
