"""The heroes whom an op concerns as it is carried out, and whether something has stopped it (AR-31, AR-32, AR-84)."""

from __future__ import annotations

from engines.archutheon.board import NONE, Board, Declared
from engines.archutheon.content.op import Op
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.groups import all_of
from engines.archutheon.derived.here import Here


def concerned(here: Here, op: Op) -> tuple[int, ...]:
    """Return the heroes that an op is about now: of those hit, or of a group, the ones for whom its conditions hold.

    What the card has missed is no target any more (AR-32, reading 3.17).
    """
    who, execution = op.about(), here.execution
    found = all_of(here, who)
    if who == "target" and execution is not None and execution.aimed:
        found = tuple(at for at in found if at in execution.hits)
    if who in ("hit", "target"):
        found = tuple(at for at in found if holds_all(here._replace(target=at), op.if_))
    elif not holds_all(here, op.if_):
        return ()
    return tuple(at for at in found if op.fits(here, at))


def is_stopped(op: Op, declared: Declared | None) -> bool:
    """Return whether a block or a text has stopped this part of a card (AR-31, AR-41, AR-58)."""
    if declared is None or not declared.void:
        return False
    return op.family in declared.void or (op.family != "damage" and "effect" in declared.void)


def named_card(board: Board, declared: Declared | None) -> int:
    """Return the place of the declared card that another one is about, NONE if its turn is over by now."""
    at = declared.named if declared is not None else NONE
    return at if at >= 0 and not board.declared[at].done else NONE


def changed_card(board: Board, declared: Declared | None, own: int) -> int:
    """Return the place of the card that another one changes: the named one, the own one if none was named, else NONE."""
    at = named_card(board, declared)
    return own if at == NONE and (declared is None or declared.named == NONE) else at
