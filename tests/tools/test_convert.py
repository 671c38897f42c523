"""A content pack of former times: refused with the line that mends it, and brought up to date by `tools.convert`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.packs import change, pack, problems, shelf
from tools import convert
from tools.convert import rename_verbs

CHAMPION = "brawl/champions/embers_champ.toml"


@pytest.fixture
def former(tmp_path: Path) -> Path:
    """The template's pack as it was written for 0.7.0."""
    made = pack(tmp_path)
    path = made / CHAMPION
    path.write_text(re.sub(r"\bop = ", "do = ", path.read_text(encoding="utf-8")), encoding="utf-8")
    return made


def run(monkeypatch: pytest.MonkeyPatch, *args: object) -> int:
    monkeypatch.setattr("sys.argv", ["convert", *map(str, args)])
    return convert.main()


def contents(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_pack_with_the_former_key_is_refused_with_one_line_that_mends_it(former: Path) -> None:
    (problem,) = problems(former.parent)
    assert problem == (
        f'embers/{CHAMPION}:9: a verb is named by "op" since 0.8: write op = "dash", '
        "or run python -m tools.convert PACK-FOLDER"
    )
    change(former / CHAMPION, 'do = "dash"', 'do = "dahs"')
    assert ':9: a verb is named by "op" since 0.8: write op = "...", or' in problems(former.parent)[0]
    change(former / CHAMPION, 'do = "dahs"', 'op = "dash"')
    change(former / CHAMPION, '{ shape = "melee" }, strength = 2 }', '{ shape = "melee" }, strenght = 2 }')
    one, other = problems(former.parent)
    assert f"{CHAMPION}:12: Object contains unknown field `strenght`" in one
    assert f'{CHAMPION}:14: a verb is named by "op" since 0.8: write op = "push"' in other


def test_it_is_shown_then_written_and_nothing_else_changes(
    former: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(former)
    assert run(monkeypatch, former) == 0
    output = capsys.readouterr().out
    assert contents(former) == before
    assert f'{former / CHAMPION}:20:\n- {{ do = "draw", by = 1 }},\n+ {{ op = "draw", by = 1 }},\n' in output
    assert "1 file to write: " in output
    assert output.rstrip().endswith("--write")
    (former / CHAMPION).chmod(0o640)
    assert run(monkeypatch, former, "--write") == 0
    assert "1 file written" in capsys.readouterr().out
    assert (former / CHAMPION).stat().st_mode & 0o777 == 0o640
    after = contents(former)
    assert {path for path in after if after[path] != before[path]} == {former / CHAMPION}
    assert after.keys() == before.keys()
    assert after[former / CHAMPION] == (
        pack(former.parent, "other") / "brawl/champions/other_champ.toml"
    ).read_bytes().replace(b"other", b"embers")
    assert [one.info.id for one in shelf(former.parent).packs] == ["embers", "other"]
    assert run(monkeypatch, former, "--write") == 0
    assert "nothing to convert" in capsys.readouterr().out
    assert contents(former) == after


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('do = [{ do = "push" }] # do = "push"\r\n', 'do = [{ op = "push" }] # do = "push"\r\n'),
        ("[[cards.do]]\n  do   =\t'push'\n", "[[cards.do]]\n  op   =\t'push'\n"),
        ('a = [{ "do" = "push", by = 1 }]', 'a = [{ "op" = "push", by = 1 }]'),
        ('a = "{ do = \\"push\\" }"\nb.do = "push"', 'a = "{ do = \\"push\\" }"\nb.op = "push"'),
        ('a = \'do = "x"\'\nredo = "y"\ndo-it = "z"\n', 'a = \'do = "x"\'\nredo = "y"\ndo-it = "z"\n'),
        ('a = """\ndo = "x\\"""" # "\ndo = "y"\n', 'a = """\ndo = "x\\"""" # "\nop = "y"\n'),
        ("a = '''\ndo = \"x\"\n'''\ndo = 'y'\n", "a = '''\ndo = \"x\"\n'''\nop = 'y'\n"),
        ('do = "x"\nop = "x"\n', None),
        ("do = ", None),
    ],
)
def test_only_keys_that_name_a_verb_change(old: str, new: str | None) -> None:
    if new is None:
        with pytest.raises(ValueError, match=r"by hand|[Ii]nvalid|[Dd]uplicate|Cannot overwrite"):
            rename_verbs(old, "do")
    else:
        assert rename_verbs(old, "do") == new
        assert rename_verbs(new, "do") == new


def test_what_cannot_be_converted_is_named_and_nothing_is_written(
    former: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (former / "brawl" / "champions" / "zz.toml").write_bytes(b"id = \xff")
    before = contents(former)
    assert run(monkeypatch, former, "--write") == 1
    assert "zz.toml: " in capsys.readouterr().err
    assert contents(former) == before
    assert run(monkeypatch, former.parent) == 1
    assert "there is no pack.toml" in capsys.readouterr().err


def test_links_are_not_followed(former: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    outside = tmp_path / "outside.toml"
    outside.write_text('do = "x"', encoding="utf-8")
    (former / "brawl" / "link.toml").symlink_to(outside)
    assert run(monkeypatch, former, "--write") == 0
    assert outside.read_text(encoding="utf-8") == 'do = "x"'


def test_packs_of_other_games_stay(tmp_path: Path) -> None:
    made = pack(tmp_path)
    (made / "krendel" / "creatures.toml").write_text('do = "x"', encoding="utf-8")
    assert convert.changes(made) == {}
