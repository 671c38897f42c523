"""The GameTools of each game by id: one line a game."""

from __future__ import annotations

from collections.abc import Mapping

from tools.parts.archutheon import TOOLS as ARCHUTHEON
from tools.parts.battlecon import TOOLS as BATTLECON
from tools.parts.brawl import TOOLS as BRAWL
from tools.parts.game_tools import GameTools
from tools.parts.krendel import TOOLS as KRENDEL
from tools.parts.legends import TOOLS as LEGENDS

GAMES: Mapping[str, GameTools] = {
    "krendel": KRENDEL,
    "battlecon": BATTLECON,
    "brawl": BRAWL,
    "legends": LEGENDS,
    "archutheon": ARCHUTHEON,
}
