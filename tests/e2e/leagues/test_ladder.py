"""Three people on a ladder by presses: challenges, a match, places, deadlines, a restart in between (TM-57)."""

from __future__ import annotations

import asyncio

import pytest

from referee.leagues.slots import CARD
from store.leagues import games
from tests.e2e.conftest import House
from tests.e2e.leagues.climb import Climb, alts, shown, texts
from tournaments.leagues.ladder import DAY, Settled

PNG = b"\x89PNG"

NAMES = ("Boris", "Vera", "Grisha")


@pytest.mark.rule("TM-57")
async def test_three_people_on_a_ladder(house: House) -> None:
    climb = await Climb.made(house)
    boris, vera, grisha = people = [house.table.person(name, locale="en-GB") for name in NAMES]
    for person in people:
        assert "at the bottom" in (await climb.press(person, "button-ladder-join")).text
    await climb.settled()
    assert await climb.names() == [*NAMES]

    # Grisha challenges the top, and is accepted in a private message after a restart.
    await climb.challenge(grisha, "Boris")
    asked = boris.inbox[-1]
    assert "Grisha challenges you" in asked.text
    await house.close()
    await house.open()
    await climb.settled()
    assert len(boris.inbox) == 1, "nothing is sent twice"
    await boris.press(asked, label=texts(boris)("button-ladder-accept"))
    await climb.settled()
    assert "has accepted" in grisha.inbox[-1].text
    live = await climb.table()
    await climb.arrive(live, boris, grisha)
    assert live.row.status == "playing"

    # Boris concedes; the bot stops before the ladder knows.
    await house.bot.referee.seats.concede(live.row.code, int(boris.id))
    await house.close()
    await house.open()
    await climb.settled()
    assert await climb.names() == ["Grisha", "Boris", "Vera"]
    ladder = await climb.ladder()
    assert sum(isinstance(fact, Settled) for fact in ladder.facts) == 1
    assert await games.news(house.db, ladder.row.id) == []
    card = (await climb.message(CARD, vera)).text
    assert card.index("Grisha") < card.index("Boris") < card.index("Vera")
    news = [m for m in vera.messages(house.table.general) if "takes the place of" in m.text]
    assert len(news) == 1

    # Vera challenges Grisha, who does not answer in three days.
    await climb.challenge(vera, "Grisha")
    house.clock.forward(3 * DAY + 60)
    await climb.settled()
    assert await climb.names() == ["Vera", "Grisha", "Boris"]
    assert "by forfeit" in grisha.inbox[-1].text


async def test_a_match_has_a_thread_and_leads_back_to_the_ladder_at_its_end(house: House) -> None:
    climb = await Climb.made(house)
    boris, vera = (house.table.person(name, locale="en-GB") for name in NAMES[:2])
    for person in (boris, vera):
        await climb.press(person, "button-ladder-join")
    await climb.challenge(vera, "Boris")
    await boris.press(boris.inbox[-1], label=texts(boris)("button-ladder-accept"))
    await climb.settled()
    live = await climb.table()
    await climb.arrive(live, boris, vera)
    [thread] = house.table.threads(house.table.general)
    assert live.row.channel == int(thread.id)
    await house.bot.referee.seats.concede(live.row.code, int(boris.id))
    await climb.settled()
    board = await climb.board(live, vera)
    labels = str(board.components)
    assert climb.card_text("button-rematch") not in labels
    own = await shown(await vera.press(board, label=climb.card_text("button-match-ladder")))
    assert "You stand on place 1 of 2" in own.text or "1 of 2" in own.text


