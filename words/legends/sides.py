"""One permanent and one player of Legends in words, as the text board has them: all that may be seen of them."""

from __future__ import annotations

from collections.abc import Sequence

from engines.legends.views.view import PermanentView, PlayerView, SumView, View
from words.legends.cards.base import MatchWords
from words.legends.cards.states import state_text
from words.texts import MINUS, figure


def sum_text(words: MatchWords, sum_: SumView) -> str:
    """Return legendarity as a sum with its parts: "legendarity 12 − 7 − 3 = 2" (LG-16)."""
    return words.say("legends-sum", parts=sum_parts(sum_), available=figure(sum_.available))


def sum_parts(sum_: SumView) -> str:
    """Return the parts of legendarity, given, occupied and spent: "12 − 7 − 3"."""
    return f" {MINUS} ".join(map(figure, (sum_.heroes, sum_.followers, sum_.spent)))


def permanent_line(words: MatchWords, permanent: PermanentView, *, detail: bool) -> str:
    """Return a permanent with its state; with `detail` its text too."""
    effect = words.text(permanent.card) if detail else ""
    state = state_text(words, permanent, beside=effect)
    line = words.say("legends-table-permanent", who=words.who(permanent.uid, permanent.card), state=state)
    if not state:
        line = words.who(permanent.uid, permanent.card)
    return words.say("legends-table-with-text", line=line, text=effect) if effect else line


def permanents_of(view: View, seat: int) -> list[PermanentView]:
    """Return the permanents that a player controls: heroes, followers, then events and skills that stay."""
    order = ("hero", "follower", "event", "skill")
    own = [permanent for permanent in view.permanents if permanent.controller == seat]
    return sorted(own, key=lambda permanent: (order.index(permanent.type), permanent.uid))


def player_line(words: MatchWords, player: PlayerView) -> str:
    """Return a player's legendarity and how many cards lie where."""
    return words.say(
        "legends-table-player",
        name=words.say("legends-player-name", letter=words.letter(player.seat), name=words.name(player.seat)),
        sum=sum_text(words, player.sum),
        hand=player.hand_size,
        limit=player.hand_limit,
        deck=player.deck_size,
        graveyard=len(player.graveyard),
    )


def piles(words: MatchWords, player: PlayerView) -> list[str]:
    """Return the public lines on a player's cards: the graveyard, cards of the hand that all know, what the deck lacked."""
    lines = []
    if player.graveyard:
        # The uppermost first.
        lines.append(words.say("legends-table-graveyard", cards=words.cards(tuple(reversed(player.graveyard)))))
    if player.known and player.hand is None:
        lines.append(words.say("legends-table-known", cards=words.cards(player.known)))
    if player.missing:
        lines.append(words.say("legends-table-missing", next=player.missing + 1))
    if player.stops:
        stops = ", ".join(words.say(f"legends-stop-{stop}") for stop in player.stops)
        lines.append(words.say("legends-table-stops", stops=stops))
    return lines


def score(words: MatchWords, players: Sequence[PlayerView]) -> str:
    """Return the games won by each player."""
    each = (words.say("legends-won", name=words.name(player.seat), count=player.won) for player in players)
    return ", ".join(each)
