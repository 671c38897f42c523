"""The local table's page in a browser, for tests of a whole Arbiter."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.e2e.conftest import House

SHOTS = os.environ.get("ARBITER_SHOTS")
"""A folder for screenshots, when somebody wants to look."""


@asynccontextmanager
async def page_of(browser: Any, house: House, name: str, width: int, height: int) -> AsyncIterator[Any]:
    """The page of a person; fails for any script error on it."""
    problems: list[str] = []
    page = await browser.new_page(viewport={"width": width, "height": height})
    page.on("pageerror", lambda error: problems.append(str(error)))
    await page.goto(f"{house.table.url}/?person={house.table.person(name).id}")
    await page.locator(".scroller:not([aria-busy])").wait_for()
    yield page
    await page.close()
    assert problems == []


async def shot(page: Any, name: str) -> None:
    if SHOTS:
        await page.wait_for_timeout(400)
        await page.screenshot(path=Path(SHOTS) / f"{name}.png")
