"""Options that take a file: as the client uploads and the bot fetches it, and the field of the page in a real browser."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands
from yarl import URL

from table.checks.message_limits import FILE_BYTES
from table.errors import PersonError
from table.server import Table
from table.state import option_files
from tests.support.browsers import needs_chromium, running_browser
from tests.support.tables import Clock, RunBot
from tests.table.page.pages import seen_by, shown

__all__ = ["shown"]


DROPPED = """() => {
  const data = new DataTransfer();
  data.items.add(new File(["{}"], "dropped.json"));
  return data;
}"""


class FileBot(discord.Client):
    """Says what file it was given, and what is in it."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
        self.tree = app_commands.CommandTree(self)
        self.got: list[discord.Attachment] = []
        self.tree.command(name="read", description="Read a file")(self.read)

    async def read(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment,
        note: str = "-",
        more: str = "-",
        last: str = "-",
    ) -> None:
        """Say what is in a file."""
        self.got.append(file)
        data = await file.read()
        await interaction.response.send_message(f"{file.filename} {file.size} {data[:20].decode()} {note}")

    async def setup_hook(self) -> None:
        await self.tree.sync()


@pytest.fixture
async def bot(table: Table, run_bot: RunBot) -> FileBot:
    made = FileBot()
    await run_bot(made)
    return made


async def test_the_bot_is_told_of_a_file_and_fetches_it(table: Table, bot: FileBot) -> None:
    anna = table.person("Anna")
    done = await anna.slash("read", {"file": anna.attach("мой файл.json", b'{"a": 1}'), "note": "x"})
    assert done.message is not None
    assert done.message.text == '________.json 8 {"a": 1} x'
    (file,) = bot.got
    assert (file.ephemeral, file.content_type) == (True, "application/json")
    data: dict[str, Any] = done.data
    assert data["options"][0] == {"name": "file", "type": 11, "value": str(file.id)}
    assert set(data["resolved"]) == {"attachments"}
    assert data["resolved"]["attachments"][str(file.id)]["url"].startswith(f"{table.url}/cdn/ephemeral-attachments/")


async def test_a_file_is_ones_own_and_there_for_a_while(table: Table, bot: FileBot, clock: Clock) -> None:
    anna, boris = table.person("Anna"), table.person("Boris")
    key = anna.attach("a.json", b"{}")
    with pytest.raises(PersonError):
        await boris.slash("read", {"file": key})
    with pytest.raises(PersonError):
        await anna.slash("read", {"file": "1"})
    with pytest.raises(PersonError):
        await anna.slash("read", {"file": bot.user.id})
    with pytest.raises(PersonError, match="10 MB"):
        anna.attach("large.bin", b" " * (FILE_BYTES + 1))
    clock.forward(option_files._LASTS + 1)
    boris.attach("b.json", b"{}")
    with pytest.raises(PersonError):
        await anna.slash("read", {"file": key})


async def test_the_page_uploads_what_is_posted(table: Table, bot: FileBot) -> None:
    anna = table.person("Anna")
    async with aiohttp.ClientSession() as session:
        url = f"{table.url}/page/attach"
        async with session.post(url, params={"person": anna.id, "name": "x.json"}, data=b"[]") as answer:
            key = (await answer.json())["id"]
        done = await anna.slash("read", {"file": key})
        assert done.message is not None
        assert done.message.text == "x.json 2 [] -"
        async with session.post(url, params={"person": "7"}, data=b"[]") as answer:
            assert answer.status == 404
        async with session.post(url, params={"person": anna.id}, data=b" " * (FILE_BYTES + 1)) as answer:
            assert answer.status == 413
        async with session.post(url, params={"person": anna.id}, data=b"", headers={"Origin": "http://evil"}) as answer:
            assert answer.status == 403
        # What a person has sent is never shown as a part of the page.
        async with session.get(bot.got[0].url) as answer:
            assert answer.headers["Content-Disposition"].startswith("attachment")


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize("width", [390, 1200])
async def test_a_file_is_picked_in_the_form_of_a_command(table: Table, bot: FileBot, shown: Any, width: int) -> None:
    anna = table.person("Anna", locale="ru")
    async with running_browser() as browser, seen_by(browser, table, anna, width=width) as page:
        answers = page.locator("[data-test=content]")
        await page.locator("[data-test=input]").fill("/read ")
        await shown(page.locator("[data-test=command-form]")).to_be_visible()
        async with page.expect_file_chooser():
            await page.locator("[data-test=run]").click()  # without a file Run asks for one
        picker = page.locator("[data-test=option-file]")
        large = {"name": "large.json", "mimeType": "application/json", "buffer": b" " * (FILE_BYTES + 1)}
        await picker.set_input_files(large)
        await page.locator("[data-test=run]").click()
        await shown(page.locator(".option-field.invalid")).to_contain_text("10")
        await page.locator("[data-test=drop-file]").click()
        await shown(page.locator(".file-name")).to_have_text("Выбрать файл…")
        sent = asyncio.Event()

        async def held(route: Any) -> None:
            await sent.wait()
            await route.continue_()

        await page.route("**/page/attach*", held)
        dropped = await page.evaluate_handle(DROPPED)
        await page.locator(".file-field").dispatch_event("drop", {"dataTransfer": dropped})
        await page.locator("[data-test=run]").click()
        await shown(page.locator(".option-field.invalid")).to_contain_text("Файл ещё отправляется.")
        sent.set()
        await shown(page.locator("[data-test=drop-file]")).to_be_visible()
        file = {"name": "match.json", "mimeType": "application/json", "buffer": b'{"whole": true}'}
        await picker.set_input_files(file)
        await shown(page.locator(".file-name")).to_have_text("match.json")
        await shown(page.locator("[data-test=drop-file]")).to_be_visible()
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.locator("[data-test=run]").click()
        await shown(answers).to_have_count(1)
        await shown(answers.last).to_have_text('match.json 15 {"whole": true} -')


