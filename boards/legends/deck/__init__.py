"""A deck of Legends in pictures: its cards in columns, its curves, what is wrong with it."""
