"""BattleCON's content: kits as their files say them, the vocabulary of cards, checks on load."""
