"""Questions about places on the local table's page, as wide as a phone: the arena, the question and its answers on one screen."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as table
from tests.e2e.games.brawling import DUEL, advised
from tests.e2e.games.dueling import quickly_advised
from tests.e2e.playing import controls, live_of, panel, people_of
from tests.e2e.tables import begun
from tests.e2e.upkeep.pages import page_of, shot
from tests.engines.conformance.seeds import sample
from tests.support.browsers import needs_chromium, running_browser
from words.texts import LANGUAGES, Language

KINDS = {
    "brawl": ("deploy", "move", "attack"),
    "battlecon": ("move",),
    "archutheon": ("turn", "declare", "answer", "target"),
}
TERMS = {"brawl": {"draft": "random"}, "battlecon": {"fighters": "random"}, "archutheon": {}}

WITH_HAND = {("archutheon", "turn"), ("archutheon", "declare"), ("archutheon", "answer")}
"""The questions that are about the hand as well: its picture stands above that of the board."""

SCREEN = 13 * 44
"""Pixels that a phone shows at a time between its own bars; the page itself has fewer of them."""

SPANNED = """
container => {
    const pictures = [...container.querySelectorAll("img")];
    const picture = pictures.at(-1).getBoundingClientRect();
    const seen = container.closest(".scroller").getBoundingClientRect();
    const control = container.querySelector("button.button, [data-test=select]").getBoundingClientRect();
    return [control.bottom - picture.top, seen.height, pictures.length];
}
"""
"""Pixels from the last picture to the first row of controls, those that are seen at a time, and how many pictures there are."""

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.timeout(180), pytest.mark.usefixtures("same_dice")]


@pytest.mark.parametrize(("game", "language"), sample([*product(KINDS, LANGUAGES)], 2))
async def test_arena_question_and_answers_are_on_one_screen(house: House, game: str, language: Language) -> None:
    for name in DUEL:
        house.table.person(name, locale="ru" if language == "ru" else "en-US")
    code, rng, left = await begun(house, game, *DUEL, language=language, **TERMS[game]), Random(1), set(KINDS[game])
    async with running_browser() as browser:
        for _ in range(400):
            for person in people_of(house, DUEL):
                asked = await table.question(house, person, code)
                if asked is None:
                    continue
                if asked.kind in left and controls(panel(person, code)):
                    left.remove(asked.kind)
                    assert person.dm is not None
                    async with page_of(browser, house, person.name, 390, 844) as page:
                        await page.goto(f"{house.table.url}/?person={person.id}#{person.dm.id}")
                        await page.reload()
                        await page.locator(".scroller:not([aria-busy])").wait_for()
                        message = page.locator(".container").last
                        for picture in await message.locator("img").all():
                            await picture.evaluate("img => img.decode()")
                        await shot(page, f"places-{game}-{asked.kind}-{language}")
                        spanned, seen, count = await message.evaluate(SPANNED)
                        assert count == 1 + ((game, asked.kind) in WITH_HAND), asked.kind
                        assert spanned <= min(seen, SCREEN), asked.kind
                live = await live_of(house, code)
                quick = game == "archutheon"
                keys = quickly_advised(live, int(person.id), rng) if quick else advised(live, asked, rng)
                await table.reply(house, person, code, lambda _, keys=keys: keys)
            if not left:
                return
    raise AssertionError(f"nobody was asked {left}")
