"""Rounds and turns: scoring, activation, upkeep, new challenges (SB-10 to SB-16, SB-29, SB-71, SB-72)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engines.brawl import events
from engines.brawl.board import HAND, TRACK, Board, BrawlPlay, hand_of, occupied, of_team
from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import STANDARD_CORE, STANDARD_MOVE, Pack
from engines.brawl.content.shapes import Challenge
from engines.brawl.content.vocabulary import Core
from engines.brawl.derived.figures import points_of
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import player_has, rule
from engines.brawl.effects.cards import declare_card, discard, draw
from engines.brawl.effects.damage import check_points, end_at_time
from engines.brawl.effects.states import exhaust, paid_cores, payable
from engines.brawl.round.attack import start_card, start_standard, use_ability
from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps

turn_steps = Steps()
step = turn_steps.step

STANDARDS = sorted(STANDARD_CORE.items())
"""The standard actions in the order of the options, each with its core."""

END = Option("end", ("end", -1), ())


# ---------------------------------------------------------------- scoring


@step
def start_turn(play: BrawlPlay) -> None:
    """Begin a turn with scoring (SB-10, SB-11)."""
    board = play.board
    if board.order[board.turn] not in play.match.seats:
        play.todo(end_turn)
        return
    for champion in board.champions:
        champion.before, champion.damage_before = champion.hex, champion.damage
    board.phase = "scoring"
    play.emit(events.Turn(board.order[board.turn]))
    if board.round > 1:
        _score(play)
    play.todo(start_activation)


def _score(play: BrawlPlay) -> None:
    """Score every challenge that the team fulfils, on slots with points; not optional (SB-11, SB-16)."""
    board = play.board
    team = board.players[board.order[board.turn]].team
    for slot, worth in enumerate(TRACK[board.options.players]):
        name = board.track[slot]
        if not worth or not name or not fulfils(board, play.pack, play.pack.challenge[name], team):
            continue
        board.track = (*board.track[:slot], "", *board.track[slot + 1 :])
        board.past.append(name)
        board.points[team] += worth
        play.emit(events.Scored(team, name, worth, board.points[team]))
        check_points(play)
        if play.match.outcome is not None:
            return


def counts(board: Board, pack: Pack, challenge: Challenge) -> tuple[int, int]:
    """Return each team's count for a challenge: statues with enough champions next to them, or champions in the area."""
    arena = arena_of(board, pack)
    if challenge.control:
        area = [arena.control_area(challenge.control, side) for side in board.sides]
        first, second = (bin(of_team(board, team) & area[team]).count("1") for team in (0, 1))
        return first, second
    first, second = (_at_statues(arena, challenge, of_team(board, team)) for team in (0, 1))
    return first, second


def _at_statues(arena: Arena, challenge: Challenge, there: int) -> int:
    wanted = {core: challenge.statues.count(core) for core in challenge.statues}
    return sum(min(bin(there & arena.zones[core]).count("1"), n) for core, n in wanted.items())


def fulfils(board: Board, pack: Pack, challenge: Challenge, team: int) -> bool:
    """Return whether a team fulfils a challenge now (SB-66, SB-71, SB-82)."""
    if not challenge.control:
        return counts(board, pack, challenge)[team] == len(challenge.statues)
    area = arena_of(board, pack).control_area(challenge.control, board.sides[team])
    own, other = (bin(of_team(board, who) & area).count("1") for who in (team, 1 - team))
    return own > other


# ---------------------------------------------------------------- activation


@step
def start_activation(play: BrawlPlay) -> None:
    """Use the abilities of levelled champions as the phase begins, then ask for actions."""
    board = play.board
    board.phase = "activation"
    seat = board.order[board.turn]
    play.emit(events.Phase("activation"))
    for i, champion in enumerate(board.champions):
        if champion.seat == seat and champion.levelled and champion.hex >= 0:
            for n, found in enumerate(play.pack.champion[champion.kit].ability.triggered):
                if found.when == "activation":
                    play.todo((use_ability, i, seat, f"{champion.kit}/{n}"))
    play.todo(ask_action)


@step
def ask_action(play: BrawlPlay) -> None:
    """Ask for the next action, as long as there is any: cards, then standard actions (SB-12)."""
    board = play.board
    seat = board.order[board.turn]
    if seat not in play.match.seats:
        play.todo(end_turn)
        return
    paid = paid_cores(board, play.pack, seat)
    options = [*_cards(board, play.pack, seat, paid), *_standards(board, play.pack, seat, paid)]
    player = board.players[seat]
    # Asked whether or not the hand holds a card to play: going on at once would tell.
    if options or (player.ready and hand_of(player)):
        play.ask(seat, "act", [*options, END], acted)
    else:
        play.todo(upkeep)


def can_activate(board: Board, pack: Pack, i: int, boots: int) -> bool:
    """Return whether a champion can be activated: one at the gate needs a movement point and a free hex (SB-41)."""
    champion = board.champions[i]
    if champion.hex >= 0:
        return True
    area = arena_of(board, pack).deployment[board.sides[champion.team]]
    return points_of(board, i, boots) > 0 and bool(area & ~occupied(board))


def _cards(board: Board, pack: Pack, seat: Seat, paid: Mapping[Core | None, bool]) -> list[Option]:
    found: list[Option] = []
    if not paid[None]:
        return found  # without a ready core no card can be paid for
    champions, cards = board.champions, pack.card
    number = {champion.kit: i for i, champion in enumerate(champions) if champion.seat == seat}
    for name in sorted(hand_of(board.players[seat])):
        card = cards[name]
        if card.kind != "reaction" and paid[card.core]:
            i = number[name.partition(".")[0]]
            if champions[i].hex >= 0 or can_activate(board, pack, i, card.move):
                found.append(_play_card(name, i))
    return found


