"""The hand as text: for the text board, and as the Alt text of its picture."""

from __future__ import annotations

from engines.archutheon.views.view import View
from words.archutheon.cards.base import MatchWords
from words.common.limits import ALT
from words.safe import first_fitting


def hand_summary(words: MatchWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text; an empty text for the public."""
    return first_fitting(("\n".join(hand_lines(words, view, detail)).replace("**", "") for detail in (2, 1, 0)), ALT)


def hand_lines(words: MatchWords, view: View, detail: int) -> list[str]:
    """Return the viewer's hand, or the cards outside of it from which they choose: the names; with `detail` 1 figures too, with
    2 a line for each card with its properties.
    """
    if view.viewer < 0:
        return []
    cards = view.asked_cards or view.players[view.viewer].hand
    if not cards:
        return [words.say("archutheon-table-no-hand")]
    title = words.say("archutheon-table-choice" if view.asked_cards else "archutheon-table-hand")
    if detail < 2:
        names = "; ".join(f"{words.card_of(c)} ({words.short(c)})" if detail else words.card_of(c) for c in cards)
        return [words.say("archutheon-list", title=title, text=names)]
    return [f"{title}:", *(f"- {card_line(words, card)}" for card in cards)]


def card_line(words: MatchWords, card: str) -> str:
    """Return a card with its figures and its properties."""
    texts = " ".join(words.property_line(card, speed) for speed, _ in words.properties(card))
    return f"**{words.card_of(card)}**: {words.short(card)}. {texts}"
