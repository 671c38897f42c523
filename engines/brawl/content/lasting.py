"""The attributes of cards besides their ops, and the rules of levelled champions (SB-33, SB-42, SB-62 to SB-64)."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Amount, Change, Conditions, Core
from engines.kernel.content.reading import Content
from engines.kernel.verbs.verb import AnyOf

Gain = Literal[
    "strength", "defence", "poison", "double", "lifesteal", "lifesteal_shared", "ignore_defence", "no_reactions"
]
"""An attribute of an attack or a reaction: strength or defence more or less, poison so much, or a trait (SB-62 to SB-64).
"lifesteal_shared": the healing may go to an ally instead.
"""


class Give(Content, frozen=True):
    """An attribute of a card besides its printed figures, read for each target: its amount, if all conditions hold."""

    stat: Gain
    by: Change | Amount = 1
    if_: Conditions = msgspec.field(default=(), name="if")


Rule = Literal[
    "taunt",
    "immune_push",
    "immune_stun",
    "min_range",
    "max_range",
    "defence",
    "aura_defence",
    "pierce",
    "trap_proof",
    "poison",
    "lifesteal",
    "ignore_defence",
    "upkeep_draw",
    "no_reactions_near",
    "hit_for_dash",
    "red_for_strength",
    "free_standard",
    "stunning",
    "hidden_near_ally",
    "plan_from_discard",
    "any_as_yellow",
    "steady_near_statue",
]
"""A rule that the levelled side of a champion gives as long as he is in the arena; rules about a champion's player also
count for the player's other champions.

"taunt": an enemy next to him may attack only if he is a target. "min_range", "max_range": of his own cards, by the value.
"defence": his own. "aura_defence": of enemies next to him. "pierce": of targets of his attacks. "trap_proof": traps in his hex do
not trigger. "poison", "lifesteal", "ignore_defence": his attacks have it. "upkeep_draw": so many cards more in upkeep.
"no_reactions_near": no reaction can be put on enemies next to him. "hit_for_dash": instead of a dash he may deal the value to an
enemy next to him. "red_for_strength": in each of his attacks any number of red cards may be discarded, the value each.
"free_standard": once a round one of the player's champions may take a standard action without a core. "stunning": enemies that
he displaces are stunned. "hidden_near_ally": he cannot be a target of attacks next to an ally. "plan_from_discard": Plan may take
cards of the discard. "any_as_yellow": any core may be used as yellow. "steady_near_statue": enemies cannot displace him there."""


class Lasting(Content, frozen=True):
    """A rule of a levelled champion with its value while its conditions hold: "self" is the champion, "target" a target of his
    attack.
    """

    rule: Rule
    by: Change = 1
    if_: Conditions = msgspec.field(default=(), name="if")


class Triggered(Content, frozen=True):
    """An effect of a levelled champion: as his player's activation phase begins, or after a card of his, of a core if named."""

    when: Literal["activation", "card_played"]
    do: tuple[AnyOf[Op], ...]
    core: Core | None = None
