"""The messages of tables: below that of their round, also after a stop between; linked once they are there; with their sides."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from cogs.kit.composing.messages import Message
from cogs.tournaments.messages.slots import TournamentSlots
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import ROUND, round_slot
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Entering, Settings

PLAYERS = ("Anna", "Boris", "Vera", "Gleb")


async def started(house: House, settings: Settings | None = None) -> Evening:
    """Return an evening that has started and whose first round is not paired."""
    evening = await Evening.made(house, settings or Settings(format=Swiss(rounds=2)))
    await evening.gather(*(house.table.person(name, "en-GB") for name in PLAYERS))
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    return evening


async def pair(evening: Evening) -> None:
    """Let the organiser pair the round, and the bot open its tables; what is owed is not waited for."""
    hall = await evening.hall()
    await evening.parts.director.step(evening.code, int(evening.organiser.id), [], hall.version)
    for _ in range(4):
        await evening.house.bot.timekeeper.tick()
    assert len([one for one in (await evening.hall()).state.rounds[0, 1].pairings if one.games]) == 2


def heads(house: House) -> list[str]:
    """Return the first lines of the channel's messages about the round, in their order."""
    found = [message.text.splitlines()[0] for message in house.table.person("Anna").messages(house.table.general)]
    return [line for line in found if "Round 1" in line]


@pytest.mark.rule("TM-67")
@pytest.mark.parametrize("stop", [False, True])
async def test_a_rounds_message_comes_before_those_of_its_tables(
    house: House, monkeypatch: pytest.MonkeyPatch, stop: bool
) -> None:
    evening, whole, may_go = await started(house), TournamentSlots.compose, asyncio.Event()

    async def late(self: TournamentSlots, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        message = await whole(self, hall, slot, posted=posted)
        if message is not None and slot.startswith(f"{ROUND}:"):
            message.finish = partial(finished, message)
        return message

    async def finished(message: Message) -> Message:
        await may_go.wait()  # not while it is composed: the tournament is locked then, and opens no table
        return message

    monkeypatch.setattr(TournamentSlots, "compose", late)
    await pair(evening)
    await house.table.until(lambda: len(house.bot.sender._naps) == 2)
    assert heads(house) == []
    if stop:
        await house.close()
        await house.open()
        await house.table.until(lambda: len(house.bot.sender._naps) == 2)
        assert heads(house) == [], "the tables still wait for their round"
    may_go.set()
    await evening.settled()
    assert [line.startswith("## Round 1 of 2 is paired") for line in heads(house)] == [True, False, False]
    assert {line.rpartition("Round 1, ")[2][:7] for line in heads(house)[1:]} == {"table 1", "table 2"}


@pytest.mark.rule("TM-67")
async def test_tables_do_not_wait_for_a_rounds_message_that_cannot_be_sent(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, whole = await started(house), TournamentSlots.compose

    async def broken(self: TournamentSlots, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        if slot.startswith(f"{ROUND}:"):
            raise KeyError("a fault of ours")
        return await whole(self, hall, slot, posted=posted)

    monkeypatch.setattr(TournamentSlots, "compose", broken)
    await pair(evening)
    await house.settled()
    await house.table.until(lambda: len(heads(house)) == 2)
    monkeypatch.undo()


@pytest.mark.rule("TM-67")
async def test_round_and_players_get_links_to_the_tables_once_those_are_there(house: House) -> None:
    evening = await started(house)
    await evening.step()
    anna = house.table.person("Anna")
    live = await evening.open_table_of(anna)
    assert live is not None
    board = await evening.board(live, anna)
    shown = await evening.message(round_slot(0, 1), anna)
    assert shown.text.count("[go there](") == 2
    assert f"/{board.id})" in shown.text
    assert f"/{board.id})" in anna.inbox[-1].text


@pytest.mark.rule("TM-09", "TM-34")
async def test_a_table_of_teams_names_its_sides_before_the_start(house: House) -> None:
    settings = Settings(format=Elimination(third_place=False), entering=Entering(members=2))
    evening = await Evening.made(house, settings, game="brawl", form="teams")
    people = [house.table.person(name, "en-GB") for name in PLAYERS]
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for captain, mate in (people[:2], people[2:]):
        asked = await captain.press(await evening.message("card", captain), label="Enter")
        assert asked.message is not None
        await captain.pick(asked.message, mate)
        await evening.settled()
        await mate.press(mate.inbox[-1], label="Play together")
        await evening.settled()
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for captain in people[::2]:
        await captain.press(await evening.message("card", captain), label="Check in")
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.step()
    live = await evening.open_table_of(people[0])
    assert live is not None
    lines = (await evening.board(live, people[0])).text.splitlines()
    one, other = lines.index("**Team 1**"), lines.index("**Team 2**")
    sides = ["".join(lines[one:other]), "".join(lines[other : other + 3])]
    teams = [{name for name in PLAYERS if name in side} for side in sides]
    assert sorted(teams, key=min) == [{"Anna", "Boris"}, {"Vera", "Gleb"}]
