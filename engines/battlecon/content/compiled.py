"""Effects prepared for play: everything by name and by moment, so that nothing is searched for in a fight."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Gift, Op
from engines.battlecon.content.vocabulary import Conditions
from engines.kernel.verbs.lists import named_lists

Gifts = tuple[tuple[str, Gift, Conditions], ...]
"""The gifts of ops in effects that always hold, each with its part and all its conditions: its effect's and its own."""

Waiting = Mapping[str, tuple[tuple[str, str, Effect], ...]]
"""The effects by moment, in the order of the card, each with its name, its part and itself."""


def effects_of(part: Any) -> tuple[Effect, ...]:
    """Return the effects of a card, token, ability or other part; those of its advantages come last."""
    advantages = getattr(part, "advantages", ())
    return (*part.effects, *(advantage.effect for advantage in advantages))


def effects_by_name(parts: Mapping[str, Any]) -> dict[str, Effect]:
    """Return all effects by name: the part's, "/", and the index within it."""
    return {f"{name}/{n}": effect for name, part in parts.items() for n, effect in enumerate(effects_of(part))}


def ops_by_name(effects: Mapping[str, Effect]) -> dict[str, tuple[Op, ...]]:
    """Return all lists of ops by name: an effect's own name, or of a choice within it "effect:op.option"."""
    return {of: tuple(ops) for name, effect in effects.items() for of, ops in named_lists(name, effect.do)}


def waiting_by_part(parts: Mapping[str, Any]) -> dict[str, Waiting]:
    """Return each part's own effects by moment; parts without any are left out."""
    found: dict[str, Waiting] = {}
    for name, part in parts.items():
        by_moment: dict[str, tuple[tuple[str, str, Effect], ...]] = {}
        for n, effect in enumerate(part.effects):
            if effect.when != "always":
                by_moment[effect.when] = (*by_moment.get(effect.when, ()), (f"{name}/{n}", name, effect))
        if by_moment:
            found[name] = by_moment
    return found


def gifts_by_part(parts: Mapping[str, Any]) -> dict[str, Mapping[str, Gifts]]:
    """Return the gifts of each part that count as long as it counts, by figure or rule; parts without gifts are left out."""
    found: dict[str, Mapping[str, Gifts]] = {}
    for name, part in parts.items():
        gifts: dict[str, Gifts] = {}
        for effect in part.effects:
            for op in effect.do if effect.when == "always" else ():
                if gift := op.gift():
                    gifts[gift.what] = (*gifts.get(gift.what, ()), (name, gift, (*effect.if_, *op.if_)))
        if gifts:
            found[name] = gifts
    return found
