"""Events of BattleCON: lines of the log, stories of a beat, headlines."""
