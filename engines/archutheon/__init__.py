"""Archutheon: two squads of four heroes on 19 areas, cards in slots by speed, and three roads to victory."""
