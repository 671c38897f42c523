"""What a hint says of lots, of what it leaves out, and how it writes figures."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.learning.hint_pages import MOST_COMPARED, hint_message, signed_tenths
from engines.games import GAMES
from engines.kernel.automatic.counsel import Counsel, Weighed
from engines.kernel.state.model import Decision
from tests.words.battlecon.support.tables import keys
from words.texts import LANGUAGES, Language, words

ASKED = keys("amount", *map(str, range(20)))
LOTS = (Weighed(("0",), 0.9, 0.75), Weighed(("1",), 2.3, 0.25))


class Keys:
    """Tells a question and its answers by their keys."""

    def question(self, asked: Decision, _view: object) -> str:
        return asked.kind

    def option_label(self, _asked: Decision, key: str, _view: object) -> str:
        return key


def hint_text(language: Language, weighed: tuple[Weighed, ...]) -> str:
    """Return what a hint says of lots among these answers."""
    live = SimpleNamespace(row=SimpleNamespace(game="battlecon"))
    reader: Any = SimpleNamespace(
        live=live, words=words(language, strict=True), game=Keys(), view=SimpleNamespace(table=None)
    )
    made = hint_message(reader, ASKED, Counsel(("0",), "mixed", weighed, 8))
    return "\n".join(str(getattr(item, "content", "")) for item in made.items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_with_a_lower_figure_that_is_drawn_more_often_is_explained(language: Language) -> None:
    lots = words(language, strict=True)("hint-lots")
    assert lots in hint_text(language, LOTS)
    assert lots not in hint_text(language, LOTS[::-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_that_are_not_shown_are_counted(language: Language) -> None:
    say, many = (
        words(language, strict=True),
        tuple(Weighed((str(n),), -float(n), 0.0) for n in range(MOST_COMPARED + 2)),
    )
    assert say("hint-rest", count=2) in hint_text(language, many)
    assert hint_text(language, many[:MOST_COMPARED]).count("\n- ") == MOST_COMPARED
    assert say("hint-rest", count=1) not in hint_text(language, many[:MOST_COMPARED])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.consider is not None])
def test_a_hint_says_of_each_game_with_compared_answers_in_which_unit(game: str, language: Language) -> None:
    assert words(language, strict=True)(f"{game}-measure")


def test_figures_are_written_as_the_language_writes_them() -> None:
    figures = [
        [signed_tenths(worth, words(language, strict=True)) for worth in (-0.2, 1.5, 0)] for language in ("ru", "en")
    ]
    assert figures == [["−0,2", "+1,5", "0,0"], ["−0.2", "+1.5", "0.0"]]
