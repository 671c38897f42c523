"""Helpers for tests of the pages: their code blocks and sections, and words with the texts of cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUSSIAN = re.compile("[а-яё]", re.IGNORECASE)


def blocks(page: str, kind: str, within: str = "") -> list[str]:
    """Return the code blocks of a kind in a page, or of one of its chapters by its heading."""
    text = (ROOT / page).read_text(encoding="utf-8")
    if within:
        text = re.split(r"^## ", text.partition(f"{within}\n")[2], flags=re.MULTILINE)[0]
    found = re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)
    assert found, f"{page} has no {kind} block"
    return found


def section(text: str, name: str) -> str:
    """Return a section of a page's text by its heading."""
    return re.split(r"^## ", text.partition(f"\n## {name}\n")[2], flags=re.MULTILINE)[0]


def words_with_texts(text: str, name: str) -> list[tuple[str, str, str]]:
    """Return the words of a section's list with what a card says in English and in Russian."""
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (.+) \|$", section(text, name), re.MULTILINE)
    return [row for row in rows if RUSSIAN.search(row[2]) and row[2] != "по-русски"]


def in_english(rows: Sequence[tuple[str, str, str]], game: str) -> bool:
    """Return whether the English of such words is English, and no text is a key."""
    return not any(RUSSIAN.search(english) or f"{game}-" in english + russian for _, english, russian in rows)


def ops_with_meanings(text: str) -> list[str]:
    """Return the names of the ops in a page's text; each has a meaning and a sample."""
    for part in section(text, "Ops").split("\n### ")[1:]:
        tag, meaning = part.split("\n")[0], part.split("\n")[2]
        assert len(meaning) > 10, tag
        assert f'`{{ op = "{tag}"' in part
    return re.findall(r"^### (\w+)$", section(text, "Ops"), re.MULTILINE)
