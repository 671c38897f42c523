"""The packs of Krendel's Tournament, and the things that content packs may add."""
