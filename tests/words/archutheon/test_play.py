"""Everything of random matches of Archutheon is worded: every question, answer, event and view, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.screens.questions.drafts import lined
from engines.archutheon.game import DECISIONS, EVENTS
from engines.archutheon.views.view import View
from engines.kernel.choose import Turn
from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.words.archutheon.support.tables import RULES, SETTINGS, play, words_in
from words.archutheon.match import ArchutheonWords
from words.common.limits import ALT, BOARD, DESCRIPTION, DETAIL, LABEL
from words.safe import ELLIPSIS
from words.texts import LANGUAGES

CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
LATIN = re.compile(r"[a-z]{2,}", re.IGNORECASE)
FIRST, EVERY = 5, 5
"""The first questions of a kind are worded whole, later ones now and then."""

SINGLE = 25
"""Every so many turns the whole table is told."""

RARE_QUESTIONS = 6
RARE_EVENTS = 5
"""The kinds that these matches may lack."""


def said_well(text: str, language: str, most: int, *, empty: bool = False) -> None:
    """Assert that a text is whole: within its length, in its language, without gaps, doubled marks and names of code."""
    assert text or empty
    assert len(text) <= most, (len(text), text)
    assert "  " not in text, text
    assert not re.search(r"[{}]|None|archutheon-|\.\.|;;|\(\)|[a-z]_[a-z]| [,;.:)]|: ;|«»|“”|; $|: $", text), text
    if language == "en":
        assert not CYRILLIC.search(text), text
    else:
        assert not LATIN.search(re.sub(r"\bI{1,3}\b", "", text)), text


def said_lines(words: ArchutheonWords, turn: Turn, language: str, part: list[Event]) -> None:
    """Assert that all events of a turn have lines, and that each part of the log has a story and a headline."""
    now = words.at(view(RULES, turn.match, None).table)
    for each in turn.events:
        for viewer in (None, *turn.match.seats):
            event = each.seen_by(viewer)
            assert event is not None
            line = now.line(event)
            if line is not None:
                said_well(line, language, 900)
        public = each.seen_by(None)
        assert public is not None
        if words.begins_part(type(public)):
            headline = now.headline([each for each in part if now.is_in_headline(type(each))])
            for text in (*now.story(part), headline):
                said_well(text, language, 2000, empty=True)
            part.clear()
        part.append(public)


def of_question(words: ArchutheonWords, asked: Decision, seen: View) -> Iterator[tuple[str, int, bool]]:
    yield words.question(asked, seen), 250, False
    yield words.choose_label(asked), LABEL, False
    for text in (False, True):
        yield words.help_text(asked, seen, text=text), 1200, True
    if asked.least == 0:
        yield words.nothing_label(asked), LABEL, False
    for option in asked.options:
        yield words.option_label(asked, option.key, seen), LABEL, False
        yield words.option_description(asked, option.key, seen), DESCRIPTION, True
        yield words.option_detail(asked, option.key, seen), DETAIL, True
        picture = words.option_picture(asked, option.key, seen)
        if picture is not None:
            yield picture[1], ALT, False


def shown(words: ArchutheonWords, asked: Decision, seen: View) -> Iterator[str]:
    """Yield the texts on the controls of a question, where nothing may be cut."""
    for option in asked.options:
        yield words.option_label(asked, option.key, seen)
        yield (words.option_detail if lined(asked) else words.option_description)(asked, option.key, seen)


def of_view(words: ArchutheonWords, seen: View) -> Iterator[tuple[str, int, bool]]:
    yield words.text_board(seen), BOARD, False
    yield words.summary(seen), ALT, False
    yield words.heading(seen), 150, False
    yield words.hand_summary(seen), ALT, True
    yield words.recap(seen), 1024, True
    yield words.recap(seen, text=True), 1024, True
    yield words.prospects(seen), 1024, True
    references = words.reference(seen)
    yield "".join(each.text for each in references), BOARD, True
    for each in references:
        yield each.alt, ALT, each.picture is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS)
def test_everything_in_a_random_match_is_worded(setting: str, language: Any) -> None:
    words = words_in(language)
    part: list[Event] = []
    often: Counter[str] = Counter()
    for n, turn in enumerate(play(setting, 3)):
        said_lines(words, turn, language, part)
        for asked in turn.match.asks:
            often[asked.kind] += 1
            if often[asked.kind] > FIRST and n % EVERY:
                continue
            seen = view(RULES, turn.match, asked.seat).table
            for text, most, empty in of_question(words, asked, seen):
                said_well(text, language, most, empty=empty)
            assert [text for text in shown(words, asked, seen) if text.endswith(ELLIPSIS)] == []
            labels = {words.option_label(asked, option.key, seen) for option in asked.options}
            assert len(labels) == len(asked.options), (asked.kind, labels)
            groups = words.groups(asked)
            if groups:
                assert sorted(key for _, found in groups for key in found) == sorted(o.key for o in asked.options)
                said_well(words.group_label(asked), language, LABEL)
            assert max([len(groups), *(len(found) for _, found in groups)]) <= 25
        if n % SINGLE == 0 or turn.match.outcome is not None:
            for viewer in (None, *turn.match.seats):
                for text, most, empty in of_view(words, view(RULES, turn.match, viewer).table):
                    said_well(text, language, most, empty=empty)
    assert turn.match.outcome is not None
    said_well(words.result(view(RULES, turn.match, None).table), language, 900)


def test_random_matches_ask_and_tell_nearly_all_there_is() -> None:
    asked: set[str] = set()
    happened: set[str] = set()
    for seed, setting in enumerate([*SETTINGS] * 8):
        for turn in play(setting, seed):
            asked |= {each.kind for each in turn.match.asks}
            happened |= {event.kind for event in turn.events}
    assert len(set(DECISIONS) - asked) <= RARE_QUESTIONS, set(DECISIONS) - asked
    assert len(set(EVENTS) - happened) <= RARE_EVENTS, set(EVENTS) - happened