@pytest.mark.rule("TM-57", "TM-67")
async def test_links_lead_to_the_match_also_before_it_begins(house: House) -> None:
    climb = await Climb.made(house)
    boris, vera = (house.table.person(name, locale="en-GB") for name in NAMES[:2])
    for person in (boris, vera):
        await climb.press(person, "button-ladder-join")
    await climb.challenge(vera, "Boris")
    asked = boris.inbox[-1]
    accepted = await shown(await boris.press(asked, label=texts(boris)("button-ladder-accept")))
    await climb.settled()
    live = await climb.table()

    async def check_links() -> str:
        """Assert that both private messages, the card and the own page link to the match's message; return where it is."""
        board = await climb.board(live, vera)
        link = f"{live.row.channel}/{board.id})"
        own = await climb.press(vera, "button-ladder-mine")
        kept = next(m for m in boris.inbox if m.id == asked.id)
        for message in (kept, vera.inbox[-1], await climb.message(CARD, vera), own):
            assert link in message.text, message.text
        return link

    waiting = await check_links()
    assert waiting in accepted.text, "the answer to the press leads there at once"
    await climb.arrive(live, boris, vera)
    assert await check_links() != waiting, "the board is in the thread now"
    assert live.row.channel != int(house.table.general.id)


async def test_all_places_are_a_picture_with_the_own_row_and_the_same_as_text(house: House) -> None:
    climb = await Climb.made(house)
    people = [house.table.person(name, locale="en-GB") for name in NAMES]
    for person in people:
        await climb.press(person, "button-ladder-join")
    page = await climb.press(people[2], "button-ladder-places")
    [picture] = page.attachments
    assert "You: place 3 of 3" in alts(page)[0]
    assert page.files[picture["id"]].data.startswith(PNG)
    assert page.text.index("Boris") < page.text.index("Vera") < page.text.index("Grisha")


@pytest.mark.rule("TM-57")
async def test_the_card_has_a_picture_that_is_painted_while_the_ladder_goes_on(house: House) -> None:
    climb = await Climb.made(house)
    people = [house.table.person(name, locale="en-GB") for name in NAMES]
    for person in people:
        await climb.press(person, "button-ladder-join")
    await climb.challenge(people[2], "Boris")
    await people[0].press(people[0].inbox[-1], label=texts(people[0])("button-ladder-decline"))
    await people[0].press(people[0].inbox[-1], label=texts(people[0])("button-ladder-decline-sure"))
    await climb.settled()
    card = await climb.message(CARD, people[0])
    [picture] = card.attachments
    assert card.files[picture["id"]].data.startswith(PNG)
    [alt] = alts(card)
    assert alt == "The long ladder. 1. Grisha (up by 2); 2. Boris (down by 1); 3. Vera (down by 1)."
    assert card.text.index("Grisha") < card.text.index("Boris") < card.text.index("Vera"), "the top is text, too"

    # Whoever presses does not wait for the painter, and without a picture the card is text.
    pictures, begun, free = house.bot.desk.composer.pictures, asyncio.Event(), asyncio.Event()

    async def paint(*_args: object) -> bytes:
        begun.set()
        await free.wait()
        raise RuntimeError("no paint")

    pictures.paint_page = paint  # type: ignore[attr-defined]
    gone = await climb.press(people[1], "button-ladder-leave")
    await people[1].press(gone, label=texts(people[1])("button-ladder-leave-sure"))
    await asyncio.wait_for(begun.wait(), 30)
    assert "at the bottom" in (await climb.press(people[1], "button-ladder-join")).text
    free.set()
    await climb.settled()
    card = await climb.message(CARD, people[0])
    assert card.attachments == []
    assert card.text.index("Grisha") < card.text.index("Boris") < card.text.index("Vera")


async def test_an_organiser_lets_matches_stand_in_the_channel(house: House) -> None:
    climb = await Climb.made(house)
    anna, say = climb.boss, texts(climb.boss)
    boris, vera = (house.table.person(name, locale="en-GB") for name in NAMES[:2])
    for person in (boris, vera):
        await climb.press(person, "button-ladder-join")
    panel = await climb.press(anna, "button-ladder-organise")
    assert say("organise-set-rooms-threads") in panel.text
    panel = await shown(await anna.press(panel, label=say("button-ladder-rooms-channel")))
    assert say("organise-set-rooms-channel") in panel.text
    await climb.challenge(vera, "Boris")
    await boris.press(boris.inbox[-1], label=texts(boris)("button-ladder-accept"))
    await climb.settled()
    live = await climb.table()
    await climb.arrive(live, boris, vera)
    assert house.table.threads(house.table.general) == []
    assert live.row.channel == int(house.table.general.id)


