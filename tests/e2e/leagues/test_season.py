"""A season by presses: made, tournaments chosen, its table read, ended with moves between divisions (TM-55, TM-56)."""

from __future__ import annotations

import asyncio

import pytest

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


SAID = {
    "en-GB": {
        "counts": "division {n} · counts",
        "not": "not chosen, is over",
        "division": "division 1",
        "alt": "Autumn · division 1. You: place",
        "up": "goes up from division 2 to division 1",
        "down": "goes down from division 1 to division 2",
        "leaving": "You leave at the end",
        "leaves": "Boris leaves division 1",
        "news": "### The season",
        "begins": "Autumn begins",
        "over": "Autumn is over",
        "went": "(went up)",
    },
    "ru": {
        "counts": "дивизион {n} · в зачёте",
        "not": "не выбран, окончен",
        "division": "дивизион 1",
        "alt": "Autumn · дивизион 1. Вы: место",
        "up": "вверх, из дивизиона 2 в дивизион 1",
        "down": "вниз, из дивизиона 1 в дивизион 2",
        "leaving": "В конце сезона вы уходите",
        "leaves": "Boris покидает дивизион 1",
        "news": "### Сезон",
        "begins": "Сезон Autumn начинается",
        "over": "Сезон Autumn окончен",
        "went": "(повышение)",
    },
}


@pytest.mark.rule("TM-55", "TM-56")
@pytest.mark.parametrize("locale", SAID)
async def test_a_season_with_two_divisions(house: House, locale: str) -> None:
    anna, said = house.table.person("Anna", locale=locale), SAID[locale]
    say, room = texts(anna), house.table.general
    first = [house.table.person(name, locale=locale) for name in ("Boris", "Vera")]
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
        page = await picked(anna, page, code, say("season-for", division=division), said["not"])
        assert f"`{code}` · {said['counts'].format(n=division)}" in page.text

    await announced(house)
    table = await shown(await first[0].slash("league", {"season": "Autumn"}, sub="season", channel=room))
    assert said["division"] in table.text
    assert alts(table)[0].startswith(said["alt"])
    assert "Boris" in table.text
    assert texts(first[0])("button-ladder-organise") not in str(table.components)

    preview = await shown(await anna.press(page, label=say("button-season-end")))
    assert said["up"] in preview.text
    assert said["down"] in preview.text
    # Somebody says meanwhile that they leave: what the organiser saw is not what would happen.
    left = await shown(await first[0].press(table, label=say("button-season-leave")))
    assert said["leaving"] in left.text
    stale = await shown(await anna.press(preview, label=say("button-season-end-sure")))
    assert say("refused-tournament-changed") in stale.text
    page = await shown(await anna.press(preview, label=say("button-season-keep")))
    preview = await shown(await anna.press(page, label=say("button-season-end")))
    assert said["leaves"] in preview.text.replace("*", "")
    over = await shown(await anna.press(preview, label=say("button-season-end-sure")))
    assert say("season-ended") in over.text
    assert say("button-season-next") in str(over.components)

    # Each is announced once, also over a restart, and the end has the tables and the moves.
    await announced(house)
    await house.close()
    await house.open()
    await announced(house)
    begin, end = [m for m in first[1].messages(room) if said["news"] in m.text]
    assert said["begins"] in begin.text
    assert said["over"] in end.text
    assert [a["filename"] for a in end.attachments] == ["division0.png", "division1.png"]
    assert said["went"] in alts(end)[1]
    assert said["up"] in end.text
    assert said["leaves"] in end.text
    shown_again = await shown(await first[1].press(end, label=say("button-season-show")))
    assert f"Autumn · {said['division']}" in shown_again.text
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


async def picked(anna: Person, page: Message, code: str, label: str, before: str) -> Message:
    """Choose a tournament on the organisers' page, and for whom it counts; return the page after that.

    `before` is what its page says of it before it is chosen.
    """
    [select] = page.selects()
    value = next(option["value"] for option in select["options"] if code in option["label"])
    choice = await shown(await anna.pick(page, value))
    assert f"`{code}` · {before}\n" in choice.text, "nothing is said to be chosen before it is"
    return await shown(await anna.press(choice, label=label))
