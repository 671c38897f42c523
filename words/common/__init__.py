"""The parts of words that all games share: the protocol, its defaults, rule books, the catalogue of cards.

Nothing here knows a particular game.
"""
