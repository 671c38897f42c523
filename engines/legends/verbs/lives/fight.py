"""The verb `fight`."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import ClassVar, Literal

import msgspec

from engines.legends.board import LegendsPlay, Permanent, Resolving
from engines.legends.content.checks import Place
from engines.legends.content.vocabulary import CardType
from engines.legends.derived.figures import attack_of
from engines.legends.derived.groups import permanents
from engines.legends.derived.here import Here
from engines.legends.effects.doing import Task, record_result
from engines.legends.effects.queue import add_damage
from engines.legends.verbs.about import FIGHTERS, OnPermanents, problems_of_who


class Fight(OnPermanents, frozen=True, tag="fight"):
    """Let each deal its attack to the other, as in a fight without an attack."""

    sample: ClassVar[str] = 'with = "self"'

    with_: Literal["second", "self"] = msgspec.field(default="second", name="with")

    def types(self) -> Collection[CardType]:
        """Return the types of cards with attack and lives."""
        return FIGHTERS

    def can(self, here: Here) -> bool:
        """Return whether there are two to fight."""
        return any(True for _ in self._pairs(here))

    def do(self, play: LegendsPlay, task: Task) -> None:
        """Add the damage of both to the queue (LG-44)."""
        for p, other in self._pairs(task.here):
            _strike(play, p, other, task)
            _strike(play, other, p, task)
            record_result(play)

    def problems(self, place: Place) -> Iterator[str]:
        """Yield a problem if one of them cannot fight, or there is no other."""
        yield from super().problems(place)
        yield from problems_of_who(self.with_, place, FIGHTERS)
        if self.with_ == "second" and len(place.targets) < 2:
            yield "no second target is named"
        if self.with_ == "self" and not place.has_self:
            yield '"self" is nothing in an event'

    def _pairs(self, here: Here) -> Iterator[tuple[Permanent, Permanent]]:
        others = [p for p in permanents(here, self.with_) if p.card in here.pack.fighter]
        for p in self.those(here):
            for other in others:
                if other.uid != p.uid:
                    yield p, other


def _strike(play: LegendsPlay, dealer: Permanent, on: Permanent, task: Task) -> None:
    """Let one deal its attack to another; a hero has the credit for it himself, else the hero of the text has it (LG-46)."""
    board, pack = play.board, play.pack
    amount = attack_of(board, pack, dealer)
    if amount:
        credit = dealer.uid if dealer.card in pack.hero else play.record(Resolving).credit
        damage = pack.fighter[dealer.card].attack.type
        add_damage(play, on, amount, damage, by=credit, dealer=dealer.uid, source=task.source)
