"""Before a match, on the local table: the host's panel, the ready check, looking for players, expiry, the server's choices."""

from __future__ import annotations

import pytest

from referee.clocks.terms import parse_terms, terms_json
from referee.lobby.gathering import LOOK_AGAIN, MEND_EVERY, READY_FOR
from referee.lobby.places import LASTS
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import RU, SAY, again, control, invited, keep, passed, pinged, public, unstamped
from tests.e2e.playing import code_of, forge, hosting, live_of, mentions, people_of, reply_to, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")


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
    assert (await live_of(house, code_of(lobby))).rules_and_match[1].seats == (0, 1, 2)


# ---------------------------------------------------------------- the panel


async def test_seats_and_clock_are_chosen_in_the_panel(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris", "Vera")
    anna = house.table.person("Anna")
    tools = await hosting(anna, lobby)
    await anna.pick(tools, "2", custom_id=control(tools, "first"))
    await house.settled()
    assert texts(anna)("order-note") in tools.text
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
    assert say("hosting-note", start="Start", here="I am here") in tools.text
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
    await keep(house, look_channel=int(room.id), look_role=int(house.table.world.home.id))
    lobby = await house.lobby("Anna")
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    tools = await hosting(anna, lobby)
    await anna.press(tools, label=texts(anna)("button-look"))
    await house.settled()
    (post,) = anna.messages(room)
    assert f"<@&{house.table.world.home.id}>" in post.text
    everybody = int(house.table.world.home.id)
    assert [allowed["roles"] for allowed in mentions(house) if allowed.get("roles")] == [[everybody]]
    assert SAY("look-language") in post.text
    await boris.press(post, label="Join")
    await house.settled()
    link = f"https://discord.com/channels/{house.table.world.home.id}/{lobby.channel_id}/{lobby.id}"
    assert SAY("look-note", taken=2, limit=6, free=4, host="Anna", link=link) in post.text
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
    assert opened.text.count("Bot ") == 2
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
