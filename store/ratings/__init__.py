"""Finished games and the ratings that follow from them, in SQL."""
