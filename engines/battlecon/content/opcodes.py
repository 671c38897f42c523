"""What cards can do: each op with what it needs to know. What carries it out is registered by `doing.does`."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.battlecon.content.vocabulary import Conditions, Id, Number, RuleName, Span, Stat, Until, Who
from engines.kernel.content.reading import Content


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
