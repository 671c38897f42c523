"""Making and opening tournaments, entering, seeds, and forgetting who somebody was."""
