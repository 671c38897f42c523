"""The guided first match on the local table's page, as wide as a phone: every page is short enough to be read at a glance."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engines.games import LESSONS
from tests.e2e.conftest import House
from tests.e2e.upkeep.pages import SHOTS, page_of, shot
from tests.engines.conformance.seeds import sample
from tests.support.browsers import needs_chromium, running_browser
from words.texts import Language, Words, words

LINES = 8
"""Lines of text on a page, at most, so that it is read at a glance on a phone."""

READERS: tuple[tuple[str, Language, str], ...] = (("Anna", "ru", "/помощь "), ("Boris", "en", "/help "))
"""Those who take the lesson: their name, their language and the command they type."""

MEASURED = """
text => {
    const style = getComputedStyle(text);
    const heading = text.querySelector("[role=heading], h1, h2, h3, h4, h5, h6");
    const high = text.getBoundingClientRect().bottom - (heading ?? text).getBoundingClientRect().bottom;
    return Math.round(high / parseFloat(style.lineHeight));
}
"""

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.timeout(180)]


@pytest.mark.parametrize(("game", "reader"), sample([*product(LESSONS, READERS)], 2))
async def test_a_lesson_on_a_phone(house: House, game: str, reader: tuple[str, Language, str]) -> None:
    name, language, command = reader
    expect = pytest.importorskip("playwright.async_api").expect
    house.table.person(name, locale="ru" if language == "ru" else "en-US")
    say = words(language, strict=True)
    label = say("button-lesson-of", game=say(f"{game}-title"))
    async with running_browser() as browser, page_of(browser, house, name, 390, 844) as page:
        # An empty channel names the game that the README begins with.
        first = {"ru": "/играть крендель", "en": "/play krendel"}[language]
        await expect(page.locator("[data-test=begin]").last).to_have_text(first)
        await page.locator("[data-test=input]").focus()
        await page.keyboard.type(command)
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name=label, exact=True)).to_be_visible()
        await shot(page, f"lesson-{game}-{language}-00-help")
        await page.get_by_role("button", name=label, exact=True).click()
        heads = [say("help-title").removeprefix("## ")]
        done = f"{say('lesson-title')} · {say(f'{game}-lesson-at-done')}"
        while heads[-1] != done:
            message = page.locator(".container").last
            await expect(message.get_by_role("heading")).not_to_have_text(heads[-1])
            heads.append(await message.get_by_role("heading").inner_text())
            assert await lines(message) <= LINES, heads[-1]
            await seen(message, f"lesson-{game}-{language}-{len(heads):02}")
            if heads[-1] != done:
                await on(message, say)
    assert len(heads) > 15


async def lines(message: Any) -> int:
    """Return how many lines the text of a page takes, the heading and the controls apart."""
    return int(await message.locator(".text").first.evaluate(MEASURED))


async def seen(message: Any, name: str) -> None:
    """Wait for the picture, and keep what is seen when somebody wants to look."""
    for picture in await message.locator("img").all():
        await picture.evaluate("img => img.decode()")
    if SHOTS:
        await message.screenshot(path=Path(SHOTS) / f"{name}.png")


async def on(message: Any, say: Words) -> None:
    """Press the way on, the first answer offered, or discard nothing."""
    for label in ("button-lesson-next", "control-pick", "krendel-discard-nothing"):
        button = message.get_by_role("button", name=say(label), exact=True)
        if await button.count():
            await button.first.click()
            return
    raise AssertionError(await message.inner_text())
