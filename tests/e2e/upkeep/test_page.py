"""A whole round played on the local table's page in a real browser, by two people, each on a page of their own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.e2e.conftest import House
from tests.e2e.playing import answer, panel
from tests.e2e.upkeep.pages import page_of, shot
from tests.support.browsers import needs_chromium, running_browser
from words.texts import words

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.timeout(180)]


@pytest.mark.usefixtures("same_dice")
async def test_a_round_is_played_on_the_page(house: House) -> None:
    expect = pytest.importorskip("playwright.async_api").expect
    say = words("ru", strict=True)
    house.table.person("Anna", locale="ru")
    house.table.person("Boris", locale="en-US")
    async with (
        running_browser() as browser,
        page_of(browser, house, "Anna", 390, 844) as anna,
        page_of(browser, house, "Boris", 1280, 900) as boris,
    ):
        await anna.locator("[data-test=input]").focus()
        await anna.keyboard.type("/играть крендель ")
        await shot(anna, "1-slash")
        await anna.keyboard.press("Enter")  # takes the first language, Russian
        await anna.get_by_role("button", name="Выполнить").click()
        await expect(anna.get_by_role("button", name="Сесть")).to_be_visible()
        await boris.get_by_role("button", name="Сесть").click()
        await expect(anna.locator(".container").first).to_contain_text("Boris")
        await shot(anna, "2-lobby")
        await anna.get_by_role("button", name="Начать").click()
        await expect(boris.get_by_role("button", name="Моя рука")).to_be_visible()
        await house.settled()
        await shot(boris, "3-board-wide")
        await shot(anna, "3-board-phone")

        for page, name, pick in ((anna, "Anna", "Выбрать"), (boris, "Boris", "Pick")):
            await room(page, house, name, dm(house, name))
            await expect(page.get_by_role("button", name=pick).first).to_be_visible()
            await shot(page, f"4-hand-{name}")
            await page.get_by_role("button", name=pick).nth(1).click()
        await expect(boris.locator("[data-test=select]")).to_be_visible()
        await house.settled()
        await shot(boris, "5-discard-wide")
        await boris.locator("[data-test=select]").click()
        for n in (0, 2):
            await boris.locator("[data-test=option]").nth(n).click()
        await shot(boris, "6-discard-open")
        await boris.locator("[data-test=confirm]").click()
        await expect(anna.get_by_role("button", name=say("krendel-discard-nothing"), exact=True)).to_be_visible()
        await shot(anna, "6-discard-phone")
        await anna.get_by_role("button", name=say("krendel-discard-nothing"), exact=True).click()
        await expect(anna.locator(".container").last).to_contain_text("Раунд 2")
        await expect(boris.get_by_role("button", name="Pick").first).to_be_visible()
        await house.settled()
        await room(boris, house, "Boris", house.table.general.id)
        await expect(boris.get_by_role("button", name="Моя рука")).to_be_visible()
        await shot(boris, "7-board-wide")
    rows = await house.db.read("SELECT kind, count(*) FROM choices GROUP BY kind ORDER BY kind")
    assert [tuple(row) for row in rows] == [("creature", 2), ("discard", 2)]


@pytest.mark.usefixtures("same_dice")
async def test_a_round_is_played_by_keyboard_alone(house: House) -> None:
    expect = pytest.importorskip("playwright.async_api").expect
    house.table.person("Anna", locale="ru")
    boris = house.table.person("Boris", locale="en-US")
    async with running_browser() as browser, page_of(browser, house, "Anna", 1280, 900) as anna:
        await expect(anna.locator("[data-test=input]")).to_be_focused()
        await anna.keyboard.type("/играть кр")
        await anna.keyboard.press("Enter")
        await anna.keyboard.press("Escape")  # closes the suggestions of the first option, which may stay empty
        await tab_to(anna, anna.locator("[data-test=run]"))
        await anna.keyboard.press("Enter")
        start = anna.get_by_role("button", name="Начать")
        await expect(start).to_be_visible()
        lobby = house.table.person("Anna").messages(house.table.general)[-1]
        await boris.press(lobby, label="Сесть")
        await expect(anna.locator(".container").first).to_contain_text("Boris")
        await tab_to(anna, start, "Shift+Tab")
        await anna.keyboard.press("Enter")
        await expect(anna.locator("[data-test=channel]", has_text="Arbiter")).to_be_visible()
        await house.settled()

        await anna.keyboard.press("Alt+ArrowUp")  # from the first channel round to the last: the direct messages
        pick = anna.get_by_role("button", name="Выбрать")
        await expect(pick.nth(1)).to_be_visible()
        await tab_to(anna, pick.nth(1), "Shift+Tab")
        await anna.keyboard.press("Space")
        await expect(anna.locator(".container").last).to_contain_text("Ваш выбор")
        await answer(boris, panel(boris))
        select = anna.locator("[data-test=select]")
        await expect(select).to_be_visible()
        await house.settled()
        await tab_to(anna, select)
        await anna.keyboard.press("Enter")
        await anna.keyboard.press("Space")
        await anna.keyboard.press("ArrowDown")
        await anna.keyboard.press("Space")
        await tab_to(anna, anna.locator("[data-test=confirm]"))
        await anna.keyboard.press("Enter")
        await expect(anna.locator(".container").last).to_contain_text("Ваш выбор")
        await boris.press(panel(boris), label=words("en", strict=True)("krendel-discard-nothing"))
        await expect(anna.locator(".container").last).to_contain_text("Раунд 2")
        await house.settled()
    rows = await house.db.read("SELECT kind, count(*) FROM choices GROUP BY kind ORDER BY kind")
    assert [tuple(row) for row in rows] == [("creature", 2), ("discard", 2)]


async def tab_to(page: Any, wanted: Any, key: str = "Tab", most: int = 60) -> None:
    """Press Tab (or another key) until this control has the focus."""
    expect = pytest.importorskip("playwright.async_api").expect
    for _ in range(most):
        if await wanted.evaluate("one => one === document.activeElement"):
            return
        await page.keyboard.press(key)
    await expect(wanted).to_be_focused()


async def room(page: Any, house: House, name: str, channel: str) -> None:
    """Open a channel by its address, as a link from elsewhere would."""
    await page.goto(f"{house.table.url}/?person={house.table.person(name).id}#{channel}")
    await page.reload()
    await page.locator(".scroller:not([aria-busy])").wait_for()


def dm(house: House, name: str) -> str:
    channel = house.table.person(name).dm
    assert channel is not None
    return channel.id
