"""A user's own data: the page, the file, and the deletion, after which nobody is named in what is shown."""

from __future__ import annotations

import asyncio
import json

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.people.pages import exported
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of, play_on, said, shown, texts
from tests.support.match_files import file_bytes, match_file
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")


async def erased(house: House, person: Person) -> str:
    """Delete a person's data by the buttons; return what they were told before."""
    say = texts(person)
    offer = await shown(await person.slash("my-data"))
    question = await shown(await person.press(offer, label=say("button-data-ask")))
    worded = question.text
    await person.press(question, label=say("button-data-erase"))
    assert question.text == say("data-erased")
    await house.settled()
    return worded


async def test_the_page_says_what_is_stored_and_leads_to_the_file(house: House) -> None:
    for name in ("Anna", "Boris"):
        person = house.table.person(name)
        page = await shown(await person.slash("privacy"))
        assert texts(person)("privacy-host") in page.text
        helping = await shown(await person.slash("help"))
        assert (await shown(await person.press(helping, label=texts(person)("button-privacy")))).text == page.text
        message = await shown(await person.press(page, label=texts(person)("button-data-export")))
        assert len(message.attachments) == 1


async def test_the_file_has_what_is_stored_about_its_reader_alone(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris, _) = code_of(board), people_of(house, NAMES)
    await answer(boris, panel(boris, code), 2)
    found = await exported(boris)
    assert found["account"][0]["name"] == "Boris"
    assert [(row["code"], row["seat"], row["status"]) for row in found["seats"]] == [(code, 1, "human")]
    ((keys,),) = await house.db.read("SELECT keys FROM choices WHERE seat = 1")
    assert [row["keys"] for row in found["choices"]] == [json.loads(keys)]
    assert found["private_messages"][0]["message"] == int(panel(boris, code).id)
    raw = json.dumps(found)
    for other in (anna.id, "Anna", "Vera"):
        assert other not in raw
    assert (await exported(anna))["choices"] == []


