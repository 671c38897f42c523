"""The figures of a declared card: its damage to a hero, step by step, and its range (AR-30, AR-34, AR-35)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.op import Figure, FigureName
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.amounts import number
from engines.archutheon.derived.charges import charge_bonus
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.declared import (
    attacks,
    given_figures,
    is_attack_card,
    own_figures,
    scheme_of,
    slot_attack,
)
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.lasting import About, rule
from engines.archutheon.derived.permanents import has


class Addends(NamedTuple):
    """The parts of a card's damage before blocks, in the order of AR-34: of the card itself, its property, supports, charges,
    passives with traits and terrain, base boosts, and three permanents.
    """

    base: int
    text: int
    support: int
    charge: int
    lasting: int
    boost: int
    inspired: int
    vulnerable: int
    exhausted: int

    @property
    def full(self) -> int:
        """The damage before blocks."""
        return max(sum(self), 0)


NO_ADDENDS = Addends(0, 0, 0, 0, 0, 0, 0, 0, 0)


class Damage(NamedTuple):
    """The damage of a card to a hero, before and after all that reduces it (AR-34).

    `full` is the damage before blocks; `blocked` what blocks stop of it; `armour`, `leader` and `barrier` what these stop
    of the rest; `dealt` what is left. `uses_barrier`: a barrier stops it, and goes.
    """

    full: int
    blocked: int
    armour: int
    leader: int
    barrier: int
    dealt: int

    @property
    def losses(self) -> tuple[int, int, int, int]:
        """The parts that blocks, armour, the leader's 1 and a barrier stop."""
        return self.blocked, self.armour, self.leader, self.barrier

    @property
    def uses_barrier(self) -> bool:
        """Whether a barrier stops the damage."""
        return self.barrier > 0


NO_DAMAGE = Damage(0, 0, 0, 0, 0, 0)


def total(here: Here, figure: FigureName) -> int:
    """Return the sum of a figure over all texts in force on the declared card; a trait is there if it is above 0."""
    card = here.card
    assert card is not None
    own = _sum(here, own_figures(here.pack, card), figure)
    return own + _sum(here, given_figures(here.pack, card), figure) if card.supports else own


def _sum(here: Here, listed: Iterable[Figure], figure: FigureName) -> int:
    found = 0
    for op in listed:
        if op.figure == figure and holds_all(here, op.if_):
            found += number(here, op.amount())
    return found


def own_damage(here: Here) -> int:
    """Return the damage of a card itself: its basic attack and its property, 0 if it carries out no attack (AR-34)."""
    base, more = _own(here)
    return base + more


def _own(here: Here) -> tuple[int, int]:
    """Return the damage of a basic attack, and what the card's property adds."""
    card = here.card
    assert card is not None
    if not attacks(here.pack, card):
        return 0, 0
    base = slot_attack(here.board, here.pack, card).damage if card.use == "slot" else here.pack.card[card.card].damage
    return base, _sum(here, own_figures(here.pack, card), "damage")


def full_damage(here: Here, *, charged: bool = True) -> int:
    """Return the damage of a declared card to `here.target` before blocks."""
    return addends(here, charged=charged).full


def addends(here: Here, *, charged: bool = True) -> Addends:
    """Return the parts of the damage of a declared card to `here.target`: additions only to damage of its own (AR-34).

    Without `charged` the charge adds nothing: a block stops it (AR-41).
    """
    board, pack, card = here.board, here.pack, here.card
    assert card is not None
    base, more = _own(here)
    if base + more <= 0:
        return NO_ADDENDS
    lasting = rule(board, pack, here.user, "damage", About(card.element), target=here.target, card=card)
    if here.target >= 0:
        lasting += rule(board, pack, here.target, "incoming", target=here.user, card=card)
    return Addends(
        base=base,
        text=more,
        support=_sum(here, given_figures(pack, card), "damage"),
        charge=charge_bonus(board, card, here.target) if charged and is_attack_card(card) else 0,
        lasting=lasting,
        boost=card.boost,
        inspired=int(has(board, here.user, "inspired")),
        vulnerable=int(has(board, here.target, "vulnerable")),
        exhausted=-int(has(board, here.user, "exhausted")),
    )


def reduced(here: Here, full: int, blocked: int, *, pierces: bool) -> Damage:
    """Return the damage that a hero takes of a card: less blocks, armour, the leader's 1, and none through a barrier
    (AR-34, AR-35).
    """
    board, at = here.board, here.target
    if full <= 0:
        return NO_DAMAGE
    stopped = 0 if pierces else min(blocked, full)
    left = full - stopped
    armour = 0 if pierces else min(int(has(board, at, "armour")), left)
    left -= armour
    leader = min(int(board.heroes[at].number == 1), left)
    left -= leader
    barrier = left if left > 0 and not pierces and has(board, at, "barrier") else 0
    return Damage(full, stopped, armour, leader, barrier, left - barrier)


def pierces(here: Here) -> bool:
    """Return whether a declared card ignores block, armour and barrier (AR-35)."""
    return total(here, "pierce") > 0


def reach(board: Board, pack: Pack, declared: Declared) -> tuple[int, int]:
    """Return the least and the greatest distance at which a declared card hits, by its acting hero now (AR-30, AR-64)."""
    scheme = scheme_of(board, pack, declared)
    here = Here(board, pack, declared.hero, card=declared)
    least = scheme.least - total(here, "near") + declared.reach[0]
    most = scheme.most + total(here, "far") + declared.reach[1]
    if declared.hero >= 0:
        most += rule(board, pack, declared.hero, "range", About(declared.element), card=declared)
        most -= has(board, declared.hero, "exhausted")
    return max(least, 0), max(most, 0)
