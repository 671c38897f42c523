"""The registry of a game's steps and what they work with: play, the rules as it uses them, proposals, the end by time."""
