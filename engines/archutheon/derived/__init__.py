"""What follows from the table: who has which permanent, who is in reach, what a card would do. Nothing here changes it."""
