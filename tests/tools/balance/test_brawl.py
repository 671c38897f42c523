"""The brawls of all champions: the report says what was counted, and the same seed says the same."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from engines.brawl.game import BRAWL
from tools.balance.__main__ import main
from tools.balance.brawl.measure import DUEL, TEAMS, Job, fight, lineups, swap_turns
from tools.balance.brawl.picture import brawls_scene
from tools.balance.brawl.report import MatchResult, Run, ScoredChallenge, report, summary

PACK = BRAWL.standard.pack
ONE, OTHER = ("akhet", "alistair", "alkemi"), ("deryn", "dugrun", "goldarr")


def won(winner: int, *scored: tuple[int, str, int], points: tuple[int, int] = (5, 3), strong: int = -1) -> MatchResult:
    return MatchResult((ONE, OTHER), winner, 6, points, tuple(ScoredChallenge(*one) for one in scored), strong)


def made(
    duels: Sequence[MatchResult] = (), fours: Sequence[MatchResult] = (), chance: Sequence[MatchResult] = ()
) -> Run:
    return Run(PACK, 3, tuple(duels), tuple(fours), tuple(chance), ())


def test_a_champion_wins_with_its_team_and_who_moves_first_is_the_first_one() -> None:
    run = made([won(0), won(0), won(0), won(1)])
    assert [run.share(kit) for kit in (*ONE, *OTHER)] == [0.75] * 3 + [0.25] * 3
    assert run.ranked[:3] == sorted(ONE)
    assert run.tally["xinshen"] == (0, 0)
    assert run.groups[0].first == 0.75
    assert summary(run)[:2] == [
        "4 duels, 6.0 rounds each, 0% of the points by challenges",
        "first: 75.0% ± 21.7%",
    ]


def test_points_come_from_challenges_or_from_champions_out() -> None:
    duels = [won(0, (0, "red_guard", 2), (1, "west_wing", 1)), won(1, (0, "red_guard", 1), points=(2, 6))]
    group = made(duels).groups[0]
    assert group.by_challenges == 4 / 16
    assert [group.scored("red_guard", team) for team in (0, 1)] == [1, 0]
    assert [group.scored("west_wing", team) for team in (0, 1)] == [0, 0.5]


def test_the_page_tells_duels_and_matches_of_four_challenges_and_champions() -> None:
    duels = [won(0, (0, "red_guard", 2))] * 3 + [won(1)]
    chance = [won(0, strong=0), won(1, strong=1), won(0, strong=1), won(1, strong=1)]
    page = report(made(duels, [won(1, (1, "red_guard", 1))], chance))
    assert "--games 4 --teams 1 --chance 4 --chance-teams 0 --seed 3" in page
    assert "| Whoever moves first wins | 75.0% ± 21.7% | 0.0% ± 0.0% |" in page
    assert "| Practice players against random answers | 75.0% of 4 won | – |" in page
    guard = " / ".join(reversed(PACK.challenge["red_guard"].name.all))
    assert f"| {guard} | 75 | 0 | 0 | 100 |" in page
    assert f"| 1 | {PACK.champion['akhet'].name.in_language('en')} / " in page
    assert page.count("± ") == 2 + len(PACK.champions)


def test_the_page_names_matches_that_the_first_wins_too_often_or_too_seldom() -> None:
    assert "measurement:\nnone.\n" in report(made([won(0), won(1)], [won(0)] * 4 + [won(1)] * 3))
    assert "measurement:\nduels (100%), matches of four (10%).\n" in report(made([won(0)], [won(0)] + [won(1)] * 9))
    assert "measurement:\nnone.\n" in report(made([won(0), won(1)])), "no match of four proves nothing"


def test_every_table_of_the_page_is_whole() -> None:
    tables = [part.splitlines() for part in report(made([won(0)])).split("\n\n") if part.startswith("|")]
    assert len(tables) == 3
    for rows in tables:
        assert len({row.count("|") for row in rows}) == 1
        assert set(rows[1]) == {"|", "-"}


def test_the_same_teams_meet_twice_and_either_moves_first_once() -> None:
    duels, fours = lineups(9, DUEL, Random(1)), lineups(8, TEAMS, Random(1))
    assert len(duels) == 9
    for one, other in zip(duels[::2], duels[1::2], strict=False):
        assert other == (*one[3:], *one[:3])
        assert len({*one}) == DUEL
    for one, other in zip(fours[::2], fours[1::2], strict=True):
        assert other == (*one[2:4], *one[:2], *one[6:], *one[4:6])
    assert len({*duels[0], *duels[2], *duels[4], *duels[6]}) == len(PACK.champions), "all are dealt before any again"


@pytest.mark.parametrize("champions", [(*ONE, *OTHER), (*ONE, *OTHER, "gwaien", "izabella")])
def test_a_match_is_told_by_its_seed(champions: tuple[str, ...]) -> None:
    """One of practice players against chance: the team that knows what it does wins."""
    job: Job = (champions, 1, "5")
    played = fight(job)
    assert fight(job) == played
    teams = (champions[:3], champions[3:]) if len(champions) == DUEL else (
        champions[:2] + champions[4:6], champions[2:4] + champions[6:]
    )  # fmt: skip
    assert [{*kits} for kits in played.teams] == [{*kits} for kits in teams]
    assert (played.winner, played.strong) == (0, 0)
    assert max(played.points) >= {DUEL: 5, TEAMS: 7}[len(champions)]
    assert played.points[0] >= sum(scored.worth for scored in played.scored if scored.team == 0) > 0
    assert swap_turns(swap_turns(champions)) == champions


def test_nothing_in_the_picture_is_cut_or_lies_outside() -> None:
    scene = brawls_scene(made([won(0)] * 3))
    for item in scene.items:
        assert 0 <= item.box.x <= item.box.right <= scene.width
        assert 0 <= item.box.y <= item.box.bottom <= scene.height
    words = [getattr(item, "words", "") for item in scene.items]
    assert not [said for said in words if said.endswith("…")]
    assert {champion.name.in_language("en") for champion in PACK.champions} <= {*words}


def test_the_command_writes_the_same_with_any_number_of_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = []
    for jobs in ("1", "2"):
        out = tmp_path / jobs
        words = ["--games", "2", "--teams", "1", "--chance", "1", "--chance-teams", "1", "--seed", "5"]
        assert main(["brawl", *words, "--jobs", jobs, "--out", str(out)]) == 0
        picture = (out / "balance.png").read_bytes()
        written.append(((out / "balance.md").read_text(encoding="utf-8"), picture))
    assert written[0] == written[1]
    assert Image.open(io.BytesIO(written[0][1])).width == 1000
    assert (
        "python -m tools.balance brawl --games 2 --teams 1 --chance 1 --chance-teams 1 --seed 5"
        in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--games", "0"], "--games is 1 or more"),
        (["--jobs", "0"], "--jobs is 1 or more"),
        (["--teams", "-1"], "--teams is 0 or more"),
        (["--chance-teams", "-1"], "--chance-teams is 0 or more"),
    ],
)
def test_a_run_of_no_matches_is_refused(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit):
        main(["brawl", *words, "--out", str(tmp_path)])
    assert says in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
