"""The settings of a tournament: their types, what is wrong with them, and ready-made ones."""
