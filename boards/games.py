"""The modules that say how each game is drawn, by id: one line a game. Only what paints loads them (pictures.py)."""

from __future__ import annotations

from collections.abc import Mapping

SCENES: Mapping[str, str] = {
    "krendel": "boards.krendel.scenes",
    "battlecon": "boards.battlecon.scenes",
    "brawl": "boards.brawl.scenes",
    "legends": "boards.legends.scenes",
    "archutheon": "boards.archutheon.scenes",
}

PICTURED = frozenset(SCENES)
"""The games that pictures are drawn of; all others are shown as text."""
