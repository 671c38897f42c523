"""Rules, cards, help, hints and guided first matches."""