async def test_an_offer_that_stands_is_in_the_file_of_who_made_it(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna, boris = people_of(house, ["Anna", "Boris"])
    substitutes = house.bot.referee.substitutes
    await substitutes.offer(code, int(boris.id), 1, None)
    (mine,) = (await exported(boris))["seats_offered_by_you"]
    assert (mine["code"], mine["seat"], mine["to_user_id"]) == (code, 1, None)
    found = await exported(anna)
    assert found["seats_offered_by_you"] == []
    assert "deleted" in found["meaning"]["seats_offered_by_you"]
    assert set(found["meaning"]) < set(found), "each explains a part of the file"


async def test_deleting_leaves_a_running_match_to_the_practice_player(house: House) -> None:
    board = await house.match(*NAMES)
    code, vera = code_of(board), house.table.person("Vera")
    hand = panel(vera, code)
    worded = await erased(house, vera)
    assert texts(vera)("data-leaves", running=1) in worded
    live = await live_of(house, code)
    assert [s.status for s in live.seats] == ["human", "human", "practice"]
    assert hand.deleted
    assert "Vera" not in board.text
    assert words("en")("former-player") in board.text
    assert [m for m in vera.inbox if m.buttons() and not m.deleted] == []
    for _ in range(3):
        await play_on(house, NAMES[:2], code)
    assert [m for m in vera.inbox if m.buttons()] == []
    log = await shown(await house.table.person("Boris").slash("log", {"match": code}))
    assert "Vera" not in log.text
    assert await said(await vera.press(board, label=words("en")("button-hand"))) == texts(vera)("refused-no-seat")


@pytest.mark.parametrize("asks", [False, True])
async def test_nothing_that_the_others_still_read_names_who_was_deleted(house: House, asks: bool) -> None:
    """Neither what calls them, nor a request, nor what they see of the table in private."""
    board = await house.match(*NAMES)
    code, (anna, boris, vera) = code_of(board), people_of(house, NAMES)
    if asks:
        for person in (anna, boris, vera):
            await answer(person, panel(person, code))
            await house.settled()
        question = await shown(await anna.press(panel(anna, code), label=texts(anna)("button-undo")))
        await anna.press(question, label=texts(anna)("button-undo-ask"))
        await house.settled()
        assert "Vera" in everything(house, "Anna", "Boris")
        await anna.dismiss(question)
    await erased(house, vera)
    assert "Vera" not in everything(house, "Anna", "Boris")
    assert vera.id not in everything(house, "Anna", "Boris")


async def finished(house: House, *names: str) -> Message:
    board = await house.match(*names)
    while await play_on(house, names, code_of(board)):
        pass
    await house.settled()
    return board


def everything(house: House, *names: str) -> str:
    """Return all that these people can still read, in channels and in their messages."""
    people = people_of(house, names)
    seen = [m for p in people for m in [*p.messages(house.table.general), *p.inbox]]
    return json.dumps([m.data for m in seen if not m.deleted], ensure_ascii=False)


async def test_a_finished_match_stays_readable_without_the_name(house: House) -> None:
    board = await finished(house, "Anna", "Boris")
    code, (anna, boris) = code_of(board), people_of(house, ("Anna", "Boris"))
    whole = await match_file(house.db, await live_of(house, code), None)
    for message in boris.messages(house.table.general):
        if message.ephemeral:
            await boris.dismiss(message)
    await erased(house, anna)
    for message in [m for m in anna.messages(house.table.general) if m.ephemeral]:
        await anna.dismiss(message)
    assert f"<@{anna.id}>" not in everything(house, "Boris")
    assert '"Anna' not in everything(house, "Boris").replace('"global_name": "Anna"', "").replace(
        '"username": "Anna"', ""
    )
    former = words("en")("former-player")
    log = await shown(await boris.slash("log", {"match": code}))
    assert former in log.text
    assert "Anna" not in log.text
    assert file_bytes(await match_file(house.db, await live_of(house, code), None)) == file_bytes(whole)
    pressed = await boris.press(board, label=words("en")("button-rematch"))
    again = await pressed.answered()
    await house.settled()
    assert again.message is not None
    assert anna.id not in json.dumps(again.message.data)
    assert "<@-" not in everything(house, "Boris")
    assert f"<@{anna.id}>" not in everything(house, "Boris")


async def test_an_old_table_whose_message_was_deleted_is_not_shown_again(house: House) -> None:
    board = await finished(house, "Anna", "Boris")
    house.table.world.remove_message(board)
    house.clock.forward(2 * 3600)
    anna = house.table.person("Anna")
    before = [m.id for m in anna.messages(house.table.general) if not m.ephemeral]
    await erased(house, anna)
    assert [m.id for m in anna.messages(house.table.general) if not m.ephemeral] == before


async def test_lobbies_are_left_and_an_empty_one_closes(house: House, caplog: pytest.LogCaptureFixture) -> None:
    alone, both = await house.lobby("Vera"), await house.lobby("Vera", "Boris")
    codes, vera = [code_of(alone), code_of(both)], house.table.person("Vera")
    assert texts(vera)("data-leaves", running=2) in await erased(house, vera)
    first, second = [await live_of(house, code) for code in codes]
    assert (first.row.status, second.row.status) == ("closed", "lobby")
    assert second.row.host == int(house.table.person("Boris").id)
    for message in (alone, both):
        assert "Vera" not in message.text
        assert vera.id not in message.text
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


async def test_nothing_is_deleted_by_looking_or_by_saying_no(house: House) -> None:
    board = await house.match(*NAMES)
    vera = house.table.person("Vera")
    offer = await shown(await vera.slash("my-data"))
    question = await shown(await vera.press(offer, label=texts(vera)("button-data-ask")))
    await vera.press(question, label=texts(vera)("button-data-keep"))
    assert question.text == texts(vera)("data-kept")
    assert (await live_of(house, code_of(board))).seat_of(int(vera.id)) is not None
    assert (await exported(vera))["account"][0]["name"] == "Vera"


async def test_deleting_twice_and_coming_back(house: House) -> None:
    board = await house.match(*NAMES)
    vera = house.table.person("Vera")
    assert await erased(house, vera)
    assert texts(vera)("data-leaves", running=0) in await erased(house, vera)
    rows = await house.db.read("SELECT user FROM players WHERE user = ?", int(vera.id))
    assert rows == []
    again = await house.lobby("Vera", "Boris")
    assert "Vera" in again.text
    assert (await exported(vera))["account"][0]["name"] == "Vera"
    assert "Vera" not in board.text


async def test_a_stop_in_the_middle_is_made_up_for_after_the_start(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from store.people import erasing  # the module that is broken and mended here

    board = await house.match(*NAMES)
    code, vera = code_of(board), house.table.person("Vera")
    plain, begun, loop = erasing.finish, asyncio.Event(), asyncio.get_running_loop()

    def stopped(*_: object, **__: object) -> bool:
        loop.call_soon_threadsafe(begun.set)
        raise OSError("the power is gone")

    monkeypatch.setattr(erasing, "finish", stopped)
    offer = await shown(await vera.slash("my-data"))
    question = await shown(await vera.press(offer, label=texts(vera)("button-data-ask")))
    await vera.press(question, label=texts(vera)("button-data-erase"), wait=False)
    await begun.wait()  # a press that comes while the bot stops is told to come again
    await house.close()
    monkeypatch.setattr(erasing, "finish", plain)
    await house.open()
    await house.bot.timekeeper.tick()
    await house.settled()
    assert await house.db.read("SELECT user FROM players WHERE user = ?", int(vera.id)) == []
    live = await live_of(house, code)
    assert (live.seats[2].status, live.seats[2].name) == ("practice", "")
    assert panel(house.table.person("Boris"), code)
    assert controls(panel(house.table.person("Boris"), code))
