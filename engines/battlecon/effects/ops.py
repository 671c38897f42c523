"""What ops do that change figures, rules, cards on the table and the order of things; the larger ones have files of their own."""

from __future__ import annotations

from engines.battlecon.board import Attack, BattleconPlay, Board, Doing, Mod, standing
from engines.battlecon.content.grammar import AnyOp, Choose
from engines.battlecon.content.opcodes import (
    Activate,
    Again,
    BecomeActive,
    Bonus,
    ClashCause,
    Deactivate,
    Equal,
    Rule,
    Win,
)
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.attack_order import by_priority, speeds
from engines.battlecon.derived.conditions import holds_all
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to, can, could, does, run
from engines.battlecon.effects.ending import finish
from engines.battlecon.effects.paying import payable_op
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

op_steps = Steps()
step = op_steps.step


# ---------------------------------------------------------------- figures and rules


@does(Bonus)
def do_bonus(play: BattleconPlay, here: Here, op: Bonus) -> None:
    """Put a bonus or penalty in force, its number as it is now (BC-42, BC-93)."""
    target, by = here.index(op.who), number(here, op.by)
    came_to(play, abs(by) if target >= 0 else 0)
    if by and target >= 0:
        add_mod(play, Mod(target, here.who, "bonus", op.stat, by, op.until, here.part, ""))


@does(Equal)
def do_equal(play: BattleconPlay, here: Here, op: Equal) -> None:
    """Make a figure equal to a number (BC-77)."""
    target = here.index(op.who)
    came_to(play, int(target >= 0))
    if target >= 0:
        add_mod(play, Mod(target, here.who, "equal", op.stat, number(here, op.to), op.until, here.part, ""))


@does(Rule)
def do_rule(play: BattleconPlay, here: Here, op: Rule) -> None:
    """Put a rule in force."""
    target = here.index(op.who)
    came_to(play, int(target >= 0))
    if target >= 0:
        marker = here.name(op.marker) if op.marker else ""
        add_mod(play, Mod(target, here.who, "rule", op.rule, number(here, op.value), op.until, here.part, marker))


def add_mod(play: BattleconPlay, mod: Mod) -> None:
    """Put something in force on a fighter, and tell it."""
    play.board.mods = (*play.board.mods, mod)
    facts = {"target": mod.target, "owner": mod.owner, "source": mod.source, "until": mod.until}
    if mod.kind == "rule":
        play.emit("rule", {**facts, "rule": mod.what, "value": mod.value})
    else:
        play.emit(mod.kind, {**facts, "stat": mod.what, "by" if mod.kind == "bonus" else "to": mod.value})


# ---------------------------------------------------------------- special cards


@does(Activate)
def do_activate(play: BattleconPlay, here: Here, op: Activate) -> None:
    """Turn a special card up; of forms, the others turn down (BC-70)."""
    fighter, name = play.board.fighters[here.who], here.name(op.card)
    came_to(play, int(name not in fighter.active))
    if name in fighter.active:
        return
    if play.pack.special[name].form:
        for other in fighter.active:
            if play.pack.special[other].form:
                play.emit("card", {"fighter": here.who, "card": other, "active": False})
        fighter.active = tuple(card for card in fighter.active if not play.pack.special[card].form)
    fighter.active = (*fighter.active, name)
    play.emit("card", {"fighter": here.who, "card": name, "active": True})


@can(Activate)
def can_activate(here: Here, op: Activate) -> bool:
    """Whether the card is not active yet."""
    return here.name(op.card) not in here.board.fighters[here.who].active


@does(Deactivate)
def do_deactivate(play: BattleconPlay, here: Here, op: Deactivate) -> None:
    """Turn a special card down (BC-70)."""
    fighter, name = play.board.fighters[here.who], here.name(op.card)
    came_to(play, int(name in fighter.active))
    if name in fighter.active:
        fighter.active = tuple(card for card in fighter.active if card != name)
        play.emit("card", {"fighter": here.who, "card": name, "active": False})


