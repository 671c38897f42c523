"""The declarations that a player may make now: uses of his cards and slots, heroes that may act (AR-21 to AR-27, AR-40)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from engines.archutheon.board import Board, Column, Use, pending, squad
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.shapes import Scheme
from engines.archutheon.content.vocabulary import Direction, Speed
from engines.archutheon.derived.declared import slot_name
from engines.archutheon.derived.permanents import has
from engines.archutheon.round.slots import blocking_speed, column_of, free_speeds, has_attacked, may_move
from engines.kernel.state.model import natural

Way = Literal["attack", "with", "hide", "hide_with", "block", "slot", "move", "boost", "release"]
"""The first answer's word for a use: hidden ones are told apart (AR-25, AR-27)."""

HIDDEN: frozenset[Way] = frozenset({"hide", "hide_with"})


class Act(NamedTuple):
    """A declaration as its first answer names it: the use, the slot, the card ("" for a slot or the Tactics token)."""

    way: Way
    speed: Speed
    card: str

    @property
    def key(self) -> str:
        """The answer's key: "with:slow:knight.base"."""
        return f"{self.way}:{self.speed}:{self.card}"


def read_act(key: str) -> Act:
    """Return the declaration that an answer's key names."""
    way, speed, card = key.split(":", 2)
    return Act(way, speed, card)  # type: ignore[arg-type]


class Means(NamedTuple):
    """The restrictions of the heroes of a side now: the living ones, and those of them that fear or are blind."""

    living: tuple[int, ...]
    feared: frozenset[int]
    blind: frozenset[int]


# ---------------------------------------------------------------- heroes


def means_of(board: Board, side: int) -> Means:
    """Return the restrictions of the heroes of a side: fear counts in attack alone (AR-68, AR-72)."""
    living = tuple(squad(board, side))
    feared = [at for at in living if has(board, at, "fear")] if side == board.on_turn else ()
    return Means(living, frozenset(feared), frozenset(at for at in living if has(board, at, "blind")))


def users(board: Board, pack: Pack, side: int, act: Act) -> list[int]:
    """Return the heroes that may act in a declaration: the card's own, of universal cards any of the squad (AR-26)."""
    return [] if act.way == "move" else users_by(board, pack, side, act, means_of(board, side))


def users_by(board: Board, pack: Pack, side: int, act: Act, means: Means) -> list[int]:
    """Return the heroes that may act in a declaration by what restricts them."""
    kit = act.card.partition(".")[0]
    shared = not act.card or kit == UNIVERSAL or board.players[side].bonus == "freedom"
    found = [at for at in means.living if shared or board.heroes[at].kit == kit]
    if not means.feared and not means.blind:
        return found
    if act.way in ("block", "boost", "release"):
        return found
    if means.feared and act.card and kit != UNIVERSAL and not _is_support(pack, act):
        found = [at for at in found if at not in means.feared]
    if means.blind and _is_targeted(board, pack, side, act):  # the blind cannot act at one hero (reading 3.10)
        found = [at for at in found if at not in means.blind]
    return found


def _is_support(pack: Pack, act: Act) -> bool:
    return act.way == "with" and pack.card[act.card].property(act.speed).boost == "support"


def _is_targeted(board: Board, pack: Pack, side: int, act: Act) -> bool:
    found = aim_by(board, pack, side, act, act.speed if use_of(act) == "with" else "")
    return found is not None and found[1] == "targeted"


# ---------------------------------------------------------------- aims


def use_of(act: Act) -> Use:
    """Return the use of a declared card that a first answer stands for."""
    if act.way == "hide":
        return "attack"
    return "with" if act.way == "hide_with" else act.way


