"""The words in which cards are written: amounts, conditions and ops. Everything a kit can do is said with them.

The text that players read is generated from these structs (words/battlecon_cards.py), so a card does what it says.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.content import Content

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
Who = Literal["self", "opponent"]
Stat = Literal["power", "priority", "guard", "armour", "range", "min_range", "max_range"]
"""A figure of an attack; "range" is both ends."""

Until = Literal["beat", "next", "fight"]
"""To the end of this beat, through the next beat alone, or to the end of the fight: the latter two are states (BC-93)."""

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
"""When an effect applies: phases of a beat (BC-22 to BC-30) and moments.

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
"""What an amount counts: what the effect's latest op moved, spent, took or dealt ("amount"); spaces to the opponent; damage of
this beat taken or dealt, or dealt by the present attack ("damage"); damage that armour took this beat; a figure as it is now
or printed; tokens in supply, in the exhausted area, or used this beat; bases in both discard piles; bonuses to power (not
printed, penalties apart); spaces strictly between self and the marker. "event": what the moment itself brought: damage taken
(when_damaged) or that armour took (when_absorbed) just then. "min_range": the lesser end of the range now.
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
    """Something that must hold; with `no` it must not.

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


class Op(Content, frozen=True, tag_field="op", kw_only=True):
    """Base of all ops. `if`: the op is left out unless all hold when its turn comes."""

    if_: Conditions = msgspec.field(name="if", default=())


class Move(Op, frozen=True, tag="move"):
    """A movement of space by space (BC-50 to BC-57, BC-91).

    advance, retreat, close and move (either way) move oneself, pull, push and shift (either way) the opponent. `far`: the largest
    legal number; with close: until adjacent. `short`: never past.
    """

    way: Literal["advance", "retreat", "close", "move", "pull", "push", "shift"] = "advance"
    by: Span = 1
    far: bool = False
    short: bool = False


class Teleport(Op, frozen=True, tag="teleport"):
    """A movement straight to a space (BC-53, BC-91): anywhere, next to the other, or on one's own side of the opponent."""

    who: Who = "self"
    where: Literal["anywhere", "adjacent", "own_side", "corner", "marker"] = "anywhere"
    marker: Id | None = None


class Bonus(Op, frozen=True, tag="bonus"):
    """Changes a figure of an attack by a number, bonus or penalty (BC-42). In an "always" effect it is read anew each time."""

    stat: Stat = "power"
    by: Number = 1
    who: Who = "self"
    until: Until = "beat"


class Equal(Op, frozen=True, tag="equal"):
    """A figure becomes equal to a number (BC-77), or with `value` of НЕТ gets one in its place (BC-15)."""

    stat: Stat = "power"
    to: Number = 0
    who: Who = "self"
    until: Until = "beat"


class Rule(Op, frozen=True, tag="rule"):
    """Puts a rule of a fighter's own in force. In an "always" effect it holds while the conditions do."""

    rule: RuleName = "stable"
    value: Number = 0
    who: Who = "self"
    marker: Id | None = None
    until: Until = "beat"


class Gain(Op, frozen=True, tag="gain"):
    """Returns tokens or counters from the exhausted area to supply (BC-43), as many as there are up to `count`.

    `token` "any" (None): of the owner's choice, one after another. `fresh`: not one that was used this beat.
    """

    token: Id | None = None
    count: Number = 1
    fresh: bool = False
    who: Who = "self"


class Spend(Op, frozen=True, tag="spend"):
    """Spends tokens or counters from supply, no effect of theirs applies (BC-43, BC-75): exactly so many, or as many as wanted.

    What cannot be paid in full ends the effect. `token` None: of the owner's choice. `box`: removed instead, to the box (BC-43).
    """

    token: Id | None = None
    count: Span = 1
    box: bool = False


class Exhaust(Op, frozen=True, tag="exhaust"):
    """Tokens or counters of somebody go from supply to the exhausted area, as many as there are up to `count`; a choice of kinds
    is made by their holder.
    """

    token: Id | None = None
    count: Number = 1
    who: Who = "self"


class SetTokens(Op, frozen=True, tag="set_tokens"):
    """The supply of a token or counter becomes `to`; the rest is exhausted."""

    token: Id
    to: Number = 0


class Give(Op, frozen=True, tag="give"):
    """Hands tokens from the own exhausted area over to the opponent, as many as there are up to `count` (BC-94).

    `overflow`: life the opponent loses for each that there is no more of.
    """

    token: Id
    count: Number = 1
    overflow: int = 0


class TakeBack(Op, frozen=True, tag="take_back"):
    """Tokens used this beat go back to supply and their effect ends (BC-94)."""

    token: Id | None = None


