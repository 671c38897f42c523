"""A small pack of test cards: ten heroes "a" to "j" whose cards do next to nothing, unless a test says otherwise.

So no change of the game's cards breaks a test of a rule. A card is a freedom card of damage 2 at one hero up to an area away,
with a plain block of 2 and properties that only hide it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from engines.archutheon.content.arena import Arena
from engines.archutheon.content.pack import FOLDER, Pack, problems_in
from engines.archutheon.content.shapes import Card, Hero, Terrain
from engines.archutheon.content.tables import HealthMore, SecondLeader, Tables
from engines.archutheon.content.vocabulary import VALUES
from engines.kernel.content.names import from_file
from engines.kernel.content.reading import read

Changes = Mapping[str, Any]

KITS = "abcdefghij"
QUIET: Changes = {"boost": "stealth"}
"""A property that does nothing but hide its card."""

UNIVERSAL = (
    ("discipline", "base"),
    ("tide", "base"),
    ("one", "one"),
    ("two", "two"),
    ("three", "three"),
    ("trick", "one"),
)


def named(text: str) -> dict[str, str]:
    """Return a name in both languages."""
    return {"ru": text, "en": text}


def targeted(most: int = 1, least: int = 0, **rest: Any) -> dict[str, Any]:
    """Return the scheme of a card at one hero."""
    return {"kind": "targeted", "least": least, "most": most, **rest}


def area(most: int = 1, least: int = 0, **rest: Any) -> dict[str, Any]:
    """Return the scheme of a card at an area."""
    return {"kind": "area", "least": least, "most": most, **rest}


def do(*ops: Mapping[str, Any], **rest: Any) -> dict[str, Any]:
    """Return a property with these ops."""
    return {"do": list(ops), **rest}


def op(verb: str, **fields: Any) -> dict[str, Any]:
    """Return an op; `when` are its conditions."""
    when = fields.pop("when", None)
    return {"op": verb, **fields, **({"if": when} if when else {})}


def _card(name: str, value: str, changes: Changes) -> dict[str, Any]:
    plain = {
        "id": name, "name": named(name), "value": value, "element": "freedom", "damage": 2, "scheme": targeted(),
        "block": {"by": 2}, "slow": QUIET, "fast": QUIET, "swift": QUIET,
    }  # fmt: skip
    return {**plain, **changes}


def _side(name: str, text: Changes | None) -> dict[str, Any]:
    return {"id": name, "name": named(name), "text": text or {"lasting": [{"rule": "rift_damage", "by": 0}]}}


def pack(
    cards: Mapping[str, Changes] | None = None,
    traits: Mapping[str, Sequence[Changes]] | None = None,
    passives: Mapping[str, Changes] | None = None,
    terrains: Mapping[str, Changes] | None = None,
    tables: Changes | None = None,
) -> Pack:
    """Return the pack with changes: of cards by their names, of traits by heroes, of passives "a.left", of terrains "t.up"."""
    cards, traits, passives, terrains = cards or {}, traits or {}, passives or {}, terrains or {}
    heroes = [
        {
            "id": kit, "name": named(kit), "source": "ours", "emblem": "sun", "flavour": named(kit),
            "cards": [_card(value, value, cards.get(f"{kit}.{value}", {})) for value in VALUES],
            "passives": [_side(side, passives.get(f"{kit}.{side}")) for side in ("left", "right")],
            "trait": list(traits.get(kit, ())),
        }
        for kit in KITS
    ]  # fmt: skip
    universal = [_card(name, value, cards.get(f"universal.{name}", {})) for name, value in UNIVERSAL]
    grounds = [
        {
            "id": ground,
            "name": named(ground),
            "sides": [_side(side, terrains.get(f"{ground}.{side}")) for side in ("up", "down")],
        }
        for ground in ("t", "u", "v")
    ]
    standard = standard_tables()
    made = Pack(
        heroes=tuple(_made(hero, Hero) for hero in heroes),
        universal=tuple(_made(card, Card) for card in universal),
        terrains=tuple(_made(ground, Terrain) for ground in grounds),
        arenas=(arena(),),
        tables=_made({**msgspec.to_builtins(standard), **tables}, Tables) if tables else standard,
    )
    assert problems_in(made) == []
    return made


def _made(written: Changes, kind: type[Any]) -> Any:
    return msgspec.convert(written, kind, dec_hook=from_file)


@cache
def arena() -> Arena:
    """Return the game's own map."""
    return read(FOLDER / "boards" / "standard.toml", Arena)


@cache
def standard_tables() -> Tables:
    """Return the game's own tables, but orange's first turn gives Enlightenment: so most tests need one turn alone.

    Modules leave the health as it is: so tests of them need not reckon with it.
    """
    written = read(FOLDER / "tables.toml", Tables)
    return msgspec.structs.replace(
        written, first_enlightenment=True, health_more=HealthMore(), second_leader=SecondLeader()
    )
