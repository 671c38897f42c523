"""Rows of buttons on the page of a phone: each holds what fits, so that no button is left alone in a line of its own."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from tests.support.browsers import needs_chromium
from words.texts import LANGUAGES, words

STYLES = ("theme", "style", "components", "messages")
WEB = Path(__file__).resolve().parents[3] / "table" / "web"

ROOM, GAP = 345, 8
"""Pixels of a row within a container on a phone 390 wide, and between two buttons."""

WAYS = ("first", "back", "on", "last")

pytestmark = needs_chromium


def replay_rows() -> dict[str, list[str]]:
    """Return the labels of each row of a replay, by language and kind, with the longest number of a moment."""
    rows: dict[str, list[str]] = {}
    for language in LANGUAGES:
        say = words(language, strict=True)
        for spelt in ("", "-spelt"):
            ways = [say(f"button-replay-{way}{spelt}", number=1 if way == "first" else 999) for way in WAYS]
            rows[f"{language}{spelt} ways"] = ways
            rows[f"{language}{spelt} newest"] = [*ways[:2], say("button-refresh"), ways[3]]
        for key in ("skip", "show"):
            keys = ("button-replay-share", f"button-replay-{key}", "button-log")
            rows[f"{language} {key}"] = [say(each) for each in keys]
    return rows


async def test_the_rows_of_a_replay_fit(browser: Any) -> None:
    rows = replay_rows()
    styles = "".join((WEB / "styles" / f"{name}.css").read_text(encoding="utf-8") for name in STYLES)
    made = "".join(
        f"<p>{''.join(f'<button class=button>{escape(label)}</button>' for label in row)}</p>" for row in rows.values()
    )
    page = await browser.new_page(viewport={"width": 1200, "height": 800})
    await page.set_content(f"<style>{styles}</style>{made}")
    wide = await page.locator("p").evaluate_all(
        "rows => rows.map(row => [...row.children].map(button => button.offsetWidth))"
    )
    found = {name: sum(each) + GAP * (len(each) - 1) for name, each in zip(rows, wide, strict=True)}
    assert {name: width for name, width in found.items() if width > ROOM} == {}
