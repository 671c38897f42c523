"""Table options: the fields of a game's options type that can be chosen when a table is opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, get_args, get_origin, get_type_hints

import msgspec

First = int | msgspec.UnsetType
"""The side that is first, by the order of seats, where a tournament says so (TM-27); stored only then."""

Lead = tuple[int, int, int] | msgspec.UnsetType
"""The games of a series that were decided before this match began: won by each of two sides, and by nobody; of tournaments."""

Decisive = bool | msgspec.UnsetType
"""Whether a series goes on until the sides are unequal, as in elimination (TM-37); of tournaments."""

Most = int | msgspec.UnsetType
"""The number of games, those of the lead among them, after which a decisive series ends even if the sides are equal (TM-16)."""

Kept = bool | msgspec.UnsetType
"""Whether what was brought stays closed beyond the end of the match, until the tournament shows it (TM-10)."""

OF_TOURNAMENTS = ("first", "lead", "decisive", "most", "kept")
"""The options that a tournament alone sets, and that make no other game."""


@dataclass(frozen=True)
class Choice:
    """The mark of a field of a game's options that is chosen when a table is opened: `Annotated[Literal[...], Choice()]`.

    With `always` a lobby shows the option even if nobody has chosen, since it says what kind of match this will be.
    """

    always: bool = False


class TableOption(msgspec.Struct, frozen=True):
    """An option that is chosen when a table is opened: its field, and its values in the order of the select."""

    field: str
    values: tuple[str, ...]
    always: bool


def table_options(options_type: type[msgspec.Struct]) -> tuple[TableOption, ...]:
    """Return the options that are marked with a Choice, in order. Raises TypeError for a mark on anything but a Literal."""
    found = []
    for field, kind in get_type_hints(options_type, include_extras=True).items():
        if get_origin(kind) is not Annotated:
            continue
        values, *marks = get_args(kind)
        for mark in marks:
            if isinstance(mark, Choice):
                if get_origin(values) is not Literal:
                    raise TypeError(f"{options_type.__name__}.{field} is no Literal: nothing to choose from")
                found.append(TableOption(field, get_args(values), mark.always))
    return tuple(found)
