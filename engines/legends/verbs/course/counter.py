"""The verb `counter`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engines.legends.board import LegendsPlay, Spell
from engines.legends.content.checks import Place
from engines.legends.content.op import Op
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.moving import counter


class Counter(Op, frozen=True, tag="counter"):
    """Cancel the spells that the text names (LG-09)."""

    sample: ClassVar[str] = ""

    def can(self, here: Here) -> bool:
        """Return whether one of them is on the stack."""
        return bool(_spells(here))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Cancel them."""
        for spell in _spells(task.here):
            counter(play, spell, task.source)
            record_result(play)

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem unless the text names a spell."""
        if not any(target.kind == "spell" for target in place.targets):
            yield "no spell is named"


def _spells(here: Here) -> list[Spell]:
    """Return the spells on the stack that the text names; a uid is never that of a permanent too."""
    named = {uid for uids in here.targets for uid in uids}
    return [spell for spell in here.board.stack if spell.uid in named]
