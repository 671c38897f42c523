"""The parts that count now, and the rules and changes of figures that they put in force (BC-42, BC-47)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.battlecon.board import Board
from engines.battlecon.content.op import Gift
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import RuleName, Who
from engines.battlecon.derived import geometry
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.conditions import SEEN_CARDS, holds_all
from engines.battlecon.derived.here import Busy, Here, owner_of_given
from engines.battlecon.derived.sources import Held, held_by, is_outer

NOTHING: frozenset[str] = frozenset()


class Holders(list[Held]):
    """The `Held` of every fighter: for code that reads several figures at one moment.

    `given` has all figures and rules that anything in force may give, whether its conditions hold or not: the gifts of parts
    and the board's `mods`. Most figures are not among them, and need no further look.
    """

    __slots__ = ("_stopped", "given")

    def __init__(self, board: Board, pack: Pack) -> None:
        self._stopped = _may_stop(board, pack)
        if self._stopped:
            super().__init__([held(board, pack, i) for i in range(len(board.fighters))])
        else:
            super().__init__([held_by(pack, fighter, style_off=False, tokens_idle=False) for fighter in board.fighters])
        self.given: frozenset[str] = NOTHING.union(*[known.given for known in self])
        if board.mods:
            self.given |= {mod.what if mod.kind == "rule" else f"{mod.kind}.{mod.what}" for mod in board.mods}

    def again(self, board: Board, pack: Pack) -> Holders:
        """Return the summaries after a change, such as of life, that leaves all parts and `mods` as they are.

        They are the same but in a fight with parts that may stop others, since these may have conditions.
        """
        return Holders(board, pack) if self._stopped else self


class InForce(NamedTuple):
    """A rule in force on a fighter: its number, the fighter it comes from, and the marker that it is about."""

    value: int
    owner: int
    marker: str


# ---------------------------------------------------------------- parts


def held(board: Board, pack: Pack, i: int) -> Held:
    """Return the summary of a fighter's open parts now (BC-95)."""
    fighter, stoppers = board.fighters[i], pack.stoppers
    off = idle = False
    for other in board.fighters:  # as `_may_stop` does it
        if other.kit in stoppers:
            shown = fighter.pair_shown and not fighter.finishing
            off = shown and given(board, pack, "style_off") and _style_off(board, pack, i)
            idle = bool(fighter.now.used) and given(board, pack, "tokens_idle") and _tokens_idle(board, pack, i)
            break
    return held_by(pack, fighter, style_off=off, tokens_idle=idle)


def _may_stop(board: Board, pack: Pack) -> bool:
    """Return whether any kit in this fight has parts that may stop others from counting: most fights have none."""
    stoppers = pack.stoppers
    for fighter in board.fighters:  # noqa: SIM110  # a plain loop, as in `given`
        if fighter.kit in stoppers:
            return True
    return False


def _style_off(board: Board, pack: Pack, i: int) -> bool:
    """Return whether the style does not count. Only parts outside attacks can turn it off, or reading would loop."""
    if _from_mods(board, i, "style_off"):
        return True
    for owner, fighter in enumerate(board.fighters):
        if fighter.out:
            continue
        for part in pack.style_takers[fighter.kit]:
            for _, gift, conditions in pack.gifts[part]["style_off"] if is_outer(fighter, part) else ():
                here = Here(board, pack, owner, part)
                if i in aims(here, gift.who) and holds_all(here, conditions):
                    return True
    return False


def _tokens_idle(board: Board, pack: Pack, i: int) -> bool:
    """Return whether used tokens have no effect, by a card of an attack of the own side or of an opponent's."""
    if _from_mods(board, i, "tokens_idle"):
        return True
    for owner, fighter in enumerate(board.fighters):
        if fighter.out or not fighter.pair_shown or "tokens_idle" not in pack.gifted[fighter.kit]:
            continue
        off = given(board, pack, "style_off") and _style_off(board, pack, owner)
        cards = held_by(pack, fighter, style_off=off, tokens_idle=False).cards
        for card in cards:
            for _, gift, _ in pack.gifts.get(card, {}).get("tokens_idle", ()):
                if i in aims(Here(board, pack, owner, card), gift.who):
                    return True
    return False


