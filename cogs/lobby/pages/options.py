"""The options of a game's tables: the keys of their texts, and the lines about those of one table."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.state.model import Seat
from words.texts import Words


def option_key(game: str, field: str) -> str:
    """Return the key of the texts that name and describe an option of a game."""
    return f"option-{game}-{field}"


def value_key(game: str, field: str, value: str) -> str:
    """Return the key of the text that names a value of an option."""
    return f"{option_key(game, field)}-{value}"


def figures_led(game: str, options: str, seats: Sequence[Seat]) -> Mapping[Seat, int]:
    """Return how many figures each of these seats leads; empty if each leads one."""
    counts = GAMES[game].led(_read(game, options), seats)
    return counts if any(count > 1 for count in counts.values()) else {}


def sides(game: str, options: str, seats: Sequence[Seat]) -> Sequence[Sequence[Seat]]:
    """Return the sides at a table of these seats, in order; empty if nobody has a teammate."""
    found = GAMES[game].sides(_read(game, options), seats)
    return found if any(len(side) > 1 for side in found) else []


def option_lines(game: str, options: str, words: Words) -> list[str]:
    """Return a sentence for each option (`options` is JSON) that somebody has chosen, or that is always shown."""
    given = json.loads(options)
    full = msgspec.to_builtins(_read(game, options))
    lines = [
        words(
            "lobby-option",
            name=words(f"{option_key(game, own.field)}-name"),
            value=words(f"{value_key(game, own.field, value)}-name"),
        )
        for own in GAMES[game].table_options
        if (value := (full if own.always else given).get(own.field, "")) in own.values
    ]
    return [line[:1].upper() + line[1:] for line in lines]


def _read(game: str, options: str) -> Any:
    return msgspec.json.decode(options, type=GAMES[game].options_type)
