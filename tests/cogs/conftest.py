"""A referee over a real database file, and all that composes messages of its matches, without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from referee.lobby import lobbies
from referee.service import Referee
from tests.cogs.kit import bodies
from tests.cogs.match.halls import Hall
from tests.support.databases import open_database
from tests.support.tables import NO_DOCUMENT, spec

NOW = 1_800_000_000.0


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    """A referee with all that composes messages."""
    db = await open_database(tmp_path / "arbiter.db", now=lambda: NOW)
    yield Hall(db)
    await db.close()


@pytest_asyncio.fixture
async def referee(tmp_path: Path) -> AsyncIterator[Referee]:
    """A referee alone."""
    db = await open_database(tmp_path / "arbiter.db", now=lambda: NOW)
    yield Referee(db)
    await db.close()


HALVES = (
    ["limits and document"] if spec() else ["limits", pytest.param("document", marks=pytest.mark.skip(NO_DOCUMENT))]
)


@pytest.fixture(params=HALVES)
def document(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's messages are held to Discord's limits and to its document; without it that half is a test that is skipped."""
    monkeypatch.setattr(bodies, "ASKED", True)


@pytest.fixture
def known_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run."""
    monkeypatch.setattr(lobbies.secrets, "token_hex", lambda _bytes: "5" * 64)
