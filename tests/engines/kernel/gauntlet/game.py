"""The gauntlet: a toy game with everything hard in it, which passes the same conformance suite as the real games.

Runners on a line of spaces with traps. A round: all seal a style with a base, and a card from the hand with its target;
in turn each may cast that card (the others may counter it on a stack), take a step, or wait; one seat buries hand cards
on the deck in an order of its own. Where decks are brought, each lays its card in its own turn instead. Damage is a
proposal: styles, bases and wards soften, mirror or punish it.
"""

from __future__ import annotations

from random import Random

import msgspec

from engines.kernel.automatic.chance import random_advice
from engines.kernel.game import Game, Series, always
from engines.kernel.state.model import Option, Scalar, Seat
from engines.kernel.steps.timing import time_called
from engines.kernel.views import Card
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import (
    HAND,
    Board,
    Casting,
    GMatch,
    GPlay,
    Options,
    Pack,
    Spell,
    gauntlet_steps,
    lift_first,
    load,
    new_board,
    view,
    zones,
)
from tests.engines.kernel.gauntlet.bouts import concede, next_bout, played
from tests.engines.kernel.gauntlet.fight import (
    end,
    is_level,
    leave,
    options_of,
    push,
    rush,
    shove,
    show,
    take,
    triggers,
)
from tests.engines.kernel.gauntlet.laying import laying, targets
from tests.engines.kernel.gauntlet.marks import MARKS, take_flag
from tests.engines.kernel.gauntlet.orders import ORDERS
from tests.engines.kernel.gauntlet.own import BRINGING, compose, deck_of, expose, recompose, shuffle_own

step = gauntlet_steps.step


# -------------------------------------------------------------------- a round: sealed choices, then turns


@step
def set_up(play: GPlay) -> None:
    board = play.board
    if board.options.first is not msgspec.UNSET:
        at = board.options.first - 1  # each round turns it once
        board.order = (*board.order[at:], *board.order[:at])
    if played(board):
        next_bout(play, 1, dict.fromkeys(play.match.seats, 0))
        return
    if board.own is None:
        board.discard = [c.id for c in play.pack.cards]
    else:
        shuffle_own(play, board.own)
    play.todo(refill, new_round)


@step
def new_round(play: GPlay) -> None:
    board = play.board
    called, decisive = time_called(play.match)
    if called and not (decisive and is_level(play)):
        end(play, "time")
        return
    board.round += 1
    if board.round > board.options.rounds and not called:
        end(play, "rounds")
        return
    board.order = (*board.order[1:], board.order[0])
    play.emit(events.Round(board.round))
    play.gather(dict.fromkeys(board.alive(), seal), all_sealed)


@step
def seal(play: GPlay) -> None:
    """Up to three private questions: a pair, shown as two selects; a card to lie face down; its target."""
    seat, draft = play.lane, play.draft()
    assert seat is not None
    if not draft:
        pairs = [(s, b) for s in play.pack.styles for b in play.pack.bases]
        play.ask(
            seat, "pair", [Option(f"{s}.{b}", (f"{s}.{b}",), (s, b)) for s, b in pairs], keep, facets=("style", "base")
        )
    elif len(draft) == 1 and play.board.own is None and not play.board.runners[seat].sealed:
        play.ask(seat, "card", options_of(play, seat), keep)
    elif len(draft) == 2 and draft[1]:
        play.ask(seat, "aim", targets(play, seat), keep)


@step
def keep(play: GPlay, answer: Scalar) -> None:
    play.draft().append(answer)
    play.todo(seal)


@step
def all_sealed(play: GPlay, drafts: dict[Seat, list[Scalar]]) -> None:
    for seat, (pair, *more) in drafts.items():
        runner = play.board.runners[seat]
        runner.pair = str(pair)
        if len(more) == 2:
            runner.sealed, runner.aim = [take(play, seat, more[0])], int(more[1] or 0)
        play.emit(events.Sealed(seat, str(pair), len(more) == 2))
    turns = play.board.alive()
    own = (laying, turn) if play.board.own else (turn,)
    play.todo(*((act_next, seat) for seat in turns for act_next in own), (bury, turns[0]), refill, new_round)


@step
def turn(play: GPlay, seat: int) -> None:
    runner = play.board.runners[seat]
    if not runner.out:
        ways = [*(["cast"] if runner.sealed else []), "step", "pass"]
        play.ask(seat, "turn", [Option(w, (w,), ()) for w in ways], (act, seat))


@step
def act(play: GPlay, seat: int, way: str) -> None:
    runner, board = play.board.runners[seat], play.board
    if way == "step":
        push(play, seat, 1, 1, seat)
    elif way == "cast":
        card = runner.sealed.pop()
        expose(board, seat, card.id)
        take_flag(board, seat)
        play.reveal()
        play.emit(events.Cast(seat, card.id, runner.aim))
        board.stack.append(Spell(seat, card.id, runner.aim))
        play.todo(*((respond, s) for s in board.alive() if s != seat), resolve_stack)


