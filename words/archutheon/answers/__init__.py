"""The answers to a question of Archutheon: labels and effects."""
