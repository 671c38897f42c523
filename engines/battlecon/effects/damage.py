"""Damage, stun, loss of life and being out (BC-28, BC-29, BC-33, BC-44 to BC-46, BC-66, BC-71 to BC-74, BC-84)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import Attack, BattleconPlay, Blow, in_teams
from engines.battlecon.derived.figures import armour, guard, stable
from engines.battlecon.derived.lasting import Holders, ruled, rules_on
from engines.battlecon.effects.ending import knock_out
from engines.battlecon.effects.moments import at_moment
from engines.kernel.steps.registry import Steps

damage_steps = Steps()
step = damage_steps.step


def hurt(
    play: BattleconPlay, target: int, by: int, amount: int, holders: Holders | None = None, *, attack: bool = False
) -> int:
    """Deal damage: apply armour, limits and life, then judge knock-out and stun. Return the damage that effects count
    (BC-73).
    """
    board, pack = play.board, play.pack
    fighter = board.fighters[target]
    if fighter.out:
        return 0
    holders = Holders(board, pack) if holders is None else holders
    amount += sum([rule.value for rule in rules_on(board, pack, target, "extra_damage", (), by, holders)])
    vulnerable = attack and ruled(board, pack, target, "vulnerable", (), by, holders)
    bare = vulnerable or (attack and ruled(board, pack, by, "ignore_armour", (), target, holders))
    absorbed = 0 if bare else min(armour(board, pack, target, (), by, holders=holders), amount)
    if board.options.rules != "legacy":
        fighter.now.burned += absorbed
    fighter.now.absorbed += absorbed
    holders = holders.again(board, pack)
    caps = [rule.value for rule in rules_on(board, pack, target, "damage_cap", (), by, holders)]
    dealt = min([amount - absorbed, *caps])
    spared = dealt > 0 and ruled(board, pack, target, "life_floor", (), by, holders)
    felt = min(dealt, max(fighter.life - 1, 0)) if spared else dealt
    fighter.life -= felt
    fighter.now.taken += dealt
    board.fighters[by].now.dealt += dealt
    holders = holders.again(board, pack)
    protected = stable(board, pack, target, by, holders=holders)
    bared = vulnerable or (attack and ruled(board, pack, by, "ignore_guard", (), target, holders))
    resists = 0 if bared or protected else guard(board, pack, target, (), by, holders=holders)
    held = None if protected else resists
    play.emit(events.Damage(target, by, held, amount, absorbed, taken=dealt, life=fighter.life, attack=attack))
    if fighter.life <= 0:
        play.todo((fall, target, by))
    if felt > 0 and not ruled(board, pack, by, "no_stun", (), target, holders):
        fighter.now.felt += felt
        measured = fighter.now.felt if in_teams(board) else felt
        if measured > resists or ruled(board, pack, by, "damage_stuns", (), target, holders):
            play.todo((stun, target, by))
    if attack:
        play.record(Attack).damage = dealt
    if absorbed and not attack:
        at_moment(play, "when_absorbed", target, by, absorbed)
    if dealt and not attack:
        at_moment(play, "when_damaged", target, by, dealt)
    return dealt


# ---------------------------------------------------------------- out


@step
def fall(play: BattleconPlay, target: int, by: int) -> None:
    """Begin the defeat of a fighter without life, at once (BC-33, BC-66); effects that may prevent it come first."""
    fighter = play.board.fighters[target]
    if not fighter.out and fighter.life <= 0:
        play.scope(Blow(target, by), (would_fall, target, by), (fallen, target, by))


@step
def would_fall(play: BattleconPlay, target: int, by: int) -> None:
    """Apply the effects that may prevent a defeat."""
    at_moment(play, "would_be_out", target, by)


@step
def fallen(play: BattleconPlay, target: int, by: int) -> None:
    """Put the fighter out, or leave it one life if the defeat was prevented (BC-86)."""
    board = play.board
    fighter = board.fighters[target]
    if fighter.out or fighter.life > 0:
        return
    if ruled(board, play.pack, target, "saved_now"):
        board.mods = tuple(mod for mod in board.mods if mod.target != target or mod.what != "saved_now")
        fighter.life = 1
        play.emit(events.Saved(target, 1))
        return
    knock_out(play, target, by)


# ---------------------------------------------------------------- stun


@step
def stun(play: BattleconPlay, target: int, by: int) -> None:
    """Stun a fighter unless Стойкость or an effect prevents it; a second stun is nothing (BC-13, BC-84)."""
    board = play.board
    fighter = board.fighters[target]
    if fighter.out or fighter.stunned:
        return
    if stable(board, play.pack, target, by):
        play.emit(events.NotStunned(target, "stable"))
        return
    play.scope(Blow(target, by), (would_stun, target, by), (stunned, target, by))


@step
def would_stun(play: BattleconPlay, target: int, by: int) -> None:
    """Apply the effects that may prevent a stun."""
    at_moment(play, "would_be_stunned", target, by)


@step
def stunned(play: BattleconPlay, target: int, by: int) -> None:
    """Stun the fighter unless the stun was prevented."""
    board = play.board
    fighter = board.fighters[target]
    if fighter.out:
        return
    if ruled(board, play.pack, target, "unstunnable_now") or stable(board, play.pack, target, by):
        board.mods = tuple(mod for mod in board.mods if mod.target != target or mod.what != "unstunnable_now")
        play.emit(events.NotStunned(target, "card"))
        return
    fighter.stunned = fighter.now.stunned = True
    play.emit(events.Stunned(target))
    at_moment(play, "when_stunned", target, by)


# ---------------------------------------------------------------- life


def lose(play: BattleconPlay, target: int, amount: int) -> int:
    """Take life from a fighter, but not the last. Return the life taken."""
    fighter = play.board.fighters[target]
    lost = max(min(amount, fighter.life - 1), 0)
    if lost:
        fighter.life -= lost
        fighter.life_lost += lost
        play.emit(events.Lost(target, lost, fighter.life))
    return lost


def heal(play: BattleconPlay, target: int, amount: int) -> int:
    """Give a fighter life, up to the starting life. Return the life given (BC-01, BC-46)."""
    fighter = play.board.fighters[target]
    healed = max(min(amount, fighter.life_at_start - fighter.life), 0) if fighter.life > 0 else 0
    if healed:
        fighter.life += healed
        play.emit(events.Healed(target, healed, fighter.life))
    return healed
