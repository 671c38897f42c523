"""The page with several servers: each heads its own channels, and has a button of its own for a new one."""

from typing import Any

import pytest

from table.server import Table
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, bot, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]
PHONE = 390


@pytest.mark.parametrize("width", [PHONE, 1280])
async def test_channels_stand_under_their_servers(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int
) -> None:
    north = table.add_guild("North")
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna, width, 844) as page:
        if width == PHONE:
            await page.locator("#burger").click()
        await shown(page.locator("[data-test=server]")).to_have_text(["Table", "North"])
        await page.locator("[data-test=add-channel]").nth(1).click()
        await page.locator("[data-test=channel-name]").fill("hall")
        await page.locator("[data-test=new-channel] button[type=submit]").click()
        await shown(page.locator("#title")).to_have_text("#hall")
        await shown(page).to_have_title("Anna · #hall · North")
    await table.until(lambda: [room.name for room in bot.get_guild(int(north.id)).text_channels] == ["general", "hall"])


async def test_one_server_needs_no_name(browser: Any, table: Table, shown: Any) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        await shown(page.locator("[data-test=server]")).to_have_text(["Channels"])
