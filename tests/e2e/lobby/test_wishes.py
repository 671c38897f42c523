"""Standing wishes on the local table: who is called to a table that opens, who is not, and how a wish is taken back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord
import pytest

from cogs.kit.match_texts.durations import moment
from cogs.tables import calling
from referee.lobby.wishes import AT_ONCE, CALL_AGAIN, LASTS, SAME_TABLE, SETTLING
from store.lobby import wishes
from store.match import clocks
from store.people import preferences
from store.people.preferences import Preferences
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import SAY, again, control, keep, passed, pinged, public
from tests.e2e.lobby.listed import VIEW, opened, tables
from tests.e2e.people.pages import exported
from tests.e2e.playing import code_of, live_of, people_of, reply_to, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")

HOURS = 3600


async def wish(house: House, person: Person, *games: str, **hours: str) -> Message:
    """Ask to be called to games, at any time if no hours are given; return the list with the wish below it."""
    listed = await tables(house, person)
    form = await person.press(listed, custom_id=control(listed, "wish"))
    await (await person.submit(form, {"games": list(games), "from": "any", "to": "23"} | hours)).answered()
    return listed


def calls(house: House) -> list[Message]:
    """Return the messages that call by wishes and are still there."""
    return [m for m in public(house) if any(":unwish:" in str(b["custom_id"]) for b in m.buttons()) and not m.deleted]


async def kept(house: House, person: Person) -> wishes.Wish | None:
    return await wishes.of(house.db, int(person.id), int(house.table.guild["id"]))


async def test_a_wish_calls_once_to_a_table_that_opens(house: House) -> None:
    boris, vera = people_of(house, ("Boris", "Vera"))
    say = texts(boris)
    listed = await wish(house, boris, "krendel", "brawl")
    assert say("wish-always") in listed.text
    stands = await kept(house, boris)
    assert stands is not None
    assert moment(stands.expires, "D") in listed.text
    assert stands.expires == stands.made + LASTS
    await wish(house, vera, "battlecon")
    code = await opened(house, "Anna")
    await passed(house, 1)
    assert calls(house) == []  # the host may seat bots still
    await passed(house, SETTLING)
    (called,) = calls(house)
    assert pinged(house) == [boris.id]
    assert f"<@{boris.id}>" in called.text
    assert "Host: Anna. 5 seats are free." in called.text
    await again(house)
    await passed(house, SAME_TABLE + 1)
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert calls(house) == [called]
    assert pinged(house) == [boris.id]
    await boris.press(called, label="Join")
    await house.settled()
    assert [s.name for s in (await live_of(house, code)).seats] == ["Anna", "Boris"]
    assert "Host: Anna. 4 seats are free." in called.text
    # A day later the wish calls again, to another table; where its user sits it would tell them nothing.
    await passed(house, CALL_AGAIN)
    other = await opened(house, "Galya", clock="3d")
    await passed(house, SETTLING + 60)
    assert pinged(house) == [boris.id] * 2
    assert other in str([b["custom_id"] for b in calls(house)[-1].buttons()])


async def test_a_seat_that_becomes_free_calls(house: House) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    await wish(house, vera, "battlecon")
    asked = await anna.slash("play", {"language": "en"}, sub="battlecon", channel=house.table.general)
    lobby = asked.message
    assert lobby is not None
    await boris.press(lobby, label="Join")
    await passed(house, SETTLING + 60)
    assert calls(house) == []
    await boris.press(lobby, label="Leave")
    await passed(house, 60)
    assert pinged(house) == [vera.id]
    (called,) = calls(house)
    await anna.press(await reply_to(await anna.press(lobby, label="Host")), label=texts(anna)("button-invite"))
    await house.settled()
    assert [b["disabled"] for b in called.buttons() if b["label"] == "Join"] == [True]
    await anna.press(lobby, label="Start")
    await house.settled()
    assert called.deleted


async def test_a_wish_is_taken_back_at_the_table_and_below_the_list(house: House) -> None:
    boris, vera, gleb = people_of(house, ("Boris", "Vera", "Gleb"))
    for person in (boris, vera):
        await wish(house, person, "krendel")
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    (called,) = calls(house)
    assert sorted(pinged(house)) == sorted([boris.id, vera.id])
    assert await said(await gleb.press(called, label=SAY("button-unwish"))) == texts(gleb)("refused-no-wish")
    assert await said(await boris.press(called, label=SAY("button-unwish"))) == texts(boris)("unwished-note")
    await house.settled()
    assert f"<@{boris.id}>" not in called.text
    assert f"<@{vera.id}>" in called.text
    listed = await tables(house, vera)
    await vera.press(listed, label=texts(vera)("button-unwish"))
    await house.settled()
    assert texts(vera)("wish-none") in listed.text
    assert called.deleted
    assert await kept(house, boris) is await kept(house, vera) is None
    assert len(pinged(house)) == 2


async def test_blocks_roles_and_hidden_channels_keep_a_wish_from_calling(house: House) -> None:
    boris, vera, gleb, dasha = people_of(house, ("Boris", "Vera", "Gleb", "Dasha"))
    anna, general = house.table.person("Anna"), house.table.general
    for person in (boris, vera, gleb, dasha):
        await wish(house, person, "krendel")
    await (await anna.slash("block", {"user": boris})).answered()
    await (await vera.slash("block", {"user": anna})).answered()
    general.data["permission_overwrites"] = [{"id": gleb.id, "type": 1, "allow": "0", "deny": VIEW}]
    house.table.world.change_channel(general)
    code = await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert pinged(house) == [dasha.id]
    await keep(house, players=frozenset({77}))
    await house.db.write(lambda db: db.execute("UPDATE wishes SET called = 0, match = NULL"))
    await passed(house, SAME_TABLE + 60)
    assert pinged(house) == [dasha.id]
    assert (await live_of(house, code)).row.status == "lobby"


async def test_nobody_is_called_together_with_somebody_whom_a_block_keeps_apart(house: House) -> None:
    boris, vera = people_of(house, ("Boris", "Vera"))
    for person in (boris, vera):
        await wish(house, person, "krendel")
        house.clock.forward(1)
    await (await vera.slash("block", {"user": boris})).answered()
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert pinged(house) == [boris.id]


async def test_nobody_is_called_to_a_table_where_a_seat_is_kept_for_whom_they_block(house: House) -> None:
    boris, vera = people_of(house, ("Boris", "Vera"))
    await wish(house, vera, "krendel")
    await (await vera.slash("block", {"user": boris})).answered()
    await opened(house, "Anna", invite=boris)
    await passed(house, SETTLING + 60)
    assert pinged(house) == [boris.id]
    await boris.press(public(house)[-1], label=SAY("button-decline"))
    await passed(house, SAME_TABLE)
    assert pinged(house) == [boris.id, vera.id]


@pytest.mark.parametrize("case", ["hours", "quiet", "vacation", "off"])
async def test_hours_quiet_hours_vacations_and_no_mentions(house: House, case: str) -> None:
    boris = house.table.person("Boris")
    user = int(boris.id)
    hour = datetime.fromtimestamp(house.clock(), UTC).hour
    soon, later = (hour + 2) % 24, (hour + 4) % 24
    facts: dict[str, Any] = {"zone": "Etc/UTC"}
    if case == "quiet":
        facts |= {"quiet_from": (hour - 1) % 24 * 60, "quiet_to": soon * 60}
    if case == "off":
        facts |= {"pings": "off"}
    await house.db.write(lambda db: preferences.keep(db, Preferences(user, **facts)))
    asked = {"from": str(soon), "to": str(later)} if case == "hours" else {}
    listed = await wish(house, boris, "krendel", **asked)
    if case == "hours":
        assert f"{soon}:00" in listed.text
    if case == "off":
        assert texts(boris)("wish-silent") in listed.text
    if case == "vacation":
        await house.db.write(lambda db: clocks.add_vacation(db, user, house.clock(), house.clock() + 2 * HOURS))
    await opened(house, "Anna", clock="3d")
    await passed(house, SETTLING + 60)
    assert calls(house) == []
    await passed(house, 2 * HOURS)
    assert pinged(house) == ([] if case == "off" else [boris.id])


async def test_hours_need_a_zone(house: House) -> None:
    boris = house.table.person("Boris")
    listed = await tables(house, boris)
    form = await boris.press(listed, custom_id=control(listed, "wish"))
    done = await boris.submit(form, {"games": ["krendel"], "from": "18", "to": "23"})
    await done.answered()
    assert texts(boris)("refused-wish-zone") in listed.text
    assert await kept(house, boris) is None
    # Nothing picked is lost: with a city chosen meanwhile the form has it all.
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(boris.id), zone="Etc/UTC")))
    form = await boris.press(listed, custom_id=control(listed, "wish"))
    assert form.modal is not None
    shown = [option for part in form.modal["components"] for option in part["component"]["options"]]
    assert [option["value"] for option in shown if option.get("default")] == ["krendel", "18", "23"]
    await (await boris.submit(form, {})).answered()
    stands = await kept(house, boris)
    assert stands is not None
    assert (stands.games, stands.start, stands.finish, stands.zone) == ("krendel", 18 * 60, 23 * 60, "Etc/UTC")


async def test_a_table_calls_few_at_a_time(house: House) -> None:
    names = ["Boris", "Vera", "Gleb", "Dasha", "Galya", "Egor", "Zoya"]
    for name in names:
        await wish(house, house.table.person(name), "krendel")
        house.clock.forward(1)
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert sorted(pinged(house)) == sorted(house.table.person(name).id for name in names[:AT_ONCE])
    await passed(house, SAME_TABLE + 60)
    assert len(pinged(house)) == len(names)
    assert len(calls(house)) == 2


async def test_a_wish_ends_by_itself_is_given_out_and_deleted(house: House) -> None:
    boris = house.table.person("Boris")
    await wish(house, boris, "krendel")
    code = await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    (called,) = calls(house)
    (row,) = (await exported(boris))["calls_to_tables_wanted"]
    assert (row["games"], row["called_to"]) == ("krendel", code)
    await house.bot.referee.erasure.erase(int(boris.id))
    await house.settled()
    assert called.deleted
    assert await kept(house, boris) is None
    vera = house.table.person("Vera")
    await wish(house, vera, "battlecon")
    await passed(house, LASTS)
    assert await kept(house, vera) is None
    assert code_of(public(house)[0]) == code


async def test_a_slow_discord_is_asked_of_one_person_at_a_time(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def slow(_guild: discord.Guild, user: int) -> discord.Member:
        asked.append(user)
        raise TimeoutError

    for name in ("Boris", "Vera", "Gleb"):
        await wish(house, house.table.person(name), "krendel")
        house.clock.forward(1)
    monkeypatch.setattr(discord.Guild, "fetch_member", slow)
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert asked == [int(house.table.person("Boris").id)]
    await passed(house, 60)
    assert asked == [int(house.table.person(name).id) for name in ("Boris", "Vera")]
    monkeypatch.undo()
    await passed(house, 60)
    assert pinged(house) == [house.table.person("Gleb").id]


async def test_a_look_asks_slow_discord_only_so_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who was not asked about within its time is asked about at the next look."""
    asked, spent, fetched = list[int](), 0.0, discord.Guild.fetch_member

    async def slow(guild: discord.Guild, member_id: int, /) -> discord.Member:
        nonlocal spent
        asked.append(member_id)
        spent += calling.PATIENCE - 1
        return await fetched(guild, member_id)

    names = ("Boris", "Vera", "Gleb", "Dasha")
    for name in names:
        await wish(house, house.table.person(name), "krendel")
        house.clock.forward(1)
    users = [int(house.table.person(name).id) for name in names]
    monkeypatch.setattr(calling, "monotonic", lambda: spent)
    monkeypatch.setattr(discord.Guild, "fetch_member", slow)
    await opened(house, "Anna")
    await passed(house, SETTLING + 60)
    assert asked == users[:2]
    await passed(house, SAME_TABLE)
    assert asked == users
    assert pinged(house) == [str(user) for user in users]
