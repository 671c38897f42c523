"""The time before the first turn: choosing champions, and setting up the table."""
