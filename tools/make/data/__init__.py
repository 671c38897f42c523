"""The references of data files under docs/games, generated from the code that reads the files."""
