"""The worked examples of the page on pairings and ratings."""
