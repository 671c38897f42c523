"""A tournament that is run, in words: the next step, what a change moves, announcements."""
