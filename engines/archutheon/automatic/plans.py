"""Plans of declarations: whole declarations worth a thought, with the gain that each promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.archutheon.automatic.forecast import Coming, promised
from engines.archutheon.automatic.gains import gain
from engines.archutheon.automatic.rescues import DECISIVE, are_open, decisive_gain, falls, outlook
from engines.archutheon.board import NONE, Board, Declared, occupied, other, pending
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import Property, Scheme
from engines.archutheon.content.vocabulary import ELEMENTS, Direction
from engines.archutheon.derived.blocks import VOIDING
from engines.archutheon.derived.boosts import BOOSTED
from engines.archutheon.derived.declared import aims_at_nothing, attacks
from engines.archutheon.derived.foreseeing import foresee_table
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.round.acts import HIDDEN, Act, Way, acts, means_of, read_act, use_of, users_by
from engines.archutheon.round.composing import NO_ONE, Composed, Stage, aim_of, used_property
from engines.archutheon.round.declaring import new_declared
from engines.archutheon.round.slots import answered, column_of

SECRET = 0.15
"""The gain of a true hidden card: the enemy cannot tell what to answer."""

BOOST_COST = 3.0
"""The cost of a card that is tucked under another one."""

STRETCH = 1
"""The distance beyond its printed range at which a card is still tried: by dashes, figures and rules."""

ESCAPE_COST = 0.8
"""The cost of the Tactics token in defence."""


class Plan(NamedTuple):
    """A whole declaration: the draft of its lane, the gain that it promises, and its record; None for a step in defence."""

    draft: tuple[str, ...]
    gain: float
    declared: Declared | None = None


class Sight:
    """The table as a side sees it when it plans: what is declared, who may act, where enemies stand.

    `before` is its outlook if the side's leader falls by what is declared (`is_lost`), or the enemy's and nothing lies hidden;
    else None.
    """

    def __init__(self, pack: Pack, board: Board, side: int) -> None:
        self.pack, self.board, self.side = pack, board, side
        self.column = column_of(board, side)
        table, outcomes = foresee_table(board, pack, side)
        self.hits = promised(board, pack, outcomes)
        self.means = means_of(board, side)
        self.distance = arena_of(board, pack).grid.distance
        self.enemies = sorted({hero.area for hero in board.heroes if hero.side != side and hero.cell >= 0})
        self.is_lost = falls(board, table, side)
        decided = self.is_lost or (falls(board, table, other(side)) and are_open(board, side))
        self.before = outlook(table, outcomes, side) if decided else None
        self.is_changed = bool(board.terrain or board.players[side].passive)


UNPLANNED: frozenset[Way] = frozenset({"boost", "release"})
"""Uses that are never planned; chance alone comes to them."""


def plans(pack: Pack, board: Board, side: int) -> list[Plan]:
    """Return the declarations worth a thought, the best first; of each use of a card one aim."""
    sight = Sight(pack, board, side)
    found = []
    for act in acts(board, pack, side, sight.column):
        if act.way == "move":
            found.append(Plan((act.key,), _escape_gain(pack, board, side, sight.hits)))
        elif _is_worth(pack, board, side, act):
            best = max(_compositions(sight, act), key=lambda plan: plan.gain, default=None)
            if best is not None:
                found.append(_weighed(sight, best))
    return _saving(sight, sorted(found, key=lambda plan: -plan.gain))


def completions(pack: Pack, board: Board, side: int, draft: list[str]) -> list[str]:
    """Return the next tokens of the completions of a draft that are thought of, the most promising first."""
    sight, act = Sight(pack, board, side), read_act(draft[0])
    if act.way in UNPLANNED:
        return []
    fitting = [_weighed(sight, plan) for plan in _compositions(sight, act) if [*plan.draft[: len(draft)]] == draft]
    fitting = _saving(sight, sorted(fitting, key=lambda plan: -plan.gain))
    return [*dict.fromkeys(plan.draft[len(draft)] for plan in fitting)]


def _weighed(sight: Sight, plan: Plan) -> Plan:
    """Return a plan with its gain by the exact forecast, where a leader falls by what is declared; else as it is."""
    if sight.before is None or plan.declared is None:
        return plan
    exact = decisive_gain(sight.pack, sight.board, plan.declared, sight.before, plan.gain, lost=sight.is_lost)
    return plan._replace(gain=exact)


def _saving(sight: Sight, found: list[Plan]) -> list[Plan]:
    """Return the plans that surely save the own leader, if he would fall and there are any; else all."""
    return [plan for plan in found if sight.is_lost and plan.gain > DECISIVE] or found


def _is_worth(pack: Pack, board: Board, side: int, act: Act) -> bool:
    """Return whether a use is worth a thought: face down with stealth alone, the bare attack only beside some properties, a block
    only of an attack that aims at something, or if it takes parts of its card away (AR-41).
    """
    if act.way in UNPLANNED:
        return False
    if act.way == "block":
        attack = board.declared[answered(board)]
        return not _hits_nobody(pack, attack) or pack.card[act.card].block.kind in VOIDING
    if act.way in HIDDEN:
        return is_true(pack, board, side, act)
    if act.way == "attack":
        return bool(pack.card[act.card].damage) and not _strikes_too(pack.card[act.card].property(act.speed))
    return True


def _hits_nobody(pack: Pack, attack: Declared) -> bool:
    """Return whether an attack that lies open names nobody and nothing to hit, so that a block would be wasted on it."""
    return not attack.hidden and attacks(pack, attack) and aims_at_nothing(attack)


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


def _compositions(sight: Sight, act: Act) -> Iterator[Plan]:
    """Yield whole declarations of a use: each hero that may act, with each aim that may hit anybody, or none."""
    pack, board, side = sight.pack, sight.board, sight.side
    more = SECRET if act.way in HIDDEN else 0.0
    for boost, cost in _boosts(sight, act):
        start = Composed(act, boost)
        aim, used = aim_of(board, pack, side, start), used_property(pack, start)
        rest = _rest(sight, act, used)
        for hero in _heroes(sight, act, aim):
            for aimed in _aims(sight, act, aim, used, hero):
                for last in rest:
                    done = Composed(act, {**boost, "hero": str(hero), **aimed, **last})
                    declared = new_declared(board, pack, side, sight.column, done, sight.means)
                    total = gain(pack, board, declared, sight.hits) + more - cost
                    yield Plan((act.key, *done.tokens.values()), total, declared)


Tokens = dict[Stage, str]


def _boosts(sight: Sight, act: Act) -> list[tuple[Tokens, float]]:
    """Return the tokens of base boosts worth a thought with their costs: none, and the card of Chaos that does least itself."""
    if sight.board.options.boosting != "on" or use_of(act) not in BOOSTED:
        return [({}, 0.0)]
    pack = sight.pack
    chaos = [
        card
        for card in sight.board.players[sight.side].hand
        if card != act.card and pack.card[card].element in ("chaos", "universum")
    ]
    least = min(chaos, key=lambda card: (pack.card[card].damage, card), default=None)
    found: list[tuple[Tokens, float]] = [({"tuck": ""}, 0.0)]
    if least is not None:
        found.append(({"tuck": least, "tuck_element": "chaos", "how": ""}, BOOST_COST))
    return found


def _heroes(sight: Sight, act: Act, aim: tuple[Scheme, Direction] | None) -> list[int]:
    """Return the heroes of a use: of a card that any can use for an attack those with an enemy near enough, or one of them."""
    board = sight.board
    found = users_by(board, sight.pack, sight.side, act, sight.means)
    if aim is None or len(found) < 2 or (act.card and not sight.pack.card[act.card].damage):
        return found
    distance, most = sight.distance, aim[0].most + STRETCH
    near = [at for at in found if any(distance[board.heroes[at].area][area] <= most for area in sight.enemies)]
    return near or found[:1]


def _aims(
    sight: Sight, act: Act, aim: tuple[Scheme, Direction] | None, used: Property | None, hero: int
) -> list[Tokens]:
    """Return the aims worth a thought: enemies near enough, own heroes for what helps; nobody if there is none of these."""
    if aim is None:
        return [{}]
    scheme, direction = aim
    if direction != "targeted" and scheme.kind == "pattern":
        return [{"turned": str(turn)} for turn in range(6)]
    board = sight.board
    distance = sight.distance[board.heroes[hero].area]
    changes = (
        scheme.dash or sight.is_changed or (used is not None and (used.pre or any(_reaches(op) for op in used.do)))
    )
    most = scheme.most + (STRETCH if changes else 0)
    if direction == "targeted" or scheme.kind == "targeted":
        helps = bool(act.card) and not sight.pack.card[act.card].damage
        wanted = [
            at
            for at, each in enumerate(board.heroes)
            if each.cell >= 0 and (each.side == sight.side) == helps and distance[each.area] <= most
        ]
        return [{"target": str(at)} for at in wanted] or [{"target": NO_ONE}]
    return [{"area": str(area)} for area in sight.enemies if distance[area] <= most] or [{"area": NO_ONE}]


def _reaches(op: Op) -> bool:
    return isinstance(op, Figure) and op.figure in ("near", "far")


def _rest(sight: Sight, act: Act, used: Property | None) -> list[Tokens]:
    """Return the tokens after the aim: the card that a property is about, the latest, and elements worth a thought."""
    named: Tokens = {}
    if used is not None and (used.boost == "support" or any(op.names_card for op in used.do)):
        about = sight.side if used.boost == "support" else other(sight.side)
        named = {"named": str(max(pending(sight.board, about), default=NONE))}
    if act.way in HIDDEN:
        return [named]
    return [{**named, "element": element} for element in _elements(sight, act, used)]


def _elements(sight: Sight, act: Act, used: Property | None) -> list[str]:
    """Return the elements that may matter: that of the attack for a block, all if the card or the charge asks, else one."""
    board = sight.board
    printed = sight.pack.card[act.card].element if act.card else "universum"
    if printed != "universum":
        return [""] if printed == "void" else [printed]
    if act.way == "block" and (element := board.declared[answered(board)].element):
        return [element]
    if board.options.charge == "on" or (used is not None and any(_asks_element(op) for op in (*used.pre, *used.do))):
        return [*ELEMENTS]
    return [ELEMENTS[board.turn % len(ELEMENTS)]]


def _asks_element(op: Op) -> bool:
    return any(each.is_ == "element" for each in op.if_)
