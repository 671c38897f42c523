"""Spells of Legends in words: played, resolved, cancelled; permanents that come and go, abilities that trigger."""

from __future__ import annotations

from engines.legends import events as happened
from words.common.wording import Wording
from words.legends.cards.base import MatchWords

describe_play = Wording[MatchWords, str | None]()
"""Functions that put what is played, and what comes of it, into lines."""


@describe_play.of(happened.Played)
def _played(words: MatchWords, event: happened.Played) -> str:
    return played_text(words, event)


def played_text(words: MatchWords, event: happened.Played) -> str:
    """Return a spell as it is played: whose, by whom used, its targets, and the price paid (LG-31)."""
    user = words.who(event.user, event.user_card) if event.user_card else ""
    text = words.say(
        f"legends-log-played-{event.kind}", name=words.name(event.seat), card=words.card_quoted(event.card), user=user
    )
    if event.targets:
        aims = words.aims(event.targets, event.target_cards)
        text = words.say("legends-log-aimed", text=text, count=len(event.targets), aims=aims)
    paid = _paid(words, event)
    return words.say("legends-log-paid", text=text, paid=paid) if paid else text


def _paid(words: MatchWords, event: happened.Played) -> str:
    """Return the price of a spell as it was paid: "turn, 1 legendarity, discarded: Wolf"."""
    say = words.say
    parts = [say("legends-cost-turn")] if event.turned else []
    parts += [say("legends-cost-points", n=event.points)] if event.points else []
    parts += [say("legends-cost-lives", n=event.lives)] if event.lives else []
    if event.discarded:
        parts.append(say("legends-log-paid-cards", way="discard", cards=words.cards(event.discarded)))
    if event.sacrificed:
        parts.append(say("legends-log-paid-cards", way="sacrifice", cards=words.cards(event.sacrificed)))
    return ", ".join(parts)


@describe_play.of(happened.Passed)
def _passed(words: MatchWords, event: happened.Passed) -> str:
    return words.say("legends-log-passed", name=words.name(event.seat))


@describe_play.of(happened.Resolved)
def _resolved(words: MatchWords, event: happened.Resolved) -> str:
    return words.say("legends-log-resolved", spell=words.spell(event.card, event.ability), lost=event.lost)


@describe_play.of(happened.Countered)
def _countered(words: MatchWords, event: happened.Countered) -> str:
    spell = words.spell(event.card, event.ability)
    return words.say("legends-log-countered", spell=spell, source=words.card_quoted(event.source))


@describe_play.of(happened.Fired)
def _fired(words: MatchWords, event: happened.Fired) -> str:
    key = "legends-log-declined" if event.declined else "legends-log-fired"
    return words.say(key, who=words.who(event.uid, event.card))


# -------------------------------------------------------------------- coming and going


@describe_play.of(happened.Endless)
def _endless(words: MatchWords, event: happened.Endless) -> str:
    return words.say("legends-log-endless", what=event.what, count=event.count, last=event.last)


@describe_play.of(happened.Entered)
def _entered(words: MatchWords, event: happened.Entered) -> str:
    return words.say("legends-log-entered", who=words.who(event.uid, event.card), name=words.name(event.seat))


@describe_play.of(happened.Left)
def _left(words: MatchWords, event: happened.Left) -> str:
    who = words.who(event.uid, event.card)
    text = words.say("legends-log-left", who=who, to=event.to, why=event.why, name=words.name(event.owner))
    return words.say("legends-log-killed", text=text, by=words.card(event.by)) if event.by else text


@describe_play.of(happened.Buried)
def _buried(words: MatchWords, event: happened.Buried) -> str:
    args = {"name": words.name(event.seat), "card": words.card(event.card)}
    return words.say("legends-log-discarded" if event.why == "discarded" else "legends-log-buried", **args)
