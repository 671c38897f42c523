"""One tournament in memory: its row, its log and the state that follows from it, its persons, and the lock it changes under."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from referee.errors import RefusedError
from referee.ratings.counting import kept_out_by
from store.tournaments.entries import RESERVE, Member
from store.tournaments.seeds import Seed
from store.tournaments.times import Place
from store.tournaments.tournaments import TournamentRow
from tournaments.facts.record import Record
from tournaments.settings.model import Settings
from tournaments.state.fold import fold
from tournaments.state.model import Pairing, State
from tournaments.views.tournament import TournamentView, Viewer, seen_by, view


class People:
    """The persons of a tournament, found by entry and by user."""

    def __init__(self, members: Sequence[Member]) -> None:
        self.members = members
        self.entry_by_user = {member.user: member.entry for member in members if member.active}
        self.by_entry: dict[int, list[Member]] = {}
        for member in members:
            self.by_entry.setdefault(member.entry, []).append(member)


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
        state: State | None = None,
    ) -> None:
        """Take what is stored. `state` is what follows from the log, if the caller has it already."""
        self.row = row
        self.settings = msgspec.json.decode(row.settings, type=Settings)
        self.records = [*records]
        self.authors = authors
        self.people = People(members)
        self.names = names
        self.organisers = organisers
        self.wishes: Mapping[Place, set[int]] = {}
        self.listed: Sequence[Seed] = ()
        self.state: State = state or fold(self.settings, self.records)
        self.lock = asyncio.Lock()
        self._public: tuple[State, int, TournamentView] | None = None

    @property
    def kept_out_by(self) -> Literal["packs", "options"] | None:
        """The reason why no game is rated even if the settings rate them: packs, or options of the tables (TM-52)."""
        return kept_out_by(self.row.game, self.row.options, self.row.packs)

    @property
    def shown_settings(self) -> Settings:
        """The settings as people read them: rated if the games really are."""
        is_rated = self.settings.rated and self.kept_out_by is None
        return msgspec.structs.replace(self.settings, rated=is_rated)

    @property
    def version(self) -> int:
        """The number of the last record."""
        return len(self.records)

    def refold(self) -> None:
        """Compute the state anew from the log, after a change that was not stored."""
        self.state = fold(self.settings, self.records)

    def view(self, viewer: Viewer) -> TournamentView:
        """Return the tournament as a viewer may see it. What all see is computed once a record: a large one takes a while."""
        kept = self._public
        if kept is None or kept[0] is not self.state or kept[1] != self.state.records:
            kept = self._public = (self.state, self.state.records, view(self.state, Viewer()))
        return seen_by(self.state, kept[2], viewer)

    # ---------------------------------------------------------------- persons

    @property
    def members(self) -> Sequence[Member]:
        """All persons, by entry and place."""
        return self.people.members

    def entry_of(self, user: int) -> int:
        """Return the entry that a user belongs to, 0 without one."""
        return self.people.entry_by_user.get(user, 0)

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
        if manager or user == self.row.made_by:
            return True
        return any(
            (kind == "user" and who == user) or (kind == "role" and who in roles) for kind, who in self.organisers
        )

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
