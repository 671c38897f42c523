"""BattleCON's content: the types of the kits' files, the vocabulary of cards, checks on load."""
