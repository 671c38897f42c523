"""Worked examples of every game: played alike each time, and a file that cannot be used is refused with file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.content.names import Name
from engines.kernel.content.reading import ContentError
from engines.kernel.events import Event
from engines.kernel.learning.examples import (
    FILE,
    Collection,
    ExampleBase,
    check_examples,
    check_spent,
    lay_out,
    missing_answer_error,
    play_out,
)
from engines.kernel.state.model import Decision, Option
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import Steps
from tests.engines.kernel.gauntlet.tiny import Board, Empty, rules_of
from tests.engines.kernel.learning.worked import MODULES, line_with, refusal

every_game = pytest.mark.parametrize("game", MODULES)
every_example = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in MODULES for name in GAMES[game].worked.names()]
)


# -------------------------------------------------------------------- those of the games


STANDARD_CARDS = {"legends"}
"""The games whose examples have no things of their own: the cards of matches show all."""


NOBODY = (None, -1)
"""The viewer of a public view: a seat or none, or the number of a side."""


@every_example
def test_an_example_is_the_same_every_time(game: str, name: str) -> None:
    made = GAMES[game].worked.get(name)
    assert MODULES[game].play(made.rules, made.example) == made
    assert GAMES[game].worked.get(name) is made


@every_example
def test_an_example_shows_what_all_may_see(game: str, name: str) -> None:
    made = GAMES[game].worked.get(name)
    assert made.example.id == name
    assert made.view.viewer in NOBODY
    assert made.rules.game is GAMES[game]


@every_game
def test_examples_change_nothing_in_what_matches_are_played_with(game: str) -> None:
    made = [GAMES[game].worked.get(name) for name in GAMES[game].worked.names()]
    own = {one.rules.hash for one in made} != {GAMES[game].standard.hash}
    assert own == (game not in STANDARD_CARDS)
    assert GAMES[game].standard.pack == GAMES[game].load_pack()


@every_game
def test_an_unknown_example_is_an_error(game: str) -> None:
    with pytest.raises(KeyError):
        GAMES[game].worked.get("nothing")


@every_game
def test_an_id_twice_is_refused(game: str, tmp_path: Path) -> None:
    first, second, *_ = GAMES[game].worked.names()
    said = refusal(game, tmp_path, f'id = "{second}"', f'id = "{first}"')
    assert f"examples.toml: the id {first!r} is used twice" in said


@every_game
def test_an_unknown_word_is_refused_with_its_line(game: str, tmp_path: Path) -> None:
    said = refusal(game, tmp_path, "[examples.says]", "[examples.sais]")
    assert said.startswith(f"examples.toml:{line_with(game, '[examples.says]')}: ")
    assert "did you mean 'says'" in said


@every_game
def test_no_file_is_refused(game: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"examples\.toml: cannot be read"):
        MODULES[game].load_examples(tmp_path, GAMES[game].standard.pack)


# -------------------------------------------------------------------- the parts they are made of

SAYS = Name(ru="Да", en="Yes")
ASKED = Decision("1", 1, "pick", (Option("a", (), ()), Option("b", (), ())), 1, 1, False, (), (), ())


def test_what_is_wrong_is_told_with_file_line_and_example(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text('# Two.\n\n[[examples]]\nid = "one"\n\n[[examples]]\nid = "two"\n', encoding="utf-8")
    examples = [ExampleBase("one", SAYS), ExampleBase("two", SAYS)]
    check_examples(path, examples, lambda _: ())
    with pytest.raises(ContentError) as caught:
        check_examples(path, examples, lambda example: ["bad", "worse"] if example.id == "two" else [], ["torn"])
    assert caught.value.problems == ["torn", "examples.toml:6: two: bad", "examples.toml:6: two: worse"]
    with pytest.raises(ContentError, match="the id 'one' is used twice"):
        check_examples(path, [examples[0], examples[0]], lambda _: ())


def test_examples_are_read_when_they_are_asked_for_and_played_once() -> None:
    done: list[str] = []

    def load() -> Any:
        done.append("load")
        return None, (ExampleBase("one", SAYS), ExampleBase("two", SAYS))

    def play(_rules: Any, example: ExampleBase) -> Any:
        done.append(example.id)
        return object()

    collection: Any = Collection(load, play)
    assert done == []
    assert collection.names() == ("one", "two")
    assert collection.get("two") is collection.get("two")
    assert done == ["load", "two"]


def test_an_example_that_says_too_little_or_too_much() -> None:
    example = ExampleBase("one", SAYS)
    assert str(missing_answer_error(example, ASKED)) == "one: no answer to 'pick' of seat 1: a, b"
    check_spent(example, [])
    with pytest.raises(ValueError, match=r"one: nobody asked for \['c'\]"):
        check_spent(example, ["c"])


class Started(Event, frozen=True, tag="started"):
    name: str


class Picked(Event, frozen=True, tag="picked"):
    key: str


def test_a_table_is_laid_out_and_played_up_to_where_no_answer_is_given() -> None:
    steps = Steps()

    @steps.step
    def start(play: Play[Board, Empty], name: str) -> None:
        play.emit(Started(name))
        play.ask(1, "pick", [Option("a", ("a",), ()), Option("b", ("b",), ())], picked)

    @steps.step
    def picked(play: Play[Board, Empty], key: str) -> None:
        play.board.log.append(key)
        play.emit(Picked(key))

    rules = rules_of(steps, start)
    match, before = lay_out(rules, (0, 1), Board([], (0, 1)), [(start, "one"), (start, "two")])
    assert [event.public for event in before] == [Started("one")]
    answers = ["b"]
    later, events = play_out(rules, match, lambda _asked: [answers.pop()] if answers else None)
    assert [event.public for event in events] == [Picked("b"), Started("two")]
    assert later.board.log == ["b"]
    assert [asked.kind for asked in later.asks] == ["pick"]
    assert match.board.log == [], "the match given stays as it was"
    over, _ = play_out(rules, later, lambda _asked: ["a"])
    assert over.board.log == ["b", "a"]
    assert msgspec.to_builtins(over.asks) == []
