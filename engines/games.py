"""The games that this bot referees, by id, and the guided first matches of those that have one."""

from __future__ import annotations

from typing import Any

from engines.battlecon.game import BATTLECON
from engines.brawl.game import BRAWL
from engines.kernel.game import Game
from engines.kernel.lessons import Lesson
from engines.krendel.game import KRENDEL
from engines.krendel.lesson import LESSON as KRENDEL_LESSON

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (KRENDEL, BATTLECON, BRAWL)}

LESSONS: dict[str, Lesson[Any, Any]] = {KRENDEL.id: KRENDEL_LESSON}
