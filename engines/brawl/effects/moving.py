"""A champion's own movement: by boots, dash, swoop, jump; and being placed (SB-21, SB-41, SB-50 to SB-52, SB-67)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from engines.brawl.board import Action, BrawlPlay, at
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.brawl.derived.paths import Path, Ways, dashes, jumps, swoops, walks
from engines.brawl.effects.damage import deal
from engines.brawl.effects.traps import entered
from engines.kernel.hexes import members
from engines.kernel.state.model import Option, natural
from engines.kernel.steps import Steps

moving_steps = Steps()
step = moving_steps.step

STAY = Option("stay", ("stay", -1), ())


@lru_cache(maxsize=1024)
def end_at(kind: Literal["free", "trap"], hex_: int) -> Option:
    """Return the answer to end a movement on a hex: the same one every time."""
    return Option(f"{'h' if kind == 'free' else 't'}{hex_}", (kind, hex_), ())


def offered(ways: Ways) -> list[Option]:
    """Return the ends of a movement as answers: "h7" to end there, "t12" to step onto the trap there first."""
    return [
        *[end_at("free", hex_) for hex_ in sorted(ways.free)],
        *[end_at("trap", hex_) for hex_ in sorted(ways.traps)],
    ]


def go(play: BrawlPlay, i: int, path: Path, way: str, by: int = -1) -> None:
    """Set a champion to the end of a path, and note in the action whom it went through and how far (SB-45: traps come after)."""
    board, champion = play.board, play.board.champions[i]
    start = champion.hex
    passed = tuple(other for hex_ in path[:-1] if (other := at(board, hex_)) >= 0 and other != i)
    champion.hex = path[-1]
    action = play.within(Action)
    if action is not None:
        action.passed = (*action.passed, *(other for other in passed if other not in action.passed))
        action.moved += len(path)
    facts = {"champion": i, "by": i if by < 0 else by, "way": way, "start": start, "end": path[-1]}
    play.emit("moved", {**facts, "path": list(path), "passed": list(passed)})


def begin(action: Action) -> None:
    """Forget the movement before: a new one begins."""
    action.passed, action.moved = (), 0


# ---------------------------------------------------------------- boots


@step
def ask_move(play: BrawlPlay) -> None:
    """Ask where the boots lead; comes back after a trap as long as there are points (SB-20, SB-21, SB-45)."""
    board, action = play.board, play.record(Action)
    champion = board.champions[action.user]
    if action.points <= 0 or is_rooted(board, action.user) or action.user in action.gone:
        return  # out by a trap on the way: the rest of his movement is lost (SB-47)
    options = offered(walks(board, play.pack, action.user, action.points, _travel(play, action)))
    if champion.hex >= 0:
        options.append(STAY)
    if options and options[0] is not STAY:
        play.ask(action.seat, "move", options, moved_to)


def _travel(play: BrawlPlay, action: Action) -> str:
    return play.pack.card[action.card].travel if action.card else "walk"


@step
def moved_to(play: BrawlPlay, kind: str, hex_: int) -> None:
    """Go there; where it matters whom the way goes through, that is asked first."""
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
    """Ask whom the way goes through: for each set of enemies there is one."""
    action = play.record(Action)
    options = [Option(name, (kind, hex_, name), ()) for name in sorted(_named(play, kind, hex_))]
    if len(options) == 1:
        play.todo((way_taken, *options[0].args))
        return
    play.ask(action.seat, "way", options, way_taken)


def _named(play: BrawlPlay, kind: str, hex_: int) -> dict[str, Path]:
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
    _walk(play, _named(play, kind, hex_)[name], on=kind == "trap")


def _walk(play: BrawlPlay, path: Path, *, on: bool) -> None:
    """Walk; a champion from the gate enters the arena with the first step (SB-41)."""
    action = play.record(Action)
    champion = play.board.champions[action.user]
    if champion.hex < 0:
        play.emit("back", {"champion": action.user, "hex": path[0]})
        champion.hex = path[0]
        if len(path) > 1:
            go(play, action.user, path[1:], "walk")
    else:
        go(play, action.user, path, "walk")
    action.points = action.points - len(path) if on else 0
    if entered(play, action.user, action.user):
        play.todo(ask_move)


# ---------------------------------------------------------------- dash


@step
def ask_dash(play: BrawlPlay, i: int, steps: int, direction: int, strike: int) -> None:
    """Ask where a dash leads, in one direction if it goes on after a trap; `strike`: what may be dealt instead (SB-50)."""
    board, action = play.board, play.record(Action)
    if board.champions[i].hex < 0:
        return
    options = [] if is_rooted(board, i) else offered(dashes(board, play.pack, i, steps, direction))
    options = [Option(o.key, (*o.args, i, steps, direction), ()) for o in options]
    near = arena_of(board, play.pack).grid.near[board.champions[i].hex]
    if strike:
        foes = [j for j, foe in enumerate(board.champions) if foe.team != board.champions[i].team and foe.hex >= 0]
        options += [
            Option(f"hit:{j}", ("hit", j, i, strike, -1), ()) for j in foes if near >> board.champions[j].hex & 1
        ]
        options.sort(key=lambda option: natural(option.key))
    if options:
        play.ask(action.seat, "dash", [*options, Option("stay", ("stay", -1, i, 0, -1), ())], dashed)


@step
def dashed(play: BrawlPlay, kind: str, where: int, i: int, steps: int, direction: int) -> None:
    """Dash there; after a trap it goes on in the same line if that is wanted."""
    action = play.record(Action)
    if kind == "stay":
        return
    action.did = True
    if kind == "hit":
        deal(play, [(where, steps)], i, "effect")
        return
    ways = dashes(play.board, play.pack, i, steps, direction)
    path = (ways.traps if kind == "trap" else ways.free)[where][0]
    line = arena_of(play.board, play.pack).grid.row[play.board.champions[i].hex][where]
    go(play, i, path, "dash")
    if entered(play, i, i) and steps > len(path):
        play.todo((ask_dash, i, steps - len(path), line, 0))


def start_dash(play: BrawlPlay, i: int, steps: int) -> None:
    """Schedule a dash of up to so many hexes."""
    begin(play.record(Action))
    strike = rule(play.board, play.pack, i, "hit_for_dash")
    play.todo((ask_dash, i, steps, -1, strike))


# ---------------------------------------------------------------- swoop, jump, over everything


@step
def ask_flight(play: BrawlPlay, i: int, steps: int, way: str) -> None:
    """Ask where a swoop, a jump or a dash over all but statues ends."""
    board, action = play.board, play.record(Action)
    if board.champions[i].hex < 0 or is_rooted(board, i):
        return
    found = members(jumps(board, play.pack, i, steps)) if way == "jump" else sorted(_lines(play, i, steps, way))
    options = [Option(f"h{hex_}", (hex_, i, steps, way), ()) for hex_ in found]
    if options:
        kind = "dash" if way == "rush" else way
        play.ask(action.seat, kind, [*options, Option("stay", (-1, i, steps, way), ())], flown)


def _lines(play: BrawlPlay, i: int, steps: int, way: str) -> dict[int, Path]:
    return swoops(play.board, play.pack, i, steps, statues=way == "swoop")


@step
def flown(play: BrawlPlay, hex_: int, i: int, steps: int, way: str) -> None:
    """Go there: only a trap in the last hex triggers (SB-51, SB-52)."""
    if hex_ < 0:
        return
    action = play.record(Action)
    action.did = True
    if way == "jump":
        distance = arena_of(play.board, play.pack).grid.distance[play.board.champions[i].hex][hex_]
        go(play, i, (hex_,), way)
        action.moved = distance
    else:
        go(play, i, _lines(play, i, steps, way)[hex_], "dash" if way == "rush" else way)
    entered(play, i, i)


# ---------------------------------------------------------------- being placed


def place(play: BrawlPlay, i: int, hex_: int) -> None:
    """Set a champion onto a free hex: this is no movement, but a trap there triggers (SB-47, SB-67)."""
    champion, action = play.board.champions[i], play.within(Action)
    start = champion.hex
    if start == hex_:
        return
    champion.hex = hex_
    by = action.user if action is not None else i
    facts = {"champion": i, "by": by, "way": "place", "start": start, "end": hex_, "path": [hex_], "passed": []}
    play.emit("moved", facts)
    entered(play, i, by)
