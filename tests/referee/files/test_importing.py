"""Matches brought in as files: what is stored, whose it is, that it counts nowhere; and a process that cannot do harm."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from referee.errors import RefusedError
from referee.files import importing
from referee.files.reading_queue import AT_ONCE, PAUSE, WAITING
from referee.judges.corrections import Subject
from referee.judges.moderation import Intervention
from referee.judges.rewinding import rewindable_moments
from referee.seats.motions import TABLE
from store.judges import moderation
from store.match import imports, matches
from store.people import inbox, people
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.files.files import USERS, body_of, finished
from tests.support.events import plain

OTHER, ANNA = 41, 42


async def refused(work: object) -> RefusedError:
    with pytest.raises(RefusedError) as raised:
        await work  # type: ignore[misc]
    return raised.value


async def rows(room: Room) -> dict[str, int]:
    """Return how many rows each table has that an import writes into."""
    tables = ("matches", "imports", "states", "choices", "events", "seats", "packs", "outbox")
    return {table: (await room.db.read(f"SELECT count(*) FROM {table}"))[0][0] for table in tables}


async def test_the_same_file_is_the_same_match_and_another_persons_their_own(room: Room) -> None:
    live = await finished(room, "krendel")
    body, seen_by_b = await body_of(room, live), await body_of(room, live, 1)
    before = await rows(room)
    first, new = await room.referee.importing.import_file(ANNA, "en", body)
    assert (new, first != live.row.code) == (True, True)
    stored = await rows(room)
    assert await room.referee.importing.import_file(ANNA, "ru", seen_by_b) == (first, False)
    assert await rows(room) == stored
    other, new = await room.referee.importing.import_file(OTHER, "en", body)
    assert (new, other != first) == (True, True)
    assert [row.code for row in await room.referee.importing.of_user(ANNA)] == [first]
    assert (await refused(room.referee.importing.delete(first, OTHER))).reason == "refused-not-your-import"
    assert (await refused(room.referee.importing.delete(live.row.code, USERS[0]))).reason == "refused-not-your-import"
    await room.referee.importing.delete(first, ANNA)
    assert (await refused(room.referee.live.by_code(first))).reason == "refused-no-match"
    assert (await room.referee.live.by_code(other)).match is not None
    await room.referee.importing.delete(other, OTHER)
    assert await rows(room) == before
    assert (await room.referee.live.by_code(live.row.code)).match is not None


async def test_a_match_that_is_deleted_twice_at_once_is_gone(room: Room) -> None:
    body = await body_of(room, await finished(room, "krendel"))
    code, _ = await room.referee.importing.import_file(ANNA, "en", body)
    match = (await room.referee.live.by_code(code)).row.id
    for _ in range(2):
        await room.db.write(lambda db: imports.delete(db, match))


async def test_a_match_that_a_judge_corrected_is_played_through_and_told_again(room: Room) -> None:
    """The judge's undo has no seat, and a ruling no words, in a file that proves the match."""
    live = await room.match(1, 2)
    for _ in range(4):
        await room.everybody(live)
    await room.referee.judging.call(live.row.code, 1, "What now?")
    await room.referee.judging.take(live.row.code, OTHER)
    steps = await rewindable_moments(room.referee.moments, live)
    for action, about in (("back", Subject(moment=steps[-1].number)), ("look", None), ("rule", Subject(rule="TK-16"))):
        charge = Intervention(GUILD, OTHER, "Because it was read wrongly")
        await room.referee.correcting.do(live.row.code, charge, action, about)  # type: ignore[arg-type]  # all are actions
    await room.referee.seats.concede(live.row.code, 2)
    body = await body_of(room, live)
    assert b"read wrongly" not in body
    code, _ = await room.referee.importing.import_file(ANNA, "en", body)
    brought = await room.referee.live.by_code(code)
    kinds = [
        emitted[1:] for emitted in plain(await room.referee.log_of(brought, None)) if emitted[1] in ("judged", "undone")
    ]
    assert [facts.get("action", facts["seat"]) for _, facts in kinds] == ["call", "take", -1, "back", "look", "rule"]
    for forged in (b'"source": "referee"', b'"kind": "undo"'):
        assert forged in body
    wrong = body.replace(b'"source": "referee"', b'"source": "player"')
    assert (await refused(room.referee.importing.import_file(ANNA, "en", wrong))).reason == "file-choice"


