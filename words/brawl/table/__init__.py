"""The table of Super Fantasy Brawl as text: summaries and the board for screen readers, the reference."""
