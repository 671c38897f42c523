"""One ladder in memory: its row, its facts and the state that follows, its persons, the matches of its open challenges."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from referee.errors import RefusedError
from referee.own_lock import OwnLock
from referee.tournaments.halls.offices import is_organiser
from store.leagues.ladders import LadderRow, Member, StoredFact
from tournaments.leagues.ladder import (
    AnyLadderFact,
    Challenge,
    Challenged,
    Ladder,
    LadderRules,
    apply_to_ladder,
    fold_ladder,
    ladder_duties,
)

EVER = 2**40
"""A moment in unix seconds after everything that can fall due."""


class LiveLadder:
    """One ladder. It changes under `lock` only.

    `stored` are its facts with who caused them. `tables` are the matches of open challenges, by the number of the fact that made
    the challenge. `organisers` are pairs of "user" or "role" and an id.
    """

    def __init__(
        self,
        row: LadderRow,
        stored: Sequence[StoredFact],
        members: Sequence[Member],
        organisers: Sequence[tuple[str, int]],
        tables: Mapping[int, int],
    ) -> None:
        self.row = row
        self.rules = msgspec.json.decode(row.rules, type=LadderRules)
        self.stored = [*stored]
        self.facts = [fact_of(each) for each in stored]
        self.members = [*members]
        self.organisers = [*organisers]
        self.tables = dict(tables)
        self.lock = OwnLock()
        self.revision = 0
        """How often the ladder had been changed when it was read; less than that is never in memory."""
        self.state: Ladder = fold_ladder(self.rules, self.facts)

    @property
    def version(self) -> int:
        """The number of the last fact."""
        return len(self.facts)

    def take(self, fact: AnyLadderFact) -> None:
        """Carry a fact into the state. Raise TournamentError, the state unchanged, if it is not possible."""
        apply_to_ladder(self.state, fact)
        self.facts.append(fact)

    def forget_unstored(self) -> None:
        """Compute the state anew from what is stored, after a change that was not."""
        del self.facts[len(self.stored) :]
        self.state = fold_ladder(self.rules, self.facts)

    # ---------------------------------------------------------------- persons

    def person_of(self, user: int) -> int:
        """Return the number of a user who is or was on the ladder, 0 for others."""
        return next((member.person for member in self.members if member.user == user), 0)

    def place_of(self, user: int) -> int:
        """Return the place of a user from 1 for the top, 0 for who is not on the ladder."""
        person = self.person_of(user)
        return self.state.order.index(person) + 1 if person in self.state.order else 0

    def user_of(self, person: int) -> int:
        """Return the user of a person; a negative one is a former user, 0 is nobody: numbers can be forged."""
        return next((member.user for member in self.members if member.person == person), 0)

    def name_of(self, person: int) -> str:
        """Return the name of a person as stored, "" for a former user."""
        return next((member.name for member in self.members if member.person == person), "")

    def may_organise(self, user: int, roles: Collection[int], *, manager: bool = False) -> bool:
        """Return whether a user may organise: who made it, who was named, a named role, a manager of the server."""
        return is_organiser(self.row.made_by, self.organisers, user, roles, manager=manager)

    # ---------------------------------------------------------------- challenges

    def challenge_by(self, person: int) -> Challenge:
        """Return the open challenge that a person has made. Raises RefusedError without one."""
        found = next((one for one in self.state.challenges if one.challenger == person), None)
        if found is None:
            raise RefusedError("refused-tournament-ladder-none", rule="TM-57")
        return found

    def challenge_to(self, person: int) -> Challenge:
        """Return the open challenge that a person has got. Raises RefusedError without one."""
        found = next((one for one in self.state.challenges if one.challenged == person), None)
        if found is None:
            raise RefusedError("refused-tournament-ladder-none", rule="TM-57")
        return found

    def number_of(self, challenge: Challenge) -> int:
        """Return the number of the fact that made an open challenge."""
        return next(
            n
            for n in range(len(self.facts), 0, -1)
            if isinstance(fact := self.facts[n - 1], Challenged) and fact.challenger == challenge.challenger
        )

    def open_by_number(self, number: int) -> Challenge | None:
        """Return the challenge that the fact of this number made, None if it is over."""
        return next((one for one in self.state.challenges if self.number_of(one) == number), None)

    # ---------------------------------------------------------------- what is due

    def due_at(self, now: float) -> float | None:
        """Return when the bot has the next thing to do by itself, None if nothing is in sight."""
        if self.row.phase != "open":
            return None
        if any(one.accepted_at and self.number_of(one) not in self.tables for one in self.state.challenges):
            return now
        first = next(iter(ladder_duties(self.state, EVER)), None)
        return None if first is None else float(first.at)


def fact_of(stored: StoredFact) -> AnyLadderFact:
    """Return a stored fact."""
    fact: AnyLadderFact = msgspec.json.decode(stored.body, type=AnyLadderFact)
    return fact


def stored_fact(n: int, fact: AnyLadderFact, user: int | None, reason: str) -> StoredFact:
    """Return a fact as it is stored."""
    return StoredFact(n, str(type(fact).__struct_config__.tag), msgspec.json.encode(fact).decode(), user, reason)
