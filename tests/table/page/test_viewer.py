"""The viewer of pictures: opened, enlarged, moved, left and closed by keys, mouse and fingers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from table.acts.people import Person
from table.server import Table
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, bot, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

ALT = "The board: an ogre on B2"


@asynccontextmanager
async def opened(browser: Any, table: Table, anna: Person, width: int = 1280, height: int = 800) -> AsyncIterator[Any]:
    """A page with two messages of a picture each; the later one is open in the viewer."""
    expect = pytest.importorskip("playwright.async_api").expect
    async with seen_by(browser, table, anna, width, height) as page:
        # A picture that glides to its place cannot be measured.
        await page.emulate_media(reduced_motion="reduce")
        await anna.slash("board", {"size": 1})
        await anna.slash("board", {"size": 2})
        pictures = page.locator("[data-test=picture] img")
        await pictures.nth(1).wait_for()
        for n in range(2):
            await expect(pictures.nth(n)).to_have_js_property("naturalWidth", 640)
        await pictures.nth(1).click()
        await expect(page.locator("[data-test=zoomed]")).to_have_js_property("naturalWidth", 640)
        yield page


async def box(page: Any) -> dict[str, float]:
    """Return where the picture is."""
    found: dict[str, float] = await page.locator("[data-test=zoomed]").bounding_box()
    return found


async def test_by_keys(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with opened(browser, table, anna) as page:
        await shown(page.locator(".caption")).to_have_text(ALT)
        await shown(page.locator(".count")).to_have_text("2 of 2")
        fitted = await box(page)
        for _ in range(3):
            await page.keyboard.press("+")
        near = await box(page)
        assert near["width"] == pytest.approx(fitted["width"] * 1.5**3, rel=0.01)
        await page.keyboard.press("ArrowRight")
        assert (await box(page))["x"] == pytest.approx(near["x"] - 90, abs=1)
        await page.keyboard.press("ArrowDown")
        assert (await box(page))["y"] == pytest.approx(near["y"] - 90, abs=1)
        await page.keyboard.press("-")
        assert (await box(page))["width"] == pytest.approx(fitted["width"] * 1.5**2, rel=0.01)
        await page.keyboard.press("0")
        assert await box(page) == fitted
        # Fitted, the arrows go to the channel's other pictures, and round.
        await page.keyboard.press("ArrowLeft")
        await shown(page.locator(".count")).to_have_text("1 of 2")
        await page.keyboard.press("ArrowLeft")
        await shown(page.locator(".count")).to_have_text("2 of 2")
        await page.keyboard.press("Escape")
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)
        await shown(page.locator("[data-test=picture]").last).to_be_focused()


async def test_by_mouse(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with opened(browser, table, anna) as page:
        fitted = await box(page)
        # The point below the mouse stays below it.
        at_x, at_y = fitted["x"] + fitted["width"] * 0.4, fitted["y"] + fitted["height"] * 0.6
        await page.mouse.move(at_x, at_y)
        await page.mouse.wheel(0, -600)
        await shown(page.locator(".viewer")).to_contain_class("zoomed")
        near = await box(page)
        assert near["width"] > 2 * fitted["width"]
        assert (at_x - near["x"]) / near["width"] == pytest.approx(0.4, abs=0.02)
        assert (at_y - near["y"]) / near["height"] == pytest.approx(0.6, abs=0.02)

        await page.mouse.down()
        await page.mouse.move(at_x + 30, at_y - 20, steps=4)
        await page.mouse.up()
        dragged = await box(page)
        assert (dragged["x"] - near["x"], dragged["y"] - near["y"]) == pytest.approx((30, -20), abs=1)
        # However far it is dragged, it does not leave the window.
        await page.mouse.down()
        await page.mouse.move(at_x + 1200, at_y, steps=4)
        await page.mouse.up()
        stage = await page.locator("[data-test=stage]").bounding_box()
        assert (await box(page))["x"] == pytest.approx(stage["x"], abs=1)

        await page.locator("[data-test=zoom-fit]").click()
        assert await box(page) == fitted
        await shown(page.locator("[data-test=zoom-out]")).to_be_disabled()
        await page.locator("[data-test=zoom-in]").click()
        assert (await box(page))["width"] == pytest.approx(fitted["width"] * 1.5, rel=0.01)
        await page.locator("[data-test=zoom-out]").click()
        await page.mouse.click(at_x, at_y)
        assert (await box(page))["width"] == pytest.approx(fitted["width"] * 2.5, rel=0.01)
        await page.locator("[data-test=zoom-fit]").click()
        await page.locator("[data-test=zoom-previous]").click()
        await shown(page.locator(".count")).to_have_text("1 of 2")
        await page.locator("[data-test=zoom-next]").click()
        await shown(page.locator(".count")).to_have_text("2 of 2")
        await page.mouse.click(20, fitted["y"] + fitted["height"] / 2)
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)


async def test_the_focus_returns_to_a_message_that_was_edited_meanwhile(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with opened(browser, table, anna) as page:
        await boris.press(anna.messages(table.general)[-1], label="Pressed 0")
        await shown(page.get_by_role("button", name="Pressed 1", include_hidden=True)).to_have_count(1)
        await page.locator("[data-test=zoom-close]").click()
        await shown(page.locator("[data-test=picture]").last).to_be_focused()


class Fingers:
    """Fingers on the screen of a page."""

    def __init__(self, session: Any) -> None:
        self._session = session

    async def put(self, *points: tuple[float, float]) -> None:
        """Say where the fingers are now; none lifts them all."""
        kind = "touchMove" if self._down and points else "touchStart" if points else "touchEnd"
        self._down = len(points)
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    _down = 0

    async def draw(self, *way: tuple[float, float]) -> None:
        """Draw one finger over these points."""
        for point in way:
            await self.put(point)
        await self.put()


async def test_by_fingers(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with opened(browser, table, anna, 390, 844) as page:
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 2})
        fingers = Fingers(session)
        fitted = await box(page)
        assert fitted["width"] == 390
        x, y = 195.0, fitted["y"] + fitted["height"] / 2
        await fingers.put((x - 30, y), (x + 30, y))
        await fingers.put((x - 60, y), (x + 60, y))
        await fingers.put((x - 90, y), (x + 90, y))
        await fingers.put()
        near = await box(page)
        assert near["width"] == pytest.approx(3 * fitted["width"], rel=0.02)
        assert near["x"] + near["width"] / 2 == pytest.approx(x, abs=2)
        await fingers.draw((x, y), (x + 40, y), (x + 80, y))
        assert (await box(page))["x"] == pytest.approx(near["x"] + 80, abs=2)
        # Two taps: the whole picture; two more: a part of it.
        for _ in range(2):
            await fingers.draw((x, y))
        assert await box(page) == fitted
        for _ in range(2):
            await fingers.draw((x, y))
        assert (await box(page))["width"] == pytest.approx(2.5 * fitted["width"], rel=0.01)
        await page.keyboard.press("0")

        await fingers.draw((300, y), (200, y), (100, y))
        await shown(page.locator(".count")).to_have_text("1 of 2")
        await fingers.draw((x, y), (x, y + 60), (x, y + 120))
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)


async def test_back_closes_the_viewer_and_not_the_page(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with opened(browser, table, anna, 390, 844) as page:
        before = page.url
        # A short description has nothing to unfold.
        await shown(page.locator("[data-test=zoom-more]")).to_be_hidden()
        await page.go_back()
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)
        assert page.url == before
        # Closed otherwise, it leaves nothing behind to go back to.
        length = await page.evaluate("history.length")
        await page.locator("[data-test=picture]").last.click()
        await page.keyboard.press("Escape")
        gone = "addEventListener('popstate', () => done(), { once: true })"
        await page.evaluate(f"new Promise(done => history.state?.viewer ? {gone} : done())")
        assert await page.evaluate("history.length") == length
        assert page.url == before
