"""Moderating at the table: who may, what it does, and that the table and both logs are told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.moderation.pages import REASON
from store.people import guilds
from store.people.guilds import Guild
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.permission_bits import mask
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.discord.threading import begun as in_thread
from tests.e2e.discord.threading import kept_in_threads
from tests.e2e.judges.moderating import MODERATOR, opened
from tests.e2e.playing import code_of, controls, forge, live_of, panel, restart, role, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Boris", "Vera", "Gleb")
WHY = "Stalls @everyone **again**"


async def begun(house: House) -> Message:
    """Begin a match of three in English; return its board."""
    return await house.match(*NAMES)


async def confirm(house: House, anna: Person, form: Interaction, reason: str = WHY) -> Interaction:
    assert form.modal is not None
    done = await anna.submit(form, {REASON: reason})
    await house.settled()
    return done


async def test_ending_a_match(house: House) -> None:
    board = await begun(house)
    anna, message = await opened(house, board)
    form = await anna.press(message, label=texts(anna)("button-moderate-end"))
    await confirm(house, anna, form)
    live = await live_of(house, code_of(board))
    assert live.row.status == "closed"
    worded = words("en")
    assert worded("board-closed-moderated") in board.text
    assert worded("log-moderated", action="end", letter="") in board.text
    assert "Stalls" in board.text
    assert "@everyone" not in board.text
    assert "\\*\\*again\\*\\*" in board.text
    assert texts(anna)("moderate-done") in message.text
    assert texts(anna)("moderate-closed") in message.text.lower()
    vera = house.table.person(NAMES[1])
    assert controls(panel(vera)) == []
    log = await shown(await vera.slash("log", {"match": code_of(board)}))
    assert texts(vera)("log-moderated", action="end", letter="") in log.text
    assert "Stalls" not in log.text


async def test_a_seat_to_the_practice_player_and_another_one_removed(house: House) -> None:
    board = await begun(house)
    anna, message = await opened(house, board)
    for action, seat in (("practice", "1"), ("remove", "2")):
        name = next(s["custom_id"] for s in message.selects() if s["custom_id"].endswith(f":{action}"))
        form = await anna.pick(message, seat, custom_id=name)
        await confirm(house, anna, form)
    live = await live_of(house, code_of(board))
    assert [s.status for s in live.seats] == ["human", "practice", "left"]
    assert live.rules_and_match[1].seats == (0, 1)
    assert words("en")("log-moderated", action="remove", letter="C") in board.text
    log = await shown(await anna.slash("moderation-log"))
    for action, letter in (("practice", "B"), ("remove", "C")):
        assert texts(anna)("log-moderated", action=action, letter=letter) in log.text
    assert f"<@{anna.id}>" in log.text
    assert code_of(board) in log.text
    assert "Stalls" in log.text


async def test_muting_is_open_to_a_moderator_who_plays_and_nothing_else_is(house: House) -> None:
    board = await house.match(MODERATOR, NAMES[0])
    anna, message = await opened(house, board)
    form = await anna.press(message, label=texts(anna)("button-moderate-mute"))
    await confirm(house, anna, form)
    assert (await live_of(house, code_of(board))).row.muted == 1
    assert words("en")("log-moderated", action="mute", letter="") in board.text
    assert texts(anna)("button-moderate-unmute") in [b["label"] for b in message.buttons()]
    assert texts(anna)("refused-own-match") in message.text
    assert message.selects() == []
    assert texts(anna)("button-moderate-end") not in [b["label"] for b in message.buttons()]
    forged = forge(house, anna, message, f"v1:{code_of(board)}:modask:note:end")
    assert await said(forged) == texts(anna)("refused-own-match")
    assert (await live_of(house, code_of(board))).row.status == "playing"


async def test_the_list_leads_to_a_match(house: House) -> None:
    board = await begun(house)
    anna = house.table.person(MODERATOR)
    message = await shown(await anna.slash("moderate"))
    (select,) = message.selects()
    assert [option["value"] for option in select["options"]] == [code_of(board)]
    await anna.pick(message, code_of(board))
    assert texts(anna)("moderate-playing") in message.text.lower()
    await anna.press(message, label=texts(anna)("button-moderation-log"))
    assert texts(anna)("moderation-log-empty") in message.text
    await anna.press(message, label=texts(anna)("button-moderate-list"))
    assert message.selects()[0]["options"] == select["options"]
    choices = await anna.autocomplete("moderate", {"match": ""}, "match")
    assert [choice["value"] for choice in choices] == [code_of(board)]


async def test_the_button_behind_more_is_there_for_those_who_may(house: House) -> None:
    board = await begun(house)
    anna, boris = house.table.person(MODERATOR), house.table.person(NAMES[0])
    for person, there in ((anna, True), (boris, False)):
        message = await shown(await person.press(board, label=words("en")("button-more")))
        assert (texts(person)("button-moderate") in [b["label"] for b in message.buttons()]) is there
    message = await shown(await anna.press(board, label=words("en")("button-more")))
    await anna.press(message, label=texts(anna)("button-moderate"))
    assert texts(anna)("button-moderate-end") in [b["label"] for b in message.buttons()]


async def test_a_moderator_is_not_offered_the_panel_of_an_own_match_that_is_not_of_this_server(house: House) -> None:
    board = await house.match(MODERATOR, NAMES[0])
    live, anna = await live_of(house, code_of(board)), house.table.person(MODERATOR)
    row = live.row
    for guild, offered in ((row.guild, True), (None, False), (1, False)):
        live.row = replace(row, guild=guild)
        message = await shown(await anna.press(board, label=words("en")("button-more")))
        labels = [b["label"] for b in message.buttons()]
        assert (texts(anna)("button-moderate") in labels) is offered
        assert texts(anna)("button-report") in labels
    live.row = row


async def test_a_judge_comes_by_the_button_behind_more(house: House) -> None:
    judges = await role(house, "Судьи", "Dasha")
    guild = Guild(int(house.table.guild["id"]), judges=frozenset({judges}))
    await house.db.write(lambda db: guilds.keep(db, guild))
    board = await begun(house)
    dasha = house.table.person("Dasha")
    message = await shown(await dasha.press(board, label=words("en")("button-more")))
    await dasha.press(message, label=texts(dasha)("button-moderate"))
    form = await dasha.press(message, label=texts(dasha)("button-moderate-end"))
    await confirm(house, dasha, form)
    assert (await live_of(house, code_of(board))).row.status == "closed"
    log = await shown(await house.table.person(MODERATOR).slash("moderation-log"))
    assert f"<@{dasha.id}>" in log.text


async def test_whoever_may_not_is_refused_at_every_control(house: House) -> None:
    board = await begun(house)
    code, boris = code_of(board), house.table.person(NAMES[0])
    refusal = texts(boris)("refused-not-moderator")
    for name in (
        f"v1:{code}:moderate:note",
        f"v1:{code}:modask:note:end",
        f"v1:{code}:moddo:note:end",
        "v1:MODLOG:modlog:note:0",
        "v1:MODLOG:modlist:note",
    ):
        assert await said(forge(house, boris, board, name)) == refusal
    for name, values in ((f"v1:{code}:modseat:note:remove", ["1"]), ("v1:MODLOG:modpick:note", [code])):
        assert await said(forge(house, boris, board, name, values)) == refusal
    assert (await live_of(house, code)).row.status == "playing"


async def test_deleting_messages_in_another_channel_is_not_enough(house: House) -> None:
    board = await begun(house)
    code, dasha = code_of(board), house.table.person("Dasha")
    games = next(c for c in house.table.world.channels.values() if c.name == "games")
    allow = str(mask(["manage_messages"]))
    games.data["permission_overwrites"] = [{"id": dasha.id, "type": 1, "allow": allow, "deny": "0"}]
    await house.close()
    await house.open()
    listed = await shown(await dasha.slash("moderate", channel=games))
    assert texts(dasha)("moderate-none") in listed.text
    assert await dasha.autocomplete("moderate", {"match": ""}, "match", channel=games) == []
    refused = texts(dasha)("refused-not-moderator")
    assert await said(forge(house, dasha, board, "v1:MODLOG:modpick:note", [code])) == refused
    assert await said(await dasha.slash("moderate", {"match": code}, channel=games)) == refused
    for action in ("moderate:note", "modask:note:end", "moddo:note:end"):
        assert await said(forge(house, dasha, listed, f"v1:{code}:{action}")) == refused
    general = house.table.world.channels[board.channel_id]
    general.data["permission_overwrites"] = games.data["permission_overwrites"]
    await house.close()
    await house.open()
    assert (
        texts(dasha)("moderate-playing")
        in (await shown(await dasha.slash("moderate", {"match": code}, games))).text.lower()
    )


async def test_who_deletes_messages_of_a_channel_finds_a_match_in_an_archived_thread_of_it(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await in_thread(house, *NAMES)
    elsewhere, dasha = house.table.add_channel("elsewhere"), house.table.person("Dasha")
    allow = str(mask(["manage_messages"]))
    for room in (house.table.general, elsewhere):
        room.data["permission_overwrites"] = [{"id": dasha.id, "type": 1, "allow": allow, "deny": "0"}]
    house.table.set_thread(thread, archived=True)
    await restart(house)
    listed = await shown(await dasha.slash("moderate", channel=elsewhere))
    assert code in str(listed.components)
    found = await shown(await dasha.slash("moderate", {"match": code}, elsewhere))
    assert texts(dasha)("moderate-playing") in found.text.lower()


async def test_forged_controls_of_a_moderator_do_nothing(house: House) -> None:
    board = await begun(house)
    code, anna = code_of(board), house.table.person(MODERATOR)
    unknown = texts(anna)("refused-unknown-control")
    for name in (f"v1:{code}:moddo:note:win", f"v1:{code}:moddo:note:remove", f"v1:{code}:moddo:note:end:2"):
        assert await said(forge(house, anna, board, name)) == unknown
    assert await said(forge(house, anna, board, f"v1:{code}:moddo:note:end")) == texts(anna)(
        "refused-reason", least=5, most=200
    )
    assert (await live_of(house, code)).row.status == "playing"


async def test_an_unknown_code_and_a_match_of_another_server_are_refused(house: House) -> None:
    board = await begun(house)
    code, anna = code_of(board), house.table.person(MODERATOR)
    assert await said(await anna.slash("moderate", {"match": "ZZZZZZ"})) == texts(anna)(
        "refused-no-match", code="ZZZZZZ"
    )
    assert await said(await anna.slash("moderate", {"match": "<@1>"})) == texts(anna)("refused-no-code")
    live = await live_of(house, code)
    async with live.lock:
        await house.bot.referee.live.commit(live, lambda db: db.execute("UPDATE matches SET guild = 5").close())
    assert await said(await anna.slash("moderate", {"match": code})) == texts(anna)("refused-other-server", code=code)
    message = await shown(await anna.slash("moderate"))
    assert message.selects() == []
