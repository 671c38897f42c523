"""Discord takes something away in the middle of a tournament: its channel, a thread, the bot, a permission, a role, an event.

Nothing is lost: the organiser reads what is missing and how to mend it, and once it is mended everything owed comes, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter

import pytest

from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.actions import RESUME
from cogs.tournaments.messages.mending import LOOK
from engines.kernel.choose import decision_of
from referee.match.live import Live
from store.tournaments import outbox
from table.state.things import Channel
from tests.e2e.conftest import House
from tests.e2e.playing import forge, said
from tests.e2e.tournaments.organised import Office, made, organiser, started, to_panel
from tournaments.facts.kinds import Paused
from tournaments.state.deciding import decision

pytestmark = pytest.mark.usefixtures("same_dice")

TRIED = 0.5
"""Seconds in which the messages of tables are tried."""

FOUR = ("Anna", "Boris", "Vera", "Gleb")


async def begun(house: House, **typed: str) -> Office:
    """Return the panel of a tournament of four whose first round is paired and whose tables wait."""
    office = await made(house, await organiser(house), preset="evening", rounds="2", cut="0", **typed)
    await started(office, *FOUR)
    await to_panel(office)
    await office.press("button-organise-step")
    await all_done(office)
    await to_panel(office)
    return office


async def all_done(office: Office) -> None:
    """Wait until all that is due is done, and all that may be tried now is sent."""
    house, quiet = office.house, 0
    for _ in range(400):
        version = (await office.hall()).version
        house.bot.event_sender.wake()  # it sleeps by the real time
        await house.bot.timekeeper.tick()
        with contextlib.suppress(TimeoutError):  # a table that may not be posted is tried again and again
            async with asyncio.timeout(TRIED):
                await house.settled()
        now = house.clock()
        waiting = [row for row in await outbox.owed(house.db) if row.not_before <= now]
        quiet = 0 if waiting or (await office.hall()).version != version else quiet + 1
        if quiet > 3:
            return
        await asyncio.sleep(0.01)
    raise AssertionError([(row, house.clock()) for row in await outbox.owed(house.db)])


async def paused(office: Office, *, is_so: bool = True) -> None:
    """Wait until a tournament is paused, or goes on."""
    hall = await office.hall()
    await office.house.table.until(lambda: hall.state.paused == is_so)
    await all_done(office)


async def tables(office: Office) -> list[Live]:
    """Return the tables that are waited for or played."""
    state = (await office.hall()).state
    codes = [
        game.code
        for round_ in state.rounds.values()
        for pairing in round_.pairings
        for game in pairing.games
        if not game.places and decision(state, pairing) is None
    ]
    return [await office.house.bot.referee.live.by_code(code) for code in codes]


async def arrive(office: Office, live: Live) -> None:
    """Let both players of a table press **I am here**, by the service."""
    tables_ = office.service.tables
    for seat in [*live.seats]:
        if live.row.status == "lobby" and not seat.ready:
            press = int(office.house.table.world.ids.make())
            await tables_.here(live.row.code, seat.user or 0, seat.name, press)
    await all_done(office)


async def answer(office: Office, live: Live) -> None:
    """Let everybody at a table answer who is asked something."""
    referee = office.house.bot.referee
    for seat in [*live.humans]:
        asked = decision_of(live.rules_and_match[1], seat.seat)
        if asked is not None:
            keys = [option.key for option in asked.options][: max(1, asked.least)]
            await referee.choose(live.row.code, seat.user or 0, seat.seat, asked.id, keys)
    await all_done(office)


async def finish(office: Office) -> None:
    """Play the tournament to its end: somebody concedes at each table."""
    for _ in range(12):
        for live in await tables(office):
            await arrive(office, live)
            if live.row.status == "playing":
                await office.house.bot.referee.seats.concede(live.row.code, live.seats[0].user or 0)
        await all_done(office)
        await to_panel(office)
        if (await office.hall()).state.phase == "over":
            return
        if office.has("button-organise-step"):
            await office.press("button-organise-step")
            await all_done(office)
    raise AssertionError("the tournament does not end")


def texts(office: Office, channel: Channel) -> Counter[str]:
    """Return how often each text stands in a channel."""
    return Counter(message.text for message in office.person.messages(channel))


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the lines of the log with a traceback or of an error."""
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


async def owed(office: Office) -> list[str]:
    return [row.slot for row in await outbox.owed(office.house.db)]


async def reopen(office: Office, room: Channel) -> None:
    """Open the panel anew by the command, in a channel that is still there."""
    done = await (await office.person.slash("tournament", {}, sub="panel", channel=room)).answered()
    assert done.message is not None
    office.page = done.message


# -------------------------------------------------------------------- the channel


