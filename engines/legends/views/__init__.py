"""The view of a match for each viewer: what words and pictures are made from."""
