"""What one asks for comes into view, a file that a command needs is offered, and names of any script stay in their place."""

from __future__ import annotations

import asyncio
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

DANA = "דנה כהן"
TURNER = "\u202eEvil\u202e"
LONGEST = "Константинопольский Достоевский-В"[:32]


class AskedBot(discord.Client):
    """Answers one command with a public message, one after some thought, one with a form; one takes a file."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.enough = asyncio.Event()
        self.tree = app_commands.CommandTree(self)
        for name, use in {"now": self.now, "later": self.later, "import": self.take}.items():
            self.tree.command(name=name, description="A command")(use)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def now(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here it is")

    async def later(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await self.enough.wait()
        await interaction.edit_original_response(content="\n".join(f"line {n}" for n in range(80)))

    async def take(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"taken: {file.filename}")


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> AskedBot:
    made = AskedBot()
    await run_bot(made)
    return made


async def scrolled_up(page: Any) -> None:
    await page.locator("#scroller").evaluate("one => { one.scrollTop = 0; }")
    await page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


async def run(page: Any, line: str) -> None:
    await page.locator("[data-test=input]").fill(line)
    await page.keyboard.press("Enter")


async def test_the_answer_to_ones_own_command_comes_into_view(
    browser: Any, table: Table, bot: AskedBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    for n in range(60):
        await boris.say(table.general, f"word {n}")
    async with seen_by(browser, table, anna, 390, 844) as page:
        await scrolled_up(page)
        await page.locator("[data-test=input]").focus()
        await run(page, "/now")
        await shown(page.locator("[data-test=content]", has_text="here it is")).to_be_in_viewport(ratio=1)
        # Those of others leave the reader in peace, and so do one's own from elsewhere.
        await scrolled_up(page)
        for person in (boris, anna):
            await person.slash("now")
        await shown(page.locator("#newer")).to_be_visible()
        assert await page.locator("#scroller").evaluate("one => one.scrollTop") == 0

        # An answer that takes long is read from its beginning, if one has waited for it.
        await run(page, "/later")
        await shown(page.locator(".thinking")).to_be_in_viewport(ratio=1)
        bot.enough.set()
        answer = page.locator(".message", has_text="line 79")
        await shown(answer).to_be_in_viewport()
        top = await page.locator("#scroller").bounding_box()
        assert (await answer.bounding_box())["y"] == pytest.approx(top["y"], abs=1)


async def test_who_reads_on_while_the_bot_thinks_stays_there(
    browser: Any, table: Table, bot: AskedBot, shown: Any
) -> None:
    for n in range(60):
        await table.person("Boris").say(table.general, f"word {n}")
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), 390, 844) as page:
        await run(page, "/later")
        await shown(page.locator(".thinking")).to_be_in_viewport(ratio=1)
        await scrolled_up(page)
        bot.enough.set()
        await shown(page.locator(".message", has_text="line 79")).to_have_count(1)
        assert await page.locator("#scroller").evaluate("one => one.scrollTop") == 0


async def test_a_command_that_needs_a_file_offers_to_choose_it(
    browser: Any, table: Table, bot: AskedBot, shown: Any
) -> None:
    match = {"name": "match.json", "mimeType": "application/json", "buffer": b"{}"}
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), 390, 844) as page:
        async with page.expect_file_chooser() as offered:
            await run(page, "/import")
        await shown(page.locator(".option-field.invalid")).to_have_count(0)
        await (await offered.value).set_files(match)
        # The file is there: one more Enter runs the command.
        await shown(page.locator("[data-test=run]")).to_be_focused()
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]")).to_have_text("taken: match.json")

        # Run offers it as well, and again after it was declined.
        await page.locator("[data-test=input]").fill("/impo")
        await page.keyboard.press("Enter")
        for _ in range(2):
            async with page.expect_file_chooser() as offered:
                await page.locator("[data-test=run]").click()
        await (await offered.value).set_files(match)
        await shown(page.locator(".file-name")).to_have_text("match.json")
        await page.locator("[data-test=run]").click()
        await shown(page.locator("[data-test=content]")).to_have_count(2)


ORDER = """node => {
    // Where each word of the line is drawn, from left to right.
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        for (const word of texts.currentNode.data.matchAll(/[\\p{L}\\p{N}/]+/gu)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, word.index);
            range.setEnd(texts.currentNode, word.index + word[0].length);
            const box = range.getBoundingClientRect();
            found.push([box.top, box.left, word[0]]);
        }
    }
    return found.sort((one, other) => one[0] - other[0] || one[1] - other[1]).map(one => one[2]);
}"""


async def test_names_in_other_directions_turn_nothing_around(
    browser: Any, table: Table, bot: AskedBot, shown: Any
) -> None:
    dana, evil = table.person(DANA, locale="en-US"), table.person(TURNER, locale="en-US")
    await dana.slash("now")
    await evil.slash("now")
    await dana.say(table.general, f"<@{dana.id}> 7 <@{evil.id}> 8")
    cohen, first = "כהן", "דנה"
    async with seen_by(browser, table, dana) as page:
        contexts = page.locator(".context")
        assert await contexts.first.evaluate(ORDER) == [cohen, first, "used", "/now"]
        assert await contexts.last.evaluate(ORDER) == ["Evil", "used", "/now"]
        words = page.locator("[data-test=content]").last
        assert await words.evaluate(ORDER) == [cohen, first, "7", "Evil", "8"]
        face = page.locator(f"[data-person='{evil.id}'] .face-name")
        await shown(face).to_have_text("Evil")


async def test_the_longest_names_fit_the_smallest_phone(browser: Any, table: Table, bot: AskedBot, shown: Any) -> None:
    names = [LONGEST, "W" * 32]
    for name in names:
        person = table.person(name, locale="en-US")
        await person.slash("now")
        await person.say(table.general, "hello")
    wide = """() => [...document.querySelectorAll("#log *")]
        .filter(one => one.getBoundingClientRect().right > innerWidth + 0.5 || one.scrollWidth > one.clientWidth + 1
            && getComputedStyle(one).overflowX !== "visible")
        .map(one => one.className)"""
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), 360, 740) as page:
        await shown(page.locator(".author", has_text=names[1]).first).to_be_attached()
        assert await page.evaluate(wide) == []
        # What was used is read, however long the name before it is.
        for line in await page.locator(".context").all():
            words = await line.evaluate(ORDER)
            assert words[-2:] == ["used", "/now"]


async def test_nothing_is_asked_for_that_is_not_there(browser: Any, table: Table, bot: AskedBot, shown: Any) -> None:
    answers: list[str] = []
    page = await browser.new_page()
    page.on("response", lambda one: answers.append(f"{one.status} {one.url}") if one.status >= 400 else None)
    page.on("console", lambda one: answers.append(one.text) if one.type in ("error", "warning") else None)
    await page.goto(table.url)
    await page.locator(".scroller:not([aria-busy])").wait_for()
    await page.goto(f"{table.url}/favicon.ico")
    await page.goto(f"{table.url}/?person=1")
    await page.locator(".scroller:not([aria-busy])").wait_for()
    await page.close()
    assert answers == []
