"""A judge keeps a match out of the ratings: after its end by its code, while it runs from the desk."""

from __future__ import annotations

from random import Random

import pytest

from cogs.judges.desk_pages import REASON
from tests.e2e.conftest import House
from tests.e2e.playing import forge, live_of, said, shown, texts
from tests.e2e.ratings.playing import DUEL, WHY, board, judge, played
from tests.e2e.tables import begun

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_a_match_that_is_over_is_taken_out_and_put_back(house: House) -> None:
    dasha = await judge(house)
    code = await played(house, DUEL, "Boris", Random(9))
    say, anna = texts(dasha), house.table.person("Anna")
    assert "▸ 1. Anna" in (await board(anna, house)).text
    page = await shown(await dasha.slash("judge", {"match": code}, channel=house.table.general))
    assert say("judge-rating-counts") in page.text
    form = await dasha.press(page, label=say("button-judge-rating-out"))
    assert form.modal is not None
    await dasha.submit(form, {REASON: WHY})
    await house.settled()
    assert say("judge-rating-exempt") in page.text
    await house.bot.referee.recomputing.run_due()
    assert "▸ 1. Anna" not in (await board(anna, house)).text
    record = (await shown(await anna.slash("rulings", {"match": code}))).text
    assert texts(anna)("judged-exempt", who="x").split("x")[1].strip() in record
    assert "@everyone" not in record
    form = await dasha.press(page, label=say("button-judge-rating-in"))
    await dasha.submit(form, {REASON: "It was right after all"})
    await house.settled()
    await house.bot.referee.recomputing.run_due()
    assert "▸ 1. Anna" in (await board(anna, house)).text


async def test_at_the_desk_of_a_running_match(house: House) -> None:
    dasha, say = await judge(house), texts(house.table.person("Dasha"))
    code = await begun(house, "krendel", *DUEL, rated="yes")
    offer = await shown(await dasha.slash("judge", {"match": code}, channel=house.table.general))
    desk = await shown(await dasha.press(offer, label=say("button-judge-step")))
    await dasha.press(desk, label=say("button-judge-fix"))
    form = await dasha.press(desk, label=say("button-judge-rating-out"))
    await dasha.submit(form, {REASON: WHY})
    await house.settled()
    assert (await live_of(house, code)).row.exempt
    assert say("judge-rating-exempt") in desk.text
    await dasha.press(desk, label=say("button-judge-back"))
    assert code in desk.text


async def test_a_player_cannot(house: House) -> None:
    await judge(house)
    code = await played(house, DUEL, "Boris", Random(9))
    boris = house.table.person("Boris")
    forged = f"v1:{code}:judgerating:note:out"
    assert await said(forge(house, boris, await board(boris, house), forged)) == texts(boris)("refused-judge-role")