async def test_a_match_that_got_a_clock_is_played_through_and_a_forged_clock_is_refused(room: Room) -> None:
    live = await room.match(1, 2)
    for user in (1, 2):
        await room.referee.motions.propose(live.row.code, user, "clock", TABLE, "3d")
    for _ in range(2):
        await room.everybody(live)
    await room.referee.seats.concede(live.row.code, 2)
    body = await body_of(room, live)
    emitted = re.search(rb'"clock":\s*"3d"', body)
    assert emitted is not None
    for forged in (b"garbage", b"none", b"3000d", b"d3"):
        wrong = body.replace(emitted[0], emitted[0].replace(b"3d", forged))
        assert (await refused(room.referee.importing.import_file(ANNA, "en", wrong))).reason == "file-event", forged
    code, _ = await room.referee.importing.import_file(OTHER, "en", body)
    brought = await room.referee.live.by_code(code)
    assert [facts for _, kind, facts in plain(await room.referee.log_of(brought, None)) if kind == "clocked"] == [
        {"clock": "3d"}
    ]


async def test_whoever_is_erased_takes_their_imports_with_them(room: Room) -> None:
    body = await body_of(room, await finished(room, "krendel"))
    await room.db.write(lambda db: people.note_user(db, ANNA, "Анна", "ru", room.time))
    before = await rows(room)
    code, _ = await room.referee.importing.import_file(ANNA, "ru", body)
    assert (await room.referee.live.by_code(code)).row.host == ANNA
    await room.referee.erasure.erase(ANNA)
    assert await rows(room) == before
    assert (await refused(room.referee.live.by_code(code))).reason == "refused-no-match"


async def test_an_import_counts_nowhere(room: Room) -> None:
    live = await finished(room, "krendel")
    body = await body_of(room, live)
    await room.owed()
    code, _ = await room.referee.importing.import_file(USERS[0], "en", body)
    brought = await room.referee.live.by_code(code)
    user, db = USERS[0], room.db
    assert await matches.of_user(db, user) == []
    assert (await matches.last_in_channel(db, CHANNEL)).code == live.row.code
    assert await moderation.running(db, GUILD, 50) == []
    assert all(seat.user is None for seat in (await inbox.seated(db, [code])).get(code, []))
    assert await room.owed() == []
    assert brought.known_seats(user) == set()
    for asked in (
        room.referee.lobbies.rematch(code, user, "Анна", "1"),
        room.referee.seats.concede(code, user),
        room.referee.seats.come_back(code, user),
        room.referee.motions.propose(code, user, "pause", -1),
        room.referee.choose(code, user, 0, "1", ["x"]),
        room.referee.undoing.undo_or_ask(code, user),
        room.referee.substitutes.offer(code, user, 0, None),
        room.referee.substitutes.take(code, user, "Анна", 0),
        room.referee.take_back(code, user, 0),
    ):
        assert (await refused(asked)).reason.startswith("refused-")
    assert await room.referee.reporting.has_played(user, brought.row.id) is False
    assert await room.referee.erasure.count_left_by(user) == 0


