"""What each op does in the arena and to champions (content/opcodes.py says what it means); the others are in card_ops.py."""

from __future__ import annotations

from engines.brawl.board import Action, BrawlPlay, attack_of, occupied
from engines.brawl.content.opcodes import (
    Again,
    Damage,
    Dash,
    Fear,
    Force,
    Heal,
    Immune,
    Jump,
    Modify,
    NextAttack,
    Place,
    Protect,
    Pull,
    Push,
    Root,
    Stun,
    Swap,
    Swoop,
)
from engines.brawl.derived.amounts import number
from engines.brawl.derived.groups import all_of
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.cards import stun
from engines.brawl.effects.damage import deal, heal
from engines.brawl.effects.displacing import ask_fear, ask_force, shove
from engines.brawl.effects.doing import Task, does, here_of, in_order, movable, run
from engines.brawl.effects.moving import ask_flight, begin, place, start_dash
from engines.brawl.effects.states import charge, put, root
from engines.brawl.effects.traps import entered
from engines.kernel.hexes import members
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

op_steps = Steps()
step = op_steps.step


# ---------------------------------------------------------------- movement and displacement


@does(Dash)
def do_dash(play: BrawlPlay, task: Task) -> None:
    """One after another may dash, in the order of the card's player (SB-69)."""
    if len(task.who) > 1:
        in_order(play, task, task.who)
        return
    for i in task.who:
        steps = number(task.here, task.op.by, i)
        if task.op.through:
            begin(play.record(Action))
            play.todo((ask_flight, i, steps, "rush"))
        else:
            start_dash(play, i, steps)


@does(Swoop, Jump)
def do_fly(play: BrawlPlay, task: Task) -> None:
    """One after another may swoop or jump."""
    begin(play.record(Action))
    way = "swoop" if isinstance(task.op, Swoop) else "jump"
    for i in task.who:
        play.todo((ask_flight, i, number(task.here, task.op.by, i), way))


@does(Push, Pull, Force, Fear)
def do_displace(play: BrawlPlay, task: Task) -> None:
    """Several are displaced one by one in the order of the card's player (SB-69)."""
    action, op = play.record(Action), task.op
    action.hurt = False
    found = movable(play, op, task.who)
    if not found:
        return
    if len(found) > 1:
        in_order(play, task, found)
        return
    i = found[0]
    steps = number(task.here, op.by, i)
    if isinstance(op, Push | Pull):
        shove(play, i, action.user, steps, "push" if isinstance(op, Push) else "pull")
    elif isinstance(op, Force):
        play.todo((ask_force, i, action.user, steps, False))
    else:
        play.todo((ask_fear, i, action.user, steps))


@does(Place)
def do_place(play: BrawlPlay, task: Task) -> None:
    """Ask for the hex, unless there is one only and he must go there."""
    for i in task.who:
        play.todo((ask_place, i, task.ops, task.at))


@step
def ask_place(play: BrawlPlay, i: int, ops: str, at: int) -> None:
    """Ask onto which free hex a champion is placed."""
    op = play.pack.ops[ops][at]
    assert isinstance(op, Place)
    action = play.record(Action)
    if play.board.champions[i].hex < 0:
        return
    found = list(members(_free_for(play, op, i)))
    if len(found) == 1 and not op.may:
        placed(play, found[0], i)
    elif found:
        options = [Option(f"h{hex_}", (hex_, i), ()) for hex_ in found]
        if op.may:
            options.append(Option("stay", (-1, i), ()))
        play.ask(action.seat, "place", options, placed)


@step
def placed(play: BrawlPlay, hex_: int, i: int) -> None:
    """Set him there."""
    if hex_ >= 0:
        play.record(Action).did = True
        place(play, i, hex_)


def _free_for(play: BrawlPlay, op: Place, i: int) -> int:
    """Return the hexes onto which a champion may be placed."""
    board, here, arena = play.board, here_of(play), arena_of(play.board, play.pack)
    free = ((1 << arena.grid.size) - 1) & ~(occupied(board) | arena.blocked)
    if op.where == "near":
        around = 0
        for other in all_of(here, op.near):
            around |= arena.grid.near[board.champions[other].hex] if other != i else 0
        return free & around
    if op.where == "apart":
        for champion in board.champions:
            free &= ~arena.grid.near[champion.hex] if champion.hex >= 0 and champion is not board.champions[i] else -1
        return free
    if op.where == "deployment":
        assert here.action is not None
        return free & arena.deployment[board.sides[board.players[here.action.seat].team]]
    if op.where == "vacated":
        spot = here.action.vacated if here.action is not None else -1
        return free & (1 << spot) if spot >= 0 else 0
    return free


