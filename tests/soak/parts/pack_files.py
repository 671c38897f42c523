"""Content packs changed at random: each is refused in clear lines and soon, or its cards have texts and can be played.

A pack holds cards of the game itself, in which a value is another one that such cards have, something odd, gone, doubled or
nested deep; or its text is no longer what a program would write.
"""

from __future__ import annotations

import re
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

from boards.painting.shapes import icon_names
from engines.games import GAMES
from engines.kernel.content.reading import MOST_PROBLEMS
from engines.kernel.game import Rules
from engines.kernel.packs.folder import LONGEST_PROBLEM, read_packs
from engines.kernel.packs.shelf import Shelf
from tests.soak.packs.changing import changed
from tests.soak.packs.making import GAMES_WITH_PACKS, PACK, made, written
from tests.soak.running import Found, Part
from tools.conformance.playing import Game
from tools.games import GAMES as TOOLS
from words.learning import LOOKUPS
from words.texts import LANGUAGES

MOST_SECONDS = 2.0
"""Seconds of processor time that reading a pack may take."""

LINE = re.compile(rf"{PACK}(/[^:]*)?(:\d+)?: \S.*|'.*': \S.*")
"""A line about a problem: the file, its line if there is one, the reason."""

PLAYED = 0.3
"""The share of accepted packs with which a match is played: that takes most of the time."""


def play(seed: str, _number: int, size: int) -> Found:
    """Change so many packs."""
    rng, found = Random(seed), Found()
    for n in range(size):
        game = rng.choice(GAMES_WITH_PACKS)
        bodies, how = changed(made(game, rng), game, rng)
        with tempfile.TemporaryDirectory(prefix="soak-") as folder:
            written(Path(folder), bodies)
            try:
                _try(Path(folder), game, rng, found)
            except BaseException as error:
                error.add_note(f"pack {n} for {game}, {how}")
                raise
        found.figures["packs"] += 1
    return found


def _try(folder: Path, game: str, rng: Random, found: Found) -> None:
    began = time.process_time()
    shelf = Shelf(GAMES, *read_packs(folder, GAMES, icon_names()))
    assert time.process_time() - began < MOST_SECONDS, "reading it took too long"
    if shelf.left_out:
        for left in shelf.left_out:
            _check_lines(left.problems)
        assert not shelf.packs, "it is left out, and yet here"
        found.figures["refused"] += 1
        return
    found.figures["accepted"] += 1
    if shelf.of(game):
        rules = shelf.whole(game)
        _word(rules)
        if rng.random() < PLAYED:
            found.figures["choices"] += _play(rules, rng)
            found.figures["played"] += 1


def _check_lines(problems: tuple[str, ...]) -> None:
    """Check that each problem is a short line that names a place and a reason."""
    assert 0 < len(problems) <= MOST_PROBLEMS + 1, f"{len(problems)} problems"
    for problem in problems:
        assert LINE.fullmatch(problem), f"it does not name the place: {problem!a}"
        assert problem.isprintable(), f"it is no line: {problem!a}"
        assert len(problem) <= LONGEST_PROBLEM, f"it is too long: {problem!a}"


def _word(rules: Rules[Any, Any]) -> None:
    """Make the texts of the pack's cards in both languages."""
    lookups = LOOKUPS[rules.game.id]
    known = {entry.key for entry in lookups.entries(rules.game.standard.pack)}
    for entry in lookups.entries(rules.pack):
        if entry.key not in known:
            for language in LANGUAGES:
                assert lookups.card_lines(language, rules.pack, entry), f"{entry.id} has no text"


def _play(rules: Rules[Any, Any], rng: Random) -> int:
    """Play a match with the pack's cards; return the number of choices."""
    with Game(TOOLS[rules.game.id].table(rules, rng), rng.randrange(10**6)) as game:
        return sum(1 for _ in game.moves())


def _missing(found: Found) -> list[str]:
    """Return what a whole run must have met."""
    return [f"nothing was {name}" for name in ("refused", "accepted", "played") if not found.figures[name]]


PART = Part("pack-files", "packs", 20_000, 200, play, _missing)
