"""Which tables get a thread or a post: in hidden channels, for whom the forum is hidden, and where a match is played again."""

from __future__ import annotations

import discord
import pytest

from table.state.permission_bits import mask
from table.state.things import Channel
from tests.e2e.conftest import House
from tests.e2e.discord.threading import NAMES, SAY, begun, board_in, bots_in, kept_in, kept_in_threads, threads_of
from tests.e2e.playing import code_of, people_of, role, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")


async def hidden(house: House, room: Channel, *roles: int) -> None:
    """Hide a channel from all but the bot and these roles, and wait until the bot knows."""
    everyone, seen = str(house.table.guild["id"]), str(mask(["view_channel"]))
    rows = [{"id": everyone, "type": 0, "allow": "0", "deny": seen}]
    rows += [{"id": str(key), "type": 0, "allow": seen, "deny": "0"} for key in roles]
    room.data["permission_overwrites"] = rows
    house.table.set_bot_permissions(room, allow=["view_channel"])
    known = house.bot.get_channel(int(room.id))
    assert isinstance(known, discord.abc.GuildChannel)
    await house.table.until(lambda: not known.permissions_for(known.guild.default_role).view_channel)


async def opened(house: House, name: str) -> None:
    """Let somebody use /play in the channel."""
    await house.table.person(name).slash("play", {"language": "en"}, sub="krendel", channel=house.table.general)
    await house.settled()


# -------------------------------------------------------------------- who sees a table


async def test_a_table_of_a_hidden_channel_is_not_shown_in_a_forum_that_others_see(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    club = await role(house, "Club", "Anna")
    await hidden(house, house.table.general, club)
    await opened(house, "Anna")
    assert threads_of(house, forum) == []
    (lobby,) = bots_in(house, house.table.general)
    assert SAY("roomless-post-hidden") in lobby.text


async def test_a_hidden_channel_can_have_a_forum_that_its_people_alone_see(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    club = await role(house, "Club", "Anna")
    await hidden(house, house.table.general, club)
    await hidden(house, forum, club)
    await opened(house, "Anna")
    assert len(threads_of(house, forum)) == 1


async def test_who_does_not_see_the_forum_has_their_table_in_the_channel(house: House) -> None:
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    await hidden(house, forum, await role(house, "Club", "Vera"))
    await opened(house, "Boris")
    assert threads_of(house, forum) == []
    assert len(bots_in(house, house.table.general)) == 1


# -------------------------------------------------------------------- played again


async def moved_and_over(house: House) -> tuple[Channel, Channel]:
    """Play a match in a thread until a judge moves it elsewhere, where it ends: the thread and the other channel."""
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    other, guild = house.table.add_channel("other"), int(house.table.guild["id"])
    await house.bot.referee.homes.move(code, int(house.table.person("Vera").id), guild, int(other.id), judge=True)
    await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    await house.settled()
    return thread, other


async def test_a_match_that_was_moved_is_played_again_in_a_thread_of_where_it_was(house: House) -> None:
    former, other = await moved_and_over(house)
    anna, boris = people_of(house, NAMES)
    await anna.press(bots_in(house, other)[-1], label=SAY("button-rematch"))
    await house.settled()
    lobby = bots_in(house, other)[-1]
    await boris.press(lobby, label="Join")
    code = code_of(lobby)
    await anna.press(lobby, label="Start")
    await house.settled()
    assert threads_of(house) == [former]
    (thread,) = threads_of(house, other)
    assert thread.id == lobby.id
    assert code_of(board_in(house, thread)) == code


@pytest.mark.parametrize("by", ["table", "hand"])
async def test_a_match_is_played_again_where_the_server_keeps_its_tables_by_now(house: House, by: str) -> None:
    _, other = await moved_and_over(house)
    forum = house.table.add_forum("tables")
    await kept_in(house, forum)
    anna = house.table.person("Anna")
    asked = bots_in(house, other)[-1] if by == "table" else anna.inbox[-1]
    await anna.press(asked, label=(SAY if by == "table" else texts(anna))("button-rematch"))
    await house.settled()
    (post,) = threads_of(house, forum)
    (lobby,) = bots_in(house, post)
    assert SAY("lobby-thread") not in lobby.text
    assert threads_of(house, other) == []


async def test_where_tables_may_be_is_asked_of_the_channel_that_a_match_was_moved_to(house: House) -> None:
    _, other = await moved_and_over(house)
    guild, anna, general = int(house.table.guild["id"]), house.table.person("Anna"), house.table.general
    result = bots_in(house, other)[-1]
    await house.bot.referee.settings.change_server(guild, channels=frozenset({int(general.id)}))
    refused = await said(await anna.press(result, label=SAY("button-rematch")))
    assert refused == texts(anna)("refused-channel", channels=f"<#{general.id}>")
    await house.bot.referee.settings.change_server(guild, channels=frozenset({int(other.id)}))
    await anna.press(result, label=SAY("button-rematch"))
    await house.settled()
    assert any(b["label"] == "Join" for b in bots_in(house, other)[-1].buttons())
