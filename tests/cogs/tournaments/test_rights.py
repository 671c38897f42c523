"""Rights at a tournament end with its server: elsewhere a manager is a reader like any other."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.tournaments.pages.hall_texts import check_visible, reading_for
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from tests.cogs.tournaments.halls import half_way
from tournaments.facts.kinds import AbsenceAsked
from tournaments.facts.record import Record
from tournaments.state.fold import apply


def answer(hall: Hall, user: int, guild: int) -> Any:
    """Return the answer to a press by a manager of a server, in another channel than the tournament's."""
    pressed = SimpleNamespace(
        user=SimpleNamespace(id=user),
        permissions=discord.Permissions(manage_guild=True),
        guild_id=guild,
        guild=None,
        channel_id=hall.row.channel + 1,
    )
    return SimpleNamespace(interaction=pressed, language="en")


@pytest.mark.rule("TM-60", "TM-61")
def test_a_manager_of_another_server_reads_as_the_entry_that_they_are() -> None:
    hall = half_way("swiss")
    apply(hall.state, Record(hall.version + 1, hall.records[-1].at, AbsenceAsked(2, 3), "player", "", 2))
    here, elsewhere = answer(hall, 1, hall.row.guild), answer(hall, 1, hall.row.guild + 1)
    assert reading_for(here, hall).view.absences == ((3, 2),)
    assert reading_for(elsewhere, hall).view.absences == ()
    assert not reading_for(elsewhere, hall).viewer.organiser


def test_a_manager_of_another_server_does_not_see_a_tournament_by_its_code() -> None:
    hall = half_way("swiss")
    check_visible(answer(hall, 1, hall.row.guild + 1), hall)  # who plays in it sees it from everywhere
    with pytest.raises(RefusedError, match="refused-no-tournament"):
        check_visible(answer(hall, 77, hall.row.guild + 1), hall)
