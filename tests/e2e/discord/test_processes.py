"""Two processes of the bot with a shard each at a table of three servers; one relieves another; one dies."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from cogs.kit.foreign_guilds import guild_of
from cogs.kit.permissions import missing_in
from cogs.upkeep import checks
from referee.match.slots import BOARD
from referee.station import LEASE
from store.match import outbox
from store.match.owed import Owed, Post
from table.server import Table
from tests.e2e.discord.processes import Processes
from tests.e2e.playing import code_of
from tests.support.databases import open_database
from tests.support.tables import Clock

pytestmark = pytest.mark.usefixtures("same_dice", "quickly_painted")

PAIR = ("Anna", "Boris")


@pytest_asyncio.fixture
async def processes(
    table: Table, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Processes]:
    """A table with a server for each of two shards, and nobody at it yet."""
    monkeypatch.setattr("cogs.bot.client.IDENTIFY_PAUSE", 0.0)
    monkeypatch.setattr("discord.backoff.ExponentialBackoff.delay", lambda _: 0.01)
    monkeypatch.setattr("referee.station.RENEWAL", 0.05)
    monkeypatch.setattr("referee.station.WAITING", 0.05)
    table.world.sharding.shards = 2
    for shard, name in enumerate(("North", "South")):
        table.add_guild(name, shard)
    made = Processes(table, tmp_path, clock, await open_database(tmp_path / "arbiter.db", now=clock))
    yield made
    await made.close()
    await made.db.close()


async def test_a_match_of_one_process_whose_hands_come_by_the_other(processes: Processes) -> None:
    """Direct messages are the first shard's; the match is that of the second: it posts, and its clock."""
    first = await processes.start("first", 0)
    second = await processes.start("second", 1)
    assert (first.station.held, second.station.held) == ({0}, {1})
    board = await processes.begun("South", *PAIR)
    for _ in range(4):
        await processes.round(code_of(board), *PAIR)
    assert await processes.version(board) > 4
    assert await processes.status(board) == ("playing", None)
    for name in PAIR:
        assert len(processes.panels(name, code_of(board))) <= 1
    assert len(processes.posted("South")) == 2, "the board, and the line that names who is asked"


async def test_nobody_concludes_anything_from_a_server_that_another_hears(processes: Processes) -> None:
    """A server that this process does not list is another's: no match of it is paused, no player gone, no place lost."""
    first = await processes.start("first", 0)
    await processes.start("second", 1)
    board = await processes.begun("South", *PAIR)
    assert "South" not in {guild.name for guild in first.bot.guilds}
    await first.bot.life.compare()
    live = await first.bot.referee.live.by_code(code_of(board))
    user = int(processes.table.person("Anna").id)
    await first.bot.sender.delivery.members.check(live.row.id, live.row.guild or 0, user)
    assert await processes.status(board) == ("playing", None)
    assert await processes.db.read("SELECT 1 FROM guilds WHERE removed IS NOT NULL") == []
    assert await processes.db.read("SELECT 1 FROM seats WHERE gone IS NOT NULL") == []
    assert not first.station.hears(live.row.guild)


async def test_a_member_who_left_a_server_that_another_hears_is_found(processes: Processes) -> None:
    """Discord is asked about the member by the server's id, which needs no list of servers."""
    first = await processes.start("first", 0)
    await processes.start("second", 1)
    board = await processes.begun("South", *PAIR)
    live = await first.bot.referee.live.by_code(code_of(board))
    anna = processes.table.person("Anna")
    processes.table.world.guilds[str(live.row.guild)].members.pop(anna.id)
    await first.bot.sender.delivery.members.check(live.row.id, live.row.guild or 0, int(anna.id))
    rows = await processes.db.read("SELECT user FROM seats WHERE gone IS NOT NULL")
    assert [row[0] for row in rows] == [int(anna.id)]


async def test_a_process_relieves_another_and_no_press_is_lost_or_done_twice(processes: Processes) -> None:
    """Both have the same shards for a while, and get each press; the old one hands over and stops."""
    old = await processes.start("old", 0, 1)
    board = await processes.begun("South", *PAIR)
    new = await processes.start("new", 0, 1)
    assert (old.station.held, new.station.held) == ({0, 1}, set())
    before = await processes.version(board)
    await processes.round(code_of(board), *PAIR)
    made = await processes.db.read("SELECT count(*) FROM choices")
    assert await processes.version(board) == before + 2
    assert made[0][0] == await processes.version(board)
    await processes.end(old)
    await processes.table.until(lambda: new.station.held == {0, 1})
    assert old.station.held == set()
    await processes.round(code_of(board), *PAIR)
    assert await processes.version(board) == before + 4
    assert len(processes.posted("South")) == 2
    for name in PAIR:
        assert len(processes.panels(name, code_of(board))) <= 1


