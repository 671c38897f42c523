"""Everything of random matches of Super Fantasy Brawl is worded: every question, answer, event and view, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Literal

import pytest

from engines.brawl.board import Selection
from engines.brawl.events import ActionTaken, Attack, Drawn, Figures, Looked, Mulligan, Planned, Reaction, TrapPlaced
from engines.brawl.game import DECISIONS, EVENTS
from engines.brawl.views.view import View
from engines.kernel.choose import Turn
from engines.kernel.events import Event, of_kind, public_events
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.words.brawl.support.tables import PACK, RULES, play, words_in
from words.brawl.answers.outcomes import Blow, blows
from words.brawl.match import BrawlWords
from words.common.limits import DESCRIPTION, DETAIL, LABEL
from words.texts import LANGUAGES

Mode = Literal["duel", "teams"]
MODES: tuple[tuple[Mode, Selection], ...] = (
    ("duel", "casual"),
    ("duel", "tournament"),
    ("duel", "random"),
    ("teams", "agreement"),
    ("teams", "tournament"),
    ("teams", "random"),
)
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
SINGLE = 25
"""Every so many turns the whole table is told."""


def said_well(text: str, language: str, most: int, *, empty: bool = False) -> None:
    """Assert that a text is whole: within its length, in its language, without gaps, doubled marks and names of code."""
    assert text or empty
    assert len(text) <= most, (len(text), text)
    assert "  " not in text, text
    assert not re.search(r"[{}]|None|brawl-|\.\.|;;|\(\)|[a-z]_[a-z]", text), text
    if language == "en":
        assert not CYRILLIC.search(text), text


def of_question(words: BrawlWords, asked: Decision, seen: View) -> Iterator[tuple[str, int, bool]]:
    yield words.question(asked, seen), 150, False
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
            yield picture[1], 1024, False


def of_view(words: BrawlWords, seen: View) -> Iterator[tuple[str, int, bool]]:
    yield words.text_board(seen), 3500, False
    yield words.summary(seen), 1024, False
    yield words.heading(seen), 150, False
    yield words.hand_summary(seen), 1024, True
    yield words.recap(seen), 1024, True
    yield words.recap(seen, text=True), 1024, True
    told_of = words.reference(seen)
    yield "".join(each.text for each in told_of), 3500, True
    for each in told_of:
        yield each.alt, 1024, False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "select"), MODES)
def test_everything_in_a_random_match_is_worded(mode: Mode, select: Selection, language: Any) -> None:
    words = words_in(language)
    labels: set[str] = set()
    for n, turn in enumerate(play(mode, select, 3)):
        now = words.at(view(RULES, turn.match, None).table)
        for each in turn.events:
            for viewer in (None, *turn.match.seats):
                event = each.seen_by(viewer)
                assert event is not None
                line = now.line(event)
                if line is not None:
                    said_well(line, language, 900)
        for asked in turn.match.asks:
            seen = view(RULES, turn.match, asked.seat).table
            for text, most, empty in of_question(words, asked, seen):
                said_well(text, language, most, empty=empty)
            labels = {words.option_label(asked, option.key, seen) for option in asked.options}
            assert len(labels) == len(asked.options), (asked.kind, labels)
            sorted_ = words.groups(asked)
            assert not sorted_ or [k for _, found in sorted_ for k in found if k != "end"]
            assert max([len(sorted_), *(len(found) for _, found in sorted_)]) <= 25
        if n % SINGLE == 0 or turn.match.outcome is not None:
            for viewer in (None, *turn.match.seats):
                for text, most, empty in of_view(words, view(RULES, turn.match, viewer).table):
                    said_well(text, language, most, empty=empty)
    assert turn.match.outcome is not None
    said_well(words.result(view(RULES, turn.match, None).table), language, 900)


def test_random_matches_ask_and_tell_nearly_all_there_is() -> None:
    asked: set[str] = set()
    happened: set[str] = set()
    for seed, (mode, select) in enumerate(MODES * 3):
        for turn in play(mode, select, seed):
            asked |= {each.kind for each in turn.match.asks}
            happened |= {event.kind for event in turn.events}
    assert len(set(DECISIONS) - asked) <= 6, set(DECISIONS) - asked
    assert len(set(EVENTS) - happened) <= 6, set(EVENTS) - happened


# -------------------------------------------------------------------- stories


def parts(words: BrawlWords, events: Iterable[Event]) -> Iterator[list[Event]]:
    part: list[Event] = []
    for event in events:
        if words.begins_part(type(event)):
            yield part
            part = []
        part.append(event)
    yield part


@pytest.mark.parametrize("language", LANGUAGES)
def test_turns_are_told_with_each_action_in_a_line_of_its_own(language: Any) -> None:
    turns = list(play("duel", "random", 11))
    words = words_in(language).at(view(RULES, turns[-1].match, None).table)
    for part in parts(words, public_events(event for turn in turns for event in turn.events)):
        lines = words.story(part)
        for line in lines:
            said_well(line, language, 2500)
        actions = len(of_kind(part, ActionTaken))
        assert sum(line.startswith("**") for line in lines) == actions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_a_line_depends_on_its_event_and_the_view_alone(mode: Mode, language: Any) -> None:
    turns = list(play(mode, "random", 7))
    moments = [(view(RULES, turn.match, None).table, event) for turn in turns for event in public_events(turn.events)]
    words = words_in(language)
    lines = [words.at(seen).line(event) for seen, event in moments]
    order = list(range(len(moments)))
    Random(7).shuffle(order)
    for n in order:
        seen, event = moments[n]
        assert words_in(language).at(seen).line(event) == lines[n]
    # Whatever was said before of other moments, and however often, changes nothing.
    assert [words.at(seen).line(event) for seen, event in moments] == lines
    assert [words.line(event) for _, event in moments] == [words_in(language).line(event) for _, event in moments]


# -------------------------------------------------------------------- forecasts


def forecasts(turns: Iterable[Turn]) -> Iterator[tuple[Figures, dict[int, Blow]]]:
    """Yield the figures that an attack came to, with what had been forecast at the last question about it."""
    expected: dict[int, Blow] = {}
    attacker = -1
    for turn in turns:
        for event in public_events(turn.events):
            match event:
                case Attack(champion=champion):
                    attacker = champion
                case Reaction():
                    expected = {}
                case Figures() if expected:
                    yield event, expected
        expected = {}
        for asked in turn.match.asks:
            seen = view(RULES, turn.match, asked.seat).table
            if asked.kind == "react" and seen.doing is not None and seen.doing.user == attacker:
                found = blows(seen, PACK, seen.doing.user, seen.doing.card, seen.doing.targets)
                expected = {blow.target: blow for blow in found}


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_what_is_forecast_when_a_reaction_is_asked_for_is_what_happens_without_one(mode: Mode) -> None:
    count = Counter[bool]()
    for seed in range(16):
        for figures, expected in forecasts(play(mode, "random", seed)):
            blow = expected[figures.target]
            same = (blow.strength, blow.defence, blow.ignored)
            assert same == (figures.strength, figures.defence, figures.ignored), figures
            count[blow.ignored] += 1
    assert count[False] > 25


# -------------------------------------------------------------------- secrecy


@pytest.mark.rule("SB-17")
def test_public_words_name_no_card_that_is_nowhere_open() -> None:
    words = words_in("en")
    names = {card: words.card(card) for card in PACK.card}
    for n, turn in enumerate(play("duel", "random", 5)):
        for event in public_events(turn.events):
            if isinstance(event, Drawn | Planned | Looked | Mulligan | TrapPlaced):
                line = words.line(event) or ""
                assert not any(name in line for name in names.values()), line
        if n % SINGLE:
            continue
        seen = view(RULES, turn.match, None).table
        for player in turn.match.board.players.values():
            hidden = [*player.hand, *player.deck, *player.planned]
            assert words.hand_summary(seen) == ""
            board = words.text_board(seen)
            if hidden and "In hand or deck." in board:
                # All unseen cards stand together in the order of their ids: which are in the hand does not show.
                shown = sorted(hidden)
                assert [card for card in shown if names[card] in board] == shown