@pytest.mark.rule("TM-67")
async def test_the_channel_is_deleted_and_the_tournament_moves(house: House, caplog: pytest.LogCaptureFixture) -> None:
    other = house.table.add_channel("other")
    office = await begun(house)
    say = office.say
    house.table.remove_channel(house.table.general)
    await paused(office)
    house.clock.forward(5 * 3600)
    await all_done(office)
    assert [live.row.status for live in await tables(office)] == ["lobby", "lobby"], "nobody loses for it"
    await reopen(office, other)
    assert say("organise-obstacles") in office.page.text
    assert say("organise-step-lost") in office.page.text
    assert say("organise-lacks-channel") in office.page.text
    assert say("organise-lost-paused") in office.page.text
    assert not office.has("button-organise-resume")
    stale = forge(house, office.person, office.page, custom_id(office.code, RESUME, NOTE, 1))
    assert say("refused-organise-lost") in await said(stale)
    await reopen(office, other)
    await office.pick("orgmove", other.id)
    await all_done(office)
    hall = await office.hall()
    assert (hall.row.channel, hall.state.paused) == (int(other.id), False)
    assert say("organise-obstacles") not in office.page.text
    assert await owed(office) == []
    assert [live.row.status for live in await tables(office)] == ["lobby", "lobby"], "they have their time again"
    assert all(f"/{other.id}/" in house.table.person(name).inbox[0].text for name in FOUR), "their link leads there"
    assert "is paused" not in "".join(texts(office, other)), "that is no news any more"
    assert "goes on" in "".join(texts(office, other))
    await finish(office)
    assert set(texts(office, other).values()) == {1}, "each message is there once"
    assert faults(caplog) == []
    assert any(hall.row.code in r.getMessage() and "is lost" in r.getMessage() for r in caplog.records)


# -------------------------------------------------------------------- threads of tables


async def in_threads(office: Office) -> list[Channel]:
    """Let all players arrive, so that each table has its thread; return the threads."""
    for live in await tables(office):
        await arrive(office, live)
    found = office.house.table.threads(office.house.table.general)
    assert len(found) == 2
    return found


