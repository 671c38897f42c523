"""Packs as they were stored until 0.7.0, when Brawl named its verbs by `do`: matches go on with them, byte for byte.

`old/match-0.7.json.xz` is a match file of that day: Brawl with the content pack `embers`, whose champion and arena are played.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boards.jobs import new_job
from boards.pictures import draw
from engines.brawl.views.view import CardView
from engines.games import GAMES
from engines.kernel.content.former import lift
from engines.kernel.content.reading import pack_hash, packs_of
from referee.files.parts import FORMAT
from referee.files.reading import read
from referee.files.worker import DICE, PLAY, Accepted, DiceChecked, Refused, answer
from tests.referee.conftest import Room
from tests.support.match_files import file_bytes, match_file
from tests.upgrades import fixtures
from tests.upgrades.playing import finish

ANNA = 42
FORMER = b'"do":"'

LAST = 8
"""The last schema whose matches have packs of that form."""

BODY = lzma.decompress((fixtures.OLD / "match-0.7.json.xz").read_bytes())


def worded() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(BODY)
    return found


def refused(made: dict[str, Any]) -> str:
    found = answer(PLAY, json.dumps(made, ensure_ascii=False).encode())
    assert isinstance(found, Refused), found
    return found.reason


def test_a_match_file_of_that_day_is_verified_and_played_through() -> None:
    assert FORMER in BODY.replace(b": ", b":")
    found = answer(PLAY, BODY)
    assert isinstance(found, Accepted), found
    assert pack_hash(found.played.content) == read(BODY).pack
    assert FORMER in found.played.content
    assert isinstance(answer(DICE, BODY), DiceChecked)


async def test_it_is_brought_in_shown_at_every_version_and_given_out_the_same(tmp_path: Path) -> None:
    room = Room(tmp_path / "arbiter.db")
    await room.open()
    try:
        code, new = await room.referee.importing.import_file(ANNA, "en", BODY)
        assert new
        await room.restart()
        live = await room.referee.live.by_code(code)
        rules, last = live.rules_and_match
        assert (rules.hash, last.pack) == (worded()["pack"],) * 2
        assert [origin.id for origin in packs_of(rules.pack)] == ["embers"]
        for version in range(last.version + 1):
            assert (await room.referee.live.state_at(live, version)).pack == rules.hash
        given = json.loads(file_bytes(await match_file(room.db, live, None)))
        assert given["content"] == worded()["content"]
        again, first = answer(PLAY, json.dumps(given).encode()), answer(PLAY, BODY)
        assert isinstance(again, Accepted)
        assert isinstance(first, Accepted)
        assert again.played == first.played
        assert (first.file.format, again.file.format) == (2, FORMAT)
        assert (await room.referee.importing.import_file(ANNA, "en", BODY)) == (code, False)
    finally:
        await room.db.close()


def test_its_cards_are_painted() -> None:
    found = answer(PLAY, BODY)
    assert isinstance(found, Accepted), found
    rules = GAMES["brawl"].from_stored(found.played.content)
    champion = next(c.id for c in rules.pack.champions if c.id.startswith("embers"))
    job = new_job("brawl", "card", CardView(champion), rules.body, rules.hash, {}, language="en", theme="dark")
    assert draw(job).startswith(b"\x89PNG")


def test_a_file_with_both_keys_or_todays_under_the_former_hash_is_refused() -> None:
    made = worded()
    made["content"] = lift(made["content"], "do")
    assert refused(made) == "file-pack"
    made = worded()
    first = next(champion for champion in made["content"]["champions"] if champion["cards"][0].get("post"))
    first["cards"][0]["post"] = lift(first["cards"][0]["post"], "do")
    assert refused(made) == "file-content"
    first["cards"][0]["post"][0]["do"] = "push"
    assert refused(made) == "file-content"


def packs(path: Path) -> dict[str, bytes]:
    """Return the stored packs of matches of Brawl, by hash."""
    with closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT hash, body FROM packs WHERE hash IN (SELECT pack FROM matches WHERE game = 'brawl')")
        return {digest: bytes(body) for digest, body in rows}


@pytest.mark.parametrize("schema", [schema for schema in fixtures.kept() if 4 <= schema <= LAST])
async def test_a_running_match_of_that_day_goes_on_with_its_own_pack(schema: int, tmp_path: Path) -> None:
    room = Room(tmp_path / "arbiter.db")
    room.time = 1_795_400_000.0
    fixtures.read(room.path, fixtures.BOT, schema)
    before = packs(room.path)
    assert before
    assert all(FORMER in body and pack_hash(body) == digest for digest, body in before.items())
    await room.open()
    try:
        rows = await room.db.read("SELECT id, code FROM matches WHERE status = 'playing' AND game = 'brawl'")
        for row in rows:
            rules, match = (await room.referee.live.by_code(row["code"])).rules_and_match
            assert rules.hash == match.pack
            assert rules.body == before[rules.hash]
            await finish(room, row["code"], Random(row["id"]))
    finally:
        await room.db.close()
    assert rows
    assert packs(room.path) == before
