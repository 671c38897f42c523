"""The figures of attacks (BC-10 to BC-17, BC-44), derived on reading: nothing is added now and subtracted later.

A figure that is needed while it is itself being read counts as printed, so that effects which read each other do not loop.
During an attack its other fighter, `against`, is the opponent of the fighter's own effects (BC-88).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from engines.battlecon.board import Board
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Amount
from engines.battlecon.derived import geometry
from engines.battlecon.derived.amounts import COUNTS, amount, number
from engines.battlecon.derived.conditions import SEEN
from engines.battlecon.derived.here import Busy, Here
from engines.battlecon.derived.lasting import Holders, gifts_on, given, held, ruled
from engines.battlecon.derived.sources import Figure, Held, reach_of


def stable(board: Board, pack: Pack, i: int, against: int = -1, *, holders: Holders | None = None) -> bool:
    """Return whether a fighter has Стойкость (BC-13)."""
    known = held(board, pack, i) if holders is None else holders[i]
    if known.printed.stable:
        return True
    return ruled(board, pack, i, "stable", against=against, holders=holders)


def has_tie(board: Board, pack: Pack, i: int, *, holders: Holders | None = None) -> bool:
    """Return whether a fighter has ▲: by a card, a finisher, or an effect (BC-24, BC-25, BC-87)."""
    known = held(board, pack, i) if holders is None else holders[i]
    if board.fighters[i].finishing or known.printed.tie:
        return True
    return ruled(board, pack, i, "wins_ties", holders=holders)


# ---------------------------------------------------------------- figures


def printed(board: Board, pack: Pack, i: int, figure: Figure, busy: Busy = ()) -> int | None:
    """Return power, priority or guard as the sum of the cards (BC-10); None: no power (BC-15)."""
    return _sum(board, pack, i, figure, held(board, pack, i), busy)


def _sum(board: Board, pack: Pack, i: int, figure: Figure, known: Held, busy: Busy, against: int = -1) -> int | None:
    if figure not in known.printed.unknown:
        return known.printed.sums[figure]
    total = 0
    for name in known.cards:
        card = pack.card[name]
        value = getattr(card, figure)
        if figure not in known.printed.fixed or figure in card.fixed:
            total += _amount_on_card(board, pack, i, name, value, busy, against) if isinstance(value, Amount) else value
    return total


def _amount_on_card(board: Board, pack: Pack, i: int, card: str, value: Amount, busy: Busy, against: int) -> int:
    """Return the number behind an X; while another X is being read it counts as 0."""
    if any(what in pack.card for _, what in busy):
        return 0
    return amount(Here(board, pack, i, card, against, busy=(*busy, (i, card))), value)


def power(
    board: Board, pack: Pack, i: int, busy: Busy = (), against: int = -1, *, holders: Holders | None = None
) -> int | None:
    """Return the power of a fighter's attack, 0 at least; None: it has none (BC-12, BC-15)."""
    value = _figure(board, pack, i, "power", busy, against, holders)
    return None if value is None else max(value, 0)


def priority(board: Board, pack: Pack, i: int, busy: Busy = (), *, holders: Holders | None = None) -> int:
    """Return the priority of a fighter; it may be negative (BC-12)."""
    return _figure(board, pack, i, "priority", busy, holders=holders) or 0


def guard(
    board: Board, pack: Pack, i: int, busy: Busy = (), against: int = -1, *, holders: Holders | None = None
) -> int:
    """Return the guard of a fighter, 0 at least; 0 with Стойкость (BC-12, BC-13)."""
    if holders is None:
        holders = Holders(board, pack)
    if stable(board, pack, i, against, holders=holders):
        return 0
    return max(_figure(board, pack, i, "guard", busy, against, holders) or 0, 0)


def guard_if_any(board: Board, pack: Pack, i: int, holders: Holders) -> int | None:
    """Return the guard of a fighter, None if it has Стойкость (BC-12, BC-13)."""
    if stable(board, pack, i, holders=holders):
        return None
    return max(_figure(board, pack, i, "guard", (), -1, holders) or 0, 0)


CHANGES: Mapping[Figure, tuple[str, str]] = {
    figure: (f"equal.{figure}", f"bonus.{figure}") for figure in ("power", "priority", "guard")
}
"""The changes of each figure, by the names that gifts have for them."""


