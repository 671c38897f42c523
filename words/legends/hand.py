"""The hand as text: for the text board, and as the Alt text of its picture."""

from __future__ import annotations

from engines.legends.views.view import PlayerView, View
from words.common.limits import ALT
from words.legends.cards.base import MatchWords
from words.legends.sides import player_line
from words.safe import first_fitting


def hand_summary(words: MatchWords, view: View) -> str:
    """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
    found = [player for player in view.players if player.hand is not None]
    forms = (
        "\n".join(line for player in found for line in [*hand_lines(words, player, detail), player_line(words, player)])
        for detail in (1, 0)
    )
    return first_fitting(forms, ALT)


def hand_lines(words: MatchWords, player: PlayerView, detail: int) -> list[str]:
    """Return the viewer's hand: the names; with `detail` 1 properties too, with 2 a line for each card with its text."""
    if player.hand is None:
        return []
    title = words.say("legends-table-hand", hand=player.hand_size)
    if not player.hand:
        return [title]
    if detail == 0:
        return [words.say("legends-table-list", title=title, text=words.cards(player.hand))]
    if detail == 1:
        names = "; ".join(
            f"{_counted(words, player, card)} ({words.short(card, player.event_change)})"
            for card in dict.fromkeys(player.hand)
        )
        return [words.say("legends-table-list", title=title, text=names)]
    return [f"{title}:", *(f"- {_card_line(words, player, card)}" for card in dict.fromkeys(player.hand))]


def _counted(words: MatchWords, player: PlayerView, card: str) -> str:
    """Return a card of the hand by name, with the number of its copies if there are several."""
    return words.cards([held for held in player.hand or () if held == card])


def _card_line(words: MatchWords, player: PlayerView, card: str) -> str:
    """Return a card of the hand with its properties and its text."""
    properties = words.short(card, player.event_change)
    line, text = f"**{_counted(words, player, card)}**: {properties}", words.text(card)
    return words.say("legends-table-with-text", line=line, text=text) if text else line
