"""The rule books of all games, and the ledgers of rules beside the project that they are compared with."""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.games import GAMES
from words.rules import Topic, book

LEDGERS = Path(__file__).resolve().parents[3] / "shared/rules"

NAMED = {"brawl": "super_fantasy_brawl"}
"""Games whose ledger is not named as they are."""

BOOKS = {game: book(game) for game in GAMES}


def ledger(game: str) -> str:
    """Return a game's ledger of rules; where it is not beside the project the test is skipped."""
    path = LEDGERS / f"{NAMED.get(game, game)}.md"
    if not path.exists():
        pytest.skip("the rules ledger is not beside the project")
    return path.read_text(encoding="utf-8")


def ids(topics: tuple[Topic, ...]) -> list[str]:
    return [topic.id for topic in topics]
