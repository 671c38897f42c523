"""Pictures of matches and tournaments, painted in worker processes."""
