"""Invitations to a lobby, on the local table: called once, kept seats, expiry, taken back."""

from __future__ import annotations

import asyncio

import pytest

from referee.clocks.terms import parse_terms, terms_json
from referee.lobby.places import SEAT_KEPT_FOR
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import RU, SAY, again, control, invited, passed, pinged, public, unstamped
from tests.e2e.playing import code_of, forge, hosting, live_of, people_of, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")


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
    assert joined.startswith(texts(dasha)("joined-note", code=code_of(lobby), link="").split("(")[0])
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
    for worded in (
        say("called-some", who=f"<@{vera.id}>, <@{gleb.id}>"),
        say("refused-call-self"),
        say("refused-call-declined", who=f"<@{boris.id}>", join=SAY("button-join")),
    ):
        assert worded in tools.text
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
    await passed(house, SEAT_KEPT_FOR - 3600)
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
