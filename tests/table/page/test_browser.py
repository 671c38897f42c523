"""The web page in a real browser, against a real table and a real discord.py bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from table.server import Table
from tests.support.browsers import needs_chromium
from tests.support.tables import Clock
from tests.table.page.pages import SampleBot, bot, seen_by, shown

__all__ = ["bot", "shown"]

pytestmark = [pytest.mark.browser, needs_chromium]

WEB = Path(__file__).parents[3] / "table/web"
EVIL = "<img src=x onerror=pwned=1>"


async def test_commands_are_picked_and_filled_in_by_keyboard(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="ru")
    async with seen_by(browser, table, anna) as page:
        await shown(page.locator("html")).to_have_attribute("lang", "ru")
        await page.locator("[data-test=input]").focus()
        await page.keyboard.type("/")
        await shown(page.locator("[data-test=command]")).to_have_count(2)
        await page.keyboard.press("ArrowDown")
        await shown(page.locator("[data-test=command].active")).to_contain_text("/доска")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=option-size]")).to_be_focused()
        await page.keyboard.type("10")
        await page.keyboard.press("Enter")
        await shown(page.locator(".option-field.invalid .note")).to_have_text("Не больше 9.")
        await page.keyboard.press("Backspace")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=message]")).to_contain_text("note: size 1")
        await shown(page.locator("[data-test=input]")).to_be_focused()

        await page.keyboard.type("/card ")
        await shown(page.locator("[data-test=option-name]")).to_be_focused()
        await page.keyboard.type("ог")
        await shown(page.locator("[data-test=suggestion]")).to_have_text(["Огр", "Огненный маг"])
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=option-name]")).to_have_value("Огненный маг")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=content]").last).to_have_text("Card: ОГНЕННЫЙ МАГ")


async def test_buttons_selects_and_modals(browser: Any, table: Table, bot: SampleBot, clock: Clock, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        await page.get_by_role("button", name="Pressed 0").click()
        await page.get_by_role("button", name="Pressed 1").click()
        await shown(page.get_by_role("button", name="Pressed 2")).to_be_enabled()
        await shown(page.get_by_role("button", name="Never")).to_be_disabled()

        await page.locator("[data-test=select]").click()
        options = page.locator("[data-test=option]")
        await page.keyboard.press("ArrowDown")
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=confirm]")).to_be_disabled()
        await options.filter(has_text="Card 3").click()
        await options.filter(has_text="Card 0").click(force=True)
        await shown(page.locator("[data-test=option][aria-selected=true]")).to_have_count(2)
        await page.locator("[data-test=confirm]").click()
        await shown(page.locator(".container")).to_contain_text("note: c1,c3")

        await page.get_by_role("button", name="Form").click()
        modal = page.locator("[data-test=modal]")
        await modal.get_by_label("Word").fill("castle")
        await modal.locator("[data-test=submit]").click()
        await shown(modal.locator(".invalid .failure")).to_have_text("Fill this in.")
        await modal.get_by_label("Blue").check()
        await modal.locator("[data-test=submit]").click()
        await shown(modal).to_have_count(0)
        await shown(page.locator(".container")).to_contain_text("note: castle/b")

        silent = page.get_by_role("button", name="Silent")
        await silent.click()
        await shown(silent).to_have_attribute("aria-busy", "true")
        clock.forward(4)
        await shown(page.locator(".message .failure")).to_contain_text("This interaction failed")
        await shown(silent).not_to_have_attribute("aria-busy", "true")


async def test_a_bot_that_thinks_is_shown_thinking(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        later = page.get_by_role("button", name="Later")
        await later.click()
        await shown(page.locator(".thinking")).to_contain_text("is thinking…")
        await shown(later).not_to_have_attribute("aria-busy", "true")
        bot.enough.set()
        await shown(page.locator("[data-test=content]")).to_contain_text("thought through")
        await shown(page.locator(".thinking")).to_have_count(0)


async def test_an_edit_by_others_keeps_what_is_being_chosen(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna) as page:
        done = await boris.slash("board", {"size": 1})
        assert done.message is not None
        await page.locator("[data-test=select]").click()
        await page.locator("[data-test=option]").nth(2).click()
        await boris.press(done.message, label="Pressed 0")
        await shown(page.get_by_role("button", name="Pressed 1")).to_be_visible()
        await shown(page.locator("[data-test=option][aria-selected=true]")).to_contain_text("Card 2")
        await shown(page.locator(".select .options")).to_be_focused()


async def test_pictures_enlarge_and_keep_their_place(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.slash("board", {"size": 1})
        picture = page.locator("[data-test=picture]")
        image = picture.locator("img")
        await shown(image).to_have_js_property("naturalWidth", 640)
        await shown(image).to_have_attribute("alt", "The board: an ogre on B2")
        box = await picture.bounding_box()
        assert box is not None
        assert box["width"] == 550
        assert box["height"] == pytest.approx(550 * 480 / 640, abs=1)
        await picture.focus()
        await page.keyboard.press("Enter")
        await shown(page.locator("[data-test=zoomed]")).to_be_visible()
        await shown(page.locator(".caption")).to_have_text("The board: an ogre on B2")
        await page.keyboard.press("Escape")
        await shown(page.locator("[data-test=zoom]")).to_have_count(0)
        await shown(picture).to_be_focused()


async def test_what_is_private_is_gone_for_another_person(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="ru"), table.person("Boris", locale="en-US")
    async with seen_by(browser, table, anna) as page, seen_by(browser, table, boris) as other:
        await anna.slash("board", {"size": 1})
        await page.get_by_role("button", name="Secret").click()
        await shown(page.locator(".ephemeral")).to_contain_text("only for you")
        await shown(page.locator("[data-test=only-you]")).to_contain_text("Это видите только вы")
        await boris.say(table.general, "after it")
        await shown(other.locator("[data-test=message]").last).to_contain_text("after it")
        await shown(other.locator("[data-test=message]")).to_have_count(2)

        await page.locator(f"[data-person='{boris.id}']").click()
        await shown(page).to_have_url(re.compile(rf"\?person={boris.id}#"))
        await shown(page.locator("html")).to_have_attribute("lang", "en")
        await shown(page.locator("[data-test=message]")).to_have_count(2)
        assert "only for you" not in await page.content()
        await page.go_back()
        await page.locator("[data-test=dismiss]").press("Enter")
        await shown(page.locator(".ephemeral")).to_have_count(0)
        await shown(page.locator("#scroller")).to_be_focused()
        assert [message.ephemeral for message in anna.messages(table.general)] == [False, False]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
async def test_private_replies_come_into_view_and_long_ones_from_their_beginning(
    browser: Any, table: Table, bot: SampleBot, shown: Any, width: int, height: int
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    async with seen_by(browser, table, anna, width, height) as page:
        await anna.slash("board", {"size": 1})
        for n in range(40):
            await boris.say(table.general, f"word {n}")
        button = page.get_by_role("button", name="Secret")
        await button.scroll_into_view_if_needed()
        await button.click()
        await shown(page.locator("[data-test=content]", has_text="only for you")).to_be_in_viewport(ratio=1)
        await shown(page.locator("[data-test=dismiss]")).to_be_in_viewport(ratio=1)
        button = page.get_by_role("button", name="Long")
        await button.scroll_into_view_if_needed()
        await button.click()
        reply = page.locator(".ephemeral", has_text="line 98")
        await shown(reply).to_be_in_viewport()
        top = await page.locator("#scroller").bounding_box()
        assert (await reply.bounding_box())["y"] == pytest.approx(top["y"], abs=1)


def test_the_pages_own_words_are_complete_in_both_languages() -> None:
    source = (WEB / "base/texts.js").read_text("utf-8")
    pairs = re.findall(r'^  (\w+): \[\s*"([^"]+)",\s*"([^"]+)",?\s*\],$', source, re.MULTILINE)
    keys = re.findall(r"^  (\w+): \[", source.partition("};")[0], re.MULTILINE)
    assert [key for key, _, _ in pairs] == keys
    for key, english, russian in pairs:
        assert sorted(re.findall(r"\{\w+\}", english)) == sorted(re.findall(r"\{\w+\}", russian)), key
        assert re.search("[а-яёА-ЯЁ]", russian), key
    scripts = "".join(path.read_text("utf-8") for path in WEB.rglob("*.js"))
    assert [key for key in keys if f'"{key}"' not in scripts] == []
    assert set(re.findall(r'\bt\("(\w+)"', scripts)) <= set(keys)


MARKDOWN = {
    "**a** *b* __c__ ~~d~~ ***e*** _f_": "<strong>a</strong> <em>b</em> <u>c</u> <s>d</s> "
    "<strong><em>e</em></strong> <em>f</em>",
    "snake_case_name \\*no\\* 2 * 3 * 4 **open": "snake_case_name *no* 2 * 3 * 4 **open",
    "`**a**` ``b`c``": "<code>**a**</code> <code>b`c</code>",
    ":) <:ogre:123> </play:5> @everyone": ':) :ogre: <span class="mention"><span class="unbroken">/play</span></span> '
    '<span class="mention">@everyone</span>',
}
BLOCKS = {
    "# A\nb": '<h2 class="heading-1">A</h2><div class="plain">b</div>',
    "-# small": '<small class="subtext">small</small>',
    "> a\n> b\nc": '<blockquote><div class="plain">a\nb</div></blockquote><div class="plain">c</div>',
    ">>> a\n> b": '<blockquote><div class="plain">a\n&gt; b</div></blockquote>',
    "- a\n  - b\n- c\n3. d": '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
    "x\n```py\n<b>\n```\ny": '<div class="plain">x</div><pre class="code-block"><code data-language="py">'
    '&lt;b&gt;</code></pre><div class="plain">y</div>',
    "a\n\nb": '<div class="plain">a\n\nb</div>',
}
# Patterns that backtrack would hang on such texts.
HOSTILE = ("`" * 4000, "*_" * 2000, "[" * 4000, "|" * 4000, "> " * 2000, "**a" * 1300, "- " * 2000)


async def test_markdown_is_shown_as_discord_shows_it(browser: Any, table: Table, shown: Any) -> None:
    render = """async texts => {
        const { markdown } = await import("/app/message/markdown.js");
        return texts.map(text => { const box = document.createElement("div"); box.append(markdown(text)); return box; })
            .map(box => [box.innerHTML, box.textContent]);
    }"""
    async with seen_by(browser, table, table.person("Anna")) as page:
        expected = {text: f'<div class="plain">{html}</div>' for text, html in MARKDOWN.items()} | BLOCKS
        given = await page.evaluate(render, list(expected))
        assert {text: html for text, (html, _) in zip(expected, given, strict=True)} == expected
        for text, (_, words) in zip(HOSTILE, await page.evaluate(render, list(HOSTILE)), strict=True):
            assert len(words) <= len(text)
        # A link shows where it goes, a spoiler only once it is pressed, and a script is no address.
        say = "||the **ogre**|| <https://example.org/a_b> [x](https://example.org/) [y](javascript:alert)"
        await table.person("Boris").say(table.general, say)
        await shown(page.locator("#log a")).to_have_text(["https://example.org/a_b", "x"])
        await shown(page.locator("#log a").last).to_have_attribute("href", "https://example.org/")
        await page.locator(".spoiler").press("Enter")
        await shown(page.locator(".spoiler.open strong")).to_be_visible()


async def test_names_and_messages_stay_text(browser: Any, table: Table, bot: SampleBot, shown: Any) -> None:
    anna, evil = table.person("Anna", locale="en-US"), table.person(EVIL)
    async with seen_by(browser, table, anna) as page:
        text = f"<script>window.pwned=1</script> [go](javascript:window.pwned=1) <@{evil.id}> **{EVIL}**"
        await evil.say(table.general, text)
        message = page.locator("[data-test=message]")
        await shown(message.locator(".author")).to_have_text(EVIL)
        await shown(message.locator(".author")).to_have_css(
            "overflow", "clip"
        )  # marks on its letters cover no other line
        words = f"<script>window.pwned=1</script> [go](javascript:window.pwned=1) @{EVIL} {EVIL}"
        await shown(message.locator("[data-test=content]")).to_have_text(words)
        await shown(message.locator("strong").last).to_have_text(EVIL)
        await shown(page.locator("#log a, #log img, #log script, .faces img")).to_have_count(0)
        assert await page.evaluate("window.pwned") is None


async def test_unread_channels_are_marked_until_they_are_opened(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna, boris = table.person("Anna", locale="en-US"), table.person("Boris")
    games = table.add_channel("quiet-corner")
    async with seen_by(browser, table, anna) as page:
        await boris.say(games, "psst")
        marked = page.locator(".channel.unread")
        await shown(marked).to_contain_text("quiet-corner")
        user = await bot.fetch_user(int(anna.id))
        await user.send("**your** hand")
        await shown(marked).to_have_count(2)
        await marked.last.click()
        await shown(page.locator("[data-test=content]")).to_have_text("your hand")
        await marked.click()
        await shown(page.locator("[data-test=content]")).to_have_text("psst")
        await shown(marked).to_have_count(0)


async def test_threads_stand_below_their_channel_and_links_open_them(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        channel = bot.get_channel(int(table.general.id))
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Match 1", type=discord.ChannelType.public_thread)
        turn = await thread.send("your turn")
        await shown(page.locator("li", has=page.locator("text=general")).locator(".thread")).to_contain_text("Match 1")
        await channel.send(f"Go: {turn.jump_url}")
        await page.locator("#log [data-message]").click()
        await shown(page.locator(f"#message-{turn.id}")).to_be_focused()
        await shown(page.locator("#title")).to_have_text("Match 1")
        await page.locator("[data-test=input]").fill("well")
        table.set_thread(table.channel(thread.id), locked=True)
        await shown(page.locator(".composer")).to_have_text("This thread is locked.")


async def test_people_are_added_and_have_settings(browser: Any, table: Table, shown: Any) -> None:
    async with seen_by(browser, table, table.person("Anna", locale="en-US")) as page:
        await page.locator("[data-test=add-person]").click()
        dialog = page.locator("[data-test=new-person]")
        await dialog.get_by_label("Name").fill("Зоя & co")
        await dialog.get_by_label("Language").select_option("ru")
        await page.keyboard.press("Tab")
        await dialog.get_by_role("button", name="Add").click()
        await shown(page.locator("[aria-pressed=true]")).to_contain_text("Зоя & co")
        await shown(page.locator("html")).to_have_attribute("lang", "ru")
        await page.get_by_label("Мои ЛС закрыты").check()
        await page.get_by_label("Язык").select_option("en-US")
        await shown(page.get_by_label("My DMs are closed")).to_be_checked()
        # Any locale of Discord can be had; where the page has no words in it, it speaks English.
        await page.get_by_label("Language").select_option("de")
        await shown(page.locator("[aria-pressed=true]")).to_contain_text("Deutsch")
        await shown(page.get_by_label("My DMs are closed")).to_be_checked()
        # Somebody who is not known (any more) leads to whoever was chosen last.
        zoya = table.person("Зоя & co")
        await page.goto(f"{table.url}/?person=1")
        await shown(page).to_have_url(re.compile(rf"\?person={zoya.id}#"))
    assert zoya.locale == "de"
    assert table.world.people[zoya.id]["dms_open"] is False


async def test_the_page_comes_back_after_a_restart_of_the_table(browser: Any, tmp_path: Path, shown: Any) -> None:
    table = Table(tmp_path)
    await table.start()
    anna = table.person("Anna", locale="en-US")
    async with seen_by(browser, table, anna) as page:
        await anna.say(table.general, "before")
        await page.locator("[data-test=input]").fill("half a sentence")
        await table.stop()
        await shown(page.locator("#banner")).to_have_text("Connection lost. Reconnecting…")
        await page.keyboard.press("Enter")
        await shown(page.locator(".input-line .failure")).to_contain_text("nothing was sent")

        again = Table(tmp_path)
        await again.start(int(table.url.rpartition(":")[2]))
        try:
            await again.person("Boris").say(again.general, "meanwhile")
            await shown(page.locator("[data-test=content]")).to_have_text(["before", "meanwhile"])
            await shown(page.locator("#banner")).to_be_hidden()
            await page.keyboard.press("Enter")
            await shown(page.locator("[data-test=content]").last).to_have_text("half a sentence")
        finally:
            await again.stop()


async def test_a_phone_has_a_drawer_large_targets_and_no_sideways_scrolling(
    browser: Any, table: Table, bot: SampleBot, shown: Any
) -> None:
    anna = table.person("Anna", locale="ru")
    async with seen_by(browser, table, anna, 360, 740) as page:
        await anna.slash("board", {"size": 1})
        await shown(page.locator("[data-test=picture]")).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth") == 360
        await shown(page.locator("#sidebar")).not_to_be_in_viewport()
        await page.locator("#burger").click()
        await shown(page.locator("#sidebar")).to_be_in_viewport(ratio=1)
        small = """[...document.querySelectorAll("button")]
            .filter(one => one.offsetParent && one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"""
        assert await page.evaluate(small) == []
        await page.keyboard.press("Escape")
        await shown(page.locator("#sidebar")).not_to_be_in_viewport()
        await shown(page.locator("#burger")).to_be_focused()
