"""More time for a pairing of days, by presses in the own message, on the own page and at the table (TM-39)."""

from __future__ import annotations

import pytest

from referee.match.live import Live
from referee.match.slots import MORE_TIME
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import round_slot
from store.match import outbox
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tests.e2e.tournaments.weeks import begun
from tournaments.running.deadlines import round_deadline
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.paces import DAY, Days

SWISS = Settings(format=Swiss(rounds=1), pace=Days())


async def note(evening: Evening, live: Live, reader: Person) -> Message | None:
    """Return the message about more time at a table, None without one."""
    post = await outbox.post(evening.house.db, live.row.id, MORE_TIME)
    if post is None:
        return None
    messages = reader.messages(evening.house.table.channel(str(post.channel)))
    return next(m for m in messages if m.id == str(post.message))


def labels(message: Message) -> list[str]:
    return [str(item["label"]) for item in message.buttons()]


@pytest.mark.rule("TM-39")
async def test_both_sides_press_more_time_and_all_see_it(house: House) -> None:
    evening, (anna, boris) = await begun(house, SWISS, "Anna", "Boris")
    live = await evening.open_table_of(anna)
    assert live is not None
    hall = await evening.hall()
    before = round_deadline(hall.state, hall.pairing(0, 1, 1))
    assert before is not None
    assert f"<t:{before}" in boris.inbox[-1].text
    assert await note(evening, live, boris) is None
    done = await anna.press(anna.inbox[0], label="More time")
    await evening.settled()
    assert done.message is not None
    assert "You ask for more time." in done.message.text
    assert "No more time after all" in labels(done.message)
    for message in (boris.inbox[-1], done.message, await note(evening, live, boris)):
        assert message is not None
        assert "asked for by Anna" in message.text
        assert "Still missing: Boris" in message.text
    assert "more time asked for by Anna" in (await evening.message(round_slot(0, 1), boris)).text
    assert len(boris.inbox) == 1, "his message is edited"
    await anna.press(done.message, label="No more time after all")
    await evening.settled()
    assert await note(evening, live, boris) is None
    assert "asked for" not in boris.inbox[-1].text
    await anna.press(anna.inbox[0], label="More time")
    await evening.settled()
    shown = await note(evening, live, boris)
    assert shown is not None
    assert "Friday night** · Round 1, table 1" in shown.text
    await boris.press(shown, label="More time")
    await evening.settled()
    hall = await evening.hall()
    after = round_deadline(hall.state, hall.pairing(0, 1, 1))
    assert after == before + 3 * DAY
    for message in (anna.inbox[0], boris.inbox[0], await note(evening, live, anna)):
        assert message is not None
        assert f"<t:{after}" in message.text
        assert "The players have added 3 days." in message.text
        assert not {"More time", "No more time after all"} & {*labels(message)}


@pytest.mark.rule("TM-39")
async def test_nobody_else_asks_and_a_decided_pairing_takes_no_wish(house: House) -> None:
    evening, (anna, boris) = await begun(house, SWISS, "Anna", "Boris")
    live = await evening.open_table_of(anna)
    assert live is not None
    await anna.press(anna.inbox[0], label="More time")
    await evening.settled()
    shown, dina = await note(evening, live, boris), house.table.person("Dina", "en-GB")
    assert shown is not None
    refused = await dina.press(shown, label="More time")
    assert refused.message is not None
    assert "not in this tournament" in refused.message.text
    old = anna.inbox[-1]
    await evening.parts.entering.leave(evening.code, int(boris.id))
    await evening.settled()
    assert "More time" not in labels(old)
    page = await anna.press(await evening.message(round_slot(0, 1), anna), label="My pairing")
    assert page.message is not None
    assert "asked for" not in page.message.text


def own_codes(hall: Hall) -> list[str]:
    """Return the codes of the open tables of entry 1."""
    pairings = [one for round_ in hall.state.rounds.values() for one in round_.pairings if 1 in one.sides]
    return [game.code for pairing in pairings for game in pairing.games if not game.places]


@pytest.mark.rule("TM-39")
async def test_in_a_round_robin_of_days_each_open_pairing_has_its_button(house: House) -> None:
    evening, (anna, *_) = await begun(
        house, Settings(format=RoundRobin(), pace=Days()), "Anna", "Boris", "Vera", "Gleb"
    )
    page = await anna.press(await evening.message(round_slot(0, 1), anna), label="My pairing")
    assert page.message is not None
    places = {
        (await evening.house.bot.referee.live.by_code(code)).row.channel for code in own_codes(await evening.hall())
    }
    assert len(own_codes(await evening.hall())) == 3
    assert page.message.text.count("Go to your table") == 3, "each open table is linked"
    assert all(f"/{place}" in page.message.text for place in places)
    assert [label for label in labels(page.message) if "More time" in label] == [
        f"Round {number}: More time" for number in (1, 2, 3)
    ]
    assert page.message.text.count("all sides together may add 3 days") == 1
    await anna.press(page.message, label="Round 2: More time")
    await evening.settled()
    assert [*(await evening.hall()).wishes] == [
        next((0, 2, one.table) for one in (await evening.hall()).state.rounds[0, 2].pairings if 1 in one.sides)
    ]


@pytest.mark.rule("TM-39")
async def test_an_evening_has_no_such_button_and_a_vacation_shows_in_the_message(house: House) -> None:
    evening, (anna, boris) = await begun(house, SWISS, "Anna", "Boris")
    hall = await evening.hall()
    before = round_deadline(hall.state, hall.pairing(0, 1, 1))
    await house.bot.referee.vacations.start(int(anna.id), 3)
    await evening.settled()
    after = round_deadline((await evening.hall()).state, (await evening.hall()).pairing(0, 1, 1))
    assert before is not None
    assert after == before + 3 * DAY
    assert f"<t:{after}" in boris.inbox[-1].text
    _, (vera, _) = await begun(house, Settings(format=Swiss(rounds=1)), "Vera", "Gleb")
    assert "More time" not in labels(vera.inbox[-1])
