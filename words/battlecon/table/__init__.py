"""The table of BattleCON as text: summaries and the board for screen readers, the reference."""
