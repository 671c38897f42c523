"""The table of Legends as text: summaries and the board for screen readers, the reference."""
