"""The tables of worked examples in words: the names of their players, and a table without markdown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engines.kernel.state.model import Seat
from words.common.game_texts import ExampleWords
from words.common.protocol import GameWords
from words.texts import Language, words


def example_names(language: Language) -> Mapping[Seat, str]:
    """Return the names at the tables of the worked examples, by seat."""
    return dict(enumerate(words(language)("rules-example-names").split(", ")))


def example_words(
    match: Callable[[Language, Any, Mapping[Seat, str]], GameWords], caption: Callable[..., str]
) -> ExampleWords:
    """Return the texts of a game's worked examples; `match` makes the words of a match."""

    def alt(language: Language, made: Any) -> str:
        return match(language, made.rules.pack, example_names(language)).summary(made.view)

    return ExampleWords(example_names, caption, alt)
