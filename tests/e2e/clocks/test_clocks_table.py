"""What the table decides by buttons: about a flag that fell, a pause, an end without a result; and vacations."""

from __future__ import annotations

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import (
    DAY,
    HOUR,
    MINUTE,
    channel,
    hand,
    label,
    open_match,
    pinged,
    prefer,
    state,
    wait,
    worded,
)
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, people_of, restart, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")
SAY = words("en", strict=True)


async def late(house: House, *names: str, clock: str = "10m") -> tuple[Message, Message]:
    """Return the board and the question to the table after everybody but Boris has answered in time."""
    board = await open_match(house, *names, clock=clock)
    for name in names:
        if name != "Boris":
            await answer(house.table.person(name), hand(house.table.person(name)))
            await house.settled()
    await wait(house, 10 * MINUTE + 1)
    (asked,) = channel(house, "vote")
    return board, asked


async def vote(house: House, person: Person, message: Message, kind: str) -> str:
    """Press a button of the question to the table; return what is said to who pressed."""
    name = next(b["custom_id"] for b in message.buttons() if f":vote:late:{kind}" in b["custom_id"])
    heard = await (await person.press(message, custom_id=name)).answered()
    assert heard.message is not None
    if kind in ("remove", "close") and heard.message.text.startswith(texts(person)(f"late-sure-{kind}")):
        heard = await (await person.press(heard.message, label=texts(person)("button-sure"))).answered()
        assert heard.message is not None
    await house.settled()
    return heard.message.text


async def test_a_flag_that_falls_is_put_to_the_others(house: House) -> None:
    since = len(house.table.requests)
    board, asked = await late(house, *NAMES)
    anna, boris, vera = people_of(house, NAMES)
    assert worded(SAY, "late-fallen", name="**B** Boris") in asked.text
    assert SAY("late-means-wait", span=SAY("span-minutes", count=10)) in asked.text
    assert [label(asked, "vote", kind) for kind in ("wait", "practice", "remove", "close")] == [
        SAY(f"button-vote-{kind}", votes=0, needed=2) for kind in ("wait", "practice", "remove", "close")
    ]
    assert sorted(pinged(house, since)[-1]) == sorted([anna.id, vera.id])
    assert worded(SAY, "board-fallen", letter="B") in board.text
    assert worded(SAY, "board-until", line="") not in board.text  # the flags of those who have answered fall no more
    assert texts(boris)("refused-motion-own") in await vote(house, boris, asked, "remove")
    log = await said(await vera.slash("log", channel=house.table.general))
    assert texts(vera)("log-flag", name="Boris", letter="B") in log


@pytest.mark.parametrize("kind", ["wait", "practice", "remove", "close"])
async def test_what_three_may_decide(house: House, kind: str) -> None:
    board, asked = await late(house, *NAMES)
    anna, _, vera = people_of(house, NAMES)
    assert await vote(house, anna, asked, kind) == texts(anna)("motion-counted")
    await restart(house)
    assert label(asked, "vote", kind) == SAY(f"button-vote-{kind}", votes=1, needed=2)
    assert (await state(house, board)).row.status == "playing"
    assert await vote(house, vera, asked, kind) == texts(vera)("motion-done")
    live = await state(house, board)
    assert channel(house, "vote") == []
    if kind == "close":
        assert (live.row.status, live.row.reason) == ("closed", "agreed")
        assert SAY("board-closed-agreed") in board.text
        return
    assert live.row.status == "playing"
    assert live.seats[1].status == {"wait": "human", "practice": "practice", "remove": "left"}[kind]
    if kind == "wait":
        await wait(house, 9 * MINUTE)
        assert channel(house, "vote") == []
        await wait(house, 2 * MINUTE)
        assert len(channel(house, "vote")) == 1


@pytest.mark.parametrize("kind", ["wait", "practice", "remove", "close"])
async def test_what_one_may_decide_alone_against_one(house: House, kind: str) -> None:
    board, asked = await late(house, "Anna", "Boris")
    anna = house.table.person("Anna")
    assert SAY("late-means-win") in asked.text
    assert label(asked, "vote", kind) == SAY(f"button-vote-{kind}", votes=0, needed=1)
    assert await vote(house, anna, asked, kind) == texts(anna)("motion-done")
    live = await state(house, board)
    assert live.row.status == {"remove": "over", "close": "closed"}.get(kind, "playing")
    assert channel(house, "vote") == []
    if kind == "remove":
        assert live.match is not None
        assert live.match.outcome is not None
        assert live.match.outcome.winners == (0,)


