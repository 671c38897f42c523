"""Questions of BattleCON as messages: all that shows one is judged."""

from __future__ import annotations

from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.drafts import considered
from engines.battlecon.game import BATTLECON
from engines.kernel.state.model import Decision
from referee.match.live import Live
from tests.cogs.match.halls import Hall
from tests.cogs.screens.asking import grouped, shown_well
from words.texts import Language

RULES = BATTLECON.standard


async def judged(hall: Hall, live: Live, asked: Decision, language: Language) -> None:
    """Judge all that shows a question, with each step of an answer."""
    game = Reader.of(live, language).game
    drafts: list[list[str]] = [[], *grouped(asked, game)]
    if asked.facets:
        longest = max(asked.options, key=lambda o: len(game.option_detail(asked, o.key, live.view(asked.seat).table)))
        drafts += [[f"0={longest.facets[0]}"], [f"0={longest.facets[0]}", f"1={longest.facets[1]}"]]
        assert considered(asked, drafts[-1]) == longest.key
    await shown_well(hall, live, asked, language, drafts, f"{asked.kind} {language}")
