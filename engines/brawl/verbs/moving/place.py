"""The verb `place`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.brawl.board import Action, BrawlPlay, occupied
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Who
from engines.brawl.derived.groups import all_of
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.doing import Task, here_of
from engines.brawl.effects.moving import place
from engines.brawl.verbs.steps import step
from engines.kernel.hexes import members
from engines.kernel.state.model import Option


class Place(Op, frozen=True, tag="place"):
    """Place a champion onto a free hex, which is not movement (SB-67). `where` "near": next to `near`, of a group to any of it;
    "anywhere"; "apart": not next to a champion; "deployment": in the deployment area of the card's player; "vacated": where the
    target of the latest displacement stood.
    """

    sample: ClassVar[str] = 'where = "near", near = { side = "allies" }'

    asks: ClassVar[bool] = True

    where: Literal["near", "anywhere", "apart", "deployment", "vacated"]
    who: Who = "self"
    near: Who = "self"

    def do(self, play: BrawlPlay, task: Task) -> None:
        """Ask for the hex, unless there is one only and the op is not optional."""
        for i in task.who:
            play.todo((ask_place, i, task.ops, task.at))

    def free_for(self, play: BrawlPlay, i: int) -> int:
        """Return the hexes onto which a champion may be placed."""
        board, here, arena = play.board, here_of(play), arena_of(play.board, play.pack)
        free = ((1 << arena.grid.size) - 1) & ~(occupied(board) | arena.blocked)
        if self.where == "near":
            around = 0
            for other in all_of(here, self.near):
                around |= arena.grid.near[board.champions[other].hex] if other != i else 0
            return free & around
        if self.where == "apart":
            for champion in board.champions:
                free &= (
                    ~arena.grid.near[champion.hex] if champion.hex >= 0 and champion is not board.champions[i] else -1
                )
            return free
        if self.where == "deployment":
            assert here.action is not None
            return free & arena.deployment[board.sides[board.players[here.action.seat].team]]
        if self.where == "vacated":
            spot = here.action.vacated if here.action is not None else -1
            return free & (1 << spot) if spot >= 0 else 0
        return free


@step
def ask_place(play: BrawlPlay, i: int, ops: str, at: int) -> None:
    """Ask for the free hex onto which a champion is placed."""
    op = play.pack.ops[ops][at]
    assert isinstance(op, Place)
    action = play.record(Action)
    if play.board.champions[i].hex < 0:
        return
    found = list(members(op.free_for(play, i)))
    if len(found) == 1 and not op.may:
        placed(play, found[0], i)
    elif found:
        options = [Option(f"h{hex_}", (hex_, i), ()) for hex_ in found]
        if op.may:
            options.append(Option("stay", (-1, i), ()))
        play.ask(action.seat, "place", options, placed)


@step
def placed(play: BrawlPlay, hex_: int, i: int) -> None:
    """Set the champion there."""
    if hex_ >= 0:
        play.record(Action).did = True
        place(play, i, hex_)
