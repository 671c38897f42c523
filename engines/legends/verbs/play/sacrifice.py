"""The verb `sacrifice`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.kernel.state.model import Option, Seat
from engines.legends.board import Board, LegendsPlay, Permanent
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Number
from engines.legends.derived.amounts import number
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, killer, record_result, seats_concerned
from engines.legends.effects.moving import leave_together
from engines.legends.verbs.about import OnPlayer
from engines.legends.verbs.steps import step

SacrificeKind = Literal["follower", "event", "skill", "permanent"]
"""Permanents by type; "permanent": any of them. Heroes are not sacrificed."""


class Sacrifice(OnPlayer, frozen=True, tag="sacrifice"):
    """Let a player put so many permanents of his own into the graveyard, which he picks; of too few all (LG-06)."""

    sample: ClassVar[str] = 'kind = "follower", who = "enemy"'

    kind: SacrificeKind
    by: Number = 1

    def can(self, here: Here) -> bool:
        """Return whether somebody has such a permanent."""
        return any(_own(here.board, here.pack, seat, self.kind) for seat in seats_concerned(here, self))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Let each player pick."""
        count = number(task.here, self.by)
        play.todo(*((ask_sacrifice, seat, count, self.kind) for seat in seats_concerned(task.here, self)))


def _own(board: Board, pack: Pack, seat: Seat, kind: str) -> list[Permanent]:
    """Return the permanents that a player may sacrifice."""
    types = ("follower", "event", "skill") if kind == "permanent" else (kind,)
    return [p for p in board.permanents if p.controller == seat and pack.type_of[p.card] in types]


@step
def ask_sacrifice(play: LegendsPlay, seat: int, count: int, kind: str) -> None:
    """Ask a player for the permanents, unless there is no choice."""
    found = _own(play.board, play.pack, seat, kind)
    if count >= len(found):
        _bury(play, found)
    elif count > 0:
        options = [Option(str(p.uid), (p.uid,), ()) for p in found]
        play.ask(seat, "sacrifice", options, sacrificed, least=count, most=count)


@step
def sacrificed(play: LegendsPlay, uids: int | list[int]) -> None:
    """Put the permanents into the graveyard."""
    wanted = [uids] if isinstance(uids, int) else uids
    _bury(play, [p for p in play.board.permanents if p.uid in wanted])


def _bury(play: LegendsPlay, found: list[Permanent]) -> None:
    """Put permanents into the graveyard at once; a skill that forces it has killed them (LG-15, A-10)."""
    if found:
        by = killer(play)
        leave_together(play, [(p, by) for p in found], "graveyard", "effect")
        record_result(play)
