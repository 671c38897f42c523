"""The same fights twice, where Boris lays other cards the second time: up to the reveal nobody else can tell.

`Twin` (tests/e2e/games/test_twins.py) keeps all that others are sent and what they look at: requests, pictures, files, moments.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

import pytest

from cogs.screens.questions.drafts import GROUPS
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.twins import NAMES, Twin, played_alike
from tests.e2e.playing import controls, live_of, panel, pick_facet
from tests.e2e.tables import started
from tests.engines.conformance.seeds import sample
from tests.support.match_files import file_bytes, match_file

pytestmark = pytest.mark.usefixtures("same_dice")


class Fought(Twin):
    """A fight in which Boris (`early`) answers first, changes his mind, orders ahead and lays other cards for good."""

    options: ClassVar[dict[str, str]]
    players: Sequence[str] = NAMES

    async def open(self) -> None:
        self.since = len(self.house.table.requests)
        await self.begin(await started(self.house, "battlecon", *self.players, clock="1d", **self.options))

    async def reply(self, person: Person, key: str | None = None) -> None:
        """Answer on the panel with this key, or as usual."""
        asked = await table.question(self.house, person, self.code)
        assert asked is not None, person.name
        keys = [option.key for option in asked.options]
        usual = next((k for k in ("beginner", "pass") if k in keys), keys[0])
        await table.reply(self.house, person, self.code, lambda _: [key or usual])

    async def all_reply(self, *people: Person, **keys: str) -> None:
        """Let all who are asked in this lane answer, one after the other."""
        lane = str((await live_of(self.house, self.code)).rules_and_match[1].next_id)
        for person in people:
            while (asked := await table.question(self.house, person, self.code)) and asked.id.startswith(f"{lane}."):
                await self.reply(person, None if asked.kind == "fighter_instead" else keys.get(person.name))
            self.worded(f"{person.name}: {keys.get(person.name, '')}")

    async def last(self, key: str) -> None:
        """Let Boris say his last word in a lane: for the early one a change."""
        boris = self.people[1]
        if self.early:
            await changed(self.house, boris, panel(boris, self.code), key)
            await self.house.settled()
        else:
            await self.reply(boris, key)
        self.worded("Boris")

    async def secretly(self, *keys: str) -> None:
        """Let the early Boris answer with one key after the other, each time by changing what he has sealed."""
        boris = self.people[1]
        for n, key in enumerate(keys if self.early else ()):
            if n == 0:
                await self.reply(boris, key)
            else:
                await changed(self.house, boris, panel(boris, self.code), key)
                await self.house.settled()
            self.worded(f"extra {key}")

    async def ordered(self) -> None:
        """Let the early Boris order ahead to use no advantage, and take that back."""
        orders, user = self.house.bot.referee.orders, int(self.people[1].id)
        if self.early:
            await orders.give(self.code, user, "no_advantage", "cancel")
            await self.house.settled()
            await orders.cancel(self.code, user, "no_advantage")
            await self.house.settled()
            self.worded("extra order")

    async def look(self, name: str) -> None:
        """Let all others look at all that they may, at all fighters' cards, and at the files of their reports."""
        for message in (panel(self.people[0], self.code), self._board()):
            for button in controls(message, "reference"):
                await (await self.people[0].press(message, custom_id=button)).answered()
        await super().look(name)
        live = await live_of(self.house, self.code)
        files = [
            await match_file(self.house.db, live, viewer)
            for viewer in (None, *live.rules_and_match[1].seats)
            if viewer != 1
        ]
        plain = [
            re.sub(r'"at": ?[0-9.]+|"commitment": ?"[0-9a-f]+"', "AT", file_bytes(made).decode()) for made in files
        ]
        self.steps.append((f"{name}: match files", [("", "", text) for text in plain]))

    def _board(self) -> Message:
        shown = self.people[0].messages(self.house.table.general)
        boards = [m for m in shown if any(f"v1:{self.code}:act:board" == b["custom_id"] for b in m.buttons())]
        return boards[0]


async def changed(house: House, person: Person, shown: Message, key: str) -> None:
    """Change a sealed answer by the controls for it, whatever their shape."""
    direct = [name for name in controls(shown, "r") if name.endswith(f":{key}")]
    groups = [name for name in controls(shown, "add") if name.endswith(GROUPS)]
    if direct:
        await person.press(shown, custom_id=direct[0])
        return
    if selects := controls(shown, "r"):
        await person.pick(shown, key, custom_id=selects[0])
        return
    if groups:
        await table.pick_in_group(house, person, shown, groups[0], key)
    else:
        for n, value in enumerate(key.split("/")):
            await pick_facet(person, shown, n, value)
    await person.press(shown, custom_id=controls(shown, "done")[0])


