"""Movement over everything, or over all but statues (SB-50 to SB-52)."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.vocabulary import Number
from engines.brawl.derived.amounts import number
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.paths import Path, jumps, swoops
from engines.brawl.effects.doing import Task
from engines.brawl.effects.moving import begin, go
from engines.brawl.effects.traps import trigger_trap
from engines.brawl.verbs.steps import step
from engines.kernel.hexes import members
from engines.kernel.state.model import Option


def fly(play: BrawlPlay, task: Task, by: Number, way: str) -> None:
    """Let one after another move so far, in one of the ways of `ask_flight`."""
    begin(play.record(Action))
    for i in task.who:
        play.todo((ask_flight, i, number(task.here, by, i), way))


@step
def ask_flight(play: BrawlPlay, i: int, steps: int, way: str) -> None:
    """Ask for the end of a swoop, a jump or a dash over all but statues."""
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
    trigger_trap(play, i, i)
