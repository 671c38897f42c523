"""An attack (BC-27, BC-28, BC-62, BC-76, BC-96, BC-98): before, range check, hit, damage, damage effects, after."""

from __future__ import annotations

from collections.abc import Callable

from engines.battlecon import events
from engines.battlecon.board import Attack, BattleconPlay, Board, enemies
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import When
from engines.battlecon.derived import geometry
from engines.battlecon.derived.figures import in_reach, named_spaces, power, reach
from engines.battlecon.derived.lasting import Holders, given_any, ruled, rules_on
from engines.battlecon.effects.attacks import attack_if_due
from engines.battlecon.effects.damage import hurt
from engines.battlecon.effects.moments import at_moment
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

attack_steps = Steps()
step = attack_steps.step


@step
def next_attack(play: BattleconPlay) -> None:
    """Let the next fighter in order that has not had its turn attack, unless stunned; come back until all have."""
    board = play.board
    for i in board.order:
        fighter = board.fighters[i]
        if fighter.out or fighter.attacked:
            continue
        fighter.attacked = True
        if fighter.stunned:
            play.emit(events.StaysStunned(i))
        else:
            start_attack(play, i)
        play.todo(next_attack)
        return


def start_attack(play: BattleconPlay, i: int) -> None:
    """Schedule a whole attack of a fighter."""
    fighter = play.board.fighters[i]
    fighter.now.attacks += 1
    number = fighter.now.attacks
    play.emit(events.Attack(i, number))
    play.scope(Attack(i, number, -1, -1, hit=False, damage=0, absorbed=0), (go_on_attacking, 0), then=attack_over)


@step
def go_on_attacking(play: BattleconPlay, stage: int) -> None:
    """Run the stages of an attack from one on (BC-27): the next waits until all effects of one have been applied."""
    attack = play.record(Attack)
    for n in range(stage, len(STAGES)):
        if STAGES[n](play, attack):
            play.todo((go_on_attacking, n + 1))
            return


