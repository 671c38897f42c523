"""A champion's own movement by boots, dash, swoop or jump, and placing (SB-21, SB-41, SB-50 to SB-52, SB-67)."""

from __future__ import annotations

from typing import Literal

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, at
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.paths import Path, Ways, walks
from engines.brawl.effects.traps import trigger_trap
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

moving_steps = Steps()
step = moving_steps.step

STAY = Option("stay", ("stay", -1), ())


class Ends(dict[int, Option]):
    """The answers to end a movement on a hex, by hex: the same ones every time."""

    def __init__(self, kind: Literal["free", "trap"]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, hex_: int) -> Option:
        """Make the answer and keep it."""
        key = f"{'h' if self.kind == 'free' else 't'}{hex_}"
        found = self[hex_] = Option(key, (self.kind, hex_), ())
        return found


FREE, TRAP = Ends("free"), Ends("trap")


def end_options(ways: Ways) -> list[Option]:
    """Return the ends of a movement as answers: "h7" to end there, "t12" to step onto the trap there first."""
    options = [FREE[hex_] for hex_ in sorted(ways.free)]
    if ways.traps:
        options += [TRAP[hex_] for hex_ in sorted(ways.traps)]
    return options


def go(play: BrawlPlay, i: int, path: Path, way: str, by: int = -1) -> None:
    """Set a champion to the end of a path, and record in the action whom it passed and how far (SB-45: traps come after)."""
    board, champion = play.board, play.board.champions[i]
    start = champion.hex
    passed = tuple(other for hex_ in path[:-1] if (other := at(board, hex_)) >= 0 and other != i)
    champion.hex = path[-1]
    action = play.within(Action)
    if action is not None:
        action.passed = (*action.passed, *(other for other in passed if other not in action.passed))
        action.moved += len(path)
    play.emit(events.Moved(i, i if by < 0 else by, way, start, path[-1], tuple(path), passed))


def begin(action: Action) -> None:
    """Clear the record of the movement before."""
    action.passed, action.moved = (), 0


# ---------------------------------------------------------------- boots


@step
def ask_move(play: BrawlPlay) -> None:
    """Ask for the end of a walk; come back after a trap as long as there are points (SB-20, SB-21, SB-45)."""
    board, action = play.board, play.record(Action)
    champion = board.champions[action.user]
    if action.points <= 0 or is_rooted(board, action.user) or action.user in action.gone:
        return  # out by a trap on the way: the rest of his movement is lost (SB-47)
    options = end_options(walks(board, play.pack, action.user, action.points, _travel(play, action)))
    if champion.hex >= 0:
        options.append(STAY)
    if options and options[0] is not STAY:
        play.ask(action.seat, "move", options, moved_to)


def _travel(play: BrawlPlay, action: Action) -> str:
    return play.pack.card[action.card].travel if action.card else "walk"


@step
def moved_to(play: BrawlPlay, kind: str, hex_: int) -> None:
    """Go there; if it matters whom the way goes through, ask for that first."""
    action = play.record(Action)
    if kind == "stay":
        action.points = 0
        return
    ways = walks(play.board, play.pack, action.user, action.points, _travel(play, action))
    found = (ways.traps if kind == "trap" else ways.free)[hex_]
    if len(found) == 1:
        _walk(play, found[0], on=kind == "trap")
    else:
        play.todo((ask_way, kind, hex_))


@step
def ask_way(play: BrawlPlay, kind: str, hex_: int) -> None:
    """Ask for the set of enemies that the way goes through."""
    action = play.record(Action)
    options = [Option(name, (kind, hex_, name), ()) for name in sorted(_ways_by_name(play, kind, hex_))]
    if len(options) == 1:
        play.todo((way_taken, *options[0].args))
        return
    play.ask(action.seat, "way", options, way_taken)


def _ways_by_name(play: BrawlPlay, kind: str, hex_: int) -> dict[str, Path]:
    """Return the ways by the enemies that they go through, such as "3+4" or "none"."""
    board, action = play.board, play.record(Action)
    ways = walks(board, play.pack, action.user, action.points, _travel(play, action))
    team = board.champions[action.user].team
    named: dict[str, Path] = {}
    for path in (ways.traps if kind == "trap" else ways.free)[hex_]:
        met = sorted(i for spot in path if (i := at(board, spot)) >= 0 and board.champions[i].team != team)
        named.setdefault("+".join(map(str, met)) or "none", path)
    return named


@step
def way_taken(play: BrawlPlay, kind: str, hex_: int, name: str) -> None:
    """Go this way."""
    _walk(play, _ways_by_name(play, kind, hex_)[name], on=kind == "trap")


def _walk(play: BrawlPlay, path: Path, *, on: bool) -> None:
    """Walk along a path; a champion from the gate enters the arena with the first step (SB-41)."""
    action = play.record(Action)
    champion = play.board.champions[action.user]
    if champion.hex < 0:
        play.emit(events.Back(action.user, path[0]))
        champion.hex = path[0]
        if len(path) > 1:
            go(play, action.user, path[1:], "walk")
    else:
        go(play, action.user, path, "walk")
    action.points = action.points - len(path) if on else 0
    if trigger_trap(play, action.user, action.user):
        play.todo(ask_move)


# ---------------------------------------------------------------- being placed


def place(play: BrawlPlay, i: int, hex_: int) -> None:
    """Set a champion onto a free hex: this is no movement, but a trap there triggers (SB-47, SB-67)."""
    champion, action = play.board.champions[i], play.within(Action)
    start = champion.hex
    if start == hex_:
        return
    champion.hex = hex_
    by = action.user if action is not None else i
    play.emit(events.Moved(i, by, "place", start, hex_, path=(hex_,), passed=()))
    trigger_trap(play, i, by)
