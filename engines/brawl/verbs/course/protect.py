"""The verb `protect`."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, attack_of
from engines.brawl.content.op import Op
from engines.brawl.effects.doing import Task


class Protect(Op, frozen=True, tag="protect"):
    """Cancel a part of the attack: all displacement by it and its damage, further post effects, or all lasting effects."""

    sample: ClassVar[str] = 'from = "displacement"'

    from_: Literal["displacement", "post", "lasting"] = msgspec.field(name="from")

    def do(self, play: BrawlPlay, _task: Task) -> None:
        """Cancel something of the attack; all lasting effects end at once."""
        attack = attack_of(play)
        if attack is None:
            return
        if self.from_ == "lasting":
            play.board.effects, play.board.charges = (), ()
        else:
            attack.protected = (*attack.protected, self.from_)
        play.emit(events.Protected(play.record(Action).user, self.from_))
