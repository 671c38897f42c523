"""Random matches with a content pack's things under the checks of tools/conformance, with all texts of each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.kit.composing.limits import DoesNotFitError, fit_layout
from cogs.screens.panel_pages import control_texts
from cogs.screens.questions.controls import controls
from cogs.screens.questions.selects import Panel
from engines.kernel.game import Rules
from engines.kernel.state.model import Match
from engines.kernel.views import view
from tools.conformance.checks import CHECKS, check_lanes
from tools.conformance.hidden_choices import check_hidden_choices
from tools.conformance.marks import check_marks
from tools.conformance.playing import Game, Move, Table
from tools.conformance.secrecy import check_redeal
from tools.conformance.series import check_concession, check_games
from tools.games import GAMES
from tools.packs.looks import collect_missing_texts
from words.games import game_words
from words.texts import LANGUAGES, words

CODE, SLOT = "ABCDEF", "panel:2"
"""A match's code and a message, as custom ids hold them."""

LABEL, DESCRIPTION, LONG = 80, 100, 3500
"""Characters of an answer's name, of what it will do, and of the board as text."""

FLAWS = 5
"""Problems of a kind after which no more are looked for."""

EVERY = 10
"""The number of choices after which all texts of the match are checked once."""


@dataclass
class PlayReport:
    """The report of random play: problems, numbers of matches and choices, things of the pack that never came up."""

    matches: int = 0
    choices: int = 0
    problems: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)


def play(rules: Rules[Any, Any], matches: int, seed: int) -> PlayReport:
    """Play so many random matches, and before them one under each check of the conformance suite; none if `matches` is 0."""
    played, waiting = PlayReport(), {*_things_to_show(rules)}
    rng = Random(f"{rules.game.id} {seed}")  # noqa: S311  # random play
    tables = GAMES[rules.game.id].table
    for promise in (
        (*CHECKS, check_concession, check_games, check_marks, check_lanes, check_redeal, check_hidden_choices)
        if matches
        else ()
    ):
        _keeps_promise(played, promise, tables(rules, rng), rng.randrange(10**6))
    for _ in range(matches):
        table, number = tables(rules, rng), rng.randrange(10**6)
        played.matches += 1
        with collect_missing_texts() as failed:
            try:
                with Game(table, number) as game:
                    for move in game.moves():
                        played.choices += 1
                        _note_move(rules, move, waiting, played)
            except Exception as error:  # any failure of a pack becomes a problem in the report
                _note(played, f"a match breaks: {_why(error)}")
        for text in failed:
            _note(played, text)
        if len(played.problems) >= FLAWS:
            break
    played.unseen = sorted(waiting) if matches and not played.problems else []
    return played


def _keeps_promise(played: PlayReport, promise: Callable[[Table, int], object], table: Table, seed: int) -> None:
    played.matches += 1
    try:
        promise(table, seed)
    except Exception as error:  # as above
        _note(played, f"{promise.__name__} does not hold: {_why(error)}")


def _why(error: Exception) -> str:
    """Return an error as a line, with the notes that name the match."""
    notes = "; ".join(getattr(error, "__notes__", ()))
    return " ".join(f"{type(error).__name__}: {error} ({notes})".split())[:600]


def _note(played: PlayReport, problem: str) -> None:
    if problem not in played.problems:
        played.problems.append(problem)


def _things_to_show(rules: Rules[Any, Any]) -> Iterator[str]:
    """Yield the ids of the things of packs that can come up in a match."""
    for name in rules.pack.origins:
        kind, _, own_id = name.partition(".")
        if GAMES[rules.game.id].comes_up(rules.pack, kind, own_id):
            yield own_id


def _note_move(rules: Rules[Any, Any], move: Move, waiting: set[str], played: PlayReport) -> None:
    """Note the things that came up, and at some moves whether all texts of the match fit."""
    if waiting:
        body = str(view(rules, move.turn.match, None).table) + str([event.stored().facts for event in move.turn.events])
        waiting -= {name for name in waiting if repr(name) in body}
    if move.before.version % EVERY == 0 or len(move.asked.options) > LABEL:
        for problem in _message_problems(rules, move.before, move):
            _note(played, problem)


def _message_problems(rules: Rules[Any, Any], match: Match[Any, Any], move: Move) -> Iterator[str]:
    """Yield a problem for each text of a question that does not fit a message, in both languages."""
    decision, seen = move.asked, view(rules, match, move.seat)
    names = {seat: f"Player {seat}" for seat in match.seats}
    for language in LANGUAGES:
        texts = game_words(rules.game.id, language, rules.pack, names).at(seen.table)
        for option in decision.options:
            label = texts.option_label(decision, option.key, seen.table)
            if not 0 < len(label) <= LABEL:
                yield f"an answer's name has {len(label)} characters, {LABEL} at most ({language}): {label!r}"
            description = texts.option_description(decision, option.key, seen.table)
            if len(description) > DESCRIPTION:
                problem = f"what an answer does takes {len(description)} characters, {DESCRIPTION} at most"
                yield f"{problem} ({language}): {description!r}"
        if len(texts.text_board(seen.table)) > LONG:
            yield f"the board as text has more than {LONG} characters ({language})"
        panel = Panel(CODE, SLOT, "c", move.seat, decision, seen.table, (), ())
        try:
            fit_layout(controls(panel, texts, control_texts(words(language))), {})
        except (DoesNotFitError, ValueError) as error:
            yield f"the question {decision.kind} does not fit a message ({language}): {error}"