@does(Swap)
def do_swap(play: BrawlPlay, task: Task) -> None:
    """The target and the one chosen change places; traps there trigger (SB-47)."""
    action = play.record(Action)
    board, other = play.board, task.who[0]
    for target in action.targets:
        if board.champions[target].hex < 0:
            continue
        one, two = board.champions[target], board.champions[other]
        start, one.hex, two.hex = one.hex, two.hex, one.hex
        action.did = True
        for i, was in ((target, start), (other, one.hex)):
            end = board.champions[i].hex
            facts = {"champion": i, "by": action.user, "way": "swap", "start": was, "end": end}
            play.emit("moved", {**facts, "path": [end], "passed": []})
        for i in (target, other):
            play.todo((swapped, i))


@step
def swapped(play: BrawlPlay, i: int) -> None:
    """A trap in the hex he came to triggers."""
    entered(play, i, play.record(Action).user)


# ---------------------------------------------------------------- damage, healing, states


@does(Damage)
def do_damage(play: BrawlPlay, task: Task) -> None:
    """All at once (SB-69)."""
    action = play.record(Action)
    hits = [(i, number(task.here, task.op.by, i)) for i in task.who]
    action.did = any(amount > 0 for _, amount in hits)
    deal(play, hits, action.user, "effect")


@does(Heal)
def do_heal(play: BrawlPlay, task: Task) -> None:
    """Ask how much, champion by champion; who has chosen to heal one does it."""
    for i in task.who:
        play.todo((ask_heal, i, number(task.here, task.op.by, i), int(task.op.may)))


@step
def ask_heal(play: BrawlPlay, i: int, most: int, least: int) -> None:
    """Ask how much damage is taken off (SB-23, SB-59); without damage there is nothing to ask."""
    most = min(most, play.board.champions[i].damage) if play.board.champions[i].hex >= 0 else 0
    if 0 < most == least:
        healed(play, most, i)
    elif most > 0:
        options = [Option(str(n), (n, i), ()) for n in range(least, most + 1)]
        play.ask(play.record(Action).seat, "heal", options, healed)


@step
def healed(play: BrawlPlay, amount: int, i: int) -> None:
    """Take it off."""
    play.record(Action).did = heal(play, i, amount) > 0


@does(Stun)
def do_stun(play: BrawlPlay, task: Task) -> None:
    """One after another."""
    play.record(Action).did = True
    for i in task.who:
        stun(play, i)


@does(Root)
def do_root(play: BrawlPlay, task: Task) -> None:
    """All of them."""
    play.record(Action).did = True
    for i in task.who:
        root(play, i, _source(task))


@does(Modify)
def do_modify(play: BrawlPlay, task: Task) -> None:
    """Change a figure to the end of the turn."""
    action, op = play.record(Action), task.op
    action.did = True
    against = action.targets if op.against else (-1,)
    for i in task.who:
        for target in against:
            if target < 0 or play.board.champions[target].hex >= 0:
                put(play, i, op.stat, number(task.here, op.by, i), _source(task), target)


@does(Immune)
def do_immune(play: BrawlPlay, task: Task) -> None:
    """Immunity to the end of the turn."""
    for i in task.who:
        put(play, i, f"immune_{task.op.to}", 1, _source(task))  # type: ignore[arg-type]  # all three are there


@does(NextAttack)
def do_next_attack(play: BrawlPlay, task: Task) -> None:
    """Charge the next attack by the champion, or the next one on the target (SB-30)."""
    action, op = play.record(Action), task.op
    for target in action.targets if op.on_target else (-1,):
        by = -1 if op.on_target else action.user
        charge(play, by, target, ignore_defence=op.ignore_defence, strength=op.strength, source=_source(task))


def _source(task: Task) -> str:
    return task.ops.partition("/")[0]


# ---------------------------------------------------------------- the card itself


@does(Protect)
def do_protect(play: BrawlPlay, task: Task) -> None:
    """Cancel something of the attack; all lasting effects end at once."""
    attack, wanted = attack_of(play), task.op.from_
    if attack is None:
        return
    if wanted == "lasting":
        play.board.effects, play.board.charges = (), ()
    else:
        attack.protected = (*attack.protected, wanted)
    play.emit("protected", {"champion": play.record(Action).user, "from": wanted})


@does(Again)
def do_again(play: BrawlPlay, task: Task) -> None:
    """Once more: the ops, or the whole card as if it had just been played."""
    action = play.record(Action)
    play.emit("again", {"champion": action.user, "card": action.card})
    if not task.op.whole:
        play.todo((run, task.ops, 0))
        return
    play.todo(play.rules.steps["play_again"])
