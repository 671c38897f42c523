"""The use of a declared card: its property, its scheme, whether it attacks (AR-21, AR-25)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.archutheon.board import Board, Column, Declared
from engines.archutheon.content.op import Figure, Ops
from engines.archutheon.content.pack import Pack, slot_key
from engines.archutheon.content.shapes import Property, Scheme, SlotAttack
from engines.archutheon.content.vocabulary import CardElement, Direction, Speed

NO_SCHEME = Scheme("targeted")


def slot_name(board: Board, column: Column, speed: Speed) -> str:
    """Return the name of the attack of a slot: the basic board has one for the slow slot alone (AR-22, AR-97)."""
    return slot_key(column, speed, own_slots=board.options.slots == "on")


def slot_attack(board: Board, pack: Pack, declared: Declared) -> SlotAttack:
    """Return the attack of the slot of a declared slot attack."""
    return pack.slot[slot_name(board, declared.column, declared.speed)]


def property_of(pack: Pack, declared: Declared) -> Property | None:
    """Return the property that a declared card uses, None if it uses none."""
    if not declared.property or declared.use not in ("attack", "with"):
        return None
    return pack.card[declared.card].property(declared.property)


def is_support(pack: Pack, declared: Declared) -> bool:
    """Return whether a declared card strengthens another one, and is not carried out itself (AR-21)."""
    used = property_of(pack, declared)
    return used is not None and used.boost == "support"


def attacks(pack: Pack, declared: Declared) -> bool:
    """Return whether a declared card carries out a basic attack (AR-21)."""
    if declared.use == "with":
        used = property_of(pack, declared)
        return used is not None and used.boost not in ("support", "only")
    return declared.use in ("attack", "slot")


def is_attack_card(declared: Declared) -> bool:
    """Return whether a declared card is an attack card, which charges strengthen and blocks may answer (AR-24, AR-93, AR-94)."""
    return declared.column != "defence" and declared.use in ("attack", "with", "slot")


def scheme_of(board: Board, pack: Pack, declared: Declared) -> Scheme:
    """Return the scheme by which a declared card aims: that of its slot, of its property, or its own."""
    if declared.use == "slot":
        return slot_attack(board, pack, declared).scheme
    if not declared.card:
        return NO_SCHEME
    used = property_of(pack, declared)
    if used is not None and used.scheme is not None:
        return used.scheme
    return pack.card[declared.card].scheme


def direction_of(board: Board, pack: Pack, declared: Declared) -> Direction:
    """Return the direction type of a declared card, which 3 Truth and figures may have changed (AR-87)."""
    if declared.aim:
        return declared.aim
    return scheme_of(board, pack, declared).direction


def aims_at_nothing(declared: Declared) -> bool:
    """Return whether a declaration names no target, no area and no direction: it can hit nobody (AR-26)."""
    return declared.target < 0 and declared.area < 0 and declared.turned < 0


def printed_element(pack: Pack, declared: Declared) -> CardElement:
    """Return the element of a card as it is printed; slot attacks are Universum (AR-22)."""
    return pack.card[declared.card].element if declared.card else "universum"


def ops_name(board: Board, declared: Declared, part: str) -> str:
    """Return the name of the list of ops of a declared card: `part` is "pre" or "do"."""
    if declared.use == "slot":
        return f"slot:{slot_name(board, declared.column, declared.speed)}/do" if part == "do" else ""
    if declared.use in ("attack", "with") and declared.property:
        return f"{declared.card}/{declared.property}/{part}"
    return ""


def own_figures(pack: Pack, declared: Declared) -> Iterator[Figure]:
    """Yield the figures of a declared card's own property."""
    used = property_of(pack, declared)
    if used is not None and used.boost != "support" and not used.deferred and not used.flip:
        yield from figures_in(used.do)


def given_figures(pack: Pack, declared: Declared) -> Iterator[Figure]:
    """Yield the figures that supports gave a declared card (AR-21)."""
    for name in declared.supports:
        yield from figures_in(pack.ops[name])


def figures_in(ops: Ops) -> Iterator[Figure]:
    """Yield the figures in a list of ops."""
    for op in ops:
        if isinstance(op, Figure):
            yield op


def open_name(declared: Declared) -> str:
    """Return the card of a declaration as everybody may know it: nothing while it lies face down."""
    return "" if declared.hidden else declared.card
