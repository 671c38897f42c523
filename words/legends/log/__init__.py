"""Events of Legends: lines of the log, stories of a turn, headlines."""
