"""The hand picture of Super Fantasy Brawl, and the one for reactions."""
