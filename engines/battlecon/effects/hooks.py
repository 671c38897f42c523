"""What no op can say, each a small rule of its own: the list is `checks.HOOKS`."""

from __future__ import annotations

from collections.abc import Callable

from engines.battlecon.board import BattleconPlay, Doing, Mod, Moment, active_first
from engines.battlecon.content.grammar import Hook
from engines.battlecon.derived import geometry
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.paths import barred, walk
from engines.battlecon.derived.sources import finisher_name, form_in_discard
from engines.battlecon.effects.cards import without
from engines.battlecon.effects.damage import lose
from engines.battlecon.effects.doing import came_to, does, here_of
from engines.battlecon.effects.force import give_force, spend_force
from engines.battlecon.effects.moving import put
from engines.battlecon.effects.ops import add_mod
from engines.battlecon.effects.refusing import ask_leave, is_refused, refusable
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

hook_steps = Steps()
step = hook_steps.step

HookStep = Callable[[BattleconPlay, Here, int], None]


@does(Hook)
def do_hook(play: BattleconPlay, here: Here, op: Hook) -> None:
    """Carry out a hook by its name."""
    BY_NAME[op.name](play, here, op.value)


def avoid_passed(play: BattleconPlay, here: Here, _value: int) -> None:
    """Dash: the attack of whoever was moved past misses; of several the nearest when the move ended (BC-69, BC-76)."""
    doing = play.record(Doing)
    passed = play.board.fighters[here.who].now.passed if doing.crossed else ()
    if passed:
        add_mod(play, Mod(here.who, here.who, "rule", "avoid_one", passed[-1], "beat", here.part, ""))


# ---------------------------------------------------------------- Манёвр


def play_finisher(play: BattleconPlay, here: Here, _value: int) -> None:
    """Манёвр, revealed: the finisher may replace the pair for force equal to the own life (BC-25)."""
    seat = play.board.fighters[here.who].seat
    play.ask(seat, "finisher", [Option(key, (key,), ()) for key in ("keep", "play")], finisher_picked)


@step
def finisher_picked(play: BattleconPlay, answer: str) -> None:
    """The pair goes: the base to hand, Манёвр out of the game; the finisher's own reveal effects follow (BC-25)."""
    i = here_of(play).who
    if answer == "keep":
        return
    fighter = play.board.fighters[i]
    cost = fighter.life
    spend_force(play, i, cost)
    fighter.hand = (*fighter.hand, fighter.base)
    fighter.style, fighter.base, fighter.copied = "", "", ()
    fighter.maneuver_gone, fighter.finishing = True, True
    play.emit("finisher", {"fighter": i, "card": finisher_name(play.pack, fighter), "cost": cost})


def gather_force(play: BattleconPlay, here: Here, _value: int) -> None:
    """Манёвр, at the end: one force, then the finisher may be turned over (BC-39)."""
    fighter = play.board.fighters[here.who]
    give_force(play, here.who, 1)
    if fighter.finisher >= 0 and len(play.pack.kit[fighter.kit].finishers) > 1:
        play.todo(ask_flip)


@step
def ask_flip(play: BattleconPlay) -> None:
    """Ask whether the finisher is turned over."""
    seat = play.board.fighters[here_of(play).who].seat
    play.ask(seat, "flip", [Option(key, (key,), ()) for key in ("flip", "keep")], flip_picked)


