"""Public marks as people set them: on the page of orders, seen by all, answering nothing, and not without end (LG-28, LG-64)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from referee.service import MOST_MARKS
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, pick, press
from tests.e2e.games.legendary import in_play
from tests.e2e.playing import asked, forge, live_of, panel, said

pytestmark = [pytest.mark.usefixtures("same_dice"), pytest.mark.rule("LG-64")]


async def test_a_mark_is_set_on_the_page_of_orders_and_seen_by_all(house: House) -> None:
    board, code, active, other = await in_play(house)
    seat = (await live_of(house, code)).seat_of(int(other.id)).seat  # type: ignore[union-attr]
    before = await asked(house, code, 1 - seat)
    page = await press(other, panel(other, code), "button-orders")
    assert SAY("marks-hint") in page.text
    assert SAY("marks-none") in page.text
    assert "For example, “Ask me: end of turn”" in page.text
    page = await pick(other, page, "mark", "start on")
    assert f"{SAY('marks-standing')}\n- Ask me: start of turn" in page.text
    assert SAY("marks-none") not in page.text
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
