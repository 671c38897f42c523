"""Abilities and costs of the cards of Legends in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from engines.legends.content.abilities import Activated, Cost, Static, Triggered
from words.common.card_effects import EffectText, full_stops
from words.legends.cards.conditions import all_of
from words.legends.cards.effects import phrase, sentences
from words.legends.cards.ops import optional
from words.legends.cards.things import Case, thing
from words.legends.cards.whom import Lexicon, who
from words.texts import Words, signed

OF_PERMANENTS = frozenset({"enters", "leaves", "attacks", "blocks", "damages", "damaged", "kills"})
"""Moments that are about a permanent."""

OF_ONE = frozenset({"attack", "lives", "level", "legendarity", "keyword", "shield", "no_untap"})
"""Static abilities whose text names the permanent."""

WITH_PRONOUN = OF_PERMANENTS - {"kills"}
"""Those after which the permanent may be a pronoun: a kill names the follower too."""


def costs(say: Words, cost: Cost, *, skill: bool = False) -> str:
    """Return a price as it stands before a colon: "turn, 1 legendarity"; of a `skill` what it costs besides its hero's turn."""
    parts = [say("legends-cost-turn")] if cost.turn else []
    parts += [
        say(f"legends-cost-{what}", n=n)
        for what, n in (("points", cost.points), ("lives", cost.lives), ("discard", cost.discard))
        if n
    ]
    if cost.sacrifice is not None:
        # One pays with one's own: the side need not be named.
        own = msgspec.structs.replace(cost.sacrifice, side="any")
        parts.append(say("legends-cost-sacrifice", what=thing(say, own, "gen")))
    if not skill and cost.is_free:
        parts.append(say("legends-cost-once"))
    return ", ".join(parts)


def activated(lexicon: Lexicon, ability: Activated) -> EffectText:
    """Return the price of an activated ability and its sentences (LG-54)."""
    own = replace(lexicon, targets=ability.targets)
    return EffectText(costs(lexicon.say, ability.cost), sentences(own, ability.do))


def triggered(lexicon: Lexicon, ability: Triggered) -> str:
    """Return a triggered ability as one sentence: "when an enemy follower enters play, deal 1 magical damage to it" (LG-50)."""
    say, damages = lexicon.say, ability.when == "damages"
    own = replace(lexicon, targets=ability.targets, about=ability.about, damages=damages)
    moment = _moment(own, ability)
    inside = own
    if ability.when in WITH_PRONOUN and ability.about is None:
        inside = own.with_named("self")
    elif ability.when in WITH_PRONOUN and not damages:
        inside = own.with_named("it")
    text = phrase(inside, ability.do)
    if ability.may:
        text = optional(lexicon, text)
    if ability.if_:
        conditions = all_of(inside, ability.if_)
        return full_stops(say("legends-when-if", moment=moment, conditions=conditions, text=text))
    key = "legends-when" if ability.when in OF_PERMANENTS or ability.when == "played" else "legends-when-turn"
    return full_stops(say(key, moment=moment, text=text))


def _moment(lexicon: Lexicon, ability: Triggered) -> str:
    say = lexicon.say
    if ability.when in ("turn_start", "turn_end"):
        return say(f"legends-at-{ability.when}", whose=ability.whose)
    if ability.when == "played":
        return say("legends-at-played", whose=ability.whose, type=ability.type or "any")
    if ability.about is not None:
        about = thing(say, ability.about)
    else:
        about = say("legends-self-brief") if lexicon.brief else who(lexicon.plain(), "self")
    return " ".join(say(f"legends-at-{ability.when}", who=about).split())


def static(lexicon: Lexicon, ability: Static) -> str:
    """Return a static ability as one sentence: "each other follower you control gets +1 attack" (LG-53)."""
    text = _static(lexicon, ability)
    if ability.if_:
        named = lexicon.with_named("self") if ability.group is None and ability.what in OF_ONE else lexicon
        text = lexicon.say("legends-while", text=text, conditions=all_of(named, ability.if_))
    if ability.where == "graveyard":
        text = lexicon.say("legends-in-graveyard", text=text)
    return full_stops(text)


def _static(lexicon: Lexicon, ability: Static) -> str:
    say, what = lexicon.say, ability.what
    if what in ("cost", "hand_size", "extra_draw"):
        more = "more" if ability.by >= 0 else "less"
        return say(f"legends-static-{what}", n=abs(ability.by), by=signed(ability.by), more=more)
    if what in ("shield", "no_untap"):
        whom = {case: _whom(lexicon, ability, case) for case in ("nom", "dat")}
        return say(f"legends-static-{what}", type=ability.type or "any", n=abs(ability.by), **whom)
    if what == "keyword":
        change = say("legends-quoted", name=say(f"legends-keyword-{ability.keyword}"))
    else:
        change = say("legends-change", what=what, by=signed(ability.by), count=abs(ability.by))
    return say("legends-gets", who=_whom(lexicon, ability, "nom"), change=change, until="always")


def _whom(lexicon: Lexicon, ability: Static, case: Case) -> str:
    if ability.group is not None:
        return thing(lexicon.say, ability.group, case, "each")
    return who(lexicon, "self", case)


def keywords(say: Words, names: Sequence[str]) -> str:
    """Return keywords as a paragraph: "Guard. Cannot block."."""
    return full_stops(*(say(f"legends-keyword-{name}") for name in names))
