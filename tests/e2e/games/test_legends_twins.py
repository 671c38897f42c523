"""The same game twice: once Boris holds nothing that he could play now, once a hand full of it, and nobody else can tell.

`Twin` (tests/e2e/games/twins.py) keeps all that others than Boris get and look at: requests, pictures, moments.
"""

from __future__ import annotations

import logging
from random import Random

import pytest

from engines.kernel.views import Card
from engines.legends.board import LegendsMatch
from engines.legends.game import LEGENDS
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.legendary import FOLLOWERS, attacking, begun, crowding
from tests.e2e.games.twins import Twin, played_alike
from tests.e2e.playing import controls, live_of, panel

pytestmark = pytest.mark.usefixtures("same_dice")

RULES = LEGENDS.standard
PACK = RULES.pack


class Hands(Twin):
    """A game in which Boris holds followers alone, of no use in Anna's turn, or (`early`) events and skills for any time; what
    lies in his deck is turned round as well. He looks at his answers, begins to play and takes it back, and passes.
    """

    async def play(self) -> None:  # type: ignore[override]  # the same for both
        anna, boris = self.people[:2]
        self.since = len(self.house.table.requests)
        await self.begin(await begun(self.house, games="one", windows="usual", clock="1d"))
        self.worded("begin")
        await self.until(anna, "main")
        await self.arrange()
        await self.look("look at the first turn")
        asked = await table.question(self.house, anna, self.code)
        assert asked is not None
        card = next(option.key for option in asked.options if option.key in FOLLOWERS)
        await self.reply(anna, card)
        self.worded("Anna plays a follower")
        await self.answered_by(boris)
        await self.until(anna, "main", attack=True)
        await self.look("look at the next turn")
        while await table.question(self.house, anna, self.code) is not None:
            await self.answer_of(anna)
            self.worded("Anna attacks")
        await self.answered_by(boris)
        await self.look("look at what is left")

    async def reply(self, person: Person, *keys: str) -> None:
        """Answer on the panel with these keys, once nothing that was owed before changes it any more."""
        await self.house.settled()
        await table.reply(self.house, person, self.code, lambda _: [*keys])

    async def answer_of(self, person: Person) -> None:
        """Answer on the panel as the players of the tests do: Anna attacks, Boris brings many heroes and passes."""
        asked = await table.question(self.house, person, self.code)
        assert asked is not None
        choice = attacking if person.name == "Anna" else crowding
        await self.reply(person, *choice(await live_of(self.house, self.code), asked))

    async def until(self, person: Person, kind: str, *, attack: bool = False) -> None:
        """Let both answer until somebody is asked a question of this kind, in which an attack is offered if that is wanted."""
        for _ in range(80):
            for each in self.people[:2]:
                asked = await table.question(self.house, each, self.code)
                if asked is None:
                    continue
                offers = any(option.key.startswith("attack:") for option in asked.options)
                if (each.id, asked.kind) == (person.id, kind) and (offers or not attack):
                    return
                await self.answer_of(each)
                self.worded(f"{each.name}: {asked.kind}")
        raise AssertionError(f"{person.name} was not asked {kind}")

    async def answered_by(self, person: Person) -> None:
        """Let Boris answer all that he is asked before Anna is asked again; early he begins to play something first."""
        asked = await table.question(self.house, person, self.code)
        assert asked is not None, "a window that the hand would close"
        keys = {option.key for option in asked.options}
        held = keys - {"pass", "through", "block"} - {key for key in keys if ":" in key}
        assert bool(held) == self.early
        await self.look(f"Boris is asked: {asked.kind}")
        await self.maybe("a play")
        while (asked := await table.question(self.house, person, self.code)) is not None:
            await self.answer_of(person)
            self.worded(f"Boris: {asked.kind}")

    async def answer(self, name: str) -> None:
        """Boris begins to play a card that wants more answers, and takes that back."""
        boris = self.people[1]
        asked = await table.question(self.house, boris, self.code)
        assert asked is not None
        keys = [option.key for option in asked.options]
        named = {key: PACK.targets.get(f"{key}/do", ()) for key in keys}
        key = next(key for key, targets in named.items() if targets and targets[0].kind == "fighter")
        await self.reply(boris, key)
        inner = await table.question(self.house, boris, self.code)
        assert inner is not None
        assert inner.id != asked.id
        shown = panel(boris, self.code)
        await boris.press(shown, custom_id=(controls(shown, "again") or controls(shown, "back"))[0])
        await self.house.settled()

    async def arrange(self) -> None:
        """Before Anna's first own question is answered, deal Boris the hand that `early` wants, and turn his deck round."""
        live = await live_of(self.house, self.code)
        seat = live.seat_of(int(self.people[1].id))
        assert seat is not None
        match: LegendsMatch = live.rules_and_match[0].copy(live.rules_and_match[1])
        hold(match, seat.seat, early=self.early)
        await self.lay(live, match)


def hold(match: LegendsMatch, seat: int, *, early: bool) -> None:
    """Let a player hold as many cards as before, followers alone or first those for any time, and deal the deck anew."""
    side = match.board.sides[seat]
    size, every = len(side.hand), sorted([*side.hand, *side.deck], key=lambda card: card.id)
    usable = [card for card in every if is_response(card)]
    rest = [card for card in every if not is_response(card)]
    first = [*usable, *rest] if early else [card for card in rest if card.id in PACK.follower]
    side.hand = [*first[:size]]
    left = [card for card in every if all(card is not held for held in side.hand)]
    Random(int(early)).shuffle(left)
    side.deck = left


def is_response(card: Card) -> bool:
    """Return whether a card may be played at any time, for one point or by a hero of level 1."""
    if card.id in PACK.event:
        return PACK.event[card.id].when == "any" and PACK.event[card.id].cost <= 2
    return card.id in PACK.skill and PACK.skill[card.id].when == "any" and PACK.skill[card.id].level == 1


@pytest.mark.rule("LG-10", "LG-31", "LG-64")
async def test_nobody_else_can_tell_a_full_hand_from_one_of_no_use(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    once, twice = Hands(house, early=False), Hands(house, early=True)
    with caplog.at_level(logging.DEBUG, logger="arbiter"):
        await played_alike(house, once, twice)
    logged = [record.getMessage() for record in caplog.records if record.name.startswith("arbiter")]
    assert [line for line in logged if any(f" {card} " in line or f"={card}" in line for card in PACK.card)] == []
