"""A process that plays several matches of all games at once in one database, until it is killed.

Each match is a player of its own: it tells what it is about to do, does it at the real referee, and tells what is stored
then. So of each match there is at most one thing under way when the process dies. What was told is the witness for the
next process, which opens the same file, looks (`tests.soak.survived`) and plays on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from referee.clocks.terms import NONE, Terms, terms_json
from referee.errors import RefusedError
from referee.homes import NO_PLACE
from referee.lobby.teams import seating_mark, team_splits
from referee.match.live import Live
from referee.match.slots import private_seat
from store.match import outbox
from store.match.owed import Post
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.match.mixed import Mixed
from tests.support.bringing import bring_ready
from tests.support.games import SAMPLES

PLAYERS = (*SAMPLES, *SAMPLES)
"""The games that are played at the same time."""

PRIVATE = 10_000
"""The first of the channels of private messages."""

APART = 1000
"""How far apart the numbers of users of two matches lie."""

UNFIT = ("clock", "jump", "restart")
"""What is not mixed in here: time goes by itself, and the restart is the kill."""

TERMS = (NONE, Terms("move", 600, 0), Terms("bank", 1800, 30), Terms("days", 3 * 86400, 0))

STORED = (
    "SELECT status, version, host, clock, paused, paused_by, ready, homeless FROM matches WHERE id = ?",
    "SELECT seat, user, name, entropy, status, ready FROM seats WHERE match = ? ORDER BY seat",
    "SELECT seat, decision, keys FROM drafts WHERE match = ? ORDER BY seat",
    "SELECT seat, kind, until, ended FROM orders WHERE match = ? ORDER BY seat, kind",
    "SELECT kind, about, voter FROM motions WHERE match = ? ORDER BY kind, about, voter",
    "SELECT id, seat, target, status FROM undos WHERE match = ? ORDER BY id",
    "SELECT seat, nth, user FROM sitters WHERE match = ? ORDER BY seat, nth",
    "SELECT seat, user FROM offers WHERE match = ? ORDER BY seat",
    "SELECT user, status FROM invitations WHERE match = ? ORDER BY user",
    "SELECT version, seat, kind, keys FROM choices WHERE match = ? AND version > ? ORDER BY version",
)
"""All that a person may have been told of: row by row it must be there again."""

RECENT = 6
"""How many of the last choices are compared row by row with what was told; the older ones by replay."""


class Pipe:
    """The way to the parent: one line of JSON at a time, whole or not at all."""

    def __init__(self, end: int) -> None:
        self._end = end

    def tell(self, **facts: object) -> None:
        os.write(self._end, json.dumps(facts).encode() + b"\n")


async def stored(room: Room, match: int) -> str:
    """Return a digest of all that a match's persons may have been told of."""
    (row,) = await room.db.read("SELECT version FROM matches WHERE id = ?", match)
    said: list[object] = []
    for sql in STORED:
        params = (match, row[0] - RECENT) if sql.count("?") == 2 else (match,)
        said.append([tuple(found) for found in await room.db.read(sql, *params)])
    return hashlib.sha256(repr(said).encode()).hexdigest()


async def state_hash(room: Room, match: int, version: int) -> str:
    """Return the digest of a stored state, empty if there is none."""
    rows = await room.db.read("SELECT body FROM states WHERE match = ? AND version = ?", match, version)
    return hashlib.sha256(rows[0][0]).hexdigest() if rows else ""


def shown(live: Live, slot: str) -> str:
    """Return a digest of what a message of a slot would show now."""
    if live.match is None:
        seen: object = [[s.seat, s.user, s.name] for s in live.seats]
    else:
        name, _, seat = slot.partition(":")
        seen = live.view(int(seat) if name == "panel" else None)
    return hashlib.sha256(msgspec.json.encode(seen)).hexdigest()


