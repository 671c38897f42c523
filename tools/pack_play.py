"""Random matches with a content pack's things: under the checks of tools/conformance, each question told in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cogs.controls import controls
from cogs.fits import DoesNotFitError, fits
from cogs.hand_messages import control_texts
from cogs.selects import Panel
from engines.battlecon.board import Options as BattleconOptions
from engines.brawl.board import Options as BrawlOptions
from engines.kernel.game import Rules
from engines.kernel.model import Match
from engines.kernel.views import view
from engines.krendel.board import Options as KrendelOptions
from tools.conformance.checks import CHECKS, check_lanes
from tools.conformance.playing import Game, Move, Table
from tools.conformance.secrecy import check_redeal
from tools.pack_looks import unsaid
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
    tables = TABLES[rules.game.id]
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
        if kind != "challenges" or any(own_id in rules.pack.challenges_in(arena.id) for arena in rules.pack.arenas):
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


# -------------------------------------------------------------------- tables with the things of a pack


def _own(rules: Rules[Any, Any], kind: str) -> list[str]:
    """Return the ids of the things of a kind that are of packs."""
    return [name.partition(".")[2] for name in rules.pack.origins if name.partition(".")[0] == kind]


def _some(rules: Rules[Any, Any], kind: str, count: int, rng: Random) -> tuple[str, ...]:
    """Return as many different things of a kind, at least one of a pack if they have any."""
    everything, own = [each.id for each in getattr(rules.pack, kind)], _own(rules, kind)
    first = [rng.choice(own)] if own else []
    found = [*first, *rng.sample([name for name in everything if name not in first], count - len(first))]
    rng.shuffle(found)
    return tuple(found)


def _krendel(rules: Rules[Any, Any], rng: Random) -> Table:
    return Table(rules, rng.choice((2, 4, 6)), KrendelOptions(rng.choice(("printed", "symmetric"))))


def _battlecon(rules: Rules[Any, Any], rng: Random) -> Table:
    mode, seats, count = rng.choice((("duel", 2, 2), ("duel", 2, 2), ("two_on_one", 3, 3), ("two_on_two", 4, 4)))
    if rng.random() < 0.1:
        return Table(rules, 2, BattleconOptions(select=rng.choice(("open", "blind", "draft"))))
    return Table(rules, seats, BattleconOptions(mode, fighters=_some(rules, "kits", count, rng)))


def _brawl(rules: Rules[Any, Any], rng: Random) -> Table:
    arena = rng.choice(_own(rules, "arenas") or [rules.pack.arenas[0].id])
    if _own(rules, "champions") and rng.random() < 0.3:
        arena = rng.choice(rules.pack.arenas).id
    if rng.random() < 0.1:
        return Table(rules, 2, BrawlOptions(select=rng.choice(("casual", "tournament", "agreement")), arena=arena))
    mode, seats, count = rng.choice((("duel", 2, 6), ("duel", 2, 6), ("teams", 4, 8)))
    return Table(rules, seats, BrawlOptions(mode, arena=arena, champions=_some(rules, "champions", count, rng)))


TABLES: dict[str, Callable[[Rules[Any, Any], Random], Table]] = {
    "krendel": _krendel,
    "battlecon": _battlecon,
    "brawl": _brawl,
}
"""A random table of each game at which things of packs are played."""
