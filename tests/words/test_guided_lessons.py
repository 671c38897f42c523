"""What the guided first matches say that offer a part of the answers: on every way, in both languages, short and whole."""

from __future__ import annotations

import re

import pytest

from engines.games import GAMES
from tests.support.lesson_ways import GUIDED, all_ways
from tests.words.support.recording import Recording, keys_of
from words.games import GAMES as TEXTS
from words.learning import LESSONS
from words.texts import LANGUAGES, Language

LONGEST = 330
"""Characters of a page's text: what a phone shows without scrolling beside the picture."""

NAMED = ("lesson-you", "lesson-rival")
"""Said where somebody is called by a name, not by a page."""

EACH = {
    "archutheon": (
        "start",
        "roads",
        "tactics",
        "cells",
        "shifted",
        "card",
        "declare",
        "answered",
        "second",
        "order",
        "blocked",
        "sum",
        "track",
        "chosen",
        "theirs",
        "defend",
        "recharge",
        "holding",
        "area",
        "fallen",
        "collect",
        "collected",
        "bluff",
        "ready",
        "again",
        "open",
        "won",
        "collapse",
        "end",
        "done",
    ),
    "battlecon": ("start", "pair", "figures", "choose", "reveal", "recycle", "deduce", "ante", "faster", "end", "done"),
    "brawl": (
        "start",
        "turn",
        "card",
        "attack",
        "challenge",
        "lead",
        "react",
        "scored",
        "finish",
        "out",
        "traps",
        "end",
        "done",
    ),
    "legends": (
        "start",
        "sum",
        "follower",
        "entered",
        "skill",
        "used",
        "attack",
        "fight",
        "turn",
        "theirs",
        "respond",
        "stack",
        "damage",
        "rescue",
        "saved",
        "level",
        "again",
        "queue",
        "check",
        "finish",
        "out",
        "setup",
        "end",
        "done",
    ),
}
"""The ideas that every way explains."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_every_page_of_every_way_is_short_and_whole(game: str, language: Language) -> None:
    worded = TEXTS[game].match(language, GAMES[game].standard.pack, LESSONS[game].names_in_text(language))
    last: dict[tuple[int, ...], str] = {}
    for path, stage in all_ways(game):
        pages = LESSONS[game].pages(worded, stage)
        for page in pages:
            assert 15 < len(page.text) <= LONGEST, (path, page.text)
            assert f"{game}-" not in page.heading + page.text
            assert not re.search(r"\n\n|  |None|\{|\.\.(?!\.)", page.text), page.text
            assert page.text.count("**") % 2 == 0
            assert page.text == page.text.strip()
        # A page that only repeats the heading before would look like a press that did nothing.
        assert len({page.heading for page in pages}) == len(pages), path
        assert last.get(path[:-1]) != pages[0].heading, path
        last[path] = pages[-1].heading


@pytest.mark.parametrize("game", GUIDED)
def test_each_idea_is_explained_on_every_way(game: str) -> None:
    worded = TEXTS[game].match("en", GAMES[game].standard.pack, LESSONS[game].names("en"))
    ideas = {path: [page.idea for page in LESSONS[game].pages(worded, stage)] for path, stage in all_ways(game)}
    for path, stage in all_ways(game):
        if stage.over:
            explained = {idea for n in range(len(path) + 1) for idea in ideas[path[:n]]}
            assert {*EACH[game]} <= explained, (path, {*EACH[game]} - explained)
            assert ideas[path][-2:] == ["end", "done"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_no_text_of_a_lesson_is_there_for_nothing(game: str, language: Language) -> None:
    say = Recording(language)
    worded = TEXTS[game].match(language, GAMES[game].standard.pack, LESSONS[game].names_in_text(language))
    worded.say = say  # type: ignore[attr-defined]  # the words of every game have it
    for _, stage in all_ways(game):
        LESSONS[game].pages(worded, stage)
    keys = keys_of(language, f"{game}-lesson-", f"{game}/lesson.ftl")
    assert {key for key in keys - say.said if not key.endswith(NAMED)} == set()


@pytest.mark.parametrize("game", GUIDED)
def test_a_page_about_an_own_action_shows_nothing_that_came_after_it(game: str) -> None:
    worded = TEXTS[game].match("en", GAMES[game].standard.pack, LESSONS[game].names_in_text("en"))
    seen = set()
    for _, stage in all_ways(game):
        for page in LESSONS[game].pages(worded, stage):
            if game == "battlecon" and page.idea == "reveal":
                assert page.view.phase == "reveal"
                seen.add("reveal")
            if game == "brawl" and page.idea == "yours" and stage.own is not None:
                assert page.view == stage.own != stage.seen.table
                seen.add("yours")
            if game == "legends" and page.idea == "stack":
                assert page.view == stage.own
                assert {entry.card for entry in page.view.queue} >= {"tusker", "mira"}
                assert not page.view.stack
                assert not stage.seen.table.queue
                seen.add("stack")
            if game == "archutheon" and page.idea in ("chosen", "collected"):
                assert page.view == stage.own != stage.seen.table
                assert not [slot for slot in page.view.declared if slot.now]
                seen.add("own")
    assert len(seen) == 1
