"""Tournaments played on the core for pictures, the worst names, and what must hold of every picture of a tournament."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cache
from random import Random

from boards.painting.layout import Label, Panel, Scene
from boards.painting.text import ELLIPSIS
from boards.tournaments.scenes import drawable_entries, scenes_of
from tests.boards.support.scenes import faults, within
from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tournaments.facts.kinds import GameOver, GameStarted, Paired, RoundPaired, TableOpened
from tournaments.running.start import draw_of
from tournaments.settings.formats import Format, Pods, RoundRobin, Swiss
from tournaments.settings.model import CARD_ORDER, ROBIN_ORDER, SWISS_ORDER, Points, Settings
from tournaments.state.model import State
from tournaments.views.pages import AnyPage
from words.texts import Language
from words.tournaments.pictures.captions import PictureWords

WIDE = ("W" * 32, "Щ" * 32, "Ж" * 32, "M" * 32)
"""Names of the most and the widest letters."""

ODD = (
    "Анна",
    "Wolfeschlegelsteinhausenberger",
    "🐉🔥",
    "\u202eяшаС\u202c",
    "",
    "田中さん",
    "a b c d e f g h i j k l m n o p",
)
FLOOR = 28
"""Pixels: the smallest letters that a phone shows readably, of a picture 1280 pixels wide."""

NAMES = {n: f"P{n}" for n in range(1, 100)}
"""Names by which entries are found in a picture."""

PLAIN = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Zoya")

Names = tuple[str, ...]


def named(kind: Names, entries: Iterable[int]) -> dict[int, str]:
    """Return a name for each entry, some of them alike."""
    return {entry: kind[entry % len(kind)] for entry in entries}


def drawn(page: AnyPage, names: Mapping[int, str], language: Language = "en") -> tuple[Scene, ...]:
    """Return the pictures of a page."""
    return scenes_of(page, PictureWords(language, drawable_entries(names, language)))


def problems(scene: Scene, *, cut: bool = False) -> Iterator[str]:
    """Yield the faults of a picture; with `cut` a name may end in an ellipsis."""
    yield from faults(scene)
    for item in scene.items:
        if isinstance(item, Label):
            if item.size < FLOOR:
                yield f"small: {item}"
            if item.words.endswith(ELLIPSIS) and not cut:
                yield f"cut: {item}"
    if scene.width != 1280 or not 200 <= scene.height <= 1360:
        yield f"{scene.width} by {scene.height} pixels"


def all_problems(pages: Iterable[AnyPage], language: Language, *kinds: Names, cut: bool = False) -> list[str]:
    """Return the faults of all pictures of pages, with each kind of names."""
    return [
        problem
        for page in pages
        for kind in kinds
        for scene in drawn(page, named(kind, page.entries), language)
        for problem in problems(scene, cut=cut)
    ]


def row_of(scene: Scene, name: str) -> Scene:
    """Return the row of a name."""
    label = next(item for item in scene.items if isinstance(item, Label) and item.words == name)
    box = next(
        item.box
        for item in scene.items
        if isinstance(item, Panel) and item.box.w > 1200 and item.box.contains(label.box)
    )
    return within(scene, box)


# -------------------------------------------------------------------- tournaments


_PLAYED: dict[str, tuple[State, ...]] = {}


def settings(format_: Format, best_of: int = 1) -> Settings:
    """Return settings of a format with its usual tie-breaks."""
    if isinstance(format_, Pods):
        return Settings(format=format_, seats=(2, 6), tiebreaks=())
    order = ROBIN_ORDER if isinstance(format_, RoundRobin) else SWISS_ORDER
    return Settings(format=format_, tiebreaks=order, best_of=best_of)


def started(hall: Hall, entry: int) -> None:
    """Let the game of an entry begin in the latest round."""
    pairing = next(p for p in list(hall.state.rounds.values())[-1].pairings if entry in p.sides)
    at = (pairing.stage, pairing.round, pairing.table, 1)
    hall.add(TableOpened(*at, f"M{len(hall.records)}"))
    hall.add(GameStarted(*at))


def moments(format_: Format, entries: int, seed: int, best_of: int = 1) -> tuple[State, ...]:
    """Return the states of a random tournament with all that may happen: after the start, in each round, at the end."""
    key = repr((format_, entries, seed, best_of))
    if key not in _PLAYED:
        _PLAYED[key] = _played(format_, entries, seed, best_of)
    return _PLAYED[key]


def _played(format_: Format, entries: int, seed: int, best_of: int) -> tuple[State, ...]:
    rng = Random(seed)
    hall = Hall(settings(format_, best_of)).begin(entries)
    trouble = disturbance(rng, 0.03)
    found = [copied(hall.state)]
    seen = 0

    def meanwhile(hall: Hall) -> None:
        nonlocal seen
        trouble(hall)
        if len(hall.records) - seen > max(40, len(hall.records) // 6):
            seen = len(hall.records)
            found.append(copied(hall.state))

    hall.finish(random_outcome(rng), meanwhile)
    return (*found, copied(hall.state))


def copied(state: State) -> State:
    """Return a copy of a state that later records do not change."""
    return deepcopy(state)


@cache
def crowd(entries: int = 1024) -> State:
    """Return a Swiss of very many after a round that was paired by hand, since the best one would take seconds."""
    hall = Hall(Settings(format=Swiss(rounds=10, cut=32))).begin(entries)
    half = entries // 2
    pairs = tuple(Paired((one, one + half)) for one in range(1, half + 1))
    hall.add(RoundPaired(0, 1, draw_of(hall.state, hall.secret), pairs))
    rng = Random(1)
    for table in range(1, half + 1):
        hall.add(TableOpened(0, 1, table, 1, f"M{table}"))
        hall.add(GameStarted(0, 1, table, 1))
        hall.add(GameOver(0, 1, table, 1, rng.choice([(1, 2), (2, 1), (1, 1)])))
    hall.close()
    return hall.state


def cards() -> Settings:
    """Return settings as card games have them."""
    return Settings(format=Swiss(rounds=3), points=Points("3", "1", "0"), tiebreaks=CARD_ORDER, best_of=3)
