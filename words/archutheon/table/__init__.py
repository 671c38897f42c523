"""The table of Archutheon as text: summaries and the board for screen readers, the reference."""
