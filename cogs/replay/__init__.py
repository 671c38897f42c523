"""Looking back: replays, shared moments, match files, catching up."""
