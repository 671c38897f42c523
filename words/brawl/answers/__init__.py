"""The answers to a question of Super Fantasy Brawl: labels and effects."""