@step
def respond(play: GPlay, seat: int) -> None:
    """Asked whether or not the hand holds a counter."""
    if not play.board.runners[seat].out:
        play.ask(seat, "respond", options_of(play, seat, "counter"), (responded, seat))


@step
def responded(play: GPlay, seat: int, card: str) -> None:
    if card:
        show(play, seat, card)
        play.board.stack.append(Spell(seat, card, seat))
        play.todo(*((respond, s) for s in play.board.alive() if s != seat))


@step
def resolve_stack(play: GPlay) -> None:
    """Last in, first out; a counter takes the spell beneath off. What cannot be cast is a bluff and fizzles."""
    stack = play.board.stack
    top = stack.pop()
    effect = {"shove": shove, "rush": rush}.get(play.pack.card(top.card).op, fizzle)
    if stack:  # only counters lie above another card
        lost = stack.pop().card
        play.board.discard += [] if stack else [lost]  # counters lie there already
        play.emit(events.Countered(lost))
    else:
        play.scope(Casting(top.seat, top.card, top.target), effect, (draw, top.seat), end=(card_done, tidy))
    if stack:
        play.todo(resolve_stack)


@step
def fizzle(play: GPlay) -> None:
    play.emit(events.Fizzled(play.record(Casting).card))


@step
def card_done(play: GPlay) -> None:
    play.emit(events.Done(play.record(Casting).card))


@step
def tidy(play: GPlay) -> None:
    play.board.discard.append(play.record(Casting).card)


# -------------------------------------------------------------------- cards


@step
def bury(play: GPlay, seat: int) -> None:
    """Up to two hand cards back onto the deck, in the order of picking; their owner will know them there."""
    runner = play.board.runners[seat]
    if not runner.out and runner.hand:
        play.ask(seat, "bury", options_of(play, seat)[:-1], (buried, seat), least=0, most=2, ordered=True)


@step
def buried(play: GPlay, seat: int, names: list[str]) -> None:
    for card in [take(play, seat, name) for name in names]:
        deck_of(play.board, seat).append(Card(card.id, tuple(sorted({*card.known_to, seat})), card.shuffle))
    play.emit(events.Buried(seat, len(names)), {seat: events.Buried(seat, len(names), tuple(names))})


@step
def refill(play: GPlay) -> None:
    for seat in play.board.alive():
        play.todo(*[(draw, seat)] * (HAND - len(play.board.runners[seat].hand)))


@step
def draw(play: GPlay, seat: int) -> None:
    board = play.board
    if not board.deck and board.discard and board.own is None:
        names, board.discard, board.shuffles = board.discard, [], board.shuffles + 1
        play.shuffle(names)
        board.deck = [Card(name, (), board.shuffles) for name in names]
        play.emit(events.Shuffled(len(names)))
    deck = deck_of(board, seat)
    if deck and not board.runners[seat].out:
        board.runners[seat].hand.append(deck.pop())
        play.reveal()
        play.emit(events.Drew(seat), {seat: events.Drew(seat, board.runners[seat].hand[-1].id)})


def redeal(_pack: object, board: Board, viewer: Seat | None, rng: Random) -> None:
    """The target of a card that lies face down is hidden like the card, and so is what is left of a deck that was brought."""
    for seat, runner in board.runners.items():
        if runner.sealed and seat != viewer:
            runner.aim = rng.choice([s for s in board.order if s != seat])
    recompose(board, viewer)


RUNNER = "runner"
"""The one character that everybody plays."""

GAUNTLET: Game[Board, Pack] = Game(
    id="gauntlet",
    edition=2,
    seats=range(2, 5),
    steps=gauntlet_steps,
    match_type=GMatch,
    pack_type=Pack,
    options_type=Options,
    load_pack=load,
    new_board=new_board,
    opening=set_up,
    view=view,
    zones=zones,
    events=events.EVENTS,
    decisions=("pair", "card", "aim", "lay", "turn", "respond", "ward", "window", "trap", "bury"),
    withdraw=leave,
    boundary="round",
    forms={"duel": {}, "free_for_all": {}},
    characters=lambda board: dict.fromkeys(board.runners, (RUNNER,)),
    points=lambda board: {seat: runner.health for seat, runner in board.runners.items()},
    turn_order=lambda board: board.order,
    advise=random_advice,
    orders=ORDERS,
    open_answers={"lay": always("pass")},
    triggers=triggers,
    redeal=redeal,
    compose=compose,
    upgrades={1: lift_first},
    bring=BRINGING,
    marks=MARKS,
    series=Series(concede, "game_over", played),
)
