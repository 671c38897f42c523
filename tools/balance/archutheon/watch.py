"""The counts of a match of Archutheon, read off its public events: how it ends, what is declared and answered, who dies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import singledispatchmethod

import msgspec

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonMatch, Board, squad
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import SPEEDS, Speed
from engines.archutheon.effects.tracks import open_speeds
from engines.kernel.events import Event

CAMPING = 10
"""The turns of both sides within which somebody must be hurt, else they camp."""

HELD = 4
"""The own turns begun with a card in hand from which on it should have been used."""

STEALTH = "no_stealth"
"""The reason for which a card face down is cancelled: it was a bluff (AR-27)."""


class Fate(msgspec.Struct, frozen=True):
    """A whole match. Pairs are of orange and green; `winner` is 0 for orange.

    `road` is "leader", "gate" or "collapse", `turns` are own turns of whoever had the last one. `squads` have the leader
    first. `windows` are asked of defenders, `answers` those not passed, `blocks` those of the answers; `bluffs` are hidden
    cards without stealth. `camped`: nobody was hurt in the first turns. `speeds` are attacks by speed in turns in which all
    are open. `fallen`: somebody besides a leader died; `left` are the winner's heroes beside his leader. `turned` is the
    turn in which the Collapse card was turned, 0 if never. `idle` are the own turns in which nothing was hurt, moved or
    collected. `properties` are those used, `held` the cards that were in hand for long, `used` those of them that were used.
    """

    row: str
    winner: int
    road: str
    turns: int
    squads: tuple[tuple[str, ...], tuple[str, ...]]
    passives: tuple[str, str]
    terrain: str
    windows: int
    answers: int
    blocks: int
    declared: int
    hidden: int
    bluffs: int
    camped: bool
    speeds: tuple[int, int, int]
    fallen: bool
    left: int
    turned: int
    idle: int
    shifts: tuple[int, int]
    properties: tuple[str, ...]
    held: int
    used: int


class Watch:
    """The counts of a match under way."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.count: Counter[str] = Counter()
        self.speeds: Counter[Speed] = Counter()
        self.properties: set[str] = set()
        self.shifts = [0, 0]
        self.turn = self.turned = self.idle = 0
        self.camped, self.fallen, self.halved_last = True, False, False
        self._held: Counter[tuple[int, str]] = Counter()
        self._played: set[tuple[int, str]] = set()
        self._lively = True
        self._executing = NONE
        self._board: Board | None = None

    def note(self, match: ArchutheonMatch) -> None:
        """Note the table before an answer: the hand of whoever begins a turn."""
        board = self._board = match.board
        if board.turn != self.turn and match.asks and match.asks[0].kind == "turn":
            self.idle += not self._lively
            self._lively, self.turn = False, board.turn
            side = board.on_turn
            self._held.update((side, card) for card in board.players[side].hand)

    def hear(self, found: Iterable[Event]) -> None:
        """Count public events."""
        for event in found:
            self._count(event)

    def fate(self, row: str, board: Board) -> Fate:
        """Return the whole match."""
        held = {key for key, count in self._held.items() if count >= HELD}
        winner = board.winner
        return Fate(
            row=row,
            winner=winner,
            road="gate" if self.count["gate"] else "collapse" if self.halved_last else "leader",
            turns=(board.turn + 1) // 2,
            squads=(self._squad(board, 0), self._squad(board, 1)),
            passives=(board.players[0].passive, board.players[1].passive),
            terrain=board.terrain,
            windows=self.count["answer"] + self.count["pass"],
            answers=self.count["answer"],
            blocks=self.count["block"],
            declared=self.count["declared"],
            hidden=self.count["hidden"],
            bluffs=self.count["bluff"],
            camped=self.camped,
            speeds=(self.speeds["slow"], self.speeds["fast"], self.speeds["swift"]),
            fallen=self.fallen,
            left=len(squad(board, winner)) - 1 if winner >= 0 else 0,
            turned=self.turned,
            idle=self.idle,
            shifts=(self.shifts[0], self.shifts[1]),
            properties=tuple(sorted(self.properties)),
            held=len(held),
            used=len(held & self._played),
        )

    def _squad(self, board: Board, side: int) -> tuple[str, ...]:
        return tuple(hero.kit for hero in sorted(board.heroes, key=lambda each: each.number) if hero.side == side)

    @singledispatchmethod
    def _count(self, _event: Event) -> None:
        """Count an event; most kinds tell nothing of what is counted."""

    @_count.register
    def _(self, event: events.Declared) -> None:
        self._lively |= event.column == "attack"
        self.count["declared"] += 1
        self.count["hidden"] += event.hidden
        if event.column == "defence":
            self.count["answer"] += 1
            self.count["block"] += event.use == "block"
        elif self._board is not None and len(open_speeds(self._board, self.pack, event.side)) == len(SPEEDS):
            self.speeds[event.speed] += 1  # type: ignore[index]
        for card in (event.card, event.tucked):
            if isinstance(card, str) and card:
                self._played.add((event.side, card))

    @_count.register
    def _(self, event: events.DeclaredNothing) -> None:
        self.count["pass"] += event.column == "defence"

    @_count.register
    def _(self, event: events.Revealed) -> None:
        self._played.add((self._executing, event.card))

    @_count.register
    def _(self, event: events.Executes) -> None:
        self._executing = event.side
        if event.property and event.use in ("attack", "with"):
            self.properties.add(f"{event.card}/{event.property}")

    @_count.register
    def _(self, event: events.Skipped) -> None:
        self.count["bluff"] += event.why == STEALTH

    @_count.register
    def _(self, event: events.Struck) -> None:
        self.halved_last = False
        if event.dealt:
            self._lively = True
            self.camped &= self.turn > CAMPING

    @_count.register
    def _(self, event: events.Hurt) -> None:
        self.halved_last = False
        self.camped &= not event.amount or self.turn > CAMPING

    @_count.register
    def _(self, _event: events.Halved) -> None:
        self.halved_last = True

    @_count.register
    def _(self, _event: events.Moved | events.Collected) -> None:
        self._lively = True

    @_count.register
    def _(self, event: events.Died) -> None:
        assert self._board is not None
        self.fallen |= self._board.heroes[event.hero].number != 1

    @_count.register
    def _(self, _event: events.CollapseBegins) -> None:
        self.turned = self.turn

    @_count.register
    def _(self, event: events.GateShifted) -> None:
        self.shifts[event.side] += 1

    @_count.register
    def _(self, event: events.Over) -> None:
        self.count["gate"] += event.reason == "gate"
        if self._board is not None and event.winner == NONE:
            self.halved_last = False
