"""The rounds of a tournament in words: pairings, brackets, and why a pairing is as it is."""
