"""The matches of Archutheon's balance: the report says what was counted, the same seed says the same, all rows can be played."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from boards.canvas import paint
from boards.painting.theme import THEMES
from engines.archutheon import events
from engines.archutheon.game import ARCHUTHEON
from tools.balance.archutheon.figures import Group, Run
from tools.balance.archutheon.measure import EVERYTHING, MODULES, OTHER, counts_of, jobs_of, play, rules_of
from tools.balance.archutheon.picture import roads_scene
from tools.balance.archutheon.report import goals, report, summary
from tools.balance.archutheon.watch import Fate, Watch
from tools.balance.experiment import Request

PACK = ARCHUTHEON.standard.pack
MATCH = Fate(
    row="basic", winner=0, road="leader", turns=9,
    squads=(("knight", "healer", "archer", "guide"), ("shadow", "butcher", "puppeteer", "bombardier")),
    passives=("", ""), terrain="", windows=20, answers=12, blocks=6, declared=40, hidden=4, bluffs=1, camped=False,
    speeds=(5, 3, 2), fallen=True, left=2, turned=0, idle=0, shifts=(1, 0), properties=("knight.shield_blow/slow",), held=10,
    used=7,
)  # fmt: skip


def made(**changes: object) -> Fate:
    return msgspec.structs.replace(MATCH, **changes)


def run_of(*games: Fate) -> Run:
    return Run(PACK, 3, games, (), {"matches": len(games), "module": 1, "practice": 0})


def test_shares_are_of_what_they_are_part_of() -> None:
    group = Group((MATCH, made(winner=1, road="gate", turns=11, answers=8, blocks=4), made(road="collapse", turns=16)))
    assert group.orange.value == pytest.approx(2 / 3)
    assert [group.road(road).value for road in ("leader", "gate", "collapse")] == [pytest.approx(1 / 3)] * 3
    assert group.length == (11, pytest.approx(15.5), 16)
    found = {goal.name: goal for goal in goals(group)}
    assert found["windows answered"].value == (pytest.approx(32 / 60), 60)
    assert found["blocks among answers"].value.value == 0.5
    assert found["attacks in the swift slot, once all are open"].is_met
    assert not found["somebody besides a leader dies"].is_met


def test_a_hero_wins_with_his_squad_and_as_its_leader() -> None:
    group = Group((MATCH, made(winner=1), made(winner=1)))
    assert group.of_names(lambda game, side: game.squads[side])["healer"] == (pytest.approx(1 / 3), 3)
    assert group.of_names(lambda game, side: game.squads[side][:1]).keys() == {"knight", "shadow"}


def test_the_page_tells_rows_goals_and_heroes() -> None:
    page = report(run_of(MATCH, made(winner=1), made(row="all", passives=("knight.shield_wall", ""))))
    assert "| basic game | 2 | 50.0% ± 35.4% | 100.0% ± 0.0% |" in page
    assert "| blocks among answers | 50.0% ± 10.2% | 40% to 70% |  |" in page
    assert "| Healer / Целительница | 66.7% ± 27.2% (!) | – |" in page


def test_the_lines_say_what_is_not_met() -> None:
    lines = summary(run_of(MATCH))
    assert lines[0].startswith("quick basic: 1 matches, orange 100.0%")
    assert any("ended by the Gate" in line and line.endswith("NOT MET") for line in lines)


def test_the_picture_has_a_bar_for_each_row() -> None:
    one, two = (Image.open(io.BytesIO(paint(roads_scene(run_of(*games)), THEMES["dark"]))) for games in _samples())
    assert two.size[1] > one.size[1]


def _samples() -> list[tuple[Fate, ...]]:
    return [(MATCH,), (MATCH, made(row="all", road="gate"), made(row="all", road="collapse"))]


def test_a_leader_whom_the_collapse_halves_to_nothing_ends_it_by_collapse() -> None:
    watch = Watch(PACK)
    watch.hear([events.Halved(0, 0), events.Over(1, "leader")])
    assert watch.halved_last
    watch.hear([events.Hurt(4, 1, "withering", 0)])
    assert not watch.halved_last


@pytest.mark.parametrize("row", ["basic", EVERYTHING])
def test_the_same_job_is_the_same_match(row: str) -> None:
    job = (row, 1, "quick", "5")
    assert play(job) == play(job)


def test_each_row_has_its_matches(tmp_path: Path) -> None:
    request = Request({"matches": 3, "module": 2, "practice": 0}, 1, 1, [], tmp_path)
    jobs = jobs_of(counts_of(request), "quick", request)
    assert len(jobs) == 2 * 3 + 2 * (len(MODULES) + 1)
    assert rules_of(OTHER).pack.tables.first_enlightenment != PACK.tables.first_enlightenment
