"""A tournament of Archutheon on phones: people enter, check in, come to their table and play by the page."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cogs.kit.controls.custom_ids import COLON
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.dueling import DUEL, quickly_advised
from tests.e2e.playing import controls, live_of, panel, texts
from tests.e2e.tournaments.evening import Evening
from tests.e2e.upkeep.pages import page_of, shot
from tests.support.browsers import needs_chromium, running_browser
from tournaments.settings.formats import Elimination
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places

PRESSES = 4
"""The answers that are pressed on the page; the others are given on the same panels without it."""

TURN = 2
"""The turn in which somebody concedes."""

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.timeout(180), pytest.mark.usefixtures("same_dice")]


class Phone:
    """The page of a person, as wide as a phone."""

    def __init__(self, page: Any, person: Person, evening: Evening) -> None:
        self.page, self.person, self.evening = page, person, evening

    async def go_to(self, channel: str) -> None:
        """Show a channel, newly loaded."""
        await self.page.goto(f"{self.evening.house.table.url}/?person={self.person.id}#{channel}")
        await self.page.reload()
        await self.page.locator(".scroller:not([aria-busy])").wait_for()

    async def press(self, ending: str) -> None:
        """Press the newest button whose custom id ends so, and wait until that has come to the bot and is done."""
        house = self.evening.house
        before = len(house.table.requests)
        await self.page.locator(f"button[data-custom-id$='{ending}']").last.click()
        await house.table.until(lambda: len(house.table.requests) > before)
        await self.evening.settled()

    async def press_labelled(self, channel: str, label: str) -> None:
        """Go to a channel and press the newest button with this text."""
        await self.go_to(channel)
        button = self.page.get_by_role("button", name=texts(self.person)(label), exact=True).last
        await self.press(str(await button.get_attribute("data-custom-id")))


async def test_a_tournament_is_played_on_two_phones(house: House) -> None:
    settings = Settings(format=Elimination(third_place=False))
    evening = await Evening.made(house, settings, game="archutheon", language="ru")
    people, rng = [house.table.person(name, locale="ru") for name in DUEL], Random(2)
    parts, organiser = evening.parts, int(evening.organiser.id)
    async with (
        running_browser() as browser,
        page_of(browser, house, "Anna", 390, 844) as first,
        page_of(browser, house, "Boris", 390, 844) as second,
    ):
        phones = [Phone(page, person, evening) for page, person in zip((first, second), people, strict=True)]
        for begin, label in ((parts.opening.open, "button-enter"), (parts.director.open_check_in, "button-check-in")):
            await begin(evening.code, organiser, [])
            await evening.settled()
            for phone in phones:
                await phone.press_labelled(house.table.general.id, label)
        await parts.director.start_now(evening.code, organiser, [])
        await evening.settled()
        while (live := await evening.open_table_of(people[0])) is None:
            await evening.step()
        for phone in phones:
            await phone.press_labelled((await evening.board(live, phone.person)).channel_id, "button-here")
        await play(house, phones, live.row.code, rng)
        await house.bot.referee.seats.concede(live.row.code, int(people[1].id))
        await evening.settled()
        while (await evening.hall()).state.phase == "running":
            await evening.step()
        await phones[0].go_to(house.table.general.id)
        await shot(first, "tournament-archutheon-over")
    assert sorted(final_places((await evening.hall()).state).values()) == [1, 2]


async def play(house: House, phones: list[Phone], code: str, rng: Random) -> None:
    """Play to a turn: some answers are pressed on the page, where the question stands with its pictures."""
    pressed = 0
    while (await live_of(house, code)).view(None).table.turn < TURN or pressed < PRESSES:
        for phone in phones:
            asked = await table.question(house, phone.person, code)
            if asked is None:
                continue
            keys = quickly_advised(await live_of(house, code), int(phone.person.id), rng)
            ending = f":{asked.id}:{keys[0].replace(':', COLON)}" if keys else ""
            if (
                pressed < PRESSES
                and ending
                and any(name.endswith(ending) for name in controls(panel(phone.person, code)))
            ):
                assert phone.person.dm is not None
                await phone.go_to(phone.person.dm.id)
                await shot(phone.page, f"tournament-archutheon-{pressed}-{asked.kind}")
                await phone.press(ending)
                pressed += 1
            else:
                await table.reply(house, phone.person, code, lambda _, keys=keys: keys)  # type: ignore[misc]  # a default
