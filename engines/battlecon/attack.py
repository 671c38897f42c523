"""An attack (BC-27, BC-28, BC-62, BC-76, BC-96, BC-98): before, range check, hit, damage, damage effects, after."""

from __future__ import annotations

from engines.battlecon import geometry
from engines.battlecon.board import Attack, Board, BPlay, enemies
from engines.battlecon.content import Pack
from engines.battlecon.damage import hurt
from engines.battlecon.effects import at_moment
from engines.battlecon.inforce import ruled, rules_on
from engines.battlecon.reading import in_reach, named_spaces, power, reach
from engines.kernel.model import Option
from engines.kernel.steps import Steps

attack_steps = Steps()
step = attack_steps.step


@step
def next_attack(play: BPlay) -> None:
    """The next fighter in order who has not had its turn attacks, unless stunned; comes back until all have."""
    board = play.board
    board.phase = "attack"
    for i in board.order:
        fighter = board.fighters[i]
        if fighter.out or fighter.attacked:
            continue
        fighter.attacked = True
        if fighter.stunned:
            play.emit("stays_stunned", {"fighter": i})
        else:
            start_attack(play, i)
        play.todo(next_attack)
        return


def start_attack(play: BPlay, i: int) -> None:
    """Schedule a whole attack of a fighter."""
    fighter = play.board.fighters[i]
    fighter.now.attacks += 1
    number = fighter.now.attacks
    play.emit("attack", {"attacker": i, "number": number})
    play.scope(
        Attack(i, number, -1, -1, hit=False, damage=0, absorbed=0),
        (attack_moment, "before"),
        check_range,
        (attack_moment, "hit"),
        when_hit,
        deal_damage,
        damage_effects,
        (attack_moment, "after"),
        then=attack_over,
    )


@step
def attack_moment(play: BPlay, when: str) -> None:
    """The attacker's effects of a phase; those of a hit only if there was one."""
    attack = play.record(Attack)
    if not play.board.fighters[attack.attacker].out and (when != "hit" or attack.hit):
        at_moment(play, when, attack.attacker)  # type: ignore[arg-type]  # one of the phases


@step
def check_range(play: BPlay) -> None:
    """Whom the attack hits: the nearest in range on a side; who can be hit must be (BC-27, BC-62)."""
    board, pack = play.board, play.pack
    attack = play.record(Attack)
    i = attack.attacker
    if board.fighters[i].out:
        return
    near = targets(board, pack, i)
    open_to_hit = [target for target in near if not avoided(board, pack, target, i)]
    if ruled(board, pack, i, "misses"):
        open_to_hit = []
    if not open_to_hit:
        _tell_miss(play, i, near)
    elif len(open_to_hit) == 1:
        target_picked(play, open_to_hit[0])
    else:
        options = [Option(str(target), (target,), ()) for target in open_to_hit]
        play.ask(board.fighters[i].seat, "opponent", options, target_picked)


def targets(board: Board, pack: Pack, i: int) -> list[int]:
    """Return the nearest enemies in range, one on a side, whether they avoid the attack or not (BC-62, BC-88)."""
    found: dict[int, int] = {}
    for enemy in enemies(board, i):
        side = geometry.towards(board, i, enemy)
        closer = side not in found or geometry.distance(board, i, enemy) < geometry.distance(board, i, found[side])
        if closer and in_reach(board, pack, i, enemy):
            found[side] = enemy
    return sorted(found.values())


def avoided(board: Board, pack: Pack, target: int, attacker: int) -> bool:
    """Return whether a fighter avoids an attack from where the attacker stands (BC-76)."""
    apart = geometry.distance(board, target, attacker)
    if ruled(board, pack, target, "avoid"):
        return True
    if any(apart >= rule.value for rule in rules_on(board, pack, target, "avoid_far")):
        return True
    if any(apart <= rule.value for rule in rules_on(board, pack, target, "avoid_near")):
        return True
    return any(rule.value == attacker for rule in rules_on(board, pack, target, "avoid_one"))


def _tell_miss(play: BPlay, i: int, near: list[int]) -> None:
    board, pack = play.board, play.pack
    found = reach(board, pack, i)
    target = near[0] if near else geometry.opponent(board, i)
    if ruled(board, pack, i, "misses"):
        why = "condition"
    elif near:
        why = "avoided"
    elif found is None and named_spaces(board, pack, i) is None:
        why = "no_range"
    else:
        why = "range"
    apart = geometry.distance(board, i, target) if target >= 0 else None
    reached = list(found) if found else None
    play.emit("missed", {"attacker": i, "target": target, "distance": apart, "reach": reached, "why": why})
    if target >= 0:
        at_moment(play, "when_missed", target, i)


@step
def target_picked(play: BPlay, target: int) -> None:
    """The attack hits (BC-27): later movement does not undo it."""
    board = play.board
    attack = play.record(Attack)
    i = attack.attacker
    attack.target, attack.hit = target, True
    attack.distance = geometry.distance(board, i, target)
    mine, theirs = board.fighters[i].now, board.fighters[target].now
    mine.hits, theirs.hit_by = (*mine.hits, target), (*theirs.hit_by, i)
    found = reach(board, play.pack, i)
    facts: dict[str, object] = {
        "attacker": i,
        "target": target,
        "distance": attack.distance,
        "reach": list(found) if found else None,
    }
    play.emit("hit", facts)


@step
def when_hit(play: BPlay) -> None:
    """What the one hit has to apply, after the other hit effects (BC-41)."""
    attack = play.record(Attack)
    if attack.hit and not play.board.fighters[attack.target].out:
        at_moment(play, "when_hit", attack.target, attack.attacker)


@step
def deal_damage(play: BPlay) -> None:
    """Damage equal to the power, if the attack has any; the knock-out and the stun are judged at once (BC-28, BC-29)."""
    attack = play.record(Attack)
    board = play.board
    if not attack.hit or board.fighters[attack.attacker].out:
        return
    strength = power(board, play.pack, attack.attacker)
    if strength is not None:
        before = board.fighters[attack.target].now.absorbed
        hurt(play, attack.target, attack.attacker, strength, attack=True)
        attack.absorbed = board.fighters[attack.target].now.absorbed - before
    else:
        play.emit("no_power", {"attacker": attack.attacker})


@step
def damage_effects(play: BPlay) -> None:
    """After at least one damage: the attacker's damage effects, then what the one damaged has to apply (BC-28, BC-41)."""
    attack = play.record(Attack)
    attacker, target = play.board.fighters[attack.attacker], play.board.fighters[attack.target]
    if not attack.hit:
        return
    if attack.damage > 0 and not attacker.out:
        at_moment(play, "damage", attack.attacker)
    if attack.absorbed > 0 and not target.out:
        at_moment(play, "when_absorbed", attack.target, attack.attacker, attack.absorbed)
    if attack.damage > 0 and not target.out:
        at_moment(play, "when_damaged", attack.target, attack.attacker, attack.damage)


@step
def attack_over(play: BPlay, attack: Attack) -> None:
    """The attack is finished: the next one that an effect has given follows."""
    attack_if_due(play, attack.attacker)


def attack_if_due(play: BPlay, i: int) -> None:
    """Schedule one more attack if an effect says so and the attacker is not stunned (BC-96)."""
    fighter = play.board.fighters[i]
    if fighter.attacks_due <= 0:
        return
    fighter.attacks_due -= 1
    if fighter.out or fighter.stunned:
        fighter.attacks_due = 0
        return
    play.todo((attack_again, i))


@step
def attack_again(play: BPlay, fighter: int) -> None:
    """A whole new attack (BC-96)."""
    start_attack(play, fighter)
