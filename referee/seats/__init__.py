"""Who plays a seat once a match runs: leaving, substitutes, votes of the table, undo, standing orders."""
