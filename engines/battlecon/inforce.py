"""What counts now: the parts of each fighter, and the rules and changes of figures that they put in force (BC-42, BC-47)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.battlecon import geometry
from engines.battlecon.board import Board
from engines.battlecon.conditions import SEEN_CARDS, Busy, Here, holds_all, number, owner_of_given
from engines.battlecon.content import Pack
from engines.battlecon.sources import attack_cards, form_in_discard, outer_parts
from engines.battlecon.vocabulary import Bonus, Equal, Rule, RuleName, Who


class InForce(NamedTuple):
    """A rule in force on a fighter: its number, who it comes from, and the marker that it is about."""

    value: int
    owner: int
    marker: str


# ---------------------------------------------------------------- parts


def parts_of(board: Board, pack: Pack, i: int) -> list[str]:
    """Return all parts of a fighter whose effects count now; a card that counts twice stands twice."""
    fighter = board.fighters[i]
    parts = outer_parts(fighter)
    if fighter.now.used and given(board, pack, "tokens_idle") and _tokens_idle(board, pack, i):
        own = f"{fighter.kit}."
        parts = [part for part in parts if part not in pack.token or not part.startswith(own)]
    if fighter.pair_shown:
        parts += cards_that_count(board, pack, i)
        parts += fighter.copied
    elif form := form_in_discard(pack, fighter):
        parts.append(form)
    return parts


def cards_that_count(board: Board, pack: Pack, i: int) -> list[str]:
    """Return the cards whose figures make up a fighter's attack; a style that does not count is left out (BC-95)."""
    fighter = board.fighters[i]
    cards = attack_cards(pack, fighter)
    if cards and not fighter.finishing and given(board, pack, "style_off") and _style_off(board, pack, i):
        cards = [card for card in cards if card == fighter.base]
    if form := form_in_discard(pack, fighter):
        cards.append(form)
    return cards


def _style_off(board: Board, pack: Pack, i: int) -> bool:
    """Whether the style does not count. Only what lies outside attacks can say so, or reading would go round."""
    if _from_mods(board, i, "style_off"):
        return True
    for owner, fighter in enumerate(board.fighters):
        for part in () if fighter.out else outer_parts(fighter):
            for op, conditions in pack.gifts.get(part, {}).get("style_off", ()):
                here = Here(board, pack, owner, part)
                if i in aims(here, op.who) and holds_all(here, conditions):
                    return True
    return False


def _tokens_idle(board: Board, pack: Pack, i: int) -> bool:
    """Whether tokens used have no effect: a card of an attack says so, of the own side or of an opponent's."""
    if _from_mods(board, i, "tokens_idle"):
        return True
    for owner, fighter in enumerate(board.fighters):
        for card in () if fighter.out else cards_that_count(board, pack, owner):
            for op, _ in pack.gifts.get(card, {}).get("tokens_idle", ()):
                if i in aims(Here(board, pack, owner, card), op.who):
                    return True
    return False


def _plays(here: Here, i: int, card: str) -> bool:
    return card in cards_that_count(here.board, here.pack, i)


SEEN_CARDS["plays"] = _plays


def aims(here: Here, who: Who) -> tuple[int, ...]:
    """Return the fighters that a lasting effect is about: oneself, or every fighter that counts as opponent (BC-61)."""
    if who == "self":
        return (here.who,)
    if here.part in here.pack.given_tokens:
        return (owner_of_given(here.board, here.who, here.part),)
    return geometry.opponents(here.board, here.who)


# ---------------------------------------------------------------- what they give


def given(board: Board, pack: Pack, what: str) -> bool:
    """Return whether any kit in this fight can give this at all: most fights lack most rules."""
    gifted = pack.gifted
    for fighter in board.fighters:  # noqa: SIM110  # a plain loop: this is asked for most often of all
        if what in gifted[fighter.kit]:
            return True
    return False


def _from_mods(board: Board, i: int, rule: RuleName) -> bool:
    return any(mod.what == rule and mod.target == i and mod.until != "next" for mod in board.mods)


def gifts_on(
    board: Board, pack: Pack, i: int, what: str, busy: Busy = ()
) -> Iterator[tuple[Here, Bonus | Equal | Rule]]:
    """Return the lasting effects in force on a fighter that change a figure or give a rule, each with where it is read."""
    if not given(board, pack, what):
        return
    for owner, fighter in enumerate(board.fighters):
        if fighter.out or (what not in pack.gifted[fighter.kit] and not fighter.now.used):
            continue
        for part in parts_of(board, pack, owner):
            gifts = pack.gifts.get(part)
            if gifts is None or what not in gifts:
                continue
            for op, conditions in gifts[what]:
                if op.who == "self":
                    if owner == i and holds_all(here := Here(board, pack, owner, part, busy=busy), conditions):
                        yield here, op
                elif i in aims(Here(board, pack, owner, part), op.who):
                    here = Here(board, pack, owner, part, i, busy=busy)
                    if holds_all(here, conditions):
                        yield here, op


def rules_on(board: Board, pack: Pack, i: int, rule: RuleName, busy: Busy = ()) -> list[InForce]:
    """Return how often and from whom a rule is in force on a fighter."""
    found = [
        InForce(mod.value, mod.owner, mod.marker)
        for mod in board.mods
        if mod.what == rule and mod.target == i and mod.until != "next"
    ]
    for here, op in gifts_on(board, pack, i, rule, busy):
        assert isinstance(op, Rule)
        found.append(InForce(number(here, op.value), here.who, here.name(op.marker) if op.marker else ""))
    return found


def ruled(board: Board, pack: Pack, i: int, rule: RuleName, busy: Busy = ()) -> bool:
    """Return whether a rule is in force on a fighter."""
    if board.mods and _from_mods(board, i, rule):
        return True
    return any(True for _ in gifts_on(board, pack, i, rule, busy))
