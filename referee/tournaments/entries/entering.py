"""Entering, teams, check-in, absences, leaving and coming back."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from engines.games import GAMES
from engines.kernel.lobby.brought import BroughtError
from referee.errors import RefusedError
from referee.lobby.choosing import game_options
from referee.tournaments.entries.seeding import Seeding, lines_of
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.rights import (
    Organiser,
    check_not_opponent,
    check_organiser,
    check_version,
    own_entry,
)
from referee.tournaments.halls.slots import CARD, team_slot
from store.connection import Connection
from store.people import blocks
from store.tournaments import entries, outbox, seeds, tournaments
from store.tournaments.entries import RESERVE, Team
from store.tournaments.tournaments import TournamentRow
from tournaments.facts.kinds import (
    AbsenceAsked,
    AbsenceTakenBack,
    AnyFact,
    CheckedIn,
    Dropped,
    Entered,
    ReserveNamed,
    Returned,
    Withdrawn,
)
from tournaments.facts.record import Author
from tournaments.running.admission import Candidate, club_of, refusals, refusals_at_check_in
from tournaments.views.tournament import Viewer

RatingOf = Callable[[TournamentRow, int], Awaitable[tuple[int | None, int]]]
"""Returns the shown rating of a user for a tournament's game and form, None without one, and the number of rated games."""


@dataclass(frozen=True)
class Person:
    """A person who enters: user, name and roles."""

    user: int
    name: str
    roles: Sequence[int] = ()


class Brought(NamedTuple):
    """Something brought, such as a deck, and the key with which anybody can check it against the log."""

    text: str
    key: str


async def _unrated(_row: TournamentRow, _user: int) -> tuple[int | None, int]:
    return None, 0


