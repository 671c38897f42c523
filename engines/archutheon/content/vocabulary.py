"""The words of cards: elements, speeds, permanents, heroes by their part in a card, amounts, conditions.

The verbs are in engines/archutheon/verbs. The text that players read is generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from engines.kernel.content.reading import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=12)]
Change = Annotated[int, msgspec.Meta(ge=-12, le=12)]
"""A change of a figure. Figures of the game are small: a larger number is a slip."""

Element = Literal["freedom", "truth", "chaos"]
CardElement = Literal["freedom", "truth", "chaos", "universum", "void"]
"""The element of a card. Its player names one for Universum, the opponent for Void (AR-28)."""

ELEMENTS: tuple[Element, ...] = get_args(Element)

Speed = Literal["slow", "fast", "swift"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)

Value = Literal["base", "one", "two", "three", "leader"]
"""The value of a card: base, tiers I to III, the active card of a leader (AR-02)."""

VALUES: tuple[Value, ...] = get_args(Value)
TIERS: tuple[Value, ...] = ("one", "two", "three")
"""The values whose cards lie in stashes (AR-06, AR-47)."""

Direction = Literal["targeted", "area"]
"""The direction type of a card: at one hero, or at all in an area (AR-33, AR-42)."""

Permanent = Literal[
    "aloft", "numb", "inspired", "exhausted", "armour", "vulnerable",
    "stealth", "fear", "steady", "withering", "barrier", "blind",
]  # fmt: skip
"""A permanent: each stands beside its opposite (AR-60)."""

PERMANENTS: tuple[Permanent, ...] = get_args(Permanent)
OPPOSITE: dict[Permanent, Permanent] = {one: PERMANENTS[at ^ 1] for at, one in enumerate(PERMANENTS)}
"""The permanent that each annihilates (AR-60)."""

GOOD = frozenset(PERMANENTS[::2])
"""The permanents that help their hero."""

Thing = Literal["cover", "wall", "rift"]
"""An active object on a cell (AR-75, AR-76)."""

Role = Literal["self", "target", "hit", "leader", "ally_target"]
"""A hero by the part in the card. "self": the acting hero. "target": the hero that the card names. "hit": each hero that it
hits, of a targeted card the target unless it misses. "leader": the own leader. "ally_target": the own hero that a block
protects, or that an enemy card names.
"""

Side = Literal["enemies", "allies", "own", "heroes"]
"""Heroes as seen by "self": those of the other squad; the rest of the own squad; the own squad with him; all."""


class Group(Content, frozen=True):
    """Some heroes on the board: of a side, from `least` to `within` areas from another hero.

    `other`: without those that the card hits. `pick` "each": all of them; "one": one is chosen; "up_to_one": or none.
    """

    side: Side
    within: Count = 9
    least: Count = 0
    of: Role = "self"
    other: bool = False
    pick: Literal["each", "one", "up_to_one"] = "each"


Who = Role | Group

Where = Literal["self", "target", "area"]
"""An area by its part in the card: that of the acting hero, of the target, or the one that an area card names."""

Of = Literal["dealt", "blocked", "hit", "count", "missing"]
"""The thing that an amount counts: damage that the card dealt to enemies; damage that blocks stopped of it; heroes hit; heroes
of a group; health that the acting hero lacks.
"""


class Amount(Content, frozen=True):
    """A number read when it is needed: a count, times a factor, at most `most`."""

    of: Of
    times: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    most: Count = 12
    group: Group | None = None


Number = Count | Amount

Is = Literal[
    "dealt", "element", "element_of", "has", "on", "near", "health", "leader", "enemy", "alone", "defending",
    "first", "last", "blocked", "count", "answers", "placed", "moved",
]  # fmt: skip
"""A condition. "dealt": the card dealt damage to `who`, or with "hit" to anybody (AR-36). "element": the element of the card.
"element_of": the element of `who` (AR-78). "has": `who` has `permanent`. "on": `who` stands on `thing`. "near": `who` is
`least` to `most` areas from `of`. "health": that of `who` is `least` to `most`. "leader": `who` is a leader. "enemy": `who` is
of the other squad. "alone": no other hero of his squad is in his area. "defending": the card is declared in defence. "first",
"last": it is so in its column. "blocked": a block reduced it. "count": so many heroes of `group`, `least` to `most`. "answers":
the card answers an attack card that is "faster" or "slower" than its own slot (`speed`). "placed": the area of `who` has a
permanent or an element in its side cell. "moved": `who` has changed areas in this turn.
"""


class Condition(Content, frozen=True):
    """A condition that must hold when it is read; with `not` it must not."""

    is_: Is = msgspec.field(name="is")
    who: Role = "self"
    of: Role = "self"
    element: Element | None = None
    permanent: Permanent | None = None
    thing: Thing | None = None
    speed: Literal["faster", "slower"] | None = None
    group: Group | None = None
    least: Count = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=99)] = 99
    not_: bool = msgspec.field(default=False, name="not")


Conditions = tuple[Condition, ...]
