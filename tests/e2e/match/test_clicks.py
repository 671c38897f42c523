"""Presses that come twice, too late, out of turn or all at once: a clear answer, and nothing else changes."""

from __future__ import annotations

import asyncio
import logging

import pytest

from cogs.kit.answering import answers
from referee.lobby import places
from tests.e2e.conftest import House
from tests.e2e.playing import (
    answer,
    asked,
    cited,
    code_of,
    controls,
    forge,
    live_of,
    panel,
    people_of,
    play_on,
    said,
    stored,
    texts,
)

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
CALLBACK = r"^/interactions/\d+/[^/]+/callback$"


async def test_double_press(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, _) = code_of(board), people_of(house, NAMES)
    message = panel(anna)
    first, second = [await answer(anna, message, wait=False) for _ in range(2)]
    await asyncio.gather(first.settled(), second.settled())
    assert (first.state, second.state) == ("answered", "answered")
    rows = (await stored(house, code))["choices"]
    assert len(rows) == 1
    assert first.message is second.message is message
    assert controls(message, "r") != []
    await house.settled()
    assert len(anna.inbox) == 1


async def test_two_different_buttons_at_once(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, _) = code_of(board), people_of(house, NAMES)
    message = panel(anna)
    presses = [await answer(anna, message, nth, wait=False) for nth in (0, 1)]
    await asyncio.gather(*(press.settled() for press in presses))
    live = await live_of(house, code)
    assert live.match is not None
    rows = (await stored(house, code))["choices"]
    assert len(rows) == 1
    assert f'["{live.match.lanes[0].draft[0]}"]' in rows[0]


