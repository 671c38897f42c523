"""Public marks of a player: windows to be asked in, and permanents that stay turned (LG-28, LG-64)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from engines.kernel.game import Mark
from engines.kernel.state.model import Seat
from engines.legends import events
from engines.legends.board import Board, LegendsPlay
from engines.legends.content.pack import Pack
from engines.legends.round.could import STOPS

TURNED = "turned"
"""The mark "leave turned"; its values are uids of permanents, "-" before the uid takes it off."""


def _stop_values(name: str, _pack: Pack, board: Board, seat: Seat) -> Sequence[str]:
    return ("off",) if name in board.stops[seat] else ("on",)


def _put_stop(name: str, play: LegendsPlay, seat: Seat, value: str) -> None:
    stops = [stop for stop in play.board.stops[seat] if stop != name]
    play.board.stops[seat] = tuple(sorted([*stops, name])) if value == "on" else tuple(stops)
    play.emit(events.Marked(seat, name, value, ""))


def _turned_values(_pack: Pack, board: Board, seat: Seat) -> Sequence[str]:
    own = [permanent for permanent in board.permanents if permanent.controller == seat]
    return [f"-{permanent.uid}" if permanent.stays_turned else str(permanent.uid) for permanent in own]


def _put_turned(play: LegendsPlay, seat: Seat, value: str) -> None:
    permanent = play.board.permanent(int(value.removeprefix("-")))
    assert permanent is not None
    permanent.stays_turned = not value.startswith("-")
    play.emit(events.Marked(seat, TURNED, "on" if permanent.stays_turned else "off", permanent.card))


MARKS: Mapping[str, Mark[Board, Pack]] = {
    TURNED: Mark(_turned_values, _put_turned),
    **{name: Mark(partial(_stop_values, name), partial(_put_stop, name)) for name in STOPS},
}
"""All marks by name."""
