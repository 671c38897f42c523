"""Conditions of the cards of Super Fantasy Brawl in words."""

from __future__ import annotations

from engines.brawl.content.vocabulary import Condition, Conditions
from words.brawl.cards.whom import Lexicon, group, who
from words.texts import figure

ALL = 99
"""The most of a condition without an upper bound."""


def put_conditions_before(lexicon: Lexicon, conditions: Conditions, text: str) -> str:
    """Return a clause with its conditions before it: "if the target is Bloodied, Stun the target"."""
    return lexicon.say("brawl-if", conditions=_all(lexicon, conditions), text=text) if conditions else text


def put_conditions_after(lexicon: Lexicon, conditions: Conditions, text: str, *, lasting: bool = False) -> str:
    """Return a clause with its conditions after it; `lasting` ones about the champion himself begin with "while"."""
    if not conditions:
        return text
    during = lasting and all(each.is_ in ("bloodied", "on_trap", "near", "count") for each in conditions)
    during = during and all(each.who in ("self", "card") for each in conditions)
    key = "brawl-text-while" if during else "brawl-text-if"
    return lexicon.say(key, conditions=_all(lexicon, conditions), text=text)


def _all(lexicon: Lexicon, conditions: Conditions) -> str:
    return lexicon.say.join([condition(lexicon, each) for each in conditions])


def is_opposite(one: Conditions, other: Conditions) -> bool:
    """Return whether the second of two conditions is just what the first is not."""
    if len(one) != 1 or len(other) != 1:
        return False
    first, second = one[0], other[0]
    return _without_denial(first) == _without_denial(second) and first.not_ != second.not_


def _without_denial(which: Condition) -> tuple[object, ...]:
    return (which.is_, which.who, which.of, which.within, which.group, which.least, which.most, which.core)


def condition(lexicon: Lexicon, which: Condition) -> str:
    """Return a condition in words, to stand after "if"."""
    if which.is_ == "count" and which.group is not None:
        return _count(lexicon, which)
    return lexicon.say(
        f"brawl-is-{which.is_}",
        no="yes" if which.not_ else "no",
        last=lexicon.last,
        shift=lexicon.shift,
        reaction="yes" if lexicon.reaction else "no",
        many="yes" if lexicon.many else "no",
        who=who(lexicon, which.who),
        gender=lexicon.gender(which.who),
        of_gen=who(lexicon, which.of, "gen"),
        of_ins=who(lexicon, which.of, "ins"),
        n=which.within,
        core=which.core or "any",
    )


def _count(lexicon: Lexicon, which: Condition) -> str:
    """Return a condition on the number of champions in a group: "there is no other enemy within 2 hexes of the target"."""
    assert which.group is not None  # the caller has looked
    least, most, no = which.least, which.most, which.not_
    if no and most >= ALL:
        least, most, no = 0, least - 1, False
    elif no and least == 0:
        least, most, no = most + 1, ALL, False
    if most <= 0:
        bounds = "none"
    elif least == 1 and most >= ALL:
        bounds = "some"
    elif most >= ALL:
        bounds = "least"
    elif least == most:
        bounds = "exactly"
    else:
        bounds = "most" if least == 0 else "both"
    text = lexicon.say(
        f"brawl-count-{bounds}",
        least=figure(least),
        most=figure(most),
        one=group(lexicon, which.group, "nom", ""),
        group=group(lexicon, which.group, "many", ""),
    )
    return lexicon.say("brawl-not", text=text) if no else text
