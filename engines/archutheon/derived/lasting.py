"""Lasting rules in force on a hero: of his own trait, of his leader's passive card, of the terrain."""

from __future__ import annotations

from collections.abc import Iterator

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


def rule(
    board: Board,
    pack: Pack,
    at: int,
    name: Rule,
    *,
    target: int = NONE,
    card: Declared | None = None,
    element: Element | str = "",
    permanent: Permanent | None = None,
    speed: Speed | None = None,
    thing: Thing | None = None,
) -> int:
    """Return the sum of a rule on a hero; of rules about an element, permanent, speed or thing those about this one count."""
    found = 0
    for each in rules_on(board, pack, at, name):
        if each.element is not None and each.element != element:
            continue
        if each.permanent is not None and each.permanent != permanent:
            continue
        if each.speed is not None and each.speed != speed:
            continue
        if each.thing is not None and each.thing != thing:
            continue
        if holds_all(Here(board, pack, at, target, card), each.if_):
            found += each.by
    return found
