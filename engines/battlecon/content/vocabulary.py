"""The words of cards: closed lists of moments, amounts, conditions and rules, and the structs built of them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
Who = Literal["self", "opponent"]
Stat = Literal["power", "priority", "guard", "armour", "range", "min_range", "max_range"]
"""A figure of an attack; "range" is both ends."""

Until = Literal["beat", "next", "fight"]
"""The duration of a bonus or rule: to the end of this beat, through the next beat alone, or to the end of the fight. The
latter two are states (BC-93).
"""

When = Literal[
    "always",
    "antes",
    "use",
    "reveal",
    "start",
    "before",
    "hit",
    "damage",
    "after",
    "end",
    "recycle",
    "when_hit",
    "when_damaged",
    "when_absorbed",
    "when_missed",
    "when_stunned",
    "would_be_stunned",
    "would_be_out",
    "opponent_passed",
    "opponent_moved_me",
    "opponent_advances",
    "opponent_retreats",
]
"""The time of an effect: phases of a beat (BC-22 to BC-30) and moments.

"always": while the card counts. "antes": at the start of advantages (BC-94). "use": when the token or advantage is used.
The moments: an attack hit me (after its hit effects); I was damaged (after its damage effects); my armour took damage; an
attack of an opponent did not hit me; I became stunned; I am about to be stunned, or out; an opponent has moved past me; an
opponent's effect has moved me; an opponent is about to advance or to retreat by an effect of his own (closing and teleports
too), before the first space of it.
"""

Of = Literal[
    "amount",
    "distance",
    "damage_taken",
    "damage_dealt",
    "damage",
    "absorbed",
    "armour",
    "power",
    "priority",
    "printed_power",
    "tokens",
    "spent_tokens",
    "used",
    "discarded_bases",
    "bonus_power",
    "between",
    "event",
    "min_range",
]
"""The thing that an amount counts: the number that the effect's latest op moved, spent, took or dealt ("amount"); spaces to
the opponent; damage of this beat taken or dealt, or dealt by the present attack ("damage"); damage that armour took this
beat; a figure as it is now or printed; tokens in supply, in the exhausted area, or used this beat; bases in both discard
piles; bonuses to power (not printed, penalties apart); spaces strictly between self and the marker. "event": the number of
the moment itself: damage taken (when_damaged) or damage that armour took (when_absorbed) just then. "min_range": the lesser
end of the range now.
"""

Is = Literal[
    "did",
    "distance",
    "attack_distance",
    "hit",
    "was_hit",
    "hit_last_beat",
    "damaged",
    "damaged_last_beat",
    "moved",
    "changed_sides",
    "crossed",
    "passed",
    "stunned",
    "stunned_last_beat",
    "active",
    "corner",
    "facing_edge",
    "card_active",
    "plays",
    "tokens",
    "spent_tokens",
    "used",
    "priority",
    "slower",
    "power",
    "life",
    "marker_distance",
    "marker_between",
    "marker_on_board",
    "same_base",
    "guessed",
    "finisher",
    "first_attack",
    "nobody_hit",
    "attacked",
    "state",
]
"""A condition. "did": the effect's latest op did something. "distance": to the opponent now; "attack_distance": when range was
checked. "hit", "was_hit", "damaged", "moved", "changed_sides" (by any movement), "passed" (moved past the opponent), "stunned",
"attacked": this beat. "corner": in one. "facing_edge": no free space behind. "slower": less priority than the other. "power":
now. "same_base": both play it. "guessed": rightly. "finisher": plays one. "nobody_hit": no attack hit this beat. "state": one of
the source is in force. "plays": the attack has the style or base `card` of this kit (the top base, added styles too).
"crossed": the effect's latest op was a movement that changed sides (BC-90).
"""

RuleName = Literal[
    "stable",
    "avoid",
    "avoid_far",
    "avoid_near",
    "avoid_one",
    "ignore_armour",
    "ignore_guard",
    "vulnerable",
    "unmoved",
    "may_refuse",
    "may_refuse_all",
    "no_move",
    "no_advance",
    "no_retreat",
    "no_walk_back",
    "no_pass",
    "no_walk_past",
    "no_enter_adjacent",
    "no_walk_past_marker",
    "marker_fixed",
    "damage_cap",
    "life_floor",
    "extra_damage",
    "damage_stuns",
    "no_stun",
    "unstunnable_now",
    "saved_now",
    "wins_ties",
    "loses_ties",
    "any_range",
    "misses",
    "no_bonuses",
    "no_tokens",
    "no_return",
    "tokens_idle",
    "style_off",
    "style_range_off",
    "stop_and_push",
    "follow_pass",
    "silenced",
    "wins_on_time",
    "unplayable",
]
"""A rule of a fighter's own for as long as it is in force, in the words of the ledger:

stable: Стойкость (BC-13). avoid: all attacks; avoid_far, avoid_near: attacks from `value` spaces or more, or less (BC-76);
avoid_one: those of the fighter with that number.
ignore_armour, ignore_guard, vulnerable: BC-71. unmoved: not pulled or pushed by opponents (BC-92). may_refuse: asked before each
movement by an opponent, may_refuse_all: by anybody. no_move: by nobody; no_advance, no_retreat, no_pass: BC-55; no_walk_back,
no_walk_past: the same for own normal moves of retreat or passing (BC-92). no_enter_adjacent: may not enter spaces next to the
opponent. no_walk_past_marker: may not move past the opponent's marker but by teleport; marker_fixed: own marker stays.
damage_cap: BC-74. life_floor: BC-73. extra_damage: BC-86. damage_stuns, no_stun: damage dealt by this fighter, BC-99.
unstunnable_now: what would stun now does not. wins_ties, loses_ties: BC-24, BC-87. any_range, misses: BC-98. no_bonuses: bonuses
leave the printed figures (BC-97). no_tokens: may use none. no_return: none of the own tokens may be returned. tokens_idle: tokens
used have no effect. style_off: the style's figures and effects do not count (BC-95); style_range_off: its range. stop_and_push:
an own movement stops before the opponent and pushes him by the rest. follow_pass: moves on instead of being passed. silenced:
none of the further phase effects apply (BC-95). saved_now: what would put out now does not, 1 life is left (BC-86).
wins_on_time: when time runs out, this fighter wins (BC-32). unplayable: on a finisher, it may not be played.
"""


class Amount(Content, frozen=True):
    """A number read anew each time (BC-97): `of` something of `who`, times, divided (rounded up), plus, within limits."""

    of: Of
    who: Who = "self"
    token: Id | None = None
    marker: Id | None = None
    times: int = 1
    over: Annotated[int, msgspec.Meta(ge=1)] = 1
    plus: int = 0
    least: int | None = None
    most: int | None = None


Number = int | Amount
Span = int | Amount | tuple[Number, Number]
"""An exact number, or from the first to the second."""


class Condition(Content, frozen=True):
    """A condition that must hold; with `no` it must not.

    `least` and `most` bound what is counted, and it must be more than `above`: one of them at least for counts.
    """

    is_: Is = msgspec.field(name="is")
    who: Who = "self"
    no: bool = False
    least: int | None = None
    most: int | None = None
    above: Amount | None = None
    token: Id | None = None
    marker: Id | None = None
    card: Id | None = None


Conditions = tuple[Condition, ...]
