"""Today's bot at a table of earlier days: what was owed arrives, every button that was left there works or says why not."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from store.match import outbox
from table.acts.people import Person
from table.client import connect_clients
from table.server import Table
from table.state.things import Message
from tests.e2e.conftest import House, whole_answers
from tests.e2e.playing import answer, live_of, panel, reply_to
from tests.support.tables import Clock, clock, spec
from tests.upgrades import fixtures
from words.texts import words

__all__ = ["clock", "whole_answers"]

FAULTS = [words(language, strict=True)("fault-unknown") for language in ("en", "ru")]


@pytest.fixture(params=fixtures.kept())
async def house(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    """A bot of today where one of that schema has stopped."""
    fixtures.unpack(tmp_path, request.param)
    async with Table(data=tmp_path / "table", spec=spec(), clock=clock) as table:
        with connect_clients(table):
            made = House(table, tmp_path, clock)
            await made.open()
            try:
                await made.settled()
                await made.bot.timekeeper.tick()  # what has fallen due since that day
                await made.settled()
                yield made
            finally:
                await made.close()
    assert table.violations == []


def shown(person: Person, house: House) -> list[Message]:
    """Return what a person has in private; Anna, who sits everywhere, also what is in the channel."""
    public = person.messages(house.table.general) if person.name == "Anna" else []
    return [m for m in [*person.inbox, *public] if m.seer is None]


async def kinds(house: House) -> dict[str, tuple[str, str]]:
    """Return game and status of every match by its code."""
    return {row["code"]: (row["game"], row["status"]) for row in await house.db.read("SELECT * FROM matches")}


async def test_what_was_left_there_works(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """Boris finishes what he had begun; then each kind of button of each kind of match is pressed once."""
    assert await outbox.owed(house.db) == []
    (row,) = await house.db.read(
        "SELECT code, version FROM drafts JOIN matches ON matches.id = match"
        " WHERE seat = 1 AND game = 'krendel' ORDER BY id DESC LIMIT 1"
    )
    people = [house.table.person(name) for name in ("Anna", "Boris", "Vera")]
    boris = people[1]
    await (await answer(boris, panel(boris, row["code"]))).answered()
    await house.settled()
    assert (await live_of(house, row["code"])).row.version > row["version"]

    of_match, done = await kinds(house), set[tuple[object, ...]]()
    for person, message in [(who, message) for who in people for message in shown(who, house)]:
        for name in [b["custom_id"] for b in message.buttons() if b["custom_id"] and not b.get("disabled")]:
            _, code, action, *_ = name.split(":")
            there = not message.deleted and name in [b["custom_id"] for b in message.buttons()]
            if not there or (kind := (*of_match.get(code, (code, "")), action)) in done:
                continue  # an answer before has changed the message, or the like was pressed
            done.add(kind)
            pressed = await (await person.press(message, custom_id=name)).answered()
            assert pressed.state == "answered", name
            said = (await reply_to(pressed)).text if pressed.message or pressed.followups else ""
            assert not [fault for fault in FAULTS if fault in said], name
            await house.settled()
    assert len(done) >= 15, done
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR] == []
