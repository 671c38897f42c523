"""Before a match, on the local table: the host's panel, invitations, the ready check, looking for players, expiry, blocks."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from referee.clocks import parse_terms, terms_json
from referee.gathering import LOOK_AGAIN, MEND_EVERY, READY_FOR
from referee.places import KEPT, LASTS
from store import guilds
from store.guilds import Guild
from table.people import Person
from table.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, forge, hosting, live_of, people_of, reply_to, said, texts
from tests.e2e.test_names import mentions
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)
RU = words("ru", strict=True)


def public(house: House) -> list[Message]:
    """Return what everybody sees in the channel, oldest first."""
    return [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]


def pinged(house: House) -> list[str]:
    """Return the users whom messages have pinged, in order."""
    return [str(user) for allowed in mentions(house) for user in allowed.get("users") or []]


def control(message: Message, action: str) -> str:
    """Return the custom id of a message's control."""
    found = [*message.buttons(), *message.selects()]
    return next(str(c["custom_id"]) for c in found if str(c["custom_id"]).split(":")[2] == action)


def unstamped(text: str) -> str:
    """Return a text without its moments."""
    return re.sub(r"<t:\d+(:\w)?>", "<t>", text)


async def passed(house: House, seconds: float) -> None:
    """Let time go by."""
    house.clock.forward(seconds)
    await house.bot.timekeeper.tick()
    await house.settled()


async def again(house: House) -> None:
    """Stop the bot and start it."""
    await house.close()
    await house.open()
    await house.settled()


async def invited(house: House, host: Person, lobby: Message, *guests: Person) -> Message:
    """Invite people from the host's panel; return the message that calls them."""
    tools = await hosting(host, lobby)
    await host.pick(tools, list(guests), custom_id=control(tools, "call"))
    await house.settled()
    assert texts(host)("called-told") in tools.text
    return public(house)[-1]


def keep(house: House, **chosen: Any) -> Any:
    new = Guild(int(house.table.world.guild["id"]), **chosen)
    return house.db.write(lambda db: guilds.keep(db, new))


# ---------------------------------------------------------------- invitations


