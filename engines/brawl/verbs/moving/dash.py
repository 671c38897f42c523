"""The verb `dash`."""

from __future__ import annotations

from typing import ClassVar

from engines.brawl.board import Action, BrawlPlay
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Number, Who
from engines.brawl.derived.amounts import number
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.brawl.derived.paths import dashes
from engines.brawl.effects.damage import deal
from engines.brawl.effects.doing import Task, in_order
from engines.brawl.effects.moving import begin, end_options, go
from engines.brawl.effects.traps import trigger_trap
from engines.brawl.verbs.moving.flying import fly
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option, natural


class Dash(Op, frozen=True, tag="dash"):
    """Move up to so many hexes in a straight line (SB-50). `through`: over champions and traps, which do not trigger; not
    statues.
    """

    sample: ClassVar[str] = "by = 2"

    asks: ClassVar[bool] = True

    by: Number
    who: Who = "self"
    through: bool = False

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Let one after another dash, in the order of the card's player (SB-69)."""
        if len(task.who) > 1:
            in_order(play, task, self, task.who)
        elif self.through:
            fly(play, task, self.by, "rush")
        else:
            for i in task.who:
                _start(play, i, number(task.here, self.by, i))

    def stuck(self, play: BrawlPlay, i: int) -> bool:
        """Return whether the champion cannot dash: he is rooted, and his level lets him deal nothing instead (SB-57)."""
        return is_rooted(play.board, i) and not rule(play.board, play.pack, i, "hit_for_dash")


def _start(play: BrawlPlay, i: int, steps: int) -> None:
    """Schedule a dash of up to so many hexes."""
    begin(play.record(Action))
    strike = rule(play.board, play.pack, i, "hit_for_dash")
    play.todo((ask_dash, i, steps, -1, strike))


@step
def ask_dash(play: BrawlPlay, i: int, steps: int, direction: int, strike: int) -> None:
    """Ask for the end of a dash, in one direction if it goes on after a trap; `strike` is the damage that may be dealt instead
    (SB-50).
    """
    board, action = play.board, play.record(Action)
    if board.champions[i].hex < 0:
        return
    options = [] if is_rooted(board, i) else end_options(dashes(board, play.pack, i, steps, direction))
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
    """Dash there; after a trap go on in the same line if that is wanted."""
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
    if trigger_trap(play, i, i) and steps > len(path):
        play.todo((ask_dash, i, steps - len(path), line, 0))
