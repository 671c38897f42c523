"""What effects do to the table: the damage queue, cards that move, effects that last, triggered abilities."""
