"""What is refused: choices that are not legal, kits that cannot be played, effects that never end."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from engines.battlecon.content.pack import FOLDER, load
from engines.kernel.choose import IllegalChoiceError, choose, decision_of
from engines.kernel.content.reading import ContentError
from engines.kernel.history.saves import save
from engines.kernel.steps import play
from engines.kernel.steps.play import LoopGuardError
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, Raw, ability, duel, is_, op, when, with_style

# ---------------------------------------------------------------- choices


def refused(fight: Fight, seat: int, *keys: str, decision: str | None = None) -> str:
    """Return why an answer is refused, having checked that the match is as it was."""
    asked = decision_of(fight.match, seat)
    before = save(fight.match)
    with pytest.raises(IllegalChoiceError) as caught:
        choose(fight.rules, fight.match, seat, decision or (asked.id if asked else "0"), keys)
    assert save(fight.match) == before
    return caught.value.reason


@pytest.mark.rule("BC-10", "BC-20")
@pytest.mark.parametrize(
    "pair",
    [
        "red.plain/red.calm",
        "strike/strike",
        "strike/red.plain",
        "blue.plain/strike",
        "red.plain/drive",
        "red.plain/red_final",
        "red.plain",
        "",
    ],
    ids=[
        "two styles",
        "two bases",
        "the wrong way round",
        "another's style",
        "not in hand",
        "a finisher",
        "half",
        "none",
    ],
)
def test_a_pair_is_one_style_and_one_base_of_the_own_hand(pair: str) -> None:
    fight = duel().set(0, hand=("red.plain", "red.calm", "strike"), discard_1=("drive",))
    assert refused(fight, 0, pair) == "not_offered"


@pytest.mark.rule("BC-20")
def test_a_pair_is_one_pair() -> None:
    assert refused(duel(), 0) == "too_few"
    assert refused(duel(), 0, "red.plain/strike", "red.calm/drive") == "too_many"


@pytest.mark.rule("BC-34")
def test_a_support_token_that_cannot_be_paid_is_refused() -> None:
    gift: dict[str, Any] = {"ability": ability(advantages=({**_named("free"), "effect": when("use", op("lose"))},))}
    fight = duel(gift)
    fight.board.force[:] = [1, 1]
    fight.lay("plain/strike", "plain/wait")
    assert refused(fight, 0, "strengthen") == "not_offered"
    fight = duel(gift).lay("plain/strike", "plain/wait").use(0, "fortify").answer("pass")
    assert refused(fight, 0, "fortify") == "not_offered", "once a beat, and the force is gone"


def _named(ident: str) -> Raw:
    return {"id": ident, "name": {"ru": ident, "en": ident}}


@pytest.mark.rule("BC-06")
def test_nobody_answers_for_another() -> None:
    fight = duel().lay("plain/strike", "plain/wait")
    assert fight.question() == (0, "advantage")
    assert refused(fight, 1, "pass", decision=fight.asked.id) == "not_yours"
    fight = duel()
    blues = decision_of(fight.match, 1)
    assert blues is not None
    assert refused(fight, 0, "blue.plain/strike", decision=blues.id) == "not_offered"
    fight.answer("red.plain/strike", seat=0)
    assert refused(fight, 0, "red.calm/strike", decision=blues.id) == "answered"


def test_a_fight_that_is_over_takes_no_answers() -> None:
    fight = duel(with_style(when("start", op("win")))).beat("own/strike", "plain/wait")
    assert refused(fight, 0, "red.plain/drive") == "over"


# ---------------------------------------------------------------- kits

FILES = ("common.toml", "claus.toml", "khadath.toml", "vanaah.toml")


def problems(folder: Path, name: str, old: str, new: str) -> list[str]:
    """Return what is said of a folder in which one text of one file is another."""
    for file in FILES:
        shutil.copy(FOLDER / file, folder / file)
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{name} has no {old!r}"
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(folder)
    return caught.value.problems


def line_of(name: str, text: str) -> int:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if text in line)


LOSE = 'do = [{ op = "lose", by = 3 }]'

WRONG = [
    ("an unknown trigger", "claus.toml", '"end", if = [{ is = "distance"', '"endd", if = [{ is = "distance"', "endd"),
    ("an unknown op", "claus.toml", LOSE, 'do = [{ op = "looze", by = 3 }]', "looze"),
    ("a misspelt key", "claus.toml", LOSE, 'do = [{ op = "lose", bye = 3 }]', "bye"),
    ("an unknown condition", "claus.toml", '[{ is = "distance", most', '[{ is = "distanz", most', "distanz"),
    ("an unknown rule", "claus.toml", 'rule = "avoid_far"', 'rule = "avoid_fart"', "avoid_fart"),
    ("an unknown marker", "khadath.toml", '"trap", who = "opponent", most', '"trapp", who = "opponent", most', "trapp"),
    ("an unknown token", "claus.toml", LOSE, 'do = [{ op = "gain", token = "gemm" }]', "gemm"),
    ("an unknown hook", "claus.toml", LOSE, 'do = [{ op = "hook", name = "magic" }]', "magic"),
    ("an unknown special card", "claus.toml", LOSE, 'do = [{ op = "activate", card = "lampp" }]', "lampp"),
    ("a style of another fighter", "claus.toml", 'preset = [["hurricane"', 'preset = [["hunters"', "hunters"),
    ("a wild number", "claus.toml", "power = 3, priority = 0", "power = 99, priority = 0", "30"),
    ("an effect without ops", "claus.toml", LOSE, "do = []", "without ops"),
    ("a condition without bounds", "claus.toml", '{ is = "distance", most = 1 }', '{ is = "distance" }', "least, most"),
    ("a choice without options", "claus.toml", LOSE, 'do = [{ op = "choose", options = [[]] }]', "choice needs options"),
    ("a division by 0", "claus.toml", LOSE, 'do = [{ op = "lose", by = { of = "power", over = 0 } }]', ">= 1"),
    ("an X without marker", "claus.toml", "range = [0, 1], power = 1", 'range = "x", power = 1', "x_marker"),
    ("what cannot hold always", "claus.toml", '{ op = "rule", rule = "stop_and_push" }', '{ op = "lose", by = 1 }', "always"),
]  # fmt: skip


@pytest.mark.rule("BC-02")
@pytest.mark.parametrize(("name", "old", "new", "word"), [row[1:] for row in WRONG], ids=[row[0] for row in WRONG])
def test_a_kit_with_a_mistake_is_refused_naming_file_line_and_reason(
    tmp_path: Path, name: str, old: str, new: str, word: str
) -> None:
    (found,) = problems(tmp_path, name, old, new)
    place = re.match(rf"{name}:(\d+): ", found)
    assert place, found
    assert word in found
    assert int(place.group(1)) == line_of(name, old), found


@pytest.mark.rule("BC-02")
def test_kits_are_not_mixed(tmp_path: Path) -> None:
    found = problems(tmp_path, "claus.toml", 'id = "claus"', 'id = "khadath"')
    assert any("claus.toml" in problem and "not the file's name" in problem for problem in found)
    assert any("'khadath' is used 2 times" in problem for problem in found)


@pytest.mark.rule("BC-02")
def test_a_card_of_another_fighter_cannot_be_named(tmp_path: Path) -> None:
    trap = 'do = [{ op = "remove_marker", marker = "trap" }]'
    (found,) = problems(tmp_path, "claus.toml", LOSE, trap)
    assert "no marker 'trap'" in found


def test_a_folder_with_one_fighter_is_not_enough(tmp_path: Path) -> None:
    for file in FILES[:2]:
        shutil.copy(FOLDER / file, tmp_path / file)
    with pytest.raises(ContentError, match="a fight needs 2"):
        load(tmp_path)


def test_what_is_not_toml_or_not_there_is_said(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "claus.toml", "[ability]", "[ability")
    assert found.startswith("claus.toml: not valid TOML")
    (tmp_path / "common.toml").unlink()
    with pytest.raises(ContentError, match=r"common\.toml: cannot be read"):
        load(tmp_path)


# ---------------------------------------------------------------- figures that read each other


def reading(stat: str, of: str, **facts: Any) -> dict[str, Any]:
    """A kit whose figure is changed by the opponent's."""
    gift = op("bonus", stat=stat, by={"of": of, "who": "opponent", "plus": 1}, **facts)
    return with_style(when("always", gift), when("start", HALT))