def _figure(
    board: Board,
    pack: Pack,
    i: int,
    figure: Figure,
    busy: Busy,
    against: int = -1,
    holders: Holders | None = None,
) -> int | None:
    holders = Holders(board, pack) if holders is None else holders
    known = holders[i]
    value = _sum(board, pack, i, figure, known, busy, against)
    if (i, figure) in busy or figure in known.printed.fixed:
        return value
    equalled, raised = CHANGES[figure]
    inner = (*busy, (i, figure))
    if equalled in holders.given:
        equal = equal_to(board, pack, i, figure, inner, holders, against)
        if equal is not None:
            return equal
    if value is None or raised not in holders.given:
        return value
    return value + bonuses(board, pack, i, figure, inner, holders, against)


def armour(
    board: Board, pack: Pack, i: int, busy: Busy = (), against: int = -1, *, holders: Holders | None = None
) -> int:
    """Return the rest of a fighter's armour: the sum of its sources less the burned part (BC-44, BC-97)."""
    if (i, "armour") in busy:
        return 0
    total = bonuses(board, pack, i, "armour", (*busy, (i, "armour")), holders, against)
    return max(total - board.fighters[i].now.burned, 0)


def bonuses(
    board: Board, pack: Pack, i: int, stat: str, busy: Busy, holders: Holders | None = None, against: int = -1
) -> int:
    """Return the sum of all bonuses and penalties on a figure; if bonuses are cancelled, of the penalties only (BC-97)."""
    what = f"bonus.{stat}"
    changed = what in holders.given if holders is not None else board.mods or given(board, pack, what)
    if not changed:
        return 0  # most figures
    found: list[int] = []
    for mod in board.mods:  # plain loops: few states or none are in force
        if mod.what == stat and mod.kind == "bonus" and mod.target == i and mod.until != "next":
            found.append(mod.value)  # noqa: PERF401
    for here, gift in gifts_on(board, pack, i, what, busy, holders, against):
        found.append(number(here, gift.number))
    if not found:
        return 0
    if (
        stat not in ("armour", "guard")
        and max(found) > 0
        and ruled(board, pack, i, "no_bonuses", busy, against, holders)
    ):
        found = [n for n in found if n < 0]
    return sum(found)


def equal_to(
    board: Board, pack: Pack, i: int, stat: str, busy: Busy, holders: Holders | None = None, against: int = -1
) -> int | None:
    """Return the number that the latest such effect makes a figure equal to, None if there is no such effect (BC-77)."""
    found: int | None = None
    what = f"equal.{stat}"
    if holders is not None and what not in holders.given:
        return None
    for here, gift in gifts_on(board, pack, i, what, busy, holders, against):
        found = number(here, gift.number)
    for mod in board.mods:
        if mod.what == stat and mod.kind == "equal" and mod.target == i and mod.until != "next":
            found = mod.value
    return found


def printed_range(board: Board, pack: Pack, i: int) -> tuple[int, int] | None:
    """Return the sums of the cards' least and greatest distances (BC-11); None: no range, or spaces are named (BC-17)."""
    return _printed_range(board, pack, i, held(board, pack, i))


def _printed_range(board: Board, pack: Pack, i: int, known: Held) -> tuple[int, int] | None:
    style = board.fighters[i].style
    if "range" in known.printed.fixed or style not in known.cards or not ruled(board, pack, i, "style_range_off"):
        return known.printed.reach
    return reach_of(pack.card[card] for card in known.cards if card != style)


def min_range(board: Board, pack: Pack, i: int, busy: Busy = ()) -> int:
    """Return the least distance of a fighter's attack, 0 if it has no range."""
    known = held(board, pack, i)
    found = _printed_range(board, pack, i, known)
    if (i, "min_range") in busy or "range" in known.printed.fixed:
        return max(found[0], 0) if found else 0
    return max(_end(board, pack, i, "min_range", found[0] if found else None, busy, None) or 0, 0)


REACH_CHANGES = frozenset(
    {"style_range_off", "equal.min_range", "equal.max_range", "bonus.range", "bonus.min_range", "bonus.max_range"}
)
"""The changes of a range, by the names that gifts have for them."""


