"""Writes docs/play/privacy.md from the texts that /privacy shows: `python -m tools.make.privacy`."""

from __future__ import annotations

from pathlib import Path

from cogs.people.own_data_pages import PARTS
from words.texts import LANGUAGES, Words, words

PAGE = Path(__file__).parents[2] / "docs" / "play" / "privacy.md"


def page() -> str:
    """Return the whole document: the page of /privacy in both languages, in Markdown."""
    return (
        "# Privacy · Приватность\n\n"
        + "\n\n".join(_markdown(words(language)) for language in reversed(LANGUAGES))
        + "\n"
    )


def _markdown(texts: Words) -> str:
    parts = [f"### {texts(f'privacy-{part}-title')}\n\n{texts(f'privacy-{part}')}" for part in PARTS]
    return "\n\n".join([texts("privacy-title").replace("### ", "## "), *parts])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
