"""The gain that a whole declaration promises now, less what its card costs in tempo."""

from __future__ import annotations

from engines.archutheon.automatic.forecast import Coming, dealt_to, expected_on, health_value, hits_after_dash, loss
from engines.archutheon.board import NONE, Board, Declared, Hero, slower_first
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import GOOD
from engines.archutheon.derived.blocks import Guard, guard_of, lets_avoid
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.declared import attacks, is_attack_card, property_of
from engines.archutheon.derived.figures import pierces
from engines.archutheon.derived.groups import all_of
from engines.archutheon.derived.health import full_health
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import hit_areas, hits_of

TEMPO = (0.5, 0.9, 1.1)
"""The cost of a card in a slot of each speed, by the turns until it is back."""

CAUTION = 1.8
"""The value of damage prevented against damage dealt: what is prevented cannot be answered."""

FRIENDLY = 1.2
"""The value of a point of damage to an own hero, against 1 to an enemy."""

UNKNOWN = (0.45, 2.0)
"""The gain of a block against a card face down, by its value, and the damage that such a card is thought to do."""

STOPPED = 0.6
"""The gain of stopping the effects of an attack besides its damage."""

EFFECTS: dict[str, float] = {
    "put": 1.0, "heal": 0.8, "dash": 0.3, "leap": 0.3, "teleport": 0.4, "push": 0.4, "pull": 0.4, "shift": 0.1,
    "harm": 1.2, "recharge": 0.8, "recall": 1.0, "dispel": 0.4, "lift": 0.5, "element": 0.2, "place": 0.4, "carry": 0.5,
    "gain": 2.5, "swap": 0.2, "tactics": 0.5, "save": 1.0, "clear": 0.1, "block_damage": 0.3, "block_effect": 0.3,
    "cancel": 0.3, "evade": 0.3, "redirect": 0.3, "retype": 0.2,
}  # fmt: skip
"""The rough value of an effect for whoever carries it out: its consequences are left to the search."""

STOPPING: dict[str, float] = {"block_damage": 1.0, "cancel": 1.1, "evade": 1.0, "redirect": 0.5}
"""The part of a declared enemy card's damage that an effect about it prevents."""

ESCAPES: dict[str, float] = {"dash": 0.7, "leap": 0.8, "teleport": 0.8, "swap": 0.4}
"""The part of the damage on a hero that he escapes by an own movement before it comes."""

EXPOSED = 0.8
"""The cost of the first attack card of a turn for each element of its own in the charge."""

DISPLACED = 0.5
"""The part of an enemy's declared damage that is prevented by moving him away."""


def gain(pack: Pack, board: Board, declared: Declared, hits: list[Coming]) -> float:
    """Return the gain of a declaration as the table stands; `hits` are those that other declared cards promise."""
    if declared.use == "block":
        return _block_gain(pack, board, declared, hits) - TEMPO[slower_first(declared.speed)]
    found = 0.0
    struck = hits_after_dash(board, pack, declared)
    if attacks(pack, declared):
        found += sum(_hit_gain(pack, board, declared, target, hits) for target in struck)
    used = property_of(pack, declared)
    if used is not None:
        found += sum(_effect_gain(pack, board, op, declared, struck, hits) for op in (*used.pre, *used.do))
    found -= _exposed(board, declared)
    return found - (TEMPO[slower_first(declared.speed)] if declared.card else 0.0)


def _exposed(board: Board, declared: Declared) -> float:
    """Return the cost of charging an element that is in the own charge already: enemy cards of it get more (AR-93)."""
    charges = board.players[declared.side].charges
    if not charges or declared.column != "attack":
        return 0.0
    if any(each.column == "attack" and each.turn == board.turn for each in board.declared):
        return 0.0
    return EXPOSED * charges.count(declared.element)


def _hit_gain(pack: Pack, board: Board, declared: Declared, target: int, hits: list[Coming]) -> float:
    hero = board.heroes[target]
    dealt = dealt_to(board, pack, declared, target)
    found = loss(hero, expected_on(hits, target), dealt)
    if hero.side == declared.side:
        return -FRIENDLY * found
    if declared.column == "defence" and hero.health - expected_on(hits, target) <= dealt:
        # Who falls before his card is executed does nothing by it (AR-39).
        found += CAUTION * _prevented(board, hits, declared.side, by=target)
    return found


def _prevented(board: Board, hits: list[Coming], side: int, *, by: int = NONE, at: int = NONE) -> float:
    """Return the loss of a side by the hits of one enemy, or of one card."""
    return sum(
        loss(board.heroes[hit.target], expected_on(hits, hit.target, without=hit.at), hit.dealt)
        for hit in hits
        if board.heroes[hit.target].side == side and (hit.at == at or board.declared[hit.at].hero == by)
    )


# ---------------------------------------------------------------- effects


