"""Tables with a time to begin, on the local table: how it is typed and shown, reminders, the check-in at the time."""

from __future__ import annotations

import pytest

from cogs.kit.match_texts.durations import moment
from cogs.lobby.planning import TIME_LENGTH
from referee.lobby.places import LASTS
from referee.lobby.plans import ASK_AGAIN, CHECK_IN, DAY, MINUTE
from store.lobby import plans
from store.people import preferences
from store.people.preferences import Preferences
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import SAY, again, passed, pinged, public
from tests.e2e.lobby.listed import planned, tables
from tests.e2e.people.pages import exported
from tests.e2e.playing import code_of, live_of, people_of, reply_to, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")

HOUR = 3600


async def begins(house: House, lobby: Message) -> float:
    plan = await plans.of(house.db, (await live_of(house, code_of(lobby))).row.id)
    assert plan is not None
    return plan.begins


def reminders(house: House) -> list[Message]:
    """Return the reminders that are still there."""
    return [m for m in public(house) if "begins <t:" in m.text and not m.buttons() and not m.deleted]


async def test_a_planned_table_is_shown_reminded_of_and_begins_with_who_checks_in(house: House) -> None:
    anna, boris, vera, gleb = people_of(house, ("Anna", "Boris", "Vera", "Gleb"))
    lobby = await planned(house)
    when = await begins(house, lobby)
    assert when == pytest.approx(house.clock() + 2 * HOUR, abs=30)
    assert SAY("lobby-planned", moment=moment(when, "F"), distance=moment(when)) in lobby.text
    for person in (boris, vera):
        await person.press(lobby, label="Join")
    listed = await tables(house, gleb)
    assert texts(gleb)("tables-begins", moment=moment(when, "f")) in listed.text
    await passed(house, 2 * HOUR - 16 * MINUTE)
    assert reminders(house) == []
    await passed(house, MINUTE)
    (worded,) = reminders(house)
    assert sorted(pinged(house)) == sorted(p.id for p in (anna, boris, vera))
    await again(house)
    await passed(house, 1)
    assert reminders(house) == [worded]
    await passed(house, 15 * MINUTE)
    assert worded.deleted
    asked = public(house)[-1]
    assert SAY("button-here") in [b["label"] for b in asked.buttons()]
    assert len(pinged(house)) == 6
    assert "The time has come" in lobby.text
    for person in (anna, boris):
        await person.press(asked, label=SAY("button-here"))
    await house.settled()
    await passed(house, CHECK_IN)
    live = await live_of(house, code_of(lobby))
    assert [s.name for s in live.seats] == ["Anna", "Boris"]
    assert f"<@{vera.id}>" in lobby.text
    await anna.press(lobby, label="Start")
    await house.settled()
    assert live.row.status == "playing"


async def test_it_starts_by_itself_when_all_have_checked_in(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house)
    await boris.press(lobby, label="Join")
    await passed(house, 2 * HOUR)
    for person in (boris, anna):
        assert (await live_of(house, code_of(lobby))).row.status == "lobby"
        await person.press(lobby, label=SAY("button-here"))
    await house.settled()
    assert (await live_of(house, code_of(lobby))).row.status == "playing"


async def test_a_host_who_is_not_there_hands_the_table_on_and_a_table_without_anybody_closes(house: House) -> None:
    boris = house.table.person("Boris")
    lobby = await planned(house)
    await boris.press(lobby, label="Join")
    other = await planned(house, practice=1)
    code = code_of(other)
    await passed(house, 2 * HOUR)
    await boris.press(lobby, label=SAY("button-here"))
    await passed(house, CHECK_IN + 1)
    live = await live_of(house, code_of(lobby))
    assert [s.name for s in live.seats] == ["Boris"]
    assert str(live.row.host) == boris.id
    assert (await live_of(house, code)).row.status == "closed"
    assert SAY("lobby-nobody") in other.text


async def test_too_few_at_the_time_are_told_and_the_table_stays_open(house: House) -> None:
    lobby = await planned(house, "in 3 d")
    anna = house.table.person("Anna")
    await passed(house, 2 * DAY)
    assert len(reminders(house)) == 1  # a day before
    await passed(house, DAY - 15 * MINUTE)
    assert len(reminders(house)) == 1
    assert pinged(house) == [anna.id] * 2
    await passed(house, 15 * MINUTE)
    live = await live_of(house, code_of(lobby))
    link = f"https://discord.com/channels/{house.table.guild['id']}/{lobby.channel_id}/{lobby.id}"
    said_now = SAY("soon-short", who=f"<@{anna.id}>", game=SAY("krendel-title"), missing=1, link=link)
    missing = public(house)[-1]
    assert said_now in missing.text
    assert (live.row.status, live.row.ready) == ("lobby", None)
    assert "Begins" not in lobby.text
    await house.table.person("Boris").press(lobby, label="Join")
    await house.settled()
    assert missing.deleted
    await passed(house, LASTS + 1)
    assert live.row.status == "closed"


