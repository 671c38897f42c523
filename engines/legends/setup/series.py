"""A match as a series of games: who is first, the result of each game, the end of the match (LG-02, LG-05)."""

from __future__ import annotations

import msgspec

from engines.kernel.game import PlayedGame
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
LENGTHS = {number: {"games": value} for value, number in GAMES.items()}
NO_DECK = Deck((), ())
NO_LEAD = (0, 0, 0)


def new_board(_pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return the table before the first game; the decks are put on it as they are brought."""
    *won, drawn = NO_LEAD if options.lead is msgspec.UNSET else options.lead
    return Board(
        options=options, order=seats, decks=dict.fromkeys(seats, NO_DECK), seen=dict.fromkeys(seats, ()),
        won=dict(zip(sorted(seats), won, strict=True)), drawn=drawn, ended=(), number=sum(won) + drawn,
        decider=NOBODY, first=seats[0], active=seats[0], turn=0, phase="setup",
        squads=dict.fromkeys(seats, ()), sides={seat: new_side() for seat in seats}, permanents=[], stack=[],
        under_way=[], queue=[], effects=(), firings=[], fight=None,
        stops=dict.fromkeys(seats, ()), next_uid=100, positions=(), fired=0,
    )  # fmt: skip


def new_side() -> Side:
    """Return a player's part of a game before anything is dealt."""
    return Side(deck=[], hand=[], graveyard=[], spent=0, left=0, missing=0, taken=0, done=())


def played(board: Board) -> bool:
    """Return whether the match is made of several games."""
    return board.options.games == "three"


def games(board: Board) -> list[PlayedGame]:
    """Return the games of the match in their order, last the one that is being played or that the match ended within."""
    seats = sorted(board.order)
    found = []
    for game in board.ended:
        rest = tuple(seat for seat in seats if seat != game.winner)
        places = (rest,) if game.winner == NOBODY else ((game.winner,), rest)
        found.append(PlayedGame(game.first, places, dict(zip(seats, game.squads, strict=True))))
    if board.number > _lead(board.options) + len(board.ended):
        found.append(PlayedGame(board.first, (), board.squads))
    return found


def _lead(options: Options) -> int:
    """Return how many games of a tournament's pairing were decided before this match."""
    return 0 if options.lead is msgspec.UNSET else sum(options.lead)


@step
def next_game(play: LegendsPlay) -> None:
    """Open the next game of the match on an empty table."""
    board = play.board
    board.number += 1
    board.phase, board.turn = "setup", 0
    board.squads = dict.fromkeys(board.order, ())
    board.sides = {seat: new_side() for seat in board.order}
    board.permanents, board.stack, board.under_way, board.queue, board.firings = [], [], [], [], []
    board.effects, board.fight, board.positions, board.fired = (), None, (), 0
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
    if not board.ended and named is not msgspec.UNSET:
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
    called, decisive = time_called(play.match)
    if goes_on(board, called=called, decisive=decisive):
        play.todo(next_game)
        return
    most = max(board.won.values())
    best = tuple(seat for seat in sorted(board.order) if board.won[seat] == most)
    finish(play, best, "time" if called and most < _majority(board.options) else "games")


def goes_on(board: Board, *, called: bool = False, decisive: bool = False) -> bool:
    """Return whether another game of the match is played after those that are over (LG-05).

    Drawn games count for nobody. After as many as a series may have more wins take it, and so they do once time is called. In
    elimination equals play on (TM-37), but no more games than a pairing may have (TM-16).
    """
    options, won = board.options, [*board.won.values()]
    if max(won) >= _majority(options):
        return False
    limit = 1 if options.games == "one" else DRAWN_GAMES
    if not called and board.drawn < limit:
        return True
    is_last = options.most is not msgspec.UNSET and board.number >= options.most
    return won[0] == won[1] and (decisive or options.decisive is True) and not is_last


def _majority(options: Options) -> int:
    return GAMES[options.games] // 2 + 1


@step
def concede(play: LegendsPlay, seat: int) -> None:
    """Give up the game being played, and not the match (LG-05)."""
    end_game(play, play.board.other(seat), "conceded")


@step
def remove_player(play: LegendsPlay, seat: int) -> None:
    """End the match: the other player has won it (LG-05)."""
    other = play.board.other(seat)
    finish(play, (other,) if other in play.match.seats else (), "withdrew")
