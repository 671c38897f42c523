"""Content packs: found in a folder, bounded, checked with file and line, composed with the games; bad ones are left out."""

from __future__ import annotations

import os
import re
import shutil
import time
import tomllib
import unicodedata
from pathlib import Path

import msgspec
import pytest

from boards.painting.shapes import icon_names
from engines.games import GAMES
from engines.kernel.content.names import from_file
from engines.kernel.content.reading import Origin, pack_bytes, pack_hash
from engines.kernel.packs import folder, texts
from engines.kernel.packs.shelf import Shelf, things_of
from tests.support.games import SAMPLES
from tests.support.packs import change, pack, problems, shelf

ROOT = Path(__file__).resolve().parents[4]

FIGHTER = "battlecon/embers_duel.toml"
CHAMPION = "brawl/champions/embers_champ.toml"
ARENA = "brawl/arenas/embers_arena.toml"
CHALLENGES = "brawl/challenges.toml"
CREATURES = "krendel/creatures.toml"

EDITS = {game: sample.pack for game, sample in SAMPLES.items() if sample.pack}
"""What the template's pack adds to each game that packs can add to, and an edit that breaks it."""


def test_no_folder_is_no_packs(tmp_path: Path) -> None:
    found = shelf(tmp_path / "nowhere")
    assert (found.packs, found.left_out) == ((), ())
    assert found.rules("krendel") is GAMES["krendel"].standard
    assert found.whole("brawl") is GAMES["brawl"].standard


def test_a_pack_adds_its_things_after_those_of_the_game(tmp_path: Path) -> None:
    pack(tmp_path)
    found = shelf(tmp_path)
    assert found.left_out == ()
    for game, edit in EDITS.items():
        standard, rules, own = GAMES[game].standard, found.rules(game, ["embers"]), edit.adds
        assert {*things_of(rules.pack)} - {*things_of(standard.pack)} == own
        assert list(things_of(rules.pack))[: len(things_of(standard.pack))][0] == next(iter(things_of(standard.pack)))
        assert {*rules.pack.origins} == own
        assert rules.hash != standard.hash
    assert found.rules("battlecon", ["embers"]).pack.kit["embers_duel"].source == "pack"
    assert found.rules("battlecon", ["embers"]).pack.kit["luc"].source != "pack"


def test_a_composed_pack_is_stored_and_read_back_as_it_is(tmp_path: Path) -> None:
    pack(tmp_path)
    for game in GAMES.values():
        rules = shelf(tmp_path).whole(game.id)
        assert msgspec.json.decode(rules.body, type=game.pack_type, dec_hook=from_file) == rules.pack


def test_the_cards_that_come_with_the_games_have_the_hash_they_had_without_packs() -> None:
    assert {name: game.standard.hash[:12] for name, game in GAMES.items()} == {
        name: pack_hash(pack_bytes(game.standard.pack))[:12] for name, game in GAMES.items()
    }
    assert b'"packs"' not in GAMES["krendel"].standard.body
    assert b'"forms"' not in GAMES["brawl"].standard.body


def test_the_hash_of_a_composed_pack_tells_its_packs_and_their_versions(tmp_path: Path) -> None:
    pack(tmp_path)
    pack(tmp_path, "sparks")
    found = shelf(tmp_path)
    chosen: tuple[list[str], ...] = ([], ["embers"], ["sparks"], ["embers", "sparks"])
    assert len({found.rules("krendel", ids).hash for ids in chosen}) == 4
    assert found.rules("krendel", ["sparks", "embers"]).hash == found.whole("krendel").hash
    change(tmp_path / "embers/pack.toml", '"0.1"', '"0.2"')
    assert shelf(tmp_path).rules("krendel", ["embers"]).hash != found.rules("krendel", ["embers"]).hash
    assert shelf(tmp_path).rules("krendel", ["sparks"]).hash == found.rules("krendel", ["sparks"]).hash


def test_a_pack_that_is_not_here_is_named(tmp_path: Path) -> None:
    pack(tmp_path)
    found = shelf(tmp_path)
    assert found.missing("krendel", ["embers", "sparks"]) == ["sparks"]
    assert found.present("krendel", ["sparks", "embers"]) == ["embers"]
    with pytest.raises(KeyError, match="sparks"):
        found.rules("krendel", ["sparks"])


