"""The same fights twice, where other cards, tokens and champions lie hidden the second time: nobody can tell who may not know.

`Twin` (tests/e2e/games/test_twins.py) keeps all that others than Boris get and look at: requests, pictures, moments.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from random import Random
from typing import ClassVar

import pytest

from engines.brawl.board import BrawlMatch
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.brawling import call_of, offered
from tests.e2e.games.twins import Twin, played_alike
from tests.e2e.playing import controls, live_of
from tests.e2e.playing import panel as panel_of
from tests.e2e.tables import in_channel, opened
from tests.engines.brawl.bouts import RULES
from tests.engines.brawl.naming import hex_of, number
from tests.engines.conformance.seeds import sample
from tests.support.match_files import file_bytes, match_file
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

SAY = words("en", strict=True)

PLACES = {"gwaien": "C4", "dugrun": "D4", "alistair": "C5"}
"""Who stands next to whom as the first turn begins: Anna's first two, and one of Boris's."""

HAND = ("gwaien.ignite", "dugrun.blizzard", "gwaien.fireball", "dugrun.hold_ground")


class Brawled(Twin):
    """A table at which Boris holds nothing but reactions (`early`), or none; all that nobody knows is dealt otherwise as well."""

    options: ClassVar[dict[str, str]]
    players: Sequence[str]

    async def open(self) -> None:
        self.since = len(self.house.table.requests)
        lobby = await opened(self.house, "brawl", *self.players, clock="1d", **self.options)
        await self.house.table.person(self.players[0]).press(lobby, label=SAY("button-start"))
        await self.house.settled()
        await self.begin(lobby)
        self.worded("begin")

    async def reply(self, person: Person, *keys: str) -> None:
        """Answer on the panel with these keys, or as usual: with the first that are offered, as few as can be."""
        asked = await table.question(self.house, person, self.code)
        assert asked is not None, person.name
        usual = [option.key for option in asked.options[: asked.least]]
        await table.reply(self.house, person, self.code, lambda _: [*keys] or usual)

    async def until(self, person: Person, kind: str) -> None:
        """Let all answer as usual until somebody is asked a question of this kind."""
        for _ in range(60):
            for each in self.seated():
                asked = await table.question(self.house, each, self.code)
                if asked is None:
                    continue
                if (each.id, asked.kind) == (person.id, kind):
                    return
                await self.reply(each)
                self.worded(f"{each.name}: {asked.kind}")
        raise AssertionError(f"{person.name} was not asked {kind}")

    def seated(self) -> list[Person]:
        """Return who plays."""
        return [self.house.table.person(name) for name in self.players]

    async def look(self, name: str) -> None:
        """Let all others look at all that they may, at the sheets of both sides, and at the files of their reports."""
        anna = self.people[0]
        board = next(
            m for m in anna.messages(self.house.table.general) if controls(m, "log") and self.code in str(m.data)
        )
        for message in (panel_of(anna, self.code), board):
            for button in controls(message, "reference"):
                await (await anna.press(message, custom_id=button)).answered()
        await super().look(name)
        live = await live_of(self.house, self.code)
        boris = live.seat_of(int(self.people[1].id))
        assert boris is not None
        files = [
            await match_file(self.house.db, live, viewer)
            for viewer in (None, *live.rules_and_match[1].seats)
            if viewer != boris.seat
        ]
        plain = [
            re.sub(r'"at": ?[0-9.]+|"commitment": ?"[0-9a-f]+"', "AT", file_bytes(made).decode()) for made in files
        ]
        self.steps.append((f"{name}: match files", [("", "", text) for text in plain]))

    async def put_aside(self, count: int) -> None:
        """Let Boris exchange so many cards of his first hand: not the same ones."""
        boris = self.people[1]
        await self.until(boris, "mulligan")
        asked = await table.question(self.house, boris, self.code)
        assert asked is not None
        keys = [option.key for option in asked.options]
        await self.reply(boris, *(keys[:count] if self.early else keys[-count:]))
        self.worded("Boris puts cards aside")

    async def arrange(self) -> None:
        """Before the last champion is deployed, set the table up; what others than Boris do not know depends on `early`."""
        live = await live_of(self.house, self.code)
        anna, boris = (live.seat_of(int(person.id)) for person in self.people[:2])
        assert anna is not None
        assert boris is not None
        match: BrawlMatch = RULES.copy(live.rules_and_match[1])
        board = match.board
        for kit, place in PLACES.items():
            board.champions[number(board, kit)].hex = hex_of(place)
        hold(match, anna.seat, HAND)
        held = board.players[boris.seat]
        wanted = [c for c in [*held.hand, *held.deck] if (RULES.pack.card[c].kind == "reaction") == self.early]
        hold(match, boris.seat, wanted[: len(held.hand)])
        if self.early:
            hide(match, Random(7))
        await self.lay(live, match)

    async def attacked(self, *answers: Sequence[str]) -> None:
        """Let Anna attack Alistair; Boris is asked, and perhaps his mate; all look, and nobody reacts."""
        anna, boris = self.people[:2]
        alistair = str(number((await live_of(self.house, self.code)).rules_and_match[1].board, "alistair"))
        for keys in (*answers, [alistair]):
            await self.reply(anna, *keys)
            self.worded(f"Anna: {keys}")
        assert offered(call_of(self.house, self.code)) == ["pass"]
        held = len(offered(panel_of(boris, self.code)))
        assert held > 1 if self.early else held == 1
        await self.look(f"look at {answers}")
        if self.early:
            orders = self.house.bot.referee.orders
            await orders.give(self.code, int(boris.id), "no_reaction", "hurt")
            await orders.cancel(self.code, int(boris.id), "no_reaction")
        for person in self.seated():
            asked = await table.question(self.house, person, self.code)
            if asked is not None and asked.kind == "react":
                await in_channel(person, call_of(self.house, self.code), "pass")
                await self.house.settled()
                self.worded(f"{person.name} passes")


def hold(match: BrawlMatch, seat: int, cards: Sequence[str]) -> None:
    """Let a player hold these cards and what else there is room for in the hand."""
    player = match.board.players[seat]
    size, every = len(player.hand), [*cards, *sorted({*player.hand, *player.deck} - {*cards})]
    player.hand, player.deck = sorted(every[:size]), every[size:]


def hide(match: BrawlMatch, rng: Random) -> None:
    """Deal all that nobody has seen anew: decks, tokens, challenges to come."""
    board = match.board
    for player in board.players.values():
        rng.shuffle(player.deck)
    rng.shuffle(board.challenges)
    tokens = [*board.supply, *board.traps.values()]
    rng.shuffle(tokens)
    for hex_ in board.traps:
        board.traps[hex_] = tokens.pop()
    board.supply = tokens


class Duel(Brawled):
    """Two players: cards put aside, reactions in hand or none, tokens, what is planned, an undo."""

    options: ClassVar[dict[str, str]] = {"draft": "random"}
    players = ("Boris", "Anna")

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        boris = self.people[1]
        await self.open()
        await self.put_aside(2)
        await self.look("look at the first hands")
        await self.until(boris, "deploy")
        for _ in range(2):
            await self.reply(boris)
            self.worded("deployed")
        await self.arrange()
        await self.reply(boris)
        self.worded("Boris has deployed")
        await self.look("look at the first turn")
        await self.attacked(["gwaien.ignite"], ["stay"])
        await self.attacked(["dugrun.blizzard"], ["stay"])
        await self.look("look at what is left")


class Teams(Brawled):
    """Four players: neither opponents nor Boris's mate see what he holds."""

    options: ClassVar[dict[str, str]] = {"draft": "random", "players": "teams"}
    players = ("Boris", "Anna", "Vera", "Galya")

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        vera = self.house.table.person("Vera")
        await self.open()
        await self.put_aside(1)
        await self.until(vera, "deploy")
        await self.reply(vera)
        self.worded("deployed")
        await self.arrange()
        await self.reply(vera)
        await self.look("look at the first turn")
        await self.attacked(["gwaien.ignite"], ["stay"])
        await self.look("look at what is left")


