"""Commands typed or pasted as whole lines, in a real browser; and how a newcomer finds the first one."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import discord
import pytest
import pytest_asyncio
from discord import app_commands

from table.acts.people import Person
from table.server import Table
from tests.support.browsers import needs_chromium
from tests.support.tables import RunBot
from tests.table.page.pages import seen_by, shown

__all__ = ["shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

RUSSIAN = {
    "play": "играть",
    "krendel": "крендель",
    "help": "помощь",
    "rules": "правила",
    "language": "язык",
    "practice": "боты",
    "as printed": "как напечатано",
}


def both(text: str) -> app_commands.locale_str:
    return app_commands.locale_str(text)


class Russian(app_commands.Translator):
    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return RUSSIAN.get(string.message) if locale is discord.Locale.russian else None


async def reply(interaction: discord.Interaction, text: str) -> None:
    await interaction.response.send_message(text)


class LineBot(discord.Client):
    """Answers every command with the options it was given; suggests nothing while `slow` is clear."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.slow = asyncio.Event()
        self.slow.set()
        everywhere = app_commands.AppCommandContext(guild=True, dm_channel=True)
        self.tree = app_commands.CommandTree(self, allowed_contexts=everywhere)
        play = app_commands.Group(
            name=both("play"),
            description="Open a table",
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False),
        )
        play.command(name=both("krendel"), description="The duel")(krendel)
        self.tree.add_command(play)
        rules = self.tree.command(name=both("rules"), description="The rules")(show_rules)
        rules.autocomplete("about")(topics)
        self.tree.command(name=both("help"), description="How to begin")(show_help)
        here = app_commands.guild_only(show_score)
        self.tree.command(name="score", description="The score")(here)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Russian())
        await self.tree.sync()


@app_commands.rename(language=both("language"), practice=both("practice"))
@app_commands.choices(spell=[app_commands.Choice(name=both("as printed"), value="printed")])
async def krendel(
    interaction: discord.Interaction,
    language: Literal["ru", "en"] | None = None,
    practice: app_commands.Range[int, 1, 5] | None = None,
    spell: str = "-",
    open_table: bool | None = None,
) -> None:
    await reply(interaction, f"play {language} {practice} {spell} {open_table}")


async def show_rules(interaction: discord.Interaction, about: str | None = None, part: str | None = None) -> None:
    await reply(interaction, f"rules <{about}> <{part}>")


async def topics(interaction: discord.Interaction, text: str) -> list[app_commands.Choice[str]]:
    await interaction.client.slow.wait()  # type: ignore[attr-defined]  # the client is a LineBot
    return [app_commands.Choice(name=f"Topic {text}", value="topic-1")]


async def show_help(interaction: discord.Interaction) -> None:
    await reply(interaction, "help is here")


async def show_score(interaction: discord.Interaction) -> None:
    await reply(interaction, "3:2")


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> LineBot:
    made = LineBot()
    await run_bot(made)
    return made


LINES = {
    "/play krendel practice:3": "play None 3 - None",
    "/играть крендель боты:3": "play None 3 - None",
    "/Играть крендель practice: 3 язык: RU": "play ru 3 - None",
    "/play krendel spell:как напечатано practice:2": "play None 2 printed None",
    '/play krendel spell:"as printed" open_table:да': "play None None printed True",
    "/play krendel": "play None None - None",
    "/rules about: round": "rules <round> <None>",
    "/правила about:“a: b” part: of it all": "rules <a: b> <of it all>",
    "/help": "help is here",
}


@pytest.mark.parametrize("pasted", [False, True], ids=["typed", "pasted"])
async def test_a_whole_line_runs_with_enter(browser: Any, table: Table, bot: LineBot, shown: Any, pasted: bool) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru")) as page:
        answers = page.locator("[data-test=content]")
        await page.locator("[data-test=input]").focus()
        for count, (line, answer) in enumerate(LINES.items(), start=1):
            await (page.keyboard.insert_text(line) if pasted else page.keyboard.type(line))
            await page.keyboard.press("Enter")
            await shown(answers).to_have_count(count)
            await shown(answers.last).to_have_text(answer)
            await shown(page.locator("[data-test=input]")).to_be_focused()


async def test_enter_does_not_take_what_was_suggested_for_an_earlier_text(
    browser: Any, table: Table, bot: LineBot, shown: Any
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru")) as page:
        await page.locator("[data-test=input]").focus()
        await page.keyboard.type("/rules ab")
        await shown(page.locator("[data-test=suggestion]")).to_have_text("Topic ab")
        bot.slow.clear()
        await page.keyboard.type("out: round")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]")).to_have_text("rules <round> <None>")
        bot.slow.set()


async def test_text_that_no_option_takes_goes_to_the_last_one(
    browser: Any, table: Table, bot: LineBot, shown: Any
) -> None:
    lines = {"/rules the end": "rules <None> <the end>", "/rules x about:y": "rules <y> <x>"}
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        for line, answer in lines.items():
            await page.locator("[data-test=input]").fill(line)
            await page.locator("[data-test=send]").click()
            await shown(page.locator("[data-test=content]").last).to_have_text(answer)


