"""What cards can do: each op with what it needs to know. How they make up a card is in grammar.py (SB-20)."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.brawl.content.vocabulary import Amount, Change, Conditions, Core, Count, Group, Number, Who
from engines.kernel.content.reading import Content


class Op(Content, frozen=True, tag_field="do", kw_only=True):
    """Something that a card does if all its conditions hold; `may`: if its player wants to."""

    if_: Conditions = msgspec.field(default=(), name="if")
    may: bool = False


class Dash(Op, frozen=True, tag="dash"):
    """Up to so many hexes in a straight line (SB-50). `through`: over champions and traps, which do not trigger; not statues."""

    by: Number
    who: Who = "self"
    through: bool = False


class Swoop(Op, frozen=True, tag="swoop"):
    """Up to so many hexes in a straight line over everything (SB-51)."""

    by: Number
    who: Who = "self"


class Jump(Op, frozen=True, tag="jump"):
    """Up to so many hexes over everything (SB-52)."""

    by: Number
    who: Who = "self"


class Push(Op, frozen=True, tag="push"):
    """Away from "self" along the row (SB-53)."""

    by: Number
    who: Who = "target"


class Pull(Op, frozen=True, tag="pull"):
    """Towards "self" along the row (SB-54)."""

    by: Number
    who: Who = "target"


class Force(Op, frozen=True, tag="force"):
    """Up to so many hexes as the card's player chooses (SB-55)."""

    by: Number
    who: Who = "target"


class Fear(Op, frozen=True, tag="fear"):
    """A dash away from "self" as far as possible (SB-56)."""

    by: Number
    who: Who = "target"


class Damage(Op, frozen=True, tag="damage"):
    """Damage, which ignores defence; on several at once (SB-30, SB-69)."""

    by: Number
    who: Who = "target"


class Heal(Op, frozen=True, tag="heal"):
    """Up to so much damage off (SB-59)."""

    by: Number
    who: Who = "self"


class Draw(Op, frozen=True, tag="draw"):
    """Up to so many cards, the number announced first (SB-60). `opponent`: the opponent draws, as many as it says."""

    by: Number
    opponent: bool = False


class Plan(Op, frozen=True, tag="plan"):
    """Up to so many cards of the hand on top of the deck in any order (SB-61)."""

    by: Number


class Stun(Op, frozen=True, tag="stun"):
    """Discard a card of that champion, chosen by its player, who without one shows his hand (SB-58)."""

    who: Who = "target"


class Root(Op, frozen=True, tag="root"):
    """No movement any more to the end of the turn; steps of a push or pull are damage instead (SB-57)."""

    who: Who = "target"


Stat = Literal["strength", "defence", "movement"]


class Modify(Op, frozen=True, tag="modify"):
    """A change of a figure to the end of the turn (SB-30, SB-33). `against`: only in attacks on the target of this card."""

    stat: Stat
    by: Change | Amount
    who: Who = "self"
    against: bool = False


class NextAttack(Op, frozen=True, tag="next_attack"):
    """The next attack of this turn ignores defence and has more strength: one by "self"; with `on_target` one on the target."""

    ignore_defence: bool = True
    strength: Count = 0
    on_target: bool = False


class Place(Op, frozen=True, tag="place"):
    """Onto a free hex: not movement (SB-67). `where` "near": next to `near`, of a group to any of it; "anywhere"; "apart": not
    next to a champion; "deployment": in the deployment area of the card's player; "vacated": where the target of the latest
    displacement stood.
    """

    where: Literal["near", "anywhere", "apart", "deployment", "vacated"]
    who: Who = "self"
    near: Who = "self"


class Swap(Op, frozen=True, tag="swap"):
    """The target and a champion of a group change places (SB-67)."""

    group: Group


class Ready(Op, frozen=True, tag="ready"):
    """Ready a core, of any colour if none is named."""

    core: Core | None = None


class Exhaust(Op, frozen=True, tag="exhaust"):
    """Pay by exhausting a ready core, of any colour if none is named: what follows happens only if it was paid."""

    core: Core | None = None


class Discard(Op, frozen=True, tag="discard"):
    """Discard up to so many cards of the own hand, of one core if it is named; or the whole hand.

    `random`: the target's controller discards so many at random instead.
    """

    most: Count = 0
    core: Core | None = None
    whole_hand: bool = False
    random: bool = False


class TakeBack(Op, frozen=True, tag="take_back"):
    """Take a card of the own discard into the hand: one of a core, or with `of_chosen` of the champion last chosen."""

    core: Core | None = None
    of_chosen: bool = False


class Protect(Op, frozen=True, tag="protect"):
    """What a reaction cancels: all displacement by the attack and its damage, further post effects, or all lasting effects."""

    from_: Literal["displacement", "post", "lasting"] = msgspec.field(name="from")


class Immune(Op, frozen=True, tag="immune"):
    """Immune to a keyword to the end of the turn."""

    to: Literal["push", "fear", "stun"]
    who: Who = "self"


class Again(Op, frozen=True, tag="again"):
    """What the card does is done once more from its first op on; `whole`: it is played again, its movement too."""

    whole: bool = False
