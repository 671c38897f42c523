"""The outcome of a pass of Legends, in words (LG-65)."""

from __future__ import annotations

from engines.kernel.state.model import Seat
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


def full_pass(words: MatchWords, view: View) -> str:
    """Return the outcome of a pass in full where its control does not hold it all; an empty text where it does."""
    return text if (text := pass_text(words, view)) != pass_label(words, view) else ""


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


def stack_note(words: MatchWords, view: View, seat: Seat) -> str:
    """Return that the stack resolves as a whole, last spell first, without anybody in between; nothing if it is empty.

    The spells are listed, but for a single one of the others: the question to this seat names it.
    """
    if not view.stack:
        return ""
    if len(view.stack) == 1 and view.stack[0].seat != seat:
        return words.say("legends-stack-whole")
    spells = "; ".join(spell_text(words, spell) for spell in reversed(view.stack))
    return words.say("legends-stack-note", count=len(view.stack), spells=spells)
