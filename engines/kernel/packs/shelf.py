"""The content packs that a bot has loaded, and games composed with some of them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engines.kernel.content.reading import Composed, Origin
from engines.kernel.game import Game, Rules
from engines.kernel.languages import languages
from engines.kernel.packs.folder import LeftOut, ReadPack, read_packs
from engines.kernel.visible import one_line

KEPT = 32
"""The number of composed games in memory; the least recently used one is dropped and composed again when needed."""

MOST_OF_A_KIND = 100
"""The most things of one kind in a composed pack: as many as four selects hold."""


class Shelf:
    """The loaded packs that go together with the games' own content. Ids and names are unique: no thing hides another.

    `left_out` are the packs that cannot be used, with the reasons.
    """

    def __init__(
        self, games: Mapping[str, Game[Any, Any]], packs: Iterable[ReadPack] = (), left_out: Iterable[LeftOut] = ()
    ) -> None:
        self._games = games
        self._composed: OrderedDict[tuple[str, tuple[str, ...]], Rules[Any, Any]] = OrderedDict()
        good: list[ReadPack] = []
        bad = list(left_out)
        for pack in packs:
            if problems := tuple(clashes(games, good, pack)):
                bad.append(LeftOut(pack.info.id, problems))
            else:
                good.append(pack)
        self.packs = tuple(good)
        self.left_out = tuple(bad)
        self.by_id = {pack.info.id: pack for pack in self.packs}

    def of(self, game: str) -> tuple[str, ...]:
        """Return the ids of the packs that have something for a game, in order."""
        return tuple(pack.info.id for pack in self.packs if game in pack.added)

    def missing(self, game: str, ids: Iterable[str]) -> list[str]:
        """Return the ids of packs that are not loaded, or have nothing for this game."""
        known = self.of(game)
        return [name for name in ids if name not in known]

    def present(self, game: str, ids: Iterable[str]) -> list[str]:
        """Return the ids of packs that are loaded and have something for this game."""
        wanted = {*ids}
        return [name for name in self.of(game) if name in wanted]

    def rules(self, game: str, ids: Sequence[str] = ()) -> Rules[Any, Any]:
        """Return a game composed with these packs. Raises KeyError for a pack that is not loaded."""
        chosen = tuple(self.present(game, ids))
        if missing := self.missing(game, ids):
            raise KeyError(missing[0])
        if not chosen:
            return self._games[game].standard
        key = (game, chosen)
        if key not in self._composed:
            packs = [self.by_id[name] for name in chosen]
            self._composed[key] = self._games[game].rules(compose(self._games[game].standard.pack, game, packs))
            while len(self._composed) > KEPT:
                self._composed.popitem(last=False)
        self._composed.move_to_end(key)
        return self._composed[key]

    def whole(self, game: str) -> Rules[Any, Any]:
        """Return a game with all packs that have something for it."""
        return self.rules(game, self.of(game))


def load_shelf(folder: Path, games: Mapping[str, Game[Any, Any]], icons: frozenset[str]) -> Shelf:
    """Return the packs of a folder; those that cannot be used, or clash with others, are left out without an error."""
    return Shelf(games, *read_packs(folder, games, icons))


def reports(shelf: Shelf) -> list[str]:
    """Return the name and the first reason of each folder that was left out, for the operator."""
    return [f"{left.folder}: {left.problems[0]}" for left in shelf.left_out]


def lists_of(pack: Composed) -> dict[str, tuple[Any, ...]]:
    """Return the lists of things with ids in a game's pack, by name."""
    names = [field.name for field in msgspec.structs.fields(pack) if field.name != "packs"]
    return {name: found for name in names if isinstance(found := getattr(pack, name), tuple)}


def things_of(pack: Composed) -> dict[str, Any]:
    """Return all things of a pack by name: "kits.nadia"."""
    return {f"{kind}.{thing.id}": thing for kind, found in lists_of(pack).items() for thing in found}


def compose(standard: Composed, game: str, packs: Sequence[ReadPack]) -> Composed:
    """Return a game's pack with the things of these packs added after its own."""
    lists = lists_of(standard)
    origins = []
    for pack in packs:
        added, info = pack.added[game], pack.info
        lists = {name: (*found, *getattr(added, name)) for name, found in lists.items()}
        things = tuple(things_of(added))
        origins.append(Origin(info.id, info.version, info.name, info.author, pack.hash, things))
    return msgspec.structs.replace(standard, **lists, packs=tuple(origins))


def clashes(games: Mapping[str, Game[Any, Any]], before: Sequence[ReadPack], pack: ReadPack) -> Iterator[str]:
    """Yield the reasons why a pack does not go together with the games' own content and the packs before it."""
    for game, added in pack.added.items():
        others = [
            (None, games[game].standard.pack),
            *((one.info, one.added[game]) for one in before if game in one.added),
        ]
        for info, other in others:
            whose = f"of the pack {info.id}" if info is not None else "that comes with the game"
            for text in _twice(added, other, whose):
                yield f"{pack.info.id}/{game}: {text}"
        for kind, found in lists_of(added).items():
            count = len(found) + sum(len(getattr(other, kind)) for _, other in others)
            if found and count > MOST_OF_A_KIND:
                yield f"{pack.info.id}/{game}: {count} {kind} with those of the game and of other packs; {MOST_OF_A_KIND} at most"


def _twice(added: Composed, other: Composed, whose: str) -> Iterator[str]:
    theirs = things_of(other)
    for name, thing in things_of(added).items():
        kind, _, own_id = name.partition(".")
        if name in theirs:
            yield f"{own_id!r} is the id of one of the {kind} {whose}; give it another one, such as {own_id + '_2'!r}"
            continue
        for another in lists_of(other)[kind]:
            if same := [one for one in languages() if _plain(thing, one) == _plain(another, one)]:
                called = thing.name.in_language(same[0])
                yield f"{own_id!r} is called {called!r} like one of the {kind} {whose}; give it another name"


def _plain(thing: Any, language: str) -> str:
    return one_line(str(thing.name.in_language(language))).casefold().replace("ё", "е")