@lru_cache(maxsize=4096)
def _play_card(name: str, i: int) -> Option:
    """Return the answer to play this card with this champion: the same one every time."""
    return Option(name, (name, i), ())


@lru_cache(maxsize=256)
def _do_standard(name: str, i: int) -> Option:
    """Return the answer to do a standard action with this champion: the same one every time."""
    return Option(f"{name}:{i}", (name, i), ())


def has_free_standard(board: Board, pack: Pack, seat: Seat) -> bool:
    """Return whether a levelled champion still gives this player a standard action without a core in this round."""
    return not board.players[seat].free_used and player_has(board, pack, seat, "free_standard")


def _standards(board: Board, pack: Pack, seat: Seat, paid: Mapping[Core | None, bool]) -> list[Option]:
    player = board.players[seat]
    found: list[Option] = []
    free = has_free_standard(board, pack, seat)
    if not (free or paid[None]):
        return found
    own = [(i, champion.hex >= 0) for i, champion in enumerate(board.champions) if champion.seat == seat]
    for name, core in STANDARDS:
        if name in player.standard or not (free or paid[core]):
            continue
        for i, there in own:
            if there or can_activate(board, pack, i, STANDARD_MOVE[name]):
                found.append(_do_standard(name, i))
    return found


@step
def acted(play: BrawlPlay, what: str, i: int) -> None:
    """Pay for the action and carry it out; then ask for the next one."""
    board = play.board
    if what == "end":
        play.todo(upkeep)
        return
    seat = board.order[board.turn]
    standard = what in STANDARD_CORE
    core = STANDARD_CORE[what] if standard else play.pack.card[what].core
    cores: list[str] = list(payable(board, play.pack, seat, core))
    if standard and has_free_standard(board, play.pack, seat):
        cores = sorted([*cores, "free"])
    if len(cores) == 1:
        _begin(play, seat, what, i, cores[0])
    else:
        declare_card(board.players[seat], what)
        options = [Option(name, (name, what, i), ()) for name in cores]
        play.ask(seat, "core", options, core_paid)


@step
def core_paid(play: BrawlPlay, core: str, what: str, i: int) -> None:
    """Pay with this core."""
    _begin(play, play.board.order[play.board.turn], what, i, core)


def _begin(play: BrawlPlay, seat: Seat, what: str, i: int, core: str) -> None:
    board = play.board
    player = board.players[seat]
    if core == "free":
        player.free_used = True
    else:
        exhaust(play, seat, core)
    standard = what in STANDARD_CORE
    card, action = ("", what) if standard else (what, "")
    play.emit(events.ActionTaken(i, card, action, core))
    if standard:
        player.standard = (*player.standard, what)
        start_standard(play, seat, i, what)
    else:
        (player.shown if what in player.shown else player.hand).remove(what)
        start_card(play, seat, i, what)
    play.todo(ask_action)


# ---------------------------------------------------------------- upkeep and the next round


@step
def upkeep(play: BrawlPlay) -> None:
    """Ready the cores, discard the hand, draw a new one (SB-13, SB-15)."""
    board = play.board
    seat = board.order[board.turn]
    player = board.players[seat]
    board.phase = "upkeep"
    player.ready, player.standard = ("red", "yellow", "blue"), ()
    discard(play, seat, sorted(hand_of(player)), events.DiscardedHand)
    more = sum(rule(board, play.pack, i, "upkeep_draw") for i, c in enumerate(board.champions) if c.seat == seat)
    draw(play, seat, HAND[board.options.players] + more)
    play.todo(end_turn)


@step
def end_turn(play: BrawlPlay) -> None:
    """End all effects of the turn; begin the next player's turn, or the next round (SB-10, SB-30)."""
    board = play.board
    board.effects, board.charges = (), ()
    board.turn += 1
    if board.turn >= len(board.order):
        play.todo(new_round)
    else:
        play.todo(start_turn)


@step
def new_round(play: BrawlPlay) -> None:
    """Move challenges on and open new ones; the same player begins (SB-10, SB-14, SB-72).

    None begins after time was called (TM-37).
    """
    board = play.board
    if end_at_time(play):
        return
    for _ in range(board.options.players // 2):
        _shift(board, play)
    fresh = 1 if board.options.players == 2 else 2
    for slot in range(fresh - 1, -1, -1):
        open_challenge(play, slot)
    board.turn = 0
    board.round += 1
    for player in board.players.values():
        player.free_used = False
    play.emit(events.Round(board.round))
    play.todo(start_turn)


def _shift(board: Board, play: BrawlPlay) -> None:
    """Move all challenges one slot to the right; the rightmost falls off."""
    last = board.track[-1]
    if last:
        board.past.append(last)
        play.emit(events.FellOff(last))
    board.track = ("", *board.track[:-1])


def open_challenge(play: BrawlPlay, slot: int) -> None:
    """Open a challenge on a slot; shuffle the discard if the deck is empty (SB-14)."""
    board = play.board
    if not board.challenges:
        board.challenges = sorted(board.past)
        board.past = []
        play.shuffle(board.challenges)
        play.emit(events.ChallengesShuffled())
    if not board.challenges:
        return
    name = board.challenges.pop()
    board.track = (*board.track[:slot], name, *board.track[slot + 1 :])
    play.reveal()
    play.emit(events.Challenge(name, slot))
