"""What must hold of a tournament in the file and in memory, at any moment, after any death and at rest."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import ANNOUNCED, CARD, mine_slot, news_slot, round_slot
from tests.soak.tournaments.dying import DyingRoom
from tournaments.facts.kinds import (
    Cancelled,
    CheckInOpened,
    Corrected,
    GameOver,
    GameVoided,
    Opened,
    RoundClosed,
    RoundPaired,
    RoundUndone,
    Started,
    TableOpened,
)
from tournaments.facts.record import Record, decode
from tournaments.settings.formats import Pods
from tournaments.state.deciding import decision
from tournaments.state.fold import fold

OPEN = ("lobby", "playing", "frozen")

Rows = list[Any]


class Look:
    """Looks at a tournament. `acknowledged` are the records that somebody has heard of; `games` counts the results of matches."""

    def __init__(self, room: DyingRoom) -> None:
        self.room = room
        self.number = 0
        self.acknowledged: list[Record] = []
        self.games = 0

    async def at(self, hall: Hall) -> None:
        """Look whether nothing is lost or doubled."""
        await self._log(hall)
        await self._tables(hall)
        await self._messages(hall)
        self.acknowledged = [*hall.records]

    async def at_rest(self, hall: Hall) -> None:
        """Look besides whether all that was due is done."""
        await self.at(hall)
        news = await self.room.db.read(
            "SELECT * FROM tournament_news WHERE tournament = ? AND handled = 0", self.number
        )
        assert not news, "news of a match was not taken in"
        await self._matches(hall)
        assert await self.room.db.read("PRAGMA foreign_key_check") == []

    # ---------------------------------------------------------------- the log

    async def _log(self, hall: Hall) -> None:
        """The log is without gaps, has all that was told, and gives the state that is in memory."""
        rows = await self.room.db.read(
            "SELECT n, kind, body FROM tournament_records WHERE tournament = ? ORDER BY n", self.number
        )
        assert [row[0] for row in rows] == [*range(1, len(rows) + 1)], "a gap in the log"
        (row,) = await self.room.db.read("SELECT version, phase, paused FROM tournaments WHERE id = ?", self.number)
        stored = [decode(row[2]) for row in rows]
        assert row[0] == len(stored) == hall.version, "the version is not that of the log"
        assert stored == hall.records, "the log in memory is another"
        assert stored[: len(self.acknowledged)] == self.acknowledged, "what was acknowledged is lost"
        state = fold(hall.settings, stored)
        assert state == hall.state, "the log gives another state than the one in memory"
        assert (row[1], bool(row[2])) == (state.phase, state.paused), "the row tells another phase"

    # ---------------------------------------------------------------- tables and results

    async def _tables(self, hall: Hall) -> None:
        """Each game has one table, each table one game, and each result counts once."""
        played = await self.room.db.read(
            "SELECT matches.code, own.stage, own.round, own.pairing, own.nth, own.current FROM tournament_games AS own"
            " JOIN matches ON matches.id = own.match WHERE own.tournament = ?",
            self.number,
        )
        opened = [record.fact for record in hall.records if isinstance(record.fact, TableOpened)]
        wanted = Counter((fact.code, fact.stage, fact.round, fact.table, fact.nth) for fact in opened)
        assert Counter(tuple(row[:5]) for row in played) == wanted, "a table is lost or doubled"
        assert not wanted or max(wanted.values()) == 1
        current = Counter(tuple(row[1:5]) for row in played if row[5])
        lasting = {place for place, count in current.items() if count > 1}
        assert not lasting - _replaced(hall), f"two matches of one game: {lasting}"
        self.games = len(results_by_code(hall))
        alone = await self.room.db.read(
            "SELECT code FROM matches WHERE tournament = ? AND id NOT IN (SELECT match FROM tournament_games)",
            self.number,
        )
        assert not alone, "a match of no game"

    async def _matches(self, hall: Hall) -> None:
        """Every match that is over counts once, with its own result; what is open has a table that waits or is played."""
        rows = await self.room.db.read(
            "SELECT matches.code, matches.id, matches.status, matches.result, own.current FROM tournament_games AS own"
            " JOIN matches ON matches.id = own.match WHERE own.tournament = ?",
            self.number,
        )
        by_code = {row[0]: row for row in rows}
        counted = results_by_code(hall)
        for code, fact in counted.items():
            row = by_code[code]
            assert row[2] in ("over", "closed"), f"{code}: the result of a match that is {row[2]}"
            if row[2] == "over" and len(fact.places) == 2 and not isinstance(hall.settings.format, Pods):
                await self._same_winner(hall, row, fact)
        for round_ in hall.state.rounds.values():
            for pairing in round_.pairings:
                for game in pairing.games:
                    waits = game.code and not game.places and decision(hall.state, pairing) is None
                    if waits and hall.state.phase == "running":
                        row = by_code[game.code]
                        assert row[2] in OPEN, f"{game.code} is {row[2]}, and its game is not over"
                        assert row[4], f"{game.code} is retired, and its game is not over"
        kept = {game.code for round_ in hall.state.rounds.values() for one in round_.pairings for game in one.games}
        if hall.state.phase != "cancelled":
            idle = [row[0] for row in rows if row[2] in OPEN and row[4] and row[0] not in kept]
            assert not idle, f"tables of no game are open: {idle}"
        if hall.state.phase in ("over", "cancelled"):
            left = [row[0] for row in rows if row[4] and row[2] in OPEN]
            assert not left, f"tables are open at the end: {left}"

    async def _same_winner(self, hall: Hall, row: Rows, fact: GameOver) -> None:
        seats = await self.room.db.read("SELECT seat, user FROM seats WHERE match = ?", row[1])
        entries = {member.user: member.entry for member in hall.members}
        best = {entries.get(user) for seat, user in seats if seat in json.loads(row[3])["places"][0]}
        pairing = hall.state.pairing_of(fact.stage, fact.round, fact.table)
        if pairing is None or fact.left or None in best or (hall.settings.drawn_games and fact.places == (1, 1)):
            return
        won = {side for side, place in zip(pairing.sides, fact.places, strict=True) if place == 1}
        assert won == best or len({*pairing.sides} & best) == 0, f"{row[0]}: {best} has won, and {won} is told"

    # ---------------------------------------------------------------- messages

    async def _messages(self, hall: Hall) -> None:
        """Each message that a fact needs was owed; an announcement once, and once more for each fact that changes its text."""
        rows = await self.room.db.read(
            "SELECT slot, count(*) FROM tournament_outbox WHERE tournament = ? GROUP BY slot", self.number
        )
        owed = {row[0]: row[1] for row in rows}
        wanted = {CARD} if hall.records else set()
        for record in hall.records:
            if isinstance(record.fact, ANNOUNCED):
                slot = news_slot(record.n)
                times = 1 + sum(_changes(record, later) for later in hall.records[record.n :])
                assert owed.get(slot) == times, f"record {record.n} is announced {owed.get(slot)}×, not {times}×"
            if isinstance(record.fact, RoundPaired):
                wanted.add(round_slot(record.fact.stage, record.fact.round))
                sides = [side for pairing in record.fact.pairings for side in pairing.sides]
                wanted |= {
                    mine_slot(record.fact.stage, record.fact.round, member)
                    for side in sides
                    for member in hall.players(side)
                    if member.user > 0
                }
        assert wanted <= {*owed}, f"nobody was told: {wanted - {*owed}}"
        boards = await self.room.db.read(
            "SELECT match FROM tournament_games WHERE tournament = ? AND match NOT IN"
            " (SELECT match FROM outbox WHERE slot = 'board')",
            self.number,
        )
        assert not boards, "a table that nobody was to see"


def _changes(announced: Record, later: Record) -> bool:
    """Return whether a later record changes the text of an announcement: a call that is over, a posted table."""
    fact, change = announced.fact, later.fact
    if isinstance(fact, Opened | CheckInOpened):
        return isinstance(change, Started | Cancelled)
    if isinstance(fact, RoundClosed) and isinstance(change, Corrected):
        return fact.stage == change.stage and fact.round >= change.round
    return False


def results_by_code(hall: Hall) -> dict[str, GameOver]:
    """Return the results of matches in a log, by the match's code. Raises AssertionError if one counts twice."""
    codes: dict[tuple[int, int, int, int], str] = {}
    found: dict[str, GameOver] = {}
    for record in hall.records:
        fact = record.fact
        if isinstance(fact, TableOpened):
            codes[fact.stage, fact.round, fact.table, fact.nth] = fact.code
        elif isinstance(fact, GameVoided):
            codes.pop((fact.stage, fact.round, fact.table, fact.nth), None)
        elif isinstance(fact, RoundUndone):
            codes = {place: code for place, code in codes.items() if place[:2] != (fact.stage, fact.round)}
        elif isinstance(fact, GameOver) and record.by == "system":
            code = codes.pop((fact.stage, fact.round, fact.table, fact.nth), "")
            if fact.goes_on and code:  # a series is one match: its last game ends it
                codes[fact.stage, fact.round, fact.table, fact.nth + 1] = code
                continue
            if code and fact.how == "played":
                assert code not in found, f"{code} counts twice"
                found[code] = fact
    return found


def _replaced(hall: Hall) -> set[tuple[int, int, int, int]]:
    """Return the games of rounds that were undone, whose tables are closed at the next look of the director."""
    undone = {(r.fact.stage, r.fact.round) for r in hall.records if isinstance(r.fact, RoundUndone)}
    opened = [record.fact for record in hall.records if isinstance(record.fact, TableOpened)]
    return {(one.stage, one.round, one.table, one.nth) for one in opened if (one.stage, one.round) in undone}
