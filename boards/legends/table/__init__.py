"""The table of Legends in pictures: both sides, stack, attack and damage queue."""
