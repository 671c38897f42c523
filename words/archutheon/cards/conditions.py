"""Conditions of the cards of Archutheon in words."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.content.vocabulary import Condition, Conditions
from words.archutheon.cards.whom import Lexicon, one_of, place, who

ALL = 99
"""The most of a condition without an upper bound."""


def before(lexicon: Lexicon, conditions: Conditions, text: str) -> str:
    """Return a clause with its conditions before it: "if the target is a leader: Push the target"."""
    return lexicon.say("archutheon-if", conditions=_all(lexicon, conditions), text=text) if conditions else text


def after(lexicon: Lexicon, conditions: Conditions, text: str) -> str:
    """Return a clause with its conditions after it: "+1 damage if the target is a leader"."""
    return lexicon.say("archutheon-text-if", conditions=_all(lexicon, conditions), text=text) if conditions else text


def _all(lexicon: Lexicon, conditions: Sequence[Condition]) -> str:
    return lexicon.say.join([condition(lexicon, each) for each in conditions])


def condition(lexicon: Lexicon, which: Condition) -> str:
    """Return a condition in words, to stand after "if"."""
    lexicon = lexicon.about((which,))
    least, most, no = _bounds(which)
    if which.is_ == "count":
        return _count(lexicon, which, least, most, no=no)
    bounds = _kind(least, most)
    whose = lexicon.role(which.who)
    return lexicon.say(
        f"archutheon-is-{which.is_}",
        no="yes" if no else "no",
        whose=whose,
        who=who(lexicon, which.who),
        gen=who(lexicon, which.who, "gen"),
        of=who(lexicon, which.of, "gen"),
        ins=who(lexicon, which.who, "ins"),
        of_ins=who(lexicon, which.of, "ins"),
        bounds=bounds,
        least=least,
        most=most,
        element=which.element or "",
        permanent=which.permanent or "",
        case=_case(which),
        thing=which.thing or "",
        speed=which.speed or "",
    )


def _case(which: Condition) -> str:
    """Return the case of the thing in a condition: "on a Rift", "no Armour", "a card of Chaos"."""
    if which.is_ == "on":
        return "on"
    return "gen" if which.is_ == "element" or (which.is_ == "has" and which.not_) else "nom"


def _bounds(which: Condition) -> tuple[int, int, bool]:
    """Return the bounds of a condition and whether it is denied; a denied bound on one side is the opposite bound."""
    least, most, no = which.least, which.most, which.not_
    if which.is_ not in ("count", "near", "health") or not no:
        return least, most, no
    if most >= ALL:
        return 0, least - 1, least == 0
    if least == 0:
        return most + 1, ALL, False
    return least, most, True


def _kind(least: int, most: int) -> str:
    if most <= 0:
        return "none"
    if most >= ALL:
        return "least"
    if least == most:
        return "exactly"
    return "most" if least == 0 else "both"


def _count(lexicon: Lexicon, which: Condition, least: int, most: int, *, no: bool) -> str:
    """Return a condition on the number of heroes in a group: "there are no enemies within 2 areas of the target"."""
    assert which.group is not None  # the checks of the pack have looked
    bounds = _kind(least, most)
    text = lexicon.say(
        f"archutheon-count-{'some' if bounds == 'least' and least <= 1 else bounds}",
        least=least,
        most=most,
        one=one_of(lexicon, which.group),
        many=one_of(lexicon, which.group, "many"),
        place=place(lexicon, which.group) or lexicon.say("archutheon-place-board"),
    )
    return lexicon.say("archutheon-not", text=text) if no else text
