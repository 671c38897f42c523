"""Seasons: tournaments that count together, the table from their results (TM-55), and moves between divisions (TM-56)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from referee.errors import RefusedError
from referee.leagues.season_news import SeasonNews
from referee.leagues.season_tables import Division, Result, divisions_of, moves, order_of
from referee.tournaments.entries.opening import checked_name
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.rights import Organiser
from referee.tournaments.reading.reader import Reader
from store.connection import Connection
from store.leagues import seasons
from store.leagues.seasons import NewSeason, SeasonPlayer, SeasonRow
from store.locks import lock
from tournaments.leagues.season import tournament_scores
from tournaments.state.model import Pairing, State
from tournaments.views.ladder import Transfer, transfers
from tournaments.views.tournament import PUBLIC

MOST_PER_GUILD = 10
"""Seasons of a server that are not over, at most."""

MOST_TOURNAMENTS = 100
"""Tournaments of a season at most."""

LONGEST = 2 * 366 * 86400
"""Seconds of a season at most."""

MOST_DIVISIONS = 9


class SeasonTournament(msgspec.Struct, frozen=True):
    """A tournament of a season: its id, code, name and division, and whether it counts or why not.

    `state` is "counts", "running", "cancelled" or "outside" (of the season's dates).
    """

    id: int
    code: str
    name: str
    division: int
    state: str


class Season(msgspec.Struct, frozen=True):
    """A season as it stands: its row, its tournaments, a table for each division (one table without divisions), all names."""

    row: SeasonRow
    tournaments: tuple[SeasonTournament, ...]
    divisions: tuple[Division, ...]
    players: tuple[SeasonPlayer, ...]
    names: dict[int, str]

    @property
    def transfers(self) -> tuple[Transfer, ...]:
        """The moves between divisions: those that are stored once it is over, till then what would follow now (TM-56)."""
        if not self.has_divisions:
            return ()
        if self.row.phase != "over":
            return transfers(order_of(self.divisions), moves(self.divisions, self.players, self.row))
        count = max(max(one.division, one.goes or 0) for one in self.players)
        numbers = range(1, count + 1)
        before = [[one.user for one in self.players if one.division == number] for number in numbers]
        after = [[one.user for one in self.players if one.goes == number] for number in numbers]
        return transfers(before, after)

    @property
    def has_divisions(self) -> bool:
        """Whether people are in divisions."""
        return any(division.number for division in self.divisions)


class Seasons:
    """Everything about seasons. `now` is a clock in unix seconds."""

    def __init__(self, halls: Halls, reader: Reader, news: SeasonNews, now: Callable[[], float]) -> None:
        self.halls = halls
        self.reader = reader
        self.news = news
        self.db = halls.db
        self.now = now
        # The results of tournaments that are over, by id, each with the version that it was computed at.
        self._results: dict[int, tuple[int, Result]] = {}

    # ---------------------------------------------------------------- making

    async def make(self, who: Organiser, new: NewSeason) -> SeasonRow:
        """Store a season. Raises RefusedError for terms that cannot work, or if the server has too many."""
        check_manager(who)
        new = msgspec.structs.replace(new, name=checked_name(new.name))
        check_terms(new.starts, new.ends)
        row = await self._former(new)
        before = await seasons.players(self.db, row.id) if row is not None else []
        moved = sorted((one for one in before if one.goes), key=lambda one: (one.goes or 0, one.division, one.place))
        players = [
            SeasonPlayer(one.user, one.name, one.goes or 0, place) for place, one in enumerate(moved, 1) if one.user > 0
        ]

        def work(db: Connection) -> int:
            lock(db, "guild", new.guild)
            if seasons.count_open(db, new.guild) >= MOST_PER_GUILD:
                raise RefusedError("refused-seasons-many", limit=MOST_PER_GUILD)
            season = seasons.insert(db, new)
            seasons.put_players(db, season, players)
            return season

        made = await self.db.write(work)
        self.news.wake()
        return await self.row(made, new.guild)

    async def _former(self, new: NewSeason) -> SeasonRow | None:
        """Return the season before. Raises RefusedError unless it is over."""
        if new.former is None:
            return None
        row = await self.row(new.former, new.guild)
        if row.phase != "over":
            raise RefusedError("refused-season-open", rule="TM-56")
        return row

    async def row(self, season: int, guild: int | None) -> SeasonRow:
        """Return the row of a season of a server. Raises RefusedError if there is none."""
        found = await seasons.by_id(self.db, season)
        if found is None or found.guild != guild:
            raise RefusedError("refused-no-season")
        return found

    async def _change(self, row: SeasonRow, who: Organiser, version: int, work: Callable[[Connection], None]) -> None:
        """Change a season that an organiser saw at a version. Raises RefusedError if it has changed since, or is over."""
        check_manager(who, row)
        if row.phase != "open":
            raise RefusedError("refused-season-over", rule="TM-55")

        def whole(db: Connection) -> None:
            if not seasons.advance(db, row.id, version):
                raise RefusedError("refused-tournament-changed", rule="TM-61")
            work(db)

        await self.db.write(whole)

    async def set_terms(self, row: SeasonRow, who: Organiser, version: int, changed: SeasonRow) -> None:
        """Change name, dates and numbers of a season."""
        changed = msgspec.structs.replace(changed, name=checked_name(changed.name))
        check_terms(changed.starts, changed.ends)
        await self._change(row, who, version, lambda db: seasons.set_terms(db, changed))
        self.news.wake()

    async def put_tournament(
        self, row: SeasonRow, who: Organiser, version: int, tournament: int, division: int
    ) -> None:
        """Let a tournament of the same server count, and for which division. Raises RefusedError if there are too many."""
        hall = await self.halls.by_id(tournament)
        known = await seasons.tournaments(self.db, row.id)
        if hall.row.guild != row.guild or not 0 <= division <= MOST_DIVISIONS:
            raise RefusedError("refused-unknown-control")
        if tournament not in known and len(known) >= MOST_TOURNAMENTS:
            raise RefusedError("refused-season-tournaments-many", limit=MOST_TOURNAMENTS)
        await self._change(row, who, version, lambda db: seasons.put_tournament(db, row.id, tournament, division))

    async def remove_tournament(self, row: SeasonRow, who: Organiser, version: int, tournament: int) -> None:
        """Let a tournament count no longer."""
        await self._change(row, who, version, lambda db: seasons.remove_tournament(db, row.id, tournament))

    # ---------------------------------------------------------------- leaving

    async def set_leaving(self, row: SeasonRow, user: int, *, leaves: bool) -> None:
        """Note that a person leaves the divisions at the end of the season, or stays after all (TM-56)."""
        season = await self.season(row)
        found = next((one for one in season.players if one.user == user and one.division), None)
        if found is None or row.phase != "open":
            raise RefusedError("refused-season-not-in", rule="TM-56")
        player = msgspec.structs.replace(found, leaves=int(leaves))

        def work(db: Connection) -> None:
            # The version grows: an organiser must not end a season in which somebody has just said that they leave.
            if not seasons.advance(db, row.id, season.row.version):
                raise RefusedError("refused-tournament-changed", rule="TM-61")
            seasons.put_players(db, row.id, [player])

        await self.db.write(work)

    # ---------------------------------------------------------------- the table

    async def season(self, row: SeasonRow) -> Season:
        """Return a season with its tables, computed from the tournaments that are over."""
        known = await seasons.tournaments(self.db, row.id)
        stored = await seasons.players(self.db, row.id)
        halls = [await self.halls.by_id(number) for number in known]
        shown = [
            SeasonTournament(hall.row.id, hall.row.code, hall.row.name, known[hall.row.id], state_in(row, hall))
            for hall in halls
        ]
        counting = [
            (known[hall.row.id], await self._result(hall))
            for hall, one in zip(halls, shown, strict=True)
            if one.state == "counts"
        ]
        divisions, players = divisions_of(counting, stored, row.best)
        names = {player.user: player.name for player in players if player.name}
        for _, result in counting:
            names |= {user: name for user, name in result.names.items() if user > 0}
        return Season(row, tuple(shown), tuple(divisions), tuple(players), names)

    async def _result(self, hall: Hall) -> Result:
        kept = self._results.get(hall.row.id)
        if kept is not None and kept[0] == hall.version:
            return kept[1]
        await self.reader.prepare(hall)  # the places of a thousand entries take a fifth of a second
        found = result_of(hall)
        self._results[hall.row.id] = (hall.version, found)
        return found

    async def end(self, row: SeasonRow, who: Organiser, version: int) -> Season:
        """End a season: who goes up and down is stored, for the next one.

        Raises RefusedError while a tournament of it is not over, and if anything has changed since the organiser saw it.
        """
        season = await self.season(row)
        running = next((one for one in season.tournaments if one.state == "running"), None)
        if running is not None:
            raise RefusedError("refused-season-running", rule="TM-55", code=running.code)
        goes = {
            user: number
            for number, division in enumerate(moves(season.divisions, season.players, row), 1)
            for user in division
        }
        order = {line.person: line.place for division in season.divisions for line in division.lines}
        players = [
            msgspec.structs.replace(one, place=order.get(one.user, one.place), goes=goes.get(one.user, 0))
            for one in season.players
            if one.division
        ]
        now = self.now()

        def work(db: Connection) -> None:
            seasons.put_players(db, row.id, players)
            seasons.end(db, row.id, now)
            self.news.owe_end(db, row.id)

        await self._change(row, who, version, work)
        self.news.wake()
        return await self.season(await self.row(row.id, row.guild))


def state_in(row: SeasonRow, hall: Hall) -> str:
    """Return whether a tournament counts for a season: "counts", or why it does not."""
    if hall.state.phase == "cancelled":
        return "cancelled"
    if hall.state.phase != "over":
        return "running"
    ended = hall.row.ended or 0.0
    return "counts" if row.starts <= ended < row.ends else "outside"


def result_of(hall: Hall) -> Result:
    """Return the result of a finished tournament for a season: scores and names by user, and who came to a game."""
    scores = tournament_scores(hall.view(PUBLIC).places)
    own = [(member, entry) for entry in scores for member in hall.players(entry)]
    return Result(
        {member.user: scores[entry] for member, entry in own},
        {member.user: member.name for member, _ in own},
        frozenset(member.user for member, entry in own if was_there(hall.state, entry)),
    )


def was_there(state: State, entry: int) -> bool:
    """Return whether an entry came to a game: played one, or won one since the other did not come. Others are silent (TM-56)."""
    return any(
        _came(pairing, entry)
        for round_ in state.rounds.values()
        for pairing in round_.pairings
        if entry in pairing.sides and not pairing.is_bye
    )


def _came(pairing: Pairing, entry: int) -> bool:
    side = pairing.sides.index(entry)
    results = [(game.how, game.places) for game in pairing.games if game.places]
    results += [(pairing.ruling.how, pairing.ruling.places)] if pairing.ruling is not None else []
    if entry in pairing.absent:
        return False
    return any(how == "played" or places[side] == 1 < max(places) for how, places in results)


def check_manager(who: Organiser, row: SeasonRow | None = None) -> None:
    """Raise RefusedError unless a user may run seasons: a manager of the server, or who made this one (TM-60)."""
    if not who.manager and (row is None or row.made_by != who.user):
        raise RefusedError("refused-season-organiser", rule="TM-60")


def check_terms(starts: float, ends: float) -> None:
    """Raise RefusedError for dates in the wrong order, or too far apart."""
    if not 0 < ends - starts <= LONGEST:
        raise RefusedError("refused-season-dates", rule="TM-55")