async def test_a_vote_can_be_taken_back_and_a_late_answer_ends_it_all(house: House) -> None:
    board, asked = await late(house, *NAMES)
    anna, boris, _ = people_of(house, NAMES)
    await vote(house, anna, asked, "remove")
    assert await vote(house, anna, asked, "remove") == texts(anna)("motion-withdrawn")
    assert label(asked, "vote", "remove") == SAY("button-vote-remove", votes=0, needed=2)
    await vote(house, anna, asked, "remove")
    await answer(boris, hand(boris))
    await house.settled()
    assert channel(house, "vote") == []
    assert asked.deleted
    assert worded(SAY, "board-fallen", letter="B") not in board.text
    assert (await state(house, board)).row.status == "playing"


# ---------------------------------------------------------------- pause, and ending without a result


async def propose(house: House, person: Person, board: Message, action: str, kind: str) -> str:
    """Ask the table for something, from the board's **More**; return what is said to who asks."""
    panel = await (await person.press(board, label="More")).answered()
    assert panel.message is not None
    name = next(b["custom_id"] for b in panel.message.buttons() if f":{action}:" in b["custom_id"])
    asked = await (await person.press(panel.message, custom_id=name)).answered()
    assert asked.message is not None
    assert texts(person)(f"motion-all-{kind}") in asked.message.text
    await person.press(asked.message, label=texts(person)(f"button-{kind}-ask"))
    await house.settled()
    return asked.message.text


async def test_a_pause_by_consent(house: House) -> None:
    board = await open_match(house, *NAMES, clock="10m")
    anna, boris, vera = people_of(house, NAMES)
    assert await propose(house, anna, board, "pause", "pause") == texts(anna)("motion-open")
    (asked,) = channel(house, "second")
    assert "**A** Anna" in asked.text
    assert await said(await anna.press(asked, label="Agree")) == texts(anna)("motion-agreed-already")
    assert await said(await boris.press(asked, label="Agree")) == texts(boris)("motion-counted")
    await restart(house)
    (asked,) = channel(house, "second")
    assert asked.text.count("<@") == 1
    assert await said(await vera.press(asked, label="Agree")) == texts(vera)("motion-done")
    await house.settled()
    assert channel(house, "second") == []
    assert worded(SAY, "board-paused-consent") in board.text
    await wait(house, 3 * DAY)
    assert channel(house, "vote") == []
    await answer(anna, hand(anna))
    since = len(house.table.requests)
    assert await said(await boris.press(board, label=SAY("button-resume"))) == texts(boris)("resumed")
    await house.settled()
    assert worded(SAY, "board-paused-consent") not in board.text
    assert len(pinged(house, since)) == 1
    await wait(house, 9 * MINUTE)
    assert channel(house, "vote") == []
    await wait(house, 2 * MINUTE)
    assert len(channel(house, "vote")) == 1


async def test_one_who_is_against_ends_it(house: House) -> None:
    board = await open_match(house, *NAMES)
    anna, boris, _ = people_of(house, NAMES)
    await propose(house, anna, board, "endless", "close")
    (asked,) = channel(house, "second")
    assert await said(await boris.press(asked, label="Against")) == texts(boris)("motion-refused")
    await house.settled()
    assert channel(house, "second") == []
    assert await propose(house, anna, board, "endless", "close") == texts(anna)("motion-open")
    (asked,) = channel(house, "second")
    assert await said(await anna.press(asked, label="Against")) == texts(anna)("motion-withdrawn")
    await house.settled()
    assert channel(house, "second") == []
    late = await said(await anna.slash("resume", channel=house.table.general))
    assert texts(anna)("refused-not-paused") in late


