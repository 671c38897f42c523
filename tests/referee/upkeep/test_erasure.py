"""Deleting one's data: matches are left and stay readable, nobody is found in the database any more, a stop loses nothing."""

from __future__ import annotations

import contextlib
import hashlib
import zlib
from sqlite3 import Connection
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.steps.play import LoopGuardError
from referee.match.live import Live
from store.lobby import threads
from store.lobby.threads import Room as Kept
from store.match import matches, outbox
from store.people import blocks, erasing, people, preferences
from store.people.preferences import Preferences
from store.seats import sitters
from store.upkeep import reports
from tests.referee.conftest import Room
from tests.referee.helpers import refused
from tests.support.databases import forge

GONE = 987_654_321_012_345
"""The user who is deleted: a number that stands nowhere by chance."""

NAME = "Незабвенная"


async def met(room: Room, user: int = GONE) -> None:
    """Let a user leave a trace in everything that is kept by users."""

    def work(db: Connection) -> None:
        people.note_user(db, user, NAME, "ru", room.time)
        preferences.keep(db, Preferences(user, theme="light"))
        blocks.block(db, user, 5, room.time)
        blocks.block(db, 6, user, room.time)
        db.execute("INSERT INTO vacations (user, start, finish) VALUES (?, 1.0, 2.0)", (user,))
        reports.insert(db, None, user, "a report", None, room.time)
        db.execute("INSERT INTO moderation (user, action, reason, at) VALUES (?, 'mute', 'why', 1.0)", (user,))

    await room.db.write(work)


async def renamed(room: Room, live: Live) -> None:
    """Give the user's seat their name, and their panel a message."""
    seat = next(s.seat for s in live.seats if s.user == GONE)

    def work(db: Connection) -> None:
        db.execute("UPDATE seats SET name = ? WHERE match = ? AND seat = ?", (NAME, live.row.id, seat))
        db.execute("INSERT INTO posts VALUES (?, ?, 77, ?, 'x', 1)", (live.row.id, f"panel:{seat}", 1000 + live.row.id))
        db.execute("INSERT INTO posts VALUES (?, 'board', 500, ?, 'x', 1)", (live.row.id, 2000 + live.row.id))

    async with live.lock:
        await room.referee.live.commit(live, work)


async def traces(room: Room, *words: object) -> list[tuple[str, str]]:
    """Return every column in which one of these words stands; in this room the numbers of presses are made of users."""
    found = []
    tables = await room.db.read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    for (table,) in tables:
        for row in await room.db.read(f"SELECT * FROM {table}"):
            texts = {column: _readable(row[column]) for column in {*row.keys()} - {"entropy"}}
            found += [(table, column) for column, text in texts.items() if any(str(w) in text for w in words)]
    return found


def _readable(value: Any) -> str:
    if isinstance(value, bytes):
        with contextlib.suppress(zlib.error):
            value = zlib.decompress(value)
        return value.decode(errors="replace")
    return str(value)


async def lived(room: Room) -> dict[str, Live]:
    """Return the matches of a life: won, running with two and with three, a lobby, one handed on, one frozen."""
    await met(room)
    over = await room.match(GONE, 2)
    await room.first(over, 0)
    await room.referee.seats.concede(over.row.code, 2)
    two, three = await room.match(GONE, 2), await room.match(2, GONE, 3)
    handed = await room.match(GONE, 2, 3)
    await room.db.write(lambda db: sitters.replace(db, handed.row.id, 0, 8, "user 8", room.time))
    frozen = await room.match(GONE, 2)
    await room.referee.turn_runner._freeze(frozen, "loop")
    made = {"over": over, "two": two, "three": three, "frozen": frozen, "lobby": await room.lobby(GONE, 2)}
    for live in made.values():
        await renamed(room, live)
    return made | {"handed": handed}


async def test_nothing_names_the_user_afterwards(room: Room) -> None:
    made = await lived(room)
    assert await traces(room, GONE, NAME)
    await room.referee.erasure.erase(GONE)
    assert await traces(room, GONE, NAME) == [("blocks", "blocked")]
    for name, live in made.items():
        assert all(s.user != GONE and s.name != NAME for s in live.seats), name
    await room.restart()
    over = await room.referee.live.by_code(made["over"].row.code)
    (gone,) = [s for s in over.seats if s.user is not None and s.user < 0]
    assert (gone.seat, gone.name, gone.entropy) == (0, "", f"press {GONE}")