def _effect_gain(
    pack: Pack, board: Board, op: Op, declared: Declared, struck: tuple[int, ...], hits: list[Coming]
) -> float:
    if isinstance(op, Figure):
        return 0.0
    tag, side, who = op.tag(), declared.side, op.about()
    worth = EFFECTS.get(tag, 0.2)
    here = Here(board, pack, declared.hero, declared.target, declared)
    if op.if_ and not _may_hold(here, op, struck):
        return 0.0
    if tag == "heal":
        return _heal_gain(pack, here, op, struck)
    if who in ("hit", "target"):
        return _struck_gain(board, op, worth, declared, struck, hits)
    if tag in STOPPING:
        worth += STOPPING[tag] * CAUTION * _prevented(board, hits, side, at=declared.named)
    elif tag == "harm" and who == "self":
        worth = -_own_harm(board.heroes[declared.hero], op)
    elif tag in ESCAPES and who == "self":
        own = [hit for hit in hits if hit.target == declared.hero and board.declared[hit.at].side != side]
        worth += ESCAPES[tag] * sum(loss(board.heroes[declared.hero], 0, hit.dealt) for hit in own)
    return worth


def _own_harm(hero: Hero, op: Op) -> float:
    """Return the loss of a hero who harms himself; a leader takes 1 less."""
    by = getattr(op, "by", 1)
    return loss(hero, 0, (by if isinstance(by, int) else 1) - (hero.number == 1))


def _struck_gain(
    board: Board, op: Op, worth: float, declared: Declared, struck: tuple[int, ...], hits: list[Coming]
) -> float:
    """Return the gain of an effect on the heroes who are hit: good for own ones, or bad for enemies, who may miss when moved."""
    side, good = declared.side, getattr(op, "what", "") in GOOD
    found = sum(worth if (board.heroes[at].side == side) == good else -worth for at in struck)
    if op.family == "movement" and declared.column == "defence":
        found += sum(DISPLACED * _prevented(board, hits, side, by=at) for at in struck)
    return found


def _may_hold(here: Here, op: Op, struck: tuple[int, ...]) -> bool:
    """Return whether the conditions of an effect may hold: damage is thought to land."""
    rest = tuple(each for each in op.if_ if each.is_ not in ("dealt", "blocked", "last"))
    if not struck or op.about() not in ("hit", "target"):
        return holds_all(here, rest)
    return any(holds_all(here._replace(target=at), rest) for at in struck)


def _heal_gain(pack: Pack, here: Here, op: Op, struck: tuple[int, ...]) -> float:
    board, by = here.board, getattr(op, "by", 2)
    amount = by if isinstance(by, int) else 2
    who = struck if op.about() == "hit" else all_of(here, op.about())
    gains = [
        _healed(pack, board, at, hero.health, amount)
        for at, hero in ((at, board.heroes[at]) for at in who)
        if hero.side == here.side and hero.cell >= 0
    ]
    chosen = getattr(op.about(), "pick", "each") != "each"
    return (max(gains, default=0.0) if chosen else sum(gains)) * 0.9


def _healed(pack: Pack, board: Board, at: int, health: int, amount: int) -> float:
    """Return the gain of healing a hero who has so much health then."""
    hero = board.heroes[at]
    return health_value(hero, min(health + amount, full_health(board, pack, at))) - health_value(hero, health)


# ---------------------------------------------------------------- blocks


def _block_gain(pack: Pack, board: Board, block: Declared, hits: list[Coming]) -> float:
    """Return the loss that a block would prevent of what it answers, as far as the side can see that."""
    attack = board.declared[block.answers]
    if attack.hidden:
        return min(float(pack.card[block.card].block.by), UNKNOWN[1]) * UNKNOWN[0]
    if not is_attack_card(attack) or attack.hero < 0:
        return 0.0
    areas = hit_areas(board, pack, attack)
    guard = guard_of(board, pack, NONE, block, attack, areas)
    struck = [at for at in hits_of(board, pack, attack, areas) if board.heroes[at].side == block.side]
    saved = sum(_saved(pack, board, guard, block, attack, areas, target, hits) for target in struck)
    used = property_of(pack, attack)
    if used is not None and guard.value > 0 and struck and guard.kind in ("effect", "permanent", "movement"):
        families = {op.family for op in (*used.pre, *used.do) if not isinstance(op, Figure)}
        saved += STOPPED * bool(families & {guard.kind} or (guard.kind == "effect" and families - {"damage"}))
    return saved


def _saved(
    pack: Pack,
    board: Board,
    guard: Guard,
    block: Declared,
    attack: Declared,
    areas: int,
    target: int,
    hits: list[Coming],
) -> float:
    """Return the value that a block saves on one hero, with what its kind brings besides."""
    hero = board.heroes[target]
    expected = expected_on(hits, target, without=block.answers)
    before = dealt_to(board, pack, attack, target)
    avoids = target == block.hero and lets_avoid(board, pack, guard, attack, areas)
    after = 0 if avoids else dealt_to(board, pack, attack, target, guard.value)
    saved = CAUTION * (loss(hero, expected, before) - loss(hero, expected, after))
    stopped = 0 if pierces(Here(board, pack, attack.hero, target, attack)) else min(guard.value, before)
    if guard.kind == "reflect" and stopped:
        saved += loss(board.heroes[attack.hero], 0, stopped)
    elif guard.kind == "absorb" and stopped:
        saved += _healed(pack, board, target, hero.health - expected - after, stopped)
    return saved
