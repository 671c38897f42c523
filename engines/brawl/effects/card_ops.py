"""What ops do that are about cards and cores: drawing, planning, discarding, taking back, readying, paying."""

from __future__ import annotations

from typing import cast

from engines.brawl.board import Action, BrawlPlay, hand_of, opponents
from engines.brawl.content.opcodes import Discard, Draw, Exhaust, Plan, Ready, TakeBack
from engines.brawl.content.vocabulary import CORES, Core
from engines.brawl.derived.amounts import number
from engines.brawl.effects.cards import ask_discard, ask_draw, ask_plan, discard, draw
from engines.brawl.effects.doing import Task, does
from engines.brawl.effects.states import exhaust, payable
from engines.kernel.state.model import Option, natural
from engines.kernel.steps import Steps

card_op_steps = Steps()
step = card_op_steps.step


@does(Draw)
def do_draw(play: BrawlPlay, task: Task) -> None:
    """Ask how many; an opponent draws as many as it says, in teams one is chosen."""
    action, count = play.record(Action), number(task.here, task.op.by)
    if not task.op.opponent:
        play.todo((ask_draw, action.seat, count))
    else:
        play.todo((ask_opponent, "draw", count))


@step
def ask_opponent(play: BrawlPlay, what: str, value: int) -> None:
    """Ask which opponent is meant; against one alone there is nothing to ask."""
    action = play.record(Action)
    foes = [seat for seat in opponents(play.board, action.seat) if seat in play.match.seats]
    if len(foes) == 1:
        play.todo((opponent_meant, foes[0], what, value))
    elif foes:
        options = [Option(str(seat), (seat, what, value), ()) for seat in sorted(foes)]
        play.ask(action.seat, "opponent", options, opponent_meant)


@step
def opponent_meant(play: BrawlPlay, seat: int, what: str, value: int) -> None:
    """Go on with this one."""
    play.record(Action).did = True
    if what == "draw":
        draw(play, seat, value)
    else:
        play.todo((play.rules.steps[what], seat, value))


@does(Plan)
def do_plan(play: BrawlPlay, task: Task) -> None:
    """Ask which cards."""
    play.todo((ask_plan, play.record(Action).seat, number(task.here, task.op.by)))


@does(Discard)
def do_discard(play: BrawlPlay, task: Task) -> None:
    """Ask which cards, or discard the whole hand, or one at random of whoever controls the target."""
    action, op, board = play.record(Action), task.op, play.board
    if op.whole_hand:
        cards = sorted(hand_of(board.players[action.seat]))
        discard(play, action.seat, cards)
        action.did = bool(cards)
        play.reveal()
    elif op.random:
        for target in action.targets:
            for _ in range(op.most):
                lose_random(play, board.champions[target].seat)
    else:
        action.discarded = ()
        play.todo((ask_discard, action.seat, op.most, op.core or ""))


def lose_random(play: BrawlPlay, seat: int) -> None:
    """Let a player discard a card at random."""
    player = play.board.players[seat]
    held = sorted(hand_of(player))
    if held:
        play.record(Action).did = True
        play.reveal()
        discard(play, seat, [held[play.roll(len(held))]])


@does(TakeBack)
def do_take_back(play: BrawlPlay, task: Task) -> None:
    """Ask which card of the discard comes to hand, if there are several."""
    action, op = play.record(Action), task.op
    found = [
        card
        for card in sorted(play.board.players[action.seat].discard)
        if (op.core in (None, play.pack.card[card].core))
        and (
            not op.of_chosen
            or (action.chosen >= 0 and play.board.champions[action.chosen].kit == card.partition(".")[0])
        )
    ]
    if len(found) == 1 and not op.may:
        taken_back(play, found[0])
    elif found:
        options = [Option(card, (card,), ()) for card in found]
        if op.may:
            options.append(Option("none", ("",), ()))
        play.ask(action.seat, "retrieve", options, taken_back)


@step
def taken_back(play: BrawlPlay, card: str) -> None:
    """Take it: all have seen it."""
    action = play.record(Action)
    player = play.board.players[action.seat]
    if card:
        action.did = True
        player.discard.remove(card)
        player.shown = sorted([*player.shown, card])
        play.emit("taken_back", {"seat": action.seat, "card": card})


@does(Ready)
def do_ready(play: BrawlPlay, task: Task) -> None:
    """Ready an exhausted core, of the colour that is named; ask which if there are several, or whether it is wanted."""
    action = play.record(Action)
    wanted = CORES if task.op.core is None else (task.op.core,)
    spent = [core for core in wanted if core not in play.board.players[action.seat].ready]
    if len(spent) == 1 and not task.op.may:
        readied(play, spent[0])
    elif spent:
        options = [Option(core, (core,), ()) for core in sorted(spent, key=natural)]
        if task.op.may:
            options.append(Option("none", ("",), ()))
        play.ask(action.seat, "ready", options, readied)


@step
def readied(play: BrawlPlay, core: str) -> None:
    """Ready it, if one was named."""
    if core:
        action = play.record(Action)
        action.did = True
        player = play.board.players[action.seat]
        player.ready = (*player.ready, cast(Core, core))
        play.emit("readied", {"seat": action.seat, "core": core})


@does(Exhaust)
def do_exhaust(play: BrawlPlay, task: Task) -> None:
    """Ask which core pays, or whether it is paid at all; without a ready one the rest of the card is lost."""
    action, op = play.record(Action), task.op
    cores = payable(play.board, play.pack, action.seat, op.core)
    if not cores:
        action.over = True
        return
    options = [Option(core, (core,), ()) for core in cores]
    if op.may:
        options.append(Option("none", ("",), ()))
    play.ask(action.seat, "pay", options, paid)


@step
def paid(play: BrawlPlay, core: str) -> None:
    """Exhaust it; unpaid, the rest of the card is lost."""
    action = play.record(Action)
    if core:
        action.did = True
        exhaust(play, action.seat, core)
        play.emit("exhausted", {"seat": action.seat, "core": core})
    else:
        action.over = True
