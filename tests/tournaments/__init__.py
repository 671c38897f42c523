"""The pure core of tournaments, ratings and leagues."""
