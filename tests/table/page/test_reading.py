"""What one reads stays in sight: long messages after a press, notes for one person, outages, descriptions."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import ui
from PIL import Image

from table.client import connect_clients
from table.server import Table
from tests.support.browsers import needs_chromium
from tests.support.tables import Clock, RunBot
from tests.table.page.pages import seen_by, shown

__all__ = ["shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

LONG = [f"line {n} of a step that is longer than the window" for n in range(60)]
ALT = " ".join(f"Seat {n}: an ogre, three trophies, two wounds and four cards in hand." for n in range(12))


def step(number: int, lines: int) -> ui.LayoutView:
    """A step of so many lines, with its buttons at the end."""
    view = ui.LayoutView(timeout=None)
    again: ui.Button[Any] = ui.Button(label="Next step", custom_id=f"step:{number}")
    short: ui.Button[Any] = ui.Button(label="Short step", custom_id=f"short:{number}")
    words = "\n".join(LONG[:lines])
    last: ui.Button[Any] = ui.Button(label="Last step", custom_id=f"last:{number}")
    view.add_item(ui.Container(ui.TextDisplay(f"## Steps\nStep {number}\n{words}"), ui.ActionRow(again, short, last)))
    return view


def ending(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(["## Steps", f"Step {number}", *LONG])))
    return view


def lesson(number: int) -> ui.LayoutView:
    """A page of a lesson, longer than any window, with the way on below it."""
    view = ui.LayoutView(timeout=None)
    on: ui.Button[Any] = ui.Button(label="On", custom_id=f"page:{number}", style=discord.ButtonStyle.primary)
    back: ui.Button[Any] = ui.Button(label="Back", custom_id=f"page:{number - 2}")
    view.add_item(ui.Container(ui.TextDisplay("\n".join([f"### Page {number}", *LONG])), ui.ActionRow(back, on)))
    return view


def pair(chosen: int) -> ui.LayoutView:
    """A question of two answers below a long text: what confirms them stands last, with other ways below it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("\n".join(["### Duel", *LONG])))
    for n in range(8):
        style = discord.ButtonStyle.success if n < chosen else discord.ButtonStyle.primary
        view.add_item(ui.ActionRow(ui.Button(label=f"Half {n}", custom_id=f"pair:{chosen + 1}:{n}", style=style)))
    sure = ui.Button[Any](label="Confirm", custom_id="sure", disabled=chosen < 2, style=discord.ButtonStyle.success)
    view.add_item(ui.ActionRow(sure))
    for n in range(3):
        view.add_item(ui.ActionRow(ui.Button(label=f"Way {n}", custom_id=f"way:{n}")))
    return view