async def test_sides_changed_in_the_check_in_are_asked_about_anew(house: House) -> None:
    people = people_of(house, ("Anna", "Boris", "Vera"))
    lobby = await planned(house, game="battlecon", mode="two_on_two", practice=1)
    code = code_of(lobby)
    for person in people[1:]:
        await person.press(lobby, label="Join")
    await passed(house, 2 * HOUR)
    first = public(house)[-1]
    for person in (people[0], people[2]):
        await person.press(lobby, label=SAY("button-here"))
    await house.settled()
    live = await live_of(house, code)
    await people[1].press(lobby, custom_id=f"v1:{code}:side:board:1")  # where the bot is
    await house.settled()
    assert live.row.ready is None
    assert first.deleted
    await passed(house, ASK_AGAIN)
    assert live.row.ready == pytest.approx(house.clock() + CHECK_IN)
    assert len(pinged(house)) == 6, "asked, and asked anew"
    for person in people:
        assert live.row.status == "lobby"
        await person.press(lobby, label=SAY("button-here"))
    await house.settled()
    assert live.row.status == "playing"


async def test_a_host_who_leaves_in_the_check_in_ends_it_for_a_while_alone(house: House) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    lobby = await planned(house)
    for person in (boris, vera):
        await person.press(lobby, label="Join")
    await passed(house, 2 * HOUR)
    await anna.press(lobby, label="Leave")
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert live.row.ready is None
    await passed(house, ASK_AGAIN)
    assert live.row.ready == pytest.approx(house.clock() + CHECK_IN)
    for person in (boris, vera):
        await person.press(lobby, label=SAY("button-here"))
    await house.settled()
    assert live.row.status == "playing"


async def test_a_side_without_anybody_at_the_time_is_told(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await planned(house, game="battlecon", mode="two_on_two")
    code = code_of(lobby)
    await boris.press(lobby, label="Join")
    await boris.press(lobby, custom_id=f"v1:{code}:side:board:0")
    await house.settled()
    live = await live_of(house, code)
    await passed(house, 2 * HOUR)
    assert (live.row.status, live.row.ready) == ("lobby", None)
    worded = public(house)[-1]
    link = f"https://discord.com/channels/{house.table.guild['id']}/{lobby.channel_id}/{lobby.id}"
    who, game = f"<@{anna.id}> and <@{boris.id}>", SAY("battlecon-title")
    lacking = SAY("soon-side", who=who, game=game, side=SAY("lobby-side-2"), link=link)
    assert (worded.text, worded.deleted) == (lacking, False)
    await boris.press(lobby, custom_id=f"v1:{code}:side:board:1")
    await house.settled()
    assert worded.deleted
    await anna.press(lobby, label="Start")
    await house.settled()
    assert live.row.status == "playing"


async def test_times_by_the_own_clock(house: House, caplog: pytest.LogCaptureFixture) -> None:
    anna, general = house.table.person("Anna"), house.table.general
    say = texts(anna)

    async def refused(typed: str) -> str:
        return await said(await anna.slash("play", {"at": typed}, sub="krendel", channel=general))

    assert await refused("20:00") == say("refused-moment-zone")
    assert await refused("soon") == say("refused-moment")
    assert await refused("in 1 min") == say("refused-moment-far", least=5, most=60)
    private = await anna.slash("play", {"at": "in 2 h"}, sub="krendel", channel=house.table.world.dm(anna.id))
    assert (await reply_to(private)).text == say("refused-private-plan")
    (worded,) = await anna.autocomplete("play", {"at": "20:00"}, "at", sub="krendel")
    assert (worded["name"], worded["value"]) == (say("at-zone"), "20:00"), "no empty list, but what to do"
    without = await anna.autocomplete("play", {"at": ""}, "at", sub="krendel")
    assert [choice["name"] for choice in without] == ["через 30 мин", "через 2 ч", say("at-zone")]
    assert len((await anna.autocomplete("play", {"at": "x" * 200}, "at", sub="krendel"))[0]["value"]) == TIME_LENGTH
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(anna.id), zone="Europe/Moscow")))
    (offered,) = await anna.autocomplete("play", {"at": "завтра 19:00"}, "at", sub="krendel")
    assert offered["value"] == "завтра 19:00"
    assert "19:00 (Москва)" in offered["name"]
    assert await anna.autocomplete("play", {"at": "0001-01-01 00:00"}, "at", sub="krendel") == []
    assert [record for record in caplog.records if record.exc_info] == [], "in no year of the calendar"
    usual = await anna.autocomplete("play", {"at": ""}, "at", sub="krendel")
    assert usual[0]["value"] == "через 30 мин"
    lobby = await planned(house, "завтра 19:00")
    assert (await begins(house, lobby)) % DAY == 16 * HOUR
    (row,) = (await exported(anna))["planned_tables"]
    assert row["code"] == code_of(lobby)
