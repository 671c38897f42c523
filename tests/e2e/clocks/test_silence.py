"""A table without a clock: after days of silence those who wait decide by buttons, and a clock is added by buttons."""

from __future__ import annotations

import pytest

from referee.clocks.terms import Terms, terms_of
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import DAY, channel, hand, label, open_match, pinged, state, wait
from tests.e2e.conftest import House
from tests.e2e.playing import answer, people_of, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")
SAY = words("en", strict=True)


async def silent(house: House, *names: str) -> tuple[Message, Message]:
    """Return the board and the question to the table after everybody but Boris has answered, and a week has passed."""
    board = await open_match(house, *names)
    for name in names:
        if name != "Boris":
            await answer(house.table.person(name), hand(house.table.person(name)))
            await house.settled()
    await wait(house, 7 * DAY)
    (asked,) = channel(house, "vote")
    return board, asked


async def ask_for_clock(person: Person, message: Message) -> Message:
    """Press the button that adds a clock; return the question which one."""
    return await shown(await person.press(message, custom_id=clock_button(message)))


def clock_button(message: Message) -> str:
    """Return the custom id of the button that adds a clock."""
    return next(b["custom_id"] for b in message.buttons() if ":addclock:" in b["custom_id"])


async def test_a_week_of_silence_is_put_to_those_who_wait(house: House) -> None:
    board, asked = await silent(house, *NAMES)
    anna, boris, vera = people_of(house, NAMES)
    assert SAY("late-silent", name="**B** Boris", moment="|").split("|")[0] in asked.text
    assert SAY("late-means-wait-silent") in asked.text
    assert sorted(pinged(house)[-1]) == sorted([anna.id, vera.id])
    assert SAY("board-silent", letter="B", moment="|").split("|")[0] in board.text
    log = await shown(await anna.press(board, label=SAY("button-log")))
    assert texts(anna)("log-silent", name="Boris", days=7) in log.text
    turns = await shown(await boris.slash("turns", channel=house.table.general))
    assert texts(boris)("turns-silent") in turns.text
    await answer(boris, hand(boris))
    await house.settled()
    assert channel(house, "vote") == []
    assert SAY("board-silent", letter="B", moment="|").split("|")[0] not in board.text


async def test_a_bot_plays_on_for_the_silent_one(house: House) -> None:
    board, asked = await silent(house, *NAMES)
    anna, _, vera = people_of(house, NAMES)
    for person in (anna, vera):
        await person.press(asked, label=label(asked, "vote", "practice"))
    await house.settled()
    assert (await state(house, board)).seats[1].status == "practice"


async def test_a_clock_is_added_by_the_one_who_waits(house: House) -> None:
    board, asked = await silent(house, "Anna", "Boris")
    anna, boris = people_of(house, NAMES[:2])
    question = await ask_for_clock(anna, asked)
    assert texts(anna)("motion-alone-clock") in question.text
    done = await anna.pick(question, "3d")
    assert texts(anna)("motion-done") in await said(done)
    await house.settled()
    assert terms_of((await state(house, board)).row.clock) == Terms("days", 3 * DAY)
    assert channel(house, "vote") == []
    assert SAY("log-clocked", clock="3 days per move") in board.text
    await wait(house, 3 * DAY)
    (late,) = channel(house, "vote")
    assert SAY("late-fallen", name="**B** Boris", moment="|").split("|")[0] in late.text
    assert texts(boris)("button-add-clock") not in str(late.buttons())


async def test_a_clock_is_added_by_all(house: House) -> None:
    board = await open_match(house, *NAMES)
    anna, boris, vera = people_of(house, NAMES)
    clocks = await shown(await anna.slash("clock", channel=house.table.general))
    assert texts(anna)("clock-means-silence", days=7) in clocks.text
    stale = await ask_for_clock(vera, await shown(await vera.slash("clock", channel=house.table.general)))
    question = await ask_for_clock(anna, clocks)
    await anna.pick(question, "1d")
    await house.settled()
    (asked,) = channel(house, "second")
    assert SAY("motion-clock", names="**A** Anna", clock="1 day per move") in asked.text
    again = await ask_for_clock(boris, await shown(await boris.slash("clock", channel=house.table.general)))
    assert texts(boris)("motion-clock-asked", clock="1 day per move") in again.text
    for person in (boris, vera):
        await person.press(asked, label=SAY("button-motion-agree"))
    await house.settled()
    assert terms_of((await state(house, board)).row.clock) == Terms("days", DAY)
    assert channel(house, "second") == []
    clocks = await shown(await anna.slash("clock", channel=house.table.general))
    assert texts(anna)("button-add-clock") not in str(clocks.buttons())
    # A question from before is answered clearly.
    assert texts(vera)("refused-motion-clocked") in await said(await vera.pick(stale, "3d"))
    assert terms_of((await state(house, board)).row.clock) == Terms("days", DAY)