class Player(Mixed):
    """One match after the other of one game, each with users of its own."""

    def __init__(self, room: Room, pipe: Pipe, number: int, nth: int, code: str | None, seed: str) -> None:
        super().__init__(room, PLAYERS[number % len(PLAYERS)], seed, first=APART * (100 * number + nth + 1))
        self.pipe = pipe
        self.number = number
        self.nth = nth
        self.wanted = code
        for name in UNFIT:
            del self.actions[name]
        # Matches are to come to an end.
        self.actions |= {"choose": (150, self.choose), "practice": (60, self.practice)}
        self.newcomer += self.rng.randrange(800)  # earlier lives have brought some, whose seats are theirs

    async def play_on(self) -> None:
        """Play until killed."""
        if self.wanted is not None:
            self.live = await self.room.referee.live.by_code(self.wanted)
        while True:
            if self.wanted is None:
                await self._do("open", self._open_lobby)
            elif self.live.row.status == "lobby":
                name = self.rng.choice(
                    ["join", "join", "invite", "side", "part", "shuffle", "terms", "ask", "call", "leave", "start"]
                )
                await self._do(name, getattr(self, f"_{name}"))
            elif self.live.row.status == "playing":
                await self._do("step", self.step)
            else:
                self.nth += 1
                self.first += APART
                self.wanted = None

    async def _do(self, name: str, action: Any) -> None:
        """Tell, do, tell what is stored then."""
        about = {"player": self.number, "nth": self.nth, "code": self.wanted, "first": self.first}
        self.pipe.tell(began=name, **about)
        with contextlib.suppress(RefusedError):
            await action()
        live = self.live
        digest, version = await stored(self.room, live.row.id), live.row.version
        about["code"] = self.wanted = live.row.code
        state = await state_hash(self.room, live.row.id, version)
        self.pipe.tell(did=name, version=version, status=live.row.status, stored=digest, state=state, **about)

    # ---------------------------------------------------------------- the lobby

    async def _open_lobby(self) -> None:
        days = SAMPLES[self.game].days
        self.live = await self.room.referee.lobbies.open(
            self.game,
            guild=GUILD + self.number,
            channel=CHANNEL + self.number,
            language="en",
            user=self.first,
            name=f"user {self.first}",
            entropy=f"press {self.first}",
            options=dict(self.rng.choice(days[self.rng.choice([*days])])),
            undo=self.rng.choice(["free", "request"]),
            clock=terms_json(self.rng.choice(TERMS)),
        )

    def _user(self) -> int:
        return self.first + self.rng.randrange(1, 6)

    async def _join(self) -> None:
        await self.room.join(self.live, self._user())

    async def _invite(self) -> None:
        await self.room.referee.lobbies.add_practice(self.live.row.code, self.live.row.host)

    async def _shuffle(self) -> None:
        await self.room.referee.seating.mix(self.live.row.code, self.live.row.host)

    async def _side(self) -> None:
        user, side = self._user(), self.rng.randrange(2)
        await self.room.referee.seating.take_side(self.live.row.code, user, f"user {user}", f"press {user}", side)

    async def _part(self) -> None:
        ways = team_splits(self.live)
        if ways:
            one, _ = self.rng.choice(ways)
            await self.room.referee.seating.split_teams(
                self.live.row.code, self.live.row.host, one, seating_mark(self.live)
            )

    async def _terms(self) -> None:
        await self.room.referee.gathering.set_clock(self.live.row.code, self.live.row.host, self.rng.choice(TERMS))

    async def _ask(self) -> None:
        await self.room.referee.gathering.begin_ready_check(self.live.row.code, self.live.row.host)

    async def _call(self) -> None:
        await self.room.referee.invitations.call(self.live.row.code, self.live.row.host, [self._user()])

    async def _leave(self) -> None:
        others = [s.user for s in self.live.seats if s.user not in (None, self.live.row.host)]
        if others:
            await self.room.referee.lobbies.leave(self.live.row.code, self.rng.choice(others) or 0)

    async def _start(self) -> None:
        await bring_ready(self.room.referee, self.live)
        await self.room.referee.lobbies.start(self.live.row.code, self.live.row.host)


async def deliver(room: Room, rng: Random) -> None:
    """Deliver what is owed as the sender does: note the send, post, note what it shows.

    What belongs to a table whose place is lost is given up.
    """
    message = rng.randrange(1, 2**40)
    while True:
        rows = await outbox.owed(room.db)
        for row in rng.sample(rows, min(8, len(rows))):
            live = await room.referee.live.by_id(row.match)
            async with live.lock:
                present = next((r for r in await outbox.owed(room.db, row.match) if r.slot == row.slot), None)
                if present is None:
                    continue
                shows, seat = shown(live, row.slot), private_seat(row.slot)
                channel = live.row.channel if seat is None else PRIVATE + seat
                lost = seat is None and live.row.homeless in NO_PLACE
            if lost:
                await room.db.write(lambda db, r=present: outbox.settle(db, r, "lost", room.time))
                continue
            await room.db.write(lambda db, r=present: outbox.mark_sending(db, [r], room.time))
            message += 1
            post = Post(row.slot, channel, message, shows)
            await room.db.write(lambda db, r=present, p=post: outbox.mark_delivered(db, r, p, None, room.time))
        await asyncio.sleep(0.002)


async def live(room: Room, seed: str, players: Sequence[tuple[int, int, str | None]], pipe: Pipe) -> None:
    """Play on what is in a file; `players` has each one's number, which of its matches it is at, and that one's code."""
    rng = Random(seed)
    async with asyncio.TaskGroup() as group:
        for number, nth, code in players:
            player = Player(room, pipe, number, nth, code, f"{seed} {number}")
            group.create_task(player.play_on())
        group.create_task(deliver(room, rng))
