"""The page without a mouse, and as a screen reader meets it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from table.server import Table
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, bot, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

FROM_THE_TOP = (
    "() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); }"
)


async def test_the_first_stop_leads_past_the_lists(browser: Any, table: Table, shown: Any) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        before = page.url
        await page.evaluate(FROM_THE_TOP)
        await page.keyboard.press("Tab")
        skip = page.get_by_role("link", name="Skip to the message field")
        await shown(skip).to_be_focused()
        await shown(skip).to_be_in_viewport(ratio=1)
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=input]")).to_be_focused()
        # The address keeps the open channel.
        assert page.url == before


async def test_keys_go_to_channels_and_parts_of_the_page(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    table.add_channel("quiet-corner")
    async with seen_by(browser, table, anna) as page:
        names = [name.strip("#@ ") for name in await page.locator("[data-test=channel]").all_inner_texts()]
        title = page.locator("#title")
        await shown(title).to_have_text("#general")
        await page.keyboard.press("Alt+ArrowUp")
        await shown(title).to_have_text("Direct messages with Arbiter")
        await page.keyboard.press("Alt+ArrowUp")
        await shown(title).to_contain_text("quiet-corner")
        for _ in range(2):
            await page.keyboard.press("Alt+ArrowDown")
        await shown(title).to_have_text("#general")
        await page.keyboard.press("Alt+ArrowDown")
        await shown(title).to_contain_text(names[1].split("\n")[-1])
        await shown(page.locator("[data-test=input]")).to_be_focused()

        await page.locator("[data-test=language]").focus()
        await page.keyboard.press("Alt+ArrowUp")
        await page.keyboard.press("Escape")
        await shown(title).to_contain_text(names[1].split("\n")[-1])
        await page.locator("[data-test=input]").focus()
        for part in ("#people", "#channels", "#scroller", "#composer"):
            await page.keyboard.press("F6")
            assert await page.evaluate(f"document.querySelector('{part}').contains(document.activeElement)"), part
        await page.keyboard.press("Shift+F6")
        await shown(page.locator("#scroller")).to_be_focused()
        await page.keyboard.type("hi")
        await shown(page.locator("[data-test=input]")).to_have_value("hi")


async def test_the_list_of_keys(browser: Any, table: Table, shown: Any) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru")) as page:
        await page.keyboard.press("Control+/")
        dialog = page.get_by_role("dialog", name="Клавиши")
        await shown(dialog).to_contain_text("Предыдущий или следующий канал")
        await page.keyboard.press("Escape")
        await shown(dialog).to_have_count(0)
        await shown(page.locator("[data-test=input]")).to_be_focused()
        await page.locator("[data-test=keys]").press("Enter")
        await dialog.get_by_role("button", name="Закрыть").press("Enter")
        await shown(dialog).to_have_count(0)
        await shown(page.locator("[data-test=keys]")).to_be_focused()


async def test_escape_goes_to_the_newest_message(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna) as page:
        for _ in range(2):
            await boris.slash("board", {"size": 1})
        last = page.get_by_role("button", name="Never").last
        await shown(last).to_be_in_viewport()
        await page.locator("#scroller").evaluate("one => { one.scrollTop = 0; }")
        await shown(last).not_to_be_in_viewport()
        await page.keyboard.press("Escape")
        await shown(last).to_be_in_viewport()


async def test_new_messages_are_said_once_and_edits_are_not(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna) as page:
        spoken = page.locator("#spoken")
        await shown(page.get_by_role("log")).to_have_attribute("aria-live", "off")
        await shown(page.get_by_role("log", name="#general")).to_be_visible()
        done = await boris.slash("board", {"size": 4})
        assert done.message is not None
        name = bot.user.name if bot.user else ""
        await shown(spoken).to_have_text(f"{name}: Board note: size 4")
        await boris.press(done.message, label="Pressed 0")
        await shown(page.get_by_role("button", name="Pressed 1")).to_be_visible()
        await shown(spoken).to_have_text(f"{name}: Board note: size 4")
        await boris.say(table.general, "well\nthen")
        await shown(spoken).to_have_text("Boris: well then")
        await anna.say(table.general, "mine")
        await shown(page.locator("[data-test=content]").last).to_have_text("mine")
        await shown(spoken).to_have_text("Boris: well then")
        await page.get_by_role("button", name="Secret").click()
        await shown(spoken).to_have_text(f"{name} (Only you can see this): only for you")
        await page.locator(f"[data-person='{boris.id}']").click()
        await shown(page.locator("[aria-pressed=true]")).to_contain_text("Boris")
        assert "only for you" not in await page.content()


async def test_a_thought_is_said_when_it_is_thought(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        await page.get_by_role("button", name="Later").click()
        await shown(page.locator("#spoken")).to_contain_text("is thinking…")
        bot.enough.set()
        await shown(page.locator("#spoken")).to_contain_text("thought through")


async def test_every_control_has_a_name_and_can_be_reached(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        await shown(page.locator("[data-test=picture]")).to_be_visible()
        nameless = """() => [...document.querySelectorAll("button, a, input, select, textarea, [role=switch]")]
            .filter(one => one.checkVisibility())
            .filter(one => !(one.getAttribute("aria-label") || one.textContent.trim() || one.labels?.length
                || one.getAttribute("aria-labelledby")))
            .map(one => one.outerHTML)"""
        assert await page.evaluate(nameless) == []
        usable = """() => [...document.querySelectorAll("button:enabled, a[href], select, textarea")]
            .filter(one => one.checkVisibility() && !one.closest("[inert]")).length"""
        wanted = await page.evaluate(usable)
        mark = "() => { document.activeElement.dataset.met = ''; }"
        ringed = "() => getComputedStyle(document.activeElement).outlineStyle"
        await page.evaluate(FROM_THE_TOP)
        for _ in range(wanted + 4):
            await page.keyboard.press("Tab")
            await page.evaluate(mark)
            # The line to write in has its ring around the whole box.
            if not await page.evaluate("document.activeElement.matches('.input, body')"):
                assert await page.evaluate(ringed) != "none"
        missed = """() => [...document.querySelectorAll("button:enabled, a[href], select, textarea")]
            .filter(one => one.checkVisibility() && !one.closest("[inert]") && one.dataset.met === undefined)
            .map(one => one.outerHTML)"""
        assert await page.evaluate(missed) == []


async def test_a_thread_and_a_select_are_worked_by_arrows(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        face = page.locator("[data-test=select]")
        await face.press("Enter")
        options = page.locator("[data-test=option]")
        await shown(options).to_have_count(4)
        await page.keyboard.press("Home")
        await page.keyboard.press("Space")
        await page.keyboard.press("End")
        await page.keyboard.press("Space")
        await page.keyboard.press("Tab")
        await shown(page.locator("[data-test=confirm]")).to_be_focused()
        await page.keyboard.press("Escape")
        await shown(face).to_be_focused()
        await shown(face).to_have_attribute("aria-expanded", "false")
        # Escape takes back what was chosen since the list was opened.
        await shown(face).to_have_text("Two cards")
        await page.keyboard.press("Enter")
        await page.keyboard.press("Home")
        await page.keyboard.press("Space")
        await page.keyboard.press("End")
        await page.keyboard.press("Space")
        await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        await shown(page.locator(".container")).to_contain_text("note: c0,c3")
        channel = bot.get_channel(int(table.general.id))
        assert isinstance(channel, discord.TextChannel)
        await channel.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
        await shown(page.locator("[data-test=channel].thread")).to_be_visible()
        await page.keyboard.press("Alt+ArrowDown")
        await shown(page.locator("#title")).to_have_text("Match 1")
