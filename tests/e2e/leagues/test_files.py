"""The files of a ladder by presses: everybody gets them, names are in those of organisers alone (TM-65, TM-66)."""

from __future__ import annotations

import json

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.leagues.climb import Climb, shown, texts
from tools import verify_ladder


def files(message: Message) -> dict[str, bytes]:
    return {one["filename"]: message.files[one["id"]].data for one in message.attachments}


@pytest.mark.rule("TM-57", "TM-65", "TM-66")
async def test_everybody_downloads_the_ladder_and_recomputes_it(house: House) -> None:
    climb = await Climb.made(house)
    boris, vera, grisha = people = [house.table.person(name, locale="ru") for name in ("Boris", "Vera", "Grisha")]
    for person in people:
        await climb.press(person, "button-ladder-join")
    await climb.challenge(grisha, "Boris")
    await boris.press(boris.inbox[-1], label=texts(boris)("button-ladder-accept"))
    await climb.settled()
    live = await climb.table()
    await climb.arrive(live, boris, grisha)
    await house.bot.referee.seats.concede(live.row.code, int(boris.id))
    await climb.settled()
    await climb.challenge(vera, "Grisha")

    async def downloaded(person: Person) -> Message:
        log = await climb.press(person, "button-ladder-log")
        return await shown(await person.press(log, label=texts(person)("button-event-files")))

    code = (await climb.ladder()).row.code.lower()
    page = await downloaded(vera)
    assert "Файлы лестницы" in page.text
    assert "видны имена" not in page.text
    found = files(page)
    assert set(found) == {f"{code}.ladder.json", f"{code}.places.csv"}
    document = json.loads(found[f"{code}.ladder.json"])
    assert verify_ladder.verify(document)["challenges"] == 2
    assert document["challenges"][0]["matches"] == [live.row.code]
    assert document["settings"]["game"] == "battlecon"
    for secret in (*(person.name for person in people), *(person.id for person in people)):
        assert secret.encode() not in found[f"{code}.ladder.json"] + found[f"{code}.places.csv"]

    named = await downloaded(climb.boss)
    assert "as an organiser you get names" in named.text
    table = files(named)[f"{code}.places.csv"].decode().splitlines()
    assert [line.split(",")[:3] for line in table[1:]] == [
        ["1", "3", "Grisha"],
        ["2", "1", "Boris"],
        ["3", "2", "Vera"],
    ]
    panel = await climb.press(climb.boss, "button-ladder-organise")
    again = await shown(await climb.boss.press(panel, label=texts(climb.boss)("button-event-files")))
    assert files(again) == files(named)
