"""The rule books of all games, and the ledgers of rules beside the project that they are compared with."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from engines.games import GAMES
from tests.support.games import SAMPLES
from tests.support.samples import Ledger
from words.common.rule_book import Book, Topic, book
from words.common.rule_search import search
from words.texts import Language

LEDGERS = Path(__file__).resolve().parents[4] / "shared/rules"

BOOKS = {game: book(game) for game in GAMES}


def ledger(game: str) -> str:
    """Return a game's ledger of rules; where it is not beside the project the test is skipped."""
    path = LEDGERS / sample_ledger(game).file
    if not path.exists():
        pytest.skip("the rules ledger is not beside the project")
    return path.read_text(encoding="utf-8")


def sample_ledger(game: str) -> Ledger:
    """Return what the game's sample says of its ledger; where there is none the test is skipped."""
    found = SAMPLES[game].ledger
    if found is None:
        pytest.skip(f"{game} has no ledger of rules")
    return found


def ids(topics: tuple[Topic, ...]) -> list[str]:
    return [topic.id for topic in topics]


class Found(NamedTuple):
    """The topics that were found in one book."""

    fitting: tuple[Topic, ...]
    nearest: tuple[Topic, ...]
    unknown: str | None


def look_up(asked: Book, query: str, language: Language) -> Found:
    """Return what a search in one book alone finds."""
    fitting, nearest, unknown = search([asked], query, language)
    return Found(tuple(hit.topic for hit in fitting), tuple(hit.topic for hit in nearest), unknown)
