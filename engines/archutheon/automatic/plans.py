"""Plans of declarations: whole declarations worth a thought, with the gain that each promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.automatic.forecast import Coming, coming
from engines.archutheon.automatic.gains import gain
from engines.archutheon.board import Board, occupied
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import Property
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.round.acts import HIDDEN, Act, acts
from engines.archutheon.round.composing import Composed, Stage, aim_of, answers, read, stages, used_property
from engines.archutheon.round.declaring import new_declared
from engines.archutheon.round.slots import answered, column_of

SECRET = 0.15
"""The gain of a true hidden card: the enemy cannot tell what to answer."""

BOOST_COST = 1.0
"""The cost of a card that is tucked under another one."""

STRETCH = 1
"""The distance beyond its printed range at which a card is still tried: by dashes, figures and rules."""

ESCAPE_COST = 0.8
"""The cost of the Tactics token in defence."""


class Plan(NamedTuple):
    """A whole declaration: the draft of its lane, and the gain that it promises."""

    draft: tuple[str, ...]
    gain: float


def plans(pack: Pack, board: Board, side: int) -> list[Plan]:
    """Return the declarations worth a thought, the best first; of each use of a card one aim."""
    column, hits = column_of(board, side), coming(board, pack, side)
    found = []
    for act in acts(board, pack, side, column):
        if act.way == "move":
            found.append(Plan((act.key,), _escape_gain(pack, board, side, hits)))
        elif _is_worth(pack, board, side, act):
            best = max(_compositions(pack, board, side, act, hits), key=lambda plan: plan.gain, default=None)
            if best is not None:
                found.append(best)
    return sorted(found, key=lambda plan: -plan.gain)


def best_completion(pack: Pack, board: Board, side: int, draft: list[str]) -> str:
    """Return the next token of the completion of a draft that promises most."""
    start, hits = read(board, pack, side, list(draft)), coming(board, pack, side)
    found = []
    for done in _filled(pack, board, side, start):
        declared = new_declared(board, pack, side, column_of(board, side), done)
        found.append((gain(pack, board, declared, hits), (draft[0], *done.tokens.values())))
    best = max(found, key=lambda each: each[0])[1]
    return best[len(draft)]


def _is_worth(pack: Pack, board: Board, side: int, act: Act) -> bool:
    """Return whether a use is worth a thought: face down with stealth alone, the bare attack only beside some properties."""
    if act.way in ("boost", "release"):
        return False
    if act.way in HIDDEN:
        return is_true(pack, board, side, act)
    if act.way == "attack":
        return bool(pack.card[act.card].damage) and not _strikes_too(pack.card[act.card].property(act.speed))
    return True


def _strikes_too(used: Property) -> bool:
    """Return whether the use with the property is the attack and more: then the bare attack is no better."""
    return used.boost in (None, "stealth") and bool(used.do or used.pre) and not used.flip


def is_true(pack: Pack, board: Board, side: int, act: Act) -> bool:
    """Return whether a hidden declaration has stealth: by its boost, its hero, or 3 Chaos (AR-27)."""
    if act.way == "hide_with" and pack.card[act.card].property(act.speed).boost == "stealth":
        return True
    if act.way == "hide" and pack.card[act.card].property(act.speed).boost == "stealth":
        return not pack.card[act.card].property(act.speed).do
    if board.players[side].bonus == "chaos" and side == board.on_turn:
        return True
    kit = act.card.partition(".")[0]
    return any(
        has(board, at, "stealth") for at, hero in enumerate(board.heroes) if hero.side == side and hero.kit == kit
    )


def _escape_gain(pack: Pack, board: Board, side: int, hits: list[Coming]) -> float:
    """Return the gain of a step in defence: the worst hit that a single step avoids, less the Tactics token."""
    arena, used = arena_of(board, pack), occupied(board)
    best = 0.0
    for hit in hits:
        hero = board.heroes[hit.target]
        if hero.side == side and any(
            cell not in used and not hit.areas >> (cell // 3) & 1 for cell in arena.steps[hero.cell]
        ):
            best = max(best, hit.dealt * (2.0 if hero.number == 1 else 1.0))
    return best - ESCAPE_COST


# ---------------------------------------------------------------- compositions


def _compositions(pack: Pack, board: Board, side: int, act: Act, hits: list[Coming]) -> Iterator[Plan]:
    """Yield whole declarations of a use: each hero that may act, with each aim that hits anybody, or none."""
    start, column = read(board, pack, side, [act.key]), column_of(board, side)
    more = SECRET if act.way in HIDDEN else 0.0
    for done in _filled(pack, board, side, start):
        declared = new_declared(board, pack, side, column, done)
        cost = BOOST_COST if done.boost[0] else 0.0
        yield Plan((act.key, *done.tokens.values()), gain(pack, board, declared, hits) + more - cost)


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
    if len(found) == 1 or stage in ("hero", "turned"):
        return found
    if stage == "target":
        return _targets(pack, board, side, done, found)
    if stage == "area":
        return _areas(pack, board, side, done, found)
    if stage == "tuck":
        return _tucked(pack, found)
    if stage in ("element", "tuck_element"):
        return _elements(pack, board, done, stage, found)
    return [found[-1]] if stage == "named" else found[:1]


def _most(pack: Pack, board: Board, side: int, done: Composed) -> int:
    """Return the distance from the acting hero beyond which nothing is tried."""
    found = aim_of(board, pack, side, done)
    assert found is not None
    scheme = found[0]
    used = used_property(pack, done)
    moves = scheme.dash or (used is not None and bool(used.pre))
    return scheme.most + STRETCH + moves


def _targets(pack: Pack, board: Board, side: int, done: Composed, found: list[str]) -> list[str]:
    """Return enemies near enough, or own heroes for what helps; nobody if there is none of these."""
    helps = bool(done.act.card) and not pack.card[done.act.card].damage
    most, distance = _most(pack, board, side, done), arena_of(board, pack).grid.distance
    own = distance[board.heroes[int(done.tokens["hero"])].area]
    wanted = [
        token
        for token in found
        if token.isdecimal()
        and (board.heroes[int(token)].side == side) == helps
        and own[board.heroes[int(token)].area] <= most
    ]
    return wanted or found[-1:]


def _areas(pack: Pack, board: Board, side: int, done: Composed, found: list[str]) -> list[str]:
    """Return the areas with an enemy that are near enough."""
    most, distance = _most(pack, board, side, done), arena_of(board, pack).grid.distance
    own = distance[board.heroes[int(done.tokens["hero"])].area]
    enemies = {hero.area for hero in board.heroes if hero.side != side and hero.cell >= 0}
    wanted = [str(area) for area in sorted(enemies) if own[area] <= most]
    return wanted or found[-1:]


def _tucked(pack: Pack, found: list[str]) -> list[str]:
    """Return no base boost, and the one of Chaos whose own card does least."""
    chaos = [card for card in found if card and pack.card[card].element in ("chaos", "universum")]
    return ["", *sorted(chaos, key=lambda card: (pack.card[card].damage, card))[:1]]


def _elements(pack: Pack, board: Board, done: Composed, stage: Stage, found: list[str]) -> list[str]:
    """Return the elements that may matter: that of the attack for a block, all if the card or the charge asks, else one."""
    if stage == "tuck_element":
        return [element for element in found if element == "chaos"] or found[:1]
    if done.act.way == "block":
        attack = board.declared[answered(board)]
        return [attack.element] if attack.element in found else found[:1]
    used = used_property(pack, done)
    asks = used is not None and any(_asks_element(op) for op in (*used.pre, *used.do))
    if asks or (board.options.charge == "on" and done.act.way != "block"):
        return found
    return [found[board.turn % len(found)]]


def _asks_element(op: Op) -> bool:
    return any(each.is_ == "element" for each in op.if_)
