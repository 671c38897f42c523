"""What the words of all games share: the protocol they fill, defaults, rule books, the catalogue of cards.

It knows no game.
"""
