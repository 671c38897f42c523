"""The creature in CONTRIBUTING.md can be loaded, worded, painted and played as it stands."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

from boards.jobs import new_job
from boards.pictures import draw
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.krendel.content.pack import FOLDER, load
from engines.krendel.views.view import CardView
from tests.tools.pages import blocks
from words.texts import LANGUAGES


def test_the_creature_of_the_walk_through_is_painted_and_played(tmp_path: Path) -> None:
    made = tmp_path / "krendel"
    shutil.copytree(FOLDER, made)
    file = made / "creatures.toml"
    shown = blocks("CONTRIBUTING.md", "toml", "## Add a card")[0]
    file.write_text(f"{file.read_text(encoding='utf-8')}\n{shown}", encoding="utf-8")
    game, pack = GAMES["krendel"], load(made)
    assert len(pack.creatures) == len(load().creatures) + 1
    emblems = [creature.emblem for creature in pack.creatures]
    assert len(set(emblems)) == len(emblems)
    rules = game.rules(pack)
    for language in LANGUAGES:
        card = CardView("creature", "heron")
        assert draw(new_job("krendel", "card", card, rules.body, rules.hash, {}, language=language, theme="dark"))
    rng, met = Random(3), False
    match = begin(rules, range(6), rng.randbytes(32).hex(), game.options_type()).match
    while match.outcome is None:
        asked = match.asks[0]
        keys = random_keys(asked, rng)
        met = met or any("heron" in key for key in keys)
        advance(rules, match, asked.seat, asked.id, keys)
    assert met
