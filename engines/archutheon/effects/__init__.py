"""Changes of the table: damage and death, movement, permanents, objects, cards, and the carrying out of texts."""