def test_few_composed_games_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.kernel.packs.shelf.KEPT", 1)
    for name in ("embers", "sparks"):
        pack(tmp_path, name)
    found = shelf(tmp_path)
    first = found.rules("krendel", ["embers"])
    assert found.rules("krendel", ["embers"]) is first
    found.rules("krendel", ["sparks"])
    assert found.rules("krendel", ["embers"]) is not first
    assert found.rules("krendel", ["embers"]).hash == first.hash


# -------------------------------------------------------------------- reports


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        (FIGHTER, 'class = "striker"', 'class = "striker', "embers/battlecon/embers_duel.toml: not valid TOML"),
        (FIGHTER, 'class = "striker"', 'class = "stricker"', "embers_duel.toml:5: Invalid enum value 'stricker' ($.class); did you"),
        (FIGHTER, 'class = "striker"', 'class = "x"', "it may be 'disruptor', 'heavy', 'mage', 'runner', 'str"),
        (FIGHTER, "life = 20", "lives = 20", "embers_duel.toml:7: Object contains unknown field `lives` ($); did you mean 'life'?"),
        (FIGHTER, "life = 20", "life = 90", "embers_duel.toml:7: Expected `int` <= 60 ($.life)"),
        (FIGHTER, 'id = "embers_duel"', 'id = "other"', "embers_duel.toml:2: the id 'other' is not the file's name: call the file other.toml, or write id = 'embers_duel'"),
        (FIGHTER, 'op = "move", way = "push"', 'op = "mov", way = "push"', "did you mean 'move'?"),
        (FIGHTER, '["winding", "burst"]', '["waving", "burst"]', "embers_duel.toml:10: preset: waving/burst are not a style and a base of this fighter (BC-05)"),
        (FIGHTER, "range = [1, 3]", "range = [3, 1]", "embers_duel.toml:38: gale: a range goes from the nearer to the farther: write [1, 3]"),
        (FIGHTER, 'emblem = "fencer"', 'emblem = "unicorn"', "embers_duel.toml:8: no icon is called 'unicorn'"),
        (FIGHTER, 'en = "Ready"', 'en = "**Ready**"', "a name is one line without invisible characters and"),
        (FIGHTER, 'en = "Ready"', 'en = "@everyone"', "embers_duel.toml:20: a name is one line"),
        (FIGHTER, 'en = "Ready"', 'en = "Re\\nady"', "a name is one line"),
        (FIGHTER, 'en = "Ready"', 'en = "Ready\\u202E"', "a name is one line"),
        (FIGHTER, 'en = "Ready"', 'en = "R' + "\u0301" * 6 + '"', "at most 4 marks a letter"),
        (FIGHTER, 'en = "Ready"', 'en = "\u0301"', "a name is one line"),
        (FIGHTER, 'en = "Ready"', 'en = "\u3164"', "a name is one line"),
        ("pack.toml", 'author = "Your name"', 'author = "Y' + "\u0489" * 30 + '"', "author: a name is one line"),
        (FIGHTER, 'en = "Ready"', 'en = ""', "a name has 1 to 40 characters, not 0"),
        (FIGHTER, 'en = "Ready"', f'en = "{"R" * 41}"', "a name has 1 to 40 characters, not 41"),
        (FIGHTER, '{ id = "sweeping"', f'{{ id = "{"s" * 30}"', "has 30 characters; 24 at most"),
        (FIGHTER, '{ id = "sweeping"', '{ id = "sweeping\\n"', "Expected `str` matching regex"),
        (CHAMPION, "strength = 2", "strenght = 2", "embers_champ.toml:12: Object contains unknown field `strenght` ($.cards[0]); did you mean 'strength'?"),
        (CHAMPION, 'number = 6, core = "blue"', 'number = 6, core = "red"', "embers_champ.toml:1: a champion has two cards of each core (SB-80)"),
        (CHAMPION, 'dat = "чемпиону embers"', 'dat = "<@1>"', "embers_champ.toml:29: a name is one line"),
        (CHAMPION, 'gender = "m"', 'gender = "x"', "it may be 'f' or 'm'"),
        (ARENA, '" t R . Y . B t "', '" t R . Y . R t "', "embers_arena.toml:5: 2 statues 'R'"),
        (CHALLENGES, 'control = "yard"', 'control = "center"', "challenges.toml:14: embers_centre: the arena 'embers_arena' has no area 'center'"),
        (CREATURES, "attack = 4", "attack = 40", "creatures.toml:8: Expected `int` <= 9 ($.creatures[0].attack)"),
        (CREATURES, 'op = "modify", who = "self"', 'op = "modifies", who = "self"', "did you mean 'modify'?"),
        ("pack.toml", 'id = "embers"', 'id = "emberz"', "embers/pack.toml: the id 'emberz' is not the folder's name"),
        ("pack.toml", '"0.1"', '"newest"', "Expected `str` matching regex"),
        ("pack.toml", '"0.1"', '"0.1\\n"', "Expected `str` matching regex"),
        ("pack.toml", '"krendel"', '"krendle"', "games: no game is called ['krendle']; there are krendel, battlecon, brawl, legends, archutheon"),
        ("pack.toml", ', "krendel"', "", "games: there is a folder krendel; name it in games, or take it away"),
        ("pack.toml", 'author = "Your name"', 'author = "@here"', "author: a name is one line"),
        ("pack.toml", 'author = "Your name"', 'author = "see https://x.example"', "author: a name holds no address"),
        ("pack.toml", 'author = "Your name"', 'auther = "Your name"', "embers/pack.toml:6: Object contains unknown field `auther` ($); did you mean 'author'?"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_file_line_and_what_would_be_right(
    tmp_path: Path, file: str, old: str, new: str, says: str
) -> None:
    change(pack(tmp_path) / file, old, new)
    found = problems(tmp_path)
    assert any(says in line for line in found), found
    assert all(line.startswith("embers/") for line in found)
    assert shelf(tmp_path).packs == ()


def test_all_files_are_reported_at_once(tmp_path: Path) -> None:
    made = pack(tmp_path)
    for edit in EDITS.values():
        change(made / edit.file, edit.old, edit.new)
    assert {line.split(":")[0] for line in problems(tmp_path)} == {f"embers/{edit.file}" for edit in EDITS.values()}


def test_a_bad_pack_leaves_the_others_as_they_are(tmp_path: Path) -> None:
    change(pack(tmp_path, "embers") / "pack.toml", "name = {", "nome = {")
    pack(tmp_path, "sparks")
    (tmp_path / "empty").mkdir()
    (tmp_path / "notes.txt").write_text("not a pack")
    (tmp_path / ".git").mkdir()
    found = shelf(tmp_path)
    assert [each.info.id for each in found.packs] == ["sparks"]
    assert [left.folder for left in found.left_out] == ["embers", "empty"]
    assert found.left_out[1].problems[0].startswith("empty/pack.toml: there is no such file")


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("battlecon/common.toml", "embers/battlecon/common.toml: nothing reads this file"),
        ("brawl/rules.toml", "embers/brawl/rules.toml: nothing reads this file"),
        ("krendel/beasts.toml", "embers/krendel/beasts.toml: nothing reads this file; there may be creatures.toml"),
        ("other.toml", "embers/pack.toml: nothing reads the file other.toml"),
        ("hooks.py", "embers/hooks.py: a pack holds TOML files"),
        ("battlecon/emblem.svg", "embers/battlecon/emblem.svg: a pack holds TOML files"),
    ],
)
def test_a_file_that_nothing_would_read_is_an_error(tmp_path: Path, file: str, says: str) -> None:
    (pack(tmp_path) / file).write_text("")
    assert any(says in line for line in problems(tmp_path)), problems(tmp_path)