async def test_a_line_with_a_mistake_fills_the_form_and_says_what_is_wrong(
    browser: Any, table: Table, bot: LineBot, shown: Any
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru"), 390, 844) as page:
        line = page.locator("[data-test=input]")
        await line.fill("/играть крендель боты:9 язык:«en»")
        await line.press("Enter")
        await shown(page.locator(".option-field.invalid .note")).to_have_text("Не больше 5.")
        await shown(page.locator("[data-test=option-language]")).to_have_value("en")
        await shown(page.locator("[data-test=option-practice]")).to_be_focused()
        await page.keyboard.press("Backspace")
        await page.keyboard.type("4")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]")).to_have_text("play en 4 - None")

        await line.fill("/play krendel practice:2 level:7")
        await line.press("Enter")
        await shown(page.locator("[data-test=option-practice]")).to_have_value("2")
        await shown(page.locator(".command-form .failure")).to_contain_text("Параметра «level» нет. Есть такие: ")
        await shown(page.locator("[data-test=content]")).to_have_count(1)
        await page.locator("[data-test=run]").click()
        await shown(page.locator("[data-test=content]").last).to_have_text("play None 2 - None")

        await line.fill("/play krendel practise:2")
        await line.press("Enter")
        await shown(page.locator(".command-form .failure")).to_contain_text("Может быть, «practice»?")
        await page.locator("[data-test=leave-command]").click()

        await line.fill("/hlep")
        await line.press("Enter")
        await shown(page.locator(".input-line .failure")).to_have_text("Нет такой команды. Может быть, /help?")

        await line.fill("/играть креднель боты:2")
        await line.press("Enter")
        await shown(page.locator(".input-line .failure")).to_contain_text("Может быть, /играть крендель?")
        await line.fill("/play баттлкон боты:1")
        await line.press("Enter")
        await shown(page.locator(".input-line .failure")).to_contain_text("После /play идёт одно из слов: крендель")

        await line.fill("/nonsense about:x")
        await line.press("Enter")
        await shown(page.locator(".input-line .failure")).to_have_text("Нет такой команды.")


async def dm_of(bot: LineBot, person: Person) -> None:
    user = await bot.fetch_user(int(person.id))
    await user.send("psst")


async def test_commands_of_the_guild_are_not_offered_in_direct_messages(
    browser: Any, table: Table, bot: LineBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="ru")
    await dm_of(bot, anna)
    async with seen_by(browser, table, anna) as page:
        line = page.locator("[data-test=input]")
        await line.fill("/")
        await shown(page.locator("[data-test=command]")).to_have_count(4)
        await page.locator("[data-test=channel]", has_text="Arbiter").click()
        await shown(page.locator("[data-test=content]")).to_have_text("psst")
        await line.fill("/")
        names = page.locator("[data-test=command]")
        await shown(names).to_have_count(2)
        await shown(names.first).to_contain_text("/помощь")
        for typed, name in (("/play krendel practice:3", "/играть крендель"), ("/score", "/score")):
            words = f"{name} работает только в каналах, не в личных сообщениях. Сначала откройте канал."
            await line.fill(typed)
            await shown(page.locator("[data-test=picker]")).to_have_text(words)
            await line.press("Enter")
            await shown(page.locator("[data-test=picker]")).to_be_hidden()
            await shown(page.locator(".input-line .failure")).to_have_text(words)
        assert await page.locator("[data-test=content]").count() == 1


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_an_empty_channel_says_how_to_begin(
    browser: Any, table: Table, bot: LineBot, shown: Any, width: int, height: int
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru"), width, height) as page:
        await shown(page.locator(".empty")).to_contain_text("Напишите команду в поле внизу")
        first = page.locator("[data-test=begin]")
        await shown(first).to_have_text(["/помощь", "/играть крендель"])
        await first.first.click()
        await shown(page.locator("[data-test=input]")).to_have_value("/помощь")
        await shown(page.locator("[data-test=input]")).to_be_focused()
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]")).to_have_text("help is here")
        await shown(page.locator(".empty")).to_have_count(0)
        # The command by the name that was picked; another person reads it in their own language.
        await shown(page.locator(".context")).to_have_text("Anna использует /помощь")
    async with seen_by(browser, table, table.person("Boris", locale="en-US"), width, height) as page:
        await shown(page.locator(".context")).to_have_text("Anna used /help")


async def test_an_empty_channel_names_the_commands_once_the_bot_has_told_them(
    browser: Any, table: Table, run_bot: RunBot, shown: Any
) -> None:
    async with seen_by(browser, table, table.person("Boris", locale="en-US")) as page:
        await shown(page.locator("[data-test=begin]")).to_have_text("/")
        await run_bot(LineBot())
        await shown(page.locator("[data-test=begin]")).to_have_text(["/help", "/play krendel"])


@pytest.mark.parametrize(("language", "name", "guild"), [("ru-RU", "Anna", "Стол"), ("en-GB", "Boris", "Table")])
async def test_the_page_opens_as_somebody_with_the_browsers_language(
    browser: Any, table: Table, shown: Any, language: str, name: str, guild: str
) -> None:
    context = await browser.new_context(locale=language)
    page = await context.new_page()
    chosen = page.locator("[aria-pressed=true]")
    await page.goto(table.url)
    await shown(chosen).to_contain_text(name)
    await shown(page.locator("#guild")).to_have_text(guild)
    # Whoever was chosen once comes first the next time.
    await page.locator("[data-person]", has_text="Egor").click()
    await shown(chosen).to_contain_text("Egor")
    await page.goto("about:blank")
    await page.goto(table.url)
    await shown(chosen).to_contain_text("Egor")
    await context.close()
