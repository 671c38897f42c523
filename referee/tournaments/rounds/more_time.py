"""More time for a pairing of a round of days: all its sides may add it together, once a round (TM-39)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.slots import BOARD, MORE_TIME
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import Halls
from referee.tournaments.halls.rights import own_entry
from referee.tournaments.halls.slots import mine_of_table, round_pages
from store.connection import Connection
from store.match import outbox
from store.match.matches import MatchRow
from store.tournaments import games, times
from store.tournaments.times import Place
from tournaments.facts.kinds import Extended
from tournaments.settings.paces import Days
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing


class MoreTime:
    """Counts the sides that want more time."""

    def __init__(self, halls: Halls, live: LiveMatches) -> None:
        self.halls = halls
        self.live = live

    async def ask(self, code: str, user: int, place: Place, *, wanted: bool) -> Hall:
        """Note whether a side wants more time for its pairing; once all sides want it, it is given.

        Raises RefusedError if the user does not play there or no more time can be given.
        """
        hall = await self.halls.by_code(code)
        async with hall.lock:
            own, pairing = own_entry(hall, user), hall.pairing(*place)
            if own not in pairing.sides:
                raise RefusedError("refused-tournament-not-your-table", rule="TM-34")
            wrong = why_not(hall, pairing)
            if wrong is not None:
                raise wrong
            wishes = {*hall.wishes.get(place, ())} - {own} | ({own} if wanted else set())
            opened: list[int] = []

            def note(db: Connection) -> None:
                (times.wish if wanted else times.take_wish_back)(db, hall.row.id, place, own)
                opened[:] = owe_tables(db, hall, [pairing], self.halls.now())

            if wishes >= {*pairing.sides}:
                fact = Extended(*place, extension_of(hall), "players")
                await self.halls.commit(hall, lambda _hall: [fact], by="player", user=user, also=note)
            else:
                slots = [*round_pages(hall, place[0], place[1]), *mine_of_table(hall, *place)]
                await self.halls.change(hall, note, *slots)
        self.wake(opened)
        return hall

    def owing(self, hall: Hall, place: Place) -> tuple[Callable[[Connection], None], list[int]]:
        """Return the write that brings the tables of a pairing, or with table 0 of a round, up to date, and their matches.

        The list of matches is filled by the write.
        """
        opened: list[int] = []

        def work(db: Connection) -> None:
            round_ = hall.state.rounds.get(place[:2])
            pairings = [one for one in (round_.pairings if round_ else ()) if place[2] in (0, one.table)]
            opened[:] = owe_tables(db, hall, pairings, self.halls.now())

        return work, opened

    def wake(self, opened: Iterable[int]) -> None:
        """Let the messages of matches be delivered."""
        for match in opened:
            self.live.wake(match)


def extension_of(hall: Hall) -> int:
    """Return the seconds that the sides of a pairing may add, 0 for none."""
    pace = hall.settings.pace
    return pace.extension if isinstance(pace, Days) else 0


def why_not(hall: Hall, pairing: Pairing) -> RefusedError | None:
    """Return why the sides of a pairing may not add time now, None if they may."""
    if not extension_of(hall):
        return RefusedError("refused-tournament-extend-wrong", rule="TM-39")
    if hall.state.phase != "running":
        return RefusedError("refused-tournament-not-running", rule="TM-02")
    if decision(hall.state, pairing) is not None:
        return RefusedError("refused-tournament-pairing-decided", rule="TM-39", table=pairing.table)
    if is_extended(pairing):
        return RefusedError("refused-tournament-extend-twice", rule="TM-39", table=pairing.table)
    return None


def is_extended(pairing: Pairing) -> bool:
    """Return whether the sides of a pairing have added time."""
    return any(by == "players" for by, _ in pairing.extensions)


def owe_last(db: Connection, row: MatchRow, now: float) -> None:
    """Owe the message of a table whose game has ended, if it has one: it is deleted, for there is nothing more to extend."""
    if row.tournament is not None and row.status in ("over", "closed") and outbox.is_posted(db, row.id, MORE_TIME):
        outbox.owe(db, row.id, [MORE_TIME], now)


def owe_tables(db: Connection, hall: Hall, pairings: Iterable[Pairing], now: float) -> list[int]:
    """Owe the messages at the open tables of pairings that say how long there is time; return their matches."""
    found = []
    for pairing in pairings:
        for game in pairing.games:
            place = (pairing.stage, pairing.round, pairing.table, game.nth)
            of_game = games.match_of(db, hall.row.id, *place) if game.code and not game.places else None
            if of_game is not None:
                match = of_game[0]
                outbox.owe(db, match, [MORE_TIME] if game.started_at else [BOARD, MORE_TIME], now)
                found.append(match)
    return found
