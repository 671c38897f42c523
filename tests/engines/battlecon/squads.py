"""Fights in teams of kits made by hand: fighters of which each has fast, slow and sure styles, and what a test adds."""

from __future__ import annotations

from typing import Any

from engines.battlecon.content.shapes import Kit
from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, card, kit, pack_of

LANCE = card("lance", range=(1, 4), power=4, priority=2)


def member(ident: str, *effects: Raw, bases: tuple[Raw, ...] = (), **facts: Any) -> Kit:
    """Return a kit whose style "own" has these effects; "quick" and "slow" are 5 faster and slower, "sure" has ▲."""
    styles = (
        card("own", *effects),
        card("quick", priority=5),
        card("slow", priority=-5),
        card("sure", tie=True),
    )
    return kit(ident, styles=styles, bases=(LANCE, *bases), **facts)


def squad(*kits: Kit, **options: Any) -> Fight:
    """Return a fight of these kits, in teams if they are more than two; options are those of `Fight`.

    Of three the first stands against the others, of four the first two against the others, with mode "three_on_one" the first.
    """
    return Fight(*(made.id for made in kits), rules=BATTLECON.rules(pack_of(*kits)), **options)


def four(*effects: Raw, **options: Any) -> Fight:
    """Return two against two, "ann" and "bob" against "cat" and "dan"; these effects are on Ann's style "own"."""
    return squad(member("ann", *effects), member("bob"), member("cat"), member("dan"), **options)


def one_to_two(*effects: Raw, **options: Any) -> Fight:
    """Return one against two, "ann" against "bob" and "cat"; these effects are on Ann's style "own"."""
    return squad(member("ann", *effects), member("bob"), member("cat"), **options)
