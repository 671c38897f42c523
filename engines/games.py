"""The games that this bot referees, by id."""

from __future__ import annotations

from typing import Any

from engines.kernel.game import Game
from engines.krendel.game import KRENDEL

GAMES: dict[str, Game[Any, Any]] = {game.id: game for game in (KRENDEL,)}
