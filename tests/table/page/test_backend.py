import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from table.server import Table
from tests.support.tables import Clock, RunBot
from tests.table.sample import Bot


class Tab:
    """One page's socket."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws

    async def ask(self, kind: str, **facts: Any) -> None:
        await self.ws.send_json({"t": kind, **facts})

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; others are passed over."""
        async with asyncio.timeout(30):
            while True:
                message = await self.ws.receive_json()
                if message["t"] in kinds:
                    return message

    async def quiet(self) -> list[str]:
        """The kinds of all messages that come before a known answer: nothing else was on the way."""
        await self.ask("nonsense", nonce="end")
        seen = []
        while True:
            message = await self.ws.receive_json()
            if message.get("nonce") == "end":
                return seen
            seen.append(message["t"])


@pytest_asyncio.fixture(loop_scope="module")
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def bot(table: Table, run_bot: RunBot) -> Bot:
    made = Bot()
    await run_bot(made)
    return made


async def open_tab(session: aiohttp.ClientSession, table: Table, name: str = "") -> tuple[Tab, dict[str, Any]]:
    query = f"?person={table.person(name).id}" if name else ""
    tab = Tab(await session.ws_connect(f"{table.url}/page/socket{query}"))
    return tab, await tab.next("hello")


def command(hello: dict[str, Any], name: str) -> str:
    return next(row["id"] for row in hello["commands"] if row["name"] == name)


async def test_hello(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    _tab, hello = await open_tab(session, table)
    assert [role["name"] for role in hello["guilds"][0]["roles"]] == ["@everyone", "Arbiter", "Judge"]
    people = [(row["name"], row["locale"], row["dms_open"]) for row in hello["people"]]
    assert people == [
        ("Anna", "ru", True),
        ("Boris", "en-US", True),
        ("Vera", "ru", True),
        ("Gleb", "ru", True),
        ("Dasha", "en-US", True),
        ("Egor", "ru", True),
    ]
    assert hello["me"] == table.person("Anna").id
    assert hello["bot"] == {"id": table.bot["id"], "name": "Arbiter", "online": True}
    assert [(row["id"], row["name"]) for row in hello["guilds"]] == [(table.guild["id"], "Table")]
    assert [(row["type"], row["name"]) for row in hello["channels"]] == [(0, "general"), (0, "games")]
    assert sorted(row["name"] for row in hello["commands"]) == [
        "ask",
        "board",
        "card",
        "deck",
        "dm",
        "play",
        "silent",
        "slow",
    ]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("", "Anna"),
        ("languages=en-GB,ru", "Boris"),
        ("languages=fr,ru-RU", "Anna"),
        ("languages=fr", "Anna"),
        ("last={vera}&languages=en", "Vera"),
        ("last=1&languages=en", "Boris"),
    ],
)
async def test_who_the_page_opens_as(table: Table, session: aiohttp.ClientSession, query: str, name: str) -> None:
    ws = await session.ws_connect(f"{table.url}/page/socket?{query.format(vera=table.person('Vera').id)}")
    assert (await Tab(ws).next("hello"))["me"] == table.person(name).id


