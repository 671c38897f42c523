"""Kits made by hand for a test: what it needs of styles, bases, tokens and the rest, on top of a kit in which nothing happens.

Cards are dicts as in a kit's file: `card`, `when` and `op` write them. A kit made here is checked as a file is.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from engines.battlecon.content.checks import problems_of
from engines.battlecon.content.pack import Pack, load
from engines.battlecon.content.shapes import Common, Kit
from engines.battlecon.game import BATTLECON
from engines.kernel.content.names import from_file
from tests.engines.battlecon.duels import Fight

Raw = dict[str, Any]


def op(name: str, **facts: Any) -> Raw:
    """Return an op. `if_` are its conditions."""
    return _with_if({"op": name, **facts})


def when(moment: str, *ops: Raw, **facts: Any) -> Raw:
    """Return an effect. `if_` are its conditions."""
    return _with_if({"when": moment, "do": ops, **facts})


def rule(name: str, **facts: Any) -> Raw:
    """Return an op that puts a rule in force."""
    return op("rule", rule=name, **facts)


def always(*ops: Raw) -> Raw:
    """Return an effect that holds while its card counts."""
    return when("always", *ops)


def is_(name: str, **facts: Any) -> Raw:
    """Return a condition."""
    return {"is": name, **facts}


def _with_if(raw: Raw) -> Raw:
    if "if_" in raw:
        raw["if"] = raw.pop("if_")
    return raw


def _named(ident: str) -> Raw:
    return {"id": ident, "name": {"ru": ident, "en": ident}}


def card(ident: str, *effects: Raw, **figures: Any) -> Raw:
    """Return a style, base or finisher: range 0, power 0, priority 0 and guard 0 unless said otherwise."""
    return {**_named(ident), "range": (0, 0), "power": 0, "priority": 0, "effects": effects, **figures}


def token(ident: str, *effects: Raw, supply: int = 1, **facts: Any) -> Raw:
    """Return a kind of token or counter."""
    return {**_named(ident), "supply": supply, "effects": effects, **facts}


def marker(ident: str, start: int | None = None) -> Raw:
    """Return a marker."""
    return {**_named(ident), "start": start}


def special(ident: str, *effects: Raw, **facts: Any) -> Raw:
    """Return a special card."""
    return {**_named(ident), "effects": effects, **facts}


def advantage(ident: str, *ops: Raw, if_: tuple[Raw, ...] = (), **facts: Any) -> Raw:
    """Return an advantage of an ability."""
    return {**_named(ident), "effect": {"when": "use", "do": ops, "if": if_}, **facts}


def ability(*effects: Raw, advantages: tuple[Raw, ...] = (), **facts: Any) -> Raw:
    """Return a unique ability."""
    return {"name": {"ru": "Дар", "en": "Gift"}, "effects": effects, "advantages": advantages, **facts}


HALT = op("choose", options=[[op("heal", by=0)], [op("heal", by=0)]])
"""A question without consequence: the fight stands still while a test looks at it."""

STYLES = (
    card("plain"),
    card("calm"),
    card("still"),
    card("halt", when("start", HALT)),
    card("rest", when("end", HALT)),
)
"""What every kit here has: styles that change nothing; two of them stop for a question."""

BLUE_IS_SLOWER = 1
"""By so much the own bases of "blue" are slower, so that nobody clashes by accident."""


def own_bases(slower: int = 0) -> tuple[Raw, ...]:
    """Return the bases that every kit here has besides its styles: a plain blow, and one that does nothing at all."""
    blow = card("jab", range=(1, 1), power=2, priority=3 - slower)
    return (blow, card("wait", range="none", power="none", priority=-slower))


def kit(
    ident: str, *, styles: tuple[Raw, ...] = (), bases: tuple[Raw, ...] = (), check: bool = True, **facts: Any
) -> Kit:
    """Return a kit with these cards besides those that every kit here has. With `check` it must be one that can be played."""
    slower = BLUE_IS_SLOWER if ident == "blue" else 0
    raw = {
        **_named(ident),
        "source": "ours",
        "class": "wildcard",
        "difficulty": 1,
        "life": 20,
        "emblem": "fist",
        "flavour": {"ru": "—", "en": "—"},
        "ability": ability(),
        "styles": (*STYLES, *styles),
        "bases": (*own_bases(slower), *bases),
        "finishers": (card(f"{ident}_final", range=(1, 6), power=9, priority=5),),
        "preset": (("plain", "strike"), ("calm", "drive")),
        **facts,
    }
    made = msgspec.convert(raw, Kit, dec_hook=from_file)
    assert not check or not problems_of(made), problems_of(made)
    return made


@cache
def common() -> Common:
    """Return what all fighters share, as shipped."""
    return load().common


def pack_of(*kits: Kit) -> Pack:
    """Return a pack of these kits alone."""
    return Pack(common(), kits)


def duel(red: Mapping[str, Any] | None = None, blue: Mapping[str, Any] | None = None, **options: Any) -> Fight:
    """Return a duel of two kits made by hand, fighter 0 "red" and fighter 1 "blue"; options are those of `Fight`."""
    rules = BATTLECON.rules(pack_of(kit("red", **(red or {})), kit("blue", **(blue or {}))))
    return Fight("red", "blue", rules=rules, **options)


def with_style(*effects: Raw, **figures: Any) -> dict[str, Any]:
    """Return what makes a kit with one style more, named "own"."""
    return {"styles": (card("own", *effects, **figures),)}
