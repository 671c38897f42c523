"""The examples in the pages on BattleCON run as they stand."""

from __future__ import annotations

import contextlib
import io
import re
import shutil
from pathlib import Path

import pytest

from boards.jobs import new_job
from boards.pictures import draw
from engines.battlecon.content.pack import FOLDER, Pack, load
from engines.battlecon.game import BATTLECON
from engines.battlecon.replay import ReplayError
from engines.battlecon.views.view import CardView
from engines.kernel.content.reading import ContentError, pack_bytes
from tests.engines.battlecon.duels import Fight
from tests.tools.pages import blocks
from words.battlecon.cards.base import MatchWords
from words.texts import LANGUAGES

# -------------------------------------------------------------------- docs/games/battlecon/replay.md


@pytest.mark.rule("BC-83")
def test_the_recorded_duel_comes_to_what_the_page_says() -> None:
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        exec(compile(blocks("docs/games/battlecon/replay.md", "python")[0], "battlecon-replay.md", "exec"), {})
    assert output.getvalue() == blocks("docs/games/battlecon/replay.md", "text")[0]


@pytest.mark.rule("BC-83")
def test_a_record_without_its_choices_says_what_they_must_be() -> None:
    code = blocks("docs/games/battlecon/replay.md", "python")[0].replace(', choices=("s1",)', "")
    with pytest.raises(ReplayError, match="beat 1: fighter 1 is asked 'move': s1, s2, but the record has no answer"):
        exec(compile(code, "battlecon-replay.md", "exec"), {})


# -------------------------------------------------------------------- CONTRIBUTING.md, "Add a fighter"

CHAPTER = "## Add a fighter"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped fighters, and the one of the walk-through beside them."""
    made = tmp_path / "battlecon"
    shutil.copytree(FOLDER, made)
    text = blocks("CONTRIBUTING.md", "toml", CHAPTER)[0]
    (made / "nadia.toml").write_text(text, encoding="utf-8")
    return made


@pytest.fixture
def pack(folder: Path) -> Pack:
    return load(folder)


def test_the_fighter_of_the_walk_through_is_whole(pack: Pack) -> None:
    kit = pack.kit["nadia"]
    assert len(load().kits) + 1 == len(pack.kits)
    assert (len(kit.styles), len(kit.bases), len(kit.finishers)) == (5, 1, 2)
    for language in LANGUAGES:
        texts = MatchWords(language, pack, {}, strict=True)
        for part in pack.part:
            if part.startswith("nadia."):
                texts.text(part)
        job = new_job(
            "battlecon", "card", CardView("nadia"), pack_bytes(pack), "nadia", {}, language=language, theme="dark"
        )
        assert draw(job).startswith(b"\x89PNG")


def test_the_fighter_of_the_walk_through_fights_as_it_says(pack: Pack) -> None:
    """One beat of it: what the chapter tells of the token, the style and the base."""
    fight = Fight("nadia", "claus", rules=BATTLECON.rules(pack), spaces=(2, 4))
    fight.lay("steady/lunge", "cyclone/strike").use(0, "ember").on()
    # Lunge brings her next to Claus; power 3 + 1 (Steady), and 2 for the ember.
    assert fight.emitted("hit", attacker=0)[0]["distance"] == 1
    assert fight.emitted("damage", by=0)[0]["power"] == 6
    # Hitting regains it, at the end of the beat.
    assert fight.held(0, "ember") == (2, 1)


def test_the_fighter_of_the_walk_through_plays_a_duel(pack: Pack) -> None:
    from random import Random

    from engines.battlecon.board import Options
    from engines.kernel.automatic.chance import random_keys
    from engines.kernel.choose import advance, begin

    rng, rules = Random(5), BATTLECON.rules(pack)
    for seed in range(5):
        match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=("nadia", "kora"))).match
        while match.outcome is None:
            asked = match.asks[0]
            advance(rules, match, asked.seat, asked.id, random_keys(asked, rng))
        assert match.board.beat > 1, seed


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('op = "gain"', 'op = "regain"', "nadia.toml:"),
        ('token = "ember"', 'token = "embers"', "this fighter has no token or counter 'embers'"),
        ("difficulty = 1", "difficulty = 4", "Expected `int` <= 3"),
    ],
)
def test_a_mistake_in_it_is_an_error_with_file_and_line(folder: Path, old: str, new: str, says: str) -> None:
    path = folder / "nadia.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert says in str(caught.value)
    assert re.match(r"nadia\.toml:\d+: ", str(caught.value))
