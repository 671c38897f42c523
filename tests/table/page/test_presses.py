"""A press means what it began on: nothing moves beneath it, nothing lies over it, nothing beside it is pressed as well."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from table.server import Table
from table.state.things import Message
from tests.support.browsers import needs_chromium
from tests.table.page.pages import SampleBot, bot, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

Point = tuple[float, float]


async def middle(locator: Any) -> Point:
    box = await locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def by_mouse(page: Any) -> tuple[Callable[[Point], Awaitable[None]], Callable[[], Awaitable[None]]]:
    async def down(at: Point) -> None:
        await page.mouse.move(*at)
        await page.mouse.down()

    return down, page.mouse.up


async def by_finger(page: Any) -> tuple[Callable[[Point], Awaitable[None]], Callable[[], Awaitable[None]]]:
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})

    async def touch(kind: str, *points: Point) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    async def down(at: Point) -> None:
        await touch("touchStart", at)

    async def up() -> None:
        await touch("touchEnd")

    return down, up


async def boarded(table: Table, name: str = "Boris") -> Message:
    done = await table.person(name).slash("board", {"size": 1})
    assert done.message is not None
    return done.message


@pytest.mark.parametrize("pointer", [by_mouse, by_finger])
async def test_a_message_that_changes_during_a_press_keeps_still_until_it_is_over(
    browser: Any, table: Table, bot: SampleBot, shown: Any, pointer: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    board = await boarded(table)
    async with seen_by(browser, table, anna, 390, 844) as page:
        down, up = await pointer(page)
        first, second = page.get_by_role("button", name="Pressed 0"), page.get_by_role("button", name="Pressed 1")
        secret = page.get_by_role("button", name="Secret")
        await down(await middle(secret))
        # What comes meanwhile moves everything: another label on a button, a long message below.
        await boris.press(board, label="Pressed 0")
        await boris.say(table.general, "word " * 60)
        await asyncio.sleep(0.3)
        await shown(first).to_be_visible()
        await shown(second).to_have_count(0)
        await up()
        await shown(page.locator("[data-test=content]", has_text="only for you")).to_be_visible()
        assert bot.pressed == ["count:0", "secret"]
        await shown(second).to_have_count(1)
        await shown(page.locator("[data-test=content]", has_text="word")).to_have_count(1)

        # A button that has gone meanwhile: nothing else takes the press.
        await second.scroll_into_view_if_needed()
        await down(await middle(second))
        await boris.press(board, label="Pressed 1")
        await asyncio.sleep(0.3)
        await up()
        await shown(page.locator(".message .failure").first).to_contain_text("has changed meanwhile")
        await shown(page.get_by_role("button", name="Pressed 2")).to_have_count(1)
        assert bot.pressed == ["count:0", "secret", "count:1"]


@pytest.mark.parametrize("pointer", [by_mouse, by_finger])
async def test_a_press_that_ends_on_something_else_is_none(
    browser: Any, table: Table, bot: SampleBot, shown: Any, pointer: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    await boarded(table)
    async with seen_by(browser, table, anna) as page:
        form = page.get_by_role("button", name="Form")
        at, by = await middle(form), await middle(page.get_by_role("button", name="Pressed 0"))
        down, up = await pointer(page)
        await down(at)
        # Without a message from the table: something moves, say since a list has closed.
        await page.evaluate(f"document.querySelector('.row').style.translate = '{at[0] - by[0]}px'")
        await up()
        assert await page.evaluate(f"document.elementFromPoint({at[0]}, {at[1]}).innerText") == "Pressed 0"
        await page.evaluate("document.querySelector('.row').style.translate = ''")
        await asyncio.sleep(0.3)
        assert bot.pressed == []
        await page.get_by_role("button", name="Pressed 0").click()
        await shown(page.get_by_role("button", name="Pressed 1")).to_be_visible()
        assert bot.pressed == ["count:0"]
        await shown(page.locator("[data-test=modal], [data-test=zoom]")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1280, 800)])
async def test_the_word_of_new_messages_covers_nothing(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    anna, boris = table.person("Anna", locale="ru"), table.person("Boris")
    await boarded(table)
    async with seen_by(browser, table, anna, width, height) as page:
        for n in range(30):
            await boris.say(table.general, f"word {n}")
        face = page.locator("[data-test=select]")
        await face.scroll_into_view_if_needed()
        await face.click()
        confirm = page.locator("[data-test=confirm]")
        # At the lower edge, where the word used to lie.
        lower = """one => { const list = document.querySelector("#scroller");
            list.scrollTop += one.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom; }"""
        await confirm.evaluate(lower)
        before = await confirm.bounding_box()
        await boris.say(table.general, "something new")
        newer = page.locator("#newer")
        await shown(newer).to_be_in_viewport(ratio=1)
        await shown(newer).to_have_text("Новые сообщения ↓")
        assert await confirm.bounding_box() == before
        over = """one => { const it = one.getBoundingClientRect();
            return [[it.x + 6, it.y + 6], [it.right - 6, it.bottom - 6], [it.x + it.width / 2, it.y + it.height / 2]]
                .every(([x, y]) => one.contains(document.elementFromPoint(x, y))); }"""
        assert await confirm.evaluate(over)
        chip, messages = await newer.bounding_box(), await page.locator("#scroller").bounding_box()
        assert chip["y"] + chip["height"] <= messages["y"]
        assert await page.evaluate("document.documentElement.scrollWidth") == width
        await newer.click()
        await shown(page.locator("[data-test=content]").last).to_be_in_viewport(ratio=1)
        await shown(newer).to_be_hidden()


async def test_a_tap_beside_an_open_list_only_closes_it(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    await boarded(table)
    async with seen_by(browser, table, anna) as page:
        face = page.locator("[data-test=select]")
        options = page.locator("[data-test=option]")
        await face.click()
        await page.locator("[data-test=picture]").click()
        await shown(face).to_have_attribute("aria-expanded", "false")
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)
        await face.click()
        await page.get_by_role("button", name="Pressed 0").click()
        await shown(face).to_have_attribute("aria-expanded", "false")
        assert bot.pressed == []

        # One of two that are needed is too few: it is taken back.
        await face.click()
        await options.nth(1).click()
        await page.locator("[data-test=picture]").click()
        await shown(face).to_have_text("Two cards")
        assert bot.pressed == []
        # Two are sent, as Discord does; in the order of the options.
        await face.click()
        await options.nth(2).click()
        await options.nth(0).click()
        await page.locator("[data-test=picture]").click()
        await shown(page.locator(".container")).to_contain_text("note: c0,c2")
        assert bot.pressed == ["cards"]
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)
        # Elsewhere on the page a tap does what it is for as well.
        await face.click()
        await page.locator("[data-test=input]").click()
        await shown(face).to_have_attribute("aria-expanded", "false")
        await shown(page.locator("[data-test=input]")).to_be_focused()
        await page.locator("[data-test=picture]").click()
        await shown(page.locator("[data-test=zoomed]")).to_be_visible()


async def test_escape_takes_back_what_was_chosen_since_the_list_was_opened(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    await boarded(table)
    async with seen_by(browser, table, anna) as page:
        face = page.locator("[data-test=select]")
        await face.click()
        for n in (0, 1):
            await page.locator("[data-test=option]").nth(n).click()
        await page.keyboard.press("Escape")
        await shown(face).to_have_attribute("aria-expanded", "false")
        await shown(face).to_have_text("Two cards")
        await shown(face).to_be_focused()
        await face.click()
        await shown(page.locator("[data-test=option][aria-selected=true]")).to_have_count(0)
        assert bot.pressed == []


async def test_what_confirms_a_choice_of_several_is_in_sight_once_it_is_made(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    """Also where somebody has scrolled up meanwhile, to what they choose by."""
    await boarded(table)
    async with seen_by(browser, table, table.person("Anna", locale="en-US"), 390, 640) as page:
        await page.locator("[data-test=select]").click()
        options, confirm = page.locator("[data-test=option]"), page.locator("[data-test=confirm]")
        await options.nth(0).click()
        await options.nth(3).evaluate("one => one.scrollIntoView({ block: 'nearest' })")
        await confirm.evaluate("""one => {
            const list = document.getElementById("scroller");
            list.scrollTop -= list.getBoundingClientRect().bottom - one.getBoundingClientRect().top + 10; }""")
        await shown(confirm).not_to_be_in_viewport()
        await options.nth(1).click()
        await shown(confirm).to_be_in_viewport(ratio=1)
        await confirm.click()
        await shown(page.locator("#log")).to_contain_text("note: c0,c1")
