"""The list, the catch-up and watching at a game with turns, one after another, where nothing is sealed."""

from __future__ import annotations

import pytest

from cogs.kit.composing.messages import seat_name
from cogs.kit.match_texts.names import safe_names
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.people.pages import codes, turns
from tests.e2e.playing import caught, code_of, live_of, people_of, said, texts, watch
from tests.support.gauntlet_words import gauntlet

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet", "same_dice")

NAMES = ("Anna", "Boris", "Vera")


async def test_who_is_waited_for_by_name_and_what_passes_meanwhile(house: House) -> None:
    code = code_of(await toy.match(house, *NAMES))
    people = people_of(house, NAMES)
    await toy.lanes(house, people, code)
    acting = await toy.until(house, people, code, "turn")
    waiting = next(person for person in people if person is not acting)
    live = await live_of(house, code)
    names = safe_names(live, "en")
    seat = live.seat_of(int(acting.id))
    assert seat is not None
    mine, other = await turns(acting), await turns(waiting)
    assert codes(mine, "act") == codes(other, "hand") == [code]
    assert texts(waiting)("turns-wait", names=seat_name(seat.seat, names)) in other.text
    watched = await watch(house, "Gleb", code)
    before = watched.text
    await toy.reply(house, acting, code, toy.passing)
    assert watched.text != before
    assert codes(await turns(acting), "act") in ([], [code])
    shown = await caught(acting, code)
    assert shown.data["attachments"] == []
    assert len(shown.text) < 4000


async def test_rounds_are_told_to_the_end(house: House) -> None:
    code = code_of(await toy.match(house, *NAMES, options={"rounds": 2}))
    people = people_of(house, NAMES)
    while (await live_of(house, code)).row.status == "playing":
        for person in people:
            if await toy.question(house, person, code) is not None:
                await toy.reply(house, person, code, toy.passing)
    for person in (*people, house.table.person("Gleb")):
        worded = (await caught(person, code)).text
        assert len(worded) < 4000
        assert texts(person)("gauntlet-winners", names="").strip() in worded
    gleb = house.table.person("Gleb")
    shown = await watch(house, "Gleb", code)
    hands = await said(await gleb.press(shown, label=texts(gleb)("button-hands")))
    assert all(name in hands for name in NAMES)
