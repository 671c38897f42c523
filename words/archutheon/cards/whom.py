"""Heroes, places and numbers on the cards of Archutheon in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engines.archutheon.content.vocabulary import Amount, Conditions, Group, Number, Role, Where, Who
from words.common.card_effects import Quantity
from words.texts import Words, figure, signed

Me = Literal["hero", "each", "any", "leader", "captain"]
"""The acting hero of a text: the hero of a card; each hero of the own squad, or of both; the own leader, or that of each
player.
"""

MANY = 5
"""The number whose plural stands with an X."""

FAR = 9
"""The distance of a group without a limit."""

EACH = frozenset({"count", "hit"})
"""Amounts worded as "for each"; the rest is worded as "X is"."""

OF_HIT = frozenset({"hit", "target"})
"""The parts of those whom a card hits or names."""


@dataclass(frozen=True)
class Lexicon:
    """The words of a language for the text of a card, a passive or a terrain.

    `me` is the acting hero. `many`: the card may hit several heroes. `each`: the text speaks of one of several whom it hits, as
    its condition does. `support`: it strengthens another own card. `attacked`: the "target" is who attacks. `alone`: the text
    is about no other hero than the acting one, who need not be named.
    """

    say: Words
    me: Me = "hero"
    many: bool = False
    each: bool = False
    support: bool = False
    attacked: bool = False
    alone: bool = True

    def about(self, conditions: Conditions) -> Lexicon:
        """Return the words for a text under conditions: they are read for each of several heroes that are hit."""
        return replace(self, each=self.many and any(each.who in OF_HIT for each in conditions))

    def role(self, role: Role) -> str:
        """Return the key of a part in the card."""
        if role == "self":
            return self.me
        if role in OF_HIT and self.attacked:
            return "attacker"
        if role in OF_HIT:
            return ("one" if self.each else "hit") if self.many else "target"
        return "captain" if role == "leader" and self.me == "captain" else role

    def side(self, side: str) -> str:
        """Return the key of a side: in a text for each player the own squad is "mine"."""
        return "mine" if side == "own" and self.me == "captain" else side

    def several(self, whom: Who) -> bool:
        """Return whether the text of heroes is in the plural."""
        if isinstance(whom, Group):
            return whom.pick == "each"
        return self.role(whom) == "hit"


def who(lexicon: Lexicon, whom: Who, case: str = "nom") -> str:
    """Return heroes in a case: "nom", "gen", "acc", "dat" or "ins"."""
    if isinstance(whom, Group):
        return group(lexicon, whom, case)
    return lexicon.say(f"archutheon-role-{lexicon.role(whom)}", case=case)


def group(lexicon: Lexicon, which: Group, case: str = "nom") -> str:
    """Return a group in a case, with the place where it stands."""
    other = "yes" if which.other else "no"
    noun = lexicon.say(f"archutheon-side-{lexicon.side(which.side)}", case=case)
    text = lexicon.say("archutheon-pick", case=case, other=other, noun=noun)
    if which.pick == "each":
        text = lexicon.say(f"archutheon-all-{lexicon.side(which.side)}", case=case, other=other)
    return " ".join(part for part in (text, place(lexicon, which)) if part)


def one_of(lexicon: Lexicon, which: Group, case: str = "nom") -> str:
    """Return a hero of a group in a case, or in the genitive plural ("many"), without the place."""
    return lexicon.say(f"archutheon-side-{lexicon.side(which.side)}", case=case)


def place(lexicon: Lexicon, which: Group) -> str:
    """Return the place of a group: "within 2 areas of the target"; an empty text if it is the whole board."""
    if which.within >= FAR and not which.least:
        return ""
    of = lexicon.role(which.of)
    own = "yes" if which.of == "self" and lexicon.me not in ("leader", "captain") else "no"
    name = lexicon.say(f"archutheon-role-{'one' if of == 'hit' else of}", case="gen")
    return lexicon.say(f"archutheon-place-{_span(which)}", n=which.within, least=which.least, own=own, of=name)


def _span(which: Group) -> str:
    if which.within == which.least:
        return "exactly" if which.least else "here"
    if not which.least:
        return "near" if which.within else "here"
    return "between" if which.within < FAR else "beyond"


def area(lexicon: Lexicon, where: Where, case: str = "acc") -> str:
    """Return an area by its part in the card: "the target's area"."""
    of = lexicon.me if where == "self" and lexicon.me in ("leader", "captain") else where
    return lexicon.say("archutheon-where", where=of, case=case)


def quantity(lexicon: Lexicon, number: Number, *, sign: bool = False) -> Quantity:
    """Return a number or an amount in words; `sign` writes a bonus: "+2"."""
    if isinstance(number, int):
        return Quantity(signed(number) if sign else figure(number), abs(number))
    limit = lexicon.say("archutheon-at-most", n=number.most) if number.most < 12 else ""
    what = _counted(lexicon, number)
    if number.of in EACH:
        text = signed(number.times) if sign else figure(number.times)
        return Quantity(text, number.times, lexicon.say("archutheon-for-each", what=what, limit=limit))
    if number.times > 1:
        what = lexicon.say("archutheon-times", what=what, n=number.times)
    tail = lexicon.say("archutheon-x", what=what, limit=limit)
    return Quantity("+X" if sign else "X", MANY, tail)


def _counted(lexicon: Lexicon, amount: Amount) -> str:
    which = amount.group or Group("heroes")
    one = " ".join(part for part in (one_of(lexicon, which, "acc"), place(lexicon, which)) if part)
    return lexicon.say(f"archutheon-of-{amount.of}", one=one, who=who(lexicon, "self", "gen"))
