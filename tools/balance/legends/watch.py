"""The counts of a game of Legends: turns, cards played, damage on heroes and how they die, read off its public events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import singledispatchmethod

import msgspec

from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from engines.legends import events
from engines.legends.board import NOBODY, Board
from engines.legends.content.pack import Pack
from engines.legends.round.playing import read_play

FIGHT, SKILL, EVENT, ABILITY, DECK, OTHER = "fights", "skills", "events", "abilities", "empty deck", "other"
CAUSES = (FIGHT, SKILL, EVENT, ABILITY, DECK, OTHER)
"""The causes of damage on heroes and of their deaths; an ability is a permanent's, a fight is one by an attack."""


class Fallen(msgspec.Struct, frozen=True, array_like=True):
    """A hero who left play: of the side that was first (0) or of the other (1), and the cause."""

    side: int
    hero: str
    cause: str


class Fate(msgspec.Struct, frozen=True):
    """A whole game, its sides in the order of turns: decks, squads, the winner (-1: drawn), how and in which turn it ended.

    `attacked` are turns with an attack, `able` those in which one was allowed, `drawing` the turns begun with cards in hand,
    `stuck` those of them in which none could be played. `emptied`: a deck ran out. `played` are the different cards that each
    side played, `harm` the damage on heroes by cause.
    """

    decks: tuple[str, str]
    squads: tuple[tuple[str, ...], tuple[str, ...]]
    winner: int
    reason: str
    turns: int
    attacked: int
    able: int
    drawing: int
    stuck: int
    emptied: bool
    played: tuple[tuple[str, ...], tuple[str, ...]]
    fallen: tuple[Fallen, ...]
    harm: dict[str, int]


class Watch:
    """The counts of a game under way."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.harm: Counter[str] = Counter()
        self.played: dict[int, set[str]] = {0: set(), 1: set()}
        self.squads: dict[int, tuple[str, ...]] = {0: (), 1: ()}
        self.heroes: dict[int, int] = {}
        """The seat of each hero in play, by uid."""
        self.latest: dict[int, str] = {}
        """The cause of the latest damage on each hero."""
        self.fallen: list[tuple[int, str, str]] = []
        self.attacked = self.able = self.drawing = self.stuck = 0
        self.emptied = False
        self.reason = ""
        self._turn = NOBODY
        self._drew = self._could_play = self._attacks = False
        self._active = NOBODY
        self._fight: tuple[int, ...] = ()
        self._is_fought = False

    def note(self, board: Board, asked: Decision) -> None:
        """Note a question before it is answered: whether it offers a card of the hand to the active player."""
        if asked.kind in ("main", "act") and asked.seat == board.active:
            self._could_play |= any(read_play(board, option.key).what == "card" for option in asked.options)

    def hear(self, found: Iterable[Event]) -> None:
        """Count public events."""
        for event in found:
            self._count(event)

    def fate(self, board: Board, decks: tuple[str, str], winner: int) -> Fate:
        """Return the whole game; `decks` are named by seat."""
        order = (board.first, board.other(board.first))
        place = {seat: at for at, seat in enumerate(order)}
        one, two = order
        return Fate(
            (decks[one], decks[two]),
            (self.squads[one], self.squads[two]),
            place.get(winner, NOBODY),
            self.reason,
            board.turn,
            self.attacked,
            self.able,
            self.drawing,
            self.stuck,
            self.emptied or any(not side.deck for side in board.sides.values()),
            (tuple(sorted(self.played[one])), tuple(sorted(self.played[two]))),
            tuple(Fallen(place[seat], hero, cause) for seat, hero, cause in self.fallen),
            dict(self.harm),
        )

    @singledispatchmethod
    def _count(self, _event: Event) -> None:
        """Count an event; most kinds tell nothing of what is counted."""

    @_count.register
    def _(self, event: events.Squad) -> None:
        self.squads[event.seat] = event.heroes
        self.heroes |= dict.fromkeys(event.uids, event.seat)

    @_count.register
    def _(self, event: events.Turn) -> None:
        self._end_turn()
        self._turn, self._active = event.turn, event.seat
        self._drew = self._could_play = self._attacks = False
        self._fight = ()

    def _end_turn(self) -> None:
        """Count the turn that is over. Each begins with a card drawn, so that the hand holds one, while the deck lasts."""
        if self._turn == NOBODY:
            return
        self.drawing += self._drew
        self.stuck += self._drew and not self._could_play
        if self._turn > 1:  # nobody attacks in the first turn (LG-26)
            self.able += 1
            self.attacked += self._attacks

    @_count.register
    def _(self, event: events.Drew) -> None:
        self._drew |= event.seat == self._active

    @_count.register
    def _(self, event: events.Missing) -> None:
        self.emptied = True
        self.latest |= {uid: DECK for uid, seat in self.heroes.items() if seat == event.seat}

    @_count.register
    def _(self, event: events.Played) -> None:
        if event.kind != "ability":
            self.played[event.seat].add(event.card)

    @_count.register
    def _(self, event: events.Attacked) -> None:
        self._attacks = True
        self._fight, self._is_fought = (event.uid, event.target), False

    @_count.register
    def _(self, event: events.Blocked) -> None:
        self._fight, self._is_fought = (*self._fight, *event.uids), True

    @_count.register
    def _(self, _event: events.AttackOver | events.Settled) -> None:
        self._fight = ()

    @_count.register
    def _(self, event: events.Queued) -> None:
        if event.what == "damage" and event.uid in self.heroes:
            cause = self._cause(event)
            self.harm[cause] += event.amount
            self.latest[event.uid] = cause

    def _cause(self, event: events.Queued) -> str:
        kind = self.pack.type_of[event.source]
        if kind == "skill":
            return SKILL
        if kind == "event":
            return EVENT
        return FIGHT if self._is_fought and event.uid in self._fight else ABILITY

    @_count.register
    def _(self, event: events.Left) -> None:
        seat = self.heroes.pop(event.uid, None)
        if seat is not None:
            cause = self.latest.get(event.uid, OTHER) if event.why == "lives" else OTHER
            self.fallen.append((seat, event.card, cause))

    @_count.register
    def _(self, event: events.GameOver) -> None:
        self._end_turn()
        self.reason = event.reason
