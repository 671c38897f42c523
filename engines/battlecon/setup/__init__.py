"""The time before the first beat: choosing fighters, and setting up the table."""
