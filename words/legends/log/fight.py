"""Attacks, the damage queue and settlements of Legends in words."""

from __future__ import annotations

from engines.legends import events as happened
from words.common.wording import Wording
from words.legends.cards.base import MatchWords
from words.texts import MINUS, figure, signed

describe_fight = Wording[MatchWords, str | None]()
"""Functions that put attacks and damage into lines."""


@describe_fight.of(happened.Attacked)
def _attacked(words: MatchWords, event: happened.Attacked) -> str:
    who, target = words.who(event.uid, event.card), words.who(event.target, event.target_card)
    return words.say("legends-log-attacked", who=who, target=target)


@describe_fight.of(happened.Blocked)
def _blocked(words: MatchWords, event: happened.Blocked) -> str:
    if not event.uids:
        return words.say("legends-log-through", name=words.name(event.seat))
    names = words.all_who(event.uids, event.cards)
    return words.say("legends-log-blocked", name=words.name(event.seat), names=names)


@describe_fight.of(happened.AttackOver)
def _attack_over(words: MatchWords, event: happened.AttackOver) -> str:
    return words.say("legends-log-attack-over", why=event.why)


@describe_fight.of(happened.Queued)
def _queued(words: MatchWords, event: happened.Queued) -> str:
    who = words.who(event.uid, event.card)
    text = entry_text(words, event.what, event.amount, event.type)
    return words.say("legends-log-queued", who=who, text=text, source=words.card_quoted(event.source))


def entry_text(words: MatchWords, what: str, amount: int, kind: str) -> str:
    """Return the effect of an entry of the damage queue: "−2 (physical)", "+3", "prevents 2", "all lives" (LG-44)."""
    if what == "damage":
        return words.say("legends-entry-damage", amount=f"{MINUS}{amount}", type=kind)
    if what == "heal":
        return signed(amount)
    return words.say(f"legends-entry-{what}", amount=amount, type=kind or "any")


@describe_fight.of(happened.Settled)
def _settled(words: MatchWords, event: happened.Settled) -> str:
    return settled_text(words, event)


def settled_text(words: MatchWords, event: happened.Settled) -> str:
    """Return the outcome of a settlement for a permanent: "Wolf −3 (1 left)", "Mira: no change (2 prevented, 9 left)"."""
    parts = [f"{MINUS}{event.damage}"] if event.damage else []
    parts += [signed(event.healed)] if event.healed else []
    return words.say(
        "legends-log-settled",
        who=words.who(event.uid, event.card),
        changes="yes" if parts else "no",
        change=" ".join(parts),
        prevented=event.prevented,
        lives=figure(event.lives),
    )
