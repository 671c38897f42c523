"""Archutheon by buttons: whole matches, hidden cards, orders, undo, restarts, practice players."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision
from table.acts.people import Person
from tests.cogs.match.plays import blank
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.playing import controls, live_of, panel, people_of, said, texts
from tests.e2e.tables import begun
from tests.engines.archutheon.sample import MODULES

DUEL = ("Anna", "Boris")
COMMAND = {name if name != "slots" else "board": value for name, value in MODULES.items()}
"""All modules, as options of the command."""

IDLE = frozenset({"pass", "end", "stop", "nothing"})
LONGEST = 900
PRESSES = 3
"""How many presses a usual answer takes at most."""

pytestmark = pytest.mark.usefixtures("same_dice")


@pytest.fixture
def quickly_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """All pictures are empty: for matches in which nobody looks at them."""
    monkeypatch.setattr("tests.e2e.conftest.draw", lambda _job: blank())


def lively(asked: Decision, rng: Random) -> Sequence[str]:
    """Return an answer at random, seldom one that does nothing."""
    keys = [option.key for option in asked.options if option.key not in IDLE]
    if asked.several or asked.facets or not keys or rng.random() < 0.1:
        return random_keys(asked, rng)
    return [rng.choice(keys)]


async def advance(house: House, person: Person, code: str, rng: Random) -> Decision | None:
    """Let a person who is asked answer on their panel; return the question."""
    asked = await table.question(house, person, code)
    if asked is not None:
        await table.reply(house, person, code, lambda each: lively(each, rng))
    return asked


async def until(house: House, code: str, kind: str, rng: Random) -> tuple[Person, Decision]:
    """Play on until somebody is asked a question of this kind; return them with it."""
    for _ in range(LONGEST):
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            if asked is not None and asked.kind == kind:
                return person, asked
            await advance(house, person, code, rng)
    raise AssertionError(f"nobody was asked {kind!r}")


# ---------------------------------------------------------------- whole matches


@pytest.mark.usefixtures("quickly_painted")
@pytest.mark.parametrize(("language", "options"), [("en", {}), ("ru", COMMAND)], ids=["basic", "all modules"])
async def test_a_whole_match_is_played_by_buttons(
    house: House, language: str, options: dict[str, str], caplog: pytest.LogCaptureFixture, taps: list[int]
) -> None:
    rng, most = Random(3), 0
    with caplog.at_level(logging.WARNING):
        code = await begun(house, "archutheon", *DUEL, language=language, **options)
        for _ in range(LONGEST):
            if (await live_of(house, code)).row.status == "over":
                break
            for person in people_of(house, DUEL):
                taps.clear()
                asked = await advance(house, person, code, rng)
                if asked is not None and not asked.several:
                    assert sum(taps) <= PRESSES, asked.kind
                    most = max(most, sum(taps))
    live = await live_of(house, code)
    assert live.row.status == "over"
    assert live.view(None).table.winner in (0, 1)
    assert most >= 1
    assert controls(panel(people_of(house, DUEL)[0], code)) == []
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []
