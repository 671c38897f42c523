"""What a player may declare now: cards, slots and uses, by what he holds and what everybody sees (AR-21 to AR-27, AR-40)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from engines.archutheon.board import NONE, UNIVERSAL, Board, Column, in_slots, pending, slower_first, squad
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import Property
from engines.archutheon.content.vocabulary import SPEEDS, Speed
from engines.archutheon.derived.declared import is_attack_card
from engines.archutheon.derived.permanents import has
from engines.archutheon.effects.tracks import is_any_order, moves_of, open_speeds

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


# ---------------------------------------------------------------- slots


def free_speeds(board: Board, pack: Pack, side: int, column: Column) -> list[Speed]:
    """Return the open slots of a column into which its next card may go: faster than all before, if the track does not free it
    (AR-23, AR-24).
    """
    taken = in_slots(board, side, column)
    found = [speed for speed in open_speeds(board, pack, side) if speed not in taken]
    if not taken or (column == "attack" and is_any_order(board, pack, side)):
        return found
    fastest = max(slower_first(speed) for speed in taken)
    return [speed for speed in found if slower_first(speed) > fastest]


def blocking_speed(board: Board, pack: Pack, side: int) -> Speed | None:
    """Return the slot into which a block may go, whatever the order: of the speed of the attack card just declared
    (AR-24, AR-40).
    """
    at = answered(board)
    if at == NONE or not is_attack_card(board.declared[at]):
        return None
    speed = board.declared[at].speed
    free = speed in open_speeds(board, pack, side) and speed not in in_slots(board, side, "defence")
    return speed if free else None


def answered(board: Board) -> int:
    """Return the place of the declaration that the defender answers: the attacker's latest, NONE if there is none."""
    return max(pending(board, board.on_turn), default=NONE)


def may_answer(board: Board, pack: Pack, side: int) -> bool:
    """Return whether the defender is asked: by what everybody sees he may have an answer (reading 3.7)."""
    player = board.players[side]
    if not free_speeds(board, pack, side, "defence") and blocking_speed(board, pack, side) is None:
        return False
    return bool(player.hand) or may_move(board, pack, side) or board.options.slots == "on"


def may_move(board: Board, pack: Pack, side: int) -> bool:
    """Return whether a side may move in defence by its Tactics token (AR-48)."""
    return (
        board.players[side].tactics == "ready"
        and any(moves_of(board, pack, side).shield)
        and bool(free_speeds(board, pack, side, "defence"))
    )


# ---------------------------------------------------------------- heroes


def users(board: Board, pack: Pack, side: int, act: Act) -> list[int]:
    """Return the heroes that may act in a declaration: the card's own, of universal cards any of the squad (AR-26, AR-68,
    AR-72).
    """
    if act.way == "move":
        return []
    living = squad(board, side)
    kit = act.card.partition(".")[0]
    shared = not act.card or kit == UNIVERSAL or board.players[side].bonus == "freedom"
    found = [at for at in living if shared or board.heroes[at].kit == kit]
    return [at for at in found if _may_act(board, pack, side, act, at)]


def _may_act(board: Board, pack: Pack, side: int, act: Act, at: int) -> bool:
    """Return whether a hero may be named: not in attack with a card of his own while he fears, nor blind with a targeted one."""
    if act.way in ("block", "boost", "release"):
        return True
    own = board.heroes[at].kit == act.card.partition(".")[0]
    if side == board.on_turn and own and has(board, at, "fear"):
        return act.way == "with" and _property(pack, act).boost == "support"
    if act.way in ("attack", "with", "slot") and has(board, at, "blind"):
        return not _is_targeted(board, pack, side, act)
    return True


def _property(pack: Pack, act: Act) -> Property:
    return pack.card[act.card].property(act.speed)


def _is_targeted(board: Board, pack: Pack, side: int, act: Act) -> bool:
    """Return whether a declaration attacks at one hero."""
    if act.way == "slot":
        column = ("attack" if side == board.on_turn else "defence") if board.options.slots == "on" else "basic"
        return pack.slot[f"{column}:{act.speed}"].scheme.kind == "targeted"
    if act.way == "with" and _property(pack, act).boost in ("support", "only"):
        scheme = _property(pack, act).scheme
        return scheme is not None and scheme.kind == "targeted"
    return pack.card[act.card].scheme.kind == "targeted"


# ---------------------------------------------------------------- uses


def acts(board: Board, pack: Pack, side: int, column: Column) -> list[Act]:
    """Return all that a side may declare now in a column, besides to declare nothing."""
    speeds = free_speeds(board, pack, side, column)
    found = [
        act for card in board.players[side].hand for speed in speeds for act in _uses(board, pack, side, card, speed)
    ]
    blocking = blocking_speed(board, pack, side) if column == "defence" else None
    if blocking is not None:
        found += [
            Act("block", blocking, card) for card in board.players[side].hand if _may_block(board, pack, side, card)
        ]
    if column == "defence" and may_move(board, pack, side):
        found += [Act("move", speed, "") for speed in speeds]
    found = [act for act in found if act.way == "move" or users(board, pack, side, act)]
    return found + _slots(board, pack, side, column, speeds, bare=not found)


def _uses(board: Board, pack: Pack, side: int, card: str, speed: Speed) -> Iterator[Act]:
    """Yield the uses of a card in a slot, except blocks (AR-25)."""
    used = pack.card[card].property(speed)
    yield Act("attack", speed, card)
    if used.boost == "support":
        if pending(board, side):
            yield Act("with", speed, card)
    elif used.boost == "stealth":
        yield Act("hide_with", speed, card)
        if used.do or used.pre:
            yield Act("with", speed, card)
    else:
        yield Act("with", speed, card)
        yield Act("hide_with", speed, card)
    yield Act("hide", speed, card)
    if board.options.boosting == "on":
        yield Act("boost", speed, card)
    if board.options.release == "on":
        yield Act("release", speed, card)


def _may_block(board: Board, pack: Pack, side: int, card: str) -> bool:
    """Return whether a card can block the attack just declared: dodge and hop answer their direction type alone."""
    return bool(pack.card[card].block.by or pack.card[card].block.kind in ("dodge", "hop")) and bool(squad(board, side))


def _slots(board: Board, pack: Pack, side: int, column: Column, speeds: list[Speed], *, bare: bool) -> list[Act]:
    """Return the slot attacks: on the basic board the slow one, where no card can be used in attack (AR-22); else all (AR-97)."""
    if board.options.slots == "on":
        found = [Act("slot", speed, "") for speed in speeds if f"{column}:{speed}" in pack.slot]
    elif bare and column == "attack" and not pending(board, side):
        found = [Act("slot", speed, "") for speed in speeds if f"basic:{speed}" in pack.slot]
    else:
        return []
    return [act for act in found if users(board, pack, side, act)]


def column_of(board: Board, side: int) -> Column:
    """Return the column into which a side declares in this turn."""
    return "attack" if side == board.on_turn else "defence"


def property_speeds(board: Board, pack: Pack, side: int, speed: Speed) -> list[Speed]:
    """Return the speeds whose property a base boost of Truth lets a card in a slot use: other ones that are open (AR-95)."""
    return [other for other in SPEEDS if other != speed and other in open_speeds(board, pack, side)]
