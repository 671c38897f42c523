"""The template, the checker and the tutorial of content packs: what a reader of docs/extend/packs.md does works, step by step."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from boards.jobs import new_job
from boards.painting.layout import Box, Label, Scene
from boards.painting.text import ELLIPSIS
from boards.pictures import draw
from engines.battlecon.board import Options
from engines.kernel.choose import choose
from engines.kernel.content.names import Name, from_file
from engines.kernel.views import view
from engines.krendel.events import Revealed
from tests.support.games import SAMPLES
from tests.support.packs import change, pack, shelf
from tools import check_pack, new_pack
from tools.conformance.playing import Game, Table
from tools.games import GAMES
from tools.make.pack_pictures import FIGHTER, fighter
from tools.packs import looks, play
from words.games import game_words
from words.krendel.match import KrendelWords

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = ("packs.md", "packs.ru.md")


def run(monkeypatch: pytest.MonkeyPatch, module: Any, *args: str) -> int:
    """Run a tool with arguments as the command does; return its exit status."""
    monkeypatch.setattr("sys.argv", [module.__name__, *args])
    return int(module.main())


# -------------------------------------------------------------------- the tutorial


def test_the_tutorial_leads_to_a_fighter_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (DOCS / "extend" / PAGES[0]).read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ARBITER_PACKS", raising=False)
    tools = {"tools.new_pack": new_pack, "tools.check_pack": check_pack}
    saved = 0
    for kind, body in re.findall(r"```(sh|toml)\n(.*?)```", text, re.DOTALL):
        if kind == "toml":
            named = re.findall(r"`(packs/\S+\.toml)`", text[: text.index(body)])[-1]
            Path(named).write_text(body, encoding="utf-8")
            saved += 1
            continue
        python, flag, module, *args = shlex.split(body)
        assert (python, flag) == ("python", "-m")
        # The page asks for more matches than a test has time for.
        quick = ["0" if arg == "20" else arg for arg in args]
        assert run(monkeypatch, tools[module], *quick) == 0, capsys.readouterr().out
    assert saved == 1
    rules = shelf(Path("packs")).rules("battlecon", ["embers"])
    assert rules.pack.kit[FIGHTER].name.in_language("en") == "Tinder"
    with Game(Table(rules, 2, Options(fighters=(FIGHTER, "embers_duel"))), 3) as game:
        last = [move.turn.match for move in game.moves()][-1]
    assert last.outcome is not None


def test_both_pages_have_the_same_steps() -> None:
    found = [
        re.findall(r"```(toml|sh)\n(.*?)```", (DOCS / "extend" / page).read_text(encoding="utf-8"), re.DOTALL)
        for page in PAGES
    ]
    assert found[0] == found[1]
    assert ("toml", fighter()) in found[0]


@pytest.mark.parametrize("page", PAGES)
def test_the_mistake_of_the_page_is_reported_as_it_says(tmp_path: Path, page: str) -> None:
    (tmp_path / "embers").mkdir()
    made = pack(tmp_path / "packs")
    (made / "battlecon" / "tinder.toml").write_text(fighter().replace('class = "runner"', 'class = "runer"'))
    _, problems = check_pack.problems_of(made)
    (shown,) = re.findall(
        r"^- (embers/battlecon/tinder.toml:.*)$", (DOCS / "extend" / page).read_text(encoding="utf-8"), re.MULTILINE
    )
    assert problems == [shown]


def test_the_picture_of_the_page_is_that_of_its_fighter(tmp_path: Path) -> None:
    made = pack(tmp_path)
    (made / "battlecon" / "tinder.toml").write_text(fighter(), encoding="utf-8")
    rules = shelf(tmp_path).rules("battlecon", ["embers"])
    assert list(looks.problems_of(rules)) == []
    for language in ("ru", "en"):
        assert (DOCS / "pictures" / f"packs-fighter-{language}.png").read_bytes().startswith(b"\x89PNG")


# -------------------------------------------------------------------- making


def test_a_pack_is_never_written_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, new_pack, "embers", "--folder", str(tmp_path)) == 0
    change(tmp_path / "embers" / "pack.toml", "Your name", "Mine")
    assert run(monkeypatch, new_pack, "embers", "--folder", str(tmp_path)) == 1
    assert "Mine" in (tmp_path / "embers" / "pack.toml").read_text()


def test_the_next_command_can_be_copied_as_it_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "my packs"
    assert run(monkeypatch, new_pack, "embers", "--folder", str(folder)) == 0
    command = shlex.split(capsys.readouterr().out.splitlines()[-1])
    assert command[-2:] == ["tools.check_pack", str(folder / "embers")]


@pytest.mark.parametrize("name", ["", "e", "Embers", "../embers", "9lives", "a" * 17, "em bers"])
def test_a_name_that_is_no_id_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="cannot be an id"):
        new_pack.make(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["xy", "a" * 16])
def test_the_template_is_loaded_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    pack(tmp_path, name)
    assert [each.info.id for each in shelf(tmp_path).packs] == [name]


# -------------------------------------------------------------------- checking


def test_the_checker_tells_all_problems_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = pack(tmp_path)
    change(made / "battlecon/embers_duel.toml", "life = 20", "life = 90")
    change(made / "krendel/creatures.toml", "attack = 4", "attack = 40")
    assert run(monkeypatch, check_pack, str(made)) == 1
    output = capsys.readouterr().out
    assert "- embers/battlecon/embers_duel.toml:7: Expected `int` <= 60" in output
    assert "- embers/krendel/creatures.toml:8: Expected `int` <= 9" in output
    assert re.search(r"^2 problems, \d+\.\d s$", output, re.MULTILINE)


def test_the_checker_reminds_of_the_author(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = pack(tmp_path)
    assert run(monkeypatch, check_pack, str(made), "--matches", "0") == 0
    assert "note: embers/pack.toml: the author is still 'Your name'" in capsys.readouterr().out
    change(made / "pack.toml", "Your name", "Mine")
    assert run(monkeypatch, check_pack, str(made), "--matches", "0") == 0
    assert "note:" not in capsys.readouterr().out


def test_the_checker_finds_what_clashes_with_a_pack_beside_it(tmp_path: Path) -> None:
    change(pack(tmp_path, "embers") / "krendel/creatures.toml", 'id = "embers_beast"', 'id = "same"')
    made = pack(tmp_path, "sparks")
    change(made / "krendel/creatures.toml", 'id = "sparks_beast"', 'id = "same"')
    _, problems = check_pack.problems_of(made)
    assert problems == [
        "sparks/krendel: 'same' is the id of one of the creatures of the pack embers; give it another one, such as 'same_2'"
    ]


def test_texts_that_do_not_fit_their_picture_are_named(tmp_path: Path) -> None:
    made = pack(tmp_path)
    flavour = "Под ударами копит силы и отдаёт их все разом."
    change(made / "battlecon/embers_duel.toml", flavour, " ".join([flavour] * 4))
    change(made / "krendel/creatures.toml", 'en = "Beast of embers"', 'en = "Beast ₿"')
    found = [*looks.problems_of(shelf(tmp_path).rules("battlecon", ["embers"]))]
    assert any("is cut in its picture (ru)" in line for line in found), found
    assert list(looks.problems_of(shelf(tmp_path).rules("krendel", ["embers"]))) == [
        "embers_beast: pictures have no ₿ for “Beast ₿”"
    ]


def test_what_runs_out_of_a_picture_is_named() -> None:
    label = Label(Box(0, 90, 10, 20), "low", "text", 20, "text", 100)
    whole = Scene(100, 110, (label,))
    assert list(looks.cut_texts(whole, "en")) == []
    assert len(list(looks.cut_texts(Scene(100, 100, (label,)), "en"))) == 1
    short = Label(Box(0, 0, 10, 20), f"lo{ELLIPSIS}", "text", 20, "text", 10)
    assert len(list(looks.cut_texts(Scene(100, 100, (short,)), "en"))) == 1


@pytest.mark.parametrize("game", SAMPLES)
def test_random_play_finds_what_breaks(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pack(tmp_path)
    rules = shelf(tmp_path).rules(game, ["embers"])
    monkeypatch.setattr(play, "CHECKS", ())
    monkeypatch.setattr(play, "check_redeal", lambda _table, _seed: None)
    monkeypatch.setattr(play, "check_lanes", lambda _table, _seed: None)
    monkeypatch.setattr(play, "check_concession", lambda _table, _seed: None)
    monkeypatch.setattr(play, "check_games", lambda _table, _seed: None)
    monkeypatch.setattr(play, "check_marks", lambda _table, _seed: None)
    monkeypatch.setattr(play, "check_hidden_choices", lambda _table, _seed: None)
    played = play.play(rules, 2, 5)
    assert (played.problems, played.matches) == ([], 8)
    assert played.choices > 20
    again = play.play(rules, 2, 5)
    assert again == played, "the seed decides what is played"
    monkeypatch.setattr(play, "LABEL", 3)
    assert any("an answer's name has" in problem for problem in play.play(rules, 1, 5).problems)


def test_a_promise_that_is_not_kept_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def check_nothing(_table: Table, _seed: int) -> None:
        raise AssertionError("never holds")

    pack(tmp_path)
    monkeypatch.setattr(play, "CHECKS", (check_nothing,))
    rules = shelf(tmp_path).rules("krendel", ["embers"])
    assert play.play(rules, 0, 1) == play.PlayReport()
    played = play.play(rules, 1, 1)
    assert played.problems == ["check_nothing does not hold: AssertionError: never holds ()"]


def test_the_things_of_a_pack_come_up_in_random_play(tmp_path: Path) -> None:
    pack(tmp_path)
    rules = shelf(tmp_path).rules("battlecon", ["embers"])
    rng = Random(1)
    kits = [GAMES["battlecon"].table(rules, rng).options for _ in range(40)]
    named = [options for options in kits if options.fighters]
    assert len(named) > 30
    assert all("embers_duel" in options.fighters for options in named)
    arenas = {GAMES["brawl"].table(shelf(tmp_path).rules("brawl", ["embers"]), rng).options.arena for _ in range(40)}
    assert arenas == {"embers_arena", "courtyard"}


# -------------------------------------------------------------------- pictures of tables


@pytest.mark.parametrize("game", SAMPLES)
def test_tables_and_hands_with_a_pack_are_painted(tmp_path: Path, game: str) -> None:
    pack(tmp_path)
    rules = shelf(tmp_path).rules(game, ["embers"])
    table = GAMES[game].table(rules, Random(4))
    with Game(table, 4) as played:
        moves = [move for _, move in zip(range(12), played.moves(), strict=False)]
    match = moves[-1].before
    again = choose(rules, match, moves[-1].seat, moves[-1].asked.id, moves[-1].keys)
    assert again == moves[-1].turn
    texts = game_words(game, "ru", rules.pack, {})
    for viewer in (None, moves[-1].seat):
        shown = view(rules, match, viewer).table
        kind = "table" if viewer is None else texts.private_picture(shown)
        job = new_job(game, kind, shown, rules.body, rules.hash, {0: "Anna"}, language="ru", theme="dark")
        assert draw(job).startswith(b"\x89PNG")


def test_a_name_is_data_wherever_it_stands(tmp_path: Path) -> None:
    """Signs that mean something to the texts' own language mean nothing in a name."""
    made = pack(tmp_path)
    odd = '{ $name } -term {"x"}'
    change(made / "krendel/creatures.toml", 'en = "Beast of embers"', f"en = '{odd}'")
    rules = shelf(tmp_path).rules("krendel", ["embers"])
    assert rules.pack.creature["embers_beast"].name == Name(ru="Зверь embers", en=odd)
    worded = KrendelWords("en", rules.pack, {0: "Anna"}, strict=True)
    assert odd in (worded.line(Revealed(0, "embers_beast")) or "")
    assert msgspec.json.decode(rules.body, type=type(rules.pack), dec_hook=from_file) == rules.pack