@pytest.mark.rule("BC-97")
@pytest.mark.parametrize(
    ("stat", "of"),
    [
        ("power", "power"),
        ("priority", "priority"),
        ("armour", "armour"),
        ("power", "bonus_power"),
        ("min_range", "min_range"),
    ],
)
def test_figures_that_read_each_other_come_to_an_end(stat: str, of: str) -> None:
    fight = duel(reading(stat, of), reading(stat, of)).lay("own/strike", "own/shot").on()
    assert fight.asked.kind == "option"
    assert [fight.power(0), fight.priority(0), fight.armour(0), fight.reach(0)]
    fight.on("0", "0")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-97")
def test_a_figure_that_reads_the_opponents_which_reads_it_counts_that_as_printed() -> None:
    fight = duel(reading("power", "power"), reading("power", "power")).lay("own/strike", "own/shot").on()
    assert fight.power(0) == 4 + (3 + (4 + 1) + 1)
    assert fight.power(1) == 3 + (4 + (3 + 1) + 1)


@pytest.mark.rule("BC-97")
def test_a_figure_whose_condition_reads_it_comes_to_an_end() -> None:
    faster = when("always", op("bonus", stat="priority", by=5), if_=(is_("slower"),))
    fight = duel(with_style(faster), with_style(faster)).beat("own/shot", "own/strike")
    assert fight.speeds() == {0: 2 + 5, 1: 3 + 5}, "either is slower than the other was found to be"


# ---------------------------------------------------------------- effects without end


def test_effects_that_trigger_each_other_for_ever_are_stopped_and_the_match_is_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(play, "STEP_LIMIT", 1000)
    echo = {
        "ability": ability(
            when("when_damaged", op("damage", by=1), each=True),
            when("always", op("rule", rule="life_floor")),
        )
    }
    fight = duel({**echo, **with_style(when("start", op("damage", by=1), may=True))}, echo)
    fight.lay("own/strike", "plain/wait").on()
    assert fight.question() == (0, "effect")
    before = save(fight.match)
    with pytest.raises(LoopGuardError):
        choose(fight.rules, fight.match, 0, fight.asked.id, ["red.own/0"])
    assert save(fight.match) == before
    fight.answer("decline").on()
    assert fight.board.beat == 2, "it can be played on another way"


@pytest.mark.rule("BC-41")
def test_without_each_time_the_same_effects_stop_by_themselves() -> None:
    echo = {"ability": ability(when("when_damaged", op("damage", by=1)))}
    fight = duel({**echo, **with_style(when("start", op("damage", by=1)))}, echo).beat("own/jab", "plain/wait")
    assert fight.life() == [19, 18]