def test_a_readme_and_a_licence_may_lie_in_a_pack(tmp_path: Path) -> None:
    made = pack(tmp_path)
    for name in ("README.md", "LICENSE", "notes.txt"):
        (made / name).write_text("for its readers")
    (made / ".git" / "a" / "b" / "c" / "d").mkdir(parents=True)
    assert problems(tmp_path) == []


# -------------------------------------------------------------------- what does not go together


def test_an_id_of_the_game_or_of_another_pack_is_refused(tmp_path: Path) -> None:
    made = pack(tmp_path)
    change(made / CREATURES, 'id = "embers_beast"', 'id = "cat"')
    (line,) = problems(tmp_path)
    assert line.startswith("embers/krendel: 'cat' is the id of one of the creatures that comes with the game")
    change(made / CREATURES, 'id = "cat"', 'id = "shared"')
    change(pack(tmp_path, "sparks") / CREATURES, 'id = "sparks_beast"', 'id = "shared"')
    (line,) = problems(tmp_path)
    assert line.startswith("sparks/krendel: 'shared' is the id of one of the creatures of the pack embers")
    assert [each.info.id for each in shelf(tmp_path).packs] == ["embers"]


@pytest.mark.parametrize("name", ['ru = "Люк", en = "Somebody"', 'ru = "Кто-то", en = "LUC"'])
def test_a_name_that_another_one_has_is_refused(tmp_path: Path, name: str) -> None:
    kit = GAMES["battlecon"].standard.pack.kit["luc"]
    wanted = name.replace("Люк", kit.name.in_language("ru")).replace("LUC", kit.name.in_language("en").upper())
    change(pack(tmp_path) / FIGHTER, 'ru = "Боец embers", en = "Fighter of embers"', wanted)
    (line,) = problems(tmp_path)
    assert "like one of the kits that comes with the game; give it another name" in line