def before(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the effects before the attack."""
    return _own_effects(play, attack, "before")


def _own_effects(play: BattleconPlay, attack: Attack, when: When) -> bool:
    return not play.board.fighters[attack.attacker].out and at_moment(play, when, attack.attacker)


def range_check(play: BattleconPlay, attack: Attack) -> bool:
    """Find the target: the nearest in range on a side; a fighter that can be hit must be (BC-27, BC-62)."""
    board, pack = play.board, play.pack
    i = attack.attacker
    if board.fighters[i].out:
        return False
    holders = Holders(board, pack)
    near = targets(board, pack, i, holders)
    open_to_hit = open_ones(board, pack, i, near)
    if not open_to_hit:
        return _tell_miss(play, i, near, holders)
    if len(open_to_hit) > 1:
        play.todo(ask_target)
        return True
    hit_target(play, attack, open_to_hit[0], holders)
    return False


@step
def ask_target(play: BattleconPlay) -> None:
    """Ask on which side the attack hits (BC-62)."""
    board, pack = play.board, play.pack
    i = play.record(Attack).attacker
    found = open_ones(board, pack, i, targets(board, pack, i, Holders(board, pack)))
    play.ask(
        board.fighters[i].seat, "opponent", [Option(str(target), (target,), ()) for target in found], target_picked
    )


@step
def target_picked(play: BattleconPlay, target: int) -> None:
    """Hit the target on the side that the attacker has picked."""
    hit_target(play, play.record(Attack), target, Holders(play.board, play.pack))


def targets(board: Board, pack: Pack, i: int, holders: Holders) -> list[int]:
    """Return the nearest enemies in range, one on a side, whether they avoid the attack or not (BC-62, BC-88)."""
    found: dict[int, int] = {}
    for enemy in enemies(board, i):
        side = geometry.towards(board, i, enemy)
        closer = side not in found or geometry.distance(board, i, enemy) < geometry.distance(board, i, found[side])
        if closer and in_reach(board, pack, i, enemy, holders):
            found[side] = enemy
    return sorted(found.values())


def open_ones(board: Board, pack: Pack, i: int, near: list[int]) -> list[int]:
    """Return the fighters among `near` that an attack can hit: not avoiding it, and fulfilling its conditions (BC-76, BC-98)."""
    return [
        target
        for target in near
        if not ruled(board, pack, i, "misses", against=target) and not avoided(board, pack, target, i)
    ]


AVOIDING = frozenset({"avoid", "avoid_far", "avoid_near", "avoid_one"})


def avoided(board: Board, pack: Pack, target: int, attacker: int) -> bool:
    """Return whether a fighter avoids an attack from where the attacker stands (BC-76)."""
    if not given_any(board, pack, AVOIDING):
        return False  # most attacks
    apart = geometry.distance(board, target, attacker)
    if ruled(board, pack, target, "avoid", against=attacker):
        return True
    if any(apart >= rule.value for rule in rules_on(board, pack, target, "avoid_far", against=attacker)):
        return True
    if any(apart <= rule.value for rule in rules_on(board, pack, target, "avoid_near", against=attacker)):
        return True
    return any(rule.value == attacker for rule in rules_on(board, pack, target, "avoid_one"))


def _tell_miss(play: BattleconPlay, i: int, near: list[int], holders: Holders) -> bool:
    board, pack = play.board, play.pack
    target = near[0] if near else geometry.opponent(board, i)
    found = reach(board, pack, i, target, holders=holders)
    if near:
        why = "condition" if ruled(board, pack, i, "misses", against=target) else "avoided"
    elif found is None and named_spaces(board, pack, i) is None:
        why = "no_range"
    else:
        why = "range"
    apart = geometry.distance(board, i, target) if target >= 0 else None
    play.emit(events.Missed(i, target, apart, found or None, why))
    return target >= 0 and at_moment(play, "when_missed", target, i)


def hit_target(play: BattleconPlay, attack: Attack, target: int, holders: Holders) -> None:
    """Record the hit (BC-27): later movement does not undo it."""
    board = play.board
    i = attack.attacker
    attack.target, attack.hit = target, True
    attack.distance = geometry.distance(board, i, target)
    mine, theirs = board.fighters[i].now, board.fighters[target].now
    mine.hits, theirs.hit_by = (*mine.hits, target), (*theirs.hit_by, i)
    found = reach(board, play.pack, i, target, holders=holders.again(board, play.pack))
    play.emit(events.Hit(i, target, attack.distance, found or None))


def hit(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the attacker's hit effects."""
    return attack.hit and _own_effects(play, attack, "hit")


def when_hit(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the effects of the fighter hit, after the other hit effects (BC-41)."""
    there = attack.hit and not play.board.fighters[attack.target].out
    return there and at_moment(play, "when_hit", attack.target, attack.attacker)


def deal_damage(play: BattleconPlay, attack: Attack) -> bool:
    """Deal damage equal to the power, if the attack has any; judge knock-out and stun at once (BC-28, BC-29)."""
    board, pack = play.board, play.pack
    if not attack.hit or board.fighters[attack.attacker].out:
        return False
    holders = Holders(board, pack)
    strength = power(board, pack, attack.attacker, against=attack.target, holders=holders)
    if strength is None:
        play.emit(events.NoPower(attack.attacker))
        return False
    earlier = board.fighters[attack.target].now.absorbed
    dealt = hurt(play, attack.target, attack.attacker, strength, holders, attack=True)
    attack.absorbed = board.fighters[attack.target].now.absorbed - earlier
    return dealt > 0  # then the knock-out and the stun come first


def damage(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the attacker's damage effects if at least one damage was dealt (BC-28)."""
    return attack.damage > 0 and _own_effects(play, attack, "damage")


def when_damaged(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the effects of the fighter damaged, after the damage effects (BC-41)."""
    if not attack.hit or play.board.fighters[attack.target].out:
        return False
    absorbed, dealt = attack.absorbed, attack.damage
    one = absorbed > 0 and at_moment(play, "when_absorbed", attack.target, attack.attacker, absorbed)
    other = dealt > 0 and at_moment(play, "when_damaged", attack.target, attack.attacker, dealt)
    return one or other


def after(play: BattleconPlay, attack: Attack) -> bool:
    """Apply the effects after the attack, hit or not (BC-28)."""
    return _own_effects(play, attack, "after")


STAGES: tuple[Callable[[BattleconPlay, Attack], bool], ...] = (
    before,
    range_check,
    hit,
    when_hit,
    deal_damage,
    damage,
    when_damaged,
    after,
)
"""The stages of an attack in order; each returns whether it has scheduled steps that must come before the next."""


@step
def attack_over(play: BattleconPlay, attack: Attack) -> None:
    """Finish the attack: a further one given by an effect follows."""
    attack_if_due(play, attack.attacker)


@step
def attack_again(play: BattleconPlay, fighter: int) -> None:
    """Begin a whole new attack (BC-96)."""
    start_attack(play, fighter)
