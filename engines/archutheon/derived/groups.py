"""The heroes that a card names: by their part in it, and groups of them."""

from __future__ import annotations

from engines.archutheon.board import leader_of
from engines.archutheon.content.vocabulary import Group, Role, Who
from engines.archutheon.derived.here import Here


def role(here: Here, name: Role) -> tuple[int, ...]:
    """Return the heroes on the board with a part in the card."""
    board, execution = here.board, here.execution
    found: tuple[int, ...] = ()
    if name == "self":
        found = (here.user,)
    elif name == "leader":
        found = (leader_of(board, here.side),)
    elif name == "ally_target":
        found = (_ally_target(here),)
    elif here.target >= 0:
        found = (here.target,)
    elif name == "hit":
        found = execution.hits if execution is not None else ()
    elif here.card is not None:
        found = (here.card.target,)
    elif execution is not None:
        found = (execution.target,)
    return tuple(at for at in found if at >= 0 and board.heroes[at].cell >= 0)


def _ally_target(here: Here) -> int:
    """Return the own hero that the enemy card names which this one answers, or is about."""
    card = here.card
    if card is None:
        return here.user
    about = card.named if card.named >= 0 else card.answers
    if about < 0:
        return here.user
    if here.board.declared[about].hidden:
        return here.user  # whom a card names that lies face down is secret
    named = here.board.declared[about].target
    return named if named >= 0 and here.board.heroes[named].side == here.side else here.user


def group(here: Here, wanted: Group) -> tuple[int, ...]:
    """Return the heroes of a group that are on the board."""
    heroes, grid = here.board.heroes, here.arena.grid
    spots = [heroes[at].area for at in role(here, wanted.of)]
    found = []
    for at, hero in enumerate(heroes):
        if hero.cell < 0 or not _on_side(here, wanted, at):
            continue
        if wanted.other and here.execution is not None and at in here.execution.hits:
            continue
        if not any(wanted.least <= grid.distance[spot][hero.area] <= wanted.within for spot in spots):
            continue
        found.append(at)
    return tuple(found)


def _on_side(here: Here, wanted: Group, at: int) -> bool:
    own = here.board.heroes[at].side == here.side
    if wanted.side == "enemies":
        return not own
    if wanted.side == "allies":
        return own and at != here.user
    return own or wanted.side == "heroes"


def all_of(here: Here, who: Who) -> tuple[int, ...]:
    """Return the heroes that an op is about, or may choose from."""
    return group(here, who) if isinstance(who, Group) else role(here, who)