SCRIPT = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(document.domain)</script></svg>"


@pytest.mark.parametrize(
    "name", ["x.svg", "x.svgz", "x.html", "x.xhtml", "x.xml", "x.js", "x.pdf", "x.avif", "x", "x.png.svg"]
)
async def test_a_file_that_may_run_is_a_download(table: Table, bot: FileBot, name: str) -> None:
    """A picture in SVG, or a page, that somebody attaches must not run as part of the table's page."""
    anna = table.person("Anna")
    done = await anna.slash("read", {"file": anna.attach(name, SCRIPT)})
    (shown,) = done.data["resolved"]["attachments"].values()
    async with aiohttp.ClientSession() as session, session.get(shown["url"]) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Disposition"].startswith("attachment;")
        policy = answer.headers["Content-Security-Policy"].split("; ")
        assert {"sandbox", "default-src 'none'"} <= {*policy}
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("name", ["x.png", "x.jpg", "x.gif", "x.webp"])
async def test_a_picture_is_shown_in_place_and_can_run_nothing_either(table: Table, bot: FileBot, name: str) -> None:
    anna = table.person("Anna")
    done = await anna.slash("read", {"file": anna.attach(name, SCRIPT)})
    (shown,) = done.data["resolved"]["attachments"].values()
    async with aiohttp.ClientSession() as session, session.get(shown["url"]) as answer:
        assert answer.headers["Content-Disposition"].startswith("inline;")
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize("raw", ["%ED%A0%BD.txt", "%FF%FE.txt", "%0D%0AX-Evil:1.txt", "%00.txt", "%E2%80%AEgpj.exe"])
async def test_odd_names_of_files_harm_nothing(table: Table, bot: FileBot, raw: str) -> None:
    anna = table.person("Anna")
    address = URL(f"{table.url}/page/attach?person={anna.id}&name={raw}", encoded=True)
    async with aiohttp.ClientSession() as session:
        async with session.post(address, data=b"x") as answer:
            assert answer.status == 200
            key = (await answer.json())["id"]
        done = await anna.slash("read", {"file": key})
        (shown,) = done.data["resolved"]["attachments"].values()
        assert re.fullmatch(r"[\w.-]+", shown["filename"], re.ASCII)
        async with session.get(shown["url"]) as answer:
            assert (answer.status, await answer.read()) == (200, b"x")
            assert "X-Evil" not in answer.headers


async def test_a_name_in_broken_utf_8_harms_nothing(table: Table, bot: FileBot) -> None:
    path = f"{table.url}/api/v10/channels/{table.general.id}/messages"
    head = (
        b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="\xed\xa0\xbd\xff.txt"\r\n\r\nx\r\n--b--\r\n'
    )
    headers = {"Authorization": "Bot t", "Content-Type": "multipart/form-data; boundary=b"}
    async with aiohttp.ClientSession(headers=headers) as session, session.post(path, data=head) as answer:
        assert answer.status == 200
        (shown,) = (await answer.json())["attachments"]
        async with session.get(shown["url"]) as found:
            assert await found.read() == b"x"
