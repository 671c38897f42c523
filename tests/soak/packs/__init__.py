"""Content packs made of the games' own files, and changed at random."""
