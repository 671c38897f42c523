"""Every form, where the work takes longer than other answers wait: it opens, or too late for one, it is said so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import ui

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from table.acts.interactions import Interaction
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.judges.moderating import opened
from tests.e2e.people.pages import pick, server_pages, settings_page
from tests.e2e.playing import CALLBACK, forge, said, texts

pytestmark = pytest.mark.usefixtures("same_dice")

WHO = "Anna"
"""Owns the server."""

Press = Callable[[], Awaitable[Interaction]]


async def moderated(house: House) -> Message:
    return (await opened(house, await house.match("Boris", "Vera")))[1]


async def a_deed(house: House) -> Press:
    panel, anna = await moderated(house), house.table.person(WHO)
    return lambda: anna.press(panel, label=texts(anna)("button-moderate-end"))


async def a_deed_to_a_seat(house: House) -> Press:
    panel, anna = await moderated(house), house.table.person(WHO)
    name = next(s["custom_id"] for s in panel.selects() if s["custom_id"].endswith(":remove"))
    return lambda: anna.pick(panel, "1", custom_id=name)


async def quiet_hours(house: House) -> Press:
    anna = house.table.person(WHO)
    page = await settings_page(anna, house)
    name = next(b["custom_id"] for b in page.buttons() if ":quiet:" in str(b["custom_id"]))
    return lambda: anna.press(page, custom_id=name)


async def a_clock(house: House) -> Press:
    anna = house.table.person(WHO)
    tables, _ = await server_pages(house, anna)
    return lambda: pick(anna, tables, "clock", "own")


async def a_report(house: House) -> Press:
    """The button stands below what went wrong."""
    anna = house.table.person(WHO)
    page = await settings_page(anna, house)
    return lambda: forge(house, anna, page, "v1:REPORT:report:note").answered()


async def a_report_by_command(house: House) -> Press:
    return lambda: house.table.person(WHO).slash("report")


FORMS = [a_deed, a_deed_to_a_seat, quiet_hours, a_clock, a_report, a_report_by_command]


@pytest.mark.parametrize("form", FORMS)
async def test_a_form_opens_though_it_takes_longer_than_other_answers(
    house: House, form: Callable[[House], Awaitable[Press]], monkeypatch: pytest.MonkeyPatch
) -> None:
    press = await form(house)
    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    assert (await press()).modal is not None


@pytest.mark.parametrize("form", FORMS)
async def test_a_form_that_comes_while_its_answer_is_being_deferred_is_refused(
    house: House, form: Callable[[House], Awaitable[Press]], monkeypatch: pytest.MonkeyPatch
) -> None:
    press, anna = await form(house), house.table.person(WHO)
    deferring, asked = asyncio.Event(), asyncio.Event()
    load_user, ask = Desk.load_user, Answer.ask

    async def load_late(desk: Desk, interaction: discord.Interaction[Any]) -> None:
        await deferring.wait()
        await load_user(desk, interaction)

    async def hold() -> None:
        deferring.set()
        await asked.wait()

    async def asks(answer: Answer, made: ui.Modal) -> None:
        asked.set()
        await ask(answer, made)

    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    monkeypatch.setattr("cogs.kit.answering.answers.FORM_EXTRA", 0.0)
    monkeypatch.setattr(Desk, "load_user", load_late)
    monkeypatch.setattr(Answer, "ask", asks)
    house.table.faults.before("POST", CALLBACK, hold)
    pressed = await press()
    assert await said(pressed) == texts(anna)("refused-form-late")
    assert pressed.modal is None
