"""The tools' part of each game: one file a game, and the class that each of them fills."""
