"""Every question of BattleCON as messages, judged by Discord's limits in both languages: panels, the channel, the board."""

from __future__ import annotations

from random import Random

import pytest

from engines.battlecon.board import Options
from engines.battlecon.game import DECISIONS
from engines.kernel.state.model import Decision
from tests.cogs.games.fights import RULES, judged
from tests.cogs.match.halls import Hall
from tests.cogs.screens.asking import matches, started
from words.texts import LANGUAGES, Language

TABLES: tuple[tuple[str, int], ...] = (
    ("draft", 2),
    ("blind", 2),
    ("random", 2),
    ("random", 4),
    ("open", 3),
    ("blind", 4),
)
MODES = {2: "duel", 3: "two_on_one", 4: "two_on_two"}
DUELS = 60
"""Duels of fighters dealt at random, in which the rare questions come up."""


def eager(asked: Decision, rng: Random) -> list[str]:
    """Save force, guess, play finishers as soon as can be, decline nothing: so rare effects happen."""
    keys = [option.key for option in asked.options]
    for wanted in (("play",), (".guess",), ("pass",)):
        if found := [key for key in keys if key.endswith(wanted)]:
            return [found[0]]
    maneuvers = [key for key in keys if key.startswith("maneuver/")]
    if maneuvers and rng.random() < 0.5:
        return [rng.choice(maneuvers)]
    return [rng.choice([key for key in keys if key != "decline"] or keys)]


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_in_every_place(hall: Hall, language: Language) -> None:
    seen: set[tuple[str, int]] = set()
    for select, seats in TABLES:
        options: dict[str, object] = {"select": select, "mode": MODES[seats]}
        live = await started(hall, "battlecon", seats, language, options)
        chosen = Options(**options)  # type: ignore[arg-type]
        duels = [
            matches(RULES, seats, chosen, seed) for seed in range(DUELS if (select, seats) == ("random", 2) else 2)
        ]
        if (select, seats) == ("random", 2):
            duels += [matches(RULES, 2, Options(fighters=("juto", "seth")), seed, eager) for seed in range(DUELS)]
        for duel in duels:
            for match, asked in duel:
                if (asked.kind, seats) not in seen:
                    seen.add((asked.kind, seats))
                    live.put(RULES.copy(match), {})
                    await judged(hall, live, asked, language)
    assert {kind for kind, _ in seen} == {*DECISIONS}