@step
def flip_picked(play: BattleconPlay, answer: str) -> None:
    """Turn it over, in the open."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    if answer == "flip":
        fighter.finisher = 1 - fighter.finisher
        play.emit("flipped", {"fighter": i, "card": finisher_name(play.pack, fighter)})


# ---------------------------------------------------------------- single cards


def mask_life(play: BattleconPlay, here: Here, value: int) -> None:
    """Byron: life is so much for each Mask, less all life lost without damage in the fight, at least 1."""
    fighter = play.board.fighters[here.who]
    life = max(value * fighter.tokens.get(here.name("mask"), 0) - fighter.life_lost, 1)
    came_to(play, abs(life - fighter.life))
    if life != fighter.life:
        fighter.life = life
        play.emit("life_set", {"fighter": here.who, "life": life})


def set_pool(play: BattleconPlay, _here: Here, value: int) -> None:
    """Borneo: the pool of force becomes so much; with the old rules the beat does."""
    board = play.board
    if board.options.rules == "legacy":
        board.beat = 13
    else:
        board.pool, board.time_up, board.last_beat = value, False, False
    came_to(play, value)
    play.emit("pool", {"pool": board.pool, "beat": board.beat})


def copy_form(play: BattleconPlay, here: Here, _value: int) -> None:
    """Mutating: the effects of the current form count once more, or those of the style played if this is the form."""
    fighter = play.board.fighters[here.who]
    form = form_in_discard(play.pack, fighter)
    copied = form if here.part == fighter.style else fighter.style
    if not form or not copied or fighter.finishing or copied == here.part:
        came_to(play, 0)
        return
    fighter.copied = (*fighter.copied, copied)
    came_to(play, 1)
    if copied == play.pack.common.maneuver.id:
        # A finisher is offered once, however often Манёвр counts.
        moment = play.record(Moment)
        twice = [f"{here.who}:{name}+" for name in play.pack.waiting[copied]["reveal"]]
        moment.done = (*moment.done, *twice)
    play.emit("copied", {"fighter": here.who, "style": copied})


def push_to_edge(play: BattleconPlay, here: Here, value: int) -> None:
    """Fusion: push by the damage dealt as far as the board allows; if the edge cut it short the opponent loses life."""
    board, pack = play.board, play.pack
    target, wanted = here.index("opponent"), here.attack.damage if here.attack else 0
    came_to(play, 0)
    if target < 0 or wanted <= 0 or barred(board, pack, target, here.who, approaching=False, walking=True):
        return
    spaces = walk(board, pack, target, -geometry.towards(board, target, here.who), own=False)
    if spaces and refusable(play, target, here.who):
        play.todo((ask_push, target, wanted, value))
    else:
        _push(play, here.who, target, wanted, value)


@step
def ask_push(play: BattleconPlay, target: int, wanted: int, value: int) -> None:
    """Ask whoever may refuse movements (BC-92)."""
    ask_leave(play, target, (push_answer, target, wanted, value))


@step
def push_answer(play: BattleconPlay, target: int, wanted: int, value: int, answer: str) -> None:
    """A refused push is none."""
    by = here_of(play).who
    if not is_refused(play, target, by, answer):
        _push(play, by, target, wanted, value)


def _push(play: BattleconPlay, by: int, target: int, wanted: int, value: int) -> None:
    board = play.board
    away = -geometry.towards(board, target, by)
    spaces = walk(board, play.pack, target, away, own=False)[:wanted]
    last = spaces[-1] if spaces else board.fighters[target].space
    at_edge = geometry.behind(board, target, by) is None if not spaces else _edge_beyond(play, last, away)
    if spaces:
        put(play, "push", by, target, last, len(spaces))
    if len(spaces) < wanted and at_edge:
        lose(play, target, value)


def _edge_beyond(play: BattleconPlay, space: int, away: int) -> bool:
    """Whether there is no free space further that way."""
    free = geometry.free_spaces(play.board)
    return not any((s - space) * away > 0 for s in free)


# ---------------------------------------------------------------- Ban Hammer


def ban_cards(play: BattleconPlay, here: Here, _value: int) -> None:
    """Both remove a style, then a base of the other from the game, the active one first."""
    other = here.index("opponent")
    came_to(play, int(other >= 0))
    if other < 0:
        return
    pair = [i for i in active_first(play.board) if i in (here.who, other)]
    for remover, owner in (pair, pair[::-1]):
        play.todo((ask_banished, remover, owner, "style"), (ask_banished, remover, owner, "base"))


@step
def ask_banished(play: BattleconPlay, remover: int, owner: int, kind: str) -> None:
    """Offer all cards of a kind that are not in the box: so no hand is given away."""
    fighter = play.board.fighters[owner]
    if fighter.out or play.board.fighters[remover].out:
        return  # one of them has left
    names = play.pack.styles(fighter.kit) if kind == "style" else play.pack.bases(fighter.kit)
    gone = {*fighter.removed, *((play.pack.common.maneuver.id,) if fighter.maneuver_gone else ())}
    options = [Option(name, (name,), ()) for name in sorted(names) if name not in gone]
    if options:
        play.ask(play.board.fighters[remover].seat, "remove", options, (banished, owner))


@step
def banished(play: BattleconPlay, owner: int, card: str) -> None:
    """The card goes to the box, wherever it lies (BC-47); out of a pair it stops counting."""
    fighter = play.board.fighters[owner]
    for place in ("hand", "discard_1", "discard_2", "added", "copied", "below", "beside"):
        setattr(fighter, place, without(getattr(fighter, place), card))
    fighter.style = "" if fighter.style == card else fighter.style
    fighter.base = "" if fighter.base == card else fighter.base
    fighter.removed = (*fighter.removed, card)
    play.emit("card_removed", {"fighter": owner, "card": card})


BY_NAME: dict[str, HookStep] = {
    "avoid_passed": avoid_passed,
    "play_finisher": play_finisher,
    "gather_force": gather_force,
    "mask_life": mask_life,
    "set_pool": set_pool,
    "copy_form": copy_form,
    "push_to_edge": push_to_edge,
    "ban_cards": ban_cards,
}
