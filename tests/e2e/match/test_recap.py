"""A private panel tells, above a question, what has happened since the seat's last choice (Legends)."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import House
from tests.e2e.games.legendary import in_play
from tests.e2e.playing import live_of, panel

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_who_is_asked_reads_what_has_happened_since_the_own_last_choice(house: House) -> None:
    _, code, active, other = await in_play(house)
    seat = (await live_of(house, code)).seat_of(int(active.id)).seat  # type: ignore[union-attr]
    assert "draws" in panel(active, code).text, "the beginning of the turn"
    assert "draws" not in panel(other, code).text, "whoever is not asked is told nothing"
    while (question := (await live_of(house, code)).rules_and_match[1].asks[0]).seat == seat or question.kind != "main":
        keys = [option.key for option in question.options]
        chosen = ["pass"] if "pass" in keys else keys[: question.least]
        asked = active if question.seat == seat else other
        await house.bot.referee.choose(code, int(asked.id), question.seat, question.id, chosen)
        await house.settled()
    text = panel(other, code).text
    assert text.count("draws 1 card") == 1
    assert text.index("draws 1 card") < text.index("Your action?")
    assert "draws" not in panel(active, code).text
