"""The table picture of BattleCON: spaces, fighters, panels, open attacks."""
