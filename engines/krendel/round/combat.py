"""Combat: neighbours, spells, totals and attacks (TK-07, TK-12 to TK-21). Pure: reads the board, changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from engines.kernel.state.model import Seat
from engines.krendel.board import Attack, Board, Fight, Fighter, clockwise
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Spell, Stat
from engines.krendel.events import Change

Cards = Mapping[Seat, Sequence[str]]
"""The cards of every seat whose spells work, the top one first, clockwise."""

Circle = Mapping[Seat, Sequence[Seat]]
"""Every seat's neighbours, clockwise."""


class Working(msgspec.Struct, frozen=True):
    """The spells that work at a table, and their consequences before creatures are seen.

    `spells` are by seat, `everyones` hold «Fight with all» (TK-13), `shielded` a shield (TK-54).
    """

    spells: dict[Seat, list[Spell]]
    everyones: tuple[Seat, ...]
    shielded: tuple[Seat, ...]
    near: Circle


def active_spells(board: Board, pack: Pack, seat: Seat) -> tuple[str, ...]:
    """Return the cards of a seat whose spells work: the top one (TK-07), and the one beneath if it says so (TK-20)."""
    stack = board.wizards[seat].stack
    if not stack:
        return ()
    top = stack[-1]
    if len(stack) > 1 and pack.spell[top].previous:
        return (top, stack[-2])
    return (top,)


def active(board: Board, pack: Pack) -> Cards:
    """Return the cards of every seat whose spells work."""
    return {seat: active_spells(board, pack, seat) for seat in board.order}


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
    """Return every seat's neighbours. Tables are few, so results are cached."""
    return {seat: tuple(neighbours(order, seat, everyones, symmetric=symmetric)) for seat in order}


def working(board: Board, pack: Pack, cards: Cards) -> Working:
    """Return the working spells and their consequences, given the cards of the spells: those at the table now, or in a
    combat.
    """
    known = pack.spell
    spells = {}
    everyones: tuple[Seat, ...] = ()
    shielded: tuple[Seat, ...] = ()
    for seat, found in cards.items():
        own = spells[seat] = [known[card] for card in found]
        for spell in own:
            if spell.everyone:
                everyones += (seat,)
            if spell.shield:
                shielded += (seat,)
    near = _circle(tuple(cards), everyones, board.options.fight_with_all == "symmetric")
    return Working(spells, everyones, shielded, near)


def working_now(board: Board, pack: Pack) -> Working:
    """Return the working spells at the table now, with their consequences."""
    return working(board, pack, active(board, pack))


def _receivers(order: Sequence[Seat], seat: Seat, who: str, near: Sequence[Seat]) -> Sequence[Seat]:
    if who == "self":
        return (seat,)
    if who == "neighbours":
        return near
    left, right = sides(order, seat)
    return (left if who == "left" else right,)


def changes(now: Working) -> dict[Seat, list[Change]]:
    """Return for each seat the changes of its figures by spells (TK-18, TK-21)."""
    order = tuple(now.spells)
    made: dict[Seat, list[Change]] = {seat: [] for seat in order}
    for holder, spells in now.spells.items():
        for spell in spells:
            for effect in spell.modifies:
                for receiver in _receivers(order, holder, effect.who, now.near[holder]):
                    made[receiver].append((holder, spell.card, effect.stat, effect.by))
    return made


def totals(board: Board, pack: Pack, changed: Mapping[Seat, Sequence[Change]]) -> dict[Seat, dict[Stat, int]]:
    """Return attack and defence of every seat's creature after spells; they may fall below zero (TK-19, TK-21)."""
    result: dict[Seat, dict[Stat, int]] = {}
    for seat, found in changed.items():
        card = pack.creature[board.wizards[seat].creature or ""]
        figures = result[seat] = {"attack": card.attack, "defence": card.defence}
        for _, _, stat, by in found:
            figures[stat] += by
    return result


def targets(order: Sequence[Seat], seat: Seat, now: Working) -> Sequence[Seat]:
    """Return the targets of a seat's attacks, clockwise: all its neighbours, or with `attack_only` that side and all in
    `everyones`.

    Of two `attack_only` the top spell's counts.
    """
    near = now.near[seat]
    for spell in now.spells[seat]:
        if spell.only is not None:
            left, right = sides(order, seat)
            kept = left if spell.only == "left" else right
            return [s for s in near if s == kept or s in now.everyones]
    return near


def fight(board: Board, pack: Pack) -> Fight:
    """Return the combat of the revealed creatures under the spells that work now."""
    now = working_now(board, pack)
    return fight_with(board, pack, now, changes(now))


def fight_with(board: Board, pack: Pack, now: Working, changed: Mapping[Seat, Sequence[Change]]) -> Fight:
    """Return the combat of the revealed creatures under these spells and with these changes of figures.

    Totals are counted once (TK-19), then come attacks from the first player on (TK-12).
    """
    total = totals(board, pack, changed)
    shields = set(now.shielded)
    attacks = []
    for attacker in clockwise(board, board.first):
        strength = total[attacker]["attack"]
        for target in targets(board.order, attacker, now):
            beaten = total[target]["defence"] < strength
            shielded = beaten and target in shields
            if shielded:
                shields.discard(target)
            attacks.append(_attack(attacker, target, beaten and not shielded, shielded, now.spells))
    fighters = []
    for seat, figures in total.items():
        wizard, spells = board.wizards[seat], tuple([spell.card for spell in now.spells[seat]])
        attack, defence = figures["attack"], figures["defence"]
        fighters.append(Fighter(seat, wizard.creature or "", spells, attack, defence, wizard.wounds, wizard.trophies))
    return Fight(tuple(fighters), tuple(attacks))


def _attack(
    attacker: Seat, target: Seat, success: bool, shielded: bool, spells: Mapping[Seat, Sequence[Spell]]
) -> Attack:
    """Return the result of one attack: success gives a trophy, a wound and the spells' extras, failure gives thorns (TK-17)."""
    if success:
        trophies = 1
        for spell in spells[attacker]:
            trophies += spell.trophies
        return Attack(attacker, target, True, False, trophies, 1, 0)
    thorns = 0
    for spell in spells[target]:
        thorns += spell.thorns
    return Attack(attacker, target, False, shielded, 0, 0, thorns)
