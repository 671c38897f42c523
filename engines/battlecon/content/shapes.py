"""The types of a fighter's file (BC-02, BC-80 to BC-82): cards, tokens, markers, the unique ability; and those of the common
file.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.vocabulary import Amount, Id
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content

Figure = Annotated[int, msgspec.Meta(ge=-9, le=30)]
Count = Annotated[int, msgspec.Meta(ge=0, le=9)]
Fixed = Literal["range", "power", "priority", "guard"]
FighterClass = Literal["heavy", "runner", "mage", "disruptor", "striker", "wildcard"]
Source = Literal["printed", "adapted", "ours", "pack"]


class Card(Content, frozen=True):
    """A style, a base or a side of a finisher. `range` "none" and `power` "none" are НЕТ (BC-15).

    `range` "x" names spaces instead: those within `x_within` of the own marker `x_marker` (BC-17). A figure may be a number
    read from the fight, printed as X and added as usual. `fixed` figures have the sign * (BC-16). `guard` "stable" is
    Стойкость (BC-13), `tie` the sign ▲ (BC-24).
    """

    id: Id
    name: Name
    range: tuple[Figure, Figure] | Literal["none", "x"]
    power: Figure | Amount | Literal["none"]
    priority: Figure
    guard: Figure | Literal["stable"] = 0
    fixed: tuple[Fixed, ...] = ()
    tie: bool = False
    x_marker: Id | None = None
    x_within: int = 0
    effects: tuple[Effect, ...] = ()


class Token(Content, frozen=True):
    """A kind of token, used as an advantage, or with `counter` of counters without effect of their own (BC-43).

    `supply` and `exhausted` are the numbers at the start. `per_beat` tokens may be used in a beat, 0: any number; all kinds
    with the same `group` share that limit. `amounts` may be used at once, as a single one-time advantage (BC-94). `given`:
    used by opponents to whom they were handed. `queue`: a used one goes to discard 1 and comes back as cards do.
    """

    id: Id
    name: Name
    supply: Count
    exhausted: Count = 0
    per_beat: Count = 1
    group: Id | None = None
    amounts: tuple[int, ...] = ()
    counter: bool = False
    given: bool = False
    queue: bool = False
    effects: tuple[Effect, ...] = ()


class Marker(Content, frozen=True):
    """A marker on the board; `start` is its space at the start, from 0 at the owner's edge, None in supply (BC-49)."""

    id: Id
    name: Name
    start: int | None = None


class Special(Content, frozen=True):
    """A special card (BC-70): `active` at the start or not. At most one card with `form` is active."""

    id: Id
    name: Name
    form: bool = False
    active: bool = False
    effects: tuple[Effect, ...] = ()


class Advantage(Content, frozen=True):
    """An advantage of the unique ability (BC-35): one-time if `per_beat` is 1. `opponent`: [Противнику]."""

    id: Id
    name: Name
    effect: Effect
    per_beat: Count = 1
    opponent: bool = False


class Ability(Content, frozen=True):
    """A unique ability. `form_in_discard`: the top style of discard 1 counts in each beat too."""

    name: Name
    effects: tuple[Effect, ...] = ()
    advantages: tuple[Advantage, ...] = ()
    form_in_discard: bool = False


class Kit(Content, frozen=True):
    """The content of one fighter's file. `own_bases`: these bases instead of the standard six (BC-02).

    `preset` are the beginner's discards: style and base for discard 1, then for discard 2 (BC-05).
    """

    id: Id
    name: Name
    source: Source
    fighter_class: FighterClass = msgspec.field(name="class")
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)]
    life: Annotated[int, msgspec.Meta(ge=1, le=60)]
    emblem: Id
    flavour: Name
    ability: Ability
    styles: tuple[Card, ...]
    bases: tuple[Card, ...]
    finishers: tuple[Card, ...]
    preset: tuple[tuple[Id, Id], tuple[Id, Id]]
    own_bases: bool = False
    tokens: tuple[Token, ...] = ()
    markers: tuple[Marker, ...] = ()
    cards: tuple[Special, ...] = ()


class Support(Content, frozen=True):
    """A support token: the figure it changes for 2 force, and by how much (BC-34, BC-80)."""

    id: Id
    name: Name
    effects: tuple[Effect, ...]


class Bonuses(Content, frozen=True):
    """The bonuses of a single player against several (BC-67)."""

    id: Id
    name: Name
    life: int
    force: int
    effects: tuple[Effect, ...] = ()


class Common(Content, frozen=True):
    """The file common.toml, shared by all fighters. `maneuver` is the style Манёвр."""

    bases: tuple[Card, ...]
    maneuver: Card
    supports: tuple[Support, ...]
    master: Bonuses
    champion: Bonuses


Part = Card | Token | Special | Ability | Support | Bonuses