def test_more_things_than_selects_take_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.kernel.packs.shelf.MOST_OF_A_KIND", len(GAMES["krendel"].standard.pack.creatures))
    pack(tmp_path)
    assert any("creatures with those of the game" in line for line in problems(tmp_path))


# -------------------------------------------------------------------- arenas and their challenges


def test_an_arena_is_played_with_the_challenges_of_its_pack(tmp_path: Path) -> None:
    pack(tmp_path)
    both = shelf(tmp_path).whole("brawl").pack
    standard = GAMES["brawl"].standard.pack
    assert both.challenges_in("courtyard") == standard.challenges_in("courtyard") == sorted(standard.challenge)
    assert {name.partition("_")[0] for name in both.challenges_in("embers_arena")} == {"embers"}
    assert both.area_name("embers_centre") == both.arena["embers_arena"].areas[0].name


def test_an_arena_without_challenges_has_those_that_can_be_fulfilled_anywhere(tmp_path: Path) -> None:
    (pack(tmp_path) / CHALLENGES).unlink()
    found = shelf(tmp_path).whole("brawl").pack
    names = found.challenges_in("embers_arena")
    assert 5 < len(names) < len(found.challenges)
    assert all(
        found.challenge[name].statues or found.challenge[name].control in ("home", "away", "middle") for name in names
    )


def test_challenges_without_an_arena_join_those_of_the_game(tmp_path: Path) -> None:
    made = pack(tmp_path)
    (made / ARENA).unlink()
    assert any("the arena 'courtyard' has no area 'yard'" in line for line in problems(tmp_path))
    change(made / CHALLENGES, 'control = "yard"', 'statues = ["blue", "blue"]')
    found = shelf(tmp_path).whole("brawl").pack
    assert "embers_line" in found.challenges_in("courtyard")
    assert len(found.challenges_in("courtyard")) == len(GAMES["brawl"].standard.pack.challenges) + 6


def test_an_arena_needs_enough_challenges(tmp_path: Path) -> None:
    made = pack(tmp_path)
    text = (made / CHALLENGES).read_text()
    (made / CHALLENGES).write_text(text[: text.rindex("[[challenges]]")])
    assert any("5 challenges: an arena with challenges of its own needs 6" in line for line in problems(tmp_path))


# -------------------------------------------------------------------- what a host must not have to fear


def test_what_comes_with_the_bot_is_within_the_bounds() -> None:
    files = [*ROOT.glob("data/*/*.toml"), *ROOT.glob("data/brawl/*/*.toml")]
    assert len(files) > 50
    content = [path for path in files if path.name not in ("rules.toml", "examples.toml")]
    for path in content:
        assert path.stat().st_size <= texts.MOST_BYTES
        assert list(texts._excess(tomllib.loads(path.read_text(encoding="utf-8")), "$", 1)) == [], path


def test_all_mistakes_of_a_run_are_told_each_with_its_line(tmp_path: Path) -> None:
    made = pack(tmp_path)
    change(made / FIGHTER, 'class = "striker"', 'class = "stricker"')
    change(made / FIGHTER, 'emblem = "fencer"', 'emblem = "snowman"')
    change(made / FIGHTER, "life = 20", "life = 100")
    change(made / FIGHTER, ', en = "Ready"', ", en = 5")
    change(made / CREATURES, "attack = 4", "attack = 40")
    assert [re.sub(r"; .*", "", line.partition("/")[2]) for line in problems(tmp_path)] == [
        "battlecon/embers_duel.toml:5: Invalid enum value 'stricker' ($.class)",
        "battlecon/embers_duel.toml:7: Expected `int` <= 60 ($.life)",
        "battlecon/embers_duel.toml:20: Expected `str`, got `int`, in 'en' ($.styles[0].name)",
        "battlecon/embers_duel.toml:8: no icon is called 'snowman'",
        "krendel/creatures.toml:8: Expected `int` <= 9 ($.creatures[0].attack)",
    ]
    assert any("'snowing'" in line for line in problems(tmp_path))


