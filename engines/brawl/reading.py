"""What holds now: rules of levelled champions, groups, amounts and conditions, read anew each time (SB-31, SB-42, SB-83).

The amount that counts a figure is registered by figures.py, which reads conditions in its turn: they do not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from engines.brawl.board import BLOODIED, Action, Board, Champion
from engines.brawl.content import Arena, Pack
from engines.brawl.gifts import Rule
from engines.brawl.terms import Amount, Condition, Conditions, Core, Group, Is, Number, Of, Role, Who


class Here(NamedTuple):
    """From where something is read: in which action (None: a levelled champion's rule), by whom, on which target (-1: any).

    `attack` is the attack that a reaction belongs to, or the action itself.
    """

    board: Board
    pack: Pack
    user: int
    action: Action | None = None
    attack: Action | None = None
    target: int = -1

    @property
    def arena(self) -> Arena:
        """The map."""
        return arena_of(self.board, self.pack)


def arena_of(board: Board, pack: Pack) -> Arena:
    """Return the map that is played on."""
    return pack.arena[board.options.arena]


# ---------------------------------------------------------------- rules of levelled champions


def rule(board: Board, pack: Pack, i: int, name: Rule, target: int = -1) -> int:
    """Return the value of a rule of a champion himself, 0 if it is not in force (SB-42)."""
    champion = board.champions[i]
    if not champion.levelled or champion.hex < 0:
        return 0
    total = 0
    for lasting in pack.champion[champion.kit].ability.lasting:
        if lasting.rule == name and holds_all(Here(board, pack, i, target=target), lasting.if_):
            total += lasting.by
    return total


def player_has(board: Board, pack: Pack, seat: int, name: Rule) -> bool:
    """Return whether a champion of this player gives a rule that is about his player."""
    for i, champion in enumerate(board.champions):  # a plain loop: this is asked very often
        if champion.levelled and champion.seat == seat and rule(board, pack, i, name):
            return True
    return False


# ---------------------------------------------------------------- who


def role(here: Here, name: Role) -> tuple[int, ...]:
    """Return the champions that a role means, those in the arena (SB-83)."""
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
    """Return the champions of a group, those in the arena (SB-31, SB-70, SB-83)."""
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


# ---------------------------------------------------------------- amounts


def number(here: Here, value: Number, on: int = -1) -> int:
    """Return a number as it is now; `on` is the champion concerned."""
    return value if isinstance(value, int) else value.times * COUNTS[value.of](here, value, on)


def damage_of(here: Here) -> int:
    """Return the attack damage that the card dealt, or for a reaction what the attack dealt to its champion."""
    action, attack = here.action, here.attack
    if action is None or attack is None or not attack.dealt:
        return 0
    if action.kind == "reaction":
        return attack.dealt[attack.targets.index(here.user)] if here.user in attack.targets else 0
    return sum(attack.dealt)


def _of_core(here: Here, cards: Iterable[str], core: Core | None) -> int:
    return sum(core in (None, here.pack.card[card].core) for card in cards)


def _seat(here: Here) -> int:
    return here.action.seat if here.action else here.board.champions[here.user].seat


COUNTS: dict[Of, Callable[[Here, Amount, int], int]] = {
    "damage": lambda here, _wanted, _on: damage_of(here),
    "targets": lambda here, _wanted, _on: len(here.action.targets) if here.action else 0,
    "ready": lambda here, _wanted, _on: len(here.board.players[_seat(here)].ready),
    "in_discard": lambda here, wanted, _on: _of_core(here, here.board.players[_seat(here)].discard, wanted.core),
    "count": lambda here, wanted, _on: len(group(here, wanted.group)) if wanted.group else 0,
    "damage_on": lambda here, _wanted, on: here.board.champions[on].damage,
    "moved": lambda here, _wanted, _on: here.action.moved if here.action else 0,
    "to_bloodied": lambda here, _wanted, on: max(BLOODIED - here.board.champions[on].damage, 0),
    "discarded": lambda here, wanted, _on: _of_core(here, here.action.discarded if here.action else (), wanted.core),
}


# ---------------------------------------------------------------- conditions


def holds_all(here: Here, conditions: Conditions) -> bool:
    """Return whether all conditions hold."""
    for condition in conditions:  # noqa: SIM110  # a plain loop: asked for often, and most have none
        if TESTS[condition.is_](here, condition) == condition.not_:
            return False
    return True


def _dealt(here: Here, _condition: Condition) -> bool:
    """Whether the attack dealt damage: to the target in question if there is one, else to any."""
    attack = here.attack
    if attack is None or not attack.dealt:
        return False
    on = here.user if here.action is not None and here.action.kind == "reaction" else here.target
    return attack.dealt[attack.targets.index(on)] > 0 if on in attack.targets else any(attack.dealt)


def _gone(here: Here, condition: Condition) -> bool:
    """Whether a champion was taken out of action by the attack: roles do not find those at the gate."""
    gone = here.attack.gone if here.attack else ()
    if condition.who != "target":
        return here.user in gone
    targets = (here.target,) if here.target >= 0 else here.action.targets if here.action else ()
    return any(i in gone for i in targets)


def _near(here: Here, condition: Condition) -> bool:
    others = role(here, condition.of)
    return any(apart(here, i, j) <= condition.within for i in role(here, condition.who) for j in others if i != j)


def _counted(here: Here, condition: Condition) -> bool:
    assert condition.group is not None
    return condition.least <= len(group(here, condition.group)) <= condition.most


TESTS: Mapping[Is, Callable[[Here, Condition], bool]] = {
    "did": lambda here, _condition: here.action is not None and here.action.did,
    "hurt": lambda here, _condition: here.action is not None and here.action.hurt,
    "dealt": _dealt,
    "out": _gone,
    "near": _near,
    "count": _counted,
    "discard_lacks": lambda here, condition: (
        not _of_core(here, here.board.players[_seat(here)].discard, condition.core)
    ),
    "bloodied": lambda here, condition: any(
        here.board.champions[i].damage >= BLOODIED for i in role(here, condition.who)
    ),
    "on_trap": lambda here, condition: any(
        is_trap_hex(here.board, here.arena, here.board.champions[i].hex) for i in role(here, condition.who)
    ),
}


def is_trap_hex(board: Board, arena: Arena, hex_: int) -> bool:
    """Return whether a hex is a trap hex: by its symbol or by a token (SB-49)."""
    return bool(arena.trap_hexes >> hex_ & 1) or hex_ in board.traps
