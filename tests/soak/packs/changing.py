"""The changes made in a pack at random: values as data, and the text of a file as it stands."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from tests.soak.packs.making import Texts, inline, own_values, toml
from tests.soak.packs.striking import STROKES

Value = Any
Place = tuple[str | int, ...]
Bodies = dict[str, bytes]

ODD: tuple[Value, ...] = (
    *(0, -0, 1, -1, 2, 9, 12, 40, 60, 99, 100, -99, 2**31, 2**63, 2**63 - 1, -(2**63), 2**64, 10**400, 10**4000),
    *(0.0, -0.0, 1.5, 1e308, float("inf"), float("nan"), True, False),
    *(
        "",
        " ",
        "x",
        "self",
        "0",
        "\u0000",
        "\ufeff",
        "\u202e",
        "a\u0301\u0302\u0303\u0304\u0305",
        "é" * 41,
        "х" * 1001,
        "🜁" * 200,
    ),
    *("a" * 70_000, "<@1>", "{ $name }", "${HOME}", "../../etc", "embers_1", "\ud800", "\udfff\ud83d", "\r\n", "%s%n"),
    *(
        [],
        {},
        [[]],
        [{}],
        {"": ""},
        {"op": ""},
        {"op": "x"},
        {"ru": 1},
        {"en": ""},
        {"en-GB": "x", "en_GB": "y"},
        [0, 0],
        [3, 1],
        [1] * 201,
    ),
)
"""What is put in place of a value; the numbers beyond TOML's own are written as they are."""


def deep(levels: int, rng: Random) -> Value:
    """Return a value within so many lists or tables."""
    value: Value = 1
    for _ in range(levels):
        value = [value] if rng.random() < 0.5 else {rng.choice(("do", "if", "x", "op", "of")): value}
    return value


