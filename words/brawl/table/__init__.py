"""The table of Super Fantasy Brawl as text: summaries, the board and the hand for screen readers, the reference."""
