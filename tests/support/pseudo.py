"""A language that nobody speaks, for tests: `from tests.support.pseudo import spoken` gives the fixture.

Whatever the bot says in it is accented, longer than in English, and stands between marks (tools/make/pseudo.py).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.kernel.content.names import Name
from tools.make.pseudo import PSEUDO, make, pseudo


@pytest.fixture
def spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the language, and let the names in content be said in it."""
    make(tmp_path / "locales")
    monkeypatch.setenv("ARBITER_LOCALES", str(tmp_path / "locales"))
    worded = Name.in_language

    def said(name: Name, language: str) -> str:
        # Names are as long as those who gave them made them: they are accented alone.
        text = worded(name, language)
        return pseudo(text, len(text)) if language == PSEUDO else text

    monkeypatch.setattr(Name, "in_language", said)