class Draft(Brawled):
    """A tournament draft: Boris brings others first and changes his mind, or answers late."""

    options: ClassVar[dict[str, str]] = {"draft": "tournament"}
    players = ("Anna", "Boris")
    last = ("alkemi", "gwaien", "khalize", "kolel", "mariusz")

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris = self.people[:2]
        await self.open()
        await self.until(anna, "bring")
        if self.early:
            await self.reply(boris, "akhet", "kolel", "lily", "rath", "taze")
            self.worded("extra answer")
        await self.look("look at the draft")
        if self.early:
            shown = panel_of(boris, self.code)
            await (await boris.press(shown, custom_id=controls(shown, "again")[0])).answered()
        await self.reply(boris, *self.last)
        self.worded("extra champions")
        await self.look("look again")
        await self.reply(anna)
        self.worded("Anna")
        boris_seat = (await live_of(self.house, self.code)).seat_of(int(boris.id))
        assert boris_seat is not None
        brought = (await live_of(self.house, self.code)).view(None).table.players
        assert {p.brought for p in brought if p.seat == boris_seat.seat} == {self.last}
        await self.look("look at what was brought")


@pytest.mark.rule("SB-03", "SB-06", "SB-07", "SB-17", "SB-35")
@pytest.mark.parametrize("game", sample([Duel, Teams, Draft], 1))
async def test_nobody_else_can_tell_them_apart(
    house: House, game: type[Duel | Teams | Draft], caplog: pytest.LogCaptureFixture
) -> None:
    once, twice = game(house, early=False), game(house, early=True)
    with caplog.at_level(logging.DEBUG, logger="arbiter"):
        await played_alike(house, once, twice)
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("arbiter")]
    assert [line for line in logged if any(card in line for card in RULES.pack.card)] == []
