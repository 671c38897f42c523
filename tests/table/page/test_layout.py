"""The page from a small phone to a wide desktop: nothing sideways, nothing cut, everything large enough to hit."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import ui

from table.server import Table
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, board, bot, png, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 800), (1600, 1000), (1920, 1080), (844, 390)]
NARROW = [(360, 640), (390, 844), (844, 390)]
WIDE = [(1280, 800), (1600, 1000)]
WIDEST = [(1440, 900), (1600, 1000)]
WORDS = "Достопримечательность и ещё довольно длинное название карты"

FAULTS = """() => {
    const scope = document.querySelector("dialog[open]") ?? document.body;
    const controls = "button, select, textarea, input.field, .switch, .group-option, a.button, .file, .option";
    const name = one => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`;
    const shown = [...scope.querySelectorAll("*")].filter(one =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], .hidden-text, .skip"));
    const faults = [];
    if (document.scrollingElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    for (const one of shown) {
        const box = one.getBoundingClientRect();
        if (box.width && (box.left < -0.5 || box.right > innerWidth + 0.5)) faults.push(`outside: ${name(one)}`);
        if (!one.matches(controls)) continue;
        if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${name(one)}`);
        if (Math.min(box.width, box.height) < 39.5) faults.push(`${box.width} × ${box.height}: ${name(one)}`);
        // What floats is cut by what it is placed in, not by what it is written in.
        const around = node => getComputedStyle(node).position === "absolute" ? node.offsetParent : node.parentElement;
        for (let up = around(one); up && up !== scope; up = around(up)) {
            const edge = up.getBoundingClientRect();
            const hides = getComputedStyle(up).overflowX !== "visible";
            if (hides && (box.left < edge.left - 0.5 || box.right > edge.right + 0.5))
                faults.push(`cut by ${up.className}: ${name(one)}`);
        }
    }
    return faults;
}"""


def crowded() -> ui.LayoutView:
    """Return a message with every part that takes room, in long words."""
    view = ui.LayoutView(timeout=None)
    options = [discord.SelectOption(label=f"{WORDS} {n}", value=str(n), description=WORDS) for n in range(14)]
    picture = discord.MediaGalleryItem("attachment://board.png", description=WORDS)
    buttons: list[ui.Button[Any]] = [ui.Button(label=word, custom_id=word) for word in (*WORDS.split()[:3], WORDS)]
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## {WORDS} `ABC123`\n{'щ' * 90}"),
            ui.MediaGallery(picture),
            ui.Section(ui.TextDisplay(f"**{WORDS}**\n{WORDS}"), accessory=ui.Button(label="Выбрать", custom_id="pick")),
            ui.Section(ui.TextDisplay(WORDS), accessory=ui.Button(label=WORDS, custom_id="long")),
            ui.Separator(),
            ui.ActionRow(*buttons),
            ui.ActionRow(ui.Select(custom_id="many", placeholder=WORDS, options=options, max_values=3)),
            ui.ActionRow(ui.Select(custom_id="off", placeholder=WORDS, options=options[:2], disabled=True)),
            ui.File("attachment://board.png"),
            accent_colour=0xD55E00,
        )
    )
    return view


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_nothing_is_cut_or_too_small_to_hit(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    anna = table.person("Anna", locale="ru")
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=crowded(), file=png(1280, 1280))
    await channel.create_thread(name=WORDS, type=discord.ChannelType.public_thread)
    async with seen_by(browser, table, anna, width, height) as page:
        await anna.slash("board", {"size": 1})
        await page.get_by_role("button", name="Secret").click()
        await shown(page.locator("[data-test=only-you]")).to_be_in_viewport()
        assert await page.evaluate(FAULTS) == []

        await page.locator("[data-test=select]").first.click()
        await shown(page.locator("[data-test=option]")).to_have_count(14)
        assert await page.evaluate(FAULTS) == []
        await page.keyboard.press("Escape")

        await page.locator("[data-test=input]").fill("/")
        await shown(page.locator("[data-test=picker]")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(FAULTS) == []
        await page.locator("[data-test=command]").first.click()
        await shown(page.locator("[data-test=run]")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(FAULTS) == []
        await page.locator("[data-test=leave-command]").click()

        await page.get_by_role("button", name="Form").click()
        await shown(page.locator("[data-test=modal] [data-test=submit]")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(FAULTS) == []
        await page.keyboard.press("Escape")

        await page.locator("[data-test=picture]").first.click()
        await shown(page.locator("[data-test=zoomed]")).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=zoom-in]")).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=zoom-close]")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(FAULTS) == []


@pytest.mark.parametrize(("width", "height"), NARROW)
async def test_a_narrow_page_has_a_drawer_and_broad_pictures(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris", locale="en-US")
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send(view=crowded(), file=png(1280, 640))
    await sent.edit(view=crowded())
    async with seen_by(browser, table, anna, width, height) as page:
        # What stands below the parts of a message begins where they do.
        edges = [await page.locator(name).bounding_box() for name in (".components", "[data-test=edited]")]
        assert edges[0]["x"] == edges[1]["x"]
        box = await page.locator("[data-test=picture]").bounding_box()
        assert box["width"] >= min(width - 32, height * 2 * 0.65)
        sidebar = page.locator("#sidebar")
        await shown(sidebar).not_to_be_in_viewport()
        await page.get_by_role("button", name="Channels and people").click()
        await shown(sidebar).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=channel][aria-current]")).to_be_focused()
        assert await page.evaluate(FAULTS) == []
        # The page behind is out of reach, by keys as by taps.
        for _ in range(25):
            await page.keyboard.press("Tab")
            assert not await page.evaluate("document.querySelector('main').contains(document.activeElement)")
        await page.mouse.click(width - 10, height - 10)
        await shown(sidebar).not_to_be_in_viewport()

        who = page.get_by_role("button", name="You play Anna. Choose somebody else")
        await who.click()
        await shown(page.locator(f"[data-person='{anna.id}']")).to_be_focused()
        await page.locator(f"[data-person='{boris.id}']").click()
        await shown(page.get_by_role("button", name="You play Boris. Choose somebody else")).to_be_visible()
        await shown(sidebar).not_to_be_in_viewport()


@pytest.mark.parametrize(("width", "height"), WIDEST)
async def test_a_wide_page_has_the_people_at_the_right_and_lines_of_a_readable_length(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    anna = table.person("Anna", locale="en-US")
    table.world.change_person(table.person("Boris", locale="ru").id, dms_open=False)
    async with seen_by(browser, table, anna, width, height) as page:
        await anna.say(table.general, "word " * 300)
        text = await page.locator("[data-test=content]").bounding_box()
        people = await page.locator("#people").bounding_box()
        channels = await page.locator("#channels").bounding_box()
        assert text["width"] <= 860
        assert text["width"] >= 0.45 * width
        assert people["x"] >= text["x"] + text["width"]
        assert people["x"] + people["width"] == width
        assert channels["x"] + channels["width"] <= text["x"]
        await shown(page.locator("[data-person]", has_text="Boris")).to_contain_text("Русский · DMs closed")
        # They are met by the keyboard in the order in which they are seen.
        order = "document.querySelector('#composer').compareDocumentPosition(document.querySelector('#people')) & 4"
        assert await page.evaluate(order)
        await page.set_viewport_size({"width": 900, "height": 700})
        await shown(page.locator("#sidebar #people")).to_be_in_viewport()


async def test_a_picture_is_never_higher_than_the_window(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=crowded(), file=png(1280, 1280))
    async with seen_by(browser, table, anna, 1280, 700) as page:
        box = await page.locator("[data-test=picture]").bounding_box()
        assert box["height"] == pytest.approx(0.68 * 700, abs=1)
        assert box["width"] == pytest.approx(box["height"], abs=1)
        await page.set_viewport_size({"width": 1100, "height": 700})
        await shown(page.locator("[data-test=picture]")).to_have_css("height", f"{0.66 * 700:g}px")


@pytest.mark.parametrize(("width", "height"), WIDE)
async def test_a_wide_page_uses_its_room_for_pictures(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    channel = bot.get_channel(int(table.general.id))
    assert isinstance(channel, discord.TextChannel)
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), width, height) as page:
        # What is decided by a tall picture is in sight with it, at its side.
        await channel.send(view=board(0), file=png(1000, 1000))
        tall, button = page.locator("[data-test=picture]").last, page.get_by_role("button", name="Pressed 0")
        for part in (tall, button, page.locator("[data-test=select]").last):
            await shown(part).to_be_in_viewport(ratio=1)
        picture, control = await tall.bounding_box(), await button.bounding_box()
        assert control["x"] > picture["x"] + picture["width"]
        assert picture["width"] >= 500
        # A broad one takes the whole width.
        await channel.send(view=board(0), file=png(1200, 600))
        broad = page.locator("[data-test=picture]").last
        await shown(broad.locator("img")).to_have_js_property("naturalWidth", 1200)
        picture, control = await broad.bounding_box(), await button.last.bounding_box()
        assert picture["width"] >= min(860, 0.66 * height * 2)
        assert control["y"] > picture["y"] + picture["height"]
        assert await page.evaluate(FAULTS) == []
        await page.set_viewport_size({"width": 1100, "height": height})
        tall = page.locator("[data-test=picture]").first
        picture, control = await tall.bounding_box(), await button.first.bounding_box()
        assert control["y"] > picture["y"] + picture["height"]


async def test_a_phones_keyboard_leaves_room_to_pick_and_fill_in_a_command(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="ru")
    async with seen_by(browser, table, anna, 360, 640) as page:
        await anna.slash("board", {"size": 1})
        # What browsers do that shrink the page when the keyboard comes up.
        await page.set_viewport_size({"width": 360, "height": 320})
        await page.locator("[data-test=input]").fill("/ca")
        await shown(page.locator("[data-test=command]").first).to_be_in_viewport(ratio=1)
        await page.locator("[data-test=command]").first.click()
        await shown(page.locator("[data-test=option-name]")).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=run]")).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=suggestion]")).to_have_count(3)
        await shown(page.locator("[data-test=suggestions]")).to_be_in_viewport(ratio=1)
        assert await page.evaluate(FAULTS) == []


async def test_a_keyboard_laid_over_the_page_is_left_free(browser: Any, table: Table, shown: Any) -> None:
    cover = """height => {
        Object.defineProperty(visualViewport, "height", { value: height, configurable: true });
        visualViewport.dispatchEvent(new Event("resize"));
    }"""
    async with seen_by(browser, table, table.person("Anna"), 390, 844) as page:
        await page.evaluate(cover, 400)
        box = await page.locator("#composer").bounding_box()
        assert box["y"] + box["height"] == pytest.approx(400, abs=1)


async def test_less_motion_when_the_reader_wants_it(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna, 390, 844) as page:
        await anna.slash("board", {"size": 1})
        moving = """() => {
            const style = (node, what) => parseFloat(getComputedStyle(node)[what]);
            return [style(document.querySelector("#sidebar"), "transitionDuration"),
                style(document.querySelector(".spinner"), "animationDuration")];
        }"""
        await page.get_by_role("button", name="Later").click()
        await shown(page.locator(".spinner")).to_be_visible()
        assert min(await page.evaluate(moving)) > 0.1
        await page.emulate_media(reduced_motion="reduce")
        assert max(await page.evaluate(moving)) <= 0.01
        bot.enough.set()
