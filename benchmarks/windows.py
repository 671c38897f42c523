"""Windows of Legends: how often players are asked in a turn, and how often the other one is, by the table's option (LG-64).

`python -m benchmarks.windows [games]` lets players by chance, who are sensible enough to respond seldom and to aim at the usual
side, play preset decks against each other. A play with all that its lane asks for is one question; a hand-over is the first
question to the other player after one to the player whose turn it is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from benchmarks.timing import quantile, row
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision
from engines.legends.board import Board, LegendsMatch, Options
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Preset
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.leaning import lean
from engines.legends.round.playing import PASS, THROUGH

PASSES = {"main": 0.1, "act": 0.8}
"""The part of times that a player passes in the own main phase and in other windows, where something could be done."""

CALM = (PASS, THROUGH)

LRules = Rules[Board, Pack]


class Asked(NamedTuple):
    """The questions and the hand-overs of one turn."""

    questions: int
    hand_overs: int


def text_of_preset(preset: Preset) -> str:
    """Return the text of a preset deck as it is brought to a table."""
    return text_of(new_deck(preset.heroes, {listed.card: listed.copies for listed in preset.cards}))


def turns_of(rules: LRules, decks: tuple[str, str], windows: Any, rng: Random) -> Iterator[Asked]:
    """Play a game, and yield what was asked in each of its turns."""
    options = Options(games="one", windows=windows)
    match = begin(rules, range(2), rng.randbytes(32).hex(), options, dict(enumerate(decks))).match
    turn, latest, asked = 0, ("", -1), Asked(0, 0)
    while match.outcome is None:
        board, decision = match.board, match.asks[0]
        if board.turn != turn:
            if turn:
                yield asked
            turn, latest, asked = board.turn, ("", board.active), Asked(0, 0)
        number = decision.id.partition(".")[0]
        if number != latest[0]:
            handed = decision.seat != board.active == latest[1]
            asked = Asked(asked.questions + 1, asked.hand_overs + handed)
        latest = (number, decision.seat)
        match = advance(rules, match, decision.seat, decision.id, answer(rules.pack, match, decision, rng)).match
    yield asked


def answer(pack: Pack, match: LegendsMatch, asked: Decision, rng: Random) -> list[str]:
    """Return an answer by chance that is not plainly bad."""
    if asked.kind in PASSES:
        found = [option.key for option in asked.options if option.key not in CALM]
        if found and rng.random() >= PASSES[asked.kind]:
            return [rng.choice(found)]
        return [next(option.key for option in asked.options if option.key in CALM)]
    if asked.kind == "target" and not asked.several:
        return [rng.choice(lean(pack, match, asked))]
    return random_keys(asked, rng)


def main(games: int) -> None:
    """Measure and print the figures."""
    rng = Random(20261128)  # a benchmark's choices
    rules: LRules = GAMES["legends"].standard
    pairs = [*permutations([text_of_preset(preset) for preset in rules.pack.presets], 2)]
    print(f"Legends: questions and hand-overs a turn, p50 / p95 / most, in {games} games each")
    for windows in ("usual", "brief", "all"):
        found = [asked for n in range(games) for asked in turns_of(rules, pairs[n % len(pairs)], windows, rng)]
        for name, values in zip(Asked._fields, zip(*found, strict=True), strict=True):
            figures = [quantile(values, part) for part in (0.5, 0.95)] + [max(values)]
            row(f"{windows}, {name.replace('_', '-')}", " / ".join(f"{figure:.0f}" for figure in figures))
        row(f"{windows}, turns a game", f"{len(found) / games:.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
