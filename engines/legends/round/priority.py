"""Priority: the one procedure by which players act and pass, the stack resolves, and the damage queue is settled (LG-30 to
LG-36).

A window begins with the active player. Who acts keeps priority. At two passes in a row the stack resolves as a whole, else the
queue is settled, else lives are checked; when nothing left play and nothing is pending, the window closes. Windows after
attackers and after blockers were named close at two passes on an empty stack, and settle nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from operator import attrgetter

import msgspec

from engines.kernel.state.model import Scalar, Seat
from engines.kernel.steps.registry import Steps
from engines.legends import events
from engines.legends.board import MOST_STEPS, NOBODY, Board, LegendsPlay, Side, Window, new_window
from engines.legends.effects.ending import end_game
from engines.legends.effects.firing import resolve_firings
from engines.legends.effects.lives import check_lives
from engines.legends.effects.queue import settle
from engines.legends.round.could import HOLD, is_asked
from engines.legends.round.playing import BLOCK, PASS, THROUGH, compose, read_play, uids_of
from engines.legends.round.stack import put_on_stack, resolve_stack

priority_steps = Steps()
step = priority_steps.step

RESPONSES = ("attack", "blocks")
"""The windows in which nothing is settled or checked (LG-36)."""

_ID = attrgetter("id")
_LOOKS = attrgetter("card", "owner", "controller", "turned", "damage", "level")

REPEATS = 3
"""The occurrence of a position that draws the game (LG-59)."""


@step
def open_priority(play: LegendsPlay, moment: str, eventful: bool) -> None:
    """Open a window in which nobody can attack or block."""
    play.scope(new_window(play.board, moment, eventful=eventful), offer)  # type: ignore[arg-type]  # a moment


@step
def offer(play: LegendsPlay) -> None:
    """Ask the player with priority, or pass for him where he is not asked (LG-64)."""
    window = play.record(Window)
    goes_on = True
    while goes_on:
        seat = window.prio
        if seat in play.match.seats and is_asked(play.board, play.pack, window, seat):
            play.gather({seat: (compose, seat)}, (act, seat), reveals=False)
            return
        goes_on = _pass(play, window, seat)


@step
def act(play: LegendsPlay, seat: int, drafts: dict[Seat, list[Scalar]]) -> None:
    """Carry out what a player with priority has composed; there is no draft of a seat that has left."""
    board = play.board
    window = play.record(Window)
    draft = drafts.get(seat) or [PASS]
    if draft[0] in (PASS, THROUGH, BLOCK):
        if draft[0] == PASS:
            play.emit(events.Passed(seat))
        elif draft[0] == BLOCK:
            window.blockers = uids_of(draft[1])
        if _pass(play, window, seat):
            play.todo(offer)
        return
    what = read_play(board, draft[0])
    if what.what == "attack":
        window.attack = (what.uid, *uids_of(draft[1]))
        return
    put_on_stack(play, seat, draft)
    window.passes, window.eventful = 0, True
    if board.options.windows != "all" and HOLD not in board.stops[seat]:
        window.passes, window.prio = 1, board.other(seat)
    _go_on(play)


def _pass(play: LegendsPlay, window: Window, seat: Seat) -> bool:
    """Count a pass; after two in a row something happens, or the window closes (LG-32, LG-35).

    Return whether the other player has priority now, and nothing happens before.
    """
    board = play.board
    window.passes += 1
    window.prio = board.other(seat)
    if window.passes < 2:
        return True
    window.passes, window.prio = 0, board.active
    if board.stack:
        window.eventful = True
        play.todo(resolve_stack, watch, offer)
    elif window.moment not in RESPONSES:
        _settle_or_check(play, window)
    return False


def _settle_or_check(play: LegendsPlay, window: Window) -> None:
    """Settle the queue, or else check lives; if anything left play the window goes on (LG-35).

    In itself that is nothing to be asked about (LG-64).
    """
    if play.board.queue:
        settle(play)
    elif not check_lives(play):
        return
    window.eventful = bool(play.board.firings)
    _go_on(play)


def _go_on(play: LegendsPlay) -> None:
    """Go on with a window once all that has fired is resolved."""
    if play.board.firings:
        play.todo(resolve_firings)
    play.todo(watch, offer)


@step
def watch(play: LegendsPlay) -> None:
    """Draw the game if this position has come for the third time in a turn: in another one a card was drawn (LG-59).

    Positions are compared after each play, attack, resolution, settlement and check: whatever goes on for ever, passes here.
    """
    board = play.board
    position = _position(board)
    board.positions = (*board.positions, position)
    if len(board.positions) == MOST_STEPS:
        play.emit(events.Endless("steps", MOST_STEPS, MOST_STEPS))
    if board.positions.count(position) >= REPEATS:
        end_game(play, NOBODY, "repeated")


def _done_in_play(side: Side, places: dict[int, int]) -> Iterator[tuple[int, str]]:
    """Yield each thing that is once a turn and was done by a permanent still in play, by its place."""
    for note in side.done:
        uid, _, what = note.partition(":")
        if int(uid) in places:
            yield places[int(uid)], what


def _position(board: Board) -> int:
    """Return a digest of all zones with their contents and order, permanents, attack, stack, queue and effects, in a phase.

    Permanents and spells are told by their places, for a card that left and came back has another uid. Whoever has priority
    follows from the stack: the player of the last spell, or the active one.
    """
    places = {p.uid: n for n, p in enumerate(board.permanents)}
    places |= {spell.uid: len(places) + n for n, spell in enumerate(board.stack)}
    permanents = [*map(_LOOKS, board.permanents)]
    sides = [
        (
            [*map(_ID, side.deck)],
            sorted(map(_ID, side.hand)),
            side.graveyard,
            side.spent,
            sorted(_done_in_play(side, places)) if side.done else [],
        )
        for side in board.sides.values()
    ]
    stack = [
        (spell.card, spell.controller, spell.ability, places.get(spell.user), spell.modes) for spell in board.stack
    ]
    named = [[[places.get(uid, uid) for uid in uids] for uids in spell.targets] for spell in board.stack]
    effects = [(places.get(effect.on), effect.what, effect.by, effect.until) for effect in board.effects]
    queue = [(entry.what, places.get(entry.on), entry.amount, entry.type) for entry in board.queue]
    fight = board.fight
    attack = [places.get(uid) for uid in (fight.attacker, fight.target, *fight.blockers)] if fight is not None else []
    body = msgspec.json.encode([board.phase, permanents, sides, stack, named, effects, queue, attack])
    return int.from_bytes(blake2b(body, digest_size=6).digest(), "big")