def test_of_many_mistakes_in_a_file_the_first_are_told(tmp_path: Path) -> None:
    made = pack(tmp_path)
    rows = "\n".join(f'[[creatures]]\nid = {n}\nemblem = "no-{n}"' for n in range(99))
    (made / CREATURES).write_text(rows)
    found = problems(tmp_path)
    assert found[0].startswith("embers/krendel/creatures.toml:2: Expected `str`, got `int`")
    assert 20 < len(found) <= 40


def test_a_number_beyond_the_bounds_is_told_with_its_line_even_where_nothing_else_minds_it(tmp_path: Path) -> None:
    made = pack(tmp_path)
    (made / CREATURES).write_text((made / CREATURES).read_text() + "\nstray = 1000\n")
    lines = (made / CREATURES).read_text().count("\n")
    (line, *_) = [line for line in problems(tmp_path) if f":{lines}:" in line]
    assert "stray" in line


BAD_TEXTS = {
    "a giant number": ("x = 1" + "0" * 5000, "creatures.toml: a number with thousands of figures"),
    "a large number": ("x = 1000", "x: a number beyond 99"),
    "a fraction": ("x = 1.5", "float values are not used"),
    "no number": ("x = nan", "float values are not used"),
    "a date": ("x = 2020-01-01", "date values are not used"),
    "a long text": ('x = "' + "y" * 2000 + '"', "x: a text of 2000 characters"),
    "a long key": ("y" * 41 + " = 1", f"a key has at most 40 letters, figures, - and _; this one is {'y' * 40!r}"),
    "an odd key": ('"\\u202E" = 1', r"this one is '\u202e'"),
    "many entries": ("x = [" + "1," * 300 + "]", "x: 300 entries; 200 at most"),
    "many keys": ("\n".join(f"x{n} = 1" for n in range(300)), "the file: 300 entries; 200 at most"),
    "deep lists": ("x = " + "[" * 50 + "]" * 50, "nested more than 16 deep"),
    "bottomless lists": ("x = " + "[" * 20000, "nested more than 16 deep"),
    "deep tables": ("x = " + "{ x = " * 500 + "1" + " }" * 500, "nested more than 16 deep"),
    "a deep key": (".".join(["a"] * 90) + " = 1", "nested more than 16 deep"),
    "a bottomless key": ("[" + ".".join(["a"] * 20000) + "]", "a line with more than 100 dots"),
    "a bottomless key with ends of lines that are none": (
        "[" + '."\u2028".'.join([".".join(["a"] * 90)] * 3) + "]",
        "a line with more than 100 dots",
    ),
    "a large file": ("# " + "x" * texts.MOST_BYTES, "larger than 64 KiB"),
}


@pytest.mark.parametrize("kind", BAD_TEXTS)
def test_what_is_out_of_bounds_is_refused(tmp_path: Path, kind: str) -> None:
    text, says = BAD_TEXTS[kind]
    (pack(tmp_path) / CREATURES).write_text(text)
    assert any(says in line for line in problems(tmp_path)), problems(tmp_path)


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    (pack(tmp_path) / CREATURES).write_bytes(b"\xff\xfe\x00")
    assert problems(tmp_path)[0] == "embers/krendel/creatures.toml: not UTF-8: save the file in that encoding"


