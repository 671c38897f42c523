"""The types of the content files: heroes with their cards and passives, universal cards, terrains (AR-98)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.archutheon.content.lasting import Lasting, Standing
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import CardElement, Count, Direction, Id, Speed, Value
from engines.kernel.content.names import Name
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf

Source = Literal["adapted", "ours", "pack"]

Turned = Annotated[str, msgspec.Meta(pattern=r"^(o|(f|b|fl|fr|bl|br){1,2})\Z")]
"""An area of a pattern as seen from the user: "o" the own one, else steps forward (f), back (b), and to the sides of these."""


class Scheme(Content, frozen=True):
    """The scheme of a card: whom it can hit, and from how far (AR-30).

    "targeted": one hero `least` to `most` areas away. "area": all in one area so far away. "pattern": all in the `areas`
    around the user, turned as named. `dash`: the user dashes first (the white arrow).
    """

    kind: Literal["targeted", "area", "pattern"]
    least: Count = 0
    most: Count = 0
    areas: tuple[Turned, ...] = ()
    dash: bool = False

    @property
    def direction(self) -> Direction:
        """The direction type."""
        return "targeted" if self.kind == "targeted" else "area"


BlockKind = Literal["plain", "reflect", "absorb", "effect", "permanent", "movement", "charge", "dodge", "hop"]
"""The kind of a block (AR-41, AR-44): "dodge" is Уворот, "hop" Подскок."""


class Block(Content, frozen=True):
    """The block of a card: its kind, and the damage that it stops. Dodge and hop have no number (reading 3.46)."""

    kind: BlockKind = "plain"
    by: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class Property(Content, frozen=True):
    """A property of a card, for the slot of one speed (AR-21, AR-25).

    `boost`: "stealth" hides the card, "support" strengthens another own card and the card itself is not carried out,
    "only" is carried out without the basic attack. `pre` are effects before the range is measured, `do` those after the
    damage, and all figures. `deferred`: the effects wait for the owner's next Recovery (AR-99). `flip`: they wait in the
    slot for the Tactics token (AR-18). `scheme` is the property's own aim, where the card's own is not the one that it
    uses.
    """

    boost: Literal["stealth", "support", "only"] | None = None
    pre: tuple[AnyOf[Op], ...] = ()
    do: tuple[AnyOf[Op], ...] = ()
    deferred: bool = False
    flip: bool = False
    scheme: Scheme | None = None


class Card(Content, frozen=True):
    """A card: a hero's five, or a universal one (AR-02)."""

    id: Id
    name: Name
    value: Value
    element: CardElement
    scheme: Scheme
    damage: Annotated[int, msgspec.Meta(ge=0, le=6)]
    block: Block
    slow: Property
    fast: Property
    swift: Property

    def property(self, speed: Speed) -> Property:
        """Return the property of a speed."""
        found: Property = getattr(self, speed)
        return found


class Passive(Content, frozen=True):
    """A side of the passive card of a leader (AR-92)."""

    id: Id
    name: Name
    text: Standing


class Hero(Content, frozen=True, omit_defaults=True):
    """A hero, one file: five cards, two passives, and what he can do besides, such as pass rifts unharmed (AR-76)."""

    id: Id
    name: Name
    source: Source
    emblem: Id
    flavour: Name
    cards: tuple[Card, ...]
    passives: tuple[Passive, ...]
    trait: tuple[Lasting, ...] = ()


class Terrain(Content, frozen=True):
    """A terrain card with its two sides (AR-90)."""

    id: Id
    name: Name
    sides: tuple[Passive, Passive]


class Universal(Content, frozen=True):
    """The file universal.toml: cards that any hero can use. Each player has one of each."""

    source: Source
    cards: tuple[Card, ...]


class Terrains(Content, frozen=True):
    """The file terrains.toml."""

    source: Source
    terrains: tuple[Terrain, ...]


class SlotAttack(Content, frozen=True):
    """The attack of a slot itself, without a card; its element is Universum (AR-22, AR-97)."""

    damage: Count
    scheme: Scheme
    do: tuple[AnyOf[Op], ...] = ()


class Slots(Content, frozen=True):
    """The slot attacks of one column, each by speed."""

    slow: SlotAttack | None = None
    fast: SlotAttack | None = None
    swift: SlotAttack | None = None
