"""What a pack of Krendel's Tournament holds, and what other packs may add."""