async def test_invited_from_the_panel_called_once_and_seated(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera", "Gleb")
    anna, dasha, egor, fedor = people_of(house, ("Anna", "Dasha", "Egor", "Fedor"))
    call = await invited(house, anna, lobby, dasha, egor)
    assert pinged(house) == [dasha.id, egor.id]
    assert call is not lobby
    for person in (dasha, egor):
        assert f"<@{person.id}>" in call.text
    awaited = SAY.join([f"<@{person.id}>" for person in (dasha, egor)])
    assert SAY("lobby-kept", who=awaited, moment="<t>") in unstamped(lobby.text)
    heard = await said(await fedor.press(lobby, label="Join"))
    assert f"<@{dasha.id}>" in heard
    assert unstamped(heard).startswith(texts(fedor)("refused-kept", who="X", until="<t>").split("X")[0])
    joined = await said(await dasha.press(call, label="Join"))
    assert joined.startswith(texts(dasha)("joined-told", code=code_of(lobby), link="").split("(")[0])
    await house.settled()
    assert SAY("lobby-seat", letter="E", name="Dasha") in lobby.text
    assert f"<@{dasha.id}>" not in call.text
    await egor.press(call, label=SAY("button-decline"))
    await house.settled()
    assert call.deleted
    assert SAY("lobby-declined", who=f"<@{egor.id}>") in lobby.text
    await fedor.press(lobby, label="Join")
    assert "Fedor" in lobby.text
    assert pinged(house) == [dasha.id, egor.id]


async def test_who_cannot_come_is_named_with_the_reason_and_the_others_are_called(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris, vera, gleb = people_of(house, ("Anna", "Boris", "Vera", "Gleb"))
    call = await invited(house, anna, lobby, boris)
    await boris.press(call, label=SAY("button-decline"))
    await house.settled()
    tools, say = await hosting(anna, lobby), texts(anna)
    await anna.pick(tools, [boris, vera, anna, gleb], custom_id=control(tools, "call"))
    await house.settled()
    assert pinged(house) == [boris.id, vera.id, gleb.id]
    for told in (
        say("called-some", who=f"<@{vera.id}>, <@{gleb.id}>"),
        say("refused-call-self"),
        say("refused-call-declined", who=f"<@{boris.id}>", join=SAY("button-join")),
    ):
        assert told in tools.text
    await anna.pick(tools, [boris, vera], custom_id=control(tools, "call"))
    assert say("called-none") in tools.text


async def test_invited_one_after_the_other_each_is_called_once(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    first = await invited(house, anna, lobby, boris)
    house.clock.forward(60)
    second = await invited(house, anna, lobby, vera)
    assert first is not second
    assert [[f"<@{person.id}>" in call.text for person in (boris, vera)] for call in (first, second)] == [
        [True, False],
        [False, True],
    ]
    house.table.world.remove_message(first)
    await anna.pick(await hosting(anna, lobby), "3d", custom_id=control(await hosting(anna, lobby), "clockset"))
    await house.settled()
    assert pinged(house) == [boris.id, vera.id]


async def test_invited_with_the_command(house: House) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    values = {"language": "ru", "invite": boris, "invite3": vera, "clock": "3d", "practice": 5}
    opened = await anna.slash("play", values, sub="krendel", channel=house.table.general)
    await house.table.until(lambda: len(public(house)) == 2)
    await house.settled()
    lobby, call = public(house)
    assert opened.message is lobby
    assert pinged(house) == [boris.id, vera.id]
    assert [RU("button-decline") in [b["label"] for b in made.buttons()] for made in (lobby, call)] == [False, True]
    live = await live_of(house, code_of(lobby))
    assert live.row.clock == terms_json(parse_terms("3d"))
    assert lobby.text.splitlines().count("-# Часы: 3 дня на ход.") == 1
    await boris.press(call, label=RU("button-decline"))
    await vera.press(call, label="Сесть")
    await house.settled()
    assert public(house) == [lobby]
    assert {s.name for s in live.seats if s.user} == {"Anna", "Vera"}


@pytest.mark.parametrize("guest", ["self", "bot"])
async def test_who_cannot_be_invited_opens_no_table(house: House, guest: str) -> None:
    anna = house.table.person("Anna")
    user = anna if guest == "self" else house.table.bot
    values = {"invite": user.id if guest == "self" else user["id"]}
    assert await said(await anna.slash("play", values, sub="krendel")) == texts(anna)(f"refused-call-{guest}")
    assert public(house) == []


async def test_an_invitation_expires_while_the_bot_is_away(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera", "Gleb", "Dasha")
    anna, egor, fedor = people_of(house, ("Anna", "Egor", "Fedor"))
    call = await invited(house, anna, lobby, egor)
    await passed(house, KEPT - 3600)
    await house.table.person("Boris").press(lobby, label="Leave")
    await house.table.person("Boris").press(lobby, label="Join")
    assert not call.deleted
    house.clock.forward(3601)
    await again(house)
    await passed(house, 0)
    assert call.deleted
    assert f"<@{egor.id}>" not in lobby.text
    await fedor.press(lobby, label="Join")
    assert "Fedor" in lobby.text


async def test_two_press_for_the_seat_that_is_left_beside_a_kept_one(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera", "Gleb")
    anna, dasha, egor, fedor = people_of(house, ("Anna", "Dasha", "Egor", "Fedor"))
    await invited(house, anna, lobby, dasha)
    presses = [await person.press(lobby, label="Join", wait=False) for person in (egor, fedor, dasha)]
    await asyncio.gather(*(press.answered() for press in presses))
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert {"Dasha", "Egor"} <= {s.name for s in live.seats}
    assert "Fedor" not in {s.name for s in live.seats}


async def test_invitations_are_taken_back(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, vera = people_of(house, ("Anna", "Vera"))
    call = await invited(house, anna, lobby, vera)
    tools = await hosting(anna, lobby)
    await anna.press(tools, label=texts(anna)("button-uncall"))
    await house.settled()
    assert call.deleted
    assert f"<@{vera.id}>" not in lobby.text
    heard = await said(forge(house, vera, lobby, control(call, "decline")))
    assert heard == texts(vera)("refused-not-called", join="Join")


# ---------------------------------------------------------------- who is there


async def test_the_match_begins_when_all_are_there(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera", practice=1)
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    tools = await hosting(anna, lobby)
    await anna.press(tools, label=texts(anna)("button-ready"))
    await house.settled()
    asked = public(house)[-1]
    assert pinged(house) == [boris.id, vera.id]
    assert SAY("lobby-awaited", line=SAY("lobby-seat", letter="C", name="Boris")) in lobby.text
    await boris.press(asked, label=SAY("button-here"))
    await house.settled()
    assert SAY("lobby-there", line=SAY("lobby-seat", letter="C", name="Boris")) in lobby.text
    assert f"<@{boris.id}>" not in asked.text
    await again(house)
    await vera.press(lobby, label=SAY("button-here"))
    await house.settled()
    assert asked.deleted
    assert (await live_of(house, code_of(lobby))).row.status == "playing"
    assert vera.inbox != []


async def test_who_is_not_there_gives_the_seat_up(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    await anna.press(await hosting(anna, lobby), label=texts(anna)("button-ready"))
    await house.settled()
    asked = public(house)[-1]
    await boris.press(asked, label=SAY("button-here"))
    house.clock.forward(READY_FOR + 1)
    await again(house)
    await passed(house, 0)
    assert asked.deleted
    assert SAY("lobby-missed", who=f"<@{vera.id}>") in lobby.text
    assert SAY("lobby-seat", letter="B", name="Boris") in lobby.text
    heard = await said(forge(house, vera, lobby, control(asked, "here")))
    assert heard == texts(vera)("refused-ready-over", join="Join")
    await vera.press(lobby, label="Join")
    assert SAY("lobby-seat", letter="C", name="Vera") in lobby.text
    await anna.press(lobby, label="Start")
    await house.settled()
    assert (await live_of(house, code_of(lobby))).playing[1].seats == (0, 1, 2)


# ---------------------------------------------------------------- the panel


async def test_seats_and_clock_are_chosen_in_the_panel(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera")
    anna = house.table.person("Anna")
    tools = await hosting(anna, lobby)
    await anna.pick(tools, "2", custom_id=control(tools, "first"))
    await house.settled()
    assert texts(anna)("order-told") in tools.text
    assert SAY("lobby-seat", letter="A", name="Vera") in lobby.text
    assert SAY("lobby-host", letter="B", name="Anna") in lobby.text
    await anna.press(tools, label=texts(anna)("button-mix"))
    await anna.pick(tools, "3d", custom_id=control(tools, "clockset"))
    await house.settled()
    assert SAY("lobby-clock", clock="3 days per move") in lobby.text
    await anna.press(lobby, label="Start")
    await house.settled()
    live = await live_of(house, code_of(lobby))
    assert {s.name for s in live.seats} == {"Anna", "Boris", "Vera"}
    say, controls = texts(anna), [control(tools, action) for action in ("mix", "ready", "look", "clockset")]
    assert say("hosting-told", start="Start", here="I am here") in tools.text
    for name in controls:
        # The panel, which nobody could change before, gives way to what can be done now.
        assert (await forge(house, anna, tools, name, ["3d"]).answered()).message is tools
        assert say("hosting-begun", more=say("button-more")) in tools.text
    assert [b["custom_id"].split(":")[2] for b in tools.buttons()] == ["hand", "board", "more"]
    hand = (await (await anna.press(tools, label=say("button-hand"))).answered()).message
    assert hand is not None
    assert hand is not tools


async def test_the_panel_is_the_hosts_alone(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    tools = await hosting(anna, lobby)
    assert await said(await boris.press(lobby, label="Host")) == texts(boris)("refused-not-host-tools", host="Anna")
    for action in ("mix", "ready", "look", "invite"):
        heard = await said(forge(house, boris, lobby, control(tools, action)))
        assert heard.endswith("Anna.")
    forged: list[tuple[str, list[str]]] = [("first", ["²"]), ("clockset", ["soon"]), ("call", ["77"])]
    for action, values in forged:
        heard = await said(forge(house, anna, tools, control(tools, action), values))
        assert heard == texts(anna)("refused-unknown-control")


async def test_a_short_row_for_everybody(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    assert [b["label"] for b in lobby.buttons()] == ["Join", "Start", "Leave", "Rules", "Host"]


async def test_what_is_no_clock_opens_no_table(house: House) -> None:
    anna = house.table.person("Anna")
    for typed, reason in (("soon", "form"), ("1s", "move"), ("90d", "days"), ("1s+1s", "bank"), ("1h+1h", "increment")):
        heard = await said(await anna.slash("play", {"clock": typed}, sub="krendel"))
        assert heard == texts(anna)(f"refused-clock-{reason}")
    offered = await anna.autocomplete("play", {"clock": "2h"}, "clock", sub="krendel")
    assert offered[0]["value"] == "2h"
    assert public(house) == []


# ---------------------------------------------------------------- looking for players


async def test_players_are_looked_for_in_the_servers_channel(house: House) -> None:
    room = house.table.add_channel("looking")
    await keep(house, look_channel=int(room.id), look_role=int(house.table.world.guild["id"]))
    lobby = await house.lobby("Anna")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    tools = await hosting(anna, lobby)
    await anna.press(tools, label=texts(anna)("button-look"))
    await house.settled()
    (post,) = anna.messages(room)
    assert f"<@&{house.table.world.guild['id']}>" in post.text
    everybody = int(house.table.world.guild["id"])
    assert [allowed["roles"] for allowed in mentions(house) if allowed.get("roles")] == [[everybody]]
    assert SAY("look-language") in post.text
    await boris.press(post, label="Join")
    await house.settled()
    link = f"https://discord.com/channels/{house.table.world.guild['id']}/{lobby.channel_id}/{lobby.id}"
    assert SAY("look-told", taken=2, limit=6, free=4, host="Anna", link=link) in post.text
    heard = unstamped(await said(await anna.press(tools, label=texts(anna)("button-look"))))
    assert heard == texts(anna)("refused-look-again", again="<t>")
    await passed(house, LOOK_AGAIN)
    await anna.press(tools, label=texts(anna)("button-look"))
    await house.settled()
    assert post.deleted
    (newer,) = anna.messages(room)
    await vera.press(newer, label="Join")
    await anna.press(lobby, label="Start")
    await house.settled()
    assert anna.messages(room) == []


async def test_without_a_channel_of_its_own_it_is_posted_here_and_goes_with_the_lobby(house: House) -> None:
    lobby = await house.lobby("Anna", language="ru")
    anna = house.table.person("Anna")
    await anna.press(await hosting(anna, lobby), label=texts(anna)("button-look"))
    await house.settled()
    assert RU("look-language") in public(house)[-1].text
    await anna.press(lobby, label="Встать")
    await house.settled()
    assert public(house) == [lobby]


async def test_a_channel_where_the_bot_may_not_post_is_named(house: House) -> None:
    room = house.table.add_channel("looking")
    await keep(house, look_channel=int(room.id))
    house.table.set_bot_permissions(room, deny=["send_messages"])
    lobby = await house.lobby("Anna")
    anna = house.table.person("Anna")
    heard = await said(await anna.press(await hosting(anna, lobby), label=texts(anna)("button-look")))
    assert heard == texts(anna)("refused-look-channel", channel=f"<#{room.id}>")


# ---------------------------------------------------------------- expiry, and messages that are gone


async def test_an_expired_lobby_is_opened_again(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", practice=2)
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    house.clock.forward(LASTS + 1)
    await again(house)
    await passed(house, 0)
    assert SAY("lobby-expired") in lobby.text
    assert [b["label"] for b in lobby.buttons()] == [SAY("button-reopen")]
    opened = await reply_to(await vera.press(lobby, label=SAY("button-reopen")))
    assert opened is not lobby
    assert SAY("lobby-host", name="Vera", letter="A") in opened.text
    assert opened.text.count("`bot`") == 2
    heard = await said(await boris.press(lobby, label=SAY("button-reopen")))
    assert heard.startswith(texts(boris)("rematch-seated", code=code_of(opened), link="").split("]")[0])
    await house.settled()
    assert "Boris" in opened.text
    assert pinged(house) == []
    join = control(opened, "join").replace(code_of(opened), code_of(lobby))
    assert await said(forge(house, anna, lobby, join)) == texts(anna)("refused-expired", reopen="Open again")


@pytest.mark.parametrize("how", ["time", "command", "panel", "press"])
async def test_a_deleted_lobby_is_posted_again(house: House, how: str) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, vera = people_of(house, ("Anna", "Vera"))
    call = await invited(house, anna, lobby, vera)
    hosts = control(lobby, "hosting")
    house.table.world.remove_message(lobby)
    if how == "time":
        await passed(house, MEND_EVERY + 1)
    elif how == "command":
        await anna.slash("act")
    elif how == "panel":
        await forge(house, anna, call, hosts).answered()
    else:
        await vera.press(call, label="Join")
    await house.settled()
    (again,) = [m for m in public(house) if m is not call and not m.deleted]
    assert [b["label"] for b in again.buttons()][:2] == ["Join", "Start"]
    await anna.press(again, label="Start")
    await house.settled()
    assert (await live_of(house, code_of(again))).row.status == "playing"


# ---------------------------------------------------------------- what the server has chosen


async def test_a_table_is_opened_as_the_server_has_chosen(house: House) -> None:
    clock = terms_json(parse_terms("30m+30s"))
    await keep(house, language="ru", clock=clock, undo="off", theme="light", per_person=1)
    anna = house.table.person("Anna", locale="en-GB")
    opened = (await anna.slash("play", sub="krendel", channel=house.table.general)).message
    assert opened is not None
    live = await live_of(house, code_of(opened))
    assert (live.row.language, live.row.clock, live.row.undo, live.row.theme) == ("ru", clock, "off", "light")
    heard = await said(await anna.slash("play", sub="krendel", channel=house.table.general))
    assert heard == texts(anna)("refused-many", limit=1)


async def test_only_where_and_by_whom_tables_may_be_opened(house: House) -> None:
    lobby, (anna, boris) = await house.lobby("Anna"), people_of(house, ("Anna", "Boris"))
    await keep(house, channels=frozenset({77}))
    heard = await said(await anna.slash("play", sub="krendel", channel=house.table.general))
    assert heard == texts(anna)("refused-channel", channels="<#77>")
    await keep(house, players=frozenset({78}))
    for person, refused in (
        (anna, await anna.slash("play", sub="krendel", channel=house.table.general)),
        (boris, await boris.press(lobby, label="Join")),
    ):
        assert await said(refused) == texts(person)("refused-role", roles="<@&78>")


# ---------------------------------------------------------------- blocks


async def test_blocked_people_do_not_sit_together(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris = people_of(house, ("Anna", "Boris"))
    say = texts(anna)
    shown = (await (await anna.slash("block", {"user": boris})).answered()).message
    assert shown is not None
    assert say("blocked-told", who=f"<@{boris.id}>") in shown.text
    assert say("block-listed", who=f"<@{boris.id}>") in shown.text
    assert await said(await boris.press(lobby, label="Join")) == texts(boris)("refused-not-open")
    assert await said(await boris.slash("play", {"invite": anna}, sub="krendel")) == texts(boris)(
        "refused-call-closed", who=f"<@{anna.id}>"
    )
    heard = await said(await anna.slash("play", {"invite": boris}, sub="krendel"))
    assert heard == say("refused-call-blocked", who=f"<@{boris.id}>")
    theirs = await house.lobby("Boris")
    assert await said(await anna.press(theirs, label="Join")) == say("refused-blocked", owner="Boris")
    offered = await anna.autocomplete("unblock", {"user": "bor"}, "user")
    assert offered == [{"name": "Boris", "value": boris.id}] or offered[0]["value"] == boris.id
    freed = (await (await anna.slash("unblock", {"user": boris.id})).answered()).message
    assert freed is not None
    assert say("unblocked-told", who=f"<@{boris.id}>") in freed.text
    await boris.press(lobby, label="Join")
    assert "Boris" in lobby.text


async def test_the_list_of_blocks_by_its_selects(house: House) -> None:
    anna, boris = people_of(house, ("Anna", "Boris"))
    say = texts(anna)
    shown = (await (await anna.slash("block")).answered()).message
    assert shown is not None
    assert say("block-none") in shown.text
    await anna.pick(shown, boris, custom_id=control(shown, "blockuser"))
    assert say("block-listed", who=f"<@{boris.id}>") in shown.text
    await anna.pick(shown, boris.id, custom_id=control(shown, "unblock"))
    assert say("block-none") in shown.text
    assert await said(await anna.slash("unblock", {"user": "somebody"})) == say("refused-not-blocked")
    assert await said(await anna.slash("block", {"user": anna})) == say("refused-block-self")
    assert await said(await anna.slash("block", {"user": house.table.bot["id"]})) == say("refused-block-bot")


async def test_a_rematch_calls_nobody_who_would_not_sit_with_its_host(house: House) -> None:
    board = await house.match("Anna", "Boris", "Vera")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    await vera.slash("block", {"user": anna})
    for person in (boris, vera, anna):
        await house.bot.referee.seats.concede(code_of(board), int(person.id))
    await house.settled()
    before = len(pinged(house))
    live, _ = await house.bot.referee.lobbies.rematch(code_of(board), int(anna.id), "Anna", "1")
    house.bot.presenter.wake(live.row.id)
    await house.settled()
    assert pinged(house)[before:] == [boris.id]