async def test_to_decline_asks_first_and_a_second_press_finds_nothing(house: House) -> None:
    climb = await Climb.made(house)
    boris, vera = (house.table.person(name, locale="ru") for name in NAMES[:2])
    for person in (boris, vera):
        await climb.press(person, "button-ladder-join")
    await climb.challenge(vera, "Boris")
    asked, say = boris.inbox[-1], texts(boris)
    assert "вас вызывает" in asked.text
    question = await shown(await boris.press(asked, label=say("button-ladder-decline")))
    assert say("ladder-ask-decline") in question.text
    await boris.press(question, label=say("button-ladder-decline-sure"))
    await climb.settled()
    assert await climb.names() == ["Vera", "Boris"]
    # The loser is spoken to; the channel and the log name both, and that it was declined.
    assert "Вы отказались от вызова. Победа без игры: Vera. Победитель занимает ваше место" in next(
        m.text for m in boris.inbox if m.id == asked.id
    )
    assert "Boris declines the challenge. Vera wins by forfeit" in boris.messages(house.table.general)[-1].text
    log = await climb.press(boris, "button-ladder-log")
    assert "Boris отказывается от вызова. Победа без игры: Vera." in log.text
    page = await climb.press(boris, "button-ladder-mine")
    assert "Ваше место: 2 из 2" in page.text
    left = await climb.press(boris, "button-ladder-leave")
    await boris.press(left, label=say("button-ladder-leave-sure"))
    await climb.settled()
    assert await climb.names() == ["Vera"]


async def test_organisers_remove_decide_and_close_with_reasons(house: House) -> None:
    climb = await Climb.made(house, reach="2")
    anna, say = climb.boss, texts(climb.boss)
    boris, vera, grisha = people = [house.table.person(name, locale="en-GB") for name in NAMES]
    for person in people:
        await climb.press(person, "button-ladder-join")
    await climb.challenge(grisha, "Boris")
    refused = await climb.press(vera, "button-ladder-organise")
    assert "Only organisers" in refused.text
    panel = await climb.press(anna, "button-ladder-organise")
    settle = next(select for select in panel.selects() if "ladsettle" in select["custom_id"])
    page = await shown(await anna.pick(panel, settle["options"][0]["value"], custom_id=settle["custom_id"]))
    form = await anna.press(page, label=say("ladder-winner-is", name="Grisha"))
    panel = await shown(await anna.submit(form, {"reason": "Played at the club"}))
    await climb.settled()
    assert await climb.names() == ["Grisha", "Boris", "Vera"]
    assert any("Played at the club" in m.text for m in vera.messages(house.table.general))
    remove = next(select for select in panel.selects() if "ladremove" in select["custom_id"])
    value = next(option["value"] for option in remove["options"] if "Boris" in option["label"])
    form = await anna.pick(panel, value, custom_id=remove["custom_id"])
    panel = await shown(await anna.submit(form, {"reason": "Moved away"}))
    assert await climb.names() == ["Grisha", "Vera"]
    page = await shown(await anna.press(panel, label=say("button-league-page")))
    [attached] = page.attachments
    assert attached["filename"].endswith(".page.html")
    assert b"Grisha" in page.files[attached["id"]].data
    form = await anna.press(panel, label=say("button-ladder-close"))
    await anna.submit(form, {"reason": "The season is over"})
    await climb.settled()
    card = await climb.message(CARD, boris)
    assert "This ladder is closed" in card.text
    log = await climb.press(boris, "button-ladder-log")
    assert "Moved away" in log.text
    page = await climb.press(boris, "button-league-page")
    assert len(page.attachments) == 1, "everybody gets it once the ladder is closed"


async def test_only_who_may_manage_makes_ladders(house: House) -> None:
    boris = house.table.person("Boris", locale="en-GB")
    listed = await shown(await boris.slash("league", sub="list", channel=house.table.general))
    assert "There are none here yet" in listed.text
    assert texts(boris)("button-ladder-new") not in str(listed.components)
