"""Presses that Super Fantasy Brawl does not allow: the rule is named, what is legal stands there, nothing changes."""

from __future__ import annotations

import asyncio
import logging
from random import Random

import pytest

from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.brawling import DUEL, call_of, until
from tests.e2e.playing import cited, controls, forge, live_of, panel, people_of, said, stored, texts
from tests.e2e.tables import begun

pytestmark = pytest.mark.usefixtures("same_dice")

WRONG = {
    "act": ("gwaien.no_such_card", "rath.burrow", "dugrun.hold_ground", "walk:9", "plan:-1", "END", "end ", "❤️"),
    "move": ("h999", "h-1", "t0", "h", "stay ", "../../etc/passwd", "'; DROP TABLE matches; --", "<@1>@everyone"),
    "attack": ("99", "-1", "d9", "use", "0x0"),
    "react": ("gwaien.arcane_shield>0", "dugrun.hold_ground>99", ">", "react", "pass>0"),
    "deploy": ("h0", "h48", "h22"),
    "trap_place": ("h0", "h21", "t3"),
}
RULES = {
    "act": "SB-20",
    "move": "SB-21",
    "attack": "SB-31",
    "react": "SB-38",
    "deploy": "SB-08",
    "trap_place": "SB-48",
}


@pytest.mark.rule("SB-08", "SB-20", "SB-21", "SB-31", "SB-38", "SB-48")
@pytest.mark.parametrize("kind", sorted(WRONG))
async def test_an_answer_that_is_not_offered(house: House, caplog: pytest.LogCaptureFixture, kind: str) -> None:
    code = await begun(house, "brawl", *DUEL, draft="random")
    person, asked = await until(house, DUEL, code, kind, Random(4))
    say, before = texts(person), await stored(house, code)
    legal = {option.key for option in asked.options}
    shown = panel(person, code)
    controlled = controls(shown), controls(shown, "add")
    for key in set(WRONG[kind]) - legal:
        caplog.clear()
        with caplog.at_level(logging.INFO, "arbiter"):
            done = forge(house, person, shown, f"v1:{code}:c:panel.{asked.seat}:{asked.seat}:{asked.id}:*", [key])
            await done.answered()
        assert (await done.answered()).message is shown, key
        assert cited(say, "illegal-not_offered", rule=RULES[kind]) in shown.text
        assert (controls(shown), controls(shown, "add")) == controlled, "what is legal still stands there"
        assert await stored(house, code) == before, key
        version = (await live_of(house, code)).row.version
        (line,) = [r.getMessage() for r in caplog.records if r.getMessage().startswith("refused match=")]
        assert f"match={code} version={version} seat={asked.seat} user={person.id}" in line
        assert [r for r in caplog.records if r.levelno >= logging.WARNING] == []


@pytest.mark.rule("SB-17")
async def test_the_panel_of_another_and_the_message_in_the_channel(house: House) -> None:
    code = await begun(house, "brawl", *DUEL, draft="random")
    person, asked = await until(house, DUEL, code, "react", Random(4))
    (other,) = [p for p in people_of(house, DUEL) if p.id != person.id]
    vera, before = house.table.person("Vera"), await stored(house, code)
    call = call_of(house, code)
    for option in asked.options:
        for slot in (f"panel.{asked.seat}", f"turn.{asked.id}"):
            raw = f"v1:{code}:c:{slot}:{asked.seat}:{asked.id}:*"
            foreign = await said(forge(house, other, call, raw, [option.key]))
            assert foreign == texts(other)("refused-foreign-seat", owner=person.name)
            assert await said(forge(house, vera, call, raw, [option.key])) == texts(vera)("refused-no-seat")
    assert await stored(house, code) == before


async def test_a_stale_panel_says_what_is_asked_now(house: House) -> None:
    code = await begun(house, "brawl", *DUEL, draft="random")
    person, asked = await until(house, DUEL, code, "move", Random(4))
    old = f"v1:{code}:c:panel.{asked.seat}:{asked.seat}:{asked.id}:*"
    await table.reply(house, person, code, lambda _: [asked.options[0].key])
    before, shown = await stored(house, code), panel(person, code)
    await forge(house, person, shown, old, [asked.options[0].key]).answered()
    assert texts(person)("illegal-answered") in shown.text
    assert await stored(house, code) == before


async def test_two_presses_at_once_are_one_answer(house: House) -> None:
    code = await begun(house, "brawl", *DUEL, draft="random")
    person, asked = await until(house, DUEL, code, "move", Random(4))
    before = len((await stored(house, code))["choices"])
    raw, keys = f"v1:{code}:c:panel.{asked.seat}:{asked.seat}:{asked.id}:*", [o.key for o in asked.options[:2]]
    pressed = [forge(house, person, panel(person, code), raw, [key]) for key in (keys[0], *keys)]
    await asyncio.gather(*(press.answered() for press in pressed))
    await house.settled()
    assert len((await stored(house, code))["choices"]) == before + 1


async def test_more_than_may_be_put_aside_and_a_card_of_the_other(house: House) -> None:
    code = await begun(house, "brawl", *DUEL, draft="random")
    person, asked = await until(house, DUEL, code, "mulligan", Random(4))
    say, before = texts(person), await stored(house, code)
    raw = f"v1:{code}:c:panel.{asked.seat}:{asked.seat}:{asked.id}:*"
    held = [option.key for option in asked.options]

    async def pressed(who: Person, *keys: str) -> str:
        done = await forge(house, who, panel(who, code), raw, [*keys]).answered()
        return done.message.text if done.message is not None else ""

    assert cited(say, "illegal-too_many", rule="SB-07", most=5, picked=6) in await pressed(person, *held, held[0])
    assert cited(say, "illegal-twice", rule="SB-07") in await pressed(person, held[0], held[0])
    theirs = next(o for o in (await live_of(house, code)).rules_and_match[1].board.players[1 - asked.seat].deck)
    assert cited(say, "illegal-not_offered", rule="SB-07") in await pressed(person, held[0], theirs)
    assert await stored(house, code) == before
