"""While all choose in secret, neither clocks nor reminders tell who has answered, until the flag of one who has not falls."""

from __future__ import annotations

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import DAY, HOUR, MINUTE, channel, hand, open_match, prefer, wait
from tests.e2e.conftest import House
from tests.e2e.games.watched import PUBLIC, Watched, sent
from tests.e2e.playing import answer, code_of, out_of_the_way, people_of, restart

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")

WAITS = {
    "none": (6 * HOUR, 6 * HOUR - MINUTE, MINUTE, 12 * HOUR, 12 * HOUR),
    "1d": (6 * HOUR, 6 * HOUR - MINUTE, MINUTE, 6 * HOUR, 4 * HOUR),
}
"""How long is waited, by the terms: reminders come after the third and the last."""

BEFORE_A_REMINDER, RESTARTED = 2, 3

NOTE = "My messages do not reach"


class Waited(Watched):
    """A match with a clock through which nobody answers, but Boris the second time; what others see of it is kept."""

    async def play_through(self, people: list[Person], terms: str, *, early: bool, closed: bool) -> None:
        house, (anna, boris, vera) = self.house, people
        self.since = len(house.table.requests)
        board = await open_match(house, *NAMES, clock=terms)
        self.code = code_of(board)
        self.names = {self.code: "CODE"} | {p.id: p.name for p in people}
        self.keep("begin", boris)
        for step, seconds in enumerate(WAITS[terms]):
            if early and step == BEFORE_A_REMINDER:
                await self.answer_early(boris, board, closed=closed)
            await wait(house, seconds)
            if step == RESTARTED:
                await restart(house)
            self.keep(f"wait {step}", boris)
            await (await vera.slash("clock", {"match": self.code})).answered()
            await (await anna.press(board, label="Log")).answered()
            self.keep(f"look {step}", boris)

    async def answer_early(self, boris: Person, board: Message, *, closed: bool) -> None:
        shown = (await (await boris.press(board, label="My hand")).answered()).message if closed else hand(boris)
        assert shown is not None
        await answer(boris, shown)
        await self.house.settled()
        self.keep("extra answer", boris)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("terms", ["none", "1d"])
async def test_reminders_leave_no_trace_of_an_answer(house: House, terms: str, closed: bool) -> None:
    """The same cards twice, the second time Boris has answered at once: up to the fall, others are sent the same."""
    people = people_of(house, NAMES)
    boris = people[1]
    await prefer(house, people[2], zone="Europe/Moscow", quiet_from=60, quiet_to=120)
    if closed:
        boris.close_dms()
        await open_match(house, *NAMES)  # from then on that is known
        await out_of_the_way(house)
    once, twice = Waited(house), Waited(house)
    await wait(house, 0)  # what is done now and then is done here, not to a lobby of one of them
    begun = house.clock()
    await once.play_through(people, terms, early=False, closed=closed)
    await out_of_the_way(house)
    # Both begin at the same time of the day, which quiet hours go by, and long after anybody has acted.
    await wait(house, (begun - house.clock()) % DAY + DAY)
    await twice.play_through(people, terms, early=True, closed=closed)
    assert [rows for name, rows in twice.steps if name.startswith("extra")] == [[]]
    usual = [(name, rows) for name, rows in twice.steps if not name.startswith("extra")]
    assert [name for name, _ in once.steps] == [name for name, _ in usual]
    for (name, first), (_, second) in zip(once.steps, usual, strict=True):
        assert first == second, name
    loud = [name for name, rows in once.steps if name.startswith("wait") and rows]
    assert len(loud) >= 2
    assert any(seer == PUBLIC for _, rows in once.steps[1:] for seer, *_ in rows) == closed


async def test_a_flag_tells_only_of_those_who_have_not_answered(house: House) -> None:
    people = people_of(house, NAMES)
    await open_match(house, *NAMES, clock="1d")
    await answer(people[1], hand(people[1]))
    await house.settled()
    await wait(house, DAY + 1)
    (asked,) = channel(house, "vote")
    assert "**A** Anna" in asked.text
    assert "**C** Vera" in asked.text
    assert "**B** Boris" not in asked.text


async def test_a_reminder_that_does_not_arrive_shows_when_all_have_chosen(house: House) -> None:
    """It goes to those alone who have not answered: that it failed would tell who they are."""
    anna, boris, vera = people_of(house, NAMES)
    board = await open_match(house, *NAMES)
    boris.close_dms()
    since = len(house.table.requests)
    await wait(house, 12 * HOUR)
    assert [body for seer, _, body in sent(house, since) if seer == PUBLIC] == []
    assert NOTE not in board.text
    for person in (anna, vera, boris):
        await answer(person, hand(person))
        await house.settled()
    assert f"{NOTE} **B** Boris" in board.text


async def test_a_hand_that_arrives_again_after_an_answer_shows_when_all_have_chosen(house: House) -> None:
    anna, boris, vera = people_of(house, NAMES)
    boris.close_dms()
    board = await open_match(house, *NAMES)
    assert NOTE in board.text
    shown = await (await boris.press(board, label="My hand")).answered()
    assert shown.message is not None
    boris.open_dms()
    house.clock.forward(HOUR + 1)  # a message that was refused is tried again then
    since = len(house.table.requests)
    await answer(boris, shown.message)
    await house.settled()
    assert boris.inbox != []
    assert [body for seer, _, body in sent(house, since) if seer == PUBLIC] == []
    for person in (anna, vera):
        await answer(person, hand(person))
        await house.settled()
    assert NOTE not in board.text
