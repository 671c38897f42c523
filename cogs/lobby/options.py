"""The options that a game has for its tables: how they are called, and how those of a table are told."""

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
    """Return how many figures each of these seats leads at a table, if one of them leads several; else nothing."""
    counts = GAMES[game].led(_read(game, options), seats)
    return counts if any(count > 1 for count in counts.values()) else {}


def sides(game: str, options: str, seats: Sequence[Seat]) -> Sequence[Sequence[Seat]]:
    """Return who plays with whom at a table of these seats, in order; nothing where nobody has a mate."""
    found = GAMES[game].sides(_read(game, options), seats)
    return found if any(len(side) > 1 for side in found) else []


def option_lines(game: str, options: str, words: Words) -> list[str]:
    """Return what kind of match the options (JSON) of a table make, each in a sentence.

    Most of what nobody has chosen is as the game has it, and is not told.
    """
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
