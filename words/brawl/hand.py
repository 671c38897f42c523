"""The hand as text: for the text board, and as the Alt text of its picture."""

from __future__ import annotations

from engines.brawl.views.view import PlayerView, View
from words.brawl.answers.aims import attack
from words.brawl.cards.base import MatchWords
from words.brawl.sides import player_line
from words.common.limits import ALT
from words.safe import first_fitting


def hand_summary(words: MatchWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text; first an attack to react to.

    They have a paragraph each, as they have pictures.
    """
    found = [player for player in view.players if player.hand is not None]
    struck = [attack(words, view)] if found and view.asking == "react" else []
    forms = (
        [line for player in found for line in [*hand_lines(words, player, detail), player_line(words, player)]]
        for detail in (1, 0)
    )
    return first_fitting(("\n\n".join([*struck, "\n".join(hands)]) for hands in forms), ALT)


def hand_lines(words: MatchWords, player: PlayerView, detail: int) -> list[str]:
    """Return the viewer's hand: the names; with `detail` 1 figures too, with 2 a line for each card with its effects."""
    cards = player.hand or ()
    if not cards:
        return []
    title = words.say("brawl-table-hand")
    if detail < 2:
        names = "; ".join(f"{words.card_of(c)} ({words.short(c)})" if detail else words.card_of(c) for c in cards)
        lines = [words.say("brawl-table-list", title=title, text=names)]
    else:
        lines = [f"{title}:", *(f"- {card_line(words, card)}" for card in cards)]
    if player.planned:
        lines.append(words.say("brawl-table-planned", cards=words.cards(player.planned)))
    return lines


def card_line(words: MatchWords, card: str) -> str:
    """Return a card with its figures and its effects."""
    name, text = f"**{words.card_of(card)}**", words.text(card)
    line = f"{name}: {words.short(card)}"
    return f"{line}. {text}" if text else line
