"""The conditions of a rated table: its form, standard options and packs, persons (TM-49, TM-52)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from engines.games import GAMES
from engines.kernel.lobby.forms import Form, form_of
from engines.kernel.lobby.options import OF_TOURNAMENTS
from referee.errors import RefusedError


def _read(game: str, options: str) -> Any:
    return msgspec.json.decode(options, type=GAMES[game].options_type)


def form_at(game: str, options: str, seats: int) -> Form | None:
    """Return the form of a table with these options (JSON) and so many seats, None for one that no rating compares."""
    return form_of(seats, GAMES[game].sides(_read(game, options), range(seats)))


def sides_at(game: str, options: str, seats: int) -> list[tuple[int, ...]]:
    """Return the seats of each side at a table; everybody is a side where nobody has a mate."""
    found = [tuple(side) for side in GAMES[game].sides(_read(game, options), range(seats))]
    return found if any(len(side) > 1 for side in found) else [(seat,) for seat in range(seats)]


def is_standard(game: str, options: str, packs: str, form: str | None) -> bool:
    """Return whether a table has the standard options (JSON) of a form and no content packs."""
    return not packs and form in _standard_forms(game, options)


def kept_out_by(game: str, options: str, packs: str) -> Literal["packs", "options"] | None:
    """Return the reason why a table is not rated whatever its number of players: its packs or its options (JSON), else None."""
    if packs:
        return "packs"
    return None if _standard_forms(game, options) else "options"


def may_be_rated(game: str, options: str, packs: str) -> bool:
    """Return whether a table with these options (JSON) and packs can be rated with some number of players."""
    return kept_out_by(game, options, packs) is None


def rated_counts(game: str, options: str) -> range:
    """Return the numbers of seats with which a table with standard options is rated."""
    standard = _standard_forms(game, options)
    taken = GAMES[game].takes(_read(game, options))
    fitting = [seats for seats in taken if form_at(game, options, seats) in standard]
    return range(fitting[0], fitting[-1] + 1) if fitting else taken


def check_rated(game: str, options: str, packs: str, practice: int) -> None:
    """Raise RefusedError if a table cannot be rated: with practice players, other options, content packs (TM-52)."""
    if practice:
        raise RefusedError("refused-rated-practice")
    reason = kept_out_by(game, options, packs)
    if reason is not None:
        raise RefusedError(f"refused-rated-{reason}")


def _standard_forms(game: str, options: str) -> Sequence[str]:
    """Return the forms whose standard options these are."""
    found = GAMES[game]
    # Each game of a series counts by itself (TM-50): how many there are makes no other game, nor do open lists (TM-10).
    lengths = {} if found.series is None else found.series.lengths
    shown = () if found.bring is None else found.bring.shown
    aside = {*OF_TOURNAMENTS, *(name for values in lengths.values() for name in values), *shown}
    chosen = {name: value for name, value in msgspec.to_builtins(_read(game, options)).items() if name not in aside}
    usual = {name: value for name, value in msgspec.to_builtins(found.options_type()).items() if name not in aside}
    by_days = usual | {**found.by_days}
    return [form for form, values in found.forms.items() if chosen in (usual | {**values}, by_days | {**values})]
