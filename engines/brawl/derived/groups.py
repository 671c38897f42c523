"""The champions that a card names: by their role in it, and groups of them (SB-31, SB-70, SB-83)."""

from __future__ import annotations

from engines.brawl.board import BLOODIED, Champion
from engines.brawl.content.vocabulary import Group, Role, Who
from engines.brawl.derived.here import Here


def role(here: Here, name: Role) -> tuple[int, ...]:
    """Return the champions with a role, if they are in the arena (SB-83)."""
    board = here.board
    found: tuple[int, ...] = ()
    if name == "self":
        found = (here.user,)
    elif name == "target":
        found = (here.target,) if here.target >= 0 else (here.action.targets if here.action else ())
    elif name == "attacker":
        found = (here.attack.user,) if here.attack else ()
    elif name == "card":
        found = (_owner(here),)
    elif here.action is not None and name == "chosen":
        found = (here.action.chosen,)
    elif here.action is not None:
        passed = here.action.passed
        foes = tuple(i for i in passed if board.champions[i].team != board.champions[here.user].team)
        found = foes if name == "passed" else passed[:1]
    return tuple(i for i in found if i >= 0 and board.champions[i].hex >= 0)


def _owner(here: Here) -> int:
    """Return the champion that the card belongs to: it may be put on another one of the team (SB-38)."""
    if here.action is None or not here.action.card:
        return here.user
    kit = here.action.card.partition(".")[0]
    seat = here.action.seat
    return next(i for i, champion in enumerate(here.board.champions) if champion.kit == kit and champion.seat == seat)


def group(here: Here, wanted: Group) -> tuple[int, ...]:
    """Return the champions of a group that are in the arena (SB-31, SB-70, SB-83)."""
    board = here.board
    user = board.champions[here.user]
    spots = role(here, wanted.of) if wanted.within else ()
    found = []
    for i, champion in enumerate(board.champions):
        if champion.hex < 0 or not _on_side(here, wanted, i, user, champion):
            continue
        if wanted.other and (i == here.target or (here.action is not None and i in here.action.targets)):
            continue
        if wanted.bloodied and champion.damage < BLOODIED:
            continue
        if wanted.within and not any(i != spot and apart(here, i, spot) <= wanted.within for spot in spots):
            continue
        found.append(i)
    return tuple(found)


def _on_side(here: Here, wanted: Group, i: int, user: Champion, champion: Champion) -> bool:
    if wanted.side == "enemies":
        return champion.team != user.team
    if wanted.side == "allies":
        return champion.team == user.team and i != here.user
    if wanted.side == "team":
        return champion.team == user.team
    if wanted.side == "own":
        return champion.seat == (here.action.seat if here.action else user.seat)
    return True


def apart(here: Here, one: int, other: int) -> int:
    """Return the distance between two champions in the arena, in hexes."""
    champions = here.board.champions
    return here.arena.grid.distance[champions[one].hex][champions[other].hex]


def all_of(here: Here, who: Who) -> tuple[int, ...]:
    """Return the champions that an op is about, or may choose from."""
    return group(here, who) if isinstance(who, Group) else role(here, who)
