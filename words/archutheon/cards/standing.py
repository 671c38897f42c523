"""Passives of leaders, terrains and traits of heroes in words (AR-76, AR-90, AR-92)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from engines.archutheon.content.lasting import Lasting, Standing, Triggered
from engines.archutheon.content.vocabulary import Condition
from words.archutheon.cards.conditions import after
from words.archutheon.cards.effects import phrase
from words.archutheon.cards.whom import Lexicon
from words.common.card_effects import full_stops
from words.texts import signed


def standing_sentences(lexicon: Lexicon, text: Standing) -> Iterator[str]:
    """Yield the sentences of a passive or a terrain: its rules, its effects at moments, its effect for the Tactics token."""
    for subject, listed in groupby(text.lasting, key=lambda lasting: _subject(lexicon, lasting)):
        rules = "; ".join(rule_text(lexicon, lasting, many=subject != "leader") for lasting in listed)
        yield full_stops(lexicon.say(f"archutheon-subject-{subject}", text=rules))
    acting = replace(lexicon, me="captain" if lexicon.me == "any" else "leader")
    whose = "each" if lexicon.me == "any" else "own"
    for triggered in text.triggered:
        yield full_stops(_triggered(acting, triggered, whose))
    if text.flip:
        yield full_stops(lexicon.say("archutheon-flip", text=phrase(acting, text.flip)))


def _subject(lexicon: Lexicon, lasting: Lasting) -> str:
    """Return the key of those that a rule is for: all heroes of the text, or leaders alone."""
    if not any(_is_leader(each) for each in lasting.if_):
        return lexicon.me
    return "captain" if lexicon.me == "any" else "leader"


def _is_leader(which: Condition) -> bool:
    return which.is_ == "leader" and which.who == "self" and not which.not_


def rule_text(lexicon: Lexicon, lasting: Lasting, *, many: bool = False) -> str:
    """Return a lasting rule with its conditions, as a predicate: "+1 damage of Chaos cards if …". `many`: of several heroes."""
    lexicon = replace(lexicon, attacked=lasting.rule == "incoming")
    text = lexicon.say(
        f"archutheon-rule-{lasting.rule}",
        n=signed(lasting.by),
        count=abs(lasting.by),
        more="yes" if lasting.by > 0 else "no",
        element=lasting.element or "any",
        permanent=lasting.permanent or "",
        case="acc",
        many="yes" if many else "no",
        speed=lasting.speed or "any",
        thing=lasting.thing or "any",
    )
    return after(lexicon, tuple(each for each in lasting.if_ if not _is_leader(each)), text)


def _triggered(lexicon: Lexicon, triggered: Triggered, whose: str) -> str:
    moment = lexicon.say(f"archutheon-moment-{triggered.when}", whose=whose)
    return lexicon.say("archutheon-line", when=moment, text=phrase(lexicon, triggered.do))
