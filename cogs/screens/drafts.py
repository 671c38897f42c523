"""What the steps of an answer come to: the shape of a decision, and the draft kept by the referee.

An entry of a draft is the key of an answer, a facet's value ("0=fire") or the number of a group ("@1"). No game is named here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engines.kernel.state.model import Decision, Option

BUTTONS = 5
"""Answers shown as a line with a button each."""

SELECT = 25
"""Discord's limit of options in a select."""

PLACES = 15
"""Places shown as buttons side by side: three rows of five."""

PICKED = "*"
NOTHING = "-"
GROUPS = "*g"
GROUP = "@"
"""The select of groups, and what begins the entry of a draft that names a group by its number."""

ADD = "add"
BACK = "back"
DONE = "done"

Groups = Sequence[tuple[str, Sequence[str]]]


class GroupWords(Protocol):
    """The wording that tells whether answers are offered in groups."""

    def groups(self, decision: Decision, /) -> Groups:
        """Return the answers sorted into named groups of at most 25, or nothing where they stand side by side."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        """Return whether the answers are places that the picture shows by the same short names."""


def drafted(decision: Decision) -> bool:
    """Whether an answer is put together step by step, because one press cannot say it."""
    return bool(decision.facets) or (decision.several and (decision.ordered or len(decision.options) > SELECT))


def lined(decision: Decision) -> bool:
    """Whether each answer stands in a line of its own, worded with what it does."""
    return not drafted(decision) and not decision.several and len(decision.options) <= BUTTONS


def spread(decision: Decision, words: GroupWords) -> bool:
    """Whether the answers are buttons side by side beneath the picture that shows where each of them is."""
    few = BUTTONS < len(decision.options) <= PLACES + 1
    return few and not drafted(decision) and not decision.several and words.has_place_answers(decision)


def groups_of(decision: Decision, words: GroupWords) -> Groups:
    """Return the groups that the answers are offered in; nothing where they are few or several may be picked."""
    return () if drafted(decision) or decision.several or lined(decision) else words.groups(decision)


def considered(decision: Decision, draft: Sequence[str]) -> str | None:
    """Return the answer that a draft comes to, None while it comes to none."""
    if decision.facets:
        found = facet_option(decision, draft)
        return found.key if found else None
    return next((key for key in draft if any(o.key == key for o in decision.options)), None)


def first_given(decision: Decision, keys: Sequence[str]) -> tuple[str, ...]:
    """Return the answer to a lane's first question, the one that may be given anew, out of all answers given in the lane.

    The later ones may be among its options too.
    """
    return tuple(keys[: decision.most])


def redraft(decision: Decision, given: Sequence[str], groups: Groups) -> tuple[str, ...]:
    """Return the draft of a lane's first answer, to be changed from there, out of all answers given in the lane."""
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
    """Return the facet values picked so far, by facet. Entries that are none are left out."""
    picked = {}
    for entry in draft:
        place, _, value = entry.partition("=")
        if place.isdigit() and int(place) < len(decision.facets):
            picked[int(place)] = value
    return picked


def facet_option(decision: Decision, draft: Sequence[str]) -> Option | None:
    """Return the option that has all facet values picked, or None while it is not told which."""
    picked = facet_draft(decision, draft)
    if len(picked) < len(decision.facets):
        return None
    return next((o for o in decision.options if all(o.facets[n] == v for n, v in picked.items())), None)
