"""The rights in a tournament (TM-60)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from tournaments.facts.kinds import TableOpened
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing


@dataclass(frozen=True)
class Organiser:
    """The person who acts: user, roles, and whether they may manage the server.

    `version` is the one of the tournament that they saw, -1 for the present one.
    """

    user: int
    roles: Sequence[int] = ()
    manager: bool = False
    version: int = -1


def check_organiser(hall: Hall, user: int, roles: Collection[int], *, manager: bool = False) -> None:
    """Raise RefusedError unless a user organises. `manager`: the user may manage the server."""
    if not hall.may_organise(user, roles, manager=manager):
        raise RefusedError("refused-tournament-organiser", rule="TM-60")


def check_version(hall: Hall, version: int) -> None:
    """Raise RefusedError if a tournament has changed since the version that an organiser saw; -1 is whatever is so now.

    A table that has opened since changes nothing that an organiser decides on.
    """
    if version == -1:
        return
    since = hall.records[version:]
    if version > hall.version or not all(isinstance(record.fact, TableOpened) for record in since):
        raise RefusedError("refused-tournament-changed", rule="TM-61")


def check_not_own(hall: Hall, user: int, pairing: Pairing) -> None:
    """Raise RefusedError if a pairing is the user's own: nobody decides on that."""
    if hall.entry_of(user) in pairing.sides:
        raise RefusedError("refused-tournament-own-pairing", rule="TM-60", entry=hall.entry_of(user))


def check_not_opponent(hall: Hall, user: int, entry: int) -> None:
    """Raise RefusedError if a user plays against an entry just now: what is decided about it decides their own pairing."""
    own = hall.entry_of(user)
    if own == entry and own:
        raise RefusedError("refused-tournament-own-pairing", rule="TM-60", entry=own)
    for round_ in hall.state.rounds.values():
        for pairing in round_.pairings:
            if own and {own, entry} <= {*pairing.sides} and decision(hall.state, pairing) is None:
                raise RefusedError("refused-tournament-own-pairing", rule="TM-60", entry=own)


def own_entry(hall: Hall, user: int) -> int:
    """Return the entry of a user. Raises RefusedError without one."""
    found = hall.entry_of(user)
    if not found:
        raise RefusedError("refused-tournament-not-entered", rule="TM-01")
    return found
