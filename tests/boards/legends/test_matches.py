"""Pictures of Legends in a match played at random: whatever comes up is drawn whole."""

from __future__ import annotations

import random

import pytest

from boards.legends.scenes import SCENES
from boards.painting.layout import Scene
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance
from engines.kernel.views import view as view_of
from engines.legends.views.view import View
from tests.boards.legends.samples import cut, faults, pack
from tests.boards.support import samples, scenes
from tests.engines.legends.sample import SAMPLE
from words.texts import LANGUAGES

NAMES = samples.names(samples.PLAIN[:2])
CHOICES, EVERY = 160, 8


def problems(view: View) -> list[str]:
    """Return the problems of the table's pictures in both languages, and of the viewer's hand."""
    found: list[str] = []
    for language in LANGUAGES:
        words = SCENES.words(language, pack(), NAMES)
        for draw in (SCENES.table, *((SCENES.hand,) if view.viewer is not None else ())):
            made = draw(view, pack(), words, NAMES)
            whole: Scene = scenes.stacked(made)
            found += [*faults(made), *cut(whole)]
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_every_table_of_a_match_is_drawn(seed: int) -> None:
    rng = random.Random(seed)
    setting = SAMPLE.tables[0].table(SAMPLE.game.standard)
    match = setting.begin(seed).match
    seen = set()
    for n in range(CHOICES):
        if match.outcome is not None:
            break
        asked = rng.choice(match.asks)
        if n % EVERY == 0 or match.board.phase not in seen:
            for viewer in (None, asked.seat):
                assert problems(view_of(setting.rules, match, viewer).table) == []
        seen.add(match.board.phase)
        match = advance(setting.rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    assert {"setup", "main"} <= seen