@pytest.mark.parametrize("how", ["deleted", "locked", "archived"])
async def test_a_thread_is_taken_and_its_table_goes_on(
    house: House, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    office = await begun(house)
    thread, _ = await in_threads(office)
    live = next(one for one in await tables(office) if one.row.channel == int(thread.id))
    if how == "deleted":
        house.table.remove_channel(thread)
    else:
        house.table.set_thread(thread, archived=True, locked=how == "locked")
    await answer(office, live)  # something is to be shown at the table
    assert live.row.status == "playing"
    await finish(office)
    assert live.row.homeless is None
    assert live.row.channel == int((thread if how == "archived" else house.table.general).id)
    assert await owed(office) == []
    assert faults(caplog) == []


async def test_a_thread_that_discord_has_archived_is_not_lost(house: House, caplog: pytest.LogCaptureFixture) -> None:
    thread, _ = await in_threads(await begun(house))
    office = await made(house, house.table.person("Olga"), place=thread, preset="evening", cut="0")
    await started(office, *FOUR)
    await all_done(office)
    house.table.set_thread(thread, archived=True)
    await house.close()
    await house.open()
    for _ in range(2):
        house.clock.forward(LOOK + 1)
        await all_done(office)
    assert not [one for one in (await office.hall()).records if isinstance(one.fact, Paused)]
    assert faults(caplog) == []


# -------------------------------------------------------------------- the bot


@pytest.mark.rule("TM-67")
async def test_the_bot_is_removed_and_comes_back(house: House, caplog: pytest.LogCaptureFixture) -> None:
    office = await begun(house)
    general = house.table.general
    first, second = await tables(office)
    await arrive(office, first)
    house.table.remove_bot()
    await house.table.until(lambda: not house.bot.guilds)
    await paused(office)
    house.clock.forward(5 * 3600)
    await all_done(office)
    assert second.row.status == "lobby", "nobody loses for it"
    house.table.invite_bot()
    await house.table.until(lambda: house.bot.guilds)
    await paused(office, is_so=False)
    assert await owed(office) == []
    assert [live.row.status for live in await tables(office)] == ["playing", "lobby"]
    await to_panel(office)
    assert office.say("organise-obstacles") not in office.page.text
    await finish(office)
    assert set(texts(office, general).values()) == {1}
    assert faults(caplog) == []


# -------------------------------------------------------------------- permissions


@pytest.mark.rule("TM-67")
@pytest.mark.parametrize("name", ["send_messages", "view_channel"])
async def test_the_bot_may_not_post_for_a_while(house: House, caplog: pytest.LogCaptureFixture, name: str) -> None:
    other = house.table.add_channel("other")
    office = await begun(house)
    say, general = office.say, house.table.general
    first, second = await tables(office)
    house.table.set_bot_permissions(general, deny=[name])
    if name == "view_channel":
        await arrive(office, first)  # Discord sends no event of a channel that is hidden: a refused message shows it
    await paused(office)
    house.clock.forward(5 * 3600)
    await all_done(office)
    assert first.row.status == ("playing" if name == "view_channel" else "lobby")
    assert second.row.status == "lobby", "nobody loses for it"
    await reopen(office, other)
    if name == "view_channel":
        assert say("organise-lacks-access", place=f"<#{general.id}>") in office.page.text
    else:
        lacks = say("organise-lacks", names=say(f"permission-{name}"), place=f"<#{general.id}>")
        # Discord withdraws other permissions with this one, and they are named too.
        assert lacks.partition(".")[0] in office.page.text
    house.table.set_bot_permissions(general)
    await paused(office, is_so=False)
    assert await owed(office) == []
    await to_panel(office)
    assert say("organise-obstacles") not in office.page.text
    await finish(office)
    assert set(texts(office, general).values()) == {1}
    assert faults(caplog) == []


async def test_no_threads_for_a_while(house: House, caplog: pytest.LogCaptureFixture) -> None:
    office = await begun(house)
    say, general = office.say, house.table.general
    house.table.set_bot_permissions(general, deny=["create_public_threads"])
    await to_panel(office)
    assert say("permission-create_public_threads") in office.page.text
    for live in await tables(office):
        await arrive(office, live)
    assert house.table.threads(general) == []
    assert [live.row.status for live in await tables(office)] == ["playing", "playing"], (
        "they are played in the channel"
    )
    house.table.set_bot_permissions(general)
    await to_panel(office)
    assert say("organise-obstacles") not in office.page.text
    await finish(office)
    assert len(house.table.threads(general)) == 2, "the next round has threads again"
    assert faults(caplog) == []


async def test_no_roles_for_a_while_and_then_none_at_all(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.table.set_bot_role("manage_roles")
    plays, others = house.table.add_role("Plays"), house.table.add_role("Others")
    office = await made(house, await organiser(house), rounds="2", cut="0")
    say, people = office.say, [house.table.person(name) for name in FOUR]
    await set_detail(office, "role", plays)
    house.table.take_bot_role("manage_roles")
    await started(office, *FOUR)
    await all_done(office)
    assert all(plays not in house.table.roles_of(person) for person in people)
    await to_panel(office)
    assert say("permission-manage_roles") in office.page.text
    house.table.set_bot_role("manage_roles")
    await all_done(office)
    assert all(plays in house.table.roles_of(person) for person in people), "without waiting for the next try"
    house.table.remove_role(plays)
    await all_done(office)
    await to_panel(office)
    assert say("organise-lacks-role-gone", setting=say("organise-knob-role")) in office.page.text
    await set_detail(office, "role", others)
    await all_done(office)
    assert all(others in house.table.roles_of(person) for person in people)
    await to_panel(office)
    assert say("organise-obstacles") not in office.page.text
    assert faults(caplog) == []


async def set_detail(office: Office, name: str, value: int) -> None:
    """Set a role by the pages of settings."""
    await to_panel(office)
    await office.press("button-organise-settings")
    await office.pick("orgknob", name, "running")
    await office.pick("orgvalue", str(value))
    await to_panel(office)


@pytest.mark.rule("TM-04")
async def test_the_roles_that_are_required_are_all_deleted(house: House) -> None:
    office = await made(house, await organiser(house))
    guests = house.table.add_role("Guests")
    await office.pick("orgknob", "roles", "entering")
    await office.pick("orgvalue", str(guests))
    await office.press("button-organise-dry")
    assert office.say("organise-lacks-required") not in office.page.text
    house.table.remove_role(guests)
    await all_done(office)
    await office.press("button-organise-settings")
    await office.press("button-organise-dry")
    assert office.say("organise-lacks-required") in office.page.text


# -------------------------------------------------------------------- Discord's event


async def test_no_events_for_a_while_and_one_that_somebody_deletes(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.table.take_bot_role("create_events")
    office = await made(house, await organiser(house), rounds="2", cut="0", time="in 30 h")
    say, events = office.say, house.table.world.home.events
    await office.press("button-organise-open")
    await all_done(office)
    await to_panel(office)
    assert not events
    assert say("permission-create_events") in office.page.text
    house.table.set_bot_role("create_events")
    await all_done(office)
    (event,) = events
    begins = (await office.hall()).row.begins
    house.table.remove_event(event)
    house.clock.forward(301)
    await all_done(office)
    await to_panel(office)
    assert say("organise-event-gone") in office.page.text
    assert (await office.hall()).row.begins == begins, "the announced time stays"
    assert not events, "somebody did not want it: none is made again by itself"
    await office.press("button-organise-settings")
    await office.pick("orgknob", "begins", "running")
    await office.fill(await office.press("button-organise-own"), {"value": "in 31 h"})
    await all_done(office)
    assert len(events) == 1
    await to_panel(office)
    assert say("organise-event-gone") not in office.page.text
    assert faults(caplog) == []
