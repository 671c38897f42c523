"""Headless Chromium for tests of pages: where it is, how it is started."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.async_api import Browser

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)


def find_chromium() -> str | None:
    """Return the path of a Chromium or Chrome: the environment's CHROMIUM first; None if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return shutil.which(named)
    found = [path for path in map(shutil.which, NAMES) if path is not None]
    found += [path for path in MAC_PATHS if Path(path).is_file()]
    return found[0] if found else None


def launch_flags() -> list[str]:
    """Return the command-line flags: the sandbox is off only where it cannot work, for root and in containers of CI."""
    flags = ["--disable-dev-shm-usage", "--disable-gpu", "--force-color-profile=srgb"]
    bare = os.environ.get("CI") or getattr(os, "geteuid", lambda: 1)() == 0
    return [*flags, "--no-sandbox"] if bare else flags


needs_chromium = pytest.mark.skipif(
    find_chromium() is None, reason="no Chromium or Chrome found; set CHROMIUM to the path of one"
)


@asynccontextmanager
async def running_browser() -> AsyncIterator[Browser]:
    """Start a browser for the length of the block."""
    from playwright.async_api import async_playwright, expect  # only where a browser is there to be driven

    expect.set_options(timeout=30_000)  # a busy machine may need more than the usual 5 seconds
    async with async_playwright() as tools:
        browser = await tools.chromium.launch(executable_path=find_chromium(), args=launch_flags())
        try:
            yield browser
        finally:
            await browser.close()
