"""The duels of all fighters: what the report says was counted, and the same seed says the same."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from boards.canvas import paint
from boards.painting.theme import THEMES
from engines.battlecon.game import BATTLECON
from tools.balance.__main__ import main
from tools.balance.battlecon.measure import all_duels, duel
from tools.balance.battlecon.picture import duels_scene
from tools.balance.battlecon.report import Run, report, summary
from tools.balance.experiment import Request

KITS = ("claus", "kora", "vanaah")


def made(*met: tuple[str, str, float, int], beaten: float = 0, chance: int = 0) -> Run:
    return Run(BATTLECON.standard.pack, 1, 3, met, chance, beaten)


def test_shares_are_of_all_duels_whoever_was_named_first() -> None:
    run = made(("claus", "kora", 1, 6), ("vanaah", "claus", 0.5, 8), ("kora", "vanaah", 0, 10))
    assert [run.share(kit) for kit in KITS] == [0.75, 0, 0.75]
    assert run.ranked == ["claus", "vanaah", "kora"]
    assert (run.against("claus", "kora"), run.against("kora", "claus")) == (1, 0)
    assert run.against("kora", "seth") is None
    assert run.beats == 8


def test_the_report_names_those_outside_the_bounds_by_source() -> None:
    met = (("claus", "kora", 1, 6), ("vanaah", "kora", 1, 6), ("claus", "vanaah", 0.5, 6))
    few = report(made(*met))
    assert "Kora (0%)." in few
    assert "Claus (75%)" not in few, "two duels of each prove nothing"
    run = made(*met * 20, beaten=9, chance=10)
    page = report(run)
    assert "Kora (0%)." in page
    assert "Claus (75%), Vanaah (75%)." in page
    assert "won 90.0% of 10 duels" in page
    assert [line.split(" | ")[1] for line in page.splitlines() if line.startswith(("| 1", "| 3"))] == [
        "Claus / Клаус",
        "Kora / Кора",
    ]
    assert summary(run)[:2] == [
        "60 duels, 6.0 beats each",
        "practice players won 90.0% of 10 duels against random ones",
    ]


def test_a_duel_is_told_by_its_seed_and_swapping_places_swaps_the_score() -> None:
    job = ("claus", "vanaah", 0, 3)
    score, beats = duel(job)
    assert duel(job) == (score, beats)
    assert score in (0, 0.5, 1)
    assert beats > 1


def test_all_pairs_meet_and_those_of_one_alone_if_wanted() -> None:
    run = all_duels(KITS, Request({"rounds": 1, "chance": 0}, 3, 1, ["kora"]))
    assert {frozenset(names) for *names, _, _ in run.met} == {
        frozenset(("claus", "kora")),
        frozenset(("kora", "vanaah")),
    }
    assert run.against("claus", "vanaah") is None
    picture = Image.open(io.BytesIO(paint(duels_scene(run), THEMES["dark"])))
    assert picture.width > 300


@pytest.mark.parametrize(
    ("words", "says"), [(["--whose", "nobody"], "invalid choice: 'nobody'"), (["--rounds", "0"], "1 or")]
)
def test_wrong_words_are_refused(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with pytest.raises(SystemExit):
        main(["battlecon", *words, "--out", str(tmp_path)])
    assert says in capsys.readouterr().err
