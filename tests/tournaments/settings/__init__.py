"""Settings and what is wrong with them."""
