"""Plays a seeded match on the local table's page and takes the README's screenshots: `python -m tools.make.screenshots`.

The bot runs as under `make play`, in a folder of its own and on a free port. Everything is done through the page, in
headless Chromium, by controls' custom ids and text keys: pictures, words and layout may change without this file.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import tempfile
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

from PIL import Image

import bot
from ops.last_resort import LastResort
from tests.support.browsers import find_chromium, running_browser
from words.texts import Language, words

if TYPE_CHECKING:
    from playwright.async_api import Browser, Locator, Page

DOCS = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SEED = "17" * 32
PHASES = 5
"""Questions to everybody until the shots are taken: two rounds of a creature and a discard, and a third creature."""
NEW_QUESTION_MS = 6000
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 860}
PLAYERS: tuple[tuple[str, Language, dict[str, int], float], ...] = (
    ("Boris", "en", WIDE, 1),
    ("Anna", "ru", PHONE, 2),
    ("Vera", "ru", WIDE, 1),
    ("Gleb", "en", PHONE, 2),
)
"""Name, language, window and device scale. The first is the host, whose language is the channel's."""


def free_port() -> int:
    """Return a port of 127.0.0.1 that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.asynccontextmanager
async def running_bot() -> AsyncIterator[str]:
    """Start the bot on its local table; yield the table's address. Every match is dealt from the same seed."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        settings = {
            "DISCORD_TOKEN": "",
            "ARBITER_TABLE": "",
            "ARBITER_DATA": folder,
            "ARBITER_PORT": str(port),
            "ARBITER_DM_SPACING": "0",
        }
        with mock.patch.dict(os.environ, settings), mock.patch("referee.lobby.lobbies.mix_seed", return_value=SEED):
            last_resort = LastResort()
            running = asyncio.create_task(bot.run(bot.Settings(), last_resort))
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                last_resort.disarm()


async def wait_for(address: str, seconds: float = 30) -> None:
    """Wait until the table listens. Raises TimeoutError."""
    host, port = address.removeprefix("http://").split(":")
    async with asyncio.timeout(seconds):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.close()
                return
            await asyncio.sleep(0.1)


async def sit_down(
    browser: Browser, address: str, name: str, language: Language, size: dict[str, int], scale: float
) -> Page:
    """Open the page of a person who reads this language."""
    context = await browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        device_scale_factor=scale,
        color_scheme="dark",
        reduced_motion="reduce",
        has_touch=size is PHONE,
    )
    page = await context.new_page()
    await page.goto(address)
    await page.locator("#bot.online").wait_for()
    person = page.locator("[data-person]", has_text=name)
    await page.goto(f"{address}/?person={await person.first.get_attribute('data-person')}")
    await page.locator("#bot.online").wait_for()
    locale = "ru" if language == "ru" else "en-US"
    # The setting may be in a closed drawer, where it cannot be pressed.
    await page.locator("[data-test=language]").evaluate(
        "(field, locale) => { field.value = locale; field.dispatchEvent(new Event('change')); }", locale
    )
    await page.locator(f"html[lang={language}]").wait_for()
    return page


async def open_room(page: Page, *, direct: bool) -> None:
    """Go to the direct messages, or to the first channel."""
    # By script, so that it makes no difference whether the list is in a drawer. Evaluating waits for the channel.
    wanted = page.locator("[data-test=channel]", has_text="@" if direct else "#").first
    await wanted.evaluate("channel => channel.click()")
    await page.locator(".scroller:not([aria-busy])").wait_for()


async def command(page: Page, name: str, typed: str | None = None) -> None:
    """Run a slash command without options; `typed` is its name in the language of the page, if that is another."""
    await page.locator("[data-test=input]").fill(f"/{typed or name}")
    await page.locator(f"[data-test=command][data-name='{name}']").click()
    await page.locator("[data-test=run]").click()


def button(page: Page, key: str, language: Language) -> Locator:
    """Return the newest button with the text of this key."""
    return page.get_by_role("button", name=words(language)(key), exact=True).last


