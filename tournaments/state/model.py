"""The state of a tournament. Only the fold changes it; everybody else reads."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

import msgspec

from tournaments.facts.kinds import Draw, How
from tournaments.settings.formats import is_knockout
from tournaments.settings.model import Settings

Phase = Literal["draft", "open", "check_in", "running", "over", "cancelled"]
"""The phase of a tournament (TM-02); paused is a flag beside it."""

Out = Literal["", "withdrawn", "missing", "waiting", "dropped", "disqualified"]
"""Why an entry is not paired: "missing" did not check in, "waiting" found no place."""

MAIN, CUT = 0, 1
"""The stages."""


class Entry(msgspec.Struct):
    """An entry: a person or a team.

    `joined` is the first round that it can be paired in, `out_from` the first round whose table knows that it left.
    `vacations` are spans in unix seconds.
    """

    number: int
    press: int
    members: int = 1
    club: str = ""
    rating: int = 0
    listed: int = 0
    at: int = 0
    reserve: bool = False
    checked_in: bool = False
    brought: str = ""
    out: Out = ""
    joined: int = 1
    out_from: int = 0
    returned: bool = False
    erased: bool = False
    reason: str = ""
    vacations: list[tuple[int, int]] = []


class Report(msgspec.Struct, frozen=True):
    """The result that a game got without an organiser: places, and whether it was played for."""

    places: tuple[int, ...]
    how: How


class Game(msgspec.Struct):
    """A game of a pairing; `places` are empty until it has a result. Times are unix seconds, 0 for not yet.

    `report` is the result that came from the game itself, not from a penalty; a correction changes `places` and `how` alone.
    """

    nth: int
    code: str = ""
    opened_at: int = 0
    started_at: int = 0
    over_at: int = 0
    places: tuple[int, ...] = ()
    how: How = "played"
    first: int = 0
    left: tuple[int, ...] = ()
    exempt: bool = False
    report: Report | None = None

    @property
    def is_corrected(self) -> bool:
        """Whether a correction has changed the result."""
        return self.report is not None and self.report != Report(self.places, self.how)


class Ruling(msgspec.Struct, frozen=True):
    """A result of a pairing that its games did not give. `by_leaving`: a side left the tournament before it was decided."""

    places: tuple[int, ...]
    how: How
    at: int
    by_leaving: bool = False


class Pairing(msgspec.Struct):
    """A pairing of a round. `absent` are the entries that were not at their pod."""

    stage: int
    round: int
    table: int
    sides: tuple[int, ...]
    node: str = ""
    group: int = 0
    games: list[Game] = []
    ruling: Ruling | None = None
    absent: tuple[int, ...] = ()
    extensions: list[tuple[str, int]] = []

    @property
    def is_bye(self) -> bool:
        """Whether the one side has no opponent."""
        return len(self.sides) == 1


class Round(msgspec.Struct):
    """A paired round. `before` are the points of the main stage when it was paired, `gone` those who had left.

    `half` and `none` are asked absences.
    """

    stage: int
    number: int
    draw: Draw
    paired_at: int
    pairings: list[Pairing]
    before: dict[int, Fraction]
    gone: tuple[int, ...] = ()
    half: tuple[int, ...] = ()
    none: tuple[int, ...] = ()
    by_hand: bool = False
    closed_at: int = 0
    lots_draw: Draw | None = None
    extensions: list[int] = []

    @property
    def is_closed(self) -> bool:
        """Whether its table is posted."""
        return bool(self.closed_at)


class Penalised(msgspec.Struct, frozen=True):
    """A penalty as the state keeps it."""

    entry: int
    penalty: str
    stage: int
    round: int
    points: Fraction
    reason: str


class State(msgspec.Struct):
    """Everything that is so in a tournament after `records` records.

    `seeds` are the entries that take part, the best seed first, late entries at the end. `planned` is how many rounds the main
    stage has, 0 in a bracket. `amended`: a result was corrected after a later round was paired.
    """

    settings: Settings
    phase: Phase = "draft"
    paused: bool = False
    paused_at: int = 0
    records: int = 0
    at: int = 0
    commitment: str = ""
    salt: str = ""
    draws: list[Draw] = []
    entries: dict[int, Entry] = {}
    seeds: tuple[int, ...] = ()
    cut_seeds: tuple[int, ...] = ()
    cut_draw: Draw | None = None
    rounds: dict[tuple[int, int], Round] = {}
    planned: int = 0
    absences: dict[int, set[int]] = {}
    penalties: list[Penalised] = []
    downtimes: list[tuple[int, int]] = []
    opened_at: int = 0
    check_in_at: int = 0
    started_at: int = 0
    amended: bool = False

    @property
    def next_draw(self) -> int:
        """The number of the draw that comes next."""
        return len(self.draws) + 1

    @property
    def stage(self) -> int:
        """The stage that is played: 1 once the cut is made."""
        return CUT if self.cut_seeds else MAIN

    def in_stage(self, stage: int) -> Iterator[Round]:
        """Yield the rounds of a stage in their order."""
        number = 1
        while found := self.rounds.get((stage, number)):
            yield found
            number += 1

    def paired_rounds(self, stage: int = MAIN) -> int:
        """Return how many rounds of a stage are paired."""
        return sum(1 for _ in self.in_stage(stage))

    def seeds_of(self, stage: int) -> tuple[int, ...]:
        """Return the entries of a stage, the best seed first."""
        return self.cut_seeds if stage == CUT else self.seeds

    def is_knockout(self, stage: int) -> bool:
        """Return whether a drawn pairing of a stage must be played on (TM-16)."""
        return stage == CUT or is_knockout(self.settings.format)

    def is_out(self, entry: int) -> bool:
        """Return whether an entry is not paired any more."""
        return bool(self.entries[entry].out)

    def pairing_of(self, stage: int, number: int, table: int) -> Pairing | None:
        """Return a pairing by its place, None if there is none."""
        found = self.rounds.get((stage, number))
        return found.pairings[table - 1] if found and 1 <= table <= len(found.pairings) else None

    def active(self) -> list[int]:
        """Return the entries that take part and have not left, by number."""
        return [number for number in sorted(self.seeds) if not self.entries[number].out]
