"""Standing orders as people give them: on the panel at a window, on the page, by command; over a restart; in secret."""

from __future__ import annotations

import pytest

from engines.kernel.state.model import Decision
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.playing import answer, code_of, controls, forge, live_of, panel, people_of, said, texts
from tests.support.gauntlet_words import gauntlet
from words.texts import words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet", "same_dice")

NAMES = ("Anna", "Boris", "Vera")
SAY = words("en", strict=True)


def casting(asked: Decision) -> list[str]:
    """Lay a card face down and cast it when it can be cast, else pass."""
    keys = [option.key for option in asked.options]
    if asked.kind in ("card", "aim", "trap"):
        return keys[:1]
    return next(([key] for key in ("cast", "pass") if key in keys), keys[: asked.least])


async def at_a_window(house: House) -> tuple[Message, str, Person]:
    """Return the board of a gauntlet where somebody is asked to respond to a card, its code, and who is asked."""
    board = await toy.match(house, *NAMES)
    code = code_of(board)
    return board, code, await toy.until(house, people_of(house, NAMES), code, "respond", casting)


async def page(person: Person, code: str) -> Message:
    """Open the page of orders from the panel."""
    shown = await (await person.press(panel(person, code), label=texts(person)("button-orders"))).answered()
    assert shown.message is not None
    return shown.message


def worded(person: Person, key: str, until: str = "", order: str = "gauntlet-order-pass") -> str:
    """Return what a person is told of an order, in their language."""
    say = texts(person)
    ends = {"until": say(until)} if until else {}
    return say(key, order=say(order), **ends)


def public(house: House, board: Message) -> list[str]:
    """Return all that the channel shows."""
    return [board.text, *(m.text for m in house.table.person("Gleb").messages(house.table.general))]


async def test_pass_until_at_a_window_answers_it_and_the_next_ones(house: House) -> None:
    board, code, one = await at_a_window(house)
    before = public(house, board)
    versions = (await live_of(house, code)).row.version
    since = len(house.table.requests)
    done = await one.pick(panel(one, code), "turn", custom_id=controls(panel(one, code), "order")[0])
    assert (await done.answered()).state == "answered"
    await house.settled()
    # Said in the answer to the press; the panel goes on when the order has answered for the first time.
    given = worded(one, "orders-given", "gauntlet-until-turn")
    assert any(given in str(body) for _, _, body, _ in house.table.requests[since:])
    assert len(house.table.person("Gleb").messages(house.table.general)) == len(before) - 1
    assert (await live_of(house, code)).row.version > versions
    asked = await toy.question(house, one, code)
    assert asked is None or asked.kind != "respond"
    assert worded(one, "orders-stands", "gauntlet-until-turn") in panel(one, code).text
    for other in people_of(house, NAMES):
        if other.id != one.id:
            assert texts(other)("gauntlet-until-turn") not in panel(other, code).text
    said_of_it = (SAY("gauntlet-until-turn"), "By order", "By your order")
    assert [line for line in public(house, board) if any(word in line for word in said_of_it)] == []
    log = await (await one.slash("log", {"match": code}, channel=house.table.general)).answered()
    assert log.message is not None
    assert worded(one, "log-ordered") in log.message.text
    foreign = next(p for p in people_of(house, NAMES) if p.id != one.id)
    log = await (await foreign.slash("log", {"match": code}, channel=house.table.general)).answered()
    assert log.message is not None
    assert worded(foreign, "log-ordered") not in log.message.text


async def test_the_order_is_over_when_the_own_turn_comes_and_the_panel_says_so(house: House) -> None:
    _, code, one = await at_a_window(house)
    people = people_of(house, NAMES)
    await one.pick(panel(one, code), "turn", custom_id=controls(panel(one, code), "order")[0])
    await house.settled()
    for _ in range(100):
        asked = await toy.question(house, one, code)
        if asked is not None and asked.kind == "turn":
            break
        assert asked is None or asked.kind not in ("respond", "window", "ward"), "an order that stands answers"
        for person in people:
            if await toy.question(house, person, code) is not None:
                await toy.reply(house, person, code, casting)
                break
    ended = worded(one, "orders-ended-until", "gauntlet-until-turn")
    assert ended in panel(one, code).text
    await toy.reply(house, one, code)
    assert ended not in panel(one, code).text


@pytest.mark.parametrize(("locale", "title"), [("en-GB", "### Orders"), ("ru", "### Указания")])
async def test_the_page_gives_changes_and_cancels(house: House, locale: str, title: str) -> None:
    house.table.person("Anna", locale)
    code = code_of(await toy.match(house, *NAMES))
    (anna,) = people_of(house, ["Anna"])
    say = texts(anna)
    shown = await page(anna, code)
    assert shown.text.startswith(title)
    assert say("orders-none") in shown.text
    await anna.pick(shown, "round")
    line = say("orders-line", order=say("gauntlet-order-pass"), until=say("gauntlet-until-round"))
    assert line in shown.text
    await house.settled()
    assert say("gauntlet-until-round") in panel(anna, code).text
    await anna.pick(shown, "cancel")
    assert line not in shown.text
    assert say("gauntlet-until-cancel") in shown.text
    boris, gleb = people_of(house, ["Boris", "Gleb"])
    assert texts(boris)("orders-none") in (await page(boris, code)).text
    looked = await gleb.slash("orders", {"match": code}, channel=house.table.general)
    assert texts(gleb)("refused-no-seat") in await said(looked)
    late = await (await anna.slash("orders", {"match": code}, channel=house.table.general)).answered()
    assert late.message is not None
    assert late.message.ephemeral
    assert late.message.text == shown.text
    await anna.press(shown, label=say("button-order-cancel"))
    assert say("orders-none") in shown.text
    again = await anna.press(late.message, label=say("button-order-cancel"))
    assert again.message is late.message
    assert say("orders-gone") in late.message.text
    assert say("orders-none") in late.message.text
    assert say("button-order-cancel") not in [b["label"] for b in late.message.buttons()]
    await house.settled()
    assert say("gauntlet-until-cancel") not in panel(anna, code).text


