"""The style sheets and the script of web pages, also for a process that lays one out without Discord's library."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from words.texts import Language

FOLDER = Path(__file__).resolve().parents[3] / "data" / "webpage"


@cache
def asset(name: str) -> str:
    """Return the page's script or style sheet."""
    return (FOLDER / name).read_text(encoding="utf-8")


def language_style(language: Language) -> str:
    """Return the style rules that hide the other languages while this one is checked, and mark its switch."""
    return (
        f'#in-{language}:checked ~ * [lang]:not([lang="{language}"], label) {{ display: none; }}\n'
        f"#in-{language}:checked ~ header .in-{language}"
        " { background: var(--on); border-color: var(--on); color: var(--on-text); }\n"
        f"#in-{language}:focus-visible ~ header .in-{language} {{ outline: 3px solid var(--mark); outline-offset: 2px; }}\n"
    )
