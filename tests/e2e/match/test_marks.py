"""Public marks as people set them: on the page of orders, seen by all, answering nothing, and not without end (LG-28, LG-64)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from referee.service import MOST_MARKS
from store.match import brought
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, pick, preset, press
from tests.e2e.playing import asked, code_of, forge, live_of, panel, said
from tests.e2e.tables import opened

pytestmark = [pytest.mark.usefixtures("same_dice"), pytest.mark.rule("LG-64")]

NAMES = ("Anna", "Boris")


async def in_play(house: House) -> tuple[Message, str, Person, Person]:
    """Return the board of a match of Legends in its first main phase, its code, whose turn it is, and the other."""
    anna, boris = (house.table.person(name, "en-US") for name in NAMES)
    board = await opened(house, "legends", *NAMES)
    code = code_of(board)
    live = await live_of(house, code)
    for seat in (0, 1):
        await house.db.write(lambda db, seat=seat: brought.put(db, live.row.id, seat, preset(house, seat)))
    await anna.press(board, label=SAY("button-start"))
    await house.settled()
    people = [anna, boris]
    while True:
        live = await live_of(house, code)
        _, match = live.rules_and_match
        question = match.asks[0]
        if question.kind == "main":
            return board, code, people[question.seat], people[1 - question.seat]
        keys = [option.key for option in question.options][-max(question.least, 1) :]  # the hand is kept
        await house.bot.referee.choose(code, int(people[question.seat].id), question.seat, question.id, keys)
        await house.settled()


async def test_a_mark_is_set_on_the_page_of_orders_and_seen_by_all(house: House) -> None:
    board, code, active, other = await in_play(house)
    seat = (await live_of(house, code)).seat_of(int(other.id)).seat  # type: ignore[union-attr]
    before = await asked(house, code, 1 - seat)
    page = await press(other, panel(other, code), "button-orders")
    assert SAY("marks-hint") in page.text
    page = await pick(other, page, "mark", "start on")
    assert "Ask me: start of turn" in page.text
    live = await live_of(house, code)
    _, match = live.rules_and_match
    assert match.board.stops[seat] == ("start",)
    assert await asked(house, code, 1 - seat) == before
    offered = [one["value"] for one in page.selects()[-1]["options"]]
    assert "start off" in offered
    assert "start on" not in offered
    log = await press(active, board, "button-more")
    assert log is not None


async def test_marks_are_bounded_until_somebody_answers(house: House) -> None:
    _, code, _, other = await in_play(house)
    seat = (await live_of(house, code)).seat_of(int(other.id)).seat  # type: ignore[union-attr]
    for n in range(MOST_MARKS):
        await house.bot.referee.mark(code, int(other.id), seat, "end", ("on", "off")[n % 2])
    with pytest.raises(RefusedError, match="refused-marks"):
        await house.bot.referee.mark(code, int(other.id), seat, "end", "on")


async def test_a_forged_mark_is_refused(house: House) -> None:
    _, code, _, other = await in_play(house)
    page = await press(other, panel(other, code), "button-orders")
    control = next(one["custom_id"] for one in page.selects() if ":mark:" in one["custom_id"])
    assert SAY("illegal-not_offered") in await said(forge(house, other, page, control, ["turned 9999"]))
    live = await live_of(house, code)
    _, match = live.rules_and_match
    assert not any(permanent.stays_turned for permanent in match.board.permanents)
