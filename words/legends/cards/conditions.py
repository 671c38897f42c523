"""Conditions of the cards of Legends in words."""

from __future__ import annotations

from engines.legends.content.vocabulary import Condition, Conditions, Group, Who
from words.legends.cards.things import thing
from words.legends.cards.whom import Lexicon, who
from words.texts import Words

ALL = 99
"""The most of a condition without an upper bound."""

ABOUT = frozenset({"lives", "turned", "level"})
"""Conditions about one thing, which may be a pronoun afterwards."""


def subject(conditions: Conditions) -> Who | None:
    """Return the thing that the last of some conditions is about, None where it is about none."""
    if not conditions or conditions[-1].is_ not in ABOUT:
        return None
    return conditions[-1].who


def put_before(lexicon: Lexicon, conditions: Conditions, text: str) -> str:
    """Return a clause with its conditions before it: "if it is turned, destroy it"."""
    if not conditions:
        return text
    return lexicon.say("legends-if", conditions=all_of(lexicon, conditions), text=text)


def all_of(lexicon: Lexicon, conditions: Conditions) -> str:
    """Return conditions joined by "and", to stand after "if"."""
    return lexicon.say.join([condition(lexicon, each) for each in conditions])


def condition(lexicon: Lexicon, which: Condition) -> str:
    """Return a condition in words, to stand after "if"."""
    no = "yes" if which.not_ else "no"
    if which.is_ == "did":
        return lexicon.say("legends-is-did", no=no)
    if which.is_ == "turned":
        return lexicon.say("legends-is-turned", no=no, who=who(lexicon, which.who))
    if which.is_ == "lives" and which.hurt is not None:
        hurt = which.hurt != which.not_
        return lexicon.say("legends-is-hurt", no="no" if hurt else "yes", who=who(lexicon, which.who, "gen"))
    return _bounded(lexicon, which)


def _bounded(lexicon: Lexicon, which: Condition) -> str:
    """Return a condition on a number: "you have at least 4 cards in hand", "there is an enemy follower"."""
    say = lexicon.say
    least, most, deny = _limits(which)
    counted = which.group or Group()
    text = say(
        f"legends-is-{which.is_}",
        kind=_kind(least, most),
        bounds=bounds(say, least, most),
        one=thing(say, counted),
        many=thing(say, counted, "many", "none"),
        who=who(lexicon, which.who, "gen") if which.is_ in ABOUT else "",
        some=say("legends-cards-some", type=which.type or "any"),
        cards=say("legends-cards-many", type=which.type or "any"),
    )
    return say("legends-not", text=text) if deny else text


def _limits(which: Condition) -> tuple[int, int, bool]:
    """Return the bounds of a number with a denial worked in, and whether it could not be."""
    least, most, deny = which.least, which.most, which.not_
    if deny and most >= ALL and least:
        return 0, least - 1, False
    if deny and least == 0 and most < ALL:
        return most + 1, ALL, False
    return least, most, deny


def _kind(least: int, most: int) -> str:
    if most == 0:
        return "none"
    return "some" if (least, most) == (1, ALL) else "bounds"


def bounds(say: Words, least: int, most: int) -> str:
    """Return the bounds of a number: "at least 3", "at most 2", "exactly 1", "2 to 4"."""
    if least == most:
        form = "exactly"
    elif most >= ALL:
        form = "least"
    else:
        form = "both" if least else "most"
    return say("legends-bounds", form=form, least=least, most=most)
