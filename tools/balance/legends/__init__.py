"""The balance of Legends: its games, the quick player, the report, the picture."""
