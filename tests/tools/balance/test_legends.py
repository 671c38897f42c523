"""The games of Legends' preset decks: the report says what was counted, the same seed says the same, a stopped run goes on."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import redeal
from engines.legends.board import Options
from engines.legends.decks.bring import preset_deck
from engines.legends.decks.deck import text_of
from engines.legends.game import LEGENDS
from tools.balance.__main__ import main
from tools.balance.experiment import Request
from tools.balance.journal import read, spread_on
from tools.balance.legends.figures import Group, Run
from tools.balance.legends.measure import Job, jobs_of, play
from tools.balance.legends.picture import games_scene
from tools.balance.legends.player import answer
from tools.balance.legends.report import report, summary
from tools.balance.legends.watch import FIGHT, SKILL, Fallen, Fate

PACK = LEGENDS.standard.pack
RED, WOOD = "red_raid", "wild_wood"
SQUADS = (("ingrit", "mira", "radmir"), ("morgut", "radmir", "tarkhan"))


def won(winner: int, *, swapped: bool = False, turns: int = 12, stuck: int = 1, fallen: Sequence[Fallen] = ()) -> Fate:
    return Fate(
        decks=(WOOD, RED) if swapped else (RED, WOOD),
        squads=SQUADS[::-1] if swapped else SQUADS,
        winner=winner,
        reason="heroes" if winner >= 0 else "turns",
        turns=turns,
        attacked=turns - 5,
        able=turns - 1,
        drawing=10,
        stuck=stuck,
        emptied=winner < 0,
        played=(("spark",), ("spark", "brown_bear")),
        fallen=tuple(fallen),
        harm={FIGHT: 6, SKILL: 2},
    )


def made(*games: Fate, practice: Sequence[Fate] = ()) -> Run:
    return Run(PACK, 3, games, tuple(practice), {"games": len(games), "practice": len(practice)})


def test_a_deck_wins_by_its_sides_whoever_is_first_and_a_draw_is_half() -> None:
    group = Group((won(0), won(1, swapped=True), won(0, swapped=True), won(-1)))
    assert group.pairs[RED, WOOD] == (0.625, 4)
    assert group.pairs[WOOD, RED] == (0.375, 4)
    assert group.share(RED) == (0.625, 4)
    assert group.first == (0.625, 4)
    assert dict(group.ends) == {"heroes": 3, "turns (drawn)": 1}
    assert group.emptied == 0.25


def test_turns_are_measured_in_all_games_together() -> None:
    group = Group((won(0, turns=10, stuck=0), won(0, turns=12, stuck=1), won(0, turns=32, stuck=5)))
    assert group.length == (12, pytest.approx(30))
    assert group.idle == pytest.approx(12 / 51)
    assert group.stuck == 6 / 30
    assert group.without_attack == 0.25


def test_a_hero_is_weighed_with_and_without_and_by_what_kills_him() -> None:
    falls = [Fallen(0, "mira", FIGHT), Fallen(1, "radmir", FIGHT)]
    found = Group((won(0, fallen=falls), won(1, fallen=[Fallen(0, "mira", SKILL)]), won(1))).hero(RED, "mira")
    assert found.with_ == (pytest.approx(1 / 3), 3)
    assert found.without.count == 0
    assert found.died == pytest.approx(2 / 3)
    assert found.causes == {FIGHT: 0.5, SKILL: 0.5}
    assert Group((won(0, fallen=falls),)).hero(RED, "radmir").died == 0, "it was the other side's"


def test_the_page_tells_measures_pairs_heroes_and_cards() -> None:
    page = report(made(won(0), won(0), won(1), won(-1), practice=[won(1), won(1)]))
    assert "`python -m tools.balance legends --games 4 --practice 2 --seed 3`: 4 games of" in page
    assert "| Whoever is first wins | 62.5% ± 24.2% | 0.0% ± 0.0% | 45% to 55% |" in page
    assert "| Drawn after turn 120 (LG-58) | 25.0% | – |  |" in page
    assert "| Red Raid / Красный набег | 62.5% ± 24.2% | – | – | – | 62.5% ± 24.2% |" in page
    assert "| Red Raid | Mira Emberhand / Мира Угольная | 62.5% ± 24.2% | 0.0% ± 0.0% | 0% |" in page
    assert "| Wild Wood | Brown Bear / Бурый медведь | 100% | 37.5% ± 24.2% |" in page
    assert "Outside of it:\nRed Raid against Wild Wood (62%).\n" in page
    assert "Outside of it:\nnone.\n" in report(made(won(0), won(1)))
    assert "Outside of it:\nRed Raid against Wild Wood (100%).\n" in report(made(*[won(0)] * 4))
    tables = [part.splitlines() for part in page.split("\n\n") if part.startswith("|")]
    assert len(tables) == 5
    for rows in tables:
        assert len({row.count("|") for row in rows}) == 1


def test_a_game_is_told_by_its_seed_and_counts_what_has_happened() -> None:
    job: Job = (RED, WOOD, 2, "quick", "5")
    game = play(job)
    assert play(job) == game
    assert game.decks == (WOOD, RED), "in the third game the second seat is first"
    assert {len(squad) for squad in game.squads} == {3}
    assert game.reason == "heroes"
    lost = 1 - game.winner
    assert {one.hero for one in game.fallen if one.side == lost} == {*game.squads[lost]}
    assert 0 < game.attacked <= game.able == game.turns - 1
    assert game.stuck < game.drawing <= game.turns
    assert sum(game.harm.values()) > 20
    for deck, cards in zip(game.decks, game.played, strict=True):
        assert {*cards} <= {*preset_deck(PACK.preset[deck]).cards}


def test_each_deck_has_each_seat_and_is_first_as_often() -> None:
    jobs = jobs_of([RED, WOOD], 4, "quick", Request({}, 1, 1, ()))
    assert [job[2] for job in jobs] == [0, 1, 2, 3]
    assert sorted(play(job).decks for job in jobs) == [(RED, WOOD)] * 2 + [(WOOD, RED)] * 2
    three = [*sorted(PACK.preset)][:3]
    assert len(jobs_of(three, 2, "quick", Request({}, 1, 1, ()))) == 6
    assert len(jobs_of(three, 2, "quick", Request({}, 1, 1, three[:1]))) == 4


def test_the_quick_player_answers_by_what_its_seat_sees_alone() -> None:
    """Whatever cards others hold, and in whatever order decks lie, the answer is the same."""
    rules = LEGENDS.standard
    brought = {seat: text_of(preset_deck(PACK.preset[deck])) for seat, deck in enumerate((RED, WOOD))}
    match = begin(rules, (0, 1), "5" * 64, Options(games="one"), brought).match
    rng, asked_at = Random(4), 0
    while match.outcome is None and match.board.turn < 9:
        asked = match.asks[0]
        keys = answer(PACK, match, asked, Random(1))
        for _ in range(2):
            other = redeal(rules, match, asked.seat, rng)
            assert answer(PACK, other, asked, Random(1)) == keys
        asked_at += 1
        advance(rules, match, asked.seat, asked.id, keys)
    assert asked_at > 30


def test_a_quick_player_beats_one_who_answers_by_chance() -> None:
    rules = LEGENDS.standard
    victories = 0
    for number in range(6):
        rng, mine = Random(number), number % 2
        brought = {seat: text_of(preset_deck(PACK.preset[RED])) for seat in (0, 1)}
        match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(games="one"), brought).match
        while match.outcome is None:
            asked = match.asks[0]
            keys = answer(PACK, match, asked, rng) if asked.seat == mine else random_keys(asked, rng)
            advance(rules, match, asked.seat, asked.id, keys)
        victories += match.outcome.winners == (mine,)
    assert victories >= 5


def test_nothing_in_the_picture_is_cut_or_lies_outside() -> None:
    scene = games_scene(made(won(0), won(1)))
    for item in scene.items:
        assert 0 <= item.box.x <= item.box.right <= scene.width
        assert 0 <= item.box.y <= item.box.bottom <= scene.height
    words = [getattr(item, "words", "") for item in scene.items]
    assert not [said for said in words if said.endswith("…")]
    assert {preset.name.in_language("en") for preset in PACK.presets} <= {*words}
    assert "50.0%" in words


def test_the_command_goes_on_where_it_was_stopped_and_writes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["legends", "--games", "2", "--practice", "0", "--seed", "5", "--whose", RED, "--out", str(tmp_path)]
    assert main([*words, "--jobs", "2", "--journal", str(tmp_path / "one")]) == 0
    whole = capsys.readouterr()
    assert whole.out.startswith("python -m tools.balance legends --games 2 --practice 0 --seed 5\n")
    (journal,) = (tmp_path / "one").iterdir()
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:40])
    assert len(read(journal, Fate)) == 3, "a line that was cut off counts for nothing"
    assert main([*words, "--jobs", "1", "--journal", str(tmp_path / "one")]) == 0
    again = capsys.readouterr()
    assert again.out == whole.out
    assert "3 of 6 are in" in again.err
    assert sorted(journal.read_bytes().splitlines()) == sorted(line.rstrip() for line in lines)
    assert not [*tmp_path.glob("balance.*")], "a run of some decks alone is printed, not written"


def failing(job: Job) -> Fate:
    if job[2] == 1:
        raise ValueError("a game that fails")
    return won(0)


def test_a_run_that_fails_says_so_and_keeps_what_it_has(tmp_path: Path) -> None:
    journal = tmp_path / "kept.jsonl"
    jobs: list[Job] = [(RED, WOOD, number, "quick", "1") for number in range(60)]
    with pytest.raises(ValueError, match="a game that fails"):
        spread_on(failing, jobs, 1, journal, Fate)
    assert 1 <= len(read(journal, Fate)) < 10, "what was left has not been played"


def test_the_command_writes_page_and_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "1", "--seed", "5", "--jobs", "1", "--out", str(tmp_path), "--journal", str(tmp_path / "kept")]
    assert main(["legends", *words]) == 0
    page = (tmp_path / "balance.md").read_text(encoding="utf-8")
    assert "6 games of" in page
    assert "6 games of quick players" in capsys.readouterr().out
    picture = Image.open(io.BytesIO((tmp_path / "balance.png").read_bytes()))
    assert picture.width > 1000


def test_the_summary_has_each_pair() -> None:
    lines = summary(made(won(0), won(0), won(1), won(-1)))
    assert lines[0] == "4 games of quick players"
    assert f"{RED:16} {WOOD:16} 62.5% ± 24.2%" in lines
