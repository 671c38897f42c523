"""Ratings: which games count, the update after each, and the recomputation after a correction (TM-49 to TM-54)."""
