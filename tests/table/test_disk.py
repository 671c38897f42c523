"""The table's file: a table on the same folder goes on where the last one stopped, even after a kill."""

import contextlib
import gc
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest

from table.client import connect_clients
from table.errors import PersonError
from table.server import Table
from table.state.disk import Disk
from table.state.founding import open_world
from table.state.things import Upload
from table.state.world import World
from tests.support.tables import RunBot, spec
from tests.table.sample import Bot, file, png

ROOT = Path(__file__).parents[2]


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Table]:
    async with Table(data=folder, spec=spec()) as table:
        with connect_clients(table):
            yield table
        assert table.violations == []


class Router(Bot):
    """Answers buttons without keeping views, as a bot does that outlives restarts."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is discord.InteractionType.component:
            name = interaction.data["custom_id"]
            await interaction.response.edit_message(content=f"pressed {name}", attachments=[file("blue")])


def button(label: str) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=label, custom_id=label))
    view.stop()
    return view


async def test_a_new_table_on_the_same_folder_goes_on(tmp_path: Path, run_bot: RunBot) -> None:
    async with opened(tmp_path) as table:
        first = Router()
        await run_bot(first)
        zoe = table.person("Zoe", locale="ru")
        channel = table.add_channel("match")
        await first.get_channel(int(table.general.id)).send("board", file=file("red"), view=button("move"))
        thread = await first.get_channel(int(channel.id)).create_thread(name="hands")
        await thread.add_user(discord.Object(zoe.id))
        await zoe.slash("dm")
        await zoe.slash("card", {"name": "огр"})
        sent = await table.person("Anna").say(channel, "hello")
        zoe.close_dms()
        table.person("Boris").leave_guild()
        before = {item.id: item.text for item in zoe.messages(table.general)}
        await first.close()
    async with opened(tmp_path) as table:
        zoe = table.person("Zoe")
        assert {item.id: item.text for item in zoe.messages(table.general)} == before
        assert list(before.values()) == ["board", "sent", "card огр"]
        assert len(table.person("Anna").messages(table.general)) == 1
        assert (zoe.locale, [item.text for item in zoe.inbox]) == ("ru", ["psst"])
        assert zoe.inbox[0].image() == png("white")
        assert [item.id for item in table.person("Anna").messages(table.channel(sent.channel_id))] == [sent.id]
        assert zoe.messages(table.channel(thread.id)) == []
        assert table.person("Vera").messages(table.general)[0].attachments[0]["url"].startswith(table.url)
        second = Router()
        await run_bot(second)
        assert (await zoe.slash("dm")).message.text == "closed 50007"
        message = zoe.messages(table.general)[0]
        assert (await zoe.press(message, "move")).state == "answered"
        assert (message.text, message.image()) == ("pressed move", png("blue"))
        assert int(message.id) < int((await zoe.say(table.general, "later")).id)
        with pytest.raises(PersonError):
            await table.person("Boris").slash("board")


async def test_deletions_and_edits_last(tmp_path: Path, run_bot: RunBot) -> None:
    async with opened(tmp_path) as table:
        bot = Bot()
        await run_bot(bot)
        channel = bot.get_channel(int(table.general.id))
        gone = await channel.send("gone", file=file("red"))
        kept = await channel.send("kept", file=file("red"))
        await gone.delete()
        await kept.edit(content="changed", attachments=[])
        thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
        await thread.send("in the thread", file=file("red"))
        table.remove_channel(table.channel(thread.id))
        await bot.close()
    async with opened(tmp_path) as table:
        messages = table.person("Anna").messages(table.general)
        assert [(item.text, item.edited) for item in messages] == [("changed", True)]
        assert (table.threads(table.general), table.world.files) == ([], {})


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "table", "--port", "0", "--data", str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    line = process.stdout.readline()
    return process, line.rpartition(" ")[2].strip()


async def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    process, url = start(tmp_path)
    try:
        async with aiohttp.ClientSession() as session, session.ws_connect(f"{url}/page/socket") as ws:
            hello = await ws.receive_json()
            room = hello["channels"][0]["id"]
            await ws.send_json({"t": "say", "channel_id": room, "content": "still here"})
            shown = await ws.receive_json()
            assert shown["t"] == "message_create"
            process.kill()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
    async with Table(data=tmp_path) as table:
        messages = table.person("Anna").messages(table.general)
        assert [(item.id, item.text) for item in messages] == [(shown["message"]["id"], "still here")]


def test_a_taken_port_is_said_plainly(tmp_path: Path) -> None:
    process, url = start(tmp_path / "one")
    try:
        command = [sys.executable, "-m", "table", "--port", url.rpartition(":")[2]]
        second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    finally:
        process.terminate()
        assert process.wait(timeout=60) == 0
        process.stdout.close()
    assert second.returncode == 1
    assert second.stderr.startswith("The table cannot be set: ")
    assert "Traceback" not in second.stderr


def test_one_table_at_a_time_and_no_other_format(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    with pytest.raises(OSError, match=r"table\.sqlite3 cannot be used: database is locked"):
        Disk(tmp_path)
    disk.close()
    database = sqlite3.connect(tmp_path / "table.sqlite3")
    database.execute("PRAGMA user_version=3")
    database.close()
    with pytest.raises(OSError, match="it has format 3, this program reads 2"):
        Disk(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "table.sqlite3").write_bytes(b"no database at all" * 100)
    with pytest.raises(OSError, match="not a database"):
        Disk(tmp_path / "other")


def test_a_world_is_founded_as_a_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(World, "add_channel", die)
        with pytest.raises(RuntimeError, match="killed"):
            open_world(time.time, tmp_path)
    gc.collect()  # the half-made world lets go of its file
    disk = Disk(tmp_path)
    assert (disk.all("meta"), disk.all("person")) == ({}, {})
    disk.close()
    world = open_world(time.time, tmp_path)
    assert ([item.name for item in world.channels.values()], len(world.people)) == (["general", "games"], 6)
    joined = world.home.members[world.bot["id"]]["joined_at"]
    world.disk.close()
    again = open_world(time.time, tmp_path)
    assert (again.bot, again.home.members[again.bot["id"]]["joined_at"]) == (world.bot, joined)
    again.disk.close()


def test_objects_and_files(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    disk.put("kind", "10", {"a": "ё"})
    disk.put("kind", "9", {"a": 1})
    disk.put("kind", "9", {"a": 2})
    disk.put("other", "9", {})
    upload = Upload("x.png", "image/png", b"\x00\x01", 2, 3)
    disk.put_file("1", upload)
    disk.put_file("2", Upload("y", "text/plain", b""))
    disk.drop_file("2")
    disk.close()
    again = Disk(tmp_path)
    assert list(again.all("kind").items()) == [("9", {"a": 2}), ("10", {"a": "ё"})]
    again.drop("kind", "9")
    assert again.all("kind") == {"10": {"a": "ё"}}
    assert (again.all("other"), again.files()) == ({"9": {}}, {"1": upload})
    again.close()


def test_a_table_of_format_1_becomes_one_with_several_servers(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "table.sqlite3")
    database.executescript((Path(__file__).parent / "format_1.sql").read_text() + "PRAGMA user_version=1;")
    database.close()
    for _ in range(2):
        world = open_world(time.time, tmp_path)
        (home,) = world.guilds.values()
        assert (home.name, len(home.members), len(world.people)) == ("Table", 4, 3)
        assert {role["name"] for role in home.roles.values()} == {"@everyone", "Judge", "Arbiter"}
        assert [event["name"] for event in home.events.values()] == ["Evening"]
        assert [item.content for item in world.messages[next(iter(world.channels))].values()] == ["kept"]
        assert world.bot_joined(home)
        assert world.ids.make() > max(home.roles)
        world.disk.close()


def test_servers_are_kept(tmp_path: Path) -> None:
    world = open_world(time.time, tmp_path)
    made = world.add_guild("North", 1, 2)
    world.remove_bot(made)
    role = world.add_role(made, "Judges")
    world.disk.close()
    again = open_world(time.time, tmp_path)
    home, north = again.guilds.values()
    assert (home.name, north.name, again.bot_joined(home), again.bot_joined(north)) == ("Table", "North", True, False)
    assert role["id"] in north.roles
    assert role["id"] not in home.roles
    assert len(north.members) == len(again.people)
    again.disk.close()
