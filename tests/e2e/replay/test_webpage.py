"""A finished match as a page: asked for by **Share**, opened in a browser that reaches nothing, in both languages."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.replay.webpage import making
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, forge, live_of, play_on, said, texts
from tests.e2e.upkeep.pages import shot
from tests.support.browsers import needs_chromium, running_browser
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
EVIL = "</script><img src=x>"

DRAWN = "place => document.getElementById('table').dataset.shown === place"
"""Whether the table is drawn as it was at a moment, in a language."""

PAINTED = """
() => {
    const table = document.getElementById("table");
    const { data } = table.getContext("2d").getImageData(0, 0, table.width, table.height);
    return [table.width, data.every((part, at) => at % 4 !== 3 || part === 255), new Set(data).size];
}
"""


async def over(house: House, *names: str) -> str:
    """Play a match of two for a while, then Boris gives up; return its code."""
    names = names or NAMES
    code = code_of(await house.match(*names))
    for _ in range(3):
        await play_on(house, names, code)
    boris = house.table.person("Boris")
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    return code


async def choice(person: Person, code: str) -> Message:
    """Open the replay and press **Share**; return what is asked."""
    opened = (await (await person.slash("replay", {"match": code})).answered()).message
    assert opened is not None
    done = await (await person.press(opened, custom_id=controls(opened, "rshare")[0])).answered()
    assert done.message is not None
    assert done.message is not opened
    assert done.message.seer == person.id
    return done.message


async def made(person: Person, code: str) -> tuple[str, bytes]:
    """Ask for the page of a match; return the file's name and content."""
    asked = await choice(person, code)
    await (await person.press(asked, custom_id=controls(asked, "rpage")[0])).answered()
    (file,) = asked.attachments
    assert asked.seer == person.id
    assert code in asked.text
    assert controls(asked, "rpage") == []
    return str(file["filename"]), asked.files[file["id"]].data


async def test_a_running_match_makes_no_page(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna = house.table.person("Anna")
    opened = (await (await anna.slash("replay", {"match": code})).answered()).message
    assert opened is not None
    number = len(await house.bot.referee.moments.of(await live_of(house, code)))
    forged = forge(house, anna, opened, f"v1:{code}:rpage:note:{number}:table:0")
    assert texts(anna)("refused-webpage-running") in await said(forged)
    # What is shared then is the moment, at once.
    done = await (await anna.press(opened, custom_id=controls(opened, "rshare")[0])).answered()
    assert done.message is not None
    assert controls(done.message, "runshare") != []


async def test_pages_are_made_one_at_a_time_and_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await over(house)
    anna, boris, vera = [house.table.person(name) for name in (*NAMES, "Vera")]
    going, count, whole = asyncio.Event(), 0, making.make_page

    async def held(*args: Any) -> bytes:
        nonlocal count
        count += 1
        await going.wait()
        return await whole(*args, 0.0)

    monkeypatch.setattr(making, "make_page", held)
    first, again, second, third = [await choice(person, code) for person in (anna, anna, boris, vera)]
    pressed = [
        await person.press(asked, custom_id=controls(asked, "rpage")[0], wait=False)
        for person, asked in ((anna, first), (boris, second))
    ]
    # A page counts as asked for before the message says so: only what is said tells that both wait.
    for person, asked in ((anna, first), (boris, second)):
        worded = texts(person)("webpage-making", minutes=making.LONGEST)
        await house.table.until(lambda worded=worded, asked=asked: worded in asked.text)  # type: ignore[misc]  # bound now
    assert first.attachments == []
    for person, asked, why in ((anna, again, "yours"), (vera, third, "busy")):
        worded = await said(await person.press(asked, custom_id=controls(asked, "rpage")[0]))
        assert texts(person)(f"refused-webpage-{why}") in worded
    going.set()
    for press in pressed:
        await press.answered()
    bodies = [asked.files[asked.attachments[0]["id"]].data for asked in (first, second)]
    assert bodies[0] == bodies[1]
    assert count == 1, "who asks for the same gets the same"
    # There was no time to paint: the page says so, and tells all in words.
    assert words("en")("webpage-tables-none") in bodies[0].decode()
    assert 'class="words"' in bodies[0].decode()
    # Under a new name it is another page.
    (await live_of(house, code)).seats[0] = msgspec.structs.replace(
        (await live_of(house, code)).seats[0], name="Annette"
    )
    assert "Annette" in (await made(anna, code))[1].decode()


async def test_who_cannot_be_given_a_page_can_ask_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await over(house)
    anna = house.table.person("Anna")
    asked = await choice(anna, code)

    async def failed(*_args: Any) -> bytes:
        raise ValueError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr(making, "make_page", failed)
        press = await anna.press(asked, custom_id=controls(asked, "rpage")[0])
        assert texts(anna)("fault-unknown") in await said(press)
    assert len(controls(asked, "rpage")) == 1
    monkeypatch.setattr(making, "SECONDS", 0.0)
    await (await anna.press(asked, custom_id=controls(asked, "rpage")[0])).answered()
    assert len(asked.attachments) == 1


@pytest.mark.browser
@needs_chromium
@pytest.mark.timeout(300)
async def test_the_page_in_a_browser_that_reaches_nothing(house: House, tmp_path: Path) -> None:
    code = await over(house, EVIL, "Boris")
    name, body = await made(house.table.person("Boris"), code)
    assert name == f"match-{code}.html"
    file = tmp_path / name
    file.write_bytes(body)
    count = len(await house.bot.referee.moments.of(await live_of(house, code)))
    async with running_browser() as browser:
        for width, height, scheme in ((360, 740, "dark"), (1280, 800, "light")):
            context = await browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, locale="en-GB", offline=True
            )
            page = await context.new_page()
            asked: list[str] = []
            problems: list[str] = []
            page.on("request", lambda request, asked=asked: asked.append(request.url))
            page.on("console", lambda said, problems=problems: said.type == "error" and problems.append(said.text))
            page.on("pageerror", lambda error, problems=problems: problems.append(str(error)))
            await page.goto(file.as_uri())
            await walk(page, count)
            await shot(page, f"webpage-{width}")
            assert problems == []
            assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
            assert await page.evaluate("document.documentElement.scrollWidth") <= width
            assert await page.locator("img").count() == 0, "a name is no markup"
            assert EVIL in await page.locator(".players:visible").inner_text()
            await context.close()
        await read_without_scripts(browser, file, count)


