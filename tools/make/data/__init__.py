"""The references of data files under docs/games, written from the code that reads the files."""
