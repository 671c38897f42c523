"""Planned tables among the server's events, on the local table: announced, begun, ended; and without the permission."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from cogs.tables.events import AGAIN
from referee.errors import RefusedError
from store.lobby import plans
from store.people import preferences
from store.people.preferences import Preferences
from table.rest.events import ACTIVE, CANCELED, COMPLETED, SCHEDULED
from table.state.permission_bits import mask
from table.state.things import Message, walk
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import SAY, again, control, passed, pinged
from tests.e2e.lobby.listed import VIEW, planned
from tests.e2e.playing import code_of, hosting, live_of, people_of, texts

pytestmark = pytest.mark.usefixtures("same_dice")

HOUR = 3600


async def announced(house: House, lobby: Message) -> dict[str, Any]:
    """Return the one event of a table."""
    await house.bot.timekeeper.tick()
    await house.settled()
    (event,) = [event for event in house.table.world.home.events.values() if code_of(lobby) in event["name"]]
    return event


def permit(house: House, *names: str) -> None:
    """Give the bot's own role these permissions alone."""
    world = house.table.world
    (role,) = [row for row in world.home.roles.values() if row["managed"]]
    world.change_role(world.home, role["id"], mask(names))


async def test_a_planned_table_is_announced_begins_and_ends_with_its_match(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house)
    event = await announced(house, lobby)
    assert event["status"] == SCHEDULED
    assert str(lobby.channel_id) in event["entity_metadata"]["location"]
    start = datetime.fromisoformat(event["scheduled_start_time"]).timestamp()
    assert f"<t:{int(start) + 1}:F>" in lobby.text or f"<t:{int(start)}:F>" in lobby.text
    assert SAY("permission-create_events") not in lobby.text
    await again(house)
    assert (await announced(house, lobby))["id"] == event["id"]
    await boris.press(lobby, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    assert (await announced(house, lobby))["status"] == ACTIVE
    await house.bot.referee.seats.concede(code_of(lobby), int(boris.id))
    assert (await announced(house, lobby))["status"] == COMPLETED


async def test_a_table_that_closes_cancels_its_event(house: House) -> None:
    lobby = await planned(house)
    await announced(house, lobby)
    code = code_of(lobby)
    await house.table.person("Anna").press(lobby, label="Leave")
    await house.bot.timekeeper.tick()
    (event,) = house.table.world.home.events.values()
    assert event["status"] == CANCELED
    assert (await live_of(house, code)).row.status == "closed"


async def test_without_the_permission_it_is_planned_and_says_so_until_it_is_given(house: House) -> None:
    permit(house)
    await house.table.until(lambda: not house.bot.guilds[0].me.guild_permissions.create_events)
    lobby = await planned(house)
    await passed(house, 1)
    assert SAY("lobby-no-event", name=SAY("permission-create_events")) in lobby.text
    assert house.table.world.home.events == {}
    permit(house, "create_events")
    await house.table.until(lambda: house.bot.guilds[0].me.guild_permissions.create_events)
    assert (await announced(house, lobby))["status"] == SCHEDULED
    assert SAY("permission-create_events") not in lobby.text


async def retimed(house: House, lobby: Message, typed: str) -> Message:
    """Let Anna write another time into the form of her panel; return the panel."""
    anna = house.table.person("Anna")
    tools = await hosting(anna, lobby)
    asked = await anna.press(tools, custom_id=control(tools, "hosttime"))
    await anna.submit(asked, {"begins": typed})
    await house.bot.timekeeper.tick()
    await house.settled()
    return tools


async def test_another_time_moves_the_event_and_is_told_to_those_who_sit_there(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house)
    event = await announced(house, lobby)
    await boris.press(lobby, label="Join")
    tools = await retimed(house, lobby, "in 5 h")
    assert texts(anna)("time-note") in tools.text
    moved = await announced(house, lobby)
    assert (moved["id"], moved["status"]) == (event["id"], SCHEDULED)
    start = datetime.fromisoformat(moved["scheduled_start_time"]).timestamp()
    assert start == pytest.approx(house.clock() + 5 * HOUR, abs=60)
    assert f"<t:{round(start)}:F>" in lobby.text or f"<t:{int(start) + 1}:F>" in lobby.text
    assert sorted(pinged(house)) == sorted([anna.id, boris.id])
    # What was due by the time of before is no more.
    await passed(house, 2 * HOUR + 1)
    assert (await live_of(house, code_of(lobby))).row.ready is None
    await passed(house, 3 * HOUR)
    assert (await live_of(house, code_of(lobby))).row.ready is not None


async def test_a_time_that_is_dropped_cancels_the_event_and_a_new_one_announces_it_again(house: House) -> None:
    lobby = await planned(house)
    event = await announced(house, lobby)
    tools = await retimed(house, lobby, "")
    assert texts(house.table.person("Anna"))("time-dropped", start=SAY("button-start")) in tools.text
    assert house.table.world.home.events[event["id"]]["status"] == CANCELED
    assert "**Begins" not in lobby.text
    await passed(house, 3 * HOUR)
    assert (await live_of(house, code_of(lobby))).row.ready is None
    await retimed(house, lobby, "in 3 h")
    states = sorted(row["status"] for row in house.table.world.home.events.values())
    assert states == [SCHEDULED, CANCELED]


@pytest.mark.parametrize("zone", ["Europe/Moscow", None])
async def test_the_form_of_the_time_opens_with_the_time_that_is_set(house: House, zone: str | None) -> None:
    """As the host would type it: by their clock, or how long it is until then. Sent as it is, it changes and tells nothing."""
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house)
    await boris.press(lobby, label="Join")
    await announced(house, lobby)
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(anna.id), zone=zone)))
    plan = await plans.of(house.db, (await live_of(house, code_of(lobby))).row.id)
    assert plan is not None
    tools = await hosting(anna, lobby)
    asked = await (await anna.press(tools, custom_id=control(tools, "hosttime"))).answered()
    assert asked.modal is not None
    (field,) = [part for part in walk(asked.modal["components"]) if part.get("custom_id") == "begins"]
    at = datetime.fromtimestamp(plan.begins, ZoneInfo("Europe/Moscow")).strftime("%d.%m.%Y %H:%M")
    assert field["value"] == (at if zone else texts(anna)("time-in", span=texts(anna)("span-hours", count=2)))
    before = pinged(house)
    await anna.submit(asked, {"begins": field["value"]})
    await house.settled()
    assert await plans.of(house.db, plan.match) == plan
    assert pinged(house) == before
    assert texts(anna)("time-note") not in tools.text


