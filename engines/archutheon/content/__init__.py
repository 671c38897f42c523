"""The content of Archutheon: cards, the map and the tables, their files and the checks of these."""
