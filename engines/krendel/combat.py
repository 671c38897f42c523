"""Combat: neighbours, spells, totals and attacks (TK-07, TK-12 to TK-21). Pure: reads the board, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.model import Seat
from engines.krendel.board import Attack, Board, Fight, Fighter, clockwise
from engines.krendel.content import (
    AttackOnly,
    Effect,
    ExtraTrophy,
    FightWithAll,
    Modify,
    Pack,
    Shield,
    Stat,
    Thorns,
    WithPrevious,
)

Change = tuple[Seat, str, Stat, int]
"""What a spell does to a figure: whose spell, of which card, which figure, by how much."""


def active_spells(board: Board, pack: Pack, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a seat whose spells work: the top one (TK-07), and the one beneath if it says so (TK-20)."""
    stack = board.wizards[seat].stack
    if not stack:
        return ()
    top = stack[-1]
    if len(stack) > 1 and any(type(e) is WithPrevious for e in pack.creature[top].spell):
        return (top, stack[-2])
    return (top,)


def effects(board: Board, pack: Pack) -> dict[Seat, list[Effect]]:
    """Return every seat's working effects, top spell first."""
    return {
        seat: [e for card in active_spells(board, pack, seat) for e in pack.creature[card].spell]
        for seat in board.order
    }


def fight_with_all(working: dict[Seat, list[Effect]]) -> list[Seat]:
    """Return the holders of an active «Fight with all» (TK-13)."""
    return [seat for seat, found in working.items() if any(type(e) is FightWithAll for e in found)]


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


def _circle(board: Board, everyones: Sequence[Seat]) -> dict[Seat, list[Seat]]:
    symmetric = board.options.fight_with_all == "symmetric"
    return {seat: neighbours(board.order, seat, everyones, symmetric=symmetric) for seat in board.order}


def neighbours_now(board: Board, pack: Pack) -> dict[Seat, list[Seat]]:
    """Return every seat's neighbours under the spells that work now."""
    return _circle(board, fight_with_all(effects(board, pack)))


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
    everyones = [
        s for s in order if any(type(e) is FightWithAll for card in spells[s] for e in pack.creature[card].spell)
    ]
    symmetric = board.options.fight_with_all == "symmetric"
    made: dict[Seat, list[Change]] = {seat: [] for seat in order}
    for holder in order:
        near = neighbours(order, holder, everyones, symmetric=symmetric)
        for card in spells[holder]:
            for effect in pack.creature[card].spell:
                if type(effect) is Modify:
                    for receiver in _receivers(order, holder, effect.who, near):
                        made[receiver].append((holder, card, effect.stat, effect.by))
    return made


def totals(
    board: Board, pack: Pack, working: dict[Seat, list[Effect]], near: dict[Seat, list[Seat]]
) -> dict[Seat, dict[Stat, int]]:
    """Return attack and defence of every seat's creature with all spells; they may fall below zero (TK-18, TK-19, TK-21)."""
    result: dict[Seat, dict[Stat, int]] = {}
    for seat, wizard in board.wizards.items():
        card = pack.creature[wizard.creature or ""]
        result[seat] = {"attack": card.attack, "defence": card.defence}
    for seat, found in working.items():
        for effect in found:
            if type(effect) is Modify:
                for receiver in _receivers(board.order, seat, effect.who, near[seat]):
                    result[receiver][effect.stat] += effect.by
    return result


def targets(board: Board, seat: Seat, own: list[Effect], near: list[Seat], everyones: list[Seat]) -> list[Seat]:
    """Return whom a seat attacks, clockwise: all in `near`, or with `attack_only` that side and all in `everyones`.

    Of two `attack_only` the top spell's counts.
    """
    only = next((e.side for e in own if type(e) is AttackOnly), None)
    if only is None:
        return near
    left, right = sides(board.order, seat)
    kept = left if only == "left" else right
    return [s for s in near if s == kept or s in everyones]


def targets_now(board: Board, pack: Pack) -> dict[Seat, list[Seat]]:
    """Return whom every seat attacks under the spells that work now, clockwise."""
    working = effects(board, pack)
    everyones = fight_with_all(working)
    near = _circle(board, everyones)
    return {seat: targets(board, seat, working[seat], near[seat], everyones) for seat in board.order}


def fight(board: Board, pack: Pack) -> Fight:
    """Return the combat of the revealed creatures: totals once (TK-19), then attacks from the first player on (TK-12)."""
    working = effects(board, pack)
    everyones = fight_with_all(working)
    near = _circle(board, everyones)
    total = totals(board, pack, working, near)
    shields = {seat for seat, found in working.items() if any(type(e) is Shield for e in found)}
    attacks = []
    for attacker in clockwise(board, board.first):
        for target in targets(board, attacker, working[attacker], near[attacker], everyones):
            beaten = total[target]["defence"] < total[attacker]["attack"]
            shielded = beaten and target in shields
            if shielded:
                shields.discard(target)
            attacks.append(_attack(attacker, target, beaten and not shielded, shielded, working))
    fighters = tuple(
        Fighter(
            seat,
            board.wizards[seat].creature or "",
            active_spells(board, pack, seat),
            total[seat]["attack"],
            total[seat]["defence"],
            board.wizards[seat].wounds,
            board.wizards[seat].trophies,
        )
        for seat in board.order
    )
    return Fight(fighters, tuple(attacks))


def _attack(attacker: Seat, target: Seat, success: bool, shielded: bool, working: dict[Seat, list[Effect]]) -> Attack:
    """Return what one attack gives: a success a trophy and a wound and what spells add, a failure thorns (TK-17)."""
    if success:
        more = sum(e.count for e in working[attacker] if type(e) is ExtraTrophy)
        return Attack(attacker, target, True, False, 1 + more, 1, 0)
    thorns = sum(e.count for e in working[target] if type(e) is Thorns)
    return Attack(attacker, target, False, shielded, 0, 0, thorns)
