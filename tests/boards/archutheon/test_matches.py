"""Pictures of Archutheon in a match of quick players with all modules: whatever comes up is drawn whole."""

from __future__ import annotations

from random import Random

import pytest

from boards.archutheon.scenes import SCENES
from engines.archutheon.automatic.practice import quick
from engines.archutheon.board import Options
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.views.view import View
from engines.kernel.choose import advance, begin
from tests.boards.archutheon.samples import MODULES, NAMES, cut, pack, seen, several, words
from tests.boards.support import scenes
from words.texts import LANGUAGES

CHOICES, EVERY = 240, 24


def problems(view: View) -> list[str]:
    """Return the problems of the table's pictures below the board in both languages, and of the viewer's hand."""
    found: list[str] = []
    for language in LANGUAGES:
        table = several(SCENES.table(view, pack(), words(language), NAMES))
        hand = several(SCENES.hand(view, pack(), words(language), NAMES)) if view.viewer >= 0 and view.turn else ()
        found += cut((*table, *hand))
        found += [fault for scene in (*table[1:], *hand) for fault in scenes.faults(scene)]
    return found


@pytest.mark.parametrize("seed", [4, 5])
def test_every_table_of_a_match_is_drawn(seed: int) -> None:
    rules, rng = ARCHUTHEON.rules(pack()), Random(seed)
    settings = Options(colour="orange_host", terrain="drawn", **MODULES)
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), settings).match
    for n in range(CHOICES):
        if not match.asks:
            break
        asked = match.asks[0]
        if n % EVERY == 0:
            assert [problem for viewer in (None, asked.seat) for problem in problems(seen(match, viewer))] == []
        match = advance(rules, match, asked.seat, asked.id, quick(rules, match, asked.seat, rng)).match
    assert match.board.turn > 3
