"""Every command of the bot with a match of each game: two play, one watches and takes a seat, one moderates."""

from __future__ import annotations

import logging

import pytest

from engines.games import GAMES
from tests.e2e.conftest import House
from tests.e2e.games.walking import STEPS, Walk, registered
from tests.support.games import SAMPLES

pytestmark = pytest.mark.usefixtures("read_here")


@pytest.mark.parametrize("game", GAMES)
async def test_every_command_works_with_a_match_of_each_game(
    house: House, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    walk = Walk(house, game)
    for step in STEPS:
        await step(walk)
    assert walk.used == {*registered(house)}, "a command that this walk does not know, or that there is no more"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info] == []


async def test_every_game_is_played_by_a_command(house: House) -> None:
    assert registered(house)["play"] == {*GAMES} == {*SAMPLES}
