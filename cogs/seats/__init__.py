"""Changes of players and channel during a match: substitutes, returning players, moving to another channel."""
