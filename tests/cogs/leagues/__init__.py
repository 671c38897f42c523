"""Pages of leagues: within Discord's limits, in both languages."""
