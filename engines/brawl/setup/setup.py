"""The table before the first turn: order, deployment areas, traps, hands, deployment (SB-01, SB-04 to SB-08, SB-75, SB-76)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engines.brawl import events
from engines.brawl.board import HAND, TRACK, TRAPS, Board, BrawlPlay, Options, Player, hand_of, occupied
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import CORES
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.cards import draw, leave_hand
from engines.brawl.effects.damage import end_at_time
from engines.brawl.effects.traps import lay_token, places
from engines.brawl.round.phases import open_challenge, start_turn
from engines.brawl.setup.choosing import select_champions
from engines.kernel.hexes import members
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

setup_steps = Steps()
step = setup_steps.step

SIDE_KEYS = ("a", "b")


def new_board(pack: Pack, seats: tuple[Seat, ...], options: Options) -> Board:
    """Return the table before anything is drawn. With four players the first and the third seat are a team (SB-70)."""
    return Board(
        options=options,
        order=seats,
        turn=0,
        round=1,
        phase="select",
        players={
            seat: Player(at % 2, [], [], (), [], [], [], CORES, (), (), free_used=False, owes="")
            for at, seat in enumerate(seats)
        },
        champions=[],
        sides=(0, 1),
        traps={},
        supply=list(TRAPS),
        known={},
        track=("",) * len(TRACK[options.players]),
        challenges=pack.challenges_in(options.arena),
        past=[],
        points=[0, 0],
        effects=(),
        charges=(),
        banned=(),
        winner=None,
    )


def sides(options: Options, _seats: Sequence[Seat]) -> list[list[Seat]]:
    """Return the teams of four players, which are known before anybody has come: every other seat is a mate's (SB-70)."""
    return [[0, 2], [1, 3]] if options.mode == "teams" else []


# ---------------------------------------------------------------- who moves when, and from where


@step
def draw_order(play: BrawlPlay) -> None:
    """Draw the player who moves first, or the team, whose players agree who of them does (SB-01, SB-76)."""
    board = play.board
    seats = list(board.order)
    named = board.options.first
    first = play.roll(2) if named is msgspec.UNSET else named
    if first:
        seats = [*seats[1:], seats[0]]
        for player in board.players.values():
            player.team = 1 - player.team
    board.order = tuple(seats)
    if len(seats) == 4:
        play.todo((ask_order, 0), (ask_order, 1), tell_order)
    else:
        play.todo(tell_order)


@step
def ask_order(play: BrawlPlay, team: int) -> None:
    """Ask a team which of its players moves first."""
    board = play.board
    pair = [seat for seat in board.order if board.players[seat].team == team]
    play.ask(pair[0], "order", [Option(str(seat), (seat, team), ()) for seat in sorted(pair)], order_chosen)


@step
def order_chosen(play: BrawlPlay, seat: int, team: int) -> None:
    """Put this player before the mate."""
    board = play.board
    pair = [other for other in board.order if board.players[other].team == team]
    if pair[0] != seat:
        swap = {pair[0]: pair[1], pair[1]: pair[0]}
        board.order = tuple(swap.get(other, other) for other in board.order)


@step
def tell_order(play: BrawlPlay) -> None:
    """Emit the order; let the first player choose the deployment area (SB-01, SB-76)."""
    play.emit(events.Order(tuple(play.board.order)))
    options = [Option(key, (side,), ()) for side, key in enumerate(SIDE_KEYS)]
    play.ask(play.board.order[0], "area", options, area_chosen)


@step
def area_chosen(play: BrawlPlay, side: int) -> None:
    """Give the other area to the other team."""
    play.board.sides = (side, 1 - side)
    play.emit(events.Area(0, side))
    play.todo(select_champions, set_up)


# ---------------------------------------------------------------- cards, challenges, traps


@step
def set_up(play: BrawlPlay) -> None:
    """Shuffle all decks, open challenges, lay traps, draw, exchange, deploy (SB-04 to SB-08, SB-72, SB-75)."""
    board = play.board
    for seat in board.order:
        player = board.players[seat]
        player.deck = sorted(card for c in board.champions if c.seat == seat for card in play.pack.cards_of(c.kit))
        play.shuffle(player.deck)
    play.shuffle(board.challenges)
    slots = (2, 1, 0) if len(board.order) == 4 else (1, 0) if board.options.challenges == "two" else (0,)
    for slot in slots:
        open_challenge(play, slot)
    board.phase = "traps"
    tokens = 2 if len(board.order) == 2 else 1
    play.todo(*((ask_trap, seat) for seat in board.order for _ in range(tokens)))
    play.todo(start_hands)


@step
def ask_trap(play: BrawlPlay, seat: int) -> None:
    """Ask for the hex of a trap token, unseen (SB-06)."""
    options = [Option(f"h{hex_}", (hex_, seat), ()) for hex_ in members(places(play))]
    play.ask(seat, "trap_place", options, trap_laid)


@step
def trap_laid(play: BrawlPlay, hex_: int, seat: int) -> None:
    """Lay the token."""
    lay_token(play, hex_, seat)


@step
def start_hands(play: BrawlPlay) -> None:
    """Let each draw and exchange cards once, in order of turns (SB-07)."""
    play.board.phase = "mulligan"
    for seat in play.board.order:
        play.todo((first_hand, seat), (ask_mulligan, seat))
    play.todo(start_deployment)


@step
def first_hand(play: BrawlPlay, seat: int) -> None:
    """Draw the first hand."""
    draw(play, seat, HAND[play.board.options.players])


@step
def ask_mulligan(play: BrawlPlay, seat: int) -> None:
    """Ask for the cards to put aside."""
    cards = sorted(hand_of(play.board.players[seat]))
    options = [Option(card, (card,), ()) for card in cards]
    play.ask(seat, "mulligan", options, (exchanged, seat), least=0, most=len(cards))


@step
def exchanged(play: BrawlPlay, seat: int, cards: list[str]) -> None:
    """Draw as many; only then shuffle the cards put aside back (SB-07)."""
    player = play.board.players[seat]
    leave_hand(player, cards)
    play.emit(events.Mulligan(seat, len(cards)))
    if cards:
        draw(play, seat, len(cards))
        player.deck = sorted([*player.deck, *cards])
        play.shuffle(player.deck)


# ---------------------------------------------------------------- deployment


@step
def start_deployment(play: BrawlPlay) -> None:
    """Let each place all champions, in order of turns (SB-08)."""
    board = play.board
    board.phase = "deploy"
    for seat in board.order:
        play.todo(*((ask_deploy, i) for i, champion in enumerate(board.champions) if champion.seat == seat))
    play.todo(first_turn)


@step
def ask_deploy(play: BrawlPlay, i: int) -> None:
    """Ask for a champion's free hex of the own deployment area."""
    board = play.board
    champion = board.champions[i]
    area = arena_of(board, play.pack).deployment[board.sides[champion.team]] & ~occupied(board)
    options = [Option(f"h{hex_}", (hex_, i), ()) for hex_ in members(area)]
    if options and champion.seat in play.match.seats:
        play.ask(champion.seat, "deploy", options, deployed)


@step
def deployed(play: BrawlPlay, hex_: int, i: int) -> None:
    """Set the champion there."""
    play.board.champions[i].hex = hex_
    play.emit(events.Deployed(i, hex_))


@step
def first_turn(play: BrawlPlay) -> None:
    """Begin the first round, unless time was called before it (TM-37)."""
    if end_at_time(play):
        return
    play.emit(events.Round(1))
    play.todo(start_turn)
