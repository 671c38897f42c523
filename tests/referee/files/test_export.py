"""The match file: nobody is named in it, a running match shows no more than its viewer knows, a finished one can be replayed."""

from __future__ import annotations

import hashlib
import json
from random import Random
from sqlite3 import Connection
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel import choose as kernel
from engines.kernel.events import StoredEvent
from engines.kernel.history.saves import save
from engines.kernel.history.undo import undo
from engines.kernel.state.model import Match
from engines.kernel.views import redeal
from referee.errors import RefusedError
from referee.match.live import Live
from store.filling import fill_digests
from store.match import matches
from store.seats import undos
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.files.files import USERS, step
from tests.support.databases import forge
from tests.support.gauntlet_words import gauntlet
from tests.support.match_files import file_bytes, match_file

__all__ = ["gauntlet"]

FAR = 100_000
"""More than any version here."""


async def opened(room: Room, game: str, options: dict[str, object] | None = None) -> Live:
    """Begin a match of three persons."""
    live = await room.referee.lobbies.open(
        game,
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=USERS[0],
        name="Анна",
        entropy="1",
        options=options or {},
    )
    for user in USERS[1:]:
        await room.referee.lobbies.join(live.row.code, user, f"name {user}", str(3 * user))
    return await room.referee.lobbies.start(live.row.code, USERS[0])


# ---------------------------------------------------------------- secrecy


async def twin_of(room: Room, live: Live, viewer: int | None, rng: Random) -> Live:
    """Make the stored match one that its viewer cannot tell from the true one, and return it.

    Hidden cards are others, others have chosen something else in their lanes, at other moments, and once more besides; facts
    that others learned in secret are others.
    """
    rules, match = live.rules_and_match
    stolen = next(seat for seat in match.seats if seat != viewer)

    def work(db: Connection) -> None:
        lanes = db.execute(
            "SELECT version FROM choices WHERE match = ? AND seat IS NOT ? AND (decision LIKE '%.%' OR kind = 'take_back')",
            (live.row.id, viewer),
        ).fetchall()
        for (version,) in lanes:
            at = live.row.started + rng.random() * 1000
            db.execute("UPDATE choices SET keys = '[\"else\"]', at = ? WHERE version = ?", (at, version))
            db.execute("UPDATE choices SET kind = 'else' WHERE version = ? AND decision LIKE '%.%'", (version,))
        first = lanes[0][0] if lanes else 1
        for table in ("choices", "events", "states"):
            db.execute(f"UPDATE {table} SET version = version + {FAR} WHERE version >= ?", (first,))
            db.execute(f"UPDATE {table} SET version = version - {FAR} + 1 WHERE version >= {FAR}")
        db.execute(
            "INSERT INTO choices (match, version, seat, user, decision, kind, keys, source, crossed, at)"
            " VALUES (?, ?, ?, ?, 'revise', 'revise', '[]', 'player', '', 5.0)",
            (live.row.id, first, stolen, USERS[stolen]),
        )
        for version, place, body in db.execute("SELECT version, place, body FROM events").fetchall():
            event = msgspec.json.decode(body, type=StoredEvent)
            secret = {seat: facts if seat == viewer else {"else": 1} for seat, facts in event.secret.items()}
            new = msgspec.structs.replace(event, secret=secret, sealed={"else": 2})
            db.execute(
                "UPDATE events SET body = ? WHERE version = ? AND place = ?",
                (msgspec.json.encode(new).decode(), version, place),
            )
        fill_digests(db)

    await room.db.write(work)
    other = Live(live.row, live.seats, live.former)
    other.rules, other.match = rules, redeal(rules, match, viewer, rng)
    return other


@pytest.mark.parametrize(("game", "options"), [("krendel", {}), ("gauntlet", {"rounds": 1})])
@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("steps", [2, 5, 9, 14])
@pytest.mark.usefixtures("gauntlet")
async def test_the_file_of_a_running_match_tells_no_secret(
    room: Room, game: str, options: dict[str, object], viewer: int | None, steps: int
) -> None:
    live, rng = await opened(room, game, options), Random(steps)
    for _ in range(steps):
        await step(room, live, rng)
    assert live.row.status == "playing"
    before = file_bytes(await match_file(room.db, live, viewer))
    twin = await twin_of(room, live, viewer, rng)
    assert file_bytes(await match_file(room.db, twin, viewer)) == before


