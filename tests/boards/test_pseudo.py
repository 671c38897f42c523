"""Pictures of each game in a language whose texts are about 40 % longer (tools/make/pseudo.py): nothing is cut or runs out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boards.games import SCENES
from boards.jobs import Picture, new_job
from boards.pictures import lay_out
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance
from engines.kernel.game import Rules
from engines.kernel.state.model import Match
from engines.kernel.views import view
from tests.support.games import SAMPLES
from tests.support.pseudo import spoken
from tools.make.pseudo import PSEUDO
from tools.packs.looks import cut_texts
from words.learning import LOOKUPS

__all__ = ["spoken"]

pytestmark = pytest.mark.usefixtures("spoken")

EVERY = 7
"""Choices from picture to picture."""

MOST = 120
"""Choices of a match that are made."""

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Zoya")


def problems(rules: Rules[Any, Any], seen: Any, picture: Picture) -> Iterator[str]:
    job = new_job(
        rules.game.id, picture, seen, rules.body, rules.hash, dict(enumerate(NAMES)), language=PSEUDO, theme="dark"
    )
    try:
        made = lay_out(job)
    except ValueError:  # before there is a hand to show
        assert picture == "hand"
        return
    for scene in made:
        yield from cut_texts(scene, PSEUDO)


def moments(match: Match[Any, Any], rules: Rules[Any, Any], rng: Random) -> Iterator[Match[Any, Any]]:
    """Yield a random match every few choices, and its end if it comes to one."""
    for number in range(MOST):
        if number % EVERY == 0 or match.outcome is not None:
            yield match
        if match.outcome is not None:
            return
        asked = rng.choice(match.asks)
        match = advance(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match


@pytest.mark.parametrize("game", SCENES)
def test_tables_and_hands_have_room_for_longer_texts(game: str) -> None:
    found: set[str] = set()
    for setting in SAMPLES[game].tables:
        table = setting.table(SAMPLES[game].game.standard)
        for match in moments(table.begin(1).match, table.rules, Random(1)):
            found.update(problems(table.rules, view(table.rules, match, None).table, "table"))
            for seat in range(table.seats):
                found.update(problems(table.rules, view(table.rules, match, seat).table, "hand"))
    assert found == set(), "\n".join(sorted(found))


@pytest.mark.parametrize("game", SCENES)
def test_every_card_has_room_for_longer_texts(game: str) -> None:
    rules = SAMPLES[game].game.standard
    shown = [entry.view for entry in LOOKUPS[game].entries(rules.pack) if entry.view is not None]
    found = {problem for seen in shown for problem in problems(rules, seen, "card")}
    assert found == set(), "\n".join(sorted(found))
