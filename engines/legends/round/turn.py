"""A turn: start, main and end phase (LG-25 to LG-29, LG-58)."""

from __future__ import annotations

from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.timing import time_called
from engines.legends import events
from engines.legends.board import LAST_TURN, NOBODY, Board, LegendsPlay
from engines.legends.content.pack import Pack
from engines.legends.derived.figures import extra_draw, hand_limit, untaps
from engines.legends.derived.keys import card_of, keys_of
from engines.legends.effects.ending import end_game
from engines.legends.effects.firing import fire_turn, resolve_firings
from engines.legends.effects.lasting import end_effects_of_turn
from engines.legends.effects.levels import gain_level
from engines.legends.effects.lives import check_lives
from engines.legends.effects.moving import discard, draw, untap
from engines.legends.effects.queue import settle
from engines.legends.round.attack import main_window
from engines.legends.round.priority import open_priority, watch

turn_steps = Steps()
step = turn_steps.step


@step
def next_turn(play: LegendsPlay) -> None:
    """Begin the next turn: draw, effects of the start, levels, untapping, priority (LG-25)."""
    board = play.board
    called, decisive = time_called(play.match)
    if called and not (decisive and len({*board.won.values()}) == 1):
        end_game(play, NOBODY, "time")
        return
    if board.turn == LAST_TURN:
        end_game(play, NOBODY, "turns")
        return
    if board.turn:
        board.active = board.other(board.active)
    board.turn += 1
    board.phase, board.positions, board.fired = "start", (), 0
    for side in board.sides.values():
        side.done = ()
    play.emit(events.Turn(board.active, board.turn, LAST_TURN))
    draw(play, board.active, 1 + extra_draw(board, play.pack, board.active))
    fire_turn(play, "turn_start")
    _raise_levels(play)
    eventful = bool(board.firings)
    play.todo(resolve_firings, untap_all, (open_priority, "start", eventful), main_phase)


def _raise_levels(play: LegendsPlay) -> None:
    """Raise the active player's mages and oracles by a level (LG-21)."""
    board = play.board
    for permanent in board.permanents:
        hero = play.pack.hero.get(permanent.card)
        if hero is not None and hero.class_ != "general" and permanent.controller == board.active:
            gain_level(play, permanent, 1, "turn")


@step
def untap_all(play: LegendsPlay) -> None:
    """Untap the active player's permanents but those marked "leave turned" (LG-28)."""
    board = play.board
    own = [p for p in board.permanents if p.controller == board.active and p.turned]
    untap(play, board.active, [permanent for permanent in own if untaps(board, play.pack, permanent)])


@step
def main_phase(play: LegendsPlay) -> None:
    """Begin the main phase (LG-26)."""
    play.board.phase = "main"
    play.emit(events.Phase(play.board.active, "main"))
    play.todo(main_window, end_phase)


@step
def end_phase(play: LegendsPlay) -> None:
    """Begin the end phase with the check for heroes and the effects of the end (LG-27, LG-29)."""
    board = play.board
    board.phase = "end"
    play.emit(events.Phase(board.active, "end"))
    if check_heroes(play):
        return
    fire_turn(play, "turn_end")
    eventful = bool(board.firings)
    play.todo(resolve_firings, (open_priority, "end", eventful), end_turn)


@step
def end_turn(play: LegendsPlay) -> None:
    """End effects of the turn, check lives, and settle what is pending until nothing is (LG-27)."""
    end_effects_of_turn(play)
    check_lives(play)
    play.todo(resolve_firings, settle_rest)


@step
def settle_rest(play: LegendsPlay) -> None:
    """Settle and check again, without priority, until nothing is pending; then look for heroes and discard (LG-27)."""
    if play.board.queue:
        settle(play)
        play.todo(resolve_firings, watch, check_rest)
    elif not check_heroes(play):
        play.todo(*((discard_down, seat) for seat in _from_active(play.board)), next_turn)


@step
def check_rest(play: LegendsPlay) -> None:
    """Check lives after a settlement at the end of the turn."""
    check_lives(play)
    play.todo(resolve_firings, settle_rest)


def check_heroes(play: LegendsPlay) -> bool:
    """End the game if a player has no hero; both: a draw (LG-05, A-5). Return whether it is over."""
    board, pack = play.board, play.pack
    without = [seat for seat in board.order if not has_hero(board, pack, seat)]
    if not without:
        return False
    end_game(play, NOBODY if len(without) > 1 else board.other(without[0]), "heroes")
    return True


def has_hero(board: Board, pack: Pack, seat: Seat) -> bool:
    """Return whether a player controls a hero."""
    return any(p.controller == seat and pack.type_of[p.card] == "hero" for p in board.permanents)


def _from_active(board: Board) -> tuple[Seat, Seat]:
    return board.active, board.other(board.active)


@step
def discard_down(play: LegendsPlay, seat: int) -> None:
    """Let a player discard down to the limit of the hand (LG-10)."""
    board = play.board
    hand = sorted(card.id for card in board.sides[seat].hand)
    over = len(hand) - hand_limit(board, play.pack, seat)
    if over > 0:
        options = [Option(key, (key,), ()) for key in keys_of(hand)]
        play.ask(seat, "discard", options, (discarded_down, seat), least=over, most=over)


@step
def discarded_down(play: LegendsPlay, seat: int, keys: str | list[str]) -> None:
    """Discard these cards."""
    discard(play, seat, [card_of(key) for key in ([keys] if isinstance(keys, str) else keys)])
