"""The games that this bot referees, by id: one line a game."""

from __future__ import annotations

from typing import Any

from engines.archutheon.game import ARCHUTHEON
from engines.battlecon.game import BATTLECON
from engines.brawl.game import BRAWL
from engines.kernel.content.script import Lesson
from engines.kernel.game import Game
from engines.krendel.game import KRENDEL
from engines.legends.game import LEGENDS

ALL: tuple[Game[Any, Any], ...] = (
    KRENDEL,
    BATTLECON,
    BRAWL,
    LEGENDS,
    ARCHUTHEON,
)
"""In the order in which they are offered."""

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in ALL}

LESSONS: dict[str, Lesson[Any]] = {game.id: game.lesson for game in ALL if game.lesson is not None}
"""The guided first matches of those that have one."""
