"""The same match twice: Boris lays different cards face down, with more or fewer questions, and nobody else can tell.

`Twin` (tests/e2e/games/twins.py) keeps all that others than Boris get and look at: requests, pictures, moments.
"""

from __future__ import annotations

import logging
from random import Random

import pytest

from engines.archutheon.content.pack import load
from table.acts.people import Person
from tests.e2e.clocks.timing import HOUR, MINUTE, wait
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.dueling import DUEL, quickly_advised
from tests.e2e.games.twins import Twin, played_alike
from tests.e2e.playing import controls, live_of, panel
from tests.e2e.tables import started
from tests.engines.conformance.seeds import sample

pytestmark = pytest.mark.usefixtures("same_dice")

PACK = load()


class Hidden(Twin):
    """A window in which Boris lays a card face down, with one aim or (`early`) another, after he has looked into others and has
    taken that back: as he attacks, or in answer to Anna.
    """

    def __init__(self, house: House, kind: str, *, early: bool) -> None:
        super().__init__(house, early=early)
        self.kind, self.inner, self.rng = kind, list[str](), Random(4)

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris = self.people[:2]
        self.since = len(self.house.table.requests)
        await self.begin(await started(self.house, "archutheon", *DUEL, clock="1d"))
        await self.until(boris, self.kind)
        await self.maybe("a card")
        await self.look("look at the question")
        await wait(self.house, 12 * HOUR + MINUTE)
        self.worded("a reminder")
        await self.lay_hidden(boris)
        self.worded("a hidden card")
        await self.look("look at the hidden card")
        if self.kind == "declare":
            await self.reply(anna, "pass")
            self.worded("Anna passes")
            await self.maybe("another card")
            await wait(self.house, HOUR)
            self.worded("an hour later")

    async def lay_hidden(self, person: Person) -> None:
        """Lay a targeted card face down, or early an area card, with what it asks for."""
        asked = await table.question(self.house, person, self.code)
        assert asked is not None
        hidden = [option.key for option in asked.options if option.key.startswith("hide:slow:")]
        aims = {key: PACK.card[key.split(":")[2]].scheme.kind for key in hidden}
        key = next(key for key in hidden if aims[key] == ("area" if self.early else "targeted"))
        await self.reply(person, key)
        while (inner := await table.question(self.house, person, self.code)) is not None:
            self.inner.append(inner.kind)
            await self.reply(person, inner.options[0].key)

    async def answer(self, name: str) -> None:
        """Boris begins to lay a card, with or without its property, and takes that back."""
        boris = self.people[1]
        asked = await table.question(self.house, boris, self.code)
        assert asked is not None, name
        key = next(option.key for option in asked.options if option.key.startswith("hide"))
        await self.reply(boris, key)
        shown = panel(boris, self.code)
        await boris.press(shown, custom_id=controls(shown, "again")[0])
        await self.house.settled()

    async def reply(self, person: Person, key: str) -> None:
        """Answer on the panel with this key."""
        await table.reply(self.house, person, self.code, lambda _: [key])

    async def until(self, person: Person, kind: str) -> None:
        """Let both play as a quick player would, from the slow slot on, until somebody is asked such a question."""
        for _ in range(200):
            for each in self.people[:2]:
                asked = await table.question(self.house, each, self.code)
                if asked is None:
                    continue
                if (each.id, asked.kind) == (person.id, kind):
                    return
                slow = [option.key for option in asked.options if option.key.startswith("attack:slow:")]
                keys = quickly_advised(await live_of(self.house, self.code), int(each.id), self.rng)
                await self.reply(each, slow[0] if asked.kind == "declare" and slow else keys[0])
                self.worded(f"{each.name}: {asked.kind}")
        raise AssertionError(f"{person.name} was not asked {kind}")


@pytest.mark.rule("AR-26", "AR-27", "AR-86")
@pytest.mark.parametrize("kind", sample(["declare", "answer"], 1))
async def test_nobody_else_can_tell_which_card_lies_face_down(
    house: House, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    once, twice = Hidden(house, kind, early=False), Hidden(house, kind, early=True)
    with caplog.at_level(logging.DEBUG, logger="arbiter"):
        await played_alike(house, once, twice)
    assert (once.inner, twice.inner) == (["target"], ["area"])
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("arbiter")]
    assert [line for line in logged if any(card in line for card in PACK.card)] == []
