"""Events of Super Fantasy Brawl: lines of the log, stories of a turn, headlines."""
