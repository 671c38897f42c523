"""A match as a series of games: who is first, the result of each game, the end of the match (LG-02, LG-05)."""

from __future__ import annotations

import msgspec

from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.steps.timing import time_called
from engines.legends import events
from engines.legends.board import DRAWN_GAMES, NOBODY, Board, Deck, Game, LegendsPlay, Options, Side
from engines.legends.content.pack import Pack
from engines.legends.effects.ending import end_game, finish
from engines.legends.setup.dealing import deal

series_steps = Steps()
step = series_steps.step

GAMES = {"three": 3, "one": 1}
NO_DECK = Deck((), ())


def new_board(_pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return the table before the first game; the decks are put on it as they are brought."""
    return Board(
        options=options, order=seats, decks=dict.fromkeys(seats, NO_DECK), seen=dict.fromkeys(seats, ()),
        won=dict.fromkeys(seats, 0), drawn=0, number=0, decider=NOBODY, first=seats[0], active=seats[0], turn=0, phase="setup",
        sides={seat: new_side() for seat in seats}, permanents=[], stack=[],
        under_way=[], queue=[], effects=(), firings=[], fight=None,
        stops=dict.fromkeys(seats, ()), next_uid=100, positions=(),
    )  # fmt: skip


def new_side() -> Side:
    """Return a player's part of a game before anything is dealt."""
    return Side(deck=[], hand=[], graveyard=[], spent=0, left=0, missing=0, taken=0, done=())


def played(board: Board) -> bool:
    """Return whether the match is made of several games."""
    return board.options.games == "three"


@step
def next_game(play: LegendsPlay) -> None:
    """Open the next game of the match on an empty table."""
    board = play.board
    board.number += 1
    board.phase, board.turn = "setup", 0
    board.sides = {seat: new_side() for seat in board.order}
    board.permanents, board.stack, board.under_way, board.queue, board.firings = [], [], [], [], []
    board.effects, board.fight, board.positions = (), None, ()
    play.emit(
        events.Game(board.number, GAMES[board.options.games], tuple(board.won[seat] for seat in sorted(board.order)))
    )
    play.scope(Game(board.number, NOBODY), decide_first, deal, then=game_over)


@step
def decide_first(play: LegendsPlay) -> None:
    """Draw lots for who is first, or ask whoever lost the game before (LG-02)."""
    board = play.board
    if board.decider != NOBODY:
        options = [Option(f"seat{seat}", (seat,), ()) for seat in sorted(board.order)]
        play.ask(board.decider, "first", options, first_decided)
        return
    named = board.options.first
    if board.number == 1 and named is not msgspec.UNSET:
        _begin_with(play, sorted(board.order)[named], "table", NOBODY)
    else:
        _begin_with(play, sorted(board.order)[play.roll(2)], "chance", NOBODY)


@step
def first_decided(play: LegendsPlay, seat: int) -> None:
    """Let this player be first."""
    _begin_with(play, seat, "decided", play.board.decider)


def _begin_with(play: LegendsPlay, seat: Seat, how: str, by: Seat) -> None:
    board = play.board
    board.first = board.active = seat
    board.order = (seat, board.other(seat))
    play.emit(events.First(seat, how, by))  # type: ignore[arg-type]  # one of three words


@step
def game_over(play: LegendsPlay, _game: Game) -> None:
    """End the match if it is decided, else play the next game (LG-05)."""
    board = play.board
    most = max(board.won.values())
    needed = GAMES[board.options.games] // 2 + 1
    limit = 1 if board.options.games == "one" else DRAWN_GAMES
    called, decisive = time_called(play.match)
    best = tuple(seat for seat in sorted(board.order) if board.won[seat] == most)
    if called and not (decisive and len(best) > 1):
        finish(play, best, "time")
    elif most >= needed or (board.drawn >= limit and not called):
        finish(play, best, "games")
    else:
        play.todo(next_game)


@step
def concede(play: LegendsPlay, seat: int) -> None:
    """Give up the game being played, and not the match (LG-05)."""
    end_game(play, play.board.other(seat), "conceded")


@step
def remove_player(play: LegendsPlay, seat: int) -> None:
    """End the match: the other player has won it (LG-05)."""
    other = play.board.other(seat)
    finish(play, (other,) if other in play.match.seats else (), "withdrew")
