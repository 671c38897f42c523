"""The balance of BattleCON: its duels, the report, the picture."""