async def test_nobody_is_named_in_a_file(room: Room) -> None:
    live = await opened(room, "krendel")
    rng = Random(3)
    while live.row.status == "playing":
        body = file_bytes(await match_file(room.db, live, 1)).decode()
        for secret in (*map(str, USERS), "Анна", "name ", str(CHANNEL), str(GUILD), live.row.code, live.row.secret):
            assert f'"{secret}"' not in body
            assert f" {secret}," not in body
        assert live.rules_and_match[1].seed not in body
        await step(room, live, rng)
    body = file_bytes(await match_file(room.db, live, None)).decode()
    assert live.rules_and_match[1].seed in body
    for secret in (*map(str, USERS), "Анна", "name "):
        assert secret not in body
    assert all(f'"{known}"' in body for known in (live.row.secret, live.row.commitment, "1", str(3 * USERS[1])))


async def test_ones_own_choices_are_in_it_and_others_keys_are_not(room: Room) -> None:
    live = await opened(room, "krendel")
    await room.first(live, 0, 2)
    await room.first(live, 1)
    made = await match_file(room.db, live, 0)
    (own,) = [item for item in made["history"] if "kind" in item]
    asked = (await room.db.read("SELECT decision, kind, keys FROM choices WHERE seat = 0"))[0]
    assert (own["seat"], own["question"], own["kind"], own["keys"]) == ("A", asked[0], asked[1], json.loads(asked[2]))
    assert [item for item in (await match_file(room.db, live, None))["history"] if "kind" in item] == []
    await room.first(live, 2)
    third = [item for item in (await match_file(room.db, live, 2))["history"] if "kind" in item]
    assert {item["seat"] for item in third} == {"C"}


async def test_whoever_takes_a_seat_over_does_not_learn_what_was_ordered_there(room: Room) -> None:
    live = await opened(room, "krendel")
    await room.first(live, 0, 2)
    await forge(room.db, "UPDATE choices SET ordered = 1")
    (own,) = [item for item in (await match_file(room.db, live, 0))["history"] if "kind" in item]
    assert own["by_order"] is True
    await room.db.write(lambda db: db.execute("UPDATE choices SET user = 99").close())
    (own,) = [item for item in (await match_file(room.db, live, 0))["history"] if "kind" in item]
    assert "keys" in own
    assert "by_order" not in own


@pytest.mark.usefixtures("gauntlet")
async def test_of_open_choices_of_others_it_is_told_that_they_were_made(room: Room) -> None:
    live, rng = await opened(room, "gauntlet", {"rounds": 1}), Random(1)
    open_ones = "SELECT seat, kind, at FROM choices WHERE decision NOT LIKE '%.%' AND kind <> 'take_back'"
    while not await room.db.read(open_ones):
        await step(room, live, rng)
    row = (await room.db.read(open_ones))[0]
    viewer = next(seat for seat in (0, 1, 2) if seat != row[0])
    emitted = [
        item for item in (await match_file(room.db, live, viewer))["history"] if item.get("seat") == "ABC"[row[0]]
    ]
    assert [(item["kind"], item["at"], "keys" in item) for item in emitted] == [
        (row[1], round(row[2] - live.row.started, 1), False)
    ]


async def test_what_was_undone_is_marked_and_no_version_is_told(room: Room) -> None:
    live = await opened(room, "krendel")
    for seat in range(3):
        await room.first(live, seat)
    _, request = await room.referee.undoing.undo_or_ask(live.row.code, USERS[0])
    assert request is False
    asked = await room.referee.undoing.open_request(live)
    for user in USERS[1:]:
        await room.referee.undoing.answer(live.row.code, user, asked.id, "agree")
    history = (await match_file(room.db, live, 1))["history"]
    undone = [item for item in history if item.get("event") == "undone"]
    assert undone == [{"event": "undone", "facts": {"seat": 0}}]
    assert [item["kind"] for item in history if item.get("kind") == "undo"] == ["undo"]
    assert [item for item in history if item.get("undone")]
    assert "version" not in json.dumps(history)
    own = (await match_file(room.db, live, 0))["history"]
    assert [set(item) for item in own if item.get("kind") == "undo"] == [{"seat", "kind", "at"}]


