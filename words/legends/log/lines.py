"""Events of Legends, in words: every kind of event as a line of the log; those of the stack are in play.py, of fights in
fight.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event
from engines.legends import events as happened
from words.common.wording import Wording
from words.legends.cards.base import MatchWords
from words.legends.cards.states import change_text
from words.legends.log.ending import ending, game_ending
from words.legends.log.fight import describe_fight
from words.legends.log.play import describe_play
from words.texts import figure, signed

WARNED_FROM = 100
"""The turn from which it is told that the game will be a draw after the last one (LG-58)."""

describe = Wording[MatchWords, str | None](describe_play, describe_fight)
"""Functions that put events into lines, None where nothing happened."""


# -------------------------------------------------------------------- games, the first hands, heroes


@describe.of(happened.Game)
def _game(words: MatchWords, event: happened.Game) -> str:
    if event.games == 1:
        return words.say("legends-log-game")
    return words.say("legends-log-game-of", number=event.number)


@describe.of(happened.First)
def _first(words: MatchWords, event: happened.First) -> str:
    by = words.name(event.by) if event.by >= 0 else ""
    return words.say("legends-log-first", how=event.how, name=words.name(event.seat), by=by)


@describe.of(happened.Hand)
def _hand(words: MatchWords, event: happened.Hand) -> str:
    return _with_cards(
        words, words.say("legends-log-drew", name=words.name(event.seat), count=event.count), event.cards
    )


@describe.of(happened.Mulligan)
def _mulligan(words: MatchWords, event: happened.Mulligan) -> str:
    return words.say("legends-log-mulligan", name=words.name(event.seat), count=event.count)


@describe.of(happened.Kept)
def _hand_kept(words: MatchWords, event: happened.Kept) -> str:
    return words.say("legends-log-kept", name=words.name(event.seat), count=event.count)


@describe.of(happened.Squad)
def _squad(words: MatchWords, event: happened.Squad) -> str:
    heroes = words.all_who(event.uids, event.heroes)
    return words.say("legends-log-squad", name=words.name(event.seat), heroes=heroes)


# -------------------------------------------------------------------- turns and phases


@describe.of(happened.Turn)
def _turn(words: MatchWords, event: happened.Turn) -> str:
    key = "legends-log-turn-late" if event.turn >= WARNED_FROM else "legends-log-turn"
    return words.say(key, turn=event.turn, name=words.name(event.seat), last=event.last)


@describe.of(happened.Phase)
def _phase(words: MatchWords, event: happened.Phase) -> str:
    return words.say("legends-log-phase", phase=words.say(f"legends-phase-{event.phase}"))


@describe.of(happened.Untapped)
def _untapped(words: MatchWords, event: happened.Untapped) -> str:
    return words.say("legends-log-untapped", name=words.name(event.seat), names=words.all_who(event.uids, event.cards))


@describe.of(happened.Turned)
def _turned(words: MatchWords, event: happened.Turned) -> str:
    return words.say("legends-log-turned", who=words.who(event.uid, event.card))


@describe.of(happened.Ended)
def _ended(words: MatchWords, event: happened.Ended) -> str:
    return words.say("legends-log-ended", count=event.count)


@describe.of(happened.Marked)
def _marked(words: MatchWords, event: happened.Marked) -> str:
    name, on = words.name(event.seat), "yes" if event.value == "on" else "no"
    if event.card:
        return words.say("legends-log-marked-turned", name=name, on=on, card=words.card_quoted(event.card))
    return words.say("legends-log-marked-stop", name=name, on=on, stop=words.say(f"legends-stop-{event.mark}"))


# -------------------------------------------------------------------- cards


def _with_cards(words: MatchWords, text: str, cards: Sequence[str] | UnsetType) -> str:
    """Return a line with the cards in brackets, for those who may see them."""
    if cards is UNSET or not cards:
        return text
    return words.say("legends-log-cards", text=text, cards=words.cards(cards))


@describe.of(happened.Drew)
def _drew(words: MatchWords, event: happened.Drew) -> str | None:
    if not event.count:
        return None
    return _with_cards(
        words, words.say("legends-log-drew", name=words.name(event.seat), count=event.count), event.cards
    )


@describe.of(happened.Missing)
def _missing(words: MatchWords, event: happened.Missing) -> str:
    return words.say("legends-log-missing", name=words.name(event.seat), lives=event.lives)


@describe.of(happened.Recovered)
def _recovered(words: MatchWords, event: happened.Recovered) -> str:
    return words.say("legends-log-recovered", name=words.name(event.seat), card=words.card(event.card))


@describe.of(happened.Reshuffled)
def _reshuffled(words: MatchWords, event: happened.Reshuffled) -> str:
    return words.say("legends-log-reshuffled", name=words.name(event.seat), count=event.count)


@describe.of(happened.Looked)
def _looked(words: MatchWords, event: happened.Looked) -> str:
    text = words.say("legends-log-looked", name=words.name(event.seat), count=event.count, taken=event.taken)
    if event.cards is UNSET or event.kept is UNSET:
        return text
    return words.say("legends-log-looked-at", text=text, cards=words.cards(event.cards), kept=words.cards(event.kept))


@describe.of(happened.Revealed)
def _revealed(words: MatchWords, event: happened.Revealed) -> str:
    return words.say("legends-log-revealed", name=words.name(event.seat), cards=words.cards(event.cards))


# -------------------------------------------------------------------- levels, figures, control, legendarity


@describe.of(happened.Level)
def _level(words: MatchWords, event: happened.Level) -> str:
    who = words.who(event.uid, event.card)
    return words.say("legends-log-level", who=who, level=figure(event.level), by=signed(event.by), why=event.why)


@describe.of(happened.Changed)
def _changed(words: MatchWords, event: happened.Changed) -> str:
    text = change_text(words, event.what, event.by)
    return words.say("legends-log-changed", who=words.who(event.uid, event.card), text=text, until=event.until)


@describe.of(happened.Control)
def _control(words: MatchWords, event: happened.Control) -> str:
    return words.say("legends-log-control", who=words.who(event.uid, event.card), name=words.name(event.seat))


@describe.of(happened.Points)
def _points(words: MatchWords, event: happened.Points) -> str:
    way = "lost" if event.by > 0 else "back"
    return words.say("legends-log-points", name=words.name(event.seat), way=way, count=abs(event.by))


@describe.of(happened.Corrected)
def _corrected(words: MatchWords, event: happened.Corrected) -> str:
    who = words.name(event.seat) if event.uid < 0 else words.who(event.uid, event.card)
    card = words.card(event.card) if event.card else ""
    value = int(event.value) if event.value.isdecimal() else event.value
    return words.say(f"legends-log-corrected-{event.thing}", who=who, value=value, card=card)


# -------------------------------------------------------------------- the end


@describe.of(happened.GameOver)
def _game_over(words: MatchWords, event: happened.GameOver) -> str:
    return words.say("legends-log-game-over", text=game_ending(words, event), score=words.score(event.won))


@describe.of(happened.Over)
def _over(words: MatchWords, event: happened.Over) -> str:
    return ending(words, event.winners, event.reason)


def line(words: MatchWords, event: Event) -> str | None:
    """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
    return describe(words, event)
