"""Everything of random matches of Legends is worded: every question, answer, event and view, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, advance
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from engines.legends.game import LEGENDS
from engines.legends.views.view import View
from tests.words.legends.support.making import NAMES, flaws
from tools.conformance.playing import Table
from words.common.limits import ALT, BOARD, DESCRIPTION, DETAIL, LABEL
from words.legends.match import LegendsWords
from words.texts import LANGUAGES, Language

RULES = LEGENDS.standard
MOST = 160
"""The most choices of a match."""


def play(seed: int, windows: str) -> Iterator[tuple[Turn, Decision | None]]:
    """Yield the turns of a match whose players rather do something than pass, each with the question that it follows."""
    options = msgspec.convert({"windows": windows}, LEGENDS.options_type)
    turn, rng = Table(RULES, 2, options, brings=True).begin(seed), Random(seed)
    yield turn, None
    for _ in range(MOST):
        if turn.match.outcome is not None:
            break
        asked = rng.choice(turn.match.asks)
        active = [option.key for option in asked.options if option.key not in ("pass", "through")]
        acts = asked.kind in ("main", "act") and active and rng.random() < 0.7
        keys = [rng.choice(active)] if acts else random_keys(asked, rng)
        turn = advance(RULES, turn.match, asked.seat, asked.id, keys)
        yield turn, asked


def of_question(words: LegendsWords, asked: Decision, seen: View) -> Iterator[tuple[str, int]]:
    yield words.question(asked, seen), 200
    yield words.choose_label(asked), LABEL
    yield words.help_text(asked, seen, text=True), 2500
    parts = words.parts(asked, seen)
    assert not parts or sorted(key for _, keys in parts for key in keys) == sorted(o.key for o in asked.options)
    yield from ((name, 60) for name, _ in parts)
    for option in asked.options:
        yield words.option_label(asked, option.key, seen), LABEL
        described, whole = (tell(asked, option.key, seen) for tell in (words.option_description, words.option_text))
        assert len(described) <= DESCRIPTION
        yield whole or described, DETAIL
        yield words.option_detail(asked, option.key, seen), DETAIL
        if (picture := words.option_picture(asked, option.key, seen)) is not None:
            yield picture[1], ALT


def of_view(words: LegendsWords, seen: View) -> Iterator[tuple[str, int]]:
    yield words.text_board(seen), BOARD
    yield words.summary(seen), ALT
    yield words.hand_summary(seen), ALT
    yield words.heading(seen), 150
    yield words.prospects(seen), 1000
    yield from ((each.text, BOARD) for each in words.reference(seen))


def check(text: str, most: int, language: Language) -> None:
    """Assert that a text is whole: within its length, in its language, without gaps and without a cut."""
    assert len(text) <= most, (len(text), text)
    assert not text.endswith("…"), text
    for line in text.replace("**", "").replace("-# ", "").splitlines():
        assert flaws(line.removeprefix("- "), language) == [], line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "windows"), [(1, "usual"), (2, "all"), (3, "brief")])
def test_whole_matches_are_worded(seed: int, windows: str, language: Language) -> None:
    words = LegendsWords(language, RULES.pack, NAMES[language], strict=True)
    kinds = set()
    for turn, _ in play(seed, windows):
        for viewer in (0, 1, None):
            seen = view(RULES, turn.match, viewer).table
            at = words.at(seen)
            events = [event for happened in turn.events if (event := happened.seen_by(viewer)) is not None]
            for text in (*filter(None, map(at.line, events)), *at.story(events)):
                check(text, 1000, language)
        for asked in turn.match.asks:
            kinds.add(asked.kind)
            for text, most in of_question(words, asked, view(RULES, turn.match, asked.seat).table):
                check(text, most, language)
        for text, most in of_view(words, view(RULES, turn.match, None).table):
            check(text, most, language)
    assert {"main", "act", "target", "squad", "mulligan"} <= kinds


@pytest.mark.rule("LG-10", "LG-56")
@pytest.mark.parametrize("seed", [4, 5])
def test_no_text_of_a_viewer_changes_with_what_the_viewer_may_not_know(seed: int) -> None:
    words = LegendsWords("en", RULES.pack, NAMES["en"], strict=True)
    for turn, _ in play(seed, "usual"):
        public = view(RULES, turn.match, None).table
        told = "\n".join(text for text, _ in of_view(words, public))
        played = {p.card for p in public.permanents} | {spell.card for spell in public.stack}
        played |= {card for player in public.players for card in (*player.graveyard, *player.known)}
        played |= {entry.source for entry in public.queue}
        played |= {effect.source for p in public.permanents for effect in p.effects}
        hidden = {card.id for side in turn.match.board.sides.values() for card in (*side.hand, *side.deck)} - played
        shown = {words.card(card) for card in played}
        names = {words.card(card) for card in hidden if not any(words.card(card) in other for other in shown)}
        if turn.match.outcome is None:
            assert [name for name in names if name in told and name not in ("Halt", "Sentence", "Siege")] == []
