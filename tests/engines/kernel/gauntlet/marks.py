"""Public marks of the gauntlet: a flag on one's card face down, and not to be asked to lay one."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.game import Mark
from engines.kernel.state.model import Seat
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import Board, GPlay, Pack

FLAG, SKIP = "flag", "skip"


def flag_values(_pack: Pack, board: Board, seat: Seat) -> Sequence[str]:
    """Return whether the flag may be set or taken: nothing where no card lies face down."""
    return turned(board, seat, FLAG) if board.runners[seat].sealed else ()


def skip_values(_pack: Pack, board: Board, seat: Seat) -> Sequence[str]:
    return turned(board, seat, SKIP) if board.own is not None else ()


def turned(board: Board, seat: Seat, mark: str) -> Sequence[str]:
    """Return the value that a mark does not have now."""
    return ("no",) if has_mark(board, seat, mark) else ("yes",)


def has_mark(board: Board, seat: Seat, mark: str) -> bool:
    return mark in board.marks.get(seat, ())


def put_flag(play: GPlay, seat: Seat, value: str) -> None:
    put(play, seat, FLAG, value)


def put_skip(play: GPlay, seat: Seat, value: str) -> None:
    put(play, seat, SKIP, value)


def put(play: GPlay, seat: Seat, mark: str, value: str) -> None:
    others = tuple(other for other in play.board.marks.get(seat, ()) if other != mark)
    play.board.marks[seat] = (*others, mark) if value == "yes" else others
    play.emit(events.Marked(seat, mark, value))


def take_flag(board: Board, seat: Seat) -> None:
    """The flag goes with the card it lay on."""
    board.marks[seat] = tuple(mark for mark in board.marks.get(seat, ()) if mark != FLAG)


MARKS = {FLAG: Mark(flag_values, put_flag), SKIP: Mark(skip_values, put_skip)}
