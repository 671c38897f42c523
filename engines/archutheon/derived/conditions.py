"""The conditions of texts, each read by one function."""

from __future__ import annotations

from collections.abc import Callable

from engines.archutheon.board import slower_first
from engines.archutheon.content.vocabulary import Condition, Conditions, Is
from engines.archutheon.derived.elements import element_of
from engines.archutheon.derived.groups import group, role
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.permanents import has
from engines.kernel.verbs.readers import Readers

Reader = Callable[[Here, Condition], bool]

READERS: Readers[Is, Reader] = Readers()
reads = READERS.reads


def holds_all(here: Here, conditions: Conditions) -> bool:
    """Return whether all conditions hold now."""
    for each in conditions:  # noqa: SIM110  # a plain loop: most lists are empty, and this is asked all the time
        if READERS[each.is_](here, each) == each.not_:
            return False
    return True


@reads("dealt")
def _dealt(here: Here, wanted: Condition) -> bool:
    """Return whether the card dealt damage to `who`; with "hit" and no hero concerned, to anybody."""
    execution = here.execution
    if execution is None:
        return False
    found = role(here, wanted.who)
    return any(amount > 0 and at in found for at, amount in zip(execution.hits, execution.damages, strict=False))


@reads("element")
def _element(here: Here, wanted: Condition) -> bool:
    return here.card is not None and here.card.element == wanted.element


@reads("element_of")
def _element_of(here: Here, wanted: Condition) -> bool:
    return any(element_of(here.board, at) == wanted.element for at in role(here, wanted.who))


@reads("has")
def _has(here: Here, wanted: Condition) -> bool:
    return wanted.permanent is not None and any(has(here.board, at, wanted.permanent) for at in role(here, wanted.who))


@reads("on")
def _on(here: Here, wanted: Condition) -> bool:
    board = here.board
    return any(board.things.get(board.heroes[at].cell) == wanted.thing for at in role(here, wanted.who))


@reads("near")
def _near(here: Here, wanted: Condition) -> bool:
    heroes, grid = here.board.heroes, here.arena.grid
    return any(
        one != other and wanted.least <= grid.distance[heroes[one].area][heroes[other].area] <= wanted.most
        for one in role(here, wanted.who)
        for other in role(here, wanted.of)
    )


@reads("health")
def _health(here: Here, wanted: Condition) -> bool:
    return any(wanted.least <= here.board.heroes[at].health <= wanted.most for at in role(here, wanted.who))


@reads("leader")
def _leader(here: Here, wanted: Condition) -> bool:
    return any(here.board.heroes[at].number == 1 for at in role(here, wanted.who))


@reads("enemy")
def _enemy(here: Here, wanted: Condition) -> bool:
    return any(here.board.heroes[at].side != here.side for at in role(here, wanted.who))


@reads("alone")
def _alone(here: Here, wanted: Condition) -> bool:
    heroes = here.board.heroes
    return any(
        not any(
            other.side == heroes[at].side and other.area == heroes[at].area
            for n, other in enumerate(heroes)
            if n != at and other.cell >= 0
        )
        for at in role(here, wanted.who)
    )


@reads("defending")
def _defending(here: Here, _wanted: Condition) -> bool:
    return here.card is not None and here.card.column == "defence"


@reads("first", "last")
def _place(here: Here, wanted: Condition) -> bool:
    """Return whether the card is the first or the last one that its side declared in this turn."""
    card = here.card
    if card is None:
        return False
    column = [each for each in here.board.declared if each.side == card.side and each.turn == card.turn]
    return bool(column) and column[0 if wanted.is_ == "first" else -1] is card


@reads("blocked")
def _blocked(here: Here, _wanted: Condition) -> bool:
    return here.execution is not None and here.execution.blocked > 0


@reads("count")
def _count(here: Here, wanted: Condition) -> bool:
    return wanted.group is not None and wanted.least <= len(group(here, wanted.group)) <= wanted.most


@reads("answers")
def _answers(here: Here, wanted: Condition) -> bool:
    card = here.card
    if card is None or card.answers < 0:
        return False
    own, theirs = slower_first(card.speed), slower_first(here.board.declared[card.answers].speed)
    return theirs > own if wanted.speed == "faster" else theirs < own


@reads("placed")
def _placed(here: Here, wanted: Condition) -> bool:
    return any(here.board.heroes[at].area in here.board.aside for at in role(here, wanted.who))


@reads("moved")
def _moved(here: Here, wanted: Condition) -> bool:
    return any(here.board.heroes[at].area != here.board.heroes[at].began for at in role(here, wanted.who))
