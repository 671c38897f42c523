"""A game of a few steps for one unit test: a board that notes what ran, scopes inside one another, one proposal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engines.kernel.automatic.chance import random_advice
from engines.kernel.choose import Turn, begin, choose
from engines.kernel.game import Game, Rules
from engines.kernel.state.model import Fixed, Match, Option, Outcome, Root, Saved, Seat
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.windows import Proposal

SEED = "5e" * 32


class Board(Saved):
    """`log` is what ran, in order."""

    log: list[str]
    order: tuple[Seat, ...]


class Outer(Saved, tag_field="is", tag="outer"):
    name: str


class Middle(Saved, tag_field="is", tag="middle"):
    name: str


class Inner(Saved, tag_field="is", tag="inner"):
    name: str


class Blow(Saved, tag_field="is", tag="blow"):
    """A change to propose."""

    amount: int


class Nothing(Fixed, frozen=True):
    """No table options."""


class Empty(msgspec.Struct, frozen=True):
    """No content."""


TinyMatch = Match[Board, Root | Outer | Middle | Inner | Proposal[Blow]]
TinyPlay = Play[Board, Empty]


def rules_of(steps: Steps, opening: Any, **hooks: Any) -> Rules[Board, Empty]:
    """Return a game of these steps that starts with `opening`."""
    if "leave" not in steps.by_name:
        steps.step(leave)
    parts: dict[str, Any] = {
        "view": lambda _pack, match, viewer: tuple(match.board.log),
        "zones": lambda _board: [],
        "events": {},
        "decisions": (),
        "withdraw": leave,
        "boundary": "",
        "forms": {},
        "characters": lambda _board: {},
        "turn_order": lambda board: board.order,
        "advise": random_advice,
        **hooks,
    }
    return Game(
        id="tiny",
        edition=1,
        seats=range(1, 5),
        steps=steps,
        match_type=TinyMatch,
        pack_type=Empty,
        options_type=Nothing,
        load_pack=Empty,
        new_board=lambda _pack, seats, _options: Board([], seats),
        opening=opening,
        **parts,
    ).rules(Empty())


def leave(play: TinyPlay, seat: int) -> None:
    """The rule for a seat that is taken out."""
    play.board.order = tuple(s for s in play.board.order if s != seat)
    play.board.log.append(f"{seat} left")


def start(rules: Rules[Board, Empty], seats: int = 2) -> Turn:
    """Return a new match at its first question."""
    return begin(rules, range(seats), SEED, Nothing())


def log_of(steps: Steps, opening: Any, **hooks: Any) -> list[str]:
    """Return what ran, of a game that asks nothing."""
    match: TinyMatch = start(rules_of(steps, opening, **hooks)).match
    return match.board.log


def answer(rules: Rules[Board, Empty], match: TinyMatch, *keys: str, seat: Seat | None = None) -> Turn:
    """Answer the only open question, or the one of `seat`."""
    asked = next(d for d in match.asks if seat is None or d.seat == seat)
    return choose(rules, match, asked.seat, asked.id, keys)


def noting() -> Steps:
    """Return steps that note: `note` its argument, `note_then` that and the name in the record that it gets."""
    steps = Steps()

    @steps.step
    def note(play: TinyPlay, text: str) -> None:
        play.board.log.append(text)

    @steps.step
    def note_then(play: TinyPlay, text: str, record: Outer | Middle | Inner) -> None:
        play.board.log.append(f"{text} {record.name}")

    return steps


def note(steps: Steps) -> Callable[..., None]:
    """Return the step that notes its argument."""
    return steps.by_name["note"]


def plain(*keys: str) -> list[Option]:
    """Return options whose keys are their arguments."""
    return [Option(key, (key,), ()) for key in keys]


def nobody_wins() -> Outcome:
    """Return an outcome."""
    return Outcome((), False, (), "over")