class Entering:
    """Everything that players do before and besides their games.

    `rating_of` looks up ratings, `pack_of` the content of a tournament's tables.
    """

    def __init__(self, halls: Halls, seeding: Seeding, pack_of: Callable[[TournamentRow], Any]) -> None:
        self.halls = halls
        self.seeding = seeding
        self.db = halls.db
        self.now = halls.now
        self.rating_of: RatingOf = _unrated
        self.pack_of = pack_of

    async def enter(self, code: str, person: Person, press: int, brought: str = "") -> Hall:
        """Enter a person. `press` is the id of the press, which goes into the draws (TM-13).

        Whoever enters after the check-in has begun is checked in at once, with what they bring. Raises RefusedError with the
        first rule that is in the way: window, requirements, a team's tournament, a second entry, a deck that may not be brought.
        """
        hall = await self.halls.by_code(code)
        async with hall.lock:
            if hall.settings.entering.members != 1:
                raise RefusedError("refused-tournament-team-only", rule="TM-09")
            await self._enter(hall, [person], press, person.name, brought=brought)
        return hall

    async def enter_others(
        self, code: str, who: Organiser, people: Sequence[Person], press: int, reason: str, name: str = ""
    ) -> Hall:
        """Enter somebody else, or a team, as an organiser (TM-61); a late entry while TM-06 allows. Raises as `enter` does."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, who.user, who.roles, manager=who.manager)
            if not reason.strip():
                raise RefusedError("refused-tournament-reason-none", rule="TM-61")
            await self._enter(hall, people, press, name or people[0].name, who.user, reason.strip())
        return hall

    async def _enter(
        self,
        hall: Hall,
        people: Sequence[Person],
        press: int,
        name: str,
        organiser: int | None = None,
        reason: str = "",
        brought: str = "",
    ) -> None:
        """Enter persons together. The caller holds the lock."""
        candidates = [await self._candidate(hall, person) for person in people]
        found = refusals(hall.state, candidates, hall.entered, int(self.now()))
        if found:
            raise _refused(found[0].key, found[0].rule, found[0].user)
        ratings = [candidate.rating or 0 for candidate in candidates]
        rating = sum(ratings) // len(ratings)
        club, named = club_of(hall.settings, candidates), [(person.user, person.name) for person in people]
        listed, members = await self.seeding.place_of(hall, named), hall.settings.entering.members
        begun = hall.state.phase in ("check_in", "running")
        checked = self.check_brought(hall, brought) if begun else ""

        def make(hall: Hall) -> Sequence[AnyFact]:
            number = len(hall.state.entries) + 1
            facts: list[AnyFact] = [Entered(number, press, members, club, rating, listed)]
            if hall.state.phase == "check_in" or checked:
                facts.append(
                    CheckedIn(number, commitment(hall.row.secret, number, checked))
                )  # whoever enters now is there
            return facts

        def also(db: Connection) -> None:
            entries.add(db, hall.row.id, len(hall.state.entries), name, named)
            for user, line in lines_of(hall.listed, named).items():
                seeds.claim(db, hall.row.id, line.place, user)
            if checked:
                entries.bring(db, hall.row.id, len(hall.state.entries), checked)
            for person in people:
                entries.withdraw_proposal(db, hall.row.id, person.user)

        by: Author = "player" if organiser is None else "organiser"
        await self.halls.commit(
            hall, make, by=by, user=organiser or people[0].user, reason=reason, also=also, persons=True
        )

    async def _candidate(self, hall: Hall, person: Person) -> Candidate:
        rating, games = await self.rating_of(hall.row, person.user)
        return Candidate(person.user, tuple(person.roles), rating, games)

    # ---------------------------------------------------------------- teams

    async def propose_team(self, code: str, captain: Person, mate: Person, name: str, press: int) -> Hall:
        """Ask another person to form a team. Raises RefusedError if either may not enter (TM-09)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            if hall.settings.entering.members != 2:  # teams of 2
                raise RefusedError("refused-tournament-single-only", rule="TM-09")
            candidates = [await self._candidate(hall, captain)]
            candidates.append(
                Candidate(mate.user, candidates[0].roles, candidates[0].rating, candidates[0].rated_games)
            )
            found = refusals(hall.state, candidates, hall.entered, int(self.now()))
            if found:
                raise _refused(found[0].key, found[0].rule, found[0].user)
            await self._check_blocks(captain.user, mate.user)
            team = Team(captain.user, mate.user, name, press, self.now())
            asked = await entries.proposals(self.db, hall.row.id)
            is_new = not any((one.captain, one.mate) == (captain.user, mate.user) for one in asked)

            def propose(db: Connection) -> None:
                entries.propose(db, hall.row.id, team)
                if is_new:
                    # The message to whoever was asked before is deleted: an edit would ask them anew, and nobody else.
                    outbox.disown(db, hall.row.id, [team_slot(captain.user)], self.now())

            await self.halls.change(hall, propose, CARD, team_slot(captain.user))
        return hall

    async def _check_blocks(self, user: int, mate: int) -> None:
        """Raise RefusedError if a block keeps two users apart; the refusal does not tell who has blocked the user."""
        pairs = await blocks.between(self.db, [user, mate])
        if (user, mate) in pairs:
            raise _refused("mate-blocked", "TM-09", mate)
        if pairs:
            raise _refused("mate-closed", "TM-09", mate)

    async def answer_team(
        self, code: str, mate: Person, captain: int, captain_roles: Sequence[int], *, agreed: bool
    ) -> Hall:
        """Agree to be in a team, which enters it, or decline. Raises RefusedError if nobody has asked, or as `enter` does."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            waiting = await entries.proposals(self.db, hall.row.id)
            team = next((team for team in waiting if team.captain == captain and team.mate == mate.user), None)
            if team is None:
                raise RefusedError("refused-tournament-team-none", rule="TM-09")
            if not agreed:
                work: Callable[[Connection], None] = lambda db: entries.withdraw_proposal(db, hall.row.id, captain)  # noqa: E731  # a closure
                await self.halls.change(hall, work, CARD, team_slot(captain))
                return hall
            name, _, captain_name = team.name.partition("\n")
            people = [Person(captain, captain_name or name, captain_roles), mate]
            await self._enter(hall, people, team.press, name)
        return hall

    async def name_reserve(self, code: str, user: int, reserve: Person) -> Hall:
        """Name a team's reserve, before round 1 (TM-09). Raises RefusedError if that person is in an entry."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            entry = own_entry(hall, user)
            if reserve.user in hall.entered:
                raise _refused("entered-twice", "TM-09", reserve.user)
            await self._check_blocks(user, reserve.user)
            await self.halls.commit(
                hall,
                lambda _hall: [ReserveNamed(entry)],
                by="player",
                user=user,
                also=lambda db: entries.add_reserve(db, hall.row.id, entry, reserve.user, reserve.name),
                persons=True,
            )
        return hall

    # ---------------------------------------------------------------- before the start

    async def check_in(self, code: str, person: Person, brought: str = "") -> Hall:
        """Check an entry in. Raises RefusedError if its persons do not meet the requirements any more (TM-04, TM-05)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            entry = own_entry(hall, person.user)
            found = refusals_at_check_in(hall.settings, [await self._candidate(hall, person)])
            if found:
                raise _refused(found[0].key, found[0].rule, found[0].user)
            if hall.state.entries[entry].checked_in:
                raise RefusedError("refused-tournament-checked-in", rule="TM-05")
            checked = self.check_brought(hall, brought)
            await self.halls.commit(
                hall,
                lambda hall: [CheckedIn(entry, commitment(hall.row.secret, entry, checked))],
                by="player",
                user=person.user,
                also=lambda db: entries.bring(db, hall.row.id, entry, checked),
            )
        return hall

    def check_brought(self, hall: Hall, brought: str) -> str:
        """Return a deck and the like in the game's one form, "" for a game to which nothing is brought (TM-10).

        Raises RefusedError if something is missing or may not be brought.
        """
        bring = GAMES[hall.row.game].bring
        if bring is None:
            return ""
        if not brought.strip():
            raise RefusedError("refused-tournament-brought-none", rule="TM-10")
        try:
            options = game_options(hall.row.game, json.loads(hall.row.options))
            return bring.check(self.pack_of(hall.row), options, brought)
        except BroughtError as error:
            raise RefusedError(error.reason, rule="TM-10", **error.facts) from error

    async def shown_brought(self, hall: Hall, user: int) -> dict[int, Brought]:
        """Return the decks of entries as far as a user may see it: the own always, others' once it is shown (TM-10)."""
        seen = hall.view(Viewer(hall.entry_of(user))).entries
        shown = {entry.number for entry in seen if entry.brought}
        texts = await entries.brought(self.db, hall.row.id)
        return {entry: Brought(text, key_of(hall.row.secret, entry)) for entry, text in texts.items() if entry in shown}

    async def leave(self, code: str, user: int) -> Hall:
        """Take an entry back before the start, or drop out of the rounds to come (TM-07)."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            entry = own_entry(hall, user)
            await self._remove(hall, entry, "player", user, "")
        return hall

    async def remove(
        self,
        code: str,
        user: int,
        roles: Sequence[int],
        entry: int,
        reason: str,
        *,
        manager: bool = False,
        version: int = -1,
    ) -> Hall:
        """Take an entry out as an organiser (TM-61). Raises RefusedError without a reason, or after a change since `version`."""
        hall = await self.halls.by_code(code)
        async with hall.lock:
            check_organiser(hall, user, roles, manager=manager)
            check_version(hall, version)
            check_not_opponent(hall, user, entry)
            if not reason:
                raise RefusedError("refused-tournament-reason-none", rule="TM-61")
            await self._remove(hall, entry, "organiser", user, reason)
        return hall

    async def _remove(self, hall: Hall, entry: int, by: Author, user: int, reason: str) -> None:
        if hall.state.phase == "running":
            await self.halls.commit(hall, lambda _hall: [Dropped(entry)], by=by, user=user, reason=reason)
            return
        await self.halls.commit(
            hall,
            lambda _hall: [Withdrawn(entry)],
            by=by,
            user=user,
            reason=reason,
            also=lambda db: entries.release(db, hall.row.id, entry),
            persons=True,
        )

    # ---------------------------------------------------------------- while it runs

    async def come_back(self, code: str, user: int) -> Hall:
        """Let a dropped entry play again, once (TM-07)."""
        return await self._as_player(code, user, Returned)

    async def ask_absence(self, code: str, user: int, number: int) -> Hall:
        """Note that an entry will miss a round that is not paired yet (TM-08)."""
        return await self._as_player(code, user, lambda entry: AbsenceAsked(entry, number))

    async def take_absence_back(self, code: str, user: int, number: int) -> Hall:
        """Forget an asked absence."""
        return await self._as_player(code, user, lambda entry: AbsenceTakenBack(entry, number))

    async def _as_player(self, code: str, user: int, fact: Callable[[int], AnyFact]) -> Hall:
        hall = await self.halls.by_code(code)
        async with hall.lock:
            entry = own_entry(hall, user)
            await self.halls.commit(hall, lambda _hall: [fact(entry)], by="player", user=user)
        return hall

    async def running_of(self, user: int) -> list[Hall]:
        """Return the tournaments of a user that are not over."""
        rows = await tournaments.of_user(self.db, user)
        return [await self.halls.by_id(row.id) for row in rows if row.phase not in ("over", "cancelled")]


def key_of(secret: str, entry: int) -> str:
    """Return the key that hides what an entry brought: without it nobody can try one deck after another against the log."""
    return hashlib.sha256(f"{secret}\nbrought\n{entry}".encode()).hexdigest()


def commitment(secret: str, entry: int, brought: str) -> str:
    """Return the SHA-256 of an entry's key and what it brought, in hex; "" for nothing. The log has that (TM-10)."""
    return hashlib.sha256(f"{key_of(secret, entry)}\n{brought}".encode()).hexdigest() if brought else ""


def _refused(key: str, rule: str, user: int) -> RefusedError:
    """Return a refusal about a person; `who` mentions them."""
    return RefusedError(f"refused-tournament-{key}", rule=rule, who=f"<@{user}>" if user else "")


def is_reserve(hall: Hall, user: int) -> bool:
    """Return whether a user is only the reserve of a team."""
    return any(member.user == user and member.place == RESERVE for member in hall.members if member.active)