async def test_one_person_can_store_only_so_much(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    body = await body_of(room, await finished(room, "krendel"))
    other = await body_of(room, await finished(room, "krendel", 6))
    monkeypatch.setattr(importing, "MOST_IMPORTS", 1)
    code, _ = await room.referee.importing.import_file(ANNA, "en", body)
    stored = await rows(room)
    assert (await refused(room.referee.importing.import_file(ANNA, "en", other))).reason == "refused-imports"
    assert await rows(room) == stored
    # What is there already is found, though there is no room for more.
    assert await room.referee.importing.import_file(ANNA, "en", body) == (code, False)
    monkeypatch.setattr(importing, "MOST_IMPORTS", 20)
    monkeypatch.setattr(importing, "KEPT_BYTES", 1000)
    assert (await refused(room.referee.importing.import_file(ANNA, "en", other))).reason == "refused-imports"


async def test_a_file_that_does_not_hold_stores_nothing(room: Room) -> None:
    body = await body_of(room, await finished(room, "krendel"))
    before = await rows(room)
    error = await refused(
        room.referee.importing.import_file(ANNA, "en", body.replace(b'"whole": true', b'"whole": false'))
    )
    assert error.reason == "file-running"
    assert await rows(room) == before


async def test_files_are_read_only_so_often(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def worked(_wanted: str, _body: bytes) -> importing.Answer:
        return importing.Refused("file-foreign", {})

    monkeypatch.setattr(importing, "_answer_of_process", worked)
    began = room.time
    for step in range(AT_ONCE):
        # What is no match file at a glance takes nothing of what one may have read.
        assert (await refused(room.referee.importing.import_file(ANNA, "en", b"\x89PNG"))).reason == "file-other"
        assert (await refused(room.referee.importing.check_dice(ANNA, b'{"a": '))).reason == "file-cut"
        room.time = began + step
        assert (await refused(room.referee.importing.import_file(ANNA, "en", b"{}"))).reason == "file-foreign"
    often = await refused(room.referee.importing.check_dice(ANNA, b"{}"))
    assert (often.reason, often.facts["until"]) == ("refused-files", str(int(began + PAUSE)))
    assert (await refused(room.referee.importing.check_dice(OTHER, b"{}"))).reason == "file-foreign"
    room.time += PAUSE
    assert (await refused(room.referee.importing.check_dice(ANNA, b"{}"))).reason == "file-foreign"
    assert (await refused(room.referee.importing.check_dice(ANNA, b" " * 5_000_000))).reason == "file-large"


async def test_a_file_waits_for_the_one_before_and_not_behind_too_many(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, open_ = 0, asyncio.Event()

    async def worked(_wanted: str, _body: bytes) -> importing.Answer:
        nonlocal going
        going += 1
        assert going == 1
        await open_.wait()
        going -= 1
        return importing.Refused("file-foreign", {})

    monkeypatch.setattr(importing, "_answer_of_process", worked)
    asked = [asyncio.ensure_future(refused(room.referee.importing.check_dice(n, b"{}"))) for n in range(WAITING)]
    await asyncio.sleep(0)
    assert (await refused(room.referee.importing.check_dice(99, b"{}"))).reason == "refused-files-busy"
    open_.set()
    assert {error.reason for error in await asyncio.gather(*asked)} == {"file-foreign"}


async def test_a_process_that_takes_too_long_or_dies_is_no_harm(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importing, "SECONDS", 0.0)
    assert (await refused(room.referee.importing.check_dice(ANNA, b"{}"))).reason == "file-heavy"
    monkeypatch.setattr(importing, "SECONDS", 20.0)
    monkeypatch.setattr(importing, "MODULE", "referee.no_such_module")
    assert (await refused(room.referee.importing.check_dice(ANNA, b"{}"))).reason == "file-heavy"


async def test_the_process_gets_no_secrets(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, str] = {}
    real = asyncio.create_subprocess_exec

    async def started(*command: str, env: dict[str, str], **rest: object) -> asyncio.subprocess.Process:
        seen.update(env)
        return await real(*command, env=env, **rest)  # type: ignore[arg-type]

    monkeypatch.setitem(os.environ, "DISCORD_TOKEN", "very secret")
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    assert (await refused(room.referee.importing.check_dice(ANNA, b"{}"))).reason == "file-foreign"
    assert seen
    assert "very secret" not in seen.values()


async def test_every_table_of_matches_is_known_to_a_deletion(room: Room) -> None:
    """A new table with rows of matches must be emptied too, or a deletion would fail."""
    tables = await room.db.read("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    of_matches = set()
    for (table,) in tables:
        keys = await room.db.read(f"PRAGMA foreign_key_list({table})")
        of_matches |= {table for key in keys if key["table"] == "matches"}
    assert of_matches == {*imports.TABLES, *imports.LEFT_BEHIND, *imports.PLAYED_HERE, "undos", "matches"}


async def test_an_import_is_there_after_a_restart(room: Room, tmp_path: Path) -> None:
    body = await body_of(room, await finished(room, "brawl"))
    code, _ = await room.referee.importing.import_file(ANNA, "en", body)
    await room.restart()
    assert await body_of(room, await room.referee.live.by_code(code)) == body
