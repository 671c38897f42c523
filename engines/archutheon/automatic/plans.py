"""Plans of declarations: whole declarations with the gain that they promise now, by what the side itself can see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.board import NONE, Board, Declared, Hero, slower_first
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import GOOD
from engines.archutheon.derived.blocks import guard_of
from engines.archutheon.derived.declared import attacks, is_attack_card, property_of
from engines.archutheon.derived.figures import full_damage, pierces, reduced
from engines.archutheon.derived.here import Here
from engines.archutheon.derived.hits import hit_areas, hits_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.round.acts import HIDDEN, Act, acts
from engines.archutheon.round.composing import Composed, Stage, answers, read, stages
from engines.archutheon.round.declaring import new_declared
from engines.archutheon.round.slots import column_of

TEMPO = (0.5, 0.9, 1.3)
"""The cost of a card in a slot of each speed, by the turns until it is back."""

KILL, LEADER_KILL = 8.0, 200.0
OWN_HIT = -1.2
"""The value of a point of damage to an own hero, against 1 to an enemy."""

EFFECTS: dict[str, float] = {
    "put": 1.0, "heal": 0.8, "dash": 0.4, "leap": 0.4, "teleport": 0.5, "push": 0.4, "pull": 0.4, "shift": 0.1,
    "harm": 1.2, "recharge": 0.8, "recall": 1.0, "dispel": 0.4, "lift": 0.5, "element": 0.2, "place": 0.4, "carry": 0.5,
    "gain": 2.5, "swap": 0.2, "tactics": 0.5, "save": 1.0, "clear": 0.1, "block_damage": 2.0, "block_effect": 0.6,
    "cancel": 2.5, "evade": 1.5, "redirect": 0.8, "retype": 0.2,
}  # fmt: skip
"""The rough value of an effect for whoever carries it out: its consequences are left to the search."""


class Plan(NamedTuple):
    """A whole declaration: the draft of its lane, and the gain that it promises."""

    draft: tuple[str, ...]
    gain: float


def plans(pack: Pack, board: Board, side: int) -> list[Plan]:
    """Return the declarations worth a thought, the best first; of each use of a card one aim."""
    column = column_of(board, side)
    found = []
    for act in acts(board, pack, side, column):
        if act.way in ("boost", "release", "move") or (act.way in HIDDEN and not _is_true(pack, board, side, act)):
            continue
        best = max(_compositions(pack, board, side, act), key=lambda plan: plan.gain, default=None)
        if best is not None:
            found.append(best)
    return sorted(found, key=lambda plan: -plan.gain)


def best_completion(pack: Pack, board: Board, side: int, draft: list[str]) -> str:
    """Return the next token of the completion of a draft that promises most."""
    start = read(board, pack, side, list(draft))
    found = []
    for done in _filled(pack, board, side, start):
        declared = new_declared(board, pack, side, column_of(board, side), done)
        found.append((gain(pack, board, declared), (draft[0], *done.tokens.values())))
    best = max(found, key=lambda each: each[0])[1]
    return best[len(draft)]


def _is_true(pack: Pack, board: Board, side: int, act: Act) -> bool:
    """Return whether a hidden declaration has stealth: by its boost, its hero, or 3 Chaos (AR-27)."""
    if act.way == "hide_with" and pack.card[act.card].property(act.speed).boost == "stealth":
        return True
    if board.players[side].bonus == "chaos" and side == board.on_turn:
        return True
    kit = act.card.partition(".")[0]
    return any(
        has(board, at, "stealth") for at, hero in enumerate(board.heroes) if hero.side == side and hero.kit == kit
    )


def _compositions(pack: Pack, board: Board, side: int, act: Act) -> Iterator[Plan]:
    """Yield whole declarations of a use: each hero that may act, with each aim that hits anybody, or none."""
    start = read(board, pack, side, [act.key])
    for done in _filled(pack, board, side, start):
        declared = new_declared(board, pack, side, column_of(board, side), done)
        yield Plan((act.key, *done.tokens.values()), gain(pack, board, declared))


def _filled(pack: Pack, board: Board, side: int, done: Composed) -> Iterator[Composed]:
    """Yield a declaration with all its stages filled: aims are tried, all else takes its first answer."""
    for stage in stages(board, pack, side, done):
        if stage in done.tokens:
            continue
        for token in _tokens(pack, board, side, done, stage):
            yield from _filled(pack, board, side, Composed(done.act, {**done.tokens, stage: token}))
        return
    yield done


def _tokens(pack: Pack, board: Board, side: int, done: Composed, stage: Stage) -> list[str]:
    """Return the answers of a stage that are worth a thought."""
    found = answers(board, pack, side, done, stage)
    if stage == "target":
        return _targets(pack, board, side, done, found)
    if stage == "area":
        return _areas(board, side, found)
    if stage in ("hero", "turned"):
        return found
    if stage == "tuck":
        return [""]
    if stage == "element":
        return found[:3]
    return [found[-1]] if stage == "named" else found[:1]


def _targets(pack: Pack, board: Board, side: int, done: Composed, found: list[str]) -> list[str]:
    """Return enemies, or own heroes for what helps; none of these only if there is nobody."""
    helps = not pack.card[done.act.card].damage if done.act.card else False
    wanted = [token for token in found if token.isdecimal() and (board.heroes[int(token)].side == side) == helps]
    return wanted or found[-1:]


def _areas(board: Board, side: int, found: list[str]) -> list[str]:
    """Return the areas with an enemy."""
    enemies = {str(hero.area) for hero in board.heroes if hero.side != side and hero.cell >= 0}
    return [token for token in found if token in enemies] or found[-1:]


# ---------------------------------------------------------------- gain


def gain(pack: Pack, board: Board, declared: Declared) -> float:
    """Return the gain that a declaration promises as the table stands, less what its cards cost in tempo."""
    if declared.use == "block":
        return _block_gain(pack, board, declared) - TEMPO[slower_first(declared.speed)]
    areas = hit_areas(board, pack, declared)
    hits = hits_of(board, pack, declared, areas)
    found = 0.0
    if attacks(pack, declared):
        for target in hits:
            here = Here(board, pack, declared.hero, target, declared)
            dealt = reduced(here, full_damage(here), 0, pierces=pierces(here)).dealt
            found += _hit_gain(board.heroes[target], dealt, own=board.heroes[target].side == declared.side)
    used = property_of(pack, declared)
    if used is not None:
        found += sum(_effect_gain(board, op, declared, hits) for op in (*used.pre, *used.do))
    cost = TEMPO[slower_first(declared.speed)] if declared.card else 0.0
    return found - cost


def _hit_gain(hero: Hero, dealt: int, *, own: bool) -> float:
    if own:
        return OWN_HIT * dealt * (2.0 if hero.number == 1 else 1.0) - (KILL if dealt >= hero.health else 0.0)
    worth = float(min(dealt, hero.health)) * (1.8 if hero.number == 1 else 1.0)
    if dealt >= hero.health:
        worth += LEADER_KILL if hero.number == 1 else KILL
    return worth


def _effect_gain(board: Board, op: Op, declared: Declared, hits: tuple[int, ...]) -> float:
    if isinstance(op, Figure):
        return 0.0
    worth = EFFECTS.get(op.tag(), 0.2)
    if op.about() != "hit":
        return worth
    good = getattr(op, "what", "") in GOOD or op.tag() == "heal"
    return sum(worth if (board.heroes[at].side == declared.side) == good else -worth for at in hits)


def _block_gain(pack: Pack, board: Board, block: Declared) -> float:
    """Return the damage that a block would stop of what it answers, as far as the side can see that."""
    attack = board.declared[block.answers]
    if attack.hidden:
        return float(pack.card[block.card].block.by) * 0.6
    if not is_attack_card(attack) or attack.hero < 0:
        return 0.0
    areas = hit_areas(board, pack, attack)
    guard = guard_of(board, pack, NONE, block, attack, areas)
    saved = 0.0
    for target in hits_of(board, pack, attack, areas):
        hero = board.heroes[target]
        if hero.side != block.side:
            continue
        here = Here(board, pack, attack.hero, target, attack)
        full = full_damage(here)
        before = reduced(here, full, 0, pierces=pierces(here)).dealt
        avoids = target == block.hero and guard.kind in ("dodge", "hop")
        after = 0 if avoids else reduced(here, full, guard.value, pierces=pierces(here)).dealt
        saved += _hit_gain(hero, before, own=False) - _hit_gain(hero, after, own=False)
    return saved