async def test_stale_panel_of_an_earlier_round(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    old = controls(panel(anna))[0]
    await play_on(house, NAMES, code)
    before = await stored(house, code)
    done = await forge(house, anna, panel(anna), old).answered()
    assert done.message is panel(anna)
    assert texts(anna)("illegal-answered") in panel(anna).text
    assert "TK-" not in panel(anna).text.split(texts(anna)("illegal-answered"))[1].splitlines()[0]
    assert controls(panel(anna)) != []
    assert await stored(house, code) == before
    await house.settled()
    assert len(boris.inbox) == len(anna.inbox) == 1


async def test_stale_ephemeral_panel(house: House) -> None:
    """A panel that is no longer brought up to date shows after a press what is asked now."""
    await house.match(*NAMES)
    anna = house.table.person("Anna")
    old = (await (await anna.slash("act")).answered()).message
    newer = (await (await anna.slash("act")).answered()).message
    assert old is not None
    assert newer is not None
    await answer(anna, panel(anna))
    await house.settled()
    again = await answer(anna, old)
    assert again.message is old
    assert texts(anna)("illegal-answered") in old.text
    assert controls(old, "r") == controls(newer, "r") == controls(panel(anna), "r")


async def test_late_revision(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    await answer(anna, panel(anna))
    late = controls(panel(anna), "r")[1]
    await answer(boris, panel(boris))
    await house.settled()
    before = await stored(house, code)
    await forge(house, anna, panel(anna), late).answered()
    assert texts(anna)("illegal-answered") in panel(anna).text
    assert await stored(house, code) == before


@pytest.mark.parametrize("action", ["c", "r"])
async def test_foreign_panel(house: House, action: str) -> None:
    """Boris sends the id of a control of Anna's; the answer is the same whether she has answered or not."""
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    open_ids = controls(panel(anna))
    heard = []
    for step in range(2):
        if step:
            await answer(anna, panel(anna))
        before = await stored(house, code)
        sealed = [
            name.replace(":c:", f":{action}:").replace(":1.1:", ":1:" if action == "r" else ":1.1:")
            for name in open_ids
        ]
        for name in (*sealed, f"v1:{code}:done:panel.0:0:1.1", f"v1:{code}:add:panel.0:0:1.1:*0"):
            shown = panel(boris).text
            heard.append(await said(forge(house, boris, panel(boris), name, [] if ":add:" in name else None)))
            assert panel(boris).text == shown
        assert await stored(house, code) == before
    assert set(heard) == {cited(texts(boris), "refused-foreign-seat", owner="Anna", rule="TK-36")}


async def test_somebody_without_a_seat(house: House) -> None:
    board = await house.match(*NAMES)
    code, vera = code_of(board), house.table.person("Vera")
    before = await stored(house, code)
    for label in ("My hand", "Act"):
        assert await said(await vera.press(board, label=label)) == texts(vera)("refused-no-seat")
    name = controls(panel(house.table.person("Anna")))[0]
    assert await said(forge(house, vera, board, name)) == texts(vera)("refused-no-seat")
    assert await stored(house, code) == before
    assert vera.inbox == []
    log = await said(await vera.press(board, label="Log"))
    assert log.startswith(texts(vera)("log-title", code=code, page=1, pages=1))
    assert "Condition" not in log


async def test_finished_match(house: House) -> None:
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    name = controls(panel(boris))[0]
    asked_again = await (await boris.slash("concede")).answered()
    assert asked_again.message is not None
    await house.bot.referee.seats.concede(code, int(anna.id))
    await house.settled()
    before = await stored(house, code)
    over = texts(boris)("refused-over")
    await forge(house, boris, panel(boris), name).answered()
    assert over in panel(boris).text
    assert controls(panel(boris)) == []
    assert await said(await boris.press(asked_again.message, label=texts(boris)("button-concede"))) == over
    assert await stored(house, code) == before


async def test_two_people_at_once(house: House) -> None:
    """Both answers of a lane arrive together, again and again: each panel ends up showing the present."""
    board = await house.match(*NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    for _ in range(6):
        questions = [await asked(house, code, seat) for seat in (0, 1)]
        presses = [await answer(p, panel(p), wait=False) for p, q in zip(people, questions, strict=True) if q]
        await asyncio.gather(*(press.settled() for press in presses))
        await house.settled()
        live = await live_of(house, code)
        for seat, person in enumerate(people):
            decision = await asked(house, code, seat)
            numbers = {name.split(":")[5] for name in controls(panel(person))}
            assert numbers == ({decision.id} if decision else set())
        if live.row.status != "playing":
            break
    rows = (await stored(house, code))["choices"]
    assert len(rows) >= 10


async def test_late_interaction(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Discord has given up on the press, but the choice counts and the panel follows."""
    await house.match(*NAMES)
    anna = house.table.person("Anna")

    async def wait_long() -> None:
        house.clock.forward(3.5)

    house.table.faults.before("POST", CALLBACK, wait_long)
    with caplog.at_level(logging.WARNING, "arbiter"):
        done = await answer(anna, panel(anna))
        await house.settled()
    assert done.state == "failed"
    assert [r.levelname for r in caplog.records if r.name == "arbiter.answers"] == ["WARNING"]
    assert "could not be answered" in caplog.text
    assert controls(panel(anna), "r") != []
    assert (await answer(house.table.person("Boris"), panel(house.table.person("Boris")))).state == "answered"


async def test_an_answer_on_its_way_is_not_deferred_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.match(*NAMES)
    anna = house.table.person("Anna")
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.3)

    async def slowly() -> None:
        await asyncio.sleep(0.5)

    house.table.faults.before("POST", CALLBACK, slowly)
    await (await answer(anna, panel(anna), wait=False)).answered()
    await house.settled()
    assert controls(panel(anna), "r") != []
    assert [status for _, path, _, status in house.table.requests if "callback" in path and status >= 400] == []


async def test_the_cards_are_opened_while_an_answer_is_on_its_way(house: House) -> None:
    """Anna is being told that her choice is sealed when Boris's opens the cards: her panel must not stay behind."""
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    opened = asyncio.Event()

    async def hold() -> None:
        await opened.wait()

    house.table.faults.before("POST", CALLBACK, hold)
    pressed = await answer(anna, panel(anna), wait=False)
    await house.table.until(lambda: bool(controls(panel(boris))))
    while not (await stored(house, code))["choices"]:
        await house.table.world.change(0.02)
    await answer(boris, panel(boris))
    opened.set()
    await pressed.answered()
    await house.settled()
    question = await asked(house, code, 0)
    assert question is not None
    assert {name.split(":")[5] for name in controls(panel(anna))} == {question.id}


async def test_a_press_while_the_panel_is_being_edited(house: House) -> None:
    """An edit that was under way before the press must not end up on top of the answer to it."""
    board = await house.match(*NAMES)
    code, (anna, boris) = code_of(board), people_of(house, NAMES)
    await answer(anna, panel(anna))
    edit, release = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        edit.set()
        await release.wait()

    assert anna.dm is not None
    house.table.faults.before("PATCH", rf"^/channels/{anna.dm.id}/messages/\d+$", hold)
    await answer(boris, panel(boris))
    await edit.wait()
    question = await asked(house, code, 0)
    assert question is not None
    pressed = forge(house, anna, panel(anna), f"v1:{code}:c:panel.0:0:{question.id}:-")
    # However long the edit takes: the answer to the press may come before it only if it is not undone by it.
    await asyncio.wait({asyncio.ensure_future(pressed.answered())}, timeout=0.7)
    release.set()
    await pressed.answered()
    await house.settled()
    assert controls(panel(anna)) == []
    assert controls(panel(anna), "r") != []
    assert await asked(house, code, 0) is None


@pytest.mark.parametrize("private", [True, False])
async def test_deferred_answer_is_filled_in(house: House, monkeypatch: pytest.MonkeyPatch, private: bool) -> None:
    anna = house.table.person("Anna")
    board = await house.match(*NAMES) if private else None
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.0)
    if board:
        done = await (await anna.press(board, label="My hand")).answered()
        assert done.message is not None
        assert done.message.ephemeral
        assert controls(done.message) == controls(panel(anna))
        pressed = await (await answer(anna, done.message)).answered()
        await house.settled()
        assert pressed.message is done.message
        assert controls(done.message, "r") != []
    else:
        opened = await (await anna.slash("play", {"language": "en"}, sub="krendel")).answered()
        assert opened.message is not None
        assert not opened.message.ephemeral
        assert "Anna" in opened.message.text
        await (await house.table.person("Boris").press(opened.message, label="Join")).answered()
        await house.settled()
        assert "Boris" in opened.message.text
        public = [m for m in anna.messages(house.table.general) if not m.ephemeral]
        assert public == [opened.message]


async def test_a_refusal_is_private_even_after_a_deferral_that_all_saw(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = house.table.person("Anna")
    monkeypatch.setattr(answers, "DEFER_AFTER", 0.0)
    monkeypatch.setattr(places, "OPEN_PER_USER", 0)
    asked = await (await anna.slash("play", sub="krendel", channel=house.table.general)).answered()
    await house.table.until(lambda: asked.followups != [])
    assert await said(asked) == texts(anna)("refused-too-many-matches", limit=0)
    assert [m for m in anna.messages(house.table.general) if not m.ephemeral] == []


async def test_a_secret_choice_can_be_started_over(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna = house.table.person("Anna")
    assert texts(anna)("button-again") not in [b["label"] for b in panel(anna).buttons()]
    await answer(anna, panel(anna))
    await house.bot.referee.take_back(code, int(anna.id), 0)
    await house.settled()
    again = await anna.press(panel(anna), label=texts(anna)("button-again"))
    assert again.state == "answered"
    kinds = [row[5] for row in (await stored(house, code))["choices"]]
    assert kinds == ["creature", "take_back", "take_back"]
    assert (await answer(anna, panel(anna))).state == "answered"
