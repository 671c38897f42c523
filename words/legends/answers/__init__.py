"""The answers to a question of Legends: labels and effects."""
