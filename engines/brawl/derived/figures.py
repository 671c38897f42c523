"""The present figures of champions and attacks (SB-30, SB-33, SB-40): printed values with all changes in force."""

from __future__ import annotations

from collections.abc import Iterator

from engines.brawl.board import Board
from engines.brawl.content.lasting import Rule
from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Card, Range
from engines.brawl.content.vocabulary import Amount, Stat
from engines.brawl.derived.amounts import COUNTS, number
from engines.brawl.derived.conditions import holds_all
from engines.brawl.derived.here import Here, arena_of
from engines.brawl.derived.lasting import rule


def health(board: Board, pack: Pack, i: int) -> int:
    """Return a champion's health (SB-40)."""
    champion = board.champions[i]
    kit = pack.champion[champion.kit]
    return (kit.levelled if champion.levelled else kit.base).health


def printed_defence(board: Board, pack: Pack, i: int) -> int:
    """Return the defence on the side of the champion card that is up."""
    champion = board.champions[i]
    kit = pack.champion[champion.kit]
    return (kit.levelled if champion.levelled else kit.base).defence


def defence(board: Board, pack: Pack, i: int, attacker: int = -1, guard: int = 0) -> int:
    """Return a champion's defence after all changes, at least 0; against an attack with the guard of reactions (SB-30)."""
    total = printed_defence(board, pack, i) + guard + changes(board, i, "defence", attacker)
    total += rule(board, pack, i, "defence")
    grid = arena_of(board, pack).grid
    champion = board.champions[i]
    for other, foe in enumerate(board.champions):
        if foe.team != champion.team and foe.levelled and foe.hex >= 0 and grid.distance[foe.hex][champion.hex] == 1:
            total += rule(board, pack, other, "aura_defence")
    if attacker >= 0:
        total += rule(board, pack, attacker, "pierce", i)
    return max(total, 0)


def changes(board: Board, i: int, stat: Stat, against: int = -1) -> int:
    """Return the sum of all changes of a figure in force on a champion; `against` is the other one of the attack."""
    total = 0
    for effect in board.effects:
        if effect.on == i and effect.what == stat and effect.against in (-1, against):
            total += effect.by
    return total


def points_of(board: Board, i: int, boots: int) -> int:
    """Return the movement points of a card or standard action with boots (SB-33): none while rooted (SB-57)."""
    if boots == 0 or is_rooted(board, i):
        return 0
    return max(boots + changes(board, i, "movement"), 0)


def is_rooted(board: Board, i: int) -> bool:
    """Return whether a champion is rooted (SB-57)."""
    return any(effect.on == i and effect.what == "root" for effect in board.effects)


def is_immune(board: Board, pack: Pack, i: int, to: str) -> bool:
    """Return whether a champion is immune to push, stun or fear."""
    name = f"immune_{to}"
    if any(effect.on == i and effect.what == name for effect in board.effects):
        return True
    if to == "push":
        return bool(rule(board, pack, i, "immune_push"))
    return to == "stun" and bool(rule(board, pack, i, "immune_stun"))


def reach_of(board: Board, pack: Pack, i: int, wanted: Range) -> tuple[int, int]:
    """Return the least and the greatest distance of a champion's card."""
    if wanted.shape not in ("direct", "indirect"):
        return 1, 1
    least = wanted.least + rule(board, pack, i, "min_range")
    return max(least, 1), wanted.most + rule(board, pack, i, "max_range")


def gains(here: Here, card: Card, stat: str, on: int) -> Iterator[int]:
    """Yield the amounts of a figure or trait that a card gives, for the target in question."""
    for give in card.gives:
        if give.stat == stat and holds_all(here, give.if_):
            yield number(here, give.by, on)


def has(here: Here, card: Card, trait: str, rules: Rule | None = None) -> bool:
    """Return whether an attack has a trait for the target in question, by its card or by the attacker's level."""
    if any(n > 0 for n in gains(here, card, trait, here.target)):
        return True
    return rules is not None and rule(here.board, here.pack, here.user, rules, here.target) > 0


def strength_of(here: Here, card: Card) -> int:
    """Return the strength of an attack against the target in question (SB-22, SB-33), at least 0."""
    assert here.action is not None
    total = (card.strength or 0) + sum(gains(here, card, "strength", here.target))
    total += changes(here.board, here.user, "strength", here.target) + here.action.strength
    return max(total, 0)


@COUNTS.reads("defence")
def _defence(here: Here, _wanted: Amount, on: int) -> int:
    return defence(here.board, here.pack, on)