@can(Deactivate)
def can_deactivate(here: Here, op: Deactivate) -> bool:
    """Whether the card is active."""
    return here.name(op.card) in here.board.fighters[here.who].active


# ---------------------------------------------------------------- choices


def possible(here: Here, op: AnyOp) -> bool:
    """Return whether an op could be carried out now: an option that begins with one that cannot is not offered (BC-40)."""
    return holds_all(here, op.if_) and could(here, op) and payable_op(here, op)


@does(Choose)
def do_choose(play: BattleconPlay, here: Here, op: Choose) -> None:
    """Offer the options that can be carried out; nothing happens if there is none."""
    doing = play.record(Doing)
    ops = _name_of(play, doing, op)
    options = [Option(str(n), (n,), ()) for n, inner in enumerate(op.options) if inner and possible(here, inner[0])]
    if not options:
        came_to(play, 0)
    elif len(options) == 1:
        play.todo((run, f"{ops}.{options[0].key}", 0))
    else:
        play.ask(play.board.fighters[here.who].seat, "option", options, (option_picked, ops))


def _name_of(play: BattleconPlay, doing: Doing, op: Choose) -> str:
    """Return the name of a choice among the lists of ops of its effect, without its option."""
    for name, ops in play.pack.ops.items():
        if name.startswith(doing.effect) and name[len(doing.effect) :][:1] in ("", ":") and op in ops:
            return f"{name}:{ops.index(op)}"
    raise LookupError(f"{doing.effect} has no such choice")


@step
def option_picked(play: BattleconPlay, ops: str, option: int) -> None:
    """Carry out the option picked."""
    came_to(play, 0)
    play.todo((run, f"{ops}.{option}", 0))


# ---------------------------------------------------------------- order of things


@does(Again)
def do_again(play: BattleconPlay, here: Here, op: Again) -> None:
    """Attack again once the present attack is finished, or at once if there is none; without a number once a beat (BC-96)."""
    fighter, times = play.board.fighters[here.who], number(here, op.times)
    mark = f"again {here.part}"
    if isinstance(op.times, int):
        if mark in fighter.now.once:
            came_to(play, 0)
            return
        fighter.now.once = (*fighter.now.once, mark)
    fighter.attacks_due += times
    came_to(play, times)
    if play.within(Attack) is None:
        attack_if_due(play, here.who)


def attack_if_due(play: BattleconPlay, i: int) -> None:
    """Schedule one more attack if an effect says so and the attacker is not stunned (BC-96)."""
    fighter = play.board.fighters[i]
    if fighter.attacks_due <= 0:
        return
    fighter.attacks_due -= 1
    if fighter.out or fighter.stunned:
        fighter.attacks_due = 0
        return
    play.todo((play.rules.steps["attack_again"], i))  # by name: attacks belong to the round, which imports effects


@does(BecomeActive)
def do_become_active(play: BattleconPlay, here: Here, _op: BecomeActive) -> None:
    """Become the active player at once (BC-85)."""
    board = play.board
    came_to(play, int(board.active != here.who))
    if board.active != here.who:
        reorder(board, play.pack, here.who)
        play.emit("active", {"fighter": here.who})


def reorder(board: Board, pack: Pack, first: int) -> None:
    """Make a fighter the active one; the others follow by priority, team mates as they have decided (BC-85)."""
    board.active, board.active_team = first, board.fighters[first].team
    rest = [i for i in board.order or standing(board) if i != first]
    board.order = (first, *by_priority(board, rest, speeds(board, pack)))


@does(ClashCause)
def do_clash(play: BattleconPlay, _here: Here, _op: ClashCause) -> None:
    """There will be a clash after the reveal effects, unless somebody has ▲ (BC-24)."""
    play.board.clash_due = True
    came_to(play, 1)


@does(Win)
def do_win(play: BattleconPlay, here: Here, op: Win) -> None:
    """Win or lose the fight at once (BC-33)."""
    team = play.board.fighters[here.who].team
    finish(play, team if op.who == "self" else 1 - team, "effect")
