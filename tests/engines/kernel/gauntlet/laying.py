"""Laying a card face down in one's own turn, where decks are brought: a quiet lane, with questions that depend on the card.

Whether a card is laid is open, which one is not: so nobody may see how many questions it led to.
"""

from __future__ import annotations

from engines.kernel.state.model import Option, Scalar, Seat
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import GPlay, gauntlet_steps
from tests.engines.kernel.gauntlet.fight import options_of, take
from tests.engines.kernel.gauntlet.marks import SKIP, has_mark

step = gauntlet_steps.step

AIMED = ("shove", "rush")
"""The sorts of cards that need a target. The others are a bluff."""


@step
def laying(play: GPlay, seat: int) -> None:
    """Let a seat lay a card, unless one lies there already or the seat has marked that it will not."""
    runner = play.board.runners[seat]
    if not runner.out and not runner.sealed and not has_mark(play.board, seat, SKIP):
        play.gather({seat: (lay, seat)}, (laid, seat), reveals=False)


@step
def lay(play: GPlay, seat: int) -> None:
    """Up to two questions: a card or none, and the target of a card that needs one."""
    draft = play.draft()
    if not draft:
        play.ask(seat, "lay", options_of(play, seat), (laid_down, seat))
    elif len(draft) == 1 and draft[0] and play.pack.card(str(draft[0])).op in AIMED:
        play.ask(seat, "aim", targets(play, seat), (laid_down, seat))


@step
def laid_down(play: GPlay, seat: int, answer: Scalar) -> None:
    play.draft().append(answer)
    play.todo((lay, seat))


@step
def laid(play: GPlay, seat: int, drafts: dict[Seat, list[Scalar]]) -> None:
    """The card lies face down; there is no draft of a seat that has left meanwhile."""
    card, *target = drafts.get(seat, [""])
    if card:
        put_down(play, seat, card, int(target[0] or 0) if target else seat)


def put_down(play: GPlay, seat: Seat, card: Scalar, target: Seat) -> None:
    """Lay a card from the hand, face down, with its target."""
    runner = play.board.runners[seat]
    runner.sealed, runner.aim = [take(play, seat, card)], target
    play.emit(events.Laid(seat))


def targets(play: GPlay, seat: Seat) -> list[Option]:
    """Return the other seats as answers."""
    return [Option(f"seat{s}", (s,), ()) for s in sorted(play.board.order) if s != seat]
