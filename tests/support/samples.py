"""What every suite needs to know of a game, in one place: a game without a sample is a game that is not tested."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engines.kernel.game import Game, Rules
from tests.engines.conformance.hunting import Hunt
from tools.conformance.playing import Table

Options = Mapping[str, object]
"""Table options as they are stored with a match."""


@dataclass(frozen=True)
class Setting:
    """A table: its seats, its options, what tells it from others with as many seats, and whether each seat brings something."""

    seats: int
    options: Options = field(default_factory=dict)
    kind: str = ""
    brings: bool = False

    def table(self, rules: Rules[Any, Any]) -> Table:
        """Return the table of a game with its pack."""
        options = msgspec.convert(dict(self.options), rules.game.options_type)
        return Table(rules, self.seats, options, self.kind, self.brings)


@dataclass(frozen=True)
class PackEdit:
    """What the pack template adds to a game, and an edit of one of its files after which the pack is refused.

    `asks` are the options that the game's command has where there are such packs.
    """

    adds: frozenset[str]
    file: str
    old: str
    new: str
    asks: frozenset[str] = frozenset({"packs"})


@dataclass(frozen=True)
class Ledger:
    """A game's ledger of rules: its file, a number that its rulings exceed, rulings that stand under a heading which says so."""

    file: str
    rulings: int
    headed: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True)
class Sample:
    """How the suites play a game. One that packs cannot add to has no `pack`, one of ours no `ledger`, the toy no `hunt`."""

    game: Game[Any, Any]

    tables: tuple[Setting, ...]
    """Where the conformance suite plays: few, some and all seats, all rules."""

    used_in_few: bool
    """Whether a few seeds at one table use everything there is; otherwise a test of the game's own hunts for it."""

    quick: Setting
    """A table whose players choose nothing before the first round."""

    chosen: Setting
    """A table whose players choose first, where the game lets them."""

    russian: str
    """What the game's command is called in Russian."""

    own_options: tuple[tuple[str, str, int], ...]
    """The options that only this game's command has: their names in English and Russian, and how many values there are."""

    command: Mapping[str, str]
    """What is typed after `/play` for a table whose players choose nothing before the first round."""

    company: int
    """How many practice players the help offers to somebody who is alone."""

    days: Mapping[int, tuple[Options, ...]]
    """Options of matches of days, by how many play; one is drawn."""

    edits: int
    """How many random edits of a match file are tried: a file of a game with more content takes longer to read."""

    pack: PackEdit | None
    hunt: type[Hunt] | None
    ledger: Ledger | None

    @property
    def id(self) -> str:
        """The game's id."""
        return self.game.id
