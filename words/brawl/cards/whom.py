"""Roles, groups and numbers on the cards of Super Fantasy Brawl in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.brawl.content.forms import Forms
from engines.brawl.content.vocabulary import Amount, Group, Number, Role, Who
from words.common.card_effects import Quantity
from words.texts import MINUS, Words, figure, signed

MANY = 5
"""The number whose plural stands with an X."""

EACH = frozenset({"damage", "targets", "ready", "in_discard", "count", "damage_on", "moved", "discarded"})
"""Amounts worded as "for each"; the rest is worded as "X is"."""


@dataclass(frozen=True)
class Lexicon:
    """The words of a language for a card or an ability of the champion `champion`, named `name`.

    On a `reaction` "self" is the defender that it was put on (SB-38). `many`: the card may have several targets. `it`: who has
    just been named and now is a pronoun. `last` is the kind of the op that "did" asks about, `shift` that of the
    displacement that "hurt" does; `way` is the kind of the latest movement, "walk" by boots. `forms` are as a pack gives them.
    """

    say: Words
    champion: str
    name: str
    reaction: bool = False
    many: bool = False
    it: Who | None = None
    last: str = "other"
    shift: str = "other"
    way: str = "walk"
    forms: Forms | None = None

    def gender(self, role: Role) -> str:
        """Return the grammatical gender of a champion by role, "other" if that is not known."""
        if self.is_champion(role) and self.forms is not None:
            return self.forms.gender or "other"
        if self.is_champion(role):
            return self.say("brawl-gender", champion=self.champion)
        return self.say("brawl-gender-role", role=role)

    def is_champion(self, whom: Who | None) -> bool:
        """Return whether the text of a role is the name of the champion."""
        return whom == "card" or (whom == "self" and not self.reaction)

    def is_it(self, whom: Who) -> bool:
        """Return whether these champions have just been named."""
        return whom == self.it or (self.is_champion(whom) and self.is_champion(self.it))

    def several(self, whom: Who) -> bool:
        """Return whether champions may be more than one, so that the text says "each"."""
        if isinstance(whom, Group):
            return whom.pick == "each"
        return whom == "passed" or (whom == "target" and self.many)

    def plain(self) -> Lexicon:
        """Return the words in which every champion is named in full."""
        return replace(self, it=None)

    def path(self) -> str:
        """Return which way the latest movement went: "Dashed through"."""
        return self.say("brawl-path", way=self.way)

    def name_in_case(self, case: str) -> str:
        """Return the name of the champion in a case."""
        return champion_name(self.say, self.champion, self.name, self.forms, case)


def champion_name(say: Words, champion: str, name: str, forms: Forms | None, case: str) -> str:
    """Return the name of a champion in a case: as its file gives it, else as the texts have it."""
    cases = forms.in_language(say.language) if forms is not None else None
    own: str | None = getattr(cases, case, None)
    return own or say("brawl-named", case=case, champion=champion, name=name)


def who(lexicon: Lexicon, whom: Who, case: str = "nom", *, each: bool = False) -> str:
    """Return champions in a case: "nom", "gen", "acc", "dat" or "ins"; with `each` all targets of the card are meant."""
    if isinstance(whom, Group):
        if lexicon.is_it(whom):
            return lexicon.say("brawl-each-of-them", case=case, gender="m")
        return group(lexicon, whom, case)
    if each and lexicon.is_it(whom) and lexicon.several(whom):
        return lexicon.say("brawl-each-of-them", case=case, gender=lexicon.gender(whom))
    if lexicon.is_champion(whom):
        text = lexicon.name_in_case(case)
    else:
        role = "defender" if whom == "self" else whom
        many = "yes" if each and lexicon.many else "no"
        text = lexicon.say(f"brawl-role-{role}", case=case, many=many, path=lexicon.path())
    if lexicon.is_it(whom):
        return lexicon.say("brawl-pronoun", case=case, gender=lexicon.gender(whom), noun=text)
    return text


def group(lexicon: Lexicon, which: Group, case: str = "nom", pick: str | None = None) -> str:
    """Return a group in a case, or in the genitive plural ("many"); `pick` stands in place of its own, "" leaves it out."""
    say = lexicon.say
    chosen = {"up_to_one": "one"}.get(which.pick, which.pick) if pick is None else pick
    beside = which.within == 1 and lexicon.is_champion(which.of)
    other = which.other or (_among_others(which) and not beside)
    if chosen == "one" and other:
        chosen, other = "another", False
    # "Each of your champions": the possessive stands with the pronoun, if there is one.
    yours = "_yours" if which.side == "own" and chosen else ""
    parts = [say("brawl-pick_yours" if yours else "brawl-pick", pick=chosen, case=case)] if chosen else []
    for adjective, applies in (("other", other), ("adjacent", beside), ("bloodied", which.bloodied)):
        if applies:
            parts.append(say("brawl-adjective", which=adjective, case=case))
    parts.append(say(f"brawl-side-{which.side}{yours}", case=case))
    if which.within and not beside:
        of = {"ins": who(lexicon, which.of, "ins"), "gen": who(lexicon, which.of, "gen")}
        parts.append(say("brawl-place", n=which.within, **of))
    return " ".join(parts)


def _among_others(which: Group) -> bool:
    """Return whether he whom a group stands around belongs to its side, so that it is the others who are meant."""
    theirs = which.of in ("target", "attacker", "passed", "first_passed")
    return which.within > 0 and (which.side == "champions" or (theirs and which.side == "enemies"))


def quantity(lexicon: Lexicon, number: Number, about: Who, *, sign: bool = False, each: bool = True) -> Quantity:
    """Return a number or an amount in words; `about` is the one concerned.

    `sign` writes a bonus: "+2", "−X". `each` allows "for each", which does not go with distances.
    """
    if isinstance(number, int):
        return Quantity(signed(number) if sign else figure(number), abs(number))
    if each and number.of in EACH:
        text = signed(number.times) if sign else figure(number.times)
        return Quantity(text, abs(number.times), " " + _counted(lexicon, f"brawl-each-{number.of}", number, about))
    what = _counted(lexicon, f"brawl-of-{number.of}", number, about)
    times = abs(number.times) if sign else number.times
    if times != 1:
        what = lexicon.say("brawl-times", what=what, n=figure(times))
    mark = (MINUS if number.times < 0 else "+") if sign else ""
    return Quantity(f"{mark}X", MANY, lexicon.say("brawl-x", what=what))


def _counted(lexicon: Lexicon, key: str, amount: Amount, about: Who) -> str:
    counted = amount.group or Group("champions")
    return lexicon.say(
        key,
        core=amount.core or "any",
        way=lexicon.way,
        reaction="yes" if lexicon.reaction else "no",
        one=group(lexicon, counted, "gen", ""),
        many=group(lexicon, counted, "many", ""),
        who=who(lexicon.plain(), about, "gen"),
    )
