"""What no op can say, each a small rule of its own: the list is `checks.HOOKS`."""

from __future__ import annotations

from collections.abc import Callable

from engines.brawl.board import GATE, Action, BrawlPlay, attack_of, hand_of, occupied
from engines.brawl.content.grammar import Hook
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.card_ops import ask_opponent
from engines.brawl.effects.cards import can_draw, shuffle_discard
from engines.brawl.effects.displacing import ask_force
from engines.brawl.effects.doing import Task, does
from engines.brawl.effects.moving import place
from engines.brawl.effects.ops import ask_heal
from engines.brawl.effects.traps import places
from engines.kernel.hexes import members
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

hook_steps = Steps()
step = hook_steps.step


@does(Hook)
def do_hook(play: BrawlPlay, task: Task) -> None:
    """Carry out a hook by its name."""
    BY_NAME[task.op.name](play, task)


# ---------------------------------------------------------------- move_trap


def move_trap(play: BrawlPlay, _task: Task) -> None:
    """Prowl: look at a trap in play and put it on any free trap hex."""
    play.todo(ask_look)


@step
def ask_look(play: BrawlPlay) -> None:
    """Ask whose token is looked at."""
    action = play.record(Action)
    options = [Option(f"h{hex_}", (hex_,), ()) for hex_ in sorted(play.board.traps)]
    if options:
        play.ask(action.seat, "look", options, looked)


@step
def looked(play: BrawlPlay, hex_: int) -> None:
    """Only this player sees it (SB-17)."""
    board, seat = play.board, play.record(Action).seat
    board.known[hex_] = tuple(sorted({*board.known.get(hex_, ()), seat}))
    play.reveal()
    play.emit("looked", {"seat": seat, "hex": hex_}, {seat: {"trap": board.traps[hex_]}})
    play.todo((ask_trap_place, hex_))


@step
def ask_trap_place(play: BrawlPlay, start: int) -> None:
    """Ask where the token goes: a free trap hex, or where it lies."""
    found = places(play) & arena_of(play.board, play.pack).trap_hexes
    options = [Option(f"h{hex_}", (hex_, start), ()) for hex_ in sorted((*members(found), start))]
    if len(options) > 1:
        play.ask(play.record(Action).seat, "trap_place", options, trap_moved)


@step
def trap_moved(play: BrawlPlay, hex_: int, start: int) -> None:
    """Move it, with what is known of it."""
    board = play.board
    if hex_ != start:
        board.traps[hex_] = board.traps.pop(start)
        board.known[hex_] = board.known.pop(start, ())
        play.emit("trap_moved", {"seat": play.record(Action).seat, "start": start, "end": hex_})


# ---------------------------------------------------------------- cards


def heal_by_cards(play: BrawlPlay, task: Task) -> None:
    """Healing Rain: each own champion heals for each of his cards among those just discarded."""
    action = play.record(Action)
    for i, champion in enumerate(play.board.champions):
        count = sum(card.partition(".")[0] == champion.kit for card in action.discarded)
        if champion.seat == action.seat and count:
            play.todo((ask_heal, i, count * task.op.value, 0))


def command_top_card(play: BrawlPlay, task: Task) -> None:
    """Mind Control: the top card of an opponent's deck is discarded, its champion is forced."""
    play.todo((ask_opponent, command.__name__, task.op.value))


@step
def command(play: BrawlPlay, seat: int, value: int) -> None:
    """Discard it, shuffling before if there is no deck (SB-15), and force its champion."""
    board, action = play.board, play.record(Action)
    player = board.players[seat]
    if not can_draw(player):
        return
    if not player.deck and not player.planned:
        shuffle_discard(play, seat)
    card = player.planned.pop() if player.planned else player.deck.pop()
    player.discard.append(card)
    play.reveal()
    play.emit("discarded", {"seat": seat, "cards": [card]})
    kit = card.partition(".")[0]
    for i, champion in enumerate(board.champions):
        if champion.kit == kit and champion.seat == seat:
            play.todo((ask_force, i, action.user, value, False))


def own_discard_back(play: BrawlPlay, _task: Task) -> None:
    """Recovery: the own discard is shuffled into the deck."""
    action = play.record(Action)
    player = play.board.players[action.seat]
    player.deck += player.planned
    player.planned.clear()
    action.did = bool(player.discard)
    shuffle_discard(play, action.seat)
    play.reveal()


def bury_random(play: BrawlPlay, _task: Task) -> None:
    """Mindcloud: a random card of the hand of whoever controls the target goes on top of his deck."""
    action = play.record(Action)
    for target in action.targets:
        seat = play.board.champions[target].seat
        player = play.board.players[seat]
        held = sorted(hand_of(player))
        if not held:
            continue
        card = held.pop(play.roll(len(held)))
        # What others knew of the hand would tell which card it was.
        player.hand, player.shown = held, []
        player.planned.append(card)
        action.did = True
        play.reveal()
        play.emit("planned", {"seat": seat, "count": 1}, {seat: {"cards": [card]}})


# ---------------------------------------------------------------- reactions


def rescue(play: BrawlPlay, _task: Task) -> None:
    """From the Ashes: whom the attack took out is placed next to the attacker instead of staying at the gate."""
    play.todo(ask_rescue)


@step
def ask_rescue(play: BrawlPlay) -> None:
    """Ask for the hex."""
    board, action, attack = play.board, play.record(Action), attack_of(play)
    if attack is None or board.champions[attack.user].hex < 0 or board.champions[action.user].hex != GATE:
        return
    arena = arena_of(board, play.pack)
    free = arena.grid.near[board.champions[attack.user].hex] & ~(occupied(board) | arena.blocked)
    options = [Option(f"h{hex_}", (hex_,), ()) for hex_ in members(free)]
    if options:
        play.ask(action.seat, "place", options, rescued)


@step
def rescued(play: BrawlPlay, hex_: int) -> None:
    """Set him there, on the base side and without damage."""
    action = play.record(Action)
    play.emit("rescued", {"champion": action.user, "hex": hex_})
    place(play, action.user, hex_)


def react_again(play: BrawlPlay, _task: Task) -> None:
    """Didn't See That Comin', Eh?: another reaction may be played to this attack."""
    attack = attack_of(play)
    if attack is not None:
        attack.more_reactions += 1


BY_NAME: dict[str, Callable[[BrawlPlay, Task], None]] = {
    "move_trap": move_trap,
    "heal_by_cards": heal_by_cards,
    "command_top_card": command_top_card,
    "shuffle_discard": own_discard_back,
    "bury_random": bury_random,
    "rescue": rescue,
    "react_again": react_again,
}