async def test_what_was_noted_in_a_lane_is_not_marked_by_when_it_was(room: Room) -> None:
    """Whether it lies before or after the version gone back to would tell how many had answered."""
    live = await opened(room, "krendel")
    await room.first(live, 1)
    for user in USERS:
        await room.referee.motions.propose(live.row.code, user, "pause", -1)
    for seat in (0, 2):
        await room.first(live, seat)
    await room.referee.undoing.undo_or_ask(live.row.code, USERS[0])
    asked = await room.referee.undoing.open_request(live)
    for user in USERS[1:]:
        await room.referee.undoing.answer(live.row.code, user, asked.id, "agree")
    history = (await match_file(room.db, live, 2))["history"]
    assert [item for item in history if item.get("event") == "paused"] == [{"event": "paused", "facts": {}}]
    assert [item for item in history if item.get("undone")]


# ---------------------------------------------------------------- replay


def replayed(made: dict[str, Any], rules: Any) -> list[str]:
    """Return the hashes of the states that a whole file's seed and choices lead to."""
    options = msgspec.convert(made["options"], rules.game.options_type)
    states: list[Match[Any, Any]] = [kernel.begin(rules, range(len(made["seats"])), made["seed"], options).match]
    for choice in made["choices"]:
        states.append(_next(made, rules, states, choice))
    return [hashlib.sha256(save(match)).hexdigest() for match in states]


def _next(made: dict[str, Any], rules: Any, states: list[Match[Any, Any]], choice: dict[str, Any]) -> Match[Any, Any]:
    match, seat, keys = states[-1], ord(choice["seat"]) - ord("A"), choice["keys"]
    if choice["kind"] == "undo":
        target = int(keys[0])
        crossed = any(row["crossed"] for row in made["choices"] if target < row["version"] < choice["version"])
        return undo(rules, match, states[target], crossed=crossed).match
    if choice["kind"] == "concede":
        return kernel.withdraw(rules, match, seat).match
    if choice["kind"] == "take_back":
        return kernel.take_back(rules, match, seat).match
    if choice["kind"] == "revise":
        return kernel.revise(rules, match, seat, kernel.lane_id(match), keys).match
    return kernel.choose(rules, match, seat, choice["question"], keys).match


async def finished(room: Room) -> Live:
    """Play a match to its end, with undos, revisions and somebody who leaves."""
    live, rng = await opened(room, "krendel"), Random(11)
    done, undos = 0, 2
    while live.row.status == "playing":
        await step(room, live, rng)
        done += 1
        if undos and live.row.status == "playing" and await undone_by_all(room, live):
            undos -= 1
        if done == 14:
            await room.referee.seats.concede(live.row.code, USERS[2])
            await room.referee.seats.remove(live, 2, None)
    return live


async def undone_by_all(room: Room, live: Live) -> bool:
    """Undo the first player's last choice, if it can be; return whether it was."""
    try:
        _, done = await room.referee.undoing.undo_or_ask(live.row.code, USERS[0])
    except RefusedError:
        return False
    if not done:
        asked = await room.referee.undoing.open_request(live)
        for user in USERS[1:]:
            await room.referee.undoing.answer(live.row.code, user, asked.id, "agree")
    return True


async def test_a_finished_match_is_replayed_from_its_file(room: Room) -> None:
    live = await finished(room)
    made = json.loads(file_bytes(await match_file(room.db, live, None)))
    kinds = {choice["kind"] for choice in made["choices"]}
    assert {"undo", "concede"} <= kinds
    stored = [row.kind for row in await undos.choices(room.db, live.row.id)]
    assert stored.count("take_back") > 3
    assert len(made["choices"]) < len(stored)
    rules = GAMES["krendel"].standard
    assert made["pack"] == rules.hash
    assert made["whole"] is True
    assert made["states"] == replayed(made, rules)
    assert len(made["states"]) == len(made["choices"]) + 1
    assert any(event["kind"] == "dice" and event["sealed"]["rolls"] for event in made["events"])
    made["seed"] = "5" * 64
    assert made["states"] != replayed_or_none(made, rules)


def replayed_or_none(made: dict[str, Any], rules: Any) -> list[str] | None:
    try:
        return replayed(made, rules)
    except kernel.IllegalChoiceError:
        return None


async def test_the_whole_file_is_the_same_for_everybody_but_its_viewer(room: Room) -> None:
    live = await finished(room)
    first, public = await match_file(room.db, live, 0), await match_file(room.db, live, None)
    assert first | {"viewer": None} == public
    assert (await matches.by_id(room.db, live.row.id)).status == "over"
