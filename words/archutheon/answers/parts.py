"""The order of answers: uses of cards by card and slot, the slow one first; heroes and areas by whether they are in range now."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.content.vocabulary import SPEEDS
from engines.archutheon.round.acts import Way, read_act
from engines.archutheon.round.composing import NO_ONE
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from words.archutheon.answers.forecast import Sketch
from words.archutheon.cards.base import MatchWords

FIRST = frozenset({"declare", "answer", "charged"})
"""Questions that begin a declaration."""

BY_RANGE = frozenset({"target", "area"})
"""Questions whose answers a declaration reaches or not."""

ENDS = frozenset({"end", "pass"})
"""Answers that declare nothing."""

WAYS: Sequence[Way] = ("block", "attack", "with", "slot", "move", "boost", "release", "hide", "hide_with")
"""The uses of a card in the order in which they are shown."""

Parts = list[tuple[str, list[str]]]


def parts(words: MatchWords, decision: Decision, view: View) -> Parts:
    """Return the answers in the parts and in the order in which they are shown, none where their own order is as good."""
    keys = [option.key for option in decision.options]
    if decision.kind in FIRST:
        return groups(words, decision)
    if decision.kind in BY_RANGE:
        return _by_range(words, decision, keys, view)
    if decision.kind == "how" and set(keys) <= set(SPEEDS):
        return [("", sorted(keys, key=SPEEDS.index))]
    return []


def groups(words: MatchWords, decision: Decision) -> Parts:
    """Return the uses of cards by card, then what needs no card, and last to declare nothing."""
    found: dict[str, list[str]] = {}
    for key in sorted((option.key for option in decision.options), key=_place):
        if key in ENDS:
            name = words.say(f"archutheon-opt-{key}-{decision.kind}")
        else:
            act = read_act(key)
            name = words.card_of(act.card) if act.card else words.say("archutheon-group-slots")
        found.setdefault(name, []).append(key)
    return list(found.items())


def _place(key: str) -> tuple[bool, bool, str, int, int]:
    """Return the place of an answer: by card, then by use, then by slot."""
    if key in ENDS:
        return True, True, "", 0, 0
    act = read_act(key)
    return False, not act.card, act.card, WAYS.index(act.way), SPEEDS.index(act.speed)


def _by_range(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return heroes or areas that are in range from where the acting hero stands, the others, and to name none of them."""
    sketch, draft = Sketch(view, words.pack), list(view.draft)
    named = [key for key in keys if key != NO_ONE]
    near = [key for key in named if sketch.is_in_range(sketch.declared(draft, **{decision.kind: key}))]
    found = [
        (words.say("archutheon-part-near"), near),
        (words.say("archutheon-part-far"), [key for key in named if key not in near]),
        ("", [NO_ONE] if NO_ONE in keys else []),
    ]
    return [(name, members) for name, members in found if members]
