"""Rules, cards, help and guided first matches."""
