"""What a match is loaded from: its stored state, and the cards that it began with."""

from __future__ import annotations

import dataclasses
import sqlite3
import zlib
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.choose import decision_of
from engines.kernel.content.reading import pack_bytes, pack_hash
from engines.kernel.history.saves import BadSaveError, load, save
from engines.kernel.packs.shelf import Shelf
from referee.errors import RefusedError
from store.proof.sums import file_of
from tests.referee.conftest import Room
from tests.support.databases import forge


async def test_a_match_goes_on_with_the_cards_it_began_with(room: Room) -> None:
    old = await room.match(1, 2)
    await room.everybody(old)
    game = GAMES["krendel"]
    pack = game.load_pack()
    changed = msgspec.structs.replace(
        pack, creatures=tuple(msgspec.structs.replace(c, attack=9 - c.attack) for c in pack.creatures)
    )
    room.referee.lobbies.shelf = Shelf({"krendel": _with_pack(changed)})
    new = await room.match(3, 4)
    assert (old.row.pack, new.row.pack) == (pack_hash(pack_bytes(pack)), pack_hash(pack_bytes(changed)))
    await room.restart()
    old, new = [await room.referee.live.by_code(live.row.code) for live in (old, new)]
    assert old.rules_and_match[0].pack == pack
    assert new.rules_and_match[0].pack == changed
    for _ in range(4):
        await room.everybody(old)
        await room.everybody(new)
    assert old.rules_and_match[1].pack == old.row.pack
    rows = await room.db.read("SELECT hash FROM packs")
    assert {row["hash"] for row in rows} == {old.row.pack, new.row.pack}


async def test_contents_in_memory_are_bounded(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.match.cache.MOST_PACKS", 1)
    game = GAMES["krendel"]
    old = await room.match(1, 2)
    changed = game.load_pack()
    changed = msgspec.structs.replace(changed, creatures=changed.creatures[::-1])
    monkeypatch.setattr("referee.lobby.lobbies.GAMES", {"krendel": _with_pack(changed)})
    new = await room.match(3, 4)
    await room.restart()
    for live in (old, new, old):
        loaded = await room.referee.live.by_code(live.row.code)
        assert loaded.rules_and_match[0].hash == live.row.pack
        assert len(room.referee.live._rules) == 1
    await room.everybody(await room.referee.live.by_code(old.row.code))


async def test_what_is_used_stays_in_memory_and_each_content_is_told_of_when_it_is_read(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.match.cache.MOST_PACKS", 2)
    made = [await room.match(1, 2)]
    for turns in (1, 2):
        pack = GAMES["krendel"].load_pack()
        moved = msgspec.structs.replace(pack, creatures=(*pack.creatures[turns:], *pack.creatures[:turns]))
        room.referee.lobbies.shelf = Shelf({"krendel": _with_pack(moved)})
        made.append(await room.match(3, 4))
    await room.restart()
    read: list[Any] = []
    room.referee.live.on_pack_loaded = read.append
    packs = [live.row.pack or "" for live in made]
    for at in (0, 1, 0, 2, 0):
        await room.referee.live.rules("krendel", packs[at])
    assert [pack_hash(pack_bytes(pack)) for pack in read] == packs


def _with_pack(pack: Any) -> Any:
    return dataclasses.replace(GAMES["krendel"], load_pack=lambda: pack)


async def test_the_same_cards_are_stored_once(room: Room) -> None:
    for users in ((1, 2), (3, 4), (5, 6)):
        await room.match(*users)
    assert len(await room.db.read("SELECT hash FROM packs")) == 1


async def test_every_stored_state_loads_and_is_the_state_it_was(room: Room) -> None:
    live = await room.match(1, 2, 3)
    played = {0: live.rules_and_match[1]}
    for _ in range(8):
        for seat in (0, 1, 2):
            if live.row.status == "playing" and decision_of(live.rules_and_match[1], seat) is not None:
                await room.first(live, seat)
                played[live.rules_and_match[1].version] = live.rules_and_match[1]
    rows = await room.db.read("SELECT version, body FROM states ORDER BY version")
    assert [row["version"] for row in rows] == sorted(played)
    for row in rows:
        assert load(GAMES["krendel"], zlib.decompress(row["body"])) == played[row["version"]]


async def test_a_save_that_cannot_be_read(room: Room) -> None:
    live = await room.match(1, 2)
    body = zlib.compress(save(live.rules_and_match[1]).replace(b'"phase"', b'"fase"'))
    await forge(room.db, "UPDATE states SET body = ?", body)
    await room.restart()
    with pytest.raises(BadSaveError):
        await room.referee.choose(live.row.code, 1, 0, "1.1", ["x"])


@pytest.mark.parametrize(
    ("statement", "reason"),
    [("DELETE FROM states", "refused-no-state"), ("UPDATE packs SET hash = 'gone'", "refused-no-pack")],
)
async def test_missing_rows(room: Room, statement: str, reason: str) -> None:
    live = await room.match(1, 2)
    await room.db.close()
    with sqlite3.connect(room.path) as db:
        db.execute(statement)
    db.close()
    file_of(room.path).unlink()
    await room.open()
    with pytest.raises(RefusedError) as raised:
        await room.referee.live.by_code(live.row.code)
    assert raised.value.reason == reason