async def test_an_undo_ends_it_and_it_does_not_answer_again(house: House) -> None:
    """Skip flags that outlive a rollback are the classic fault."""
    _, code, one = await at_a_window(house)
    await one.pick(panel(one, code), "cancel", custom_id=controls(panel(one, code), "order")[0])
    await house.settled()
    asked = await (await one.press(panel(one, code), label=texts(one)("button-undo"))).answered()
    assert asked.message is not None
    free = any(b["label"] == texts(one)("button-undo-now") for b in asked.message.buttons())
    await one.press(asked.message, label=texts(one)("button-undo-now" if free else "button-undo-ask"))
    await house.settled()
    for other in [] if free else people_of(house, NAMES):
        request = [m for m in other.messages(house.table.general) if controls(m, "agree")]
        if other.id != one.id and request:
            await other.press(request[0], label=SAY("button-agree"))
            await house.settled()
    again = await toy.question(house, one, code)
    assert again is not None
    assert again.kind == "respond"
    assert worded(one, "orders-ended-undo") in panel(one, code).text
    assert controls(panel(one, code), "order")


async def test_it_answers_after_a_restart(house: House) -> None:
    board = await toy.match(house, *NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    for person in people:
        await person.pick(await page(person, code), "cancel")
    await house.close()
    await house.open()
    await house.settled()
    kinds = set()
    for _ in range(200):
        if (await live_of(house, code)).row.status != "playing":
            break
        for person in people:
            asked = await toy.question(house, person, code)
            if asked is not None:
                kinds.add(asked.kind)
                assert (asked.kind, "pass" in {o.key for o in asked.options}) not in [("respond", True), ("ward", True)]
                await toy.reply(house, person, code, casting)
    assert {"turn", "card"} <= kinds
    assert (await live_of(house, code)).row.status == "over"
    assert texts(people[0])("button-orders") not in [b["label"] for b in panel(people[0], code).buttons()]


@pytest.mark.parametrize("locale", ["en-GB", "ru"])
async def test_the_page_loses_its_controls_once_the_match_is_over(house: House, locale: str) -> None:
    """It outlives the match: nothing but a press can change what one user alone sees."""
    house.table.person("Anna", locale)
    code = code_of(await toy.match(house, "Anna", "Boris"))
    (anna,) = people_of(house, ["Anna"])
    gives, cancels = await page(anna, code), await page(anna, code)
    await anna.pick(cancels, "cancel")
    assert controls(gives, "order")
    assert controls(cancels, "ordercancel")
    live = await house.bot.referee.seats.concede(code, int(house.table.person("Boris").id))
    assert live.row.status == "over"
    await house.settled()
    await anna.pick(gives, "cancel")
    await anna.press(cancels, label=texts(anna)("button-order-cancel"))
    for shown in (gives, cancels):
        assert shown.text == texts(anna)("refused-over")
        assert (shown.buttons(), shown.selects()) == ([], [])


async def test_a_forged_order_is_refused(house: House) -> None:
    board, code, one = await at_a_window(house)
    custom_id = controls(panel(one, code), "order")[0]
    foreign = house.table.person("Gleb")
    assert texts(foreign)("refused-no-seat") in await said(forge(house, foreign, board, custom_id, ["turn"]))
    assert texts(one)("refused-no-order") in await said(forge(house, one, board, custom_id, ["never"]))
    assert texts(one)("refused-no-order") in await said(forge(house, one, board, custom_id, []))
    bare = custom_id.rsplit(":", 1)[0]
    assert texts(one)("refused-unknown-control") in await said(forge(house, one, board, bare, ["turn"]))


@pytest.mark.rule("TK-27")
async def test_krendels_discards_are_answered_by_order(house: House) -> None:
    board = await house.match(*NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    (anna, *others) = people
    shown = await page(anna, code)
    select = next(c for c in controls(shown, "order") if c.endswith(":hold"))
    await anna.pick(shown, "round", custom_id=select)
    for person in people:
        await answer(person, panel(person, code))
        await house.settled()
    live = await live_of(house, code)
    assert live.rules_and_match[1].board.phase == "discard"
    assert texts(anna)("hand-sealed", choice=texts(anna)("hand-sealed-nothing")) in panel(anna, code).text
    assert "order" not in board.text.lower()
    for person in others:
        await answer(person, panel(person, code))
        await house.settled()
    assert live.rules_and_match[1].board.round == 2
    ended = worded(anna, "orders-ended-until", "krendel-until-round", "krendel-order-hold")
    assert ended in panel(anna, code).text
