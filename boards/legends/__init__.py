"""Pictures of Legends: the table, a hand, a card, a deck."""
