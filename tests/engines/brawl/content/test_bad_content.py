"""Content files that cannot be used are refused, with the file, the line and the reason."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from engines.brawl.content.pack import FOLDER, load
from engines.kernel.content.reading import ContentError


def refused(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Return why a copy of the content is refused in which one passage of a file was replaced."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file} has the passage {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(folder)
    return error.value.problems


def line(file: str, mark: str) -> int:
    """Return the line of a content file on which a mark first stands, from 1."""
    before, found, _ = (FOLDER / file).read_text(encoding="utf-8").partition(mark)
    assert found, f"{file} has no {mark}"
    return before.count("\n") + 1


DUGRUN = "champions/dugrun.toml"


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ('{ op = "pull", by = 2 }', '{ op = "drag", by = 2 }', '{ op = "pull"', "Invalid value 'drag'"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", far = 2 }', '{ op = "pull"', "unknown field `far`"),
        ('{ op = "pull", by = 2 }', '{ op = "hook", name = "drag" }', '{ op = "pull"', "no hook is named 'drag'"),
        (
            '{ op = "pull", by = 2 }',
            '{ op = "pull", by = 2, if = [{ is = "count" }] }',
            '{ op = "pull"',
            "a condition that counts champions needs a group",
        ),
        (
            '{ op = "pull", by = 2 }',
            '{ op = "pull", by = { of = "count" } }',
            '{ op = "pull"',
            "an amount that counts champions needs a group",
        ),
        ('{ op = "pull", by = 2 }', '{ op = "pull", who = "attacker", by = 2 }', '{ op = "pull"', "no attacker here"),
        ('by = 2, who = "attacker"', "by = 2", '{ op = "fear"', "there is no target here"),
        ('"damage", by = 1, who = "passed"', '"damage", by = 1', '{ op = "damage", by = 1', "there is no target here"),
        ('kind = "reaction", defence', 'kind = "reaction", move = 2, defence', 'id = "intimidation"', "neither boots nor range"),
        ('kind = "reaction", defence = 1', 'kind = "skill", defence = 1', 'id = "intimidation"', "only reactions give defence"),
        ('kind = "reaction", defence = 1', 'kind = "reaction", defence = 1, strength = 1', 'id = "intimidation"',
         "an attack needs strength, and nothing else has it"),
        ('most = 3 }, strength = 1, post = [\n    { op = "push"', 'most = 4 }, strength = 1, post = [\n    { op = "push"',
         'id = "anchors_aweigh"', "an area has 3 or 6 hexes"),
        ('least = 2, most = 3', 'least = 3, most = 2', 'id = "harpoon_strike"', "is above its greatest"),
        ('id = "set_sail"', 'id = "plundarr"', "# Gold'arr", "the id 'plundarr' is used 2 times"),
        ('number = 7, core = "blue"', 'number = 7, core = "red"', "# Gold'arr", "two cards of each core"),
        ('number = 7, core = "blue"', 'number = 8, core = "blue"', 'id = "set_sail"', "Expected `int` <= 7"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", by = 13 }', '{ op = "pull"', "Expected `int` <= 12"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", by = -1 }', '{ op = "pull"', "Expected `int` >= 0"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", by = 9223372036854775807 }', '{ op = "pull"', "Expected `int` <= 12"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", by = "2" }', '{ op = "pull"', "got `str`"),
        ('{ op = "pull", by = 2 }', '{ op = "hook", name = "rescue", value = 99 }', '{ op = "pull"', "Expected `int` <= 12"),
        ('{ op = "pull", by = 2 }', '{ op = "pull", by = { of = "targets", times = 50 } }', '{ op = "pull"', "<= 12"),
        ('{ op = "pull", by = 2 }', '{ op = "again" }', '{ op = "pull"', "there must be exhaust"),
        ('{ op = "pull", by = 2 }', '{ op = "exhaust", if = [{ is = "did" }] }, { op = "again" }', '{ op = "pull"',
         "there must be exhaust, without conditions"),
        ('emblem = "', 'emblem = "../../', "emblem", "Expected `str` matching regex"),
        ('id = "plundarr"', 'id = "Plundarr:1"', 'id = "plundarr"', "Expected `str` matching regex"),
    ],
)  # fmt: skip
@pytest.mark.rule("SB-80")
def test_a_champion_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, at: str, why: str) -> None:
    file = "champions/goldarr.toml"
    place = f"goldarr.toml:{line(file, at)}: "
    assert [problem for problem in refused(tmp_path, file, old, new) if problem.startswith(place) and why in problem]


@pytest.mark.rule("SB-80")
def test_a_champion_without_six_cards_is_refused(tmp_path: Path) -> None:
    text = (FOLDER / DUGRUN).read_text(encoding="utf-8")
    card = next(row for row in text.splitlines() if 'id = "hold_ground"' in row)
    assert refused(tmp_path, DUGRUN, card, "") == ["dugrun.toml:1: 5 cards: a champion has 6 (SB-04)"]


def test_what_a_levelled_side_gives_is_checked_too(tmp_path: Path) -> None:
    problems = refused(tmp_path, DUGRUN, '{ rule = "taunt" }', '{ rule = "taunt", if = [{ is = "discard_lacks" }] }')
    number = line(DUGRUN, "taunt")
    assert problems == [f"dugrun.toml:{number}: ability: the condition 'discard_lacks' needs a core"]


def test_what_a_card_gives_is_checked_too(tmp_path: Path) -> None:
    file = "champions/kilgore.toml"
    problems = refused(tmp_path, file, 'of = "ready"', 'of = "count"')
    number = line(file, 'of = "ready"')
    assert [problem.partition(" needs")[0] for problem in problems] == [
        f"kilgore.toml:{number}: appetite_for_destruction: an amount that counts champions"
    ]


def test_an_ability_has_no_target(tmp_path: Path) -> None:
    file = "champions/jacques.toml"
    problems = refused(tmp_path, file, 'do = [{ op = "ready", may = true }]', 'do = [{ op = "push", by = 1 }]')
    assert [problem.partition(" here")[0] for problem in problems] == [
        f"jacques.toml:{line(file, 'ability')}: ability: there is no target"
    ]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "1 to 40 characters, not 0"),
        ("   ", "1 to 40 characters, not 0"),
        ("D" * 41, "1 to 40 characters, not 41"),
        ("@everyone", "a name is one line without"),
        ("<@1573975541822783493>", "a name is one line without"),
        ("**Dugrun**", "a name is one line without"),
        ("[Dugrun](https://example.org)", "a name is one line without"),
        ("Dug\\nrun", "a name is one line without"),
        ("Dug\u200brun", "a name is one line without"),
        ("\u202enurguD", "a name is one line without"),
    ],
)
@pytest.mark.parametrize("old", ["Dugrun", "Hold Ground"])
def test_a_name_that_would_be_none_in_a_message_is_refused(tmp_path: Path, old: str, name: str, why: str) -> None:
    """It stands on buttons, in selects and in messages as it is: an empty one could not be sent."""
    mark = f'en = "{old}"'
    (problem,) = refused(tmp_path, DUGRUN, mark, f'en = "{name}"')
    assert problem.startswith(f"dugrun.toml:{line(DUGRUN, mark)}: ")
    assert why in problem


@pytest.mark.parametrize(
    ("file", "old"),
    [
        ("arenas/courtyard.toml", 'name = { ru = "'),
        ("challenges.toml", 'id = "west_wing"\nname = { ru = "'),
    ],
)
def test_arenas_and_challenges_have_names_too(tmp_path: Path, file: str, old: str) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    at = text.index(old) + len(old)
    whole = text[text.index(old) : text.index('"', at)]
    problems = refused(tmp_path, file, whole, whole[: len(old)] + "@here")
    assert [problem for problem in problems if "a name is one line without" in problem]


def test_what_is_said_of_a_champion_is_no_essay(tmp_path: Path) -> None:
    text = "Stands like a wall and lays enemies low for his friends to strike."
    (problem,) = refused(tmp_path, DUGRUN, text, text * 4)
    assert problem.startswith(f"dugrun.toml:6: a name has 1 to 200 characters, not {4 * len(text)}")


def test_what_an_ability_does_has_an_end_and_a_card(tmp_path: Path) -> None:
    file, old = "champions/jacques.toml", 'do = [{ op = "ready", may = true }]'
    for op, why in (
        ('{ op = "again" }', "there must be exhaust"),
        ('{ op = "exhaust" }, { op = "again", whole = true }', "only attacks and skills can be played again"),
        ('{ op = "next_attack" }', "only cards strengthen the next attack"),
    ):
        problems = refused(tmp_path, file, old, f"do = [{op}]")
        assert [problem for problem in problems if why in problem and ": ability: " in problem], op


def test_an_id_is_the_name_of_its_file(tmp_path: Path) -> None:
    problems = refused(tmp_path, DUGRUN, 'id = "dugrun"', 'id = "durgun"')
    assert problems == ["dugrun.toml: the id 'durgun' is not the file's name"]


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, DUGRUN, "cards = [", "cards = ")
    assert re.match(r"dugrun\.toml: not valid TOML: .*line \d+", problem)


ARENA = "arenas/courtyard.toml"


TOP, TOP_PARTS = 'map = [\n    "  a a a', 'parts = [\n    "  w w y'


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        (TOP, TOP[:-5] + "a   a", '"  a a a', "a gap: the hexes of a row stand side by side"),
        (TOP, TOP + " ", "map", "row 1, character 10: between two places of the grid"),
        (TOP, TOP[:-1] + "?", "map", "the sign '?' means nothing"),
        (TOP, TOP[:-5] + ". . .", "map", "each deployment area needs 4 hexes"),
        ('map = [\n    "  a a a a a a  ",\n    " . . . t', 'map = [\n    "  a a a a a a  ",\n    " . . . .', "map",
         "5 trap hexes: 6 are needed"),
        ('" R . . Y', '" Y . . Y', "map", "0 statues 'R'"),
        ('" R . . Y', '"   . . Y', "parts", "the parts are drawn on other hexes than the map"),
        (TOP_PARTS, TOP_PARTS + " ", "parts", "between two places of the grid"),
        (TOP_PARTS, TOP_PARTS[:-1] + "x", "parts", "no area has the sign ['x']"),
        ('id = "west", sign', 'id = "east", sign', "areas", "the id 'east' is used 2 times"),
        ('sign = "w"', 'sign = "e"', "areas", "signs of areas: the id 'e' is used 2 times"),
        ('id = "west", sign', 'id = "home", sign', "areas", "'home' is called like one that all arenas have"),
        ('sign = "w"', 'sign = "q"', "areas", "the area 'west' has no hexes"),
        ('sign = "w"', 'sign = "."', "areas", "the area 'west' has no hexes"),
        ('sign = "w"', 'sign = "ww"', 'sign = "w"', "Expected `str` of length <= 1"),
        ("западное крыло", "", "areas", "a name has 1 to 40 characters"),
    ],
)  # fmt: skip
@pytest.mark.rule("SB-86")
def test_a_map_that_cannot_be_played_on_is_refused(tmp_path: Path, old: str, new: str, at: str, why: str) -> None:
    place = f"courtyard.toml:{line(ARENA, at)}: "
    assert [problem for problem in refused(tmp_path, ARENA, old, new) if problem.startswith(place) and why in problem]


CUT_OFF = """
id = "cut_off"
name = { ru = "Отрезанный угол", en = "The cut-off corner" }
source = "ours"
map = [
    "  a a a a a R t  ",
    " . . . t . . Y B ",
    "  t t t t t b b b b  ",
]
"""


@pytest.mark.rule("SB-86")
def test_a_map_in_two_pieces_is_refused(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    (tmp_path / "arenas/cut_off.toml").write_text(CUT_OFF, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    own = [problem for problem in error.value.problems if problem.startswith("cut_off.toml")]
    assert own == ["cut_off.toml:5: hexes that cannot be reached: [6] (SB-86)"]


@pytest.mark.rule("SB-86")
@pytest.mark.parametrize(("rows", "wide", "why"), [(13, 8, "13 rows"), (9, 20, "180 hexes")])
def test_a_map_that_fits_into_no_picture_is_refused(tmp_path: Path, rows: int, wide: int, why: str) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    signs = ["a" * wide, "RYB" + "." * (wide - 3), "t" * wide, *["." * wide] * (rows - 4), "b" * wide]
    drawn = [" " * (n % 2) + " ".join(row) for n, row in enumerate(signs)]
    text = CUT_OFF.partition("map = [")[0] + f"map = {drawn}\n".replace("'", '"')
    (tmp_path / "arenas/cut_off.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    (own,) = [problem for problem in error.value.problems if problem.startswith("cut_off.toml")]
    assert why in own
    assert own.endswith("12 and 120 at most")


WING = '[[challenges]]\nid = "west_wing"'


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ('control = "west"', 'control = "moat"', WING, "the arena 'courtyard' has no area 'moat'"),
        ('control = "west"', 'control = "west"\nstatues = ["red"]', WING, "either statues or control"),
        ('control = "west"', "", WING, "either statues or control (SB-82)"),
        ('id = "west_wing"', 'id = "east_wing"', "# The challenges", "the id 'east_wing' is used 2 times"),
        ('control = "west"', 'statues = ["red", "red", "red", "red"]', WING,
         "4 champions at statues: a player has 3"),
        ('control = "west"', 'statues = ["red", "green"]', 'control = "west"', "'green'"),
    ],
)  # fmt: skip
@pytest.mark.rule("SB-82")
def test_a_challenge_that_cannot_be_fulfilled_is_refused(tmp_path: Path, old: str, new: str, at: str, why: str) -> None:
    file = "challenges.toml"
    place = f"{file}:{line(file, at)}: "
    assert [problem for problem in refused(tmp_path, file, old, new) if problem.startswith(place) and why in problem]


@pytest.mark.rule("SB-02")
def test_a_match_needs_six_champions_and_an_arena(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path, dirs_exist_ok=True)
    for path in sorted((tmp_path / "champions").iterdir())[5:]:
        path.unlink()
    shutil.rmtree(tmp_path / "arenas")
    with pytest.raises(ContentError) as error:
        load(tmp_path)
    assert [problem.partition(": ")[2] for problem in error.value.problems] == [
        "5 champions; a match needs 6 (SB-02)",
        "no arena 'courtyard', in which matches are played",
    ]
