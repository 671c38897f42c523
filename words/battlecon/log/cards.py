"""Events about cards of BattleCON in words: discarded and taken back, swapped, added, guessed, turned over, recycled."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon import events
from words.battlecon.cards.base import MatchWords
from words.common.clauses import Clause
from words.common.wording import Wording

describe_card = Wording[MatchWords, Clause | None]()
"""Functions that put events about cards into clauses."""


def _quoted(words: MatchWords, card: str) -> str:
    return words.quoted(words.card(card))


@describe_card.of(events.Card)
def _special(words: MatchWords, event: events.Card) -> Clause:
    card = words.quoted(words.special(event.card, event.fighter))
    key = "battlecon-log-card-active" if event.active else "battlecon-log-card-inactive"
    return Clause(event.fighter, words.say(key, card=card))


@describe_card.of(events.Discarded)
def _discarded(words: MatchWords, event: events.Discarded) -> Clause:
    does = words.say("battlecon-log-discarded", kind=event.kind)
    if isinstance(event.card, str):
        does = words.say("battlecon-log-discarded-card", does=does, card=words.card(event.card))
    return Clause(event.fighter, does, acts=True)


@describe_card.of(events.Taken)
def _card_taken(words: MatchWords, event: events.Taken) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-taken", card=_quoted(words, event.card)), acts=True)


@describe_card.of(events.Swapped)
def _swapped(words: MatchWords, event: events.Swapped) -> Clause:
    old, new = words.card(event.old), words.card(event.new)
    return Clause(event.fighter, words.say("battlecon-log-swapped", old=old, new=new), acts=True)


@describe_card.of(events.AddedStyle)
def _added_style(words: MatchWords, event: events.AddedStyle) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-added-style", card=_quoted(words, event.style)), acts=True)


@describe_card.of(events.StyleReturned)
def _style_returned(words: MatchWords, event: events.StyleReturned) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-style-returned", card=_quoted(words, event.style)))


@describe_card.of(events.Copied)
def _copied(words: MatchWords, event: events.Copied) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-copied", card=_quoted(words, event.style)), acts=True)


@describe_card.of(events.CardRemoved)
def _card_removed(words: MatchWords, event: events.CardRemoved) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-card-removed", card=_quoted(words, event.card)))


@describe_card.of(events.Guess)
def _guess(words: MatchWords, event: events.Guess) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-guess", base=words.card(event.base)), acts=True)


@describe_card.of(events.Flipped)
def _flipped(words: MatchWords, event: events.Flipped) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-flipped", card=_quoted(words, event.card)), acts=True)


@describe_card.of(events.Recycled)
def _recycled(words: MatchWords, event: events.Recycled) -> Clause:
    back, first, second = (_names(words, cards) for cards in (event.back, event.pile_1, event.pile_2))
    return Clause(event.fighter, words.say("battlecon-log-recycled", back=back, first=first, second=second))


def _names(words: MatchWords, cards: Sequence[str]) -> str:
    return ", ".join(map(words.source, cards)) or words.say("battlecon-log-nothing")
