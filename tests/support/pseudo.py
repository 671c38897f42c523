"""A language that nobody speaks, for tests: `from tests.support.pseudo import spoken` gives the fixture.

Whatever the bot says in it is accented, longer than in English, and stands between marks (tools/make/pseudo.py).
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

import pytest

from engines.kernel.content.names import Name
from tools.make.pseudo import PSEUDO, make, pseudo


@cache
def _locales() -> Path:
    """Return a folder with the language, made once for all tests of a process: to make and to read it takes a second."""
    folder = Path(tempfile.mkdtemp(prefix="arbiter-pseudo-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    make(folder / "locales")
    return folder / "locales"


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the language, and let the names in content be said in it."""
    monkeypatch.setenv("ARBITER_LOCALES", str(_locales()))
    worded = Name.in_language

    def said(name: Name, language: str) -> str:
        # Names are as long as those who gave them made them: they are accented alone.
        text = worded(name, language)
        return pseudo(text, len(text)) if language == PSEUDO else text

    monkeypatch.setattr(Name, "in_language", said)
