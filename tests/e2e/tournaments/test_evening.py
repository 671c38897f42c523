"""An evening's Swiss: entered, checked in, played and won by presses, with a restart in the middle."""

from __future__ import annotations

import pytest

from referee.tournaments.halls.slots import CARD, round_slot
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import shown
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places

NAMES = ("Anna", "Boris", "Vera", "Grisha", "Dina")


@pytest.mark.rule("TM-65", "TM-66")
async def test_five_people_play_an_evening_by_presses(house: House) -> None:
    evening = await Evening.made(house, Settings(format=Swiss(rounds=2, cut=2)))
    people = [house.table.person(name, locale="en-GB") for name in NAMES]
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        card = await evening.message(CARD, person)
        await person.press(card, label="Enter")
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for person in people:
        await person.press(await evening.message(CARD, person), label="Check in")
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    restarted = False
    while (hall := await evening.hall()).state.phase == "running":
        played = 0
        for person in people:
            live = await evening.open_table_of(person)
            if live is None:
                continue
            for seat in [*live.seats]:
                sitter = next(one for one in people if int(one.id) == seat.user)
                await sitter.press(await evening.board(live, sitter), label="I am here")
            await evening.settled()
            assert live.row.status == "playing"
            await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
            await evening.settled()
            labels = [str(item["label"]) for item in (await evening.board(live, people[0])).buttons()]
            assert "The tournament" in labels
            assert "Rematch" not in labels
            played += 1
        if not restarted:
            restarted = True
            await house.close()
            await house.open()
            await evening.settled()
        if not played:
            await evening.step()
    places = final_places(hall.state)
    assert sorted(places.values())[0] == 1
    text = (await evening.message(round_slot(0, 1), people[0])).text
    assert "Anna" in text
    assert people[0].inbox, "each player is told the own pairing"
    # Anna's is the server: she would get names in the tables too.
    asked = await people[1].press(await evening.message(CARD, people[1]), label="Files")
    files = {name.partition(".")[2]: body for name, body in downloads(await shown(asked)).items()}
    assert {*files} == {"tournament.json", "standings.csv", "pairings.csv", "report.trf", "page.html"}
    assert '<html lang="en">' in files["page.html"].decode()
    assert [name for name, body in files.items() if b"Anna" in body] == ["page.html"]


def downloads(message: Message) -> dict[str, bytes]:
    """Return the files of a message by name."""
    return {one["filename"]: message.files[one["id"]].data for one in message.attachments}
