"""Seats of running matches: leaving, substitutes, motions, undo, standing orders."""
