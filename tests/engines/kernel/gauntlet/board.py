"""What lies on the table of the gauntlet, and who sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec

from engines.kernel.content.reading import Content, read
from engines.kernel.game import Zone
from engines.kernel.lobby.options import First
from engines.kernel.state.model import Fixed, Match, Root, Saved, Scalar, Seat
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.windows import Proposal
from engines.kernel.views import Card

SPACES, HEALTH, HAND = 12, 4, 4
TRAPS = {3: 2, 5: 1, 7: 2, 9: 2}
"""The damage of the traps that lie there at the start, by space."""


class Toy(Content, frozen=True):
    id: str
    op: Literal["shove", "rush", "ward", "mirror", "counter"]
    power: int


class Pack(Content, frozen=True):
    styles: tuple[str, ...]
    bases: tuple[str, ...]
    cards: tuple[Toy, ...]

    def card(self, name: str) -> Toy:
        return next(c for c in self.cards if c.id == name)


class Options(Fixed, frozen=True):
    rounds: int = 3
    games: int = 1
    first: First = msgspec.UNSET


class Spell(Fixed, frozen=True):
    seat: Seat
    card: str
    target: Seat


class Runner(Saved):
    """A seat's piece and cards. `sealed` holds the committed card, face down, `aim` its target: both are hidden."""

    at: int
    health: int
    out: bool
    pair: str
    hand: list[Card]
    sealed: list[Card]
    aim: Seat


class Own(Saved):
    """Decks of one's own: all cards that each seat brought, which only this seat knows, and those that are left in its deck.

    `gone` are its cards that have come to lie open in this game, `seen` those that have done so in any game of this match.
    """

    brought: dict[Seat, tuple[str, ...]]
    decks: dict[Seat, list[Card]]
    gone: dict[Seat, tuple[str, ...]]
    seen: dict[Seat, tuple[str, ...]]


class Board(Saved):
    """The table. Where decks are brought, `own` has them, and the common deck is empty."""

    options: Options
    round: int
    order: tuple[Seat, ...]
    runners: dict[Seat, Runner]
    deck: list[Card]
    discard: list[str]
    stack: list[Spell]
    traps: dict[int, int]
    shuffles: int
    own: Own | None
    marks: dict[Seat, tuple[str, ...]]

    def alive(self) -> list[Seat]:
        return [seat for seat in self.order if not self.runners[seat].out]


class Bout(Saved, tag_field="is", tag="bout"):
    """One game of a match of several: its number, the games that each seat has won before it, and who wins it."""

    number: int
    won: dict[Seat, int]
    winners: tuple[Seat, ...]


class Casting(Saved, tag_field="is", tag="casting"):
    by: Seat
    card: str
    target: Seat


class Push(Saved, tag_field="is", tag="push"):
    who: Seat
    way: int
    left: int
    blocked: int
    by: Seat


class Trap(Fixed, frozen=True, tag_field="is", tag="trap"):
    at: int
    who: Seat
    by: Seat


class Hurt(Saved, tag_field="is", tag="hurt"):
    """The change that is proposed: damage. `by` is the seat itself where nobody else is to blame."""

    who: Seat
    amount: int
    by: Seat


GMatch = Match[Board, Root | Bout | Casting | Push | Trap | Proposal[Hurt]]
GPlay = Play[Board, Pack]

gauntlet_steps = Steps()


class Shown(msgspec.Struct, frozen=True):
    """What a viewer sees: public facts, the own cards, and the places where a card is known to the viewer."""

    round: int
    runners: tuple[tuple[Scalar, ...], ...]
    discard: tuple[str, ...]
    stack: tuple[Spell, ...]
    traps: tuple[tuple[int, int], ...]
    deck: int
    hand: tuple[str, ...]
    sealed: tuple[tuple[str, Seat], ...]
    known: tuple[tuple[str, int, str], ...]
    draft: tuple[Scalar, ...]
    decks: tuple[int, ...]
    brought: tuple[str, ...]
    won: tuple[int, ...]
    marks: tuple[tuple[Seat, tuple[str, ...]], ...]


def view(_pack: Pack, match: GMatch, viewer: Seat | None) -> Shown:
    board = match.board
    mine = board.runners.get(viewer) if viewer is not None else None
    lane = match.lanes.get(viewer) if viewer is not None else None
    decks = board.own.decks if board.own else {}
    places = [("deck", board.deck), *((f"hand{s}", r.hand) for s, r in board.runners.items())]
    places += [(f"deck{s}", deck) for s, deck in decks.items()]
    return Shown(
        round=board.round,
        runners=tuple((s, r.at, r.health, r.out, r.pair, len(r.hand), len(r.sealed)) for s, r in board.runners.items()),
        discard=tuple(board.discard),
        stack=tuple(board.stack),
        traps=tuple(board.traps.items()),
        deck=len(board.deck),
        hand=tuple(c.id for c in mine.hand) if mine else (),
        sealed=tuple((c.id, mine.aim) for c in mine.sealed) if mine else (),
        known=tuple((name, n, c.id) for name, zone in places for n, c in enumerate(zone) if viewer in c.known_to),
        draft=tuple(lane.draft) if lane else (),
        decks=tuple(len(deck) for deck in board.own.decks.values()) if board.own else (),
        brought=board.own.brought.get(viewer, ()) if board.own and viewer is not None else (),
        marks=tuple((seat, marks) for seat, marks in board.marks.items() if marks),
        won=next((tuple(s.record.won.values()) for s in match.scopes if isinstance(s.record, Bout)), ()),
    )


def zones(board: Board) -> list[Zone]:
    own = [Zone(cards, (seat,)) for seat, r in board.runners.items() for cards in (r.hand, r.sealed)]
    decks = board.own.decks.values() if board.own else ()
    return [Zone(board.deck, ()), *own, *(Zone(deck, ()) for deck in decks)]


def new_board(_pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    runners = {seat: new_runner(n, seat) for n, seat in enumerate(seats)}
    return Board(options, 0, seats, runners, [], [], [], dict(TRAPS), 0, None, {})


def new_runner(n: int, seat: Seat) -> Runner:
    """Return the runner of a seat before the first round; `n` is its number in turn order."""
    return Runner(2 * n + 2, HEALTH, False, "", [], [], seat)


def load() -> Pack:
    return read(Path(__file__).with_name("data") / "gauntlet.toml", Pack)


def lift_first(raw: dict[str, Any]) -> None:
    """Lift a save of the first edition, in which nobody brought a deck and nothing was marked."""
    raw["board"]["own"], raw["board"]["marks"] = None, {}
