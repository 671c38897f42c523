"""Context menus of people and messages, and commands that stand in texts, in a real browser."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from table.server import Table
from tests.support.browsers import needs_chromium
from tests.support.tables import RunBot
from tests.table.page.pages import seen_by, shown

__all__ = ["shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

RUSSIAN = {"Invite": "Позвать", "What is this": "Что это", "play": "играть", "krendel": "крендель"}


def both(text: str) -> app_commands.locale_str:
    return app_commands.locale_str(text)


class Russian(app_commands.Translator):
    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


async def invite(interaction: discord.Interaction, user: discord.User | discord.Member) -> None:
    await interaction.response.send_message(f"invited {user.display_name}", ephemeral=True)


async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"this says {message.content}")


async def sulk(interaction: discord.Interaction, message: discord.Message) -> None:
    raise AssertionError("nobody may get here: the page must not offer it in direct messages")


async def krendel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("a table is open")


class MenuBot(discord.Client):
    """A bot with a menu on people, two on messages, and one command."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        server = app_commands.AppCommandContext(guild=True, dm_channel=False)
        self.tree.add_command(app_commands.ContextMenu(name=both("Invite"), callback=invite))
        self.tree.add_command(app_commands.ContextMenu(name=both("What is this"), callback=explain))
        self.tree.add_command(app_commands.ContextMenu(name="Sulk", callback=sulk, allowed_contexts=server))
        play = app_commands.Group(name=both("play"), description="Open a table")
        play.command(name=both("krendel"), description="The duel")(krendel)
        self.tree.add_command(play)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Russian())
        await self.tree.sync()


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> MenuBot:
    made = MenuBot()
    await run_bot(made)
    return made


async def test_the_menu_of_an_author(browser: Any, table: Table, bot: MenuBot, shown: Any) -> None:
    anna, boris = table.person("Anna", locale="ru"), table.person("Boris")
    await boris.say(table.general, "hello")
    async with seen_by(browser, table, anna) as page:
        author = page.locator("[data-test=author-menu]")
        await author.focus()
        await page.keyboard.press("Enter")
        await shown(page.locator(".menu-title")).to_have_text("Boris")
        await shown(page.locator("[data-test=menu-item]")).to_have_text(["Позвать"])
        await page.keyboard.press("Enter")
        await shown(page.locator(".ephemeral [data-test=content]")).to_have_text("invited Boris")
        await shown(page.locator(".ephemeral .context")).to_have_text("Anna использует Позвать")
        await shown(page.locator("[data-test=menu]")).to_have_count(0)


async def test_a_long_name_that_opens_a_menu_lies_over_nothing(
    browser: Any, table: Table, bot: MenuBot, shown: Any
) -> None:
    await table.person("W" * 32, locale="en-US").say(table.general, "hello")
    await table.person("Al", locale="en-US").say(table.general, "hello")
    lowest = """one => { const words = document.createRange(); words.selectNodeContents(one);
        return words.getBoundingClientRect().bottom; }"""
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), 360, 740) as page:
        author = page.locator("[data-test=author-menu]").first
        time = await page.locator(".time").first.bounding_box()
        assert await author.evaluate(lowest) <= time["y"] + 1
        small = await page.locator("[data-test=author-menu]").last.bounding_box()
        assert min(small["width"], small["height"]) >= 39.5


async def test_the_menu_of_a_message(browser: Any, table: Table, bot: MenuBot, shown: Any) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    said = await boris.say(table.general, "a riddle")
    async with seen_by(browser, table, anna) as page:
        message = page.locator(f"#message-{said.id}")
        more = message.locator("[data-test=message-menu]")
        await message.hover()
        await shown(more).to_have_css("opacity", "1")
        await more.click()
        menu = page.locator("[data-test=menu]")
        await shown(menu).to_be_in_viewport(ratio=1)
        items = page.locator("[data-test=menu-item]")
        await shown(items).to_have_text(["Sulk", "What is this"])
        # A click beside it closes it and does nothing else.
        await page.mouse.click(5, 300)
        await shown(menu).to_have_count(0)
        await shown(more).to_be_focused()
        await more.press("Enter")
        await page.keyboard.press("ArrowDown")
        await shown(items.last).to_be_focused()
        await page.keyboard.press("Escape")
        await shown(menu).to_have_count(0)
        await more.press("Enter")
        await page.keyboard.press("ArrowUp")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]").last).to_have_text("this says a riddle")

        # In direct messages there is only what is meant for them; a note for one person has no menu.
        user = await bot.fetch_user(int(anna.id))
        await user.send("psst")
        await page.locator("[data-test=channel]", has_text="Arbiter").click()
        await shown(page.locator("[data-test=content]")).to_have_text("psst")
        await page.locator("[data-test=message-menu]").click()
        await shown(items).to_have_text(["What is this"])
        await items.click()
        await shown(page.locator("[data-test=content]").last).to_have_text("this says psst")


