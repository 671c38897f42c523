"""Tournaments for those who play in them and watch them: the messages of a tournament, and what its buttons do."""