async def test_all_may_end_a_match_without_a_result(house: House) -> None:
    board = await open_match(house, "Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    await propose(house, anna, board, "endless", "close")
    (asked,) = channel(house, "second")
    await boris.press(asked, label="Agree")
    await house.settled()
    live = await state(house, board)
    assert (live.row.status, live.row.reason) == ("closed", "agreed")
    assert SAY("board-closed-agreed") in board.text
    worded = (await (await anna.slash("catchup", {"match": code_of(board)})).answered()).message
    assert worded is not None
    assert texts(anna)("board-closed-agreed") in worded.text
    assert channel(house, "second") == []


# ---------------------------------------------------------------- vacation


async def test_a_vacation_stops_the_clock_of_days(house: House) -> None:
    board = await open_match(house, "Anna", "Boris", clock="1d")
    anna, boris = people_of(house, ("Anna", "Boris"))
    await answer(anna, hand(anna))
    shown = await (await boris.slash("vacation", channel=house.table.general)).answered()
    assert shown.message is not None
    assert texts(boris)("vacation-left", count=30) in shown.message.text
    await boris.press(shown.message, label=texts(boris)("span-days", count=3))
    await house.settled()
    assert texts(boris)("vacation-begun") in shown.message.text
    assert worded(SAY, "board-away", letter="B") in board.text
    await wait(house, 3 * DAY - HOUR)
    assert channel(house, "vote") == []
    refused = await said(await boris.slash("vacation", {"days": 2}, channel=house.table.general))
    assert worded(texts(boris), "refused-vacation-runs", until="|") in refused
    await wait(house, 2 * HOUR)
    assert channel(house, "vote") == []
    await wait(house, DAY)
    assert len(channel(house, "vote")) == 1


async def test_a_vacation_ends_early_and_the_clock_runs_on(house: House) -> None:
    board = await open_match(house, "Anna", "Boris", clock="1d")
    boris = house.table.person("Boris")
    await boris.slash("vacation", {"days": 5}, channel=house.table.general)
    await house.settled()
    await wait(house, DAY / 2)
    page = await (await boris.slash("vacation", channel=house.table.general)).answered()
    assert page.message is not None
    await boris.press(page.message, label=texts(boris)("button-vacation-end"))
    await house.settled()
    assert texts(boris)("vacation-ended") in page.message.text
    assert texts(boris)("vacation-left", count=29) in page.message.text
    assert worded(SAY, "board-away", letter="B") not in board.text
    assert code_of(board)


async def test_what_cannot_be_taken_back_asks_whoever_decides_it(house: House) -> None:
    board, asked = await late(house, "Anna", "Boris")
    anna = house.table.person("Anna")
    name = next(b["custom_id"] for b in asked.buttons() if ":vote:late:remove" in b["custom_id"])
    question = await (await anna.press(asked, custom_id=name)).answered()
    assert question.message is not None
    assert question.message.text.startswith(texts(anna)("late-sure-remove") + "\n-# `")
    await anna.press(question.message, label=texts(anna)("button-keep"))
    await house.settled()
    assert (await state(house, board)).row.status == "playing"


async def test_a_match_is_left_from_the_panel_behind_more(house: House) -> None:
    board = await open_match(house, *NAMES)
    vera = house.table.person("Vera")
    more = await (await vera.press(board, label="More")).answered()
    assert more.message is not None
    asked = await (await vera.press(more.message, label=texts(vera)("button-giveup"))).answered()
    assert asked.message is not None
    await vera.press(asked.message, label=texts(vera)("button-concede"))
    await house.settled()
    assert (await state(house, board)).seats[2].status == "practice"
    gleb = house.table.person("Gleb")
    looked = await (await gleb.press(board, label="More")).answered()
    assert looked.message is not None
    assert texts(gleb)("button-giveup") not in [b["label"] for b in looked.message.buttons()]


async def test_who_is_late_is_not_asked_about_a_seat_that_was_left(house: House) -> None:
    board = await open_match(house, *NAMES, "Gleb", clock="10m")
    code = code_of(board)
    for name in ("Anna", "Vera"):
        await answer(house.table.person(name), hand(house.table.person(name)))
        await house.settled()
    await house.bot.referee.seats.concede(code, int(house.table.person("Gleb").id))
    await house.settled()
    assert label(board, "remove") == SAY("button-remove", letter="D", votes=0, needed=3)
    await wait(house, 10 * MINUTE + 1)
    assert label(board, "remove") == SAY("button-remove", letter="D", votes=0, needed=2)


async def test_the_table_is_not_called_who_does_not_want_to_be(house: House) -> None:
    anna, _, vera = people_of(house, NAMES)
    await prefer(house, vera, pings="off")
    since = len(house.table.requests)
    await open_match(house, *NAMES, clock="10m")
    for person in (anna, vera):
        await answer(person, hand(person))
        await house.settled()
    await wait(house, 10 * MINUTE + 1)
    (asked,) = channel(house, "vote")
    assert f"<@{vera.id}>" in asked.text
    assert pinged(house, since)[-1] == [anna.id]
    assert all(vera.id not in users for users in pinged(house, since))
