"""Random matches with a content pack's things: under the checks of tools/conformance, each question told in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.kit.limits import DoesNotFitError, fits
from cogs.screens.controls import controls
from cogs.screens.panel_pages import control_texts
from cogs.screens.selects import Panel
from engines.kernel.game import Rules
from engines.kernel.state.model import Match
from engines.kernel.views import view
from tools.conformance.checks import CHECKS, check_lanes
from tools.conformance.playing import Game, Move, Table
from tools.conformance.secrecy import check_redeal
from tools.games import GAMES
from tools.packs.looks import unsaid
from words.games import game_words
from words.texts import LANGUAGES, words

CODE, SLOT = "ABCDEF", "panel:2"
"""A match's code and a message, as custom ids hold them."""

LABEL, DESCRIPTION, LONG = 80, 100, 3500
"""Characters of an answer's name, of what it will do, and of the board as text."""

FLAWS = 5
"""Problems of a kind after which no more are looked for."""

TOLD = 10
"""Choices between two at which everything that is said is looked at."""


@dataclass
class Played:
    """What random play showed: problems, how much was played, and which things of the pack never came up."""

    matches: int = 0
    choices: int = 0
    problems: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)


def play(rules: Rules[Any, Any], matches: int, seed: int) -> Played:
    """Play so many random matches, before them one under each check of the conformance suite; nothing if none are asked for."""
    played, waiting = Played(), {*_counted(rules)}
    rng = Random(f"{rules.game.id} {seed}")  # noqa: S311  # random play
    tables = GAMES[rules.game.id].table
    for promise in (*CHECKS, check_lanes, check_redeal) if matches else ():
        _kept(played, promise, tables(rules, rng), rng.randrange(10**6))
    for _ in range(matches):
        table, number = tables(rules, rng), rng.randrange(10**6)
        played.matches += 1
        with unsaid() as failed:
            try:
                with Game(table, number) as game:
                    for move in game.moves():
                        played.choices += 1
                        _look(rules, move, waiting, played)
            except Exception as error:  # whatever a pack breaks is to be told, not raised
                _note(played, f"a match breaks: {_why(error)}")
        for text in failed:
            _note(played, text)
        if len(played.problems) >= FLAWS:
            break
    played.unseen = sorted(waiting) if matches and not played.problems else []
    return played


def _kept(played: Played, promise: Callable[[Table, int], object], table: Table, seed: int) -> None:
    played.matches += 1
    try:
        promise(table, seed)
    except Exception as error:  # as above
        _note(played, f"{promise.__name__} does not hold: {_why(error)}")


def _why(error: Exception) -> str:
    """Return what went wrong in a line, with the notes that say in which match."""
    notes = "; ".join(getattr(error, "__notes__", ()))
    return " ".join(f"{type(error).__name__}: {error} ({notes})".split())[:600]


def _note(played: Played, problem: str) -> None:
    if problem not in played.problems:
        played.problems.append(problem)


def _counted(rules: Rules[Any, Any]) -> Iterator[str]:
    """Return the things of packs that a match may show by their ids."""
    for name in rules.pack.origins:
        kind, _, own_id = name.partition(".")
        if GAMES[rules.game.id].comes_up(rules.pack, kind, own_id):
            yield own_id


def _look(rules: Rules[Any, Any], move: Move, waiting: set[str], played: Played) -> None:
    """Note what came up, and now and then whether all that is said of the match can be shown."""
    if waiting:
        body = str(view(rules, move.turn.match, None).table) + str([event.facts for event in move.turn.events])
        waiting -= {name for name in waiting if repr(name) in body}
    if move.before.version % TOLD == 0 or len(move.asked.options) > LABEL:
        for problem in _told(rules, move.before, move):
            _note(played, problem)


def _told(rules: Rules[Any, Any], match: Match[Any, Any], move: Move) -> Iterator[str]:
    """Return what of a question does not fit a message, in both languages."""
    asked, seen = move.asked, view(rules, match, move.seat)
    names = {seat: f"Player {seat}" for seat in match.seats}
    for language in LANGUAGES:
        told = game_words(rules.game.id, language, rules.pack, names)
        told.meet(seen.table)
        for option in asked.options:
            label = told.option_label(asked, option.key, seen.table)
            if not 0 < len(label) <= LABEL:
                yield f"an answer's name has {len(label)} characters, {LABEL} at most ({language}): {label!r}"
            said = told.option_description(asked, option.key, seen.table)
            if len(said) > DESCRIPTION:
                yield f"what an answer does takes {len(said)} characters, {DESCRIPTION} at most ({language}): {said!r}"
        if len(told.text_board(seen.table)) > LONG:
            yield f"the board as text has more than {LONG} characters ({language})"
        panel = Panel(CODE, SLOT, "c", move.seat, asked, seen.table, (), ())
        try:
            fits(controls(panel, told, control_texts(words(language))), {})
        except (DoesNotFitError, ValueError) as error:
            yield f"the question {asked.kind} does not fit a message ({language}): {error}"