async def walk(page: Any, count: int) -> None:
    """Go through a page by keys, buttons, the list of parts; in both languages, with the hands and without."""
    say = {language: words(language) for language in ("en", "ru")}
    place = page.locator(".moment.now .place:visible")
    await page.wait_for_function(DRAWN, arg="1 en")
    assert await place.inner_text() == say["en"]("replay-moment", number=1, count=count)
    for key, number in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", count), ("Home", 1)):
        await page.keyboard.press(key)
        await page.wait_for_function(DRAWN, arg=f"{number} en")
        width, whole, colours = await page.evaluate(PAINTED)
        assert (width > 1000, whole, colours > 20) == (True, True, True)
        assert await place.inner_text() == say["en"]("replay-moment", number=number, count=count)
    await page.get_by_role("button", name=say["en"]("button-replay-on")).click()
    await page.wait_for_function(DRAWN, arg="2 en")
    english = await page.locator("#table").get_attribute("aria-label")
    await page.locator("label.in-ru").click()
    await page.wait_for_function(DRAWN, arg="2 ru")
    assert await place.inner_text() == say["ru"]("replay-moment", number=2, count=count)
    assert await page.locator("#table").get_attribute("aria-label") != english
    assert await page.evaluate("document.documentElement.lang") == "ru"
    await page.keyboard.press("ArrowRight")
    await page.wait_for_function(DRAWN, arg="3 ru")
    jump = page.locator("select:visible")
    first = await jump.locator("option").nth(1).get_attribute("value")
    await jump.select_option(first)
    await page.wait_for_function(DRAWN, arg=f"{first} ru")
    hands = page.locator(".moment.now .hand canvas")
    assert await hands.count() == len(NAMES)
    assert await hands.first.is_visible()
    await page.locator("#open-label").click()
    assert not await hands.first.is_visible()
    await page.locator("#open-label").click()
    await page.locator("label.in-en").click()
    await page.wait_for_function(DRAWN, arg=f"{first} en")


async def read_without_scripts(browser: Any, file: Path, count: int) -> None:
    """Without scripts all moments stand below each other, in the table's language, and the other one can be chosen."""
    context = await browser.new_context(java_script_enabled=False, offline=True)
    page = await context.new_page()
    await page.goto(file.as_uri())
    assert await page.locator(".moment:visible").count() == count
    assert await page.locator(".place:visible").first.inner_text() == words("en")(
        "replay-moment", number=1, count=count
    )
    await page.locator("label.in-ru").click()
    assert await page.locator(".place:visible").first.inner_text() == words("ru")(
        "replay-moment", number=1, count=count
    )
    assert await page.locator(".summary:visible").count() == count
    await context.close()
