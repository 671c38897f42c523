"""The sender of tournaments' messages: one that cannot be composed keeps back no other."""

from __future__ import annotations

import pytest

from cogs.kit.composing.messages import Message
from cogs.tournaments.messages.slots import TournamentSlots
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import CARD
from store.tournaments import outbox
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


@pytest.mark.parametrize("fault", [KeyError("a fault of ours"), RefusedError("refused-tournament-solver")])
async def test_a_message_that_cannot_be_composed_keeps_back_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    evening, whole = await Evening.made(house, Settings(format=Swiss(rounds=2))), TournamentSlots.compose

    async def compose(self: TournamentSlots, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        if slot == CARD:
            raise fault
        return await whole(self, hall, slot, posted=posted)

    monkeypatch.setattr(TournamentSlots, "compose", compose)
    number = (await evening.hall()).row.id
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await house.settled()
    assert await house.bot.event_sender.deliver_owed()
    assert [slot.partition(":")[0] for slot in await outbox.posts(house.db, number)] == ["news"]
    assert [row.slot for row in await outbox.owed(house.db)] == [CARD]
    monkeypatch.undo()
