"""Changes of the table: the damage queue, cards that move, effects that last, triggered abilities."""
