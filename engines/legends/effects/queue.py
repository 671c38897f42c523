"""The damage queue (LG-44): damage, healing and prevention are added to it, and a settlement applies them all.

Nothing else puts damage on a permanent or takes it away, except the price of a skill (LG-23) and a missing card (LG-11), which
are not damage.
"""

from __future__ import annotations

from typing import NamedTuple

from engines.legends import events
from engines.legends.board import NOBODY, AnyDamage, Board, Entry, LegendsPlay, Permanent
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import lives_of, shield_of
from engines.legends.effects.firing import fire


def add_damage(
    play: LegendsPlay, on: Permanent, amount: int, kind: AnyDamage, *, by: int, dealer: int, source: str
) -> None:
    """Add damage to the queue; `by` is the hero who gets the credit for it, `dealer` the permanent that deals it (LG-46)."""
    if amount > 0:
        _add(play, Entry("damage", on.uid, amount, kind, by, dealer, source), on.card)


def add_heal(play: LegendsPlay, on: Permanent, amount: int, *, source: str) -> None:
    """Add healing to the queue."""
    if amount > 0:
        _add(play, Entry("heal", on.uid, amount, "", NOBODY, NOBODY, source), on.card)


def add_prevent(play: LegendsPlay, on: Permanent, amount: int, kind: AnyDamage, *, source: str) -> None:
    """Add the prevention of damage, of one type or of all, to the queue."""
    if amount > 0:
        _add(play, Entry("prevent", on.uid, amount, kind, NOBODY, NOBODY, source), on.card)


def add_restore(play: LegendsPlay, on: Permanent, *, source: str) -> None:
    """Add the healing of all damage to the queue (LG-44)."""
    _add(play, Entry("restore", on.uid, 0, "", NOBODY, NOBODY, source), on.card)


def _add(play: LegendsPlay, entry: Entry, card: str) -> None:
    play.board.queue.append(entry)
    play.emit(events.Queued(entry.what, entry.on, card, entry.amount, entry.type, entry.source))


class Sums(NamedTuple):
    """The sums of a settlement for one permanent so far."""

    damage: int
    prevented: int
    healed: int


def settle(play: LegendsPlay) -> None:
    """Apply the whole queue: prevention first, then damage one by one in its order, then healing (LG-44, A-21)."""
    board = play.board
    entries, board.queue = board.queue, []
    sums: dict[int, Sums] = {}
    left = remaining(entries, {p.uid: p for p in board.permanents}, board, play.pack)
    for entry, amount in left:
        _deal(play, entry, amount, sums)
    for entry in entries:
        if entry.what in ("heal", "restore"):
            _heal(play, entry, sums)
    for uid, sum_ in sums.items():
        permanent = board.permanent(uid)
        if permanent is not None:
            lives = lives_of(board, play.pack, permanent)
            play.emit(events.Settled(uid, permanent.card, *sum_, lives))


def remaining(entries: list[Entry], there: dict[int, Permanent], board: Board, pack: Pack) -> list[tuple[Entry, int]]:
    """Return the damage of a queue with what is left of each entry after shields and prevention, the earliest reduced first
    (A-21).
    """
    amounts: list[int] = []
    damage = [entry for entry in entries if entry.what == "damage" and entry.on in there]
    for entry in damage:
        shield = shield_of(board, pack, there[entry.on], entry.type) if entry.type else 0
        amounts.append(max(entry.amount - shield, 0))
    for prevention in entries:
        if prevention.what != "prevent":
            continue
        power = prevention.amount
        for at, entry in enumerate(damage):
            if entry.on == prevention.on and prevention.type in ("", entry.type):
                taken = min(power, amounts[at])
                amounts[at] -= taken
                power -= taken
    return list(zip(damage, amounts, strict=True))


def _deal(play: LegendsPlay, entry: Entry, amount: int, sums: dict[int, Sums]) -> None:
    """Deal an entry's damage; whoever brings the lives below 1 gets the credit (LG-46)."""
    board = play.board
    permanent = board.permanent(entry.on)
    if permanent is None:
        return
    was = sums.get(entry.on, Sums(0, 0, 0))
    sums[entry.on] = Sums(was.damage + amount, was.prevented + entry.amount - amount, was.healed)
    if not amount:
        return
    before = lives_of(board, play.pack, permanent)
    permanent.damage += amount
    if before > 0 and before - amount < 1:
        permanent.credit = entry.by
    fire(play, "damaged", permanent)
    dealer = board.permanent(entry.dealer)
    if dealer is not None:
        fire(play, "damages", permanent, doer=dealer)


def _heal(play: LegendsPlay, entry: Entry, sums: dict[int, Sums]) -> None:
    """Take damage off, down to none (LG-49); a permanent that is saved by it was killed by nobody."""
    board = play.board
    permanent = board.permanent(entry.on)
    if permanent is None:
        return
    healed = permanent.damage if entry.what == "restore" else min(entry.amount, permanent.damage)
    permanent.damage -= healed
    was = sums.get(entry.on, Sums(0, 0, 0))
    sums[entry.on] = Sums(was.damage, was.prevented, was.healed + healed)
    if lives_of(board, play.pack, permanent) > 0:
        permanent.credit = NOBODY


def forecast(board: Board, pack: Pack) -> dict[int, int]:
    """Return the change that a settlement would make now to the lives of each permanent, by uid: negative for damage."""
    there = {p.uid: p for p in board.permanents}
    change: dict[int, int] = {}
    for entry, amount in remaining(board.queue, there, board, pack):
        change[entry.on] = change.get(entry.on, 0) - amount
    for entry in board.queue:
        if entry.on in there and entry.what in ("heal", "restore"):
            taken = change.get(entry.on, 0)
            hurt = there[entry.on].damage - taken
            healed = hurt if entry.what == "restore" else min(entry.amount, hurt)
            change[entry.on] = taken + healed
    return change