def aim_by(
    board: Board, pack: Pack, side: int, act: Act, speed: Speed | Literal[""]
) -> tuple[Scheme, Direction] | None:
    """Return the scheme by which a declaration aims and its direction type; None if it aims at nothing.

    `speed` is that of the property it uses, "" without a property. 3 Truth may change the direction type (AR-87).
    """
    if act.way == "slot":
        scheme = pack.slot[slot_name(board, column_of(board, side), act.speed)].scheme
    elif use_of(act) not in ("attack", "with"):
        return None
    else:
        card = pack.card[act.card]
        used = card.property(speed) if speed else None
        own = used.scheme if used is not None else None
        if own is None and used is not None and used.boost in ("support", "only"):
            return None
        scheme = own or card.scheme
    change = board.players[side].retyped
    return scheme, change if change in ("targeted", "area") else scheme.direction


# ---------------------------------------------------------------- uses


def acts(board: Board, pack: Pack, side: int, column: Column) -> list[Act]:
    """Return all that a side may declare now in a column, besides to declare nothing, in natural order of keys."""
    speeds, means = free_speeds(board, pack, side, column), means_of(board, side)
    hand = [card for card in board.players[side].hand if _has_user(board, side, card, means)]
    barred = _barred(board)
    found = [act for card in hand for speed in speeds for act in _uses(pack, card, speed) if act.way not in barred]
    if not pending(board, side):
        found = [act for act in found if not _is_support(pack, act)]
    blocking = blocking_speed(board, pack, side) if column == "defence" else None
    if blocking is not None:
        found += [Act("block", blocking, card) for card in hand]
    if means.feared or means.blind:
        found = [act for act in found if users_by(board, pack, side, act, means)]
    if column == "defence" and may_move(board, pack, side):
        found += [Act("move", speed, "") for speed in speeds]
    found += _slot_acts(board, pack, side, column, speeds, means, bare=not found)
    return sorted(found, key=_place)


def _has_user(board: Board, side: int, card: str, means: Means) -> bool:
    """Return whether any living hero may use a card, as far as nothing restricts him."""
    kit = card.partition(".")[0]
    shared = kit == UNIVERSAL or board.players[side].bonus == "freedom"
    return any(shared or board.heroes[at].kit == kit for at in means.living)


def _barred(board: Board) -> set[Way]:
    """Return the uses of modules that are switched off."""
    options = board.options
    ways: dict[Way, str] = {"boost": options.boosting, "release": options.release}
    return {way for way, switch in ways.items() if switch != "on"}


@lru_cache(maxsize=4096)
def _place(act: Act) -> tuple[tuple[int, str], ...]:
    return natural(act.key)


def _uses(pack: Pack, card: str, speed: Speed) -> tuple[Act, ...]:
    """Return the uses of a card in a slot, except blocks (AR-25)."""
    used = pack.card[card].property(speed)
    return _acts_of(card, speed, used.boost, empty=not (used.do or used.pre))


@lru_cache(maxsize=4096)
def _acts_of(card: str, speed: Speed, boost: str | None, *, empty: bool) -> tuple[Act, ...]:
    """Return the uses of a card by the boost of its property, and whether the property does nothing else."""
    ways: tuple[Way, ...] = ("attack", "boost", "hide", "hide_with", "release", "with")
    if boost == "support":
        ways = ("attack", "boost", "hide", "release", "with")
    elif boost == "stealth" and empty:
        ways = ("attack", "boost", "hide", "hide_with", "release")
    return tuple(Act(way, speed, card) for way in ways)


def _slot_acts(
    board: Board, pack: Pack, side: int, column: Column, speeds: list[Speed], means: Means, *, bare: bool
) -> list[Act]:
    """Return the slot attacks: on the basic board the slow one, where no card can be used in attack (AR-22); else all (AR-97)."""
    if board.options.slots != "on" and not (bare and column == "attack" and not has_attacked(board)):
        return []
    found = [Act("slot", speed, "") for speed in speeds if slot_name(board, column, speed) in pack.slot]
    return [act for act in found if users_by(board, pack, side, act, means)]
