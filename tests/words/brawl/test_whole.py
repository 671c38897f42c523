"""No text of Super Fantasy Brawl's matches is there for nothing: everything that can be said is said, nothing else is."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from engines.brawl.board import Phase
from engines.brawl.game import BRAWL
from engines.brawl.views.view import ResultView
from tests.support.events import event, events
from tests.words.brawl.support.boards import BUSY, OVER, SELECT
from tests.words.brawl.support.cases import ATTACK, CASES, REACT
from tests.words.brawl.support.events import BLOW, TOLD, TURN
from tests.words.brawl.support.tables import NAMES, PACK, champion, doing, keys, slot, table, ways, words_in
from tests.words.support.recording import Recording, keys_of
from words.brawl.lookup import card_lines, entries
from words.brawl.match import BrawlWords
from words.brawl.rules import listing
from words.texts import LANGUAGES, Language

FROM_GATE = {"champion": 3, "by": 3, "way": "place", "start": -1, "end": 24, "path": [24], "passed": []}

FILES = ("brawl/match.ftl", "brawl/log.ftl", "brawl/questions.ftl")


def say_events(words: BrawlWords) -> None:
    """Say every kind of event, and stories; first who somebody is without a view that tells."""
    words.team(0), words.who(9)
    seen = words.at(table())
    every = events("brawl", TOLD)
    for each in every:
        seen.line(each)
    seen.headline([each for each in every if seen.is_in_headline(type(each))])
    seen.story(events("brawl", TURN))
    figures = {"champion": 0, "target": 3, "strength": 3, "defence": 0, "ignored": True}
    seen.story(events("brawl", [("action", TURN[3][1]), ("figures", figures), ("damage", BLOW)]))
    seen.line(event("brawl", "moved", **FROM_GATE))
    seen.line(event("brawl", "damage", **{**BLOW, "damage": 8}))
    trap = ("trap", {"champion": 3, "hex": 9, "trap": "stun"})
    for card in ("kilgore.fury", None):
        seen.story(events("brawl", [("action", TURN[3][1]), trap, ("stunned", {"champion": 3, "card": card})]))
    words.at(table(champion(0, "dugrun", "D3"), champion(1, "dugrun", "C4", seat=1))).who(1)


def say_questions(words: BrawlWords) -> None:
    """Say every question with its answers."""
    for asked, key, seen in CASES:
        words.question(asked, seen), words.choose_label(asked), words.group_label(asked)
        words.option_label(asked, key, seen), words.option_description(asked, key, seen)
        words.option_detail(asked, key, seen), words.help_text(asked, seen), words.help_text(asked, seen, text=True)
        if asked.least == 0:
            words.nothing_label(asked)
    words.option_label(keys("discard", "none"), "none", ATTACK)
    gate = table(doing=doing(2, "deryn.heavy_shot"))
    words.option_label(ways("place", 2, "stay"), "stay", gate)
    words.groups(keys("act", *(f"{name}:{i}" for name in ("plan", "heal", "hit", "walk", "x") for i in range(6))))
    poisoned = table(champion(0, "rath", "D3", levelled=True), *BUSY.champions[1:], doing=doing(0, "rath.sneak_attack"))
    words.option_description(keys("attack", "3", "stop"), "3", poisoned)
    words.help_text(ways("move", 0, "E4", "C4", "B3"), ATTACK)
    words.help_text(keys("react", "pass"), REACT)
    for order in BRAWL.orders:
        [(words.order_label(order.id), words.until_label(order.id, until)) for until in order.until]


def say_tables(words: BrawlWords) -> None:
    """Say tables, and who won."""
    away = table(track=(slot(0, "red_guard"), slot(1, "behind_the_lines")), viewer=None)
    for seen in (BUSY, SELECT, OVER, away):
        words.text_board(seen), words.summary(seen), words.hand_summary(seen), words.reference(seen)
        words.recap(seen), words.recap(seen, text=True), words.reference_label(seen)
    words.text_board(replace(SELECT, champions=()))
    words.result(OVER), words.result(replace(OVER, result=ResultView((0,), 0, ((0,), (1,)), "withdrew")))
    words.heading(BUSY), words.title(), words.hint()
    for phase in get_args(Phase):
        words.phase(replace(BUSY, phase=phase))
    for e in entries(PACK):
        card_lines(words.language, PACK, e)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_matches_is_said_somewhere(language: Language) -> None:
    say = Recording(language)
    words = BrawlWords(language, PACK, NAMES[language], strict=True)
    words.say = say
    say_events(words)
    say_questions(words)
    say_tables(words)
    unsaid = keys_of(language, "brawl-", *FILES) - say.said
    assert {name for name in unsaid if not name.startswith(("brawl-term-", "brawl-source-"))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_listings_are_made_of_texts_of_their_own(language: Language) -> None:
    for kind in ("standards", "challenges", "champions"):
        assert all("brawl-" not in line for line in listing(language, PACK, kind))
    assert words_in(language).term("hand")
