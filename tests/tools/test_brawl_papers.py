"""The champion, arena and challenges in CONTRIBUTING.md can be loaded and played as they stand."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boards.jobs import new_job
from boards.pictures import draw
from engines.brawl.board import Options
from engines.brawl.content.pack import FOLDER, Pack, load
from engines.brawl.game import BRAWL
from engines.brawl.views.view import CardView
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.content.reading import ContentError, pack_bytes
from engines.kernel.hexes import bits
from engines.kernel.views import view
from tests.engines.brawl import bouts, naming
from tests.engines.brawl.bouts import Blow, Bout
from tests.tools.pages import blocks
from words.brawl.cards.base import MatchWords
from words.texts import LANGUAGES

CHAMPION = "## Add a champion"
ARENA = "## Add an arena or challenges"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The shipped files, with the champion of the walk-through beside the others."""
    made = tmp_path / "brawl"
    shutil.copytree(FOLDER, made)
    (made / "champions" / "zizi.toml").write_text(blocks("CONTRIBUTING.md", "toml", CHAMPION)[0], encoding="utf-8")
    return made


@pytest.fixture
def pack(folder: Path) -> Pack:
    return load(folder)


@pytest.fixture
def _with_zizi(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let bouts be fought with the champion of the walk-through."""
    rules = BRAWL.rules(pack)
    monkeypatch.setattr(bouts, "RULES", rules)
    monkeypatch.setattr(naming, "PACK", pack)
    bouts.before_the_last_deployment.cache_clear()
    yield
    bouts.before_the_last_deployment.cache_clear()


def play(pack: Pack, seed: int, options: Options, players: int = 2) -> int:
    """Let chance play a match to its end; return how many rounds it took."""
    rng, rules = Random(seed), BRAWL.rules(pack)
    match = begin(rules, range(players), rng.randbytes(32).hex(), options).match
    while match.outcome is None:
        asked = match.asks[0]
        advance(rules, match, asked.seat, asked.id, random_keys(asked, rng))
    return int(match.board.round)


# -------------------------------------------------------------------- the champion


def test_the_champion_of_the_walk_through_is_whole(pack: Pack) -> None:
    assert len(load().champions) + 1 == len(pack.champions)
    assert [champion.emblem for champion in pack.champions].count("wasp_sting") == 1
    for language in LANGUAGES:
        words = MatchWords(language, pack, {}, strict=True)
        assert len(words.ability("zizi")) == 1
        for card in pack.cards_of("zizi"):
            assert words.text(card) or pack.card[card].strength is not None, card
        job = new_job("brawl", "card", CardView("zizi"), pack_bytes(pack), "zizi", {}, language=language, theme="dark")
        assert draw(job).startswith(b"\x89PNG")


@pytest.mark.usefixtures("_with_zizi")
def test_the_swarm_pushes_and_the_stinger_is_stronger_on_the_bloodied() -> None:
    bout = Bout("zizi:C4", "taze:C3", hand="swarm")
    bout.play("swarm", "stay", "d3")
    assert bout.figures("taze") == Blow(2, 0)
    assert bout.at("taze") == ["C2"], "pushed by 1"
    for damage, strength in ((2, 1), (3, 3)):
        bout = Bout("zizi:C6", "taze:C3", hand="stinger", damage={"taze": damage})
        bout.play("stinger", "stay", "taze")
        assert bout.figures("taze") == Blow(strength, 0)
        assert bout.blows("poison") == [("taze", 1)]


@pytest.mark.usefixtures("_with_zizi")
def test_levelled_she_swoops_after_a_yellow_card_and_the_honeycomb_heals() -> None:
    bout = Bout("zizi:C4 rath:C5", "taze:G1", hand="honeycomb", damage={"rath": 3}, levelled="zizi")
    bout.play("honeycomb", "stay", "use", "2", "C6")
    assert bout.damage("rath") == [1]
    assert bout.moved("swoop") == [("zizi", "C6")]


@pytest.mark.usefixtures("_with_zizi")
def test_the_smoke_defends_and_leaves() -> None:
    bout = Bout("taze:C4", "zizi:C5 rath:G1", hand="finishing_blow smoke")
    bout.play("finishing_blow", "stay", "zizi", "smoke>zizi", "C6")
    assert bout.figures("zizi") == Blow(3, 2)
    assert bout.at("zizi") == ["C6"]


def test_the_champion_of_the_walk_through_plays_matches(pack: Pack) -> None:
    others = [champion.id for champion in load().champions]
    for seed in range(3):
        kits = ("zizi", *Random(seed).sample(others, 5))
        assert play(pack, seed, Options(select="agreement", champions=kits)) > 1


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('op = "push"', 'op = "shove"', "Invalid value 'shove'"),
        ('core = "red", kind = "attack", move = 1', 'core = "blue", kind = "attack", move = 1', "two cards of each core"),
        ('base = { health = 6', 'base = { health = 60', "Expected `int` <= 20"),
        ('most = 3 }, strength = 2', 'most = 4 }, strength = 2', "an area has 3 or 6 hexes"),
    ],
)  # fmt: skip
def test_a_mistake_in_it_is_an_error_with_file_and_line(folder: Path, old: str, new: str, says: str) -> None:
    path = folder / "champions" / "zizi.toml"
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert says in str(caught.value)
    assert re.match(r"zizi\.toml:\d+: ", str(caught.value))


# -------------------------------------------------------------------- the arena and its challenges


@pytest.fixture
def replaced(tmp_path: Path) -> Path:
    """The shipped files, with the arena and the challenges of the page in place of ours."""
    made = tmp_path / "brawl"
    shutil.copytree(FOLDER, made)
    arena, challenges = blocks("CONTRIBUTING.md", "toml", ARENA)
    (made / "arenas" / "courtyard.toml").write_text(arena, encoding="utf-8")
    (made / "challenges.toml").write_text(challenges, encoding="utf-8")
    return made


@pytest.mark.rule("SB-81", "SB-82", "SB-86")
def test_another_arena_and_other_challenges_are_played_and_shown(replaced: Path) -> None:
    pack = load(replaced)
    assert (len(pack.arenas), pack.arenas[0].name.in_language("en"), pack.arenas[0].grid.size) == (
        1,
        "The Honeycomb",
        37,
    )
    for seed, (mode, players) in enumerate((("duel", 2), ("teams", 4))):
        assert play(pack, seed, Options(mode=mode, select="random"), players) > 1  # type: ignore[arg-type]  # a mode
    rules = BRAWL.rules(pack)
    table = view(rules, begin(rules, (0, 1), "1" * 64, Options(select="random")).match, None).table
    for language in LANGUAGES:
        words = MatchWords(language, pack, {}, strict=True)
        assert all(words.challenge_text(challenge) for challenge in pack.challenge)
        job = new_job("brawl", "table", table, rules.body, rules.hash, {}, language=language, theme="dark")
        assert draw(job).startswith(b"\x89PNG")


@pytest.mark.rule("SB-81")
def test_the_arena_of_the_page_is_as_fair_as_the_page_asks(replaced: Path) -> None:
    arena = load(replaced).arenas[0]
    sides = arena.deployment
    for statue in arena.statues.values():
        near = [min(arena.grid.distance[statue][hex_] for hex_ in range(37) if side >> hex_ & 1) for side in sides]
        assert near[0] == near[1]
    assert bits(arena.statues.values()) & arena.trap_hexes == 0


@pytest.mark.rule("SB-82", "SB-86")
def test_an_arena_without_the_areas_of_the_challenges_or_of_another_name_is_refused(replaced: Path) -> None:
    shutil.copy(FOLDER / "challenges.toml", replaced)
    with pytest.raises(ContentError, match="the arena 'courtyard' has no area 'west'"):
        load(replaced)
    path = replaced / "arenas" / "courtyard.toml"
    path.rename(path.with_name("honeycomb.toml"))
    with pytest.raises(ContentError, match="no arena 'courtyard', in which matches are played"):
        load(replaced)
