"""Whether random play gets to everything: event kinds, kinds of questions, steps and content."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from engines.kernel.choose import concede_game, mark, withdraw
from engines.kernel.game import Rules
from engines.kernel.steps.timing import end_by_time
from tools.conformance.playing import Game, Table


class Noted(dict[str, Callable[..., None]]):
    """Steps by name that note which were run, and how many since `count` was set to 0."""

    def __init__(self, steps: dict[str, Callable[..., None]]) -> None:
        super().__init__(steps)
        self.run: set[str] = set()
        self.count = 0

    def __getitem__(self, name: str) -> Callable[..., None]:
        self.run.add(name)
        self.count += 1
        return super().__getitem__(name)


def texts(value: Any) -> Iterator[str]:
    """Yield every text in nested facts."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def ids(value: Any) -> Iterator[str]:
    """Yield the `id` of every struct in a pack."""
    if isinstance(value, msgspec.Struct):
        if hasattr(value, "id"):
            yield value.id
        for name in value.__struct_fields__:
            yield from ids(getattr(value, name))
    elif isinstance(value, tuple):
        for part in value:
            yield from ids(part)


def words_in(value: Any, emitted: Callable[[msgspec.Struct], Iterable[str]]) -> Iterator[str]:
    """Yield the words of cards in nested content: those that `told` says of each struct."""
    if isinstance(value, msgspec.Struct):
        yield from emitted(value)
        for name in value.__struct_fields__:
            yield from words_in(getattr(value, name), emitted)
    elif isinstance(value, tuple):
        for part in value:
            yield from words_in(part, emitted)


def vocabulary(lists: Mapping[str, Any], more: Mapping[str, Iterable[str]]) -> set[str]:
    """Return every word with its sort, such as "when:hit": those of closed lists, which are Literals, and more."""
    sorts = {sort: typing.get_args(known) for sort, known in lists.items()} | {**more}
    return {f"{sort}:{word}" for sort, known in sorts.items() for word in known}


def closed_lists(module: ModuleType) -> dict[str, Any]:
    """Return the closed lists of words that a module has, by name."""
    return {name: known for name, known in vars(module).items() if typing.get_origin(known) is typing.Literal}


def listed(part: msgspec.Struct, lists: Mapping[str, Any]) -> Iterator[str]:
    """Yield the words of closed lists that stand in a struct's own fields, with their sorts: "stat:power"."""
    for name, literals in _literals_of(type(part)).items():
        for sort, known in lists.items():
            if known in literals:
                yield from (f"{sort}:{word}" for word in texts(getattr(part, name)) if word in typing.get_args(known))


@cache
def _literals_of(kind: type[msgspec.Struct]) -> dict[str, list[Any]]:
    """Return the closed lists that the fields of a struct take words from; fields that take none are left out."""
    hints = typing.get_type_hints(kind)
    found = {name: [*_literals_in(hints[name])] for name in kind.__struct_fields__}
    return {name: literals for name, literals in found.items() if literals}


def _literals_in(hint: Any) -> Iterator[Any]:
    if typing.get_origin(hint) is typing.Literal:
        yield hint
    else:
        for part in typing.get_args(hint):
            yield from _literals_in(part)


def unused_at_all(tables: Iterable[Table], seeds: Iterable[int], *, kernel_steps: bool) -> dict[str, list[str]]:
    """Return what is used at none of these tables, as `unused` does."""
    found = [unused(table, seeds, kernel_steps=kernel_steps) for table in tables]
    left = {name: sorted(set.intersection(*({*each.get(name, ())} for each in found))) for name in found[0]}
    return {name: missing for name, missing in left.items() if missing}


def unused(table: Table, seeds: Iterable[int], *, kernel_steps: bool) -> dict[str, list[str]]:
    """Play and return what was never used, by "events", "decisions", "steps" and "content"; empty lists are left out.

    `kernel_steps` says whether the kernel's own steps count too: not every game has windows. The mark of called time never runs.
    """
    rules = Rules(table.rules.game, table.rules.pack)
    noted = Noted(rules.steps)
    rules.__dict__["steps"] = noted
    emitted: set[str] = set()
    kinds: set[str] = set()
    asked: set[str] = set()
    for seed in seeds:
        with Game(replace(table, rules=rules), seed) as game:
            turns = [game.table.begin(seed)]
            for move in game.moves():
                asked.add(move.asked.kind)
                turns.append(move.turn)
            middle = turns[len(turns) // 2 - 1].match
            turns.append(withdraw(rules, middle, middle.seats[-1]))
            seat = middle.seats[0]
            for name, kind in rules.game.marks.items():
                turns += [mark(rules, middle, seat, name, v) for v in kind.values(rules.pack, middle.board, seat)]
            if rules.game.series is not None and rules.game.series.played(middle.board):
                turns.append(concede_game(rules, middle, middle.seats[-1]))
        for event in (e for turn in turns for e in turn.events):
            kinds.add(event.kind)
            emitted.update(texts([event.stored().facts, event.stored().secret]))
    steps = rules.game.all_steps if kernel_steps else rules.game.steps
    missing = {
        "events": sorted({*rules.game.events} - kinds),
        "decisions": sorted({*rules.game.decisions} - asked),
        "steps": sorted({*steps.by_name} - noted.run - {end_by_time.__name__}),
        "content": sorted({*ids(rules.pack)} - emitted),
    }
    return {name: left for name, left in missing.items() if left}
