"""The verbs of a game of two, for the tests beside this folder."""
