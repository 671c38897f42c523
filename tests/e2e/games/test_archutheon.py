"""Archutheon by buttons: whole matches, hidden cards, orders, undo, restarts, practice players."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random

import pytest

from cogs.kit.match_texts.reader import Reader
from cogs.screens.log.story import Chronicle
from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision
from store.seats import orders
from table.acts.people import Person
from tests.e2e.clocks.timing import HOUR, reminders, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.dueling import DUEL, quickly_advised
from tests.e2e.playing import controls, live_of, panel, people_of, restart, texts
from tests.e2e.tables import begun
from tests.engines.archutheon.sample import MODULES

COMMAND = {name if name != "slots" else "board": value for name, value in MODULES.items()}
"""All modules, as options of the command."""

IDLE = frozenset({"pass", "end", "stop", "nothing"})
LONGEST = 900
TURNS, WAITS = 8, 4
"""The turns that are played by correspondence, and the waits of half of them at most, for both players together."""

pytestmark = pytest.mark.usefixtures("same_dice")


def lively(asked: Decision, rng: Random) -> Sequence[str]:
    """Return an answer at random, seldom one that does nothing."""
    keys = [option.key for option in asked.options if option.key not in IDLE]
    if asked.several or asked.facets or not keys or rng.random() < 0.1:
        return random_keys(asked, rng)
    return [rng.choice(keys)]


async def advance(house: House, person: Person, code: str, rng: Random) -> Decision | None:
    """Let a person who is asked answer on their panel; return the question."""
    asked = await table.question(house, person, code)
    if asked is not None:
        await table.reply(house, person, code, lambda each: lively(each, rng))
    return asked


async def until(house: House, code: str, kind: str, rng: Random) -> tuple[Person, Decision]:
    """Play on until somebody is asked a question of this kind; return them with it."""
    for _ in range(LONGEST):
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            if asked is not None and asked.kind == kind:
                return person, asked
            await advance(house, person, code, rng)
    raise AssertionError(f"nobody was asked {kind!r}")


# ---------------------------------------------------------------- whole matches


@pytest.mark.usefixtures("quickly_painted")
async def test_a_whole_match_is_played_by_buttons(house: House, caplog: pytest.LogCaptureFixture) -> None:
    rng = Random(3)
    with caplog.at_level(logging.WARNING):
        code = await begun(house, "archutheon", *DUEL, language="ru", **COMMAND)
        for _ in range(LONGEST):
            if (await live_of(house, code)).row.status == "over":
                break
            for person in people_of(house, DUEL):
                if await table.question(house, person, code) is not None:
                    keys = quickly_advised(await live_of(house, code), int(person.id), rng)
                    await table.reply(house, person, code, lambda _, keys=keys: keys)  # type: ignore[misc]  # a default
    live = await live_of(house, code)
    assert live.row.status == "over"
    assert live.view(None).table.winner in (0, 1)
    end = panel(people_of(house, DUEL)[0], code)
    assert controls(end) == []
    last = await Chronicle(house.bot.referee).last_line(Reader.of(live, "ru"))
    assert last
    assert last in end.text, "the end says which act it was"
    shown = people_of(house, DUEL)[0].messages(house.table.general)
    (result,) = [each for each in shown if any(file["filename"] == "result.png" for file in each.attachments)]
    assert last in result.text
    assert [r for r in caplog.records if r.name.startswith("arbiter") and r.levelno > logging.WARNING] == []


# ---------------------------------------------------------------- declaring


async def test_a_card_is_declared_in_three_presses_and_hidden_ones_show_nothing(house: House) -> None:
    code, rng = await begun(house, "archutheon", *DUEL), Random(1)
    person, asked = await until(house, code, "declare", rng)
    (other,) = [each for each in people_of(house, DUEL) if each.id != person.id]
    shown, seat = panel(person, code), asked.seat
    assert [each["filename"] for each in shown.attachments] == ["hand.png", "arena.png"], (
        "the board next to the question"
    )
    way = next(option.key for option in asked.options if option.key.startswith("hide:"))
    card = way.rpartition(":")[2]
    await table.press_in_group(house, person, shown, asked, way)
    await house.settled()
    while (found := await table.question(house, person, code)) is not None and found.kind != "declare":
        await advance(house, person, code, rng)
    live = await live_of(house, code)
    assert live.view(seat).table.declared[-1].card == card
    hidden = live.view(1 - seat).table.declared[-1]
    assert (hidden.hidden, hidden.card, hidden.hero) == (True, "", -1)
    name = live.rules_and_match[0].pack.card[card].name.in_language("en")
    said_to_other = panel(other, code).text
    assert name not in said_to_other.partition("?")[0].split("your hand")[0]


async def test_an_order_to_pass_answers_until_the_turn_ends(house: House) -> None:
    code, rng = await begun(house, "archutheon", *DUEL), Random(1)
    person, _ = await until(house, code, "answer", rng)
    turn = (await live_of(house, code)).view(None).table.turn
    shown = panel(person, code)
    select = next(s for s in shown.selects() if ":order:" in s["custom_id"])
    await (await person.pick(shown, "turn", custom_id=select["custom_id"])).answered()
    await house.settled()
    for _ in range(60):
        if (await live_of(house, code)).view(None).table.turn != turn:
            break
        for each in people_of(house, DUEL):
            asked = await table.question(house, each, code)
            assert asked is None or (asked.kind, each.id) != ("answer", person.id)
            await advance(house, each, code, rng)
    else:
        raise AssertionError("the turn did not end")


# ---------------------------------------------------------------- undo, restarts, practice


async def test_a_match_goes_on_after_a_restart_in_the_middle_of_a_declaration(house: House) -> None:
    code, rng = await begun(house, "archutheon", *DUEL, language="ru"), Random(1)
    person, asked = await until(house, code, "answer", rng)
    shown, before = panel(person, code), (await live_of(house, code)).view(asked.seat)
    await house.close()
    await house.open()
    await house.settled()
    assert (await live_of(house, code)).view(asked.seat) == before
    assert panel(person, code) is shown
    await table.reply(house, person, code, lambda _: ["pass"])
    after = await table.question(house, person, code)
    assert after is None or after.id != asked.id, "the answer was taken"


async def test_a_step_is_taken_back_alone(house: House) -> None:
    code, rng = await begun(house, "archutheon", *DUEL), Random(1)
    person, asked = await until(house, code, "turn", rng)
    before, say = (await live_of(house, code)).view(asked.seat).table, texts(person)
    await table.reply(house, person, code, lambda _: ["move"])
    undone = await (await person.press(panel(person, code), label=say("button-undo"))).answered()
    assert undone.message is not None
    assert say("undo-free") in undone.message.text
    await person.press(undone.message, label=say("button-undo-now"))
    await house.settled()
    assert (await live_of(house, code)).view(asked.seat).table == before


@pytest.mark.usefixtures("quickly_painted")
async def test_a_practice_player_answers_when_it_is_asked(house: House) -> None:
    code, rng = await begun(house, "archutheon", "Anna", practice=1), Random(6)
    (anna,) = people_of(house, ["Anna"])
    for _ in range(400):
        if (await live_of(house, code)).view(None).table.turn >= 3:
            break
        await advance(house, anna, code, rng)
        await house.settled()
    assert (await live_of(house, code)).view(None).table.turn >= 3


@pytest.mark.usefixtures("quickly_painted")
async def test_turns_by_correspondence_with_the_order_to_execute_take_few_waits(house: House) -> None:
    """Who plays a turn in one sitting waits for the other only where a card is answered, and never to go on to the execution."""
    code, rng = await begun(house, "archutheon", *DUEL, clock="2d"), Random(5)
    waits: dict[int, int] = {}
    for _ in range(LONGEST):
        live = await live_of(house, code)
        turn = live.view(None).table.turn
        if turn > TURNS:
            break
        for person in people_of(house, DUEL):
            asked = await table.question(house, person, code)
            if asked is None:
                continue
            await wait(house, 6 * HOUR)
            waits[turn] = waits.get(turn, 0) + 1
            while (asked := await table.question(house, person, code)) is not None:
                if asked.kind == "declare" and not await is_ordered(house, person, code) and await order(person, code):
                    await house.settled()
                    continue
                keys = quickly_advised(await live_of(house, code), int(person.id), rng)
                await table.reply(house, person, code, lambda _, keys=keys: keys)  # type: ignore[misc]  # a default
        if turn % 3 == 0:
            await restart(house)
    assert (await live_of(house, code)).row.status == "playing"
    assert all(reminders(person) == [] for person in people_of(house, DUEL))
    assert sorted(waits.values())[len(waits) // 2] <= WAITS, waits


async def is_ordered(house: House, person: Person, code: str) -> bool:
    """Return whether an order of a person is in force."""
    live = await live_of(house, code)
    seat = live.seat_of(int(person.id))
    assert seat is not None
    return any(row.seat == seat.seat for row in await orders.standing(house.bot.referee.db, live.row.id))


async def order(person: Person, code: str) -> bool:
    """Give the order that stands beside the question; return whether one does: before a first card none does."""
    shown = panel(person, code)
    select = next((s for s in shown.selects() if ":order:" in s["custom_id"]), None)
    if select is not None:
        await (await person.pick(shown, "cancel", custom_id=select["custom_id"])).answered()
    return select is not None
