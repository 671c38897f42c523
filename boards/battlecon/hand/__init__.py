"""The hand picture of BattleCON."""
