"""A player's sealed answers, which may still be changed, as the keys of the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engines.battlecon.board import BattleconMatch, Board
from engines.battlecon.content.pack import Pack
from engines.kernel.state.model import Scalar, Seat

Answer = Sequence[Scalar]


def sealed(pack: Pack, match: BattleconMatch, viewer: Seat | None) -> tuple[str, ...]:
    """Return the keys of a viewer's answers in an open lane, in order; none for any other viewer."""
    lane = match.lanes.get(viewer) if viewer is not None else None
    if lane is None:
        return ()
    width, keys = KEYS[str(lane.start[0])]
    return keys(match.board, pack, [lane.draft[at : at + width] for at in range(0, len(lane.draft), width)])


def _last(_board: Board, _pack: Pack, answers: Sequence[Answer]) -> tuple[str, ...]:
    """Return the key of the latest pick: a fighter or the base of a clash."""
    return tuple(str(answer[-1]) for answer in answers)


def _pairs(_board: Board, _pack: Pack, answers: Sequence[Answer]) -> tuple[str, ...]:
    return tuple(f"{style}/{base}" for _, style, base in answers)


def _sides(board: Board, pack: Pack, answers: Sequence[Answer]) -> tuple[str, ...]:
    found = []
    for fighter, side in answers:
        kit = pack.kit[board.fighters[int(fighter or 0)].kit]
        found.append(f"{kit.id}.{kit.finishers[int(side or 0)].id}")
    return tuple(found)


def _discards(_board: Board, _pack: Pack, answers: Sequence[Answer]) -> tuple[str, ...]:
    """Return the keys of discards: own ones are two pairs after a blank, the beginner's two without (BC-05)."""
    found: list[str] = []
    at = 0
    while at < len(answers):
        if answers[at][1]:
            found, at = [*found, "beginner"], at + 2
        else:
            found, at = [*found, "own", *_pairs(_board, _pack, answers[at + 1 : at + 3])], at + 3
    return tuple(found)


def _antes(_board: Board, pack: Pack, answers: Sequence[Answer]) -> tuple[str, ...]:
    """Return the keys of the antes laid in secret under the old rules, until the player is done (BC-83)."""
    return tuple(_ante(pack, str(what), count) for _, what, count in answers)


def _ante(pack: Pack, what: str, count: Scalar) -> str:
    """Return the key of an ante: it has the number if that was chosen (BC-94)."""
    token = pack.token.get(what)
    return f"{what}:{count}" if token is not None and token.amounts else what or "pass"


KEYS: Mapping[str, tuple[int, Callable[[Board, Pack, Sequence[Answer]], tuple[str, ...]]]] = {
    "ask_blind": (2, _last),
    "ask_side": (2, _sides),
    "ask_preset": (3, _discards),
    "ask_pair": (3, _pairs),
    "ask_clash_base": (2, _last),
    "ask_antes": (3, _antes),
}
"""The number of scalars of one answer in a draft, and the function for the keys of all, by the step that begins a lane."""
