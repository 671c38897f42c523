"""Content packs at tables: chosen when a lobby opens or by its host, bound when the match begins, whatever becomes of them."""

from __future__ import annotations

import shutil

import msgspec
import pytest

from referee.errors import RefusedError
from referee.match.live import Live
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.referee.files.files import body_of
from tests.support.packs import change, pack


@pytest.fixture
async def packed(room: Room) -> Room:
    """A room whose host has put two packs into the folder."""
    for name in ("embers", "sparks"):
        pack(room.packs, name)
    await room.restart()
    return room


async def opened(room: Room, game: str = "krendel", packs: tuple[str, ...] = (), **options: object) -> Live:
    live = await room.referee.lobbies.open(
        game,
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=1,
        name="user 1",
        entropy="press 1",
        options=options,
        packs=packs,
    )
    return await room.join(live, 2)


async def begun(room: Room, game: str = "krendel", packs: tuple[str, ...] = (), **options: object) -> Live:
    live = await opened(room, game, packs, **options)
    return await room.referee.lobbies.start(live.row.code, 1)


def used(live: Live) -> list[str]:
    return [origin.id for origin in live.rules_and_match[0].pack.packs]


async def test_a_match_begins_with_the_packs_of_its_lobby(packed: Room) -> None:
    assert used(await begun(packed)) == []
    assert used(await begun(packed, packs=("sparks",))) == ["sparks"]
    assert used(await begun(packed, packs=("sparks", "embers"))) == ["embers", "sparks"]


async def test_the_lobby_remembers_its_packs_through_a_restart(packed: Room) -> None:
    live = await opened(packed, packs=("embers",))
    await packed.restart()
    live = await packed.referee.lobbies.start(live.row.code, 1)
    assert used(live) == ["embers"]


async def test_a_pack_that_is_not_here_is_refused(packed: Room) -> None:
    with pytest.raises(RefusedError) as refused:
        await opened(packed, packs=("embers", "cinders"))
    assert (refused.value.reason, refused.value.facts) == ("refused-pack", {"pack": "cinders"})
    shutil.rmtree(packed.packs / "embers" / "krendel")
    change(packed.packs / "embers" / "pack.toml", ', "krendel"', "")
    await packed.restart()
    with pytest.raises(RefusedError, match="refused-pack"):
        await opened(packed, packs=("embers",))
    assert used(await begun(packed, "battlecon", ("embers",))) == ["embers"]
    assert len(await packed.db.read("SELECT id FROM matches")) == 1


async def test_a_pack_that_went_before_the_match_began_is_left_out(packed: Room) -> None:
    live = await opened(packed, packs=("embers", "sparks"))
    shutil.rmtree(packed.packs / "embers")
    await packed.restart()
    assert packed.referee.lobbies.rules_of(live.row).pack.packs[0].id == "sparks"
    assert used(await packed.referee.lobbies.start(live.row.code, 1)) == ["sparks"]


async def test_a_match_goes_on_as_it_began_when_its_pack_is_changed_or_gone(packed: Room) -> None:
    live = await begun(packed, packs=("embers",))
    kept, digest = live.rules_and_match[0].pack, live.rules_and_match[0].hash
    await packed.everybody(live)
    change(packed.packs / "embers/krendel/creatures.toml", "attack = 4", "attack = 9")
    await packed.restart()
    newer = await begun(packed, packs=("embers",))
    assert newer.rules_and_match[0].hash != digest
    for gone in (False, True):
        if gone:
            shutil.rmtree(packed.packs)
            await packed.restart()
        live = await packed.referee.live.by_code(live.row.code)
        assert live.rules_and_match[0].pack == kept
        assert live.rules_and_match[0].hash == live.row.pack == digest
        await packed.everybody(live)
    assert kept.creature["embers_beast"].attack == 4
    assert live.row.version > 4


async def test_a_rematch_has_the_packs_that_are_still_here(packed: Room) -> None:
    live = await opened(packed, packs=("embers", "sparks"))
    await packed.referee.lobbies.leave(live.row.code, 2)
    await packed.referee.lobbies.leave(live.row.code, 1)
    shutil.rmtree(packed.packs / "sparks")
    await packed.restart()
    again, _ = await packed.referee.lobbies.rematch(live.row.code, 1, "user 1", "press 3")
    await packed.join(again, 2)
    assert used(await packed.referee.lobbies.start(again.row.code, 1)) == ["embers"]


async def test_only_the_host_chooses_the_packs_of_a_lobby(packed: Room) -> None:
    live = await opened(packed)
    with pytest.raises(RefusedError, match="refused-not-host-packs"):
        await packed.referee.choosing.set_packs(live.row.code, 2, ["embers"])
    with pytest.raises(RefusedError, match="refused-pack"):
        await packed.referee.choosing.set_packs(live.row.code, 1, ["cinders"])
    await packed.referee.choosing.set_packs(live.row.code, 1, ["embers", "sparks"])
    await packed.referee.choosing.set_packs(live.row.code, 1, ["sparks"])
    assert live.row.packs == "sparks"
    assert used(await packed.referee.lobbies.start(live.row.code, 1)) == ["sparks"]
    with pytest.raises(RefusedError, match="refused-begun"):
        await packed.referee.choosing.set_packs(live.row.code, 1, [])


async def test_an_arena_needs_its_pack(packed: Room) -> None:
    with pytest.raises(RefusedError, match="refused-arena"):
        await opened(packed, "brawl", ("sparks",), arena="embers_arena")
    live = await opened(packed, "brawl", ("embers",), arena="embers_arena", select="random")
    await packed.referee.choosing.set_packs(live.row.code, 1, [])
    assert msgspec.json.decode(live.row.options) == {"select": "random"}
    live = await begun(packed, "brawl", ("embers",), arena="embers_arena", select="random")
    board = live.rules_and_match[1].board
    assert board.options.arena == "embers_arena"
    assert {name.partition("_")[0] for name in [*board.challenges, *filter(None, board.track)]} == {"embers"}


async def test_an_arena_that_went_gives_way_to_that_of_the_game(packed: Room) -> None:
    live = await opened(packed, "brawl", ("embers",), arena="embers_arena", select="random")
    shutil.rmtree(packed.packs / "embers")
    await packed.restart()
    live = await packed.referee.lobbies.start(live.row.code, 1)
    assert live.rules_and_match[1].board.options.arena == "courtyard"


@pytest.mark.parametrize(
    ("game", "options"), [("krendel", {}), ("brawl", {"arena": "embers_arena", "select": "random"})]
)
async def test_a_match_file_brings_its_cards_where_there_is_no_such_pack(
    packed: Room, game: str, options: dict[str, object]
) -> None:
    live = await begun(packed, game, ("embers",), **options)
    await packed.everybody(live)
    await packed.referee.seats.concede(live.row.code, 2)
    body = await body_of(packed, live)
    shutil.rmtree(packed.packs)
    await packed.restart()
    code, _ = await packed.referee.importing.import_file(42, "en", body)
    brought = await packed.referee.live.by_code(code)
    assert used(brought) == ["embers"]
    assert brought.rules_and_match[0].hash == live.row.pack
    wrong = body.replace(b'"author": "Your name"', b'"author": "<@&1> name"')
    assert wrong != body
    with pytest.raises(RefusedError):
        await packed.referee.importing.import_file(42, "en", wrong)