class Teams(Fought):
    """One against two: fighters in secret, sides, discards and a pair; with a reminder, a substitute and a pause meanwhile."""

    options: ClassVar[dict[str, str]] = {"mode": "two_on_one", "fighters": "blind"}

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris, _ = self.people
        galya = self.house.table.person("Galya")
        await self.open()
        await self.through_a_lane()
        await self.all_reply(anna, Anna="demitras")
        await self.last("byron")
        await self.all_reply(galya, Galya="hikaru")
        await self.placed([anna, boris, galya])
        await self.secretly("byron.soul_gate", "byron.soul_trap", "byron.soul_gate")
        await self.look("look at the sides")
        await self.all_reply(anna)
        await self.last("byron.soul_trap")
        await self.all_reply(galya)
        await self.discards([anna, galya])
        await self.secretly("byron.heartless/drive", "byron.faceless/dash", "maneuver/strike")
        await self.ordered()
        await self.look("look at the pairs")
        await self.all_reply(anna)
        if not self.early:
            await self.reply(boris)
            self.worded("extra pair")
        await self.all_reply(galya)
        await self.advantages([anna, boris, galya])
        await self.look("look at the advantages")

    async def answer(self, name: str) -> None:
        boris = self.people[1]
        if name == "answer":
            await self.reply(boris, "claus")
            return
        await changed(self.house, boris, panel(boris, self.code), "seth" if name.startswith("another") else "kora")

    async def discards(self, people: Sequence[Person]) -> None:
        """Boris picks discards of his own, starts over, and takes the beginner's in the end."""
        boris = self.people[1]
        if self.early:
            for key in ("own", "byron.heartless/drive", "maneuver/strike"):
                await self.reply(boris, key)
                self.worded(f"extra {key}")
        await self.look("look at the discards")
        await self.all_reply(people[0])
        await self.last("beginner")
        await self.all_reply(*people[1:])

    async def placed(self, people: Sequence[Person]) -> None:
        """Let all place their fighters, in the open."""
        while (asks := (await live_of(self.house, self.code)).rules_and_match[1].asks)[0].kind == "place":
            await self.reply(people[asks[0].seat])
            self.worded("placed")

    async def advantages(self, people: Sequence[Person]) -> None:
        """Let one side use something and the others pass, up to the last that the reveal waits for."""
        for _ in range(20):
            match = (await live_of(self.house, self.code)).rules_and_match[1]
            asked = match.asks[0]
            assert asked.kind == "advantage"
            fresh = not any(f.now.advantages for f in match.board.fighters)
            if match.board.passes and asked.seat in (0, 2):
                return
            await self.reply(people[asked.seat], "strengthen" if fresh else "pass")
            self.worded(f"advantage {asked.seat}")
        raise AssertionError("advantages do not end")


class Old(Fought):
    """A duel under the old rules: another pair and other antes (BC-83), with an order that answers for Boris."""

    options: ClassVar[dict[str, str]] = {"fighters": "blind", "rules": "legacy"}
    players = NAMES[:2]

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris, _ = self.people
        await self.open()
        self.worded("begin")
        for person, kit in ((anna, "luc"), (boris, "hikaru"), (anna, None), (boris, None)):
            await self.reply(person, kit)
            self.worded(f"{person.name} is ready")
        await self.secretly("hikaru.focused/drive", "hikaru.geomantic/hikaru.palm_strike")
        if not self.early:
            await self.reply(boris)
            self.worded("extra pair")
        await self.all_reply(anna)
        assert (await live_of(self.house, self.code)).rules_and_match[1].asks[0].kind == "advantage"
        if self.early:
            for key in ("hikaru.earth", "pass"):
                await self.reply(boris, key)
                self.worded(f"extra {key}")
            await changed(self.house, boris, panel(boris, self.code), "hikaru.fire")
            await self.house.settled()
            await self.house.bot.referee.orders.give(self.code, int(boris.id), "no_advantage", "cancel")
            await self.house.settled()
            self.worded("extra order")
        await self.look("look at the antes")
        await self.reply(anna, "luc.time:1")
        self.worded("Anna's ante")
        await self.look("look at the antes again")


class Clash(Fought):
    """A duel that comes to a clash: other bases, of which the last is the same."""

    options: ClassVar[dict[str, str]] = {"fighters": "blind"}
    players = NAMES[:2]

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris, _ = self.people
        await self.open()
        self.worded("begin")
        for person, kit in ((anna, "claus"), (boris, "luc"), (anna, None), (boris, None)):
            await self.reply(person, kit)
        await self.reply(anna, "maneuver/strike")
        await self.reply(boris, "maneuver/strike")
        while (asks := (await live_of(self.house, self.code)).rules_and_match[1].asks)[0].kind != "clash":
            await self.reply((anna, boris)[asks[0].seat])
        self.worded("a clash")
        await self.secretly("drive", "grasp", "dash")
        await self.look("look at the clash")
        if self.early:
            await changed(self.house, boris, panel(boris, self.code), "drive")
            await self.house.settled()
        else:
            await self.reply(boris, "drive")
        self.worded("extra base")
        await self.look("look again")
        await self.all_reply(anna, Anna="grasp")
        assert (await live_of(self.house, self.code)).rules_and_match[1].board.order
        await self.look("look at the order")


@pytest.mark.rule("BC-06", "BC-20", "BC-23", "BC-83")
@pytest.mark.parametrize("game", sample([Teams, Old, Clash], 1))
async def test_nobody_else_can_tell_them_apart(house: House, game: type[Teams | Old | Clash]) -> None:
    once, twice = game(house, early=False), game(house, early=True)
    await played_alike(house, once, twice)
