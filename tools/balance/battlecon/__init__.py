"""The balance of BattleCON: its matches, the report, the picture."""