async def test_a_press_while_a_process_stops_is_done_by_its_successor(
    processes: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.station.WAITING", 0.5)
    old = await processes.start("old", 0, 1)
    board = await processes.begun("South", *PAIR)
    await processes.start("new", 0, 1)
    old.bot.stopping.has_begun = True
    before = await processes.version(board)
    await processes.round(code_of(board), "Anna")
    assert await processes.version(board) == before + 1


async def test_the_shards_of_a_process_that_died_get_another_home(processes: Processes) -> None:
    """Its presses are answered at once by whoever hears them too; what it owed is posted once its leases have lapsed."""
    await processes.start("first", 0)
    second = await processes.start("second", 1)
    board = await processes.begun("South", *PAIR)
    third = await processes.start("third", 1)
    await processes.end(second, killed=True)
    assert third.station.held == set()
    processes.clock.forward(LEASE + 1)
    await processes.table.until(lambda: third.station.held == {1})
    await processes.round(code_of(board), *PAIR)
    assert await processes.version(board) > 0
    assert len(processes.posted("South")) == 2
    assert await processes.status(board) == ("playing", None)


async def test_sessions_are_begun_in_one_queue(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes one in five seconds of each bucket, whichever process begins it; here in some hundredths."""
    monkeypatch.setattr("cogs.bot.client.IDENTIFY_PAUSE", 0.05)
    processes.table.world.sharding.concurrency = 1
    await processes.start("first", 0)
    await processes.start("second", 1)
    rows = await processes.db.read("SELECT bucket FROM identifies")
    assert [row[0] for row in rows] == [0]
    processes.table.world.sharding.concurrency = 2
    await processes.start("third", 1)
    rows = await processes.db.read("SELECT bucket FROM identifies ORDER BY bucket")
    assert [row[0] for row in rows] == [0, 1]


async def test_commands_are_registered_by_the_home_of_the_first_shard_and_known_to_all(processes: Processes) -> None:
    def made() -> int:
        return len(
            [1 for method, path, *_ in processes.table.requests if method == "PUT" and path.endswith("/commands")]
        )

    second = await processes.start("second", 1)
    assert (made(), second.bot.is_registered) == (0, False)
    await processes.start("first", 0)
    assert made() == 1
    second.bot._come_home()
    await processes.table.until(lambda: second.bot.is_registered)
    assert made() == 1
    assert second.bot.mentions["play krendel"]


async def test_only_the_home_of_a_match_posts(processes: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await processes.start("first", 0)
    await processes.start("second", 1)
    tried: list[str] = []

    async def try_once(_live: object, row: Owed) -> bool:
        tried.append(row.slot)
        return False

    monkeypatch.setattr(first.bot.sender.delivery, "try_once", try_once)
    board = await processes.begun("South", *PAIR)
    await processes.round(code_of(board), *PAIR)
    assert tried == []


async def test_a_server_that_another_hears_is_asked_of_discord_where_it_is_needed(processes: Processes) -> None:
    """Someone who presses in direct messages is a member there with their roles; its channels are known, and the bot's rights."""
    first = await processes.start("first", 0)
    second = await processes.start("second", 1)
    key = int(processes.room("South").data["guild_id"])
    found = await guild_of(first.bot, key)
    known = second.bot.get_guild(key)
    assert found is not None
    assert known is not None
    assert {channel.id for channel in found.channels} == {channel.id for channel in known.channels}
    channel = found.get_channel(int(processes.room("South").id))
    assert channel is not None
    assert missing_in(channel) == []
    assert channel.permissions_for(found.me) == known.get_channel(channel.id).permissions_for(known.me)  # type: ignore[union-attr]
    assert first.bot.get_guild(key) is None, "it is in no list, where it would grow old"
    assert await guild_of(first.bot, 5 << 22) is None


async def test_the_doctor_says_which_process_is_the_home_of_what(processes: Processes) -> None:
    first = await processes.start("first", 0)
    found = {str(one.key): one.facts for one in await checks.processes(first.bot)}
    assert found["doctor-shards-homeless"] == {"shards": "1", "count": 1}
    second = await processes.start("second", 1)
    found = {str(one.key): one.facts for one in await checks.processes(second.bot)}
    assert found == {
        "doctor-processes-good": {"own": "second", "count": 2, "listed": "`first`: 0/2 (1); `second`: 1/2 (1)"}
    }
    third = await processes.start("third", 1)
    assert "doctor-processes-idle" in {str(one.key) for one in await checks.processes(third.bot)}
    assert (len(second.station.held), len(third.station.held)) == (1, 0)


async def test_an_answer_that_comes_late_does_not_stay(processes: Processes) -> None:
    """While one process composes an answer, the home edits the same message: what was composed first may be shown last."""
    first = await processes.start("first", 0)
    second = await processes.start("second", 1)
    board = await processes.begun("South", *PAIR)
    live = await first.bot.referee.live.by_code(code_of(board))
    match = live.row.id
    async with first.bot.sender.showing(live, BOARD):
        await processes.round(code_of(board), *PAIR)
        post = await outbox.post(processes.db, match, BOARD)
        assert post is not None
        second.bot.sender.cancel()  # it is not to put it right before it is looked at
        await first.bot.sender.settle(live, None, Post(BOARD, post.channel, post.message, "older"))
    assert BOARD in [row.slot for row in await outbox.owed(processes.db, match)]
    await processes.end(second, killed=True)
    await processes.start("third", 1)
    processes.clock.forward(LEASE + 1)
    await processes.settled()
    shown = await outbox.post(processes.db, match, BOARD)
    assert shown is not None
    assert (shown.message, shown.shows) == (post.message, post.shows)
