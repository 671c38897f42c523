"""Combat: neighbours, spells, totals and attacks (TK-07, TK-12 to TK-21). Pure: reads the board, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engines.kernel.model import Seat
from engines.krendel.board import Attack, Board, Fight, Fighter, clockwise
from engines.krendel.content import Pack, Spell, Stat

Change = tuple[Seat, str, Stat, int]
"""What a spell does to a figure: whose spell, of which card, which figure, by how much."""

Working = dict[Seat, list[Spell]]
"""Every seat's working spells, the top one first, clockwise."""

Circle = Mapping[Seat, Sequence[Seat]]
"""Every seat's neighbours, clockwise."""


def active_spells(board: Board, pack: Pack, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a seat whose spells work: the top one (TK-07), and the one beneath if it says so (TK-20)."""
    stack = board.wizards[seat].stack
    if not stack:
        return ()
    top = stack[-1]
    if len(stack) > 1 and pack.spell[top].previous:
        return (top, stack[-2])
    return (top,)


def working_spells(board: Board, pack: Pack) -> Working:
    """Return every seat's working spells."""
    spells = pack.spell
    return {seat: [spells[card] for card in active_spells(board, pack, seat)] for seat in board.order}


def fight_with_all(working: Working) -> tuple[Seat, ...]:
    """Return the holders of an active «Fight with all» (TK-13)."""
    return tuple([seat for seat, found in working.items() for spell in found if spell.everyone])


def sides(order: Sequence[Seat], seat: Seat) -> tuple[Seat, Seat]:
    """Return the players on the left (next clockwise) and on the right; with two players they are the same (TK-14)."""
    at = order.index(seat)
    return order[(at + 1) % len(order)], order[at - 1]


def neighbours(order: Sequence[Seat], seat: Seat, everyones: Sequence[Seat], *, symmetric: bool) -> list[Seat]:
    """Return a seat's neighbours, clockwise: left, right, and all in `everyones`, each once (TK-13, TK-14, TK-15)."""
    at = order.index(seat)
    if symmetric and seat in everyones:
        return [*order[at + 1 :], *order[:at]]
    near = {*sides(order, seat), *everyones}
    return [s for s in (*order[at + 1 :], *order[:at]) if s in near]


@lru_cache(maxsize=4096)
def _circle(order: tuple[Seat, ...], everyones: tuple[Seat, ...], symmetric: bool) -> Circle:  # a key
    """Return every seat's neighbours; tables are few, so this is kept."""
    return {seat: tuple(neighbours(order, seat, everyones, symmetric=symmetric)) for seat in order}


def circle(board: Board, everyones: tuple[Seat, ...]) -> Circle:
    """Return every seat's neighbours at this table if these hold «Fight with all»."""
    return _circle(board.order, everyones, board.options.fight_with_all == "symmetric")


def neighbours_now(board: Board, pack: Pack) -> Circle:
    """Return every seat's neighbours under the spells that work now."""
    return circle(board, fight_with_all(working_spells(board, pack)))


def _receivers(order: Sequence[Seat], seat: Seat, who: str, near: Sequence[Seat]) -> Sequence[Seat]:
    if who == "self":
        return (seat,)
    if who == "neighbours":
        return near
    left, right = sides(order, seat)
    return (left if who == "left" else right,)


def changes(board: Board, pack: Pack, spells: Mapping[Seat, Sequence[str]]) -> dict[Seat, list[Change]]:
    """Return for each seat in `spells` what spells change of its figures (TK-18, TK-21).

    `spells` are the cards of each seat whose spells work, clockwise: those at the table now, or those of a combat.
    """
    order = tuple(spells)
    effects = pack.spell
    everyones = tuple([seat for seat in order for card in spells[seat] if effects[card].everyone])
    near = _circle(order, everyones, board.options.fight_with_all == "symmetric")
    made: dict[Seat, list[Change]] = {seat: [] for seat in order}
    for holder in order:
        for card in spells[holder]:
            for effect in effects[card].modifies:
                for receiver in _receivers(order, holder, effect.who, near[holder]):
                    made[receiver].append((holder, card, effect.stat, effect.by))
    return made


def totals(board: Board, pack: Pack, working: Working, near: Circle) -> dict[Seat, dict[Stat, int]]:
    """Return attack and defence of every seat's creature with all spells; they may fall below zero (TK-18, TK-19, TK-21)."""
    result: dict[Seat, dict[Stat, int]] = {}
    for seat, wizard in board.wizards.items():
        card = pack.creature[wizard.creature or ""]
        result[seat] = {"attack": card.attack, "defence": card.defence}
    for seat, found in working.items():
        for spell in found:
            for effect in spell.modifies:
                for receiver in _receivers(board.order, seat, effect.who, near[seat]):
                    result[receiver][effect.stat] += effect.by
    return result


def targets(
    board: Board, seat: Seat, own: list[Spell], near: Sequence[Seat], everyones: Sequence[Seat]
) -> Sequence[Seat]:
    """Return whom a seat attacks, clockwise: all in `near`, or with `attack_only` that side and all in `everyones`.

    Of two `attack_only` the top spell's counts.
    """
    only = next((spell.only for spell in own if spell.only is not None), None)
    if only is None:
        return near
    left, right = sides(board.order, seat)
    kept = left if only == "left" else right
    return [s for s in near if s == kept or s in everyones]


def targets_now(board: Board, pack: Pack) -> dict[Seat, Sequence[Seat]]:
    """Return whom every seat attacks under the spells that work now, clockwise."""
    working = working_spells(board, pack)
    everyones = fight_with_all(working)
    near = circle(board, everyones)
    return {seat: targets(board, seat, working[seat], near[seat], everyones) for seat in board.order}


def fight(board: Board, pack: Pack) -> Fight:
    """Return the combat of the revealed creatures: totals once (TK-19), then attacks from the first player on (TK-12)."""
    working = working_spells(board, pack)
    everyones = fight_with_all(working)
    near = circle(board, everyones)
    total = totals(board, pack, working, near)
    shields = {seat for seat, found in working.items() for spell in found if spell.shield}
    attacks = []
    for attacker in clockwise(board, board.first):
        strength = total[attacker]["attack"]
        for target in targets(board, attacker, working[attacker], near[attacker], everyones):
            beaten = total[target]["defence"] < strength
            shielded = beaten and target in shields
            if shielded:
                shields.discard(target)
            attacks.append(_attack(attacker, target, beaten and not shielded, shielded, working))
    fighters = []
    for seat in board.order:
        wizard, figures = board.wizards[seat], total[seat]
        spells = active_spells(board, pack, seat)
        attack, defence = figures["attack"], figures["defence"]
        fighters.append(Fighter(seat, wizard.creature or "", spells, attack, defence, wizard.wounds, wizard.trophies))
    return Fight(tuple(fighters), tuple(attacks))


def _attack(attacker: Seat, target: Seat, success: bool, shielded: bool, working: Working) -> Attack:
    """Return what one attack gives: a success a trophy and a wound and what spells add, a failure thorns (TK-17)."""
    if success:
        trophies = 1
        for spell in working[attacker]:
            trophies += spell.trophies
        return Attack(attacker, target, True, False, trophies, 1, 0)
    thorns = 0
    for spell in working[target]:
        thorns += spell.thorns
    return Attack(attacker, target, False, shielded, 0, 0, thorns)