def test_links_are_not_followed(tmp_path: Path) -> None:
    outside = pack(tmp_path / "outside")
    inside = tmp_path / "inside"
    made = pack(inside)
    shutil.move(made / FIGHTER, tmp_path / "fighter.toml")
    (made / FIGHTER).symlink_to(tmp_path / "fighter.toml")
    shutil.rmtree(made / "krendel")
    (made / "krendel").symlink_to(outside / "krendel")
    assert sorted(problems(inside)) == [
        "embers/battlecon/embers_duel.toml: a link; packs hold files alone",
        "embers/krendel: a link; packs hold files alone",
    ]
    shutil.rmtree(made)
    made.symlink_to(outside)
    assert problems(inside) == ["embers: a link; a pack is a folder of its own"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(pack(tmp_path) / "krendel" / "rewards.toml")
    assert problems(tmp_path) == ["embers/krendel/rewards.toml: neither a file nor a folder"]


def test_files_are_counted_and_weighed_and_do_not_stand_deep(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = pack(tmp_path)
    deep = made / "brawl" / "champions" / "more"
    deep.mkdir()
    assert problems(tmp_path) == ["embers/brawl/champions/more: folders stand at most 3 deep"]
    deep.rmdir()
    monkeypatch.setattr(texts, "MOST_FILES", 5)
    assert problems(tmp_path) == ["embers: more than 5 files"]
    monkeypatch.setattr(texts, "MOST_FILES", 6)
    monkeypatch.setattr(texts, "MOST_BYTES_TOGETHER", 2048)
    assert problems(tmp_path) == ["embers: more than 2 KiB of TOML together"]


@pytest.mark.parametrize("name", ["a\nb.toml", "a\u202eb.toml", "\udcff.toml", "a" * 70 + ".toml", "`.toml"])
def test_a_file_name_that_cannot_stand_in_a_line_is_refused(tmp_path: Path, name: str) -> None:
    (pack(tmp_path) / "krendel" / name).write_text("x = 1")
    (problem,) = problems(tmp_path)
    assert problem.startswith("embers/krendel/")
    assert problem.endswith(": a name has at most 64 letters, figures, blanks and signs such as - _ and .")
    assert problem.isprintable()


def test_a_folder_whose_name_cannot_stand_in_a_line_is_left_out(tmp_path: Path) -> None:
    pack(tmp_path).rename(tmp_path / "em\nbers")
    (left,) = shelf(tmp_path).left_out
    assert left.folder == r"'em\nbers'"
    assert left.problems == (
        r"'em\nbers': a folder is named after its pack: 2 to 16 small Latin letters, figures and _",
    )


def test_a_game_named_many_times_is_read_once(tmp_path: Path) -> None:
    change(pack(tmp_path) / "pack.toml", '"krendel"', '"krendel", "krendel"')
    assert problems(tmp_path) == ["embers/pack.toml: games: ['krendel'] stand there more than once"]


def test_of_a_pack_full_of_mistakes_some_are_told_soon(tmp_path: Path) -> None:
    made = pack(tmp_path)
    wrong = "\n".join(f"{'q' * 35}{n} = {n}" for n in range(99))
    for n in range(150):
        (made / "battlecon" / f"embers_{n}.toml").write_text(wrong)
    since = time.process_time()
    found = problems(tmp_path)
    assert time.process_time() - since < 3, "each file was read to its end"
    assert len(found) == 101
    assert found[-1] == "embers: there may be further problems"
    assert max(map(len, found)) <= 500


def test_packs_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "MOST_PACKS", 1)
    for name in ("embers", "sparks"):
        pack(tmp_path, name)
    assert [each.info.id for each in shelf(tmp_path).packs] == ["embers"]
    assert problems(tmp_path) == ["sparks: 1 packs at most"]


def test_a_stored_origin_may_not_hold_what_a_message_must_not(tmp_path: Path) -> None:
    pack(tmp_path)
    (origin,) = shelf(tmp_path).rules("krendel", ["embers"]).pack.packs
    raw = msgspec.json.decode(pack_bytes(origin))
    assert msgspec.convert(raw, Origin, dec_hook=from_file) == origin
    for field, value in (
        ("author", "<@1>"),
        ("version", "1\n2"),
        ("id", "a" * 99),
        ("name", {"ru": "x", "en": "`"}),
        ("hash", "@everyone"),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(raw | {field: value}, Origin, dec_hook=from_file)


def test_a_shelf_of_nothing_has_the_games_as_they_come() -> None:
    assert Shelf(GAMES).of("krendel") == ()
    assert icon_names() >= {"fencer", "bear-face"}


def test_a_name_in_another_form_of_unicode_is_the_same_name(tmp_path: Path) -> None:
    names = [kit.name.in_language("ru") for kit in GAMES["battlecon"].standard.pack.kits]
    taken = next(name for name in names if unicodedata.normalize("NFD", name) != name)
    wanted = f'ru = "{unicodedata.normalize("NFD", taken)}", en = "Somebody"'
    change(pack(tmp_path) / FIGHTER, 'ru = "Боец embers", en = "Fighter of embers"', wanted)
    (line,) = problems(tmp_path)
    assert "like one of the kits that comes with the game; give it another name" in line
