"""Events of Archutheon: lines of the log, stories of a turn, headlines."""
