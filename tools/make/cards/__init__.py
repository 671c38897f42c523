"""Lists of the cards of games, generated from what players read."""
