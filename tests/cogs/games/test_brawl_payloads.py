"""Every question of Super Fantasy Brawl as messages, judged by Discord's limits in both languages: panels, channel, board."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.kit.composing.limits import COMPONENTS
from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.drafts import PLACES, SELECT, drafted, lined, spread
from engines.brawl.board import Options
from engines.brawl.game import BRAWL, DECISIONS
from engines.kernel.state.model import Decision
from referee.match.live import Live
from referee.match.slots import BOARD, panel_slot
from tests.cogs.kit.bodies import body_of
from tests.cogs.match.halls import Hall
from tests.cogs.screens.asking import grouped, matches, shown_well, started
from tests.engines.brawl.bouts import Bout
from words.texts import LANGUAGES, Language

RULES = BRAWL.standard

TABLES: tuple[tuple[dict[str, Any], int], ...] = (
    ({"select": "casual"}, 2),
    ({"select": "tournament", "challenges": "two"}, 2),
    ({"select": "agreement"}, 2),
    ({"select": "random"}, 20),
    ({"select": "casual", "mode": "teams"}, 1),
    ({"select": "tournament", "mode": "teams"}, 1),
    ({"select": "agreement", "mode": "teams"}, 1),
    ({"select": "random", "mode": "teams"}, 8),
)
"""Tables by their options, and how many matches of each are played: rare questions come up where champions are dealt."""

FULL = [card.partition(".")[2] for card in RULES.pack.card if card.partition(".")[0] in ("rath", "taze", "dugrun")]
"""A hand of all the cards of three champions."""

RARE = (
    lambda: Bout(
        "akhet:C1 goldarr:E1", "taze:C3", hand="wingstorm harpoon_strike healing_tears", levelled="akhet"
    ).start("wingstorm", "stay", "taze"),
    lambda: Bout("jacques:C4", "taze:C8", hand="en_garde", cores={0: "red"}, levelled="jacques"),
    lambda: Bout(
        "deryn:E1", "taze:F4", hand="prowl", deck="ambush heavy_shot", traps={"C3": "stun", "B4": "root"}
    ).start("prowl", "stay", "use", "2", "", "yes"),
    lambda: Bout("rath:C4 taze:C1 dugrun:E1", "alistair:E6", hand=" ".join(FULL)),
)
"""Questions that hardly come up by chance: red cards for strength, a core made ready, a trap looked at, more than 25 actions."""

SIZES = (5, PLACES + 1, SELECT)
"""Numbers of answers from which on they are offered in another way."""


async def judged(hall: Hall, live: Live, asked: Decision, language: Language) -> None:
    """Judge all that shows a question, with each step of an answer that is not given in one press."""
    keys = [option.key for option in asked.options]
    steps = grouped(asked, Reader.of(live, language).game)
    if steps:
        steps = [*steps, steps[-1][1:]]
    elif drafted(asked):
        steps = [keys[:1], keys[: asked.most]]
    await shown_well(hall, live, asked, language, [[], *steps], f"{asked.kind} {len(asked.options)} {language}")


@pytest.mark.usefixtures("document")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_in_every_place(hall: Hall, language: Language) -> None:
    seen: set[tuple[str, int, int]] = set()
    for options, count in TABLES:
        chosen = Options(**options)
        live = await started(hall, "brawl", chosen.players, language, options)
        for seed in range(count):
            for match, asked in matches(RULES, chosen.players, chosen, seed):
                size = sum(len(asked.options) > most for most in SIZES)
                if (asked.kind, chosen.players, size) not in seen:
                    seen.add((asked.kind, chosen.players, size))
                    live.put(RULES.copy(match), {})
                    await judged(hall, live, asked, language)
    live = await started(hall, "brawl", 2, language, {"select": "random"})
    for rare in RARE:
        match = rare().match
        live.put(RULES.copy(match), {})
        await judged(hall, live, match.asks[0], language)
        seen.add((match.asks[0].kind, 2, 0))
    assert len(match.asks[0].options) > SELECT
    assert {kind for kind, *_ in seen} == {*DECISIONS}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_places_are_named_shortly_enough_to_stand_side_by_side(hall: Hall, language: Language) -> None:
    live = await started(hall, "brawl", 2, language, {"select": "random"})
    game, fewest = Reader.of(live, language).game, COMPONENTS
    for match, asked in matches(RULES, 2, Options(select="random"), 4):
        if not spread(asked, game):
            continue
        assert not lined(asked)
        live.put(RULES.copy(match), {})
        table = live.view(asked.seat).table
        *places, last = asked.options
        labels = [game.option_label(asked, option.key, table) for option in places]
        assert max(map(len, labels)) <= 16
        assert last.key == "stay" or len(game.option_label(asked, last.key, table)) <= 16
        made = await hall.desk.panels.panel(live, asked.seat, language, slot=panel_slot(asked.seat))
        fewest = min(fewest, COMPONENTS - _components(body_of(made)["components"]))
    assert 0 <= fewest < COMPONENTS


@pytest.mark.rule("SB-11")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_about_to_score_stands_beneath_the_picture_for_all(hall: Hall, language: Language) -> None:
    live = await started(hall, "brawl", 2, language, {"select": "random"})
    bout = Bout("kilgore:C4 goldarr:D5", "taze:C8", challenges=("", "heart_of_court", "", ""))
    live.put(RULES.copy(bout.match), {})
    said = {"ru": "+2 ПО при следующем получении очков", "en": "+2 VP at their next scoring"}[language]
    for desk, times in ((hall.desk, 2), (hall.unpainted, 1)):
        board = await desk.composer.compose(live, BOARD)
        assert board is not None
        assert str(body_of(board)["components"]).count(said) == times, (
            "beside the picture and in its Alt text, or in the text"
        )


def _components(parts: list[dict[str, Any]]) -> int:
    inner = [[*part.get("components", ()), *([part["accessory"]] if "accessory" in part else [])] for part in parts]
    return len(parts) + sum(map(_components, inner))