async def test_only_the_host_sets_the_time_and_none_that_cannot_be(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house)
    await boris.press(lobby, label="Join")
    with pytest.raises(RefusedError, match="refused-not-host-time"):
        await house.bot.referee.plans.set_time(code_of(lobby), int(boris.id), None)
    with pytest.raises(RefusedError, match="refused-moment-far"):
        await house.bot.referee.plans.set_time(code_of(lobby), int(anna.id), house.clock() + 1)


async def test_after_a_crash_no_table_is_announced_twice(house: House) -> None:
    lobby = await planned(house)
    event = await announced(house, lobby)
    await house.db.write(lambda db: db.execute("UPDATE plans SET stage = 'wanted', event = NULL"))
    await again(house)
    assert (await announced(house, lobby))["id"] == event["id"]


async def test_an_event_that_is_found_after_a_crash_is_moved_to_the_time_that_was_set_since(house: House) -> None:
    lobby = await planned(house)
    event = await announced(house, lobby)
    begins = house.clock() + 5 * HOUR
    await house.db.write(
        lambda db: db.execute("UPDATE plans SET stage = 'wanted', event = NULL, begins = ?", (begins,))
    )
    await again(house)
    await announced(house, lobby)
    moved = await announced(house, lobby)
    assert moved["id"] == event["id"]
    assert datetime.fromisoformat(moved["scheduled_start_time"]).timestamp() == pytest.approx(begins, abs=1)


async def test_an_event_that_somebody_has_deleted_is_let_be(house: House) -> None:
    lobby = await planned(house)
    event = await announced(house, lobby)
    house.table.remove_event(event["id"])
    await house.table.person("Anna").press(lobby, label="Leave")
    await passed(house, 1)
    assert house.table.world.home.events == {}
    assert [row["stage"] for row in await house.db.read("SELECT stage FROM plans")] == ["over"]


async def test_a_time_that_is_dropped_stays_so_where_somebody_has_deleted_the_event(house: House) -> None:
    lobby = await planned(house)
    event = await announced(house, lobby)
    house.table.remove_event(event["id"])
    await retimed(house, lobby, "")
    assert await house.db.read("SELECT * FROM plans") == []
    assert "**Begins" not in lobby.text
    await retimed(house, lobby, "in 5 h")
    assert (await announced(house, lobby))["status"] == SCHEDULED


@pytest.mark.parametrize(("hours", "status"), [(5, SCHEDULED), (None, CANCELED)])
async def test_a_time_that_changes_while_the_event_is_made_takes_it_along(
    house: House, hours: int | None, status: int
) -> None:
    anna = house.table.person("Anna")
    begins = house.clock() + hours * HOUR if hours is not None else None

    async def changed() -> None:
        ((code,),) = await house.db.read("SELECT code FROM matches")
        await house.bot.referee.plans.set_time(code, int(anna.id), begins)

    house.table.faults.after("POST", "scheduled-events", changed)
    lobby = await planned(house)
    await announced(house, lobby)
    event = await announced(house, lobby)
    assert event["status"] == status
    if begins is not None:
        start = datetime.fromisoformat(event["scheduled_start_time"]).timestamp()
        assert start == pytest.approx(begins, abs=1)


async def test_what_discord_does_not_take_is_tried_again(house: House) -> None:
    house.table.faults.answer("POST", "scheduled-events", status=500, times=5)
    lobby = await planned(house)
    await passed(house, 1)
    assert house.table.world.home.events == {}
    await passed(house, HOUR / 10)
    assert (await announced(house, lobby))["status"] == SCHEDULED


async def test_a_slow_discord_is_asked_about_one_event_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def slow(guild: discord.Guild, **_: object) -> list[discord.ScheduledEvent]:
        asked.append(guild.id)
        raise TimeoutError

    monkeypatch.setattr(discord.Guild, "fetch_scheduled_events", slow)
    lobbies = [await planned(house), await planned(house, "in 3 h")]
    await passed(house, 1)
    asked.clear()
    await passed(house, AGAIN + 1)
    assert len(asked) == 1
    monkeypatch.undo()
    for _ in lobbies:
        await passed(house, AGAIN + 1)
    assert len(house.table.world.home.events) == len(lobbies)


async def test_a_table_that_not_all_see_is_announced_nowhere(house: House) -> None:
    anna, general, world = house.table.person("Anna"), house.table.general, house.table.world
    hidden = {"id": house.table.guild["id"], "type": 0, "allow": "0", "deny": VIEW}
    seen = [{"id": user, "type": 1, "allow": VIEW, "deny": "0"} for user in (anna.id, world.bot["id"])]
    general.data["permission_overwrites"] = [hidden, *seen]
    world.change_channel(general)
    lobby = await planned(house)
    await passed(house, 1)
    assert world.home.events == {}
    general.data["permission_overwrites"] = []
    world.change_channel(general)
    assert (await announced(house, lobby))["status"] == SCHEDULED
