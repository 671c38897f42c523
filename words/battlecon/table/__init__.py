"""The table of BattleCON as text: summaries, the board and the hand for screen readers, the reference."""
