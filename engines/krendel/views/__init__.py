"""The view of a match of Krendel's Tournament, and conclusions from it."""
