"""Threads and forums on the page at the width of a phone: the way in, the way back, what is archived, and the server's events."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from table.errors import PersonError
from table.server import Table
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, board, bot, png, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

PHONE = {"width": 390, "height": 844}


async def keep(page: Any, name: str) -> None:
    """Keep a picture of the page where the environment says so."""
    if folder := os.environ.get("SHOTS"):
        await page.screenshot(path=str(Path(folder) / f"{name}.png"))


async def test_a_thread_is_entered_from_its_message_and_left_by_the_arrow(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=board(0), file=png())
    thread = await sent.create_thread(name="Krendel's Tournament · Anna – Boris")
    await thread.send(view=board(1), file=png())
    await sent.edit(view=board(1))
    async with seen_by(browser, table, anna) as page:
        await page.set_viewport_size(PHONE)
        await keep(page, "channel")
        edited, link = await page.locator("[data-test=edited]").bounding_box(), page.locator(".thread-link")
        assert edited["y"] + edited["height"] <= (await link.bounding_box())["y"]
        await page.locator(".thread-link").click()
        await shown(page.locator("#title")).to_have_text("Krendel's Tournament · Anna – Boris")
        await shown(page.locator(".archived-note")).to_have_count(0)
        await keep(page, "thread")
        table.set_thread(table.channel(thread.id), archived=True)
        await shown(page.locator(".archived-note")).to_contain_text("archived")
        await keep(page, "archived")
        await page.locator("#back").click()
        await shown(page.locator("#title")).to_have_text("#general")
        await shown(page.locator("#back")).to_be_hidden()


async def test_a_forum_shows_its_posts_with_their_tags(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    forum = table.add_forum("tables", ["BattleCON", "playing", "open"])
    await table.until(lambda: bot.get_channel(int(forum.id)))
    place = bot.get_channel(int(forum.id))
    assert isinstance(place, discord.ForumChannel)
    first = await place.create_thread(
        name="BattleCON · Anna – Boris", content="one", applied_tags=place.available_tags[:2]
    )
    await first.thread.edit(archived=True)
    async with seen_by(browser, table, anna) as page:
        await page.set_viewport_size(PHONE)
        await page.locator("#burger").click()
        await page.locator(f"[data-channel='{forum.id}']").click()
        await shown(page.locator(".composer")).to_contain_text("This is a forum")
        await place.create_thread(
            name="Krendel's Tournament · Vera – ?", content="two", applied_tags=place.available_tags[2:]
        )
        names = page.locator("[data-test=post]")
        await shown(names).to_have_count(2)
        await shown(names.first).to_contain_text("Vera – ?open")
        await shown(names.last).to_contain_text("BattleCONplayingarchived")
        await keep(page, "forum")
        await names.last.click()
        await shown(page.locator("[data-test=content]")).to_have_text("one")
        await page.locator("#back").click()
        await shown(names).to_have_count(2)


async def test_the_events_of_the_server_are_listed_and_lead_to_their_channel(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    games = table.add_channel("planned")
    async with seen_by(browser, table, anna) as page:
        await page.set_viewport_size(PHONE)
        begins = datetime.now(UTC) + timedelta(hours=2)
        event = await bot.guilds[0].create_scheduled_event(
            name="BattleCON · table ABC123",
            start_time=begins,
            end_time=begins + timedelta(hours=3),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"https://discord.com/channels/{table.guild['id']}/{games.id}",
        )
        await page.locator("#burger").click()
        listed = page.locator("[data-test=event]")
        await shown(listed).to_contain_text("BattleCON · table ABC123")
        # As Discord writes it, without seconds.
        await shown(listed.locator(".subtext")).to_contain_text(re.compile(r" at \d{1,2}:\d\d [AP]M$"))
        await keep(page, "events")
        await listed.click()
        await shown(page.locator("#title")).to_have_text("#planned")
        await event.cancel()
        await shown(listed).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
async def test_a_forum_is_made_as_a_channel_is(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int
) -> None:
    """By who may make channels: nobody else is shown the button, and what is made at the page the bot can use at once."""
    owner, guest = table.person("Anna", locale="ru"), table.person("Boris", locale="en-US")
    async with seen_by(browser, table, owner, width, 844) as page:
        for kind, typed, name in (("text", "Second Room", "second-room"), ("forum", "Столы", "столы")):
            if width == PHONE["width"]:
                await page.locator("#burger").click()
            await page.locator("[data-test=add-channel]").click()
            await page.locator("[data-test=channel-name]").fill(typed)
            await page.locator(f"[data-test=kind-{kind}]").check()
            await keep(page, f"make-{kind}-{width}")
            await page.locator("[data-test=new-channel] button[type=submit]").click()
            await shown(page.locator("#title")).to_have_text(f"#{name}")
            await keep(page, f"made-{kind}-{width}")
        await shown(page.locator("#log")).to_contain_text("Публикаций пока нет")
    await table.until(lambda: [forum.name for forum in bot.guilds[0].forums] == ["столы"])
    async with seen_by(browser, table, guest, 1280, 844) as page:
        await shown(page.locator("[data-channel]", has_text="столы")).to_have_count(1)
        await shown(page.locator("[data-test=add-channel]")).to_have_count(0)
    with pytest.raises(PersonError, match="may not make channels"):
        guest.make_channel("mine")
    for name in ("", " ", "x" * 101):
        with pytest.raises(PersonError, match="1 to 100 characters"):
            owner.make_channel(name)
