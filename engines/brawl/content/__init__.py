"""Super Fantasy Brawl's content: champions, cards, arenas, the vocabulary of cards, checks on load."""