@SEEN_CARDS.reads("plays")
def _plays(here: Here, i: int, card: str) -> bool:
    return card in held(here.board, here.pack, i).cards


def aims(here: Here, who: Who) -> tuple[int, ...]:
    """Return the fighters that a lasting effect is about: oneself, or every fighter that counts as opponent (BC-61)."""
    if who == "self":
        return (here.who,)
    if here.part in here.pack.given_tokens:
        return (owner_of_given(here.board, here.who, here.part),)
    return geometry.opponents(here.board, here.who)


# ---------------------------------------------------------------- what they give


def given(board: Board, pack: Pack, what: str) -> bool:
    """Return whether any kit in this fight can give this figure or rule at all: most fights lack most rules."""
    gifted = pack.gifted
    for fighter in board.fighters:  # noqa: SIM110  # a plain loop: this is asked for most often of all
        if what in gifted[fighter.kit]:
            return True
    return False


def given_any(board: Board, pack: Pack, rules: frozenset[str]) -> bool:
    """Return whether any of these rules can be in force at all: for code that would ask for each of them."""
    if board.mods:
        return True
    gifted = pack.gifted
    for fighter in board.fighters:  # noqa: SIM110  # as above
        if not gifted[fighter.kit].isdisjoint(rules):
            return True
    return False


def _from_mods(board: Board, i: int, rule: RuleName) -> bool:
    for mod in board.mods:  # noqa: SIM110  # as above
        if mod.what == rule and mod.target == i and mod.until != "next":
            return True
    return False


def gifts_on(
    board: Board,
    pack: Pack,
    i: int,
    what: str,
    busy: Busy = (),
    holders: Holders | None = None,
    against: int = -1,
) -> Iterator[tuple[Here, Gift]]:
    """Yield the gifts of lasting effects to a fighter for a figure or rule, each with its context.

    `against` is the other fighter of an attack: he is meanwhile the opponent of the fighter's own effects (BC-88).
    """
    for owner, fighter in enumerate(board.fighters):
        if fighter.out:
            continue
        if holders is not None:
            known = holders[owner]
        # Most kits lack most rules; what is handed over lies with another fighter.
        elif what in pack.gifted[fighter.kit] or (fighter.now.used and what in pack.handed):
            known = held(board, pack, owner)
        else:
            continue
        for part, gift, conditions in known.gifts.get(what, ()):
            if gift.who == "self":
                if owner != i:
                    continue
                here = Here(board, pack, owner, part, -1 if part in pack.given_tokens else against, busy=busy)
                if not conditions or holds_all(here, conditions):
                    yield here, gift
            elif i in aims(Here(board, pack, owner, part), gift.who):
                here = Here(board, pack, owner, part, i, busy=busy)
                if not conditions or holds_all(here, conditions):
                    yield here, gift


def rules_on(
    board: Board,
    pack: Pack,
    i: int,
    rule: RuleName,
    busy: Busy = (),
    against: int = -1,
    holders: Holders | None = None,
) -> list[InForce]:
    """Return every source of a rule in force on fighter `i`; `against` is the other fighter of the present attack."""
    if rule not in holders.given if holders is not None else not board.mods and not given(board, pack, rule):
        return []
    found: list[InForce] = []
    for mod in board.mods:  # a plain loop: few states or none are in force
        if mod.what == rule and mod.target == i and mod.until != "next":
            found.append(InForce(mod.value, mod.owner, mod.marker))  # noqa: PERF401
    for here, gift in gifts_on(board, pack, i, rule, busy, holders, against):
        found.append(InForce(number(here, gift.number), here.who, here.name(gift.marker) if gift.marker else ""))
    return found


def ruled(
    board: Board,
    pack: Pack,
    i: int,
    rule: RuleName,
    busy: Busy = (),
    against: int = -1,
    holders: Holders | None = None,
) -> bool:
    """Return whether a rule is in force on fighter `i`; `against` is the other fighter of the present attack."""
    if holders is not None and rule not in holders.given:
        return False  # most rules
    if board.mods and _from_mods(board, i, rule):
        return True
    gifted = pack.gifted
    for fighter in board.fighters:  # as `given` does it
        if rule in gifted[fighter.kit]:
            break
    else:
        return False
    for _ in gifts_on(board, pack, i, rule, busy, holders, against):
        return True
    return False
