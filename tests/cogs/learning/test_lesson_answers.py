"""The answers on pages of the guided first match of Legends: each says what the picture above does not, and nothing twice."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from cogs.learning.lesson_pages import PageFacts, Place, lesson_page
from engines.games import GAMES, LESSONS
from engines.kernel.learning.lessons import replay
from words.games import game_words
from words.learning import LESSONS as LESSON_WORDS
from words.texts import LANGUAGES, Language, words

GAME = "legends"


def answers(language: Language, choice: int) -> Iterator[tuple[str, str, str, str]]:
    """Yield the answers on one way: the picture above, the key, the name and the effects beneath it."""
    rules, texts, path = GAMES[GAME].standard, LESSON_WORDS[GAME], list[int]()
    game = game_words(GAME, language, rules.pack, texts.names(language))
    while not (stage := replay(rules, LESSONS[GAME], path)).over:
        page = texts.pages(game, stage)[-1]
        facts = PageFacts(Place(GAME, tuple(path), 0), page, stage, True, (b"png", "Alt"), "", None)
        lines = [
            item.children[0].content
            for item in lesson_page(facts, game, words(language)).layout().walk_children()
            if isinstance(item, discord.ui.Section) and isinstance(item.children[0], discord.ui.TextDisplay)
        ]
        asked = stage.seen.decision
        assert asked is not None
        for option, line in zip(asked.options, lines, strict=True):
            name, _, effects = line.partition("\n")
            yield page.picture or "", option.key, name.strip("*"), effects
        path.append(min(choice, len(asked.options) - 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_tells_its_effects_unless_it_is_a_card_of_the_hand_above(language: Language) -> None:
    found = [*answers(language, 0), *answers(language, 1)]
    assert [name for _, _, name, effects in found if effects.startswith(name)] == []
    assert [key for _, key, _, effects in found if key == "pass" and effects] == [], "the name says it all"
    abilities = [effects for picture, key, _, effects in found if picture == "hand" and key.startswith("use:")]
    assert abilities
    assert all(abilities)
    cards = [
        effects for picture, key, _, effects in found if picture == "hand" and key in GAMES[GAME].standard.pack.card
    ]
    assert cards
    assert not any(cards)
