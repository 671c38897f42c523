"""The shape of a decision, and drafts of an answer in several steps, without knowing the game.

The referee keeps the draft. An entry of it is the key of an answer, a facet's value ("0=fire") or a group's number ("@1").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engines.kernel.state.model import Decision, Option

BUTTONS = 5
"""Answers shown as lines with a button, at most."""

SELECT = 25
"""Discord's limit of options in a select."""

PLACES = 15
"""Places shown as buttons side by side, at most: three rows of five."""

PICKED = "*"
NOTHING = "-"
GROUPS = "*g"
GROUP = "@"
"""The marker of the select of groups, and the prefix of a draft's entry that names a group by its number."""

ADD = "add"
BACK = "back"
DONE = "done"

Groups = Sequence[tuple[str, Sequence[str]]]


class GroupWords(Protocol):
    """The part of a game's wording that decides whether answers are offered in groups."""

    def groups(self, decision: Decision, /) -> Groups:
        """Return the answers sorted into named groups of at most 25, nothing if they need no groups."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        """Return whether the answers are places that the picture labels with the same short names."""


def drafted(decision: Decision) -> bool:
    """Return whether an answer is drafted step by step, because one press cannot express it."""
    return bool(decision.facets) or (decision.several and (decision.ordered or len(decision.options) > SELECT))


def lined(decision: Decision) -> bool:
    """Return whether each answer has a line of its own with its description."""
    return not drafted(decision) and not decision.several and len(decision.options) <= BUTTONS


def spread(decision: Decision, words: GroupWords) -> bool:
    """Return whether the answers are places shown as buttons side by side beneath the picture."""
    few = BUTTONS < len(decision.options) <= PLACES + 1
    return few and not drafted(decision) and not decision.several and words.has_place_answers(decision)


def groups_of(decision: Decision, words: GroupWords) -> Groups:
    """Return the groups that the answers are offered in, nothing if they are few or several may be picked."""
    return () if drafted(decision) or decision.several or lined(decision) else words.groups(decision)


def considered(decision: Decision, draft: Sequence[str]) -> str | None:
    """Return the key of the answer that a draft determines, None if it determines none yet."""
    if decision.facets:
        found = facet_option(decision, draft)
        return found.key if found else None
    return next((key for key in draft if any(o.key == key for o in decision.options)), None)


def first_given(decision: Decision, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the answer to a lane's first question, which may be revised, out of all keys answered in the lane.

    Later answers may be among the first question's options too, so only the first keys count.
    """
    return tuple(keys[: decision.most])


def redraft(decision: Decision, given: Sequence[str], groups: Groups) -> tuple[str, ...]:
    """Return a draft of a lane's first answer, from which it can be revised, out of all keys answered in the lane."""
    keys = first_given(decision, given)
    found = next((o for o in decision.options if o.key in keys), None)
    if found is None:
        return ()
    if decision.facets:
        return tuple(f"{n}={value}" for n, value in enumerate(found.facets))
    if groups:
        number = next((f"{GROUP}{n}" for n, (_, members) in enumerate(groups) if found.key in members), "")
        return (number, found.key)
    return keys


def facet_draft(decision: Decision, draft: Sequence[str]) -> dict[int, str]:
    """Return the facet values in a draft, by the facet's number; other entries are left out."""
    picked = {}
    for entry in draft:
        place, _, value = entry.partition("=")
        if place.isdigit() and int(place) < len(decision.facets):
            picked[int(place)] = value
    return picked


def facet_option(decision: Decision, draft: Sequence[str]) -> Option | None:
    """Return the option with all picked facet values, None if a facet has no value yet or no option has them."""
    picked = facet_draft(decision, draft)
    if len(picked) < len(decision.facets):
        return None
    return next((o for o in decision.options if all(o.facets[n] == v for n, v in picked.items())), None)