async def test_a_finger_that_rests_on_a_message_opens_its_menu(
    browser: Any, table: Table, bot: MenuBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    for text in ("first", "second"):
        await boris.say(table.general, text)
    async with seen_by(browser, table, anna, 390, 844) as page:
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
        box = await page.locator("[data-test=content]", has_text="second").bounding_box()
        place = [{"x": box["x"] + 20, "y": box["y"] + 8}]
        await session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": place})
        menu = page.locator("[data-test=menu]")
        await shown(menu).to_be_in_viewport(ratio=1)
        await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        await asyncio.sleep(0.3)
        await shown(menu).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") == 390
        # On a phone it lies along the lower edge.
        edge = await menu.bounding_box()
        assert edge["y"] + edge["height"] == pytest.approx(844 - 8, abs=1)
        await page.locator("[data-test=menu-item]", has_text="What is this").click()
        await shown(page.locator("[data-test=content]").last).to_have_text("this says second")
        # A tap is none.
        await page.locator("[data-test=content]", has_text="first").click()
        await shown(menu).to_have_count(0)


async def test_a_refused_menu_says_so_at_its_message(browser: Any, table: Table, bot: MenuBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    said = await table.person("Boris").say(table.general, "soon gone")
    async with seen_by(browser, table, anna) as page:
        await page.locator("[data-test=message-menu]").click()
        await page.locator("[data-test=menu-item]").first.wait_for()
        table.remove_bot()
        await page.locator("[data-test=menu-item]", has_text="What is this").click()
        await shown(page.locator(f"#message-{said.id} .failure")).to_contain_text("Refused")


async def test_without_menus_there_are_no_buttons_for_them(
    browser: Any, table: Table, bot: MenuBot, shown: Any
) -> None:
    await table.person("Boris").say(table.general, "hello")
    async with seen_by(browser, table, table.person("Anna")) as page:
        await shown(page.locator("[data-test=message-menu], [data-test=author-menu]")).to_have_count(2)
        for kind in (discord.AppCommandType.user, discord.AppCommandType.message):
            bot.tree.clear_commands(guild=None, type=kind)
        await bot.tree.sync()
        await shown(page.locator("[data-test=message-menu], [data-test=author-menu]")).to_have_count(0)
        await shown(page.locator("strong.author")).to_have_text("Boris")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_the_direct_messages_are_always_at_hand(
    browser: Any, table: Table, bot: MenuBot, shown: Any, width: int, height: int
) -> None:
    anna, boris = table.person("Anna", locale="ru"), table.person("Boris", locale="en-US")
    async with seen_by(browser, table, anna, width, height) as page:
        if width < 500:
            await page.locator("#burger").click()
        assert anna.dm is None
        room = page.locator("[data-test=channel]", has_text="Arbiter")
        await room.click()
        await shown(page.locator("#title")).to_have_text("Личные сообщения: Arbiter")
        assert anna.dm is not None
        await shown(page).to_have_url(re.compile(f"#{anna.dm.id}$"))
        await shown(room).to_have_count(1)
        await shown(room).to_have_attribute("aria-current", "page")
        await (await bot.fetch_user(int(anna.id))).send("psst")
        await shown(page.locator("[data-test=content]")).to_have_text("psst")

    # The bot's name leads there as well, and each to their own.
    await boris.menu("Invite", anna)
    async with seen_by(browser, table, boris, width, height) as page:
        author = page.locator(".ephemeral [data-test=author-menu]")
        for _ in range(2):
            await author.click()
            await shown(page.locator("[data-test=menu-item]")).to_have_text(["Message", "Invite"])
            await page.locator("[data-test=menu-item]").first.click()
            await shown(page.locator("#title")).to_have_text("Direct messages with Arbiter")
            await shown(page.locator("[data-test=content]")).to_have_count(0)
            await page.locator("[data-channel]", has_text="general").evaluate("one => one.click()")
    assert boris.dm is not None
    assert boris.dm.id != anna.dm.id


async def test_there_is_no_way_from_the_direct_messages_to_themselves(
    browser: Any, table: Table, bot: MenuBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    await (await bot.fetch_user(int(anna.id))).send("psst")
    async with seen_by(browser, table, anna) as page:
        await page.locator("[data-test=channel]", has_text="Arbiter").click()
        await page.locator("[data-test=author-menu]").click()
        await shown(page.locator("[data-test=menu-item]")).to_have_text(["Invite"])


async def test_a_line_never_breaks_after_the_slash_of_a_command(
    browser: Any, table: Table, bot: MenuBot, shown: Any
) -> None:
    (play,) = [row.id for row in await bot.tree.fetch_commands() if row.name == "play"]
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    # Some of these lines end where the command begins.
    words = [f"{'w' * n} `/play krendel` </play krendel:{play}>" for n in range(1, 36)]
    await channel.send("\n".join(words[:20]))
    await channel.send("\n".join(words[20:]))
    parted = """one => { const words = document.createRange(); const text = document.createTreeWalker(one, 4).nextNode();
        words.setStart(text, 0); words.setEnd(text, text.data.split(" ")[0].length);
        return words.getClientRects().length; }"""
    async with seen_by(browser, table, table.person("Anna", locale="ru"), 390, 844) as page:
        chips = page.locator(".content code, .content .command")
        await shown(chips).to_have_count(70)
        assert {await chip.evaluate(parted) for chip in await chips.all()} == {1}
        await shown(page.locator(".content .command").first).to_have_text("/играть крендель")


@pytest.mark.parametrize("language", ["ru", "en-US"])
async def test_a_command_in_a_text_is_put_into_the_line(
    browser: Any, table: Table, bot: MenuBot, shown: Any, language: str
) -> None:
    name = "/играть крендель" if language == "ru" else "/play krendel"
    (play,) = [row.id for row in await bot.tree.fetch_commands() if row.name == "play"]
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send(f"Begin with </play krendel:{play}>, not with </dance:1>.")
    async with seen_by(browser, table, table.person("Anna", locale=language), 390, 844) as page:
        chip = page.locator("[data-test=command-mention]")
        await shown(chip).to_have_text([name])
        await shown(page.locator("[data-test=content]")).to_contain_text("not with /dance.")
        before = page.url
        await chip.click()
        line = page.locator("[data-test=input]")
        await shown(line).to_have_value(name)
        await shown(line).to_be_focused()
        assert page.url == before
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]").last).to_have_text("a table is open")