def reach(
    board: Board, pack: Pack, i: int, against: int = -1, *, holders: Holders | None = None
) -> tuple[int, int] | None:
    """Return the least and the greatest distance of a fighter's attack (BC-11); None: it has no range, or names spaces.

    An attack without a range gets one if both ends are made equal to something (BC-15).
    """
    holders = Holders(board, pack) if holders is None else holders
    known = holders[i]
    if holders.given.isdisjoint(REACH_CHANGES):
        found = known.printed.reach
        return None if found is None else (max(found[0], 0), max(found[1], found[0], 0))
    found = _printed_range(board, pack, i, known)
    if found is not None and "range" in known.printed.fixed:
        return max(found[0], 0), max(found[1], found[0], 0)
    least = _end(board, pack, i, "min_range", found[0] if found else None, (), holders, against)
    most = _end(board, pack, i, "max_range", found[1] if found else None, (), holders, against)
    if least is None or most is None:
        return None
    return max(least, 0), max(most, least, 0)


def _end(
    board: Board,
    pack: Pack,
    i: int,
    stat: Literal["min_range", "max_range"],
    sum_: int | None,
    busy: Busy,
    holders: Holders | None,
    against: int = -1,
) -> int | None:
    """Return one end of a range: the sum of the cards with bonuses, or the number that it is made equal to."""
    inner = (*busy, (i, stat))
    equal = equal_to(board, pack, i, stat, inner, holders, against)
    if equal is not None or sum_ is None:
        return equal
    both = bonuses(board, pack, i, "range", inner, holders, against)
    return sum_ + both + bonuses(board, pack, i, stat, inner, holders, against)


def named_spaces(board: Board, pack: Pack, i: int) -> tuple[int, ...] | None:
    """Return the spaces that an X in the range names, None if there is no such X (BC-17)."""
    return _named_by(board, pack, i, held(board, pack, i))


def _named_by(board: Board, pack: Pack, i: int, known: Held) -> tuple[int, ...] | None:
    name = known.printed.naming
    if not name:
        return None
    card, fighter = pack.card[name], board.fighters[i]
    at = fighter.markers.get(f"{fighter.kit}.{card.x_marker}")
    if at is None:
        return ()
    return tuple(s for s in range(board.spaces) if abs(s - at) <= card.x_within)


def in_reach(board: Board, pack: Pack, i: int, target: int, holders: Holders) -> bool:
    """Return whether a fighter is in reach of another's attack, apart from avoiding and conditions (BC-11, BC-17, BC-98)."""
    spaces = _named_by(board, pack, i, holders[i])
    if spaces is not None:
        return board.fighters[target].space in spaces
    found = reach(board, pack, i, target, holders=holders)
    if found is None:
        return False
    if ruled(board, pack, i, "any_range", against=target, holders=holders):
        return True
    return found[0] <= geometry.distance(board, i, target) <= found[1]


# ---------------------------------------------------------------- what amounts and conditions count of figures


@COUNTS.reads("power")
def _power(here: Here, i: int) -> int:
    return power(here.board, here.pack, i, here.busy) or 0


@COUNTS.reads("priority")
def _priority(here: Here, i: int) -> int:
    return priority(here.board, here.pack, i, here.busy)


@COUNTS.reads("armour")
def _armour(here: Here, i: int) -> int:
    return armour(here.board, here.pack, i, here.busy)


@COUNTS.reads("printed_power")
def _printed_power(here: Here, i: int) -> int:
    return printed(here.board, here.pack, i, "power", here.busy) or 0


@COUNTS.reads("min_range")
def _min_range(here: Here, i: int) -> int:
    return min_range(here.board, here.pack, i, here.busy)


@COUNTS.reads("bonus_power")
def _bonus_power(here: Here, i: int) -> int:
    """Return the bonuses to a fighter's power, penalties apart; 0 while they are being read."""
    board, mark = here.board, (i, "bonus_power")
    if mark in here.busy:
        return 0
    mods = [
        m.value for m in board.mods if m.what == "power" and m.kind == "bonus" and m.target == i and m.until != "next"
    ]
    gifts = gifts_on(board, here.pack, i, "bonus.power", (*here.busy, mark, (i, "power")))
    return sum(n for n in (*mods, *(number(at, gift.number) for at, gift in gifts)) if n > 0)


@SEEN.reads("slower")
def _slower(here: Here, i: int) -> bool:
    other = here.index("opponent") if i == here.who else here.who
    if other < 0:
        return False
    return _priority(here, i) < _priority(here, other)
