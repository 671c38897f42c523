"""The practice player: what it would do on a match that is dealt anew, so it knows no more than its seat does.

It imagines other deals, plays each of its creatures against random answers of the others to the end of the combat, and
takes the one that gains most on average. A creature's spell counts too: strong spells sit on weak creatures (TK-53).
"""

from __future__ import annotations

from random import Random

from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, decision_of
from engines.kernel.game import Rules
from engines.kernel.model import Decision, Seat
from engines.kernel.views import redeal
from engines.krendel.board import Board, KMatch
from engines.krendel.content import Creature, Pack

DEALS = 24
"""Deals imagined for one choice."""

EVEN = 7
"""Attack plus defence plus spell of an average card (TK-53)."""

SPELL_WEIGHT = 0.3
WOUND_WEIGHT = 0.8
RIVAL_WEIGHT = 0.4
VICTORY = 20.0


def advise(rules: Rules[Board, Pack], match: KMatch, seat: Seat, rng: Random) -> list[str]:
    """Return the keys of a legal answer to the seat's open question. Raises LookupError if it has none."""
    asked = decision_of(match, seat)
    if asked is None:
        raise LookupError(f"seat {seat} is asked nothing")
    if asked.kind == "creature":
        return [_best_creature(rules, match, asked, rng)]
    if asked.kind == "discard":
        return [o.key for o in asked.options if _weak(rules.pack.creature[o.key])]
    return [asked.options[0].key]


def _weak(card: Creature) -> bool:
    """Whether a card is worth less in hand than an unknown one: it neither hits, nor stands, nor leaves a strong spell."""
    return max(card.attack, card.defence) + max(0, EVEN - card.attack - card.defence) < 5


def _best_creature(rules: Rules[Board, Pack], match: KMatch, asked: Decision, rng: Random) -> str:
    keys = [o.key for o in asked.options]
    score = dict.fromkeys(keys, 0.0)
    for _ in range(DEALS):
        deal = redeal(rules, match, asked.seat, rng)
        answers = rng.random()
        for key in keys:
            # The same answers of the others for every creature, so that the creatures are compared and not the luck.
            score[key] += _worth(rules, rules.copy(deal), asked, key, Random(answers))  # noqa: S311  # not for dice
    return max(keys, key=lambda key: (score[key], key))


def _worth(rules: Rules[Board, Pack], match: KMatch, asked: Decision, key: str, rng: Random) -> float:
    """Return what a creature gains in one deal: trophies, wounds, the rivals' trophies, the spell it leaves."""
    seat = asked.seat
    before = {s: w.trophies for s, w in match.board.wizards.items()}
    wounds = match.board.wizards[seat].wounds
    advance(rules, match, seat, asked.id, [key])
    while match.outcome is None and match.board.phase in ("choose", "reward"):
        other = match.asks[0]
        keys = [other.options[0].key] if other.kind == "heal" else random_keys(other, rng)
        advance(rules, match, other.seat, other.id, keys)
    if match.outcome is not None:
        return VICTORY if seat in match.outcome.winners else -VICTORY
    wizards = match.board.wizards
    rivals = max(w.trophies - before[s] for s, w in wizards.items() if s != seat)
    card = rules.pack.creature[key]
    gained = wizards[seat].trophies - before[seat] - WOUND_WEIGHT * (wizards[seat].wounds - wounds)
    return gained - RIVAL_WEIGHT * rivals + SPELL_WEIGHT * (EVEN - card.attack - card.defence)
