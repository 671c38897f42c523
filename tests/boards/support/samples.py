"""Views of real matches of Krendel's Tournament in every phase, played at random from a seed, and awkward names."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from boards.painting.names import drawable_names
from engines.kernel.choose import begin, choose
from engines.kernel.game import Rules
from engines.kernel.views import view
from engines.krendel.board import Options
from engines.krendel.content.pack import Pack, load
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import View

PLAIN = ("Саша", "Петя", "Маша", "Вася", "Глафира", "Коля")
LONG = ("Wolfeschlegelsteinhausenbergerdorff", "Александр Константинович", "W" * 32, "Ж" * 32, "a-b " * 8, "Щ Ш " * 8)
ODD = ("🐉🔥", "\u202eяшаС\u202c", "", "Анна 🦊 \u200b\u0301", "田中さん", "x" * 100)


@cache
def pack() -> Pack:
    return load()


def names(kind: tuple[str, ...]) -> dict[int, str]:
    """Return names as every scene gets them (boards/pictures.py)."""
    return drawable_names(dict(enumerate(kind)), "en")


def played(seats: int, seed: int, viewer: int | None = None) -> Iterator[View]:
    """Yield the view after every answer of a match played at random, the first before any."""
    rng = random.Random(seed)
    rules = Rules(KRENDEL, pack())
    match = begin(rules, tuple(range(seats)), rng.randbytes(32).hex(), Options()).match
    yield view(rules, match, viewer).table
    while match.outcome is None:
        asked = rng.choice(match.asks)
        most = min(asked.most, len(asked.options))
        keys = [o.key for o in rng.sample(asked.options, rng.randint(asked.least, most))]
        match = choose(rules, match, asked.seat, asked.id, keys).match
        yield view(rules, match, viewer).table


@cache
def phases(seats: int, seed: int, viewer: int | None = None) -> dict[str, View]:
    """Return one view of each phase, the last of its kind in a match; "open" is the very first of one.

    Not every match comes to a prize that is asked about, so matches are played until all phases were seen.
    """
    found: dict[str, View] = {}
    while not {"choose", "reward", "discard", "over"} <= set(found):
        for seen in played(seats, seed, viewer):
            found.setdefault("open", seen)
            found[seen.phase] = seen
        seed += 100
    return found
