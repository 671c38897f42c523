"""The words of cards: champions, amounts, conditions. The verbs are in engines/brawl/verbs.

The text that players read is generated from these structs (words/brawl/cards/texts.py), so a card does what it says.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Count = Annotated[int, msgspec.Meta(ge=0, le=12)]
Change = Annotated[int, msgspec.Meta(ge=-12, le=12)]
"""A change of a figure. Figures of the game are small: a larger number is a slip."""

Core = Literal["red", "yellow", "blue"]
"""A core by its colour: destruction, creation, manipulation (SB-20)."""

CORES: tuple[Core, ...] = ("red", "yellow", "blue")
Trap = Literal["stun", "root", "damage_1", "damage_2", "damage_3"]

Stat = Literal["strength", "defence", "movement"]
"""A figure that may be changed to the end of the turn (SB-30, SB-33)."""

Role = Literal["self", "target", "attacker", "card", "passed", "first_passed", "chosen"]
"""A champion by its part in the card. "self": the activated one; of a reaction the one that it was put on (SB-38). "target":
each target in turn. "attacker": the one attacking. "card": the champion that the card belongs to. "passed": each enemy that the
latest movement of the card went through, "first_passed" the first champion of any side. "chosen": the one that was last chosen
out of a group.
"""

Side = Literal["enemies", "allies", "team", "own", "champions"]
"""Champions as seen by "self": those of the other side; the rest of the own side without him, mates' too (SB-31, SB-70); the
same with him; those of the card's player, himself among them; all in the arena."""


class Group(Content, frozen=True):
    """Some champions in the arena: of a side, within so many hexes `of` another and not he himself (0: anywhere).

    `other`: without the targets of the card. `bloodied`: only those (SB-65). `pick` "each": all of them; "one": one is chosen;
    "up_to_one": or none.
    """

    side: Side
    within: Count = 0
    of: Role = "self"
    other: bool = False
    bloodied: bool = False
    pick: Literal["each", "one", "up_to_one"] = "each"


Who = Role | Group

Of = Literal[
    "damage", "targets", "ready", "in_discard", "count", "damage_on", "moved", "defence", "to_bloodied", "discarded"
]
"""The thing that an amount counts: attack damage that this card dealt, of a reaction the damage that the attack dealt to
"self"; its targets; ready cores of the card's player; cards of a core in his discard; champions of a group; damage on the
champion concerned; hexes of the latest movement; the defence of the one concerned; the damage that he lacks to be bloodied
(SB-65); cards of a core (all, if none is named) that the latest discarding took.
"""


class Amount(Content, frozen=True):
    """A number read when it is needed: a count, times a factor."""

    of: Of
    times: Count = 1
    core: Core | None = None
    group: Group | None = None


Number = Count | Amount

Is = Literal["did", "hurt", "dealt", "bloodied", "on_trap", "out", "near", "count", "discard_lacks"]
"""A condition. "did": the card's latest op that does not itself ask this did something; one that was declined did nothing.
"hurt": the latest displacement dealt damage. "dealt": the attack dealt damage to `who`. "bloodied", "on_trap", "out" (of action,
by this card): `who` is. "near": `who` is within `within` hexes of `of`. "count": so many champions of a group, `least` to `most`.
"discard_lacks": no card of `core` in the own discard."""


class Condition(Content, frozen=True):
    """A condition that must hold when it is read; with `not` it must not."""

    is_: Is = msgspec.field(name="is")
    who: Role = "self"
    of: Role = "target"
    within: Count = 1
    group: Group | None = None
    least: Count = 0
    most: Annotated[int, msgspec.Meta(ge=0, le=99)] = 99
    core: Core | None = None
    not_: bool = msgspec.field(default=False, name="not")


Conditions = tuple[Condition, ...]
