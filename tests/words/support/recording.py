"""Which texts were said: for tests that none is there for nothing."""

from __future__ import annotations

import re

import pytest

from words.texts import FOLDER, Language, Words


class Recording(Words):
    """Words that remember what was asked of them; a text that cannot be said is an error."""

    def __init__(self, language: Language) -> None:
        super().__init__(language, strict=True)
        self.said: set[str] = set()

    def __call__(self, key: str, /, **args: str | float) -> str:
        self.said.add(key)
        return super().__call__(key, **args)


def record(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return the keys of all texts that are said from now on, in whichever words."""
    said: set[str] = set()
    saying = Words.__call__

    def recording(self: Words, key: str, /, **args: str | float) -> str:
        said.add(key)
        return saying(self, key, **args)

    monkeypatch.setattr(Words, "__call__", recording)
    return said


def keys_of(language: Language, prefix: str, *files: str) -> set[str]:
    """Return the keys of all texts of these files that begin so."""
    texts = "\n".join((FOLDER / language / name).read_text(encoding="utf-8") for name in files)
    return set(re.findall(rf"^({prefix}[A-Za-z0-9_-]+) =", texts, re.MULTILINE))
