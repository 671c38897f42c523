"""Content packs through the real client: chosen in /play and by the host, played, looked up, and gone while a match goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engines.kernel.choose import decision_of
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.faults.crashing import Round
from tests.e2e.playing import code_of, hosting, live_of, panel, restart, said
from tests.support.packs import pack

NAMES = ("Anna", "Boris")

pytestmark = pytest.mark.usefixtures("same_dice")


@pytest.fixture
async def packed(house: House) -> House:
    """A house whose host has put two packs into the folder."""
    for name in ("embers", "sparks"):
        pack(house.packs, name)
    await restart(house)
    return house


async def shown(person: Person, command: str, **values: str) -> Message:
    done = await person.slash(command, values)
    await done.answered()
    found = done.followups[-1] if done.followups else done.message
    assert found is not None
    return found


async def choose(house: House, code: str, key: str) -> None:
    """Answer whatever is asked next with this key."""
    live = await live_of(house, code)
    asked = live.rules_and_match[1].asks[0]
    user = next(seat.user for seat in live.seats if seat.seat == asked.seat)
    assert user is not None
    await house.bot.referee.choose(code, user, asked.seat, asked.id, [key])
    await house.settled()


async def test_a_fighter_of_a_pack_is_chosen_and_fights_on_when_the_pack_is_gone(packed: House) -> None:
    anna, boris = (packed.table.person(name, "en-US") for name in NAMES)
    offered = await anna.autocomplete("play", {"packs": "emb"}, "packs", sub="battlecon")
    assert [choice["value"] for choice in offered] == ["all", "none", "embers"]
    done = await anna.slash("play", {"packs": "embers, cinders"}, sub="battlecon", channel=packed.table.general)
    assert "“cinders”" in await said(done)
    done = await anna.slash("play", {"language": "en"}, sub="battlecon", channel=packed.table.general)
    lobby = done.message
    assert lobby is not None
    assert "With the content packs “Set embers” 0.1" in lobby.text
    tools = await hosting(anna, lobby)
    select = next(each for each in tools.selects() if "packset" in each["custom_id"])
    assert [option["value"] for option in select["options"] if option.get("default")] == ["embers", "sparks"]
    await anna.pick(tools, "embers", custom_id=select["custom_id"])
    await packed.settled()
    assert "Set embers" in lobby.text
    assert "Set sparks" not in lobby.text
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await packed.settled()
    code = code_of(lobby)
    for key in ("embers_duel", "luc"):
        await choose(packed, code, key)
    live = await live_of(packed, code)
    assert {fighter.kit for fighter in live.rules_and_match[1].board.fighters} == {"embers_duel", "luc"}
    listed = await shown(anna, "packs")
    assert "Set sparks" in listed.text

    shutil.rmtree(packed.packs)
    await restart(packed)
    assert "There are none" in (await shown(anna, "packs")).text
    live = await live_of(packed, code)
    asked = next(asked for asked in live.rules_and_match[1].asks if asked.kind == "discards")
    await packed.bot.referee.choose(code, *_seat(live, asked.seat), asked.id, [asked.options[0].key])
    await packed.settled()
    whose = next(person for person, seat in zip((anna, boris), live.seats, strict=True) if seat.seat != asked.seat)
    assert decision_of((await live_of(packed, code)).rules_and_match[1], asked.seat) is None
    assert panel(whose, code).image() is not None
    card = await shown(anna, "card", name="Fighter of embers")
    assert "from the pack" in card.text or card.image() is not None
    assert packed.table.violations == []


def _seat(live: object, seat: int) -> tuple[int, int]:
    user = next(each.user for each in live.seats if each.seat == seat)  # type: ignore[attr-defined]
    assert user is not None
    return user, seat


async def test_an_arena_brings_its_pack_and_a_server_may_want_none(packed: House) -> None:
    anna, boris = (packed.table.person(name, "en-US") for name in NAMES)
    page = await shown(anna, "server")
    select = next(each for each in page.selects() if each["custom_id"].endswith(":tables:packs"))
    await anna.pick(page, [], custom_id=select["custom_id"])
    done = await anna.slash("play", {"language": "en"}, sub="brawl", channel=packed.table.general)
    assert done.message is not None
    assert "content pack" not in done.message.text
    values = {"language": "en", "arena": "arena of embers", "draft": "random"}
    done = await anna.slash("play", values, sub="brawl", channel=packed.table.general)
    lobby = done.message
    assert lobby is not None
    assert "With the content pack “Set embers”" in lobby.text
    assert "Arena: Arena of embers." in lobby.text
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await packed.settled()
    live = await live_of(packed, code_of(lobby))
    assert live.rules_and_match[1].board.options.arena == "embers_arena"
    assert lobby.image() is not None
    assert packed.table.violations == []


@pytest.mark.timeout(240)
async def test_kill_9_and_the_pack_gone_lose_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITER_PACKS", str(tmp_path / "packs"))
    pack(tmp_path / "packs")
    (tmp_path / "packs" / "broken").mkdir()
    story = Round(tmp_path)
    async with story.table:
        try:
            await story.started("krendel", packs="embers")
            await story.settled()
            await story.bot.kill()
            shutil.rmtree(tmp_path / "packs")
            await story.bot.start()
            anna, boris = story.table.person("Anna"), story.table.person("Boris")
            for person in (anna, boris):
                await story.until_done(
                    lambda person=person: story.answered("creature", person.name),  # type: ignore[misc]
                    lambda person=person: person.press(story.panel(person), story.first_choice(person)),  # type: ignore[misc]
                )
            (body,) = story.bot.rows("SELECT body FROM packs")
            assert b"embers_beast" in bytes(body[0])  # type: ignore[arg-type]
            assert "broken/pack.toml: there is no such file" in (tmp_path / "log.txt").read_text()
            assert story.table.violations == []
        finally:
            await story.bot.end()
