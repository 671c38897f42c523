"""What happened in BattleCON: lines of the log, stories of a beat, headlines."""
