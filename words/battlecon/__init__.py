"""BattleCON in words: match.py is the one door to all that is said about a match.

What a screen reader hears of a hand is in hand.py, of the table in `table`. The texts themselves are in data/locales.
"""
