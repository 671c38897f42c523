"""The table picture of Super Fantasy Brawl: the arena, tokens, traps, the track, players."""
