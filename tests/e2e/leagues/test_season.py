"""A season by presses: made, tournaments chosen, its table read, ended with moves between divisions (TM-55, TM-56)."""

from __future__ import annotations

import asyncio

from store.leagues.outbox import SEASONS
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.leagues.climb import alts, shown, texts
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


async def played(house: House, *people: Person) -> str:
    """Play a tournament of one round, in which the first seat of each table wins; return its code."""
    evening = await Evening.made(house, Settings(format=Swiss(rounds=1)), automatic=True, organiser="Anna")
    parts = evening.parts
    await parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        await person.press(await evening.message("card", person), label="Enter")
    await parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        await person.press(await evening.message("card", person), label="Check in")
    await parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        live = await evening.open_table_of(person)
        if live is None or live.row.status != "lobby":
            continue
        for seat in [*live.seats]:
            sitter = next(one for one in people if int(one.id) == seat.user)
            await sitter.press(await evening.board(live, sitter), label="I am here")
        await evening.settled()
        await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
        await evening.settled()
    assert (await evening.hall()).state.phase == "over"
    return evening.code


async def test_a_season_with_two_divisions(house: House) -> None:
    anna = house.table.person("Anna", locale="en-GB")
    say, room = texts(anna), house.table.general
    first = [house.table.person(name, locale="en-GB") for name in ("Boris", "Vera")]
    second = [house.table.person(name, locale="en-GB") for name in ("Grisha", "Dina")]
    codes = [await played(house, *first), await played(house, *second)]

    listed = await shown(await anna.slash("league", sub="list", channel=room))
    form = await anna.press(listed, label=say("button-season-new"))
    wrong = await shown(await anna.submit(form, {"name": "Autumn", "to": "soon?????"}))
    assert say("refused-season-date") in wrong.text
    form = await anna.press(listed, label=say("button-season-new"))
    page = await shown(await anna.submit(form, {"name": "Autumn", "moves": "1 1"}))
    assert say("season-panel-none") in page.text
    for division, code in enumerate(codes, 1):
        page = await picked(anna, page, code, say("season-for", division=division))
        assert f"`{code}` · division {division} · counts" in page.text

    await announced(house)
    table = await shown(await first[0].slash("league", {"season": "Autumn"}, sub="season", channel=room))
    assert "division 1" in table.text
    assert alts(table)[0].startswith("Autumn · division 1. You: place")
    assert "Boris" in table.text
    assert texts(first[0])("button-ladder-organise") not in str(table.components)

    preview = await shown(await anna.press(page, label=say("button-season-end")))
    assert "goes up from division 2 to division 1" in preview.text
    assert "goes down from division 1 to division 2" in preview.text
    # Somebody says meanwhile that they leave: what the organiser saw is not what would happen.
    left = await shown(await first[0].press(table, label=say("button-season-leave")))
    assert "You leave at the end" in left.text
    stale = await shown(await anna.press(preview, label=say("button-season-end-sure")))
    assert say("refused-tournament-changed") in stale.text
    page = await shown(await anna.press(preview, label=say("button-season-keep")))
    preview = await shown(await anna.press(page, label=say("button-season-end")))
    assert "Boris leaves division 1" in preview.text.replace("*", "")
    over = await shown(await anna.press(preview, label=say("button-season-end-sure")))
    assert say("season-ended") in over.text
    assert say("button-season-next") in str(over.components)

    # Each is announced once, also over a restart, and the end has the tables and the moves.
    await announced(house)
    await house.close()
    await house.open()
    await announced(house)
    begin, end = [m for m in first[1].messages(room) if "### The season" in m.text]
    assert "Autumn begins" in begin.text
    assert "Autumn is over" in end.text
    assert [a["filename"] for a in end.attachments] == ["division0.png", "division1.png"]
    assert "(went up)" in alts(end)[1]
    assert "goes up from division 2 to division 1" in end.text
    assert "Boris leaves division 1" in end.text
    shown_again = await shown(await first[1].press(end, label=say("button-season-show")))
    assert "Autumn · division 1" in shown_again.text
    page = await shown(await first[1].press(shown_again, label=say("button-league-page")))
    assert [a["filename"] for a in page.attachments] == ["s1.page.html"]


async def announced(house: House) -> None:
    """Wait until all announcements of seasons that are due are posted."""
    for _ in range(400):
        await house.bot.timekeeper.tick()
        await house.settled()
        if not await SEASONS.owed(house.db):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(await SEASONS.owed(house.db))


async def picked(anna: Person, page: Message, code: str, label: str) -> Message:
    """Choose a tournament on the organisers' page, and for whom it counts; return the page after that."""
    [select] = page.selects()
    value = next(option["value"] for option in select["options"] if code in option["label"])
    choice = await shown(await anna.pick(page, value))
    assert f"`{code}` · not chosen, is over" in choice.text
    assert "counts ·" not in choice.text
    assert "for all" not in choice.text, "nothing is said to be chosen before it is"
    return await shown(await anna.press(choice, label=label))