class UseToken(Op, frozen=True, tag="use_token"):
    """Uses tokens beyond the limit: one of the owner's choice, who may decline, or all that are left."""

    all: bool = False


class Lose(Op, frozen=True, tag="lose"):
    """Отнять (BC-45); with `drain` the fighter heals what was lost (BC-86)."""

    by: Number = 1
    who: Who = "opponent"
    drain: bool = False


class Heal(Op, frozen=True, tag="heal"):
    """Heals up to the starting life (BC-46)."""

    by: Number = 1
    who: Who = "self"


class PayLife(Op, frozen=True, tag="pay_life"):
    """Pays life (BC-75); what cannot be paid ends the effect."""

    by: Number = 1


class Damage(Op, frozen=True, tag="damage"):
    """Deals damage outside an attack (BC-79)."""

    by: Number = 1
    who: Who = "opponent"


class Stun(Op, frozen=True, tag="stun"):
    """Stuns (BC-84)."""

    who: Who = "opponent"


class Recover(Op, frozen=True, tag="recover"):
    """The fighter is no longer stunned (BC-99)."""


class Again(Op, frozen=True, tag="again"):
    """Attacks again, once the present attack is finished (BC-96); `times` attacks more."""

    times: Number = 1


class BecomeActive(Op, frozen=True, tag="become_active"):
    """Becomes the active player (BC-85)."""


class Activate(Op, frozen=True, tag="activate"):
    """Activates a special card or form (BC-70)."""

    card: Id


class Deactivate(Op, frozen=True, tag="deactivate"):
    """Deactivates a special card (BC-70)."""

    card: Id


class Place(Op, frozen=True, tag="place"):
    """Lays a marker on a space (BC-49): any, the own one, any in range of the attack, or any next to the marker's owner."""

    marker: Id
    where: Literal["anywhere", "own", "in_range", "opponent", "adjacent"] = "anywhere"
    not_opponent: bool = False
    another: bool = False


class MoveMarker(Op, frozen=True, tag="move_marker"):
    """Moves a marker by so many spaces either way (BC-49)."""

    marker: Id
    by: Span = 1


class RemoveMarker(Op, frozen=True, tag="remove_marker"):
    """Takes a marker off the board to supply (BC-49)."""

    marker: Id


class Discard(Op, frozen=True, tag="discard"):
    """Somebody lays a base or style of their choice from hand face down beside the pair (BC-78)."""

    who: Who = "opponent"
    kind: Literal["base", "style"] = "base"


class Take(Op, frozen=True, tag="take"):
    """Takes an own base or style of choice from one of the discard piles to hand (BC-78)."""

    kind: Literal["base", "style"] = "base"


class SwapBase(Op, frozen=True, tag="swap_base"):
    """Swaps the own base for another from hand; the old one goes to hand (BC-95)."""


class AddStyle(Op, frozen=True, tag="add_style"):
    """Adds another style from hand to the pair (BC-95)."""


class ReturnStyle(Op, frozen=True, tag="return_style"):
    """The opponent's style goes to hand and no longer counts (BC-78, BC-95)."""


class Guess(Op, frozen=True, tag="guess"):
    """Names openly the base that the opponent will reveal (BC-94)."""


class ClashCause(Op, frozen=True, tag="clash"):
    """Causes a clash (BC-24)."""


class Win(Op, frozen=True, tag="win"):
    """Wins the fight at once, or with `who` opponent loses it (BC-33)."""

    who: Who = "self"


class Choose(Op, frozen=True, tag="choose"):
    """The fighter picks one of several lists of ops."""

    options: tuple[tuple[AnyOp, ...], ...]


class Hook(Op, frozen=True, tag="hook"):
    """What no op can say: a step of that name in hooks.py, and a text of that name in the locales."""

    name: Id
    value: int = 0


AnyOp = (
    Move
    | Teleport
    | Bonus
    | Equal
    | Rule
    | Gain
    | Spend
    | Exhaust
    | SetTokens
    | Give
    | TakeBack
    | UseToken
    | Lose
    | Heal
    | PayLife
    | Damage
    | Stun
    | Recover
    | Again
    | BecomeActive
    | Activate
    | Deactivate
    | Place
    | MoveMarker
    | RemoveMarker
    | Discard
    | Take
    | SwapBase
    | AddStyle
    | ReturnStyle
    | Guess
    | ClashCause
    | Win
    | Choose
    | Hook
)


class Effect(Content, frozen=True):
    """When, if, and what. Compulsory unless `may` (BC-40). `each`: at a moment it applies each time, else once a beat (BC-41)."""

    when: When
    do: tuple[AnyOp, ...]
    if_: Conditions = msgspec.field(name="if", default=())
    may: bool = False
    each: bool = False
