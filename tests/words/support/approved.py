"""A match of each game as it is told, line by line: the questions with their answers, and what the log then says.

The texts are kept in tests/words/<game>/approved; `python -m tests.words.approve` writes them anew, and what changed in them
is read as a diff.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, advance
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.support.samples import Sample
from words.games import GameWords, game_words
from words.texts import Language, seat_letter

FOLDER = Path(__file__).parents[1]

NAMES: dict[Language, tuple[str, ...]] = {
    "en": ("Anna", "Boris", "Vera", "Gleb", "Dina", "Zoya"),
    "ru": ("Анна", "Борис", "Вера", "Глеб", "Дина", "Зоя"),
}

IN_FULL = 2
"""How often all answers to a kind of question are told; later only the one that is given."""

READER = 0
"""The seat that reads the log: of its own cards it is told more than the others are."""


def file_of(game: str, language: Language) -> Path:
    """Return where the approved text is kept."""
    return FOLDER / game / "approved" / f"match-{language}.txt"


def worded(sample: Sample, language: Language) -> str:
    """Return a match of random players in words; they choose first what the game lets them choose."""
    return "\n".join([*_lines(sample, language), ""])


def _lines(sample: Sample, language: Language) -> Iterator[str]:
    table = sample.chosen.table(sample.game.standard)
    names = dict(enumerate(NAMES[language][: table.seats]))
    words, rng, asked_before = (
        game_words(sample.id, language, table.rules.pack, names),
        Random(sample.id),
        Counter[str](),
    )
    turn = table.begin(1)
    match = turn.match
    yield f"# {words.title()}"
    yield from _events(words, table.rules, turn)
    while match.outcome is None:
        asked = rng.choice(match.asks)
        keys = random_keys(asked, rng)
        seen = view(table.rules, match, asked.seat).table
        yield from _question(words, asked, keys, seen, full=asked_before[asked.kind] < IN_FULL)
        asked_before[asked.kind] += 1
        turn = advance(table.rules, match, asked.seat, asked.id, keys)
        yield from _events(words, table.rules, turn)
    yield from ("", *words.result(view(table.rules, match, READER).table).splitlines())


def _question(words: GameWords, asked: Decision, keys: list[str], seen: Any, *, full: bool) -> Iterator[str]:
    yield ""
    question = " / ".join(words.question(asked, seen).splitlines())
    yield f"{seat_letter(asked.seat)}? {question}"
    for option in asked.options:
        if full or option.key in keys:
            described = words.option_description(asked, option.key, seen)
            label = words.option_label(asked, option.key, seen)
            yield f"   {'>' if option.key in keys else '-'} {label}{f': {described}' if described else ''}"
    if not keys:
        yield f"   > {words.nothing_label(asked)}"


def _events(words: GameWords, rules: Any, turn: Turn) -> Iterator[str]:
    at = words.at(view(rules, turn.match, READER).table)
    for happened in turn.events:
        event = happened.seen_by(READER)
        line = None if event is None else at.line(event)
        if event is not None and line:
            yield from (["", f"## {line}"] if at.begins_part(type(event)) else [f"   {line}"])