async def test_slash_press_and_messages(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, hello = await open_tab(session, table, "Boris")
    room = table.general.id
    options = [{"name": "game", "type": 3, "value": "krendel"}]
    await tab.ask("slash", nonce="1", channel_id=room, command_id=command(hello, "play"), options=options)
    shown = await tab.next("message_create")
    assert (shown["channel_id"], shown["message"]["content"]) == (room, "krendel against nobody in 3")
    assert await tab.next("done", "failed") == {"t": "done", "nonce": "1"}
    key = shown["message"]["id"]
    await tab.ask("press", nonce="2", channel_id=room, message_id=key, custom_id="go", component_type=2)
    assert (await tab.next("message_update"))["message"]["content"] == "gone"
    assert await tab.next("done", "failed") == {"t": "done", "nonce": "2"}
    await tab.ask("open", channel_id=room)
    assert [item["content"] for item in (await tab.next("messages"))["messages"]] == ["gone"]


async def test_modal(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, hello = await open_tab(session, table)
    await tab.ask("slash", nonce=1, channel_id=table.general.id, command_id=command(hello, "ask"), options=[])
    opened = await tab.next("modal", "failed")
    word, side = opened["modal"]["components"]
    assert (opened["modal"]["title"], word["label"], word["component"]["type"]) == ("A question", "Word", 4)
    answer = [
        {"type": 18, "id": word["id"], "component": {"type": 4, "custom_id": "word", "value": "hi"}},
        {"type": 18, "id": side["id"], "component": {"type": 3, "custom_id": "side", "values": ["r"]}},
    ]
    await tab.ask("submit", nonce=2, interaction_id=opened["interaction_id"], components=answer)
    assert (await tab.next("message_create", "failed"))["message"]["content"] == "hi/r"
    assert (await tab.next("done", "failed"))["nonce"] == 2
    await tab.ask("submit", nonce=3, interaction_id=opened["interaction_id"], components=answer)
    assert (await tab.next("failed", "done"))["reason"] == "refused"


async def test_autocomplete(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, hello = await open_tab(session, table)
    options = [{"name": "name", "type": 3, "value": "э", "focused": True}]
    await tab.ask(
        "autocomplete", nonce=4, channel_id=table.general.id, command_id=command(hello, "card"), options=options
    )
    answer = await tab.next("choices", "failed")
    assert answer == {"t": "choices", "nonce": 4, "choices": [{"name": "эльф", "value": "эльф"}]}


async def test_thinking(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    async def wait() -> None:
        await asyncio.sleep(0.1)

    table.faults.before("PATCH", "@original", wait)
    tab, hello = await open_tab(session, table)
    await tab.ask("slash", nonce=5, channel_id=table.general.id, command_id=command(hello, "slow"))
    assert await tab.next("thinking", "failed") == {"t": "thinking", "nonce": 5}
    assert (await tab.next("message_update"))["message"]["content"] == "at last"
    assert await tab.next("done", "failed") == {"t": "done", "nonce": 5}


async def test_no_answer(table: Table, bot: Bot, session: aiohttp.ClientSession, clock: Clock) -> None:
    tab, hello = await open_tab(session, table)
    await tab.ask("slash", nonce=6, channel_id=table.general.id, command_id=command(hello, "silent"))
    assert await tab.quiet() == []
    clock.forward(3.1)
    assert await tab.next("failed", "done") == {"t": "failed", "nonce": 6, "reason": "no_answer"}


async def test_ephemerals_reach_one_tab_only(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    anna, hello = await open_tab(session, table, "Anna")
    boris, _ = await open_tab(session, table, "Boris")
    options = [{"name": "name", "type": 3, "value": "x"}]
    await anna.ask("slash", nonce=7, channel_id=table.general.id, command_id=command(hello, "card"), options=options)
    shown = await anna.next("message_create", "failed")
    assert shown["message"]["flags"] == 64
    assert await boris.quiet() == []
    key = shown["message"]["id"]
    await boris.ask("press", nonce=8, channel_id=table.general.id, message_id=key, custom_id="x", component_type=2)
    assert (await boris.next("failed", "done"))["reason"] == "refused"
    await boris.ask("dismiss", message_id=key)
    assert (await boris.next("failed"))["reason"] == "refused"
    await anna.ask("dismiss", message_id=key)
    assert (await anna.next("message_delete"))["id"] == key


async def test_dms_and_private_threads_reach_their_people(
    table: Table, bot: Bot, session: aiohttp.ClientSession
) -> None:
    anna, hello = await open_tab(session, table, "Anna")
    boris, _ = await open_tab(session, table, "Boris")
    await anna.ask("slash", nonce=9, channel_id=table.general.id, command_id=command(hello, "dm"))
    dm = (await anna.next("channel"))["channel"]
    assert (dm["type"], dm["name"]) == (1, "Arbiter")
    assert (await anna.next("message_create"))["channel_id"] == dm["id"]
    thread = await bot.get_channel(int(table.general.id)).create_thread(name="hands")
    assert "message_create" not in await boris.quiet()
    await boris.ask("open", nonce=10, channel_id=str(thread.id))
    assert (await boris.next("failed", "messages"))["t"] == "failed"
    await thread.add_user(discord.Object(table.person("Boris").id))
    shown = (await boris.next("channel"))["channel"]
    assert shown == {
        "id": str(thread.id),
        "type": 12,
        "name": "hands",
        "guild_id": table.guild["id"],
        "parent_id": table.general.id,
        "archived": False,
        "locked": False,
    }
    await boris.ask("open", channel_id=dm["id"], nonce=11)
    assert (await boris.next("failed", "messages"))["t"] == "failed"
    table.remove_channel(table.channel(thread.id))
    assert (await boris.next("channel_delete"))["id"] == str(thread.id)


async def test_who_leaves_loses_the_channels(table: Table, session: aiohttp.ClientSession) -> None:
    tab, hello = await open_tab(session, table, "Boris")
    table.person("Boris").leave_guild()
    gone = [(await tab.next("channel_delete"))["id"] for _ in hello["channels"]]
    assert gone == [row["id"] for row in hello["channels"]]


async def test_a_private_thread_is_not_told_to_others(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, _hello = await open_tab(session, table, "Boris")
    thread = await bot.get_channel(int(table.general.id)).create_thread(name="hands")
    await thread.add_user(discord.Object(table.person("Vera").id))
    await thread.edit(name="more hands")
    await thread.send("secret")
    assert await tab.quiet() == []


async def test_people_and_settings(table: Table, session: aiohttp.ClientSession) -> None:
    tab, _hello = await open_tab(session, table)
    await tab.ask("person", name="Zoe <b>", locale="fr")
    people = (await tab.next("people"))["people"]
    assert (people[-1]["name"], people[-1]["locale"]) == ("Zoe <b>", "fr")
    assert (await tab.next("person"))["id"] == people[-1]["id"]
    await tab.ask("dms", open=False)
    assert (await tab.next("people"))["people"][0]["dms_open"] is False
    await tab.ask("person", name="", locale="fr", nonce=1)
    assert (await tab.next("failed"))["reason"] == "refused"


async def test_bot_comes_and_goes(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, _hello = await open_tab(session, table)
    await bot.close()
    assert (await tab.next("bot"))["online"] is False


async def test_new_commands_are_told(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    tab, _hello = await open_tab(session, table)
    bot.tree.remove_command("ask")
    await bot.tree.sync()
    assert "ask" not in [row["name"] for row in (await tab.next("commands"))["commands"]]


@pytest.mark.parametrize("text", ["", "no json", "[]", "3", "null", '{"t":"say"}', '{"t":"open","channel_id":"1"}'])
async def test_malformed_messages_are_refused_and_harm_nothing(
    table: Table, session: aiohttp.ClientSession, text: str
) -> None:
    tab, _hello = await open_tab(session, table)
    await tab.ws.send_str(text)
    assert (await tab.next("failed"))["reason"] == "refused"
    await tab.ask("open", channel_id=table.general.id)
    assert (await tab.next("messages"))["messages"] == []


async def test_unknown_person(table: Table, session: aiohttp.ClientSession) -> None:
    ws = await session.ws_connect(f"{table.url}/page/socket?person=1&languages=en")
    assert (await Tab(ws).next("hello"))["me"] == table.person("Boris").id


HALF, OTHER = "\ud83d", "\ude00"
"""The two halves of an emoji."""


async def test_half_an_emoji_is_mended_at_the_gate(table: Table, bot: Bot, session: aiohttp.ClientSession) -> None:
    """UTF-8 has no form for it: it could neither be stored nor sent, and ended every tab that was to show it."""
    tab, hello = await open_tab(session, table, "Anna")
    await tab.ask("person", name=f"Bo{HALF}ris", locale="en-US")
    await tab.next("people")
    await tab.ask("say", channel_id=table.general.id, content=f"a{HALF}b {HALF}{OTHER} {OTHER}")
    assert (await tab.next("message_create"))["message"]["content"] == "a\ufffdb \U0001f600 \ufffd"
    other, again = await open_tab(session, table, "Bo\ufffdris")
    assert again["me"] == table.person("Bo\ufffdris").id != hello["me"]
    await other.ask("open", channel_id=table.general.id)
    shown = await other.next("messages")
    assert [message["content"] for message in shown["messages"]] == ["a\ufffdb \U0001f600 \ufffd"]
    table.world.save_message(table.person("Anna").messages(table.general)[0])


async def test_a_text_that_cannot_be_sent_ends_no_tab(table: Table, session: aiohttp.ClientSession) -> None:
    """Should half an emoji get behind the gate, the page shows a question mark and goes on."""
    tab, _ = await open_tab(session, table, "Anna")
    (opened,) = table._page._tabs
    opened.send("person", id=f"a{HALF}b")
    assert (await tab.next("person"))["id"] == "a?b"
    await tab.ask("say", channel_id=table.general.id, content="still here")
    assert (await tab.next("message_create"))["message"]["content"] == "still here"


async def test_a_message_nested_without_end_ends_no_tab(table: Table, session: aiohttp.ClientSession) -> None:
    tab, _ = await open_tab(session, table, "Anna")
    await tab.ws.send_str("[" * 100_000)
    assert (await tab.next("failed"))["reason"] == "refused"
    assert await tab.quiet() == []


@pytest.mark.parametrize("value", [10**30, "x" * 6001, {}, None, ["x"], True])
async def test_what_nobody_can_type_reaches_no_bot(
    table: Table, bot: Bot, session: aiohttp.ClientSession, value: object
) -> None:
    """A row that says that it is being typed into was not looked at; a large number then ended the tab."""
    tab, hello = await open_tab(session, table, "Anna")
    command = next(row for row in hello["commands"] if row["name"] == "card")
    (option,) = command["options"]
    rows = [{"name": option["name"], "type": option["type"], "value": value, "focused": True}]
    asked = {"channel_id": table.general.id, "command_id": command["id"], "options": rows}
    for kind in ("autocomplete", "slash"):
        await tab.ask(kind, nonce=kind, **asked)
        failed = await tab.next("failed")
        assert (failed["nonce"], failed["reason"]) == (kind, "refused")
    assert await tab.quiet() == []


async def test_numbers_that_json_does_not_have_are_refused(table: Table, session: aiohttp.ClientSession) -> None:
    tab, _ = await open_tab(session, table, "Anna")
    for number in ("NaN", "Infinity", "-Infinity"):
        await tab.ws.send_str(f'{{"t": "dms", "open": {number}}}')
        assert (await tab.next("failed"))["text"] == "the table does not understand this"
    assert await tab.quiet() == []
