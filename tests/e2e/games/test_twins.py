"""The same match twice: once Boris answers early, changes his mind and orders ahead, and nobody else can tell.

Through clocks, a reminder, the lists and pages of all others, a substitute on another seat, a pause and its end, everything
that others are sent is compared: requests, pictures and files, moments to the minute.
"""

from __future__ import annotations

import pytest

from store.people import preferences
from store.people.preferences import Preferences
from tests.e2e.clocks.timing import open_match
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.games.twins import NAMES, Twin, played_alike
from tests.e2e.playing import controls, live_of, panel, texts
from tests.engines.conformance.seeds import sample
from tests.support.gauntlet_words import register
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)


class Krendel(Twin):
    """A match of Krendel's Tournament; the early Boris also orders ahead to discard nothing."""

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris, _ = self.people
        galya = self.house.table.person("Galya")
        self.since = len(self.house.table.requests)
        await self.begin(await open_match(self.house, *NAMES, clock="1d"))
        await self.through_a_lane()
        await self.choose(anna, 1)
        self.worded("Anna")
        await self.choose(boris, 3, "r" if self.early else "c")
        self.worded("Boris")
        await self.choose(galya, 1)
        self.worded("Galya, and the cards are open")
        assert (await live_of(self.house, self.code)).rules_and_match[1].board.phase == "discard"
        await self.look("look at the discards")
        if not self.early:
            await self.choose(boris, 0)
            self.worded("extra discards")
        await self.choose(anna, 0)
        self.worded("Anna discards nothing")
        await self.choose(galya, 0)
        self.worded("the next round")
        await self.look("look 3")

    async def answer(self, name: str) -> None:
        boris = self.people[1]
        if name == "answer":
            await self.choose(boris, 0)
            shown = await (await boris.press(panel(boris, self.code), label=texts(boris)("button-orders"))).answered()
            assert shown.message is not None
            select = next(c for c in controls(shown.message, "order") if c.endswith(":hold"))
            await boris.pick(shown.message, "round", custom_id=select)
            return
        await self.choose(boris, 2 if name.startswith("another") else 4, "r")


class Gauntlet(Twin):
    """The toy game, whose lanes have several questions: the early Boris starts over each time, and orders ahead to pass."""

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        self.since = len(self.house.table.requests)
        board = await toy.match(self.house, *NAMES, clock='{"kind":"days","seconds":86400,"increment":0}')
        await self.begin(board)
        await self.through_a_lane()
        anna, boris, _ = self.people
        galya = self.house.table.person("Galya")
        await toy.lanes(self.house, [anna], self.code, toy.passing)
        self.worded("Anna")
        await self.again()
        await toy.lanes(self.house, [boris], self.code, toy.passing)
        self.worded("Boris")
        await toy.lanes(self.house, [galya], self.code, toy.passing)
        self.worded("Galya, and all is open")
        await self.look("look 3")

    async def again(self) -> None:
        """Boris takes back what he has answered."""
        boris = self.people[1]
        shown = panel(boris, self.code)
        if self.early:
            await boris.press(shown, custom_id=controls(shown, "again")[0])
            await self.house.settled()
            self.worded("extra taking back")

    async def answer(self, name: str) -> None:
        boris = self.people[1]
        if name == "answer":
            live = await live_of(self.house, self.code)
            await self.house.bot.referee.orders.give(live.row.code, int(boris.id), "pass", "cancel")
        else:
            await self.again()
        await toy.reply(self.house, boris, self.code)


@pytest.mark.parametrize("game", sample([Krendel, Gauntlet], 1))
async def test_nobody_else_can_tell_them_apart(
    house: House, game: type[Krendel | Gauntlet], monkeypatch: pytest.MonkeyPatch
) -> None:
    if game is Gauntlet:
        register(monkeypatch)
    vera = house.table.person("Vera")
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(vera.id), board="text")))
    once, twice = game(house, early=False), game(house, early=True)
    first = await played_alike(house, once, twice)
    loud = {name for name, rows in first if rows}
    assert {"a reminder", "taken", "paused", "resumed", "look 1", "look 2"} <= loud
