"""Lasting rules: what passives of leaders, terrains and traits of heroes give as long as they are in force (AR-84, AR-90,
AR-92).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import Change, Conditions, Element, Permanent, Speed, Thing
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf

Rule = Literal[
    "damage",
    "block",
    "range",
    "incoming",
    "healing",
    "steps",
    "dash_steps",
    "rift_damage",
    "rift_proof",
    "open_cover",
    "steady",
    "immune",
    "quicker",
    "boost_more",
    "hold_gate",
    "collect_aside",
    "block_apart",
    "withering_more",
]
"""A rule that is in force on a hero whose conditions hold: "self" is that hero, "target" who he attacks, or who attacks him.

"damage": his attack cards, with `element` those of it. "block": blocks by him. "range": the far end of his cards. "incoming":
damage of cards to him. "healing": of him. "steps": a step more for him in a movement of Tactics. "dash_steps": such a step of
his is a Dash (AR-48). "rift_damage": a rift deals him so much more or less. "rift_proof": it deals him none. "open_cover": a
cover or a wall (`thing`) does not shield him. "steady": enemies do not move him. "immune": `permanent` cannot be put on him.
"quicker": cards of his in a slot of `speed` lie in the recharge one cell nearer to the hand. "boost_more": a base boost of
`element` on a card of his does so much more. "hold_gate": he counts twice against the Gate: it does not shift within so many
areas of him. "collect_aside": he collects Enlightenment from any cell of the token's area. "block_apart": his blocks lose
nothing for areas between. "withering_more": Withering hurts him so much more.
"""


class Lasting(Content, frozen=True):
    """A rule with its value while its conditions hold."""

    rule: Rule
    by: Change = 1
    element: Element | None = None
    permanent: Permanent | None = None
    speed: Speed | None = None
    thing: Thing | None = None
    if_: Conditions = msgspec.field(default=(), name="if")


When = Literal["recovery", "turn_end", "death_ally", "death_enemy", "collected", "gate_shifted"]
"""A moment: the end of the own Recovery; the end of the own turn; an own hero, or an enemy one, has died; the own player has
collected Enlightenment; the Gate has shifted towards the enemy. The acting hero is the own leader."""


class Triggered(Content, frozen=True):
    """An effect at a moment."""

    when: When
    do: tuple[AnyOf[Op], ...]


class Standing(Content, frozen=True):
    """The text of a side of a passive card or a terrain: lasting rules, effects at moments, and one for the Tactics token.

    `flip` is carried out by a hero of the owner's choice as the Tactics token is turned grey (AR-18).
    """

    lasting: tuple[Lasting, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    flip: tuple[AnyOf[Op], ...] = ()
