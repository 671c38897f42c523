"""«Rematch»: whoever presses it and however often, one new table, and those who played are called there once."""

from __future__ import annotations

import asyncio

import pytest

from store.people import guilds
from store.people.guilds import Guild
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, hosting, live_of, mentions, panel, people_of, reply_to, role, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)
AGAIN = SAY("button-rematch")


async def finished(house: House, *names: str, practice: int = 0) -> tuple[Message, Message]:
    """Play a match that all but the first leave, or the only one; return its board and the last public message."""
    board = await house.match(*names, practice=practice)
    for person in people_of(house, names[1:] or names):
        await house.bot.referee.seats.concede(code_of(board), int(person.id))
    await house.settled()
    return board, public(house)[-1]


def public(house: House) -> list[Message]:
    """Return what everybody sees in the channel, oldest first."""
    return [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]


def lobbies(house: House) -> list[Message]:
    return [m for m in public(house) if any(b["label"] == "Join" for b in m.buttons())]


def pinged(house: House) -> list[list[str]]:
    """Return whom messages have pinged, message by message."""
    return [[str(user) for user in allowed["users"]] for allowed in mentions(house) if allowed.get("users")]


async def test_what_the_server_has_chosen_since_holds_for_a_rematch(house: House) -> None:
    """By the button at the table and by the one in private, where nobody has roles."""
    _, result = await finished(house, "Anna", "Boris")
    anna = house.table.person("Anna")
    for chosen, why in (
        ({"channels": frozenset({77})}, texts(anna)("refused-channel", channels="<#77>")),
        ({"players": frozenset({78})}, texts(anna)("refused-role", roles="<@&78>")),
    ):
        guild = Guild(int(house.table.guild["id"]), **chosen)
        await house.db.write(lambda db, guild=guild: guilds.keep(db, guild))
        assert await said(await anna.press(result, label=AGAIN)) == why
        assert await said(await anna.press(panel(anna), label=texts(anna)("button-rematch"))) == why
    assert lobbies(house) == []
    ours = await role(house, "Players", "Anna")
    await house.db.write(lambda db: guilds.keep(db, Guild(guild.guild, players=frozenset({ours}))))
    await (await anna.press(panel(anna), label=texts(anna)("button-rematch"))).answered()
    await house.settled()
    assert len(lobbies(house)) == 1


