"""The words of each game, by id: one line a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.kernel.state.model import Seat
from words.archutheon.texts import TEXTS as ARCHUTHEON
from words.battlecon.texts import TEXTS as BATTLECON
from words.brawl.texts import TEXTS as BRAWL
from words.common.game_texts import GameTexts
from words.common.protocol import GameWords
from words.krendel.texts import TEXTS as KRENDEL
from words.legends.texts import TEXTS as LEGENDS
from words.texts import Language

GAMES: dict[str, GameTexts] = {
    "krendel": KRENDEL,
    "battlecon": BATTLECON,
    "brawl": BRAWL,
    "legends": LEGENDS,
    "archutheon": ARCHUTHEON,
}


def game_words(game: str, language: Language, pack: Any, names: Mapping[Seat, str]) -> GameWords:
    """Return the words for a match. `names` are the players' names by seat, already escaped for where they are shown.

    Raises KeyError for an unknown game.
    """
    return GAMES[game].match(language, pack, names)