async def test_what_becomes_of_the_matches(room: Room) -> None:
    made = await lived(room)
    await room.referee.erasure.erase(GONE)
    status = {name: (await room.referee.live.by_code(live.row.code)).row.status for name, live in made.items()}
    assert status == {
        "over": "over", "two": "over", "three": "playing", "handed": "playing", "frozen": "frozen", "lobby": "lobby",
    }  # fmt: skip
    assert made["two"].rules_and_match[1].outcome.winners == (1,)
    assert [s.status for s in made["three"].seats] == ["human", "practice", "human"]
    assert [s.user for s in made["lobby"].seats] == [2]
    assert made["lobby"].row.host == 2
    number = made["over"].seats[0].user
    assert {live.seats[0].user for name, live in made.items() if name in ("two", "frozen")} == {number}
    assert made["over"].row.host == number < 0


async def test_a_finished_match_is_as_it_was_and_its_dice_can_be_checked(room: Room) -> None:
    await met(room)
    over = await room.match(GONE, 2)
    await room.first(over, 0)
    await room.referee.seats.concede(over.row.code, 2)
    before = await room.db.read("SELECT body FROM states ORDER BY version")
    keys = await room.db.read("SELECT version, seat, keys FROM choices ORDER BY version")
    numbers = over.press_numbers
    await room.referee.erasure.erase(GONE)
    assert [row[0] for row in await room.db.read("SELECT body FROM states ORDER BY version")] == [r[0] for r in before]
    after = await room.db.read("SELECT version, seat, keys FROM choices ORDER BY version")
    assert [tuple(row) for row in after] == [tuple(row) for row in keys]
    assert over.press_numbers == numbers
    assert hashlib.sha256(bytes.fromhex(over.row.secret)).hexdigest() == over.row.commitment
    assert {row[0] for row in await room.db.read("SELECT user FROM choices WHERE seat = 0")} == {None}


async def test_private_messages_are_taken_away_and_the_public_ones_shown_anew(room: Room) -> None:
    made = await lived(room)
    await room.owed()
    await room.referee.erasure.erase(GONE)
    owed = await room.db.read("SELECT match, slot FROM outbox WHERE delivered IS NULL")
    slots = {(row[0], row[1]) for row in owed}
    for name in ("over", "two", "three", "frozen"):
        match = made[name].row.id
        assert (match, f"former:{1000 + match}") in slots, name
        assert (match, "board") in slots, name
        seat = 1 if name == "three" else 0
        assert (match, f"panel:{seat}") not in slots, name
    left = await room.db.read("SELECT slot FROM posts WHERE slot LIKE 'panel:%'")
    assert [row[0] for row in left if row[0] == "panel:0"] == ["panel:0"]  # the lobby's, which has no seats' panels


async def test_two_users_become_different_numbers_and_one_the_same_twice(room: Room) -> None:
    live = await room.match(GONE, 2, 3)
    await room.referee.seats.concede(live.row.code, 2)
    first = await room.db.write(lambda db: erasing.begin(db, GONE))
    assert await room.db.write(lambda db: erasing.begin(db, GONE)) == first
    await room.referee.erasure.erase(GONE)
    await room.referee.erasure.erase(2)
    assert [s.user for s in live.seats][:2] == [first, first - 1]
    await room.referee.erasure.erase(GONE)
    assert await erasing.pending(room.db) == {}


