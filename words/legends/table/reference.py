"""The reference of a match of Legends in words: open information on each player, the opponent first."""

from __future__ import annotations

from engines.legends.views.view import PlayerView, View
from words.common.defaults import Reference
from words.common.limits import BOARD
from words.legends.cards.base import MatchWords
from words.legends.sides import permanent_line, permanents_of, piles, player_line
from words.safe import fitting_together


def reference(words: MatchWords, view: View) -> list[Reference]:
    """Return the permanents of each player with their texts and the graveyard, opponents of the viewer first."""
    ordered = sorted(view.players, key=lambda player: player.seat == view.viewer)
    forms = ([_describe(words, view, player, texts=texts) for player in ordered] for texts in (True, False))
    return [Reference(text, None, "") for text in fitting_together(forms, BOARD)]


def _describe(words: MatchWords, view: View, player: PlayerView, *, texts: bool) -> str:
    """Return the open information on a player; the keywords of the cards are explained with their `texts`."""
    own = permanents_of(view, player.seat)
    lines = [f"**{player_line(words, player)}**"]
    lines += [f"- {permanent_line(words, permanent, detail=texts)}" for permanent in own]
    lines += piles(words, player)
    if texts:
        found = dict.fromkeys(word for permanent in own for word in permanent.keywords)
        lines += [f"-# {words.reminder(word)}" for word in found]
    return "\n".join(lines)