def places(value: Value, within: Place = ()) -> Iterator[Place]:
    """Yield the place of each value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in parts:
        yield (*within, key)
        yield from places(each, (*within, key))


def at(value: Value, place: Place) -> Value:
    """Return the value at a place."""
    for key in place:
        value = value[key]
    return value


def changed(files: Texts, game: str, rng: Random) -> tuple[Bodies, str]:
    """Return the files of a pack as bytes with something changed, and the words that say how."""
    files = copy.deepcopy(files)
    told = []
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3, 6))):
        way = rng.choices(WAYS, WEIGHTS)[0]
        try:
            told.append(f"{way.__name__}: {way(files, game, rng)}")
        except (IndexError, KeyError, TypeError, ValueError):
            continue  # there is no such place left
    bodies = {name: toml(body, rng).encode("utf-8", "surrogatepass") for name, body in files.items()}
    if rng.random() < 0.15:
        name = rng.choice(sorted(bodies))
        how = rng.choice(STROKES)
        bodies[name] = how(bodies[name], rng)
        told.append(f"{how.__name__} in {name}")
    if rng.random() < 0.03:
        odd = rng.choice(
            (
                "x.toml",
                f"{game}/x.toml",
                f"{game}/a/b/c/d.toml",
                "README",
                f"{game}/x.png",
                f"{game}/é .toml",
                "a\nb.toml",
            )
        )
        bodies[odd] = rng.choice([*bodies.values()])
        told.append(f"a file {odd!r}")
    return bodies, "; ".join(told)


# ---------------------------------------------------------------- values


def _place(files: Texts, rng: Random) -> tuple[Value, str | int, str]:
    """Return the list or table that holds a value, its key in that, and its place in words."""
    names = sorted(files) if rng.random() < 0.1 else sorted({*files} - {"pack.toml"}) or sorted(files)
    name = rng.choice(names)
    place = rng.choice([*places(files[name])])
    return at(files[name], place[:-1]), place[-1], f"{name} {place}"


def another_of_its_kind(files: Texts, game: str, rng: Random) -> str:
    """Put what some card of the game has under the same key in place of a value."""
    for _ in range(20):
        within, key, words = _place(files, rng)
        if isinstance(key, str) and key in own_values(game) and key not in ("id", "name"):
            within[key] = copy.deepcopy(rng.choice(own_values(game)[key]))
            return f"{words} = {inline(within[key])[:300]}"
    raise KeyError


def one_more_entry(files: Texts, game: str, rng: Random) -> str:
    """Add an entry to a list, as some card of the game has it under the same key."""
    for _ in range(40):
        within, key, words = _place(files, rng)
        if isinstance(key, str) and isinstance(within[key], list):
            lists = [one for one in own_values(game).get(key, ()) if isinstance(one, list) and one]
            entry = copy.deepcopy(rng.choice(rng.choice(lists)))
            within[key].insert(rng.randint(0, len(within[key])), entry)
            return f"{words} with {inline(entry)[:300]}"
    raise KeyError


def one_more_key(files: Texts, game: str, rng: Random) -> str:
    """Add a key that some card of the game has to a table."""
    within, _, words = _place(files, rng)
    if rng.random() < 0.2:
        key = rng.choice([value for value in ODD if isinstance(value, str)])
        within[key] = 1
        return f"{words} besides {key[:40]!r}"
    key = rng.choice(sorted(own_values(game)))
    within[key] = copy.deepcopy(rng.choice(own_values(game)[key]))
    return f"{words} besides {key} = {inline(within[key])[:200]}"


def something_odd(files: Texts, _game: str, rng: Random) -> str:
    """Put something odd in place of a value."""
    within, key, words = _place(files, rng)
    within[key] = copy.deepcopy(rng.choice(ODD))
    return f"{words} = {inline(within[key])[:60]}"


def another_number(files: Texts, _game: str, rng: Random) -> str:
    """Change a number."""
    for _ in range(40):
        within, key, words = _place(files, rng)
        if type(within[key]) is int:
            within[key] = rng.choice((within[key] + 1, within[key] - 1, 0, -within[key], 2 * within[key], 9, 99))
            return f"{words} = {within[key]}"
    raise KeyError


def gone(files: Texts, _game: str, rng: Random) -> str:
    """Take a value away."""
    within, key, words = _place(files, rng)
    del within[key]
    return words


def swapped(files: Texts, _game: str, rng: Random) -> str:
    """Let two values change places."""
    one, first, words = _place(files, rng)
    other, second, others = _place(files, rng)
    one[first], other[second] = copy.deepcopy(other[second]), copy.deepcopy(one[first])
    return f"{words} and {others}"


def twice(files: Texts, _game: str, rng: Random) -> str:
    """Let an entry of a list stand twice, or hundreds of times."""
    for _ in range(40):
        within, key, words = _place(files, rng)
        if isinstance(within, list):
            times = rng.choice((1, 1, 1, 10, 250))
            within.extend(copy.deepcopy(within[key]) for _ in range(times))
            return f"{words}, {times} more"
    raise KeyError


def nested(files: Texts, _game: str, rng: Random) -> str:
    """Put a value within lists and tables, or within copies of the table that holds it."""
    within, key, words = _place(files, rng)
    levels = rng.choice((1, 2, 5, 10, 14, 17, 60, 300))
    if isinstance(within, dict) and rng.random() < 0.6 and levels < 20:
        for _ in range(levels):
            inner = copy.deepcopy(within)
            within[key] = [inner] if isinstance(within[key], list) else inner
    else:
        within[key] = deep(levels, rng)
    return f"{words}, {levels} deep"


WAYS: tuple[Callable[[Texts, str, Random], str], ...] = (
    another_of_its_kind,
    one_more_entry,
    one_more_key,
    something_odd,
    another_number,
    gone,
    swapped,
    twice,
    nested,
)
WEIGHTS = (12, 5, 2, 4, 4, 2, 2, 2, 2)
