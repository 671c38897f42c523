"""Scheduled events at the local table, as Discord has them: permissions, limits, what their status can become."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest
from discord import EntityType, EventStatus, PrivacyLevel
from discord.utils import utcnow

from table.server import Table
from table.state.permission_bits import mask
from tests.table.sample import Bot


def guild_of(bot: Bot) -> discord.Guild:
    (guild,) = bot.guilds
    return guild


async def made(guild: discord.Guild, **changes: Any) -> discord.ScheduledEvent:
    start = utcnow() + timedelta(hours=1)
    facts: dict[str, Any] = {"name": "Friday", "start_time": start, "end_time": start + timedelta(hours=3)}
    facts |= {"entity_type": EntityType.external, "privacy_level": PrivacyLevel.guild_only, "location": "here"}
    return await guild.create_scheduled_event(**facts | changes)


async def test_an_event_is_made_found_begun_and_ended(table: Table, bot: Bot) -> None:
    guild = guild_of(bot)
    event = await made(guild)
    assert [found.id for found in await guild.fetch_scheduled_events(with_counts=False)] == [event.id]
    await event.start()
    found = await guild.fetch_scheduled_event(event.id)
    assert (found.status, found.location, found.name) == (EventStatus.active, "here", "Friday")
    await found.end()
    assert await guild.fetch_scheduled_events(with_counts=False) == []
    with pytest.raises(discord.HTTPException):
        await bot.http.edit_scheduled_event(guild.id, event.id, status=1, reason=None)
    await event.delete()
    with pytest.raises(discord.NotFound):
        await guild.fetch_scheduled_event(event.id)


async def test_what_discord_does_not_take(table: Table, bot: Bot) -> None:
    guild = guild_of(bot)
    for wrong in ({"location": "x" * 101}, {"start_time": utcnow() - timedelta(hours=1)}, {"name": "n" * 101}):
        with pytest.raises(discord.HTTPException) as caught:
            await made(guild, **wrong)
        assert caught.value.status == 400
    (role,) = [row for row in table.world.home.roles.values() if row["managed"]]
    table.world.change_role(table.world.home, role["id"], mask([]))
    with pytest.raises(discord.Forbidden):
        await made(guild)
    table.world.change_role(table.world.home, role["id"], mask(["create_events"]))
    first = await made(guild)
    for number in range(99):
        table.world.keep_event(table.world.home.events[str(first.id)] | {"id": str(number)})
    with pytest.raises(discord.HTTPException) as caught:
        await made(guild)
    assert caught.value.code == 30038