async def test_the_others_are_called_once_and_join(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    before = pinged(house)
    opened = await reply_to(await anna.press(result, label=AGAIN))
    assert lobbies(house) == [opened]
    called = SAY("lobby-rematch", code=code_of(result), who=f"<@{boris.id}>")
    assert called in opened.text
    assert SAY("lobby-host", name="Anna", letter="A") in opened.text
    assert pinged(house)[len(before) :] == [[boris.id]]
    await anna.press(await hosting(anna, opened), label=texts(anna)("button-invite"))
    await house.settled()
    assert called in opened.text
    await boris.press(opened, label="Join")
    assert called not in opened.text
    assert SAY("lobby-rematch-all", code=code_of(result)) in opened.text
    await anna.press(opened, label="Start")
    await house.settled()
    assert (await live_of(house, code_of(opened))).row.status == "playing"
    assert pinged(house)[len(before) :].count([boris.id]) == 1


async def test_a_table_that_the_press_could_not_show_is_posted_with_its_ping(house: House) -> None:
    """As after a crash between the commit and the answer."""
    _, result = await finished(house, "Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    before = pinged(house)
    await house.bot.referee.lobbies.rematch(code_of(result), int(anna.id), "Anna", "1")
    await house.close()
    await house.open()
    await house.settled()
    assert len(lobbies(house)) == 1
    assert pinged(house)[len(before) :] == [[boris.id]]


async def test_pressed_twice_and_by_two_at_once(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    people = people_of(house, ("Boris", "Anna", "Boris", "Anna"))
    presses = [await person.press(result, label=AGAIN, wait=False) for person in people]
    await asyncio.gather(*(press.answered() for press in presses))
    await house.settled()
    (lobby,) = lobbies(house)
    live = await live_of(house, code_of(lobby))
    assert sorted(seat.name for seat in live.seats) == ["Anna", "Boris"]
    assert all(name in lobby.text for name in ("Anna", "Boris"))
    link = f"https://discord.com/channels/{live.row.guild}/{live.row.channel}/{lobby.id}"
    heard = [(p, press) for p, press in zip(people, presses, strict=True) if press.message is not lobby]
    assert len(heard) == 3
    for person, press in heard:
        assert await said(press) == texts(person)("rematch-seated", code=code_of(lobby), link=link)


async def test_from_the_private_panel_it_opens_in_the_channel(house: House) -> None:
    board, _ = await finished(house, "Anna", "Boris")
    anna = house.table.person("Anna")
    before = pinged(house)
    pressed = await anna.press(panel(anna, code_of(board)), label=texts(anna)("button-rematch"))
    await house.settled()
    (lobby,) = lobbies(house)
    live = await live_of(house, code_of(lobby))
    assert live.row.host == int(anna.id)
    heard = await said(pressed)
    assert heard.startswith(texts(anna)("rematch-seated", code=live.row.code, link="").split("]")[0])
    assert f"/channels/{live.row.guild}/{live.row.channel}" in heard
    assert lobby.channel_id == board.channel_id
    assert pinged(house)[len(before) :] == [[house.table.person("Boris").id]]
    assert [m for m in anna.inbox if "Join" in [b["label"] for b in m.buttons()]] == []


async def test_after_a_restart_and_once_it_has_begun(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    lobby = await reply_to(await anna.press(result, label=AGAIN))
    await house.close()
    await house.open()
    await said(await boris.press(result, label=AGAIN))
    await house.settled()
    assert lobbies(house) == [lobby]
    assert "Boris" in lobby.text
    await anna.press(lobby, label="Start")
    await house.settled()
    code = code_of(lobby)
    link = await house.bot.desk.composer.link(await live_of(house, code))
    assert await said(await boris.press(result, label=AGAIN)) == texts(boris)("rematch-begun", code=code, link=link)
    assert lobbies(house) == []


async def test_closed_and_opened_again_and_again_it_pings_once(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    anna, boris = people_of(house, ("Anna", "Boris"))
    before = pinged(house)
    for _ in range(3):
        lobby = await reply_to(await anna.press(result, label=AGAIN))
        assert SAY("lobby-rematch", code=code_of(result), who=f"<@{boris.id}>") in lobby.text
        await anna.press(lobby, label="Leave")
        await house.settled()
    assert pinged(house)[len(before) :] == [[boris.id]]


async def test_only_those_who_played_may_press(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    gleb = house.table.person("Gleb")
    assert await said(await gleb.press(result, label=AGAIN)) == texts(gleb)("refused-not-played")
    assert lobbies(house) == []


async def test_alone_again_by_two_presses_from_the_board(house: House) -> None:
    """A match whose last person has left has no result message: its board offers it."""
    board, last = await finished(house, "Anna", practice=2)
    assert last is board
    anna, before = house.table.person("Anna"), pinged(house)
    lobby = await reply_to(await anna.press(board, label=AGAIN))
    assert SAY("practice-name", number=2) in lobby.text
    assert pinged(house) == before
    await anna.press(lobby, label="Start")
    await house.settled()
    assert (await live_of(house, code_of(lobby))).rules_and_match[1].seats == (0, 1, 2)


async def test_however_slow_the_table_is_for_everybody_and_the_rest_for_one(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message announced by a deferral pings nobody once it is filled in, so none is announced."""
    _, result = await finished(house, "Anna", "Boris")
    anna, boris, gleb = people_of(house, ("Anna", "Boris", "Gleb"))
    before, count = pinged(house), len(public(house))
    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    opened = await anna.press(result, label=AGAIN)
    await house.table.until(lambda: opened.followups != [])
    assert opened.message is result
    assert lobbies(house) == opened.followups
    assert pinged(house)[len(before) :] == [[boris.id]]
    (lobby,) = opened.followups
    link = f"https://discord.com/channels/{house.table.world.home.id}/{lobby.channel_id}/{lobby.id}"
    for person, worded in (
        (boris, texts(boris)("rematch-seated", code=code_of(lobby), link=link)),
        (gleb, texts(gleb)("refused-not-played")),
    ):
        pressed = await person.press(result, label=AGAIN)
        await house.table.until(lambda pressed=pressed: pressed.followups != [])
        assert [(m.text, m.seer) for m in pressed.followups] == [(worded, person.id)]
    await house.settled()
    assert len(public(house)) == count + 1


async def test_posted_again_it_pings_nobody(house: House) -> None:
    _, result = await finished(house, "Anna", "Boris")
    anna, vera = people_of(house, ("Anna", "Vera"))
    lobby = await reply_to(await anna.press(result, label=AGAIN))
    before = pinged(house)
    house.table.world.remove_message(lobby)
    await house.bot.referee.lobbies.join(code_of(lobby), int(vera.id), "Vera", "1")
    await house.settled()
    (again,) = lobbies(house)
    assert again.id != lobby.id
    assert SAY("lobby-rematch", code=code_of(result), who=f"<@{house.table.person('Boris').id}>") in again.text
    assert pinged(house) == before
