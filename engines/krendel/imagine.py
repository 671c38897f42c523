"""Imagined combats: rounds fought on plain lists of figures, of which the practice player needs hundreds for one choice.

Neighbours, spells and targets come from combat.py. Attacks, conditions and prizes are done again here, some five times as
fast as on a board; a test holds the results to those of combat.py and rewards.py.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from engines.kernel.state.model import Seat
from engines.krendel.board import Board, Wizard, clockwise
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Condition, Creature, Extreme, Fruitless, Heal, Prize, StealTrophy, Trophies
from engines.krendel.round.combat import changes, targets, totals, working_now

Tracks = tuple[list[int], list[int]]
"""Trophies and wounds by place: everybody clockwise from the first player."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The facts about a combat that are certain before creatures are seen; seats are places clockwise from the first player."""

    attack: list[int]
    defence: list[int]
    targets: list[list[int]]
    near: list[list[int]]
    shields: frozenset[int]
    extra: list[int]
    thorns: list[int]
    condition: Condition
    prize: Prize


def outlook(board: Board, pack: Pack, stacks: dict[Seat, list[str]], condition: str, prize: Prize) -> Outlook:
    """Return the outlook of a combat under the spells on top of `stacks`, judged by a reward card and a prize."""
    any_card = pack.creatures[0]
    wizards = {s: Wizard(w.hero, w.wounds, w.trophies, [], stacks[s], any_card.id) for s, w in board.wizards.items()}
    light = msgspec.structs.replace(board, wizards=wizards)
    now = working_now(light, pack)
    total = totals(light, pack, changes(now))
    seats = clockwise(board, board.first)
    place = {s: n for n, s in enumerate(seats)}
    return Outlook(
        attack=[total[s]["attack"] - any_card.attack for s in seats],
        defence=[total[s]["defence"] - any_card.defence for s in seats],
        targets=[[place[t] for t in targets(board.order, s, now)] for s in seats],
        near=[[place[o] for o in now.near[s]] for s in seats],
        shields=frozenset(place[s] for s in now.shielded),
        extra=[sum(spell.trophies for spell in now.spells[s]) for s in seats],
        thorns=[sum(spell.thorns for spell in now.spells[s]) for s in seats],
        condition=pack.reward[condition].condition,
        prize=prize,
    )


def imagine(seen: Outlook, cards: list[Creature], before: Tracks) -> Tracks:
    """Return the tracks after phase 3 if these creatures fight (TK-12 to TK-23); every winner who may heal does."""
    attack = [card.attack + more for card, more in zip(cards, seen.attack, strict=True)]
    defence = [card.defence + more for card, more in zip(cards, seen.defence, strict=True)]
    trophies, wounds = before[0][:], before[1][:]
    shields = set(seen.shields)
    for attacker, opponents in enumerate(seen.targets):
        strength = attack[attacker]
        for target in opponents:
            if defence[target] < strength and target not in shields:
                trophies[attacker] += 1 + seen.extra[attacker]
                wounds[target] += 1
            else:
                wounds[attacker] += seen.thorns[target]
                if defence[target] < strength:
                    shields.discard(target)
    winners = _fulfil(seen, attack, defence, before, (trophies, wounds))
    _award(seen, winners, (trophies, wounds))
    return trophies, wounds


def _fulfil(seen: Outlook, attack: list[int], defence: list[int], before: Tracks, after: Tracks) -> list[int]:
    """Return the places that fulfil the condition (TK-22)."""
    condition = seen.condition
    if isinstance(condition, Extreme):
        figures = _figures(condition.stat, attack, defence, after)
        best = max(figures) if condition.end == "highest" else min(figures)
        return [n for n, figure in enumerate(figures) if figure == best]
    if isinstance(condition, Fruitless):
        return [n for n, trophies in enumerate(before[0]) if after[0][n] == trophies]  # everybody attacks somebody
    attacked = {target for opponents in seen.targets for target in opponents}
    return [n for n in range(len(attack)) if n in attacked and after[1][n] == before[1][n]]


def _figures(stat: str, attack: list[int], defence: list[int], after: Tracks) -> list[int]:
    """Return the figures that a condition compares, by place (TK-08)."""
    if stat == "attack":
        return attack
    if stat == "defence":
        return defence
    if stat == "sum":
        return [a + d for a, d in zip(attack, defence, strict=True)]
    return after[0] if stat == "trophies" else after[1]


def _award(seen: Outlook, winners: list[int], tracks: Tracks) -> None:
    """Give a prize to all winners together (TK-23)."""
    trophies, wounds = tracks
    prize = seen.prize
    if isinstance(prize, Heal):
        for n in winners:
            wounds[n] = max(0, wounds[n] - prize.count)
    elif isinstance(prize, Trophies):
        for n in winners:
            trophies[n] += prize.count
    elif isinstance(prize, StealTrophy):
        had, purse = trophies[:], trophies[:]
        for n in winners:
            for other in range(len(had)):
                if had[other] > had[n] and purse[other]:
                    purse[other] -= 1
                    trophies[other] -= 1
                    trophies[n] += 1
    else:
        for n in winners:
            for other in seen.near[n]:
                wounds[other] += prize.count