def hand(chosen: set[int], *, confirmed: bool = False) -> ui.LayoutView:
    """A hand longer than a phone: each card with its mark, the sum of what is chosen, and what confirms it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay("## Hand\n" + "\n".join(LONG[: 3 * len(chosen)])))
    for n in range(10):
        sign = "-" if n in chosen else "+"
        mark: ui.Button[Any] = ui.Button(label=f"Card {n} {sign}", custom_id=f"mark:{n}:{sign}", disabled=confirmed)
        view.add_item(ui.Section(ui.TextDisplay(f"**Card {n}**\nattack 5\ndefence 3\nspeed 2"), accessory=mark))
    if confirmed:
        view.add_item(ui.TextDisplay("Which way do you go?"))
        ways: list[ui.Button[Any]] = [ui.Button(label=name, custom_id=f"way:{name}") for name in ("Left", "Right")]
        view.add_item(ui.ActionRow(*ways))
        return view
    if chosen:
        view.add_item(ui.TextDisplay(f"Sum: {len(chosen)}"))
    view.add_item(ui.ActionRow(ui.Button(label="Confirm", custom_id="confirm", disabled=not chosen)))
    return view


def cards() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    for key, name in {"a": "Ogre", "b": "Elf"}.items():
        pick: ui.Button[Any] = ui.Button(label="Pick", custom_id=f"pick:{key}")
        view.add_item(ui.Section(ui.TextDisplay(f"**{name}**"), ui.TextDisplay("attack 5"), accessory=pick))
    return view


def picture() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=ALT)))
    return view


class ReadingBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.chosen: set[int] = set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data
        match data["custom_id"].split(":"):
            case ["step", number]:
                await interaction.response.edit_message(view=step(int(number) + 1, 60))
            case ["short", number]:
                await interaction.response.edit_message(view=step(int(number) + 1, 2))
            case ["last", number]:
                await interaction.response.edit_message(view=ending(int(number) + 1))
            case ["page", number]:
                await interaction.response.edit_message(view=lesson(int(number) + 1))
            case ["pair", chosen, _]:
                await interaction.response.edit_message(view=pair(int(chosen)))
            case ["mark", number, _]:
                self.chosen ^= {int(number)}
                await interaction.response.edit_message(view=hand(self.chosen))
            case ["confirm"]:
                await interaction.response.edit_message(view=hand(self.chosen, confirmed=True))
            case ["pick", key]:
                await interaction.response.send_message(f"you may not pick {key}", ephemeral=True)
            case ["panel"]:
                await interaction.response.send_message(view=step(0, 1), ephemeral=True)


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> ReadingBot:
    made = ReadingBot()
    await run_bot(made)
    return made


async def send(bot: ReadingBot, table: Table, view: ui.LayoutView, **facts: Any) -> discord.Message:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=view, **facts)


async def top_of(page: Any, message: discord.Message) -> float:
    """How far the message begins below the upper edge of the list, in pixels."""
    found = await page.locator(f"#message-{message.id}").bounding_box()
    edge = await page.locator("#scroller").bounding_box()
    return float(found["y"] - edge["y"])


async def height_of(locator: Any) -> float:
    return float((await locator.bounding_box())["y"])


STAMPS = """async apart => {
    const { stamp } = await import("/app/base/texts.js");
    return apart.map(one => stamp(new Date(Date.now() + one * 1000), "R"));
}"""


@pytest.mark.parametrize(
    ("language", "words"),
    [("en-US", ["3 seconds ago", "now", "in 3 seconds"]), ("ru", ["3 секунды назад", "сейчас", "через 3 секунды"])],
)
async def test_a_moment_that_is_just_over_is_not_still_to_come(
    browser: Any, table: Table, shown: Any, language: str, words: list[str]
) -> None:
    before, now, after = words
    async with seen_by(browser, table, table.person("Anna", locale=language)) as page:
        # A bot writes moments in whole seconds: rounded up, what is just over lies ahead.
        assert await page.evaluate(STAMPS, [-3, -1.6, 0, 0.6, 1, 1.9, 3.1]) == [before, *[now] * 5, after]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_what_is_pressed_in_a_long_hand_stays_where_it_is(
    browser: Any, table: Table, bot: ReadingBot, shown: Any, width: int, height: int
) -> None:
    anna = table.person("Anna", locale="en-US")
    for n in range(30):
        await anna.say(table.general, f"word {n}")
    async with seen_by(browser, table, anna, width, height) as page:
        sent = await send(bot, table, hand(set()))
        marks = page.get_by_role("button", name="Card")
        await shown(marks).to_have_count(10)
        # In the middle of the message, and at its end: lines come above what is pressed, and the sum below it.
        for n in (5, 8, 9):
            await marks.nth(n).scroll_into_view_if_needed()
            before = await height_of(marks.nth(n))
            for sign in ("-", "+", "-"):
                await marks.nth(n).click()
                await shown(marks.nth(n)).to_have_text(f"Card {n} {sign}")
                assert await height_of(marks.nth(n)) == pytest.approx(before, abs=1)
        confirm = page.get_by_role("button", name="Confirm")
        await confirm.scroll_into_view_if_needed()
        before = await height_of(confirm)
        await confirm.click()
        # Other controls stand where the pressed one has gone: the next question is in sight.
        await shown(page.get_by_role("button", name="Left")).to_be_in_viewport(ratio=1)
        assert await height_of(page.get_by_role("button", name="Left")) == pytest.approx(before, abs=1)
        # A change that follows from the same press leaves it there.
        await sent.edit(view=hand({1}, confirmed=True))
        await shown(page.locator(f"#message-{sent.id}")).not_to_contain_text("line 3 ")
        assert await height_of(page.get_by_role("button", name="Left")) == pytest.approx(before, abs=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_a_press_that_makes_a_message_long_stays_below_the_finger(
    browser: Any, table: Table, bot: ReadingBot, shown: Any, width: int, height: int
) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna, width, height) as page:
        for n in range(30):
            await anna.say(table.general, f"word {n}")
        sent = await send(bot, table, step(0, 2))
        message, following = page.locator(f"#message-{sent.id}"), page.get_by_role("button", name="Next step")
        await shown(following).to_be_in_viewport()
        before = await height_of(following)
        for number in (1, 2):
            await following.click()
            await shown(message).to_contain_text(f"Step {number}")
            assert await height_of(following) == pytest.approx(before, abs=1)
        # A step that fits is seen whole.
        await page.get_by_role("button", name="Short step").click()
        await shown(message).to_contain_text("Step 3")
        await shown(message).to_be_in_viewport(ratio=1)
        # One in which nothing is left to press is read from its beginning.
        await page.get_by_role("button", name="Last step").click()
        await shown(message).to_contain_text("Step 4")
        await shown(page.locator(".heading-2")).to_be_in_viewport(ratio=1)
        assert await top_of(page, sent) == pytest.approx(0, abs=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_a_page_under_another_heading_opens_at_its_beginning(
    browser: Any, table: Table, bot: ReadingBot, shown: Any, width: int, height: int
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna, width, height) as page:
        sent = await send(bot, table, lesson(1))
        heading = page.locator(".heading-3")
        for turn, (way, number) in enumerate((("On", 2), ("On", 3), ("Back", 2))):
            await page.get_by_role("button", name=way, exact=True).click()
            await shown(heading).to_have_text(f"Page {number}")
            await shown(heading).to_be_in_viewport(ratio=1)
            assert await top_of(page, sent) == pytest.approx(0, abs=1)
            # What comes below it moves nothing.
            await boris.say(table.general, f"while {turn} is read")
            await shown(page.locator("[data-test=content]", has_text=f"while {turn} is read")).to_have_count(1)
            assert await top_of(page, sent) == pytest.approx(0, abs=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
async def test_what_can_be_pressed_next_comes_into_sight(
    browser: Any, table: Table, bot: ReadingBot, shown: Any, width: int, height: int
) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna, width, height) as page:
        await send(bot, table, pair(0))
        first, confirm = page.get_by_role("button", name="Half 1"), page.get_by_role("button", name="Confirm")
        await first.evaluate("it => it.scrollIntoView({ block: 'end' })")
        await shown(confirm).not_to_be_in_viewport()
        before = await height_of(first)
        await first.click()
        await shown(page.locator(".style-3", has_text="Half 0")).to_have_count(1)
        assert await height_of(first) == pytest.approx(before, abs=1), "one half alone cannot be confirmed"
        await shown(confirm).not_to_be_in_viewport()
        await first.click()
        await shown(confirm).to_be_enabled()
        await shown(confirm).to_be_in_viewport(ratio=1)
        await shown(first).to_be_in_viewport(ratio=1)


async def test_who_reads_above_stays_there(browser: Any, table: Table, bot: ReadingBot, shown: Any) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna, 1280, 800) as page:
        for n in range(60):
            await anna.say(table.general, f"word {n}")
        sent = await send(bot, table, step(0, 2))
        await page.get_by_role("button", name="Next step").click()
        await shown(page.locator(f"#message-{sent.id}")).to_contain_text("Step 1")
        await page.locator("#scroller").evaluate("one => { one.scrollTop = 200; }")
        await sent.edit(view=step(2, 40))
        await shown(page.locator(f"#message-{sent.id}")).to_contain_text("Step 2")
        assert await page.locator("#scroller").evaluate("one => one.scrollTop") == 200
        # The press of somebody else is no reason either.
        await boris.press(anna.messages(table.general)[-1], label="Next step")
        await shown(page.locator(f"#message-{sent.id}")).to_contain_text("Step 3")
        assert await page.locator("#scroller").evaluate("one => one.scrollTop") == 200


async def test_buttons_that_read_the_same_are_told_apart(
    browser: Any, table: Table, bot: ReadingBot, shown: Any
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        await send(bot, table, cards())
        picks = page.get_by_role("button", name="Pick", exact=True)
        await shown(picks).to_have_count(2)
        await shown(picks.first).to_have_accessible_description("Ogre attack 5")
        await shown(picks.last).to_have_accessible_description("Elf attack 5")


async def test_notes_for_one_person_are_dismissed_together(
    browser: Any, table: Table, bot: ReadingBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="ru")
    async with seen_by(browser, table, anna, 390, 844) as page:
        view = cards()
        view.add_item(ui.ActionRow(ui.Button(label="Panel", custom_id="panel")))
        await send(bot, table, view)
        await anna.say(table.general, "for everybody")
        together = page.locator("[data-test=dismiss-all]")
        notes = page.locator(".ephemeral")
        await page.get_by_role("button", name="Panel").click()
        await shown(notes).to_have_count(1)
        for count in (2, 3, 4):
            await shown(together).to_have_count(1 if count == 4 else 0)
            await page.get_by_role("button", name="Pick").first.click()
            await shown(notes).to_have_count(count)
        await shown(together).to_have_text("Скрыть такие заметки: 3")
        await shown(together).to_be_in_viewport(ratio=1)
        await together.click()
        # What can still be pressed is no note.
        await shown(notes).to_have_count(1)
        await shown(notes).to_contain_text("Step 0")
        await shown(together).to_have_count(0)
        assert len([one for one in anna.messages(table.general) if one.ephemeral]) == 1


async def test_an_outage_is_seen_and_over_when_it_is_over(
    browser: Any, tmp_path: Path, run_bot: RunBot, shown: Any
) -> None:
    table = Table(tmp_path)
    await table.start()
    anna = table.person("Anna", locale="ru")
    async with seen_by(browser, table, anna) as page:
        bot = ReadingBot()
        with connect_clients(table):
            await run_bot(bot)
            await send(bot, table, cards())
        state = page.locator("#bot")
        await shown(state).to_have_text("Arbiter в сети")
        await page.get_by_role("button", name="Pick").first.wait_for()
        await bot.close()
        await table.stop()
        await shown(page.locator("#banner")).to_have_text("Связь потеряна. Подключаемся заново…")
        await shown(state).to_have_text("Arbiter: нет связи")
        await shown(state).not_to_contain_class("online")
        await page.get_by_role("button", name="Pick").first.click()
        failure = page.locator(".message .failure")
        await shown(failure).to_contain_text("Связь прервалась")
        line = page.locator("[data-test=input]")
        await line.fill("hello")
        await line.press("Enter")
        await shown(page.locator(".input-line .failure")).to_contain_text("ничего не отправлено")

        again = Table(tmp_path)
        await again.start(int(table.url.rpartition(":")[2]))
        try:
            await shown(page.locator("#banner")).to_be_hidden()
            await shown(state).to_have_text("Arbiter не в сети")
            await shown(failure).to_be_hidden()
            await shown(page.locator(".input-line .failure")).to_be_hidden()
            await shown(line).to_have_value("hello")
        finally:
            await again.stop()


async def test_a_press_that_nobody_answered_is_forgotten_when_the_bot_is_back(
    browser: Any, table: Table, bot: ReadingBot, run_bot: RunBot, clock: Clock, shown: Any
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        await send(bot, table, cards())
        await page.get_by_role("button", name="Pick").first.wait_for()
        await bot.close()
        await shown(page.locator("#bot")).to_have_text("Arbiter is offline")
        await page.get_by_role("button", name="Pick").first.click()
        clock.forward(4)
        await shown(page.locator(".message .failure")).to_contain_text("did not respond")
        await run_bot(ReadingBot())
        await shown(page.locator("#bot")).to_have_text("Arbiter is online")
        await shown(page.locator(".message .failure")).to_be_hidden()


@pytest.mark.parametrize(("width", "height", "folded"), [(390, 844, True), (1280, 800, False)])
async def test_a_long_description_leaves_the_picture_its_room(
    browser: Any, table: Table, bot: ReadingBot, shown: Any, width: int, height: int, folded: bool
) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="ru"), width, height) as page:
        data = io.BytesIO()
        Image.new("RGB", (640, 480), (40, 90, 140)).save(data, "PNG")
        data.seek(0)
        await send(bot, table, picture(), file=discord.File(data, "board.png"))
        closed = page.locator("[data-test=picture]")
        await shown(closed).to_have_attribute("aria-label", f"{ALT} Увеличить")
        await closed.click()
        caption, more = page.locator(".caption"), page.locator("[data-test=zoom-more]")
        await shown(caption).to_have_text(ALT)
        if not folded:
            # Beside the picture there is room for all of it.
            await shown(more).to_be_hidden()
            assert await caption.evaluate("one => one.scrollHeight <= one.clientHeight")
            return
        line = await caption.evaluate("one => parseFloat(getComputedStyle(one).lineHeight)")
        assert (await caption.bounding_box())["height"] == pytest.approx(2 * line, abs=0.5)
        await shown(more).to_have_text("Показать больше")
        await more.click()
        await shown(more).to_have_attribute("aria-expanded", "true")
        unfolded = (await caption.bounding_box())["height"]
        assert unfolded > 4 * line
        assert unfolded % line == pytest.approx(0, abs=0.5)
        await more.click()
        assert (await caption.bounding_box())["height"] == pytest.approx(2 * line, abs=0.5)


async def test_emoji_have_fonts_to_fall_back_on(browser: Any, table: Table, shown: Any) -> None:
    async with seen_by(browser, table, table.person("Anna")) as page:
        family = await page.evaluate("getComputedStyle(document.body).fontFamily")
        fonts = [name.strip('" ') for name in family.split(",")]
        assert {"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"} < set(fonts)
        # Words come first: an emoji font has digits of its own.
        assert fonts.index("sans-serif") < fonts.index("Apple Color Emoji")