async def test_a_stop_in_the_middle_is_made_up_for_by_the_timekeeper(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await lived(room)
    plain, count = erasing.leave_match, 0

    def stopping(*args: Any) -> None:
        nonlocal count
        count += 1
        if count == 3:
            raise KeyboardInterrupt
        plain(*args)

    monkeypatch.setattr(erasing, "leave_match", stopping)
    with pytest.raises(KeyboardInterrupt):
        await room.referee.erasure.erase(GONE)
    monkeypatch.undo()
    await room.restart()
    assert ("players", "user") in await traces(room, GONE)
    assert await room.referee.erasure.run_due() is None
    assert await traces(room, GONE, NAME) == [("blocks", "blocked")]
    over = await room.referee.live.by_code(made["over"].row.code)
    two = await room.referee.live.by_code(made["two"].row.code)
    assert over.seats[0].user == two.seats[0].user


async def test_a_match_that_cannot_be_loaded_holds_nothing_up(room: Room) -> None:
    made = await lived(room)
    await forge(room.db, "UPDATE states SET body = x'00'")
    await room.restart()
    await room.referee.erasure.erase(GONE)
    assert await traces(room, GONE, NAME) == [("blocks", "blocked")]
    rows = await room.db.read("SELECT status FROM seats WHERE match = ? AND seat = 1", made["three"].row.id)
    assert rows[0][0] == "practice"


async def test_who_comes_back_while_being_deleted_is_taken_out_all_the_same(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, lobby = await room.match(GONE, 2, 3), await room.lobby(GONE, 2)
    referee, left = room.referee, []
    concede, leave = referee.seats.concede, referee.lobbies.leave

    async def conceding(code: str, user: int) -> Live:
        left.append(await concede(code, user))
        return await referee.seats.come_back(code, user)

    async def leaving(code: str, user: int) -> Live:
        left.append(await leave(code, user))
        return await room.join(left[-1], user) if left.count(left[-1]) == 1 else left[-1]

    monkeypatch.setattr(referee.seats, "concede", conceding)
    monkeypatch.setattr(referee.lobbies, "leave", leaving)
    await referee.erasure.erase(GONE)
    assert [(s.status, s.name) for s in live.seats] == [("practice", ""), ("human", "user 2"), ("human", "user 3")]
    assert [(s.user, s.status) for s in lobby.seats] == [(2, "human")]
    for made in (live, lobby):
        assert made.seats == await matches.seats(room.db, made.row.id)
    assert await traces(room, GONE) == []


async def test_who_comes_back_to_a_lobby_ever_again_is_in_no_message_of_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await room.lobby(GONE, 2)
    match, referee = lobby.row.id, room.referee
    await room.db.write(lambda db: threads.keep(db, Kept(match, "post", 600, 500, thread=700)))
    await room.owed()
    leave = referee.lobbies.leave

    async def leaving(code: str, user: int) -> Live:
        await leave(code, user)
        # Whoever hosts is in the name of a table's thread.
        back = await room.join(lobby, user)
        async with back.lock:
            await referee.live.commit(back, lambda db: matches.set_host(db, match, user))
        await room.owed()
        return back

    monkeypatch.setattr(referee.lobbies, "leave", leaving)
    await referee.erasure.erase(GONE)
    (left,) = [s for s in lobby.seats if s.user != 2]
    assert (left.status, left.name, left.user == lobby.row.host) == ("practice", "", True)
    assert lobby.seats == await matches.seats(room.db, match)
    assert await traces(room, GONE) == []
    assert "thread" in [row.slot for row in await outbox.owed(room.db, match)]


@pytest.mark.parametrize(("fault", "status"), [(LoopGuardError("on and on"), "frozen"), (ValueError("no"), "playing")])
async def test_a_rule_that_fails_where_the_user_plays_does_not_keep_them(
    room: Room, monkeypatch: pytest.MonkeyPatch, fault: Exception, status: str
) -> None:
    live = await room.match(GONE, 2)

    def broken(*_: object) -> None:
        raise fault

    game = GAMES["krendel"]
    monkeypatch.setitem(game.all_steps.by_name, game.withdraw.__name__, broken)
    await room.referee.erasure.erase(GONE)
    assert live.row.status == status
    assert await traces(room, GONE) == []
    assert live.seats == await matches.seats(room.db, live.row.id)


async def test_one_can_begin_anew(room: Room) -> None:
    live = await room.match(GONE, 2, 3)
    await room.referee.erasure.erase(GONE)
    again = await room.lobby(GONE, 2)
    assert again.seats[0].user == GONE
    answer = room.referee.choose(live.row.code, GONE, 0, "1.1", [])
    assert (await refused(room, answer))[0] == "refused-no-seat"


async def test_how_many_tables_would_be_left(room: Room) -> None:
    await lived(room)
    assert await room.referee.erasure.count_left_by(GONE) == 3
    assert await room.referee.erasure.count_left_by(77) == 0
    assert await erasing.matches_of(room.db, 77) == []
