"""What must be in the file after a process was killed: all that it had told of, and at most one thing more of each match."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from engines.kernel.choose import decision_of
from referee.errors import RefusedError
from referee.homes import NO_PLACE
from referee.match.live import Live
from referee.match.slots import BOARD, panel_slot
from store.files import read_only
from store.match import outbox
from tests.referee.conftest import Room
from tests.referee.match.promises import check_clocks, check_end
from tests.soak.parts.mortal import shown, state_hash, stored


class Told(msgspec.Struct):
    """What a process has told of one player: at which of its matches it was, and what was stored of that one.

    `under_way` is what it had begun and not told the end of.
    """

    nth: int = 0
    first: int = 0
    code: str | None = None
    version: int = -1
    status: str = ""
    stored: str = ""
    state: str = ""
    under_way: str | None = None

    def hear(self, line: dict[str, Any]) -> None:
        """Take in one line."""
        self.nth, self.first = line["nth"], line["first"]
        if "began" in line:
            if line["code"] is None:
                self.code, self.version, self.status, self.stored, self.state = None, -1, "", "", ""
            self.under_way = line["began"]
        else:
            self.code, self.version, self.status = line["code"], line["version"], line["status"]
            self.stored, self.state, self.under_way = line["stored"], line["state"], None

    def look(self, found: dict[str, Any]) -> None:
        """Take in what the next process has found."""
        if not self.code and not found["code"]:
            return
        self.code, self.version, self.status = found["code"], found["version"], found["status"]
        self.stored, self.state, self.under_way = found["stored"], found["state"], None


def check_file(path: Path) -> None:
    """The file is whole, every reference has its row, and versions are without gaps.

    It is only read: a connection that may write would empty the log, and the next start would miss that.
    """
    if not path.exists() or not path.stat().st_size:
        return  # killed before it had made anything
    with contextlib.closing(sqlite3.connect(read_only(path), uri=True)) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        if not db.execute("SELECT 1 FROM sqlite_schema WHERE name = 'matches'").fetchall():
            return  # killed before it had made its tables
        for match, version, states, choices in db.execute(
            "SELECT id, version, (SELECT count(*) FROM states WHERE match = matches.id),"
            " (SELECT count(*) FROM choices WHERE match = matches.id) FROM matches WHERE started IS NOT NULL"
        ):
            assert (states, choices) == (version + 1, version), f"match {match} at version {version}"


async def check(room: Room, worded: list[Told], over: set[str], seed: str, replayed: int) -> list[dict[str, Any]]:
    """Look at the matches of all players. Replay so many of them, and all that are over now; their codes are added to `over`.

    Returns what is there of each player's match.
    """
    running, found = [], []
    for player in worded:
        live = await _found(room, player)
        found.append(await _stored(room, live))
        if live is None:
            continue
        await _check_told(room, live, player)
        await _check_shown(room, live)
        if live.match is not None:
            await check_clocks(room, live)
            assert live.match.version == live.row.version
        if live.row.status == "playing":
            running.append(live)
    ended = await _over(room, over)
    over.update(live.row.code for live in ended)
    for live in [*ended, *Random(seed).sample(running, min(replayed, len(running)))]:
        await check_end(room, live)
    return found


async def _found(room: Room, player: Told) -> Live | None:
    """Return the match that a player is at; one that was being opened may be there or not."""
    if player.code is not None:
        try:
            return await room.referee.live.by_code(player.code)
        except RefusedError as error:
            raise AssertionError(f"what was told is not there, {player}") from error
    rows = await room.db.read("SELECT code FROM matches WHERE host = ?", player.first)
    assert len(rows) <= (player.under_way == "open"), f"{player.first} has opened a table without a word"
    if not rows:
        return None
    player.code = rows[0][0]
    return await room.referee.live.by_code(rows[0][0])


async def _over(room: Room, known: set[str]) -> list[Live]:
    """Return the matches that have come to their end since the last look."""
    rows = await room.db.read("SELECT code FROM matches WHERE status = 'over'")
    return [await room.referee.live.by_code(row[0]) for row in rows if row[0] not in known]


async def _stored(room: Room, live: Live | None) -> dict[str, Any]:
    if live is None:
        return {"code": None}
    match, version = live.row.id, live.row.version
    digest, state = await stored(room, match), await state_hash(room, match, version)
    return {"code": live.row.code, "version": version, "status": live.row.status, "stored": digest, "state": state}


async def _check_told(room: Room, live: Live, player: Told) -> None:
    """All that was told is there; if nothing was under way, nothing else is."""
    where = f"{live.row.code}: {player}"
    if player.under_way is None:
        assert await stored(room, live.row.id) == player.stored, f"what was told is not what is stored, {where}"
    begun = int(live.row.version == 0 and player.under_way in ("start", "ask"))
    assert player.version <= live.row.version <= max(0, player.version) + 1 - begun, (
        f"version {live.row.version}, {where}"
    )
    if player.state:
        assert await state_hash(room, live.row.id, player.version) == player.state, f"another state, {where}"


async def _check_shown(room: Room, live: Live) -> None:
    """Of every message that no longer shows the present, the outbox knows; every open question has one.

    A table that has lost its place is owed as a whole when it has one again.
    """
    owed = {row.slot for row in await outbox.owed(room.db, live.row.id)}
    slots = [BOARD] if live.row.homeless not in NO_PLACE else []
    if live.row.status == "playing":
        slots += [panel_slot(s.seat) for s in live.humans if decision_of(live.rules_and_match[1], s.seat) is not None]
    for slot in slots:
        post = await outbox.post(room.db, live.row.id, slot)
        if slot not in owed:
            assert post is not None, f"{live.row.code}: nobody owes {slot}, and it was never sent"
            assert post.shows == shown(live, slot), f"{live.row.code}: {slot} shows the past, and nobody owes it"
