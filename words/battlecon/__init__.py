"""BattleCON in words: match.py is the one door to all that is said about a match."""
