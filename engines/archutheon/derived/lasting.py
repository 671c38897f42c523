"""Lasting rules in force on a hero: of his own trait, of his leader's passive card, of the terrain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.board import NONE, Board, Declared
from engines.archutheon.content.lasting import Lasting, Rule
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import Element, Permanent, Speed, Thing
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.here import Here


def rules_on(board: Board, pack: Pack, at: int, rule: Rule) -> Iterator[Lasting]:
    """Yield a rule from each source that concerns a hero, whether or not its conditions hold (AR-90, AR-92)."""
    hero = board.heroes[at]
    for source in (hero.kit, board.players[hero.side].passive, board.terrain):
        if source and source in pack.rules:
            yield from pack.rules[source].get(rule, ())


class About(NamedTuple):
    """The matter that a rule may be limited to: an element, a permanent, a speed, a thing on a cell; each may be none."""

    element: Element | str | None = None
    permanent: Permanent | None = None
    speed: Speed | None = None
    thing: Thing | None = None


NOTHING = About()


def rule(
    board: Board,
    pack: Pack,
    at: int,
    name: Rule,
    about: About = NOTHING,
    *,
    target: int = NONE,
    card: Declared | None = None,
) -> int:
    """Return the sum of a rule on a hero; of rules that are limited to a matter those about this one count."""
    found = 0
    for each in rules_on(board, pack, at, name):
        limits = zip((each.element, each.permanent, each.speed, each.thing), about, strict=True)
        if all(limit is None or limit == given for limit, given in limits):
            found += each.by if holds_all(Here(board, pack, at, target, card), each.if_) else 0
    return found
