"""One tournament in memory: its row, its log and the state that follows from it, its persons, and the lock it changes under."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from referee.errors import RefusedError
from referee.own_lock import OwnLock
from referee.ratings.counting import kept_out_by
from referee.tournaments.halls.offices import is_organiser
from store.tournaments.entries import RESERVE, Member
from store.tournaments.seeds import Seed
from store.tournaments.times import Place
from store.tournaments.tournaments import TournamentRow
from tournaments.facts.record import Record
from tournaments.settings.model import Settings
from tournaments.state.fold import apply
from tournaments.state.model import Pairing, State
from tournaments.views.following import Following
from tournaments.views.tournament import TournamentView, Viewer, seen_by


class People:
    """The persons of a tournament, found by entry and by user."""

    def __init__(self, members: Sequence[Member]) -> None:
        self.members = members
        self.entry_by_user = {member.user: member.entry for member in members if member.active}
        self.by_entry: dict[int, list[Member]] = {}
        for member in members:
            self.by_entry.setdefault(member.entry, []).append(member)


def shown_settings(row: TournamentRow, settings: Settings) -> Settings:
    """Return the settings of a tournament as people read them: rated if the games really are (TM-52)."""
    is_rated = settings.rated and kept_out_by(row.game, row.options, row.packs) is None
    return msgspec.structs.replace(settings, rated=is_rated)


class Hall:
    """One tournament. `authors` are the users who caused records, by number of record.

    It changes under `lock` only. `organisers` are pairs of "user" or "role" and an id. `wishes` has the sides that want more time
    by their pairing, `listed` the organiser's list for the seeds.
    """

    def __init__(
        self,
        row: TournamentRow,
        records: Sequence[Record],
        authors: dict[int, int],
        members: Sequence[Member],
        names: dict[int, str],
        organisers: Sequence[tuple[str, int]],
        state: State,
    ) -> None:
        """Take what is stored. `state` is what follows from the log."""
        self.row = row
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.records = [*records]
        self.authors = authors
        self.people = People(members)
        self.names = names
        self.organisers = organisers
        self.wishes: Mapping[Place, set[int]] = {}
        self.listed: Sequence[Seed] = ()
        self.state, self.public = state, Following(state)
        self.lock = OwnLock()
        self.revision = 0
        """How often the tournament had been changed when it was read; less than that is never in memory."""

    @property
    def kept_out_by(self) -> Literal["packs", "options"] | None:
        """The reason why no game is rated even if the settings rate them: packs, or options of the tables (TM-52)."""
        return kept_out_by(self.row.game, self.row.options, self.row.packs)

    @property
    def shown_settings(self) -> Settings:
        """The settings as people read them: rated if the games really are."""
        return shown_settings(self.row, self.settings)

    @property
    def version(self) -> int:
        """The number of the last record."""
        return len(self.records)

    def take(self, record: Record) -> None:
        """Carry a record into the state. Raise TournamentError, the state unchanged, if its fact is not possible now."""
        apply(self.state, record)
        self.public.note(record)

    def set_state(self, state: State) -> None:
        """Take another state, such as one that was computed anew from the log."""
        self.state, self.public = state, Following(state)

    def view(self, viewer: Viewer) -> TournamentView:
        """Return the tournament as a viewer may see it. `Reader.prepare` has what takes long in a large one made before."""
        return seen_by(self.state, self.public.view(), viewer)

    # ---------------------------------------------------------------- persons

    @property
    def members(self) -> Sequence[Member]:
        """All persons, by entry and place."""
        return self.people.members

    def entry_of(self, user: int) -> int:
        """Return the entry that a user belongs to, 0 without one."""
        return self.people.entry_by_user.get(user, 0)

    def entries_of(self, leaving: Mapping[int, int]) -> dict[int, int]:
        """Return the entries of all users by their ids, those of former players by their negative number.

        `leaving` has the numbers of users who are being deleted: until that is done, their seats may have either id.
        """
        found = {member.user: member.entry for member in self.members}
        for user, number in leaving.items():
            entry = found.get(user) or found.get(number)
            found |= {user: entry, number: entry} if entry else {}
        return found

    def persons(self, entry: int) -> list[Member]:
        """Return the persons of an entry, the reserve last."""
        return self.people.by_entry.get(entry, [])

    def players(self, entry: int) -> list[Member]:
        """Return the persons of an entry who play."""
        return [member for member in self.persons(entry) if member.place != RESERVE]

    @property
    def entered(self) -> set[int]:
        """The users of all entries that are not withdrawn."""
        return {*self.people.entry_by_user}

    def may_organise(self, user: int, roles: Collection[int], *, manager: bool = False) -> bool:
        """Return whether a user may organise: who opened it, who was named, a named role, a manager of the server."""
        return is_organiser(self.row.made_by, self.organisers, user, roles, manager=manager)

    # ---------------------------------------------------------------- pairings

    def pairing(self, stage: int, number: int, table: int) -> Pairing:
        """Return a pairing. Raises RefusedError if there is none: the round may have been undone."""
        found = self.state.pairing_of(stage, number, table)
        if found is None:
            raise RefusedError(
                "refused-tournament-pairing-unknown", rule="TM-01", stage=stage, round=number, table=table
            )
        return found

    def own_pairing(self, entry: int) -> Pairing | None:
        """Return the newest pairing of an entry, None before its first."""
        for _, round_ in sorted(self.state.rounds.items(), reverse=True):
            for pairing in round_.pairings:
                if entry in pairing.sides:
                    return pairing
        return None
