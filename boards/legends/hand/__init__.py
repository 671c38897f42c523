"""A hand of Legends in pictures."""
