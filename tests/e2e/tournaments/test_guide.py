"""An organiser follows docs/play/tournaments.md: a Swiss of nine with one late, one drop, one correction, and a cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from referee.tournaments.halls.slots import CARD

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tests.e2e.tournaments.organised import Office, made, organiser, to_panel
from tournaments.standings.final import final_places

pytestmark = pytest.mark.usefixtures("same_dice")

GUIDE = (Path(__file__).resolve().parents[3] / "docs" / "play" / "tournaments.md").read_text(encoding="utf-8")
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoe", "Kim")
LATE, LEAVES = "Yan", "Kim"


def named(label: str) -> str:
    """Return a label that the guide names."""
    assert f"**{label}**" in GUIDE, label
    return label


async def step(office: Office, evening: Evening, key: str) -> None:
    """Press a button of the panel that the guide names, and wait for what follows."""
    await to_panel(office)
    named(office.say(key))
    await office.press(key)
    await evening.settled()


async def on_card(evening: Evening, person: Person, label: str) -> Message:
    done = await (await person.press(await evening.message(CARD, person), label=named(label))).answered()
    await evening.settled()
    assert done.message is not None
    return done.message


async def play_all(evening: Evening, people: list[Person]) -> int:
    """Let everybody come to their table, and whoever sits second concede; return how many tables there were."""
    played = 0
    for person in people:
        live = await evening.open_table_of(person)
        if live is None:
            continue
        for seat in [*live.seats]:
            sitter = next(one for one in people if int(one.id) == seat.user)
            await sitter.press(await evening.board(live, sitter), label=named("I am here"))
        await evening.settled()
        await evening.house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
        await evening.settled()
        played += 1
    return played


async def test_an_evening_of_nine_goes_as_the_guide_says(house: House) -> None:
    who = await organiser(house)
    office = await made(house, who, preset="evening")
    for label in ("One against one", "Evening Swiss", "Cut to the best", "Begins"):
        named(label)
    evening = Evening(house, office.code, who)
    people = [house.table.person(name, locale="en-GB") for name in NAMES]
    await step(office, evening, "button-organise-open")
    for person in people:
        await on_card(evening, person, "Enter")
    await step(office, evening, "button-organise-check-in")
    for person in people:
        await on_card(evening, person, "Check in")
    await step(office, evening, "button-organise-start")
    await office.press("button-organise-start-sure")
    named("Start now")
    await step(office, evening, "button-organise-step")
    assert len((await evening.hall()).state.rounds[0, 1].pairings) == 4
    late = house.table.person(LATE, locale="en-GB")
    await on_card(evening, late, "Enter")
    people.append(late)
    assert await play_all(evening, people) == 4
    await correct(office, evening)
    leaver = house.table.person(LEAVES, locale="en-GB")
    page = await on_card(evening, leaver, "My pairing")
    asked = await (await leaver.press(page, label=named("Leave the tournament"))).answered()
    assert asked.message is not None
    await leaver.press(asked.message, label="Yes, leave")
    await evening.settled()
    await to_the_end(office, evening, people)
    hall = await evening.hall()
    assert hall.state.phase == "over"
    assert len(final_places(hall.state)) == 9
    assert {record.reason for record in hall.records} >= {"The wrong side was named"}
    assert len([one for one in hall.state.rounds if one[0] == 1]) == 2


async def correct(office: Office, evening: Evening) -> None:
    """Correct the result of the first table."""
    await to_panel(office)
    await office.press("button-organise-results")
    await office.pick("orgtable", "0.1.1")
    await office.pick("orgact", "2.1")
    form = await office.press("button-organise-write")
    for key in ("button-organise-results", "button-organise-write", "organise-pick-correct"):
        assert office.say(key) in GUIDE.replace("\n    ", " ")
    await office.fill(form, {"reason": "The wrong side was named"})
    await evening.settled()


async def to_the_end(office: Office, evening: Evening, people: list[Person]) -> None:
    """Press **Next step** and play, again and again, to the end."""
    for _ in range(40):
        if (await evening.hall()).state.phase == "over":
            return
        if not await play_all(evening, people):
            await step(office, evening, "button-organise-step")
