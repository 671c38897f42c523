"""Pictures of Krendel's Tournament: the table for everyone, a hand for its player."""
