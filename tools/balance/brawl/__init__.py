"""The balance of Super Fantasy Brawl: its matches, the report, the picture."""
