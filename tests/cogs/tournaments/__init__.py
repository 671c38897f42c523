"""Pages of tournaments, composed of tournaments that the core plays at random."""
