"""Roles, groups and numbers on the cards of Legends in words."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.legends.content.abilities import Targets
from engines.legends.content.vocabulary import Amount, CardType, Filter, Group, Kind, Number, Target, Who
from words.common.card_effects import Quantity
from words.legends.cards.things import Case, agreement, named_targets, noun, thing
from words.texts import Words, figure, signed

MOST = 20
"""The most of an amount that has no bound of its own."""


@dataclass(frozen=True)
class Lexicon:
    """The words of a language for one text of a card.

    `itself` is the type of "self". `targets` are those of the text, `named` the roles of those that the text has named
    already. `about` are the things that a triggered ability is about, None for "self"; `damages`: "it" is who is damaged.
    `it` has just been named and now is a pronoun. A `brief` text leaves out what goes without saying.
    """

    say: Words
    itself: CardType
    targets: Targets = ()
    named: frozenset[str] = frozenset()
    about: Filter | None = None
    damages: bool = False
    it: Who | None = None
    brief: bool = False

    def plain(self) -> Lexicon:
        """Return the words in which nothing is a pronoun."""
        return replace(self, it=None)

    def with_named(self, *whom: Who) -> Lexicon:
        """Return the words after a clause that has named these things; the last one may be a pronoun now."""
        named = self.named | {each for each in whom if isinstance(each, str)}
        return replace(self, named=named, it=whom[-1] if whom else None)

    def target(self, role: Who) -> Target | None:
        """Return the target that a role means, None for other roles."""
        at = {"target": 0, "second": 1}.get(role, -1) if isinstance(role, str) else -1
        return self.targets[at] if 0 <= at < len(self.targets) else None

    def is_it(self, whom: Who) -> bool:
        """Return whether these things have just been named."""
        return self.it is not None and self._meaning(whom) == self._meaning(self.it)

    def _meaning(self, whom: Who) -> Who:
        """Return "self" for an "it" that is the ability's own permanent."""
        return "self" if whom == "it" and self.about is None and not self.damages else whom

    def several(self, whom: Who) -> bool:
        """Return whether things may be more than one."""
        target = self.target(whom)
        return isinstance(whom, Group) or (target is not None and target.most > 1)

    def kind(self, whom: Who) -> Kind:
        """Return the kind of a thing by its role."""
        if isinstance(whom, Group):
            return whom.kind
        if (target := self.target(whom)) is not None:
            return target.kind
        if whom == "it":
            return "permanent" if self.damages else self.about.kind if self.about is not None else self.itself
        return self.itself if whom == "self" else "player"


def who(lexicon: Lexicon, whom: Who, case: Case = "nom") -> str:
    """Return things in a case: with their description where a text names them first, later in short or as a pronoun."""
    say = lexicon.say
    if lexicon.is_it(whom):
        return _pronoun(lexicon, whom, case)
    if isinstance(whom, Group):
        return thing(say, whom, case, "each")
    if whom in ("you", "enemy"):
        return say("legends-player", side="own" if whom == "you" else "enemy", case=case)
    if (target := lexicon.target(whom)) is not None:
        return _target(lexicon, whom, target, case)
    if whom == "it" and lexicon.damages:
        return say("legends-damaged", case=case)
    kind = lexicon.kind(whom)
    return say("legends-this", case=agreement(say, kind, case), noun=noun(say, kind, case))


def _target(lexicon: Lexicon, role: Who, target: Target, case: Case) -> str:
    """Return a target: described at first, then "the chosen follower", of two targets "the second chosen follower"."""
    say = lexicon.say
    if role not in lexicon.named:
        return named_targets(say, target, case)
    if target.kind == "player":
        return say("legends-player", side=target.side, case=case)
    agreeing = agreement(say, target.kind, case)
    text = say(
        "legends-chosen",
        pick=say("legends-pick", pick="each" if target.most > 1 else "the", case=agreeing, first="chosen"),
        nth=say("legends-nth", nth=role if len(lexicon.targets) > 1 else "only", case=agreeing),
        chosen=say("legends-adjective", which="chosen", case=agreeing),
        noun=noun(say, target.kind, case),
    )
    return " ".join(text.split())


def _pronoun(lexicon: Lexicon, whom: Who, case: Case) -> str:
    """Return a pronoun: "it", "each of them"; players have their words."""
    kind = lexicon.kind(whom)
    if kind == "player":
        target = lexicon.target(whom)
        side = target.side if target is not None else "own" if whom == "you" else "enemy"
        return lexicon.say("legends-player", side=side, case=case)
    if lexicon.several(whom):
        return lexicon.say("legends-each-of-them", case=agreement(lexicon.say, kind, case))
    return lexicon.say("legends-pronoun", case=case, kind=kind)


# -------------------------------------------------------------------- numbers


def quantity(lexicon: Lexicon, number: Number, *, sign: bool = False) -> Quantity:
    """Return a number or an amount in words: "3", "1" with the end of its clause " for each enemy follower".

    `sign` writes a change of a figure: "+2".
    """
    if isinstance(number, int):
        return Quantity(signed(number) if sign else figure(number), abs(number))
    text = signed(number.times) if sign else figure(number.times)
    return Quantity(text, number.times, " " + amount(lexicon, number))


def amount(lexicon: Lexicon, number: Amount) -> str:
    """Return the things that an amount counts: "for each enemy follower, 5 at most"."""
    say = lexicon.say
    text = say(
        f"legends-for-{number.of}",
        each=thing(say, number.group or Group(), "acc", "each"),
        self=who(lexicon.plain(), "self", "gen"),
        type=number.type or "any",
    )
    return text if number.most >= MOST else say("legends-for-most", text=text, most=number.most)