async def answer(page: Page, nth: int) -> bool:
    """Answer the question in the direct messages by the `nth` of its buttons, counted round; return whether one came."""
    from playwright.async_api import TimeoutError as NotInTime  # only where a browser is there to be driven

    await open_room(page, direct=True)
    # Controls that answer a new question carry the action "c"; those that revise an answer, "r"
    # (cogs/kit/controls/custom_ids.py).
    options = page.locator("button[data-test=button][data-custom-id*=':c:panel.']:enabled")
    try:
        await options.first.wait_for(timeout=NEW_QUESTION_MS)
    except NotInTime:
        return False
    await options.nth(nth % await options.count()).click()
    await page.locator("[aria-busy=true]").first.wait_for(state="detached")
    return True


async def play(pages: Iterable[Page]) -> None:
    """Open a table by the first page, let all join and play to where the shots are taken."""
    seated = list(pages)
    host, language = seated[0], PLAYERS[0][1]
    await command(host, "play krendel")
    for page in seated[1:]:
        await button(page, "button-join", language).click()
        await page.locator("[aria-busy=true]").first.wait_for(state="detached")
    await button(host, "button-start", language).click()
    await button(host, "button-hand", language).wait_for()
    for phase in range(PHASES):
        # At the end the phone's owner still thinks: a question is what the shot is to show.
        waiting = [one for one in enumerate(seated) if (phase, one[1]) != (PHASES - 1, seated[1])]
        if not any([await answer(page, phase + seat) for seat, page in waiting]):
            raise SystemExit("the match does not go on: nobody was asked anything")


async def shot(page: Page, name: str, folder: Path) -> None:
    """Save what the window shows once its pictures are loaded, in as few colours as they need."""
    seen = "one => { const { top, bottom } = one.getBoundingClientRect(); return bottom > 0 && top < innerHeight; }"
    # Pictures that are far away are not loaded at all.
    await page.evaluate(f"Promise.all([...document.images].filter({seen}).map(one => one.decode()))")
    path = folder / name
    await page.screenshot(path=path, animations="disabled", caret="hide")
    with Image.open(path) as taken:
        taken.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


async def scroll_to(page: Page, picture: int) -> None:
    """Scroll so that this picture of the channel (negative: counted from the end) is at the top with its message's head."""
    pictures = page.locator("[data-test=picture]")
    target = pictures.nth(picture if picture >= 0 else await pictures.count() + picture)
    await target.evaluate("one => one.closest('[data-test=message]').scrollIntoView({ block: 'start' })")


async def take(folder: Path) -> None:
    """Play and write page-phone.png, page-zoom.png, page-wide.png and page-replay-*.png into a folder."""
    async with running_bot() as address, running_browser() as browser:
        await wait_for(address)
        pages = [await sit_down(browser, address, *player) for player in PLAYERS]
        await play(pages)
        wide, phone = pages[0], pages[1]
        await open_room(phone, direct=True)
        await scroll_to(phone, -1)
        await shot(phone, "page-phone.png", folder)
        await phone.locator("[data-test=picture]").last.click()
        await phone.locator("[data-test=zoom]").wait_for()
        await shot(phone, "page-zoom.png", folder)
        await phone.keyboard.press("Escape")
        await open_room(wide, direct=False)
        await scroll_to(wide, 0)
        await shot(wide, "page-wide.png", folder)
        for page, (_, language, *_) in ((phone, PLAYERS[1]), (pages[3], PLAYERS[3])):
            await open_room(page, direct=False)
            await command(page, "replay", words(language)("command-replay-name"))
            await button(page, "button-replay-share", language).wait_for()
            await scroll_to(page, -1)
            await shot(page, f"page-replay-{language}.png", folder)


def main() -> None:
    """Take the screenshots; exit with a message if there is no browser."""
    if find_chromium() is None:
        raise SystemExit("no Chromium or Chrome found; set CHROMIUM to the path of one")
    asyncio.run(take(DOCS))


if __name__ == "__main__":
    main()
