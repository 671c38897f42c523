"""The outcome of a pass of Legends, in words (LG-65)."""

from __future__ import annotations

from engines.legends.views.view import PassView, View
from words.common.limits import DETAIL, LABEL
from words.legends.cards.base import MatchWords
from words.legends.cards.states import as_many_as_fit, dying, pending, spell_text


def pass_label(words: MatchWords, view: View) -> str:
    """Return the outcome of a pass, to stand on a control: "Pass: damage (Wolf −3, Mira +2)"."""
    if view.passing is None:
        return words.say("legends-pass-only")
    return _pass(words, view, view.passing, LABEL - len(_pass(words, view, view.passing, 0)))


def pass_text(words: MatchWords, view: View) -> str:
    """Return the outcome of a pass in full, with all that is settled or leaves play; an empty text outside windows."""
    if view.passing is None:
        return ""
    return _pass(words, view, view.passing, DETAIL)


def _pass(words: MatchWords, view: View, passing: PassView, room: int) -> str:
    """Return the outcome of a pass, with as many names as fit into so many code points; none without room."""
    changes, leaving = pending(words, view), dying(words, view)
    named = as_many_as_fit(words, changes, room) if changes else words.say("legends-then-no-change")
    then = words.say(
        f"legends-then-{passing.then}",
        spells=passing.spells,
        changes=named if room else "",
        names=as_many_as_fit(words, leaving, room) if room else "",
    )
    return words.say("legends-pass-asks" if passing.asks_other else "legends-pass", then=then)


def stack_note(words: MatchWords, view: View) -> str:
    """Return that the stack resolves as a whole, last spell first, without anybody in between; nothing if it is empty."""
    if not view.stack:
        return ""
    spells = "; ".join(spell_text(words, spell) for spell in reversed(view.stack))
    return words.say("legends-stack-note", count=len(view.stack), spells=spells)
