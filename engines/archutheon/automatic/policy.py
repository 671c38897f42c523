"""A quick player: it answers each question by the gain in sight, without playing on. Imagined players of the search are such."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.archutheon.automatic import picks, rescues
from engines.archutheon.automatic.forecast import loss
from engines.archutheon.automatic.picks import side_of
from engines.archutheon.automatic.places import Places
from engines.archutheon.automatic.plans import Plan, completions, is_true, plans
from engines.archutheon.automatic.rescues import DECISIVE
from engines.archutheon.board import NONE, ArchutheonMatch, Board, Execution, Walk, slower_first
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.declared import attacks
from engines.archutheon.derived.destinations import destinations
from engines.archutheon.derived.foreseeing import foresee_from
from engines.archutheon.round.acts import read_act
from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision, Option, Scalar

MORE, MORE_OF_FEW, FEW = 0.7, 1.3, 3
"""The gain from which on one card more is declared in attack; that with so few cards in hand."""

BLOCK, COUNTER = 0.1, 4.0
"""The gain from which on a defender blocks, and that of any other answer, for which his card is missing in his own turn."""

STRIKE_FIRST = 2
"""The damage of a card with an enemy in its range from which on a player attacks before he moves."""

REACHED = 6.0
"""The value of a cell from which the card that its hero is about to aim reaches what it names."""

MOVED = 0.15
"""The gain of a place from which on a hero moves."""

BLUFF, BLUFF_ANSWER, BLUFF_GAIN = 0.09, 0.03, 1.2
"""The chance of a hidden card without stealth in attack and in defence, while nothing better than so much is in sight."""

FLIP, CHARGED, RELEASE = 0.5, 0.7, 0.04
"""The chances of a text of the Tactics token, a charged card, and a release."""

LANE = frozenset({"tuck", "tuck_element", "how", "hero", "target", "area", "turned", "named", "element", "release"})
"""The questions within a declaration."""

CELLS = frozenset({"dash", "leap", "teleport", "pull", "push", "shift", "fear"})
"""The questions for the cell of a hero."""

Answer = Callable[[Pack, ArchutheonMatch, Decision, Random], list[str]]


def answer(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Return the keys of an answer."""
    if len(asked.options) == 1 and not asked.several:
        return [asked.options[0].key]
    if asked.kind in LANE and match.lanes.get(asked.seat):
        return _in_lane(pack, match, asked, rng)
    if asked.kind in CELLS:
        return _cell(pack, match, asked, rng)
    return ANSWERS.get(asked.kind, _by_chance)(pack, match, asked, rng)


def _by_chance(_pack: Pack, _match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    return random_keys(asked, rng)


# ---------------------------------------------------------------- the turn


def _turn(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Walk through the Gate; kill the enemy's leader; collect if there is anything; strike where that pays, and move after it;
    else move first.
    """
    keys, board = [option.key for option in asked.options], match.board
    side, moves = side_of(board, asked), "move" in keys
    if moves and _wins_by_walking(pack, match, side):
        return ["move"]
    if moves and "attack" in keys and any(plan.gain > DECISIVE for plan in plans(pack, board, side)[:1]):
        return ["attack"]
    if "collect" in keys:
        return ["collect"]
    flips = [key for key in keys if key.startswith("flip:")]
    if "charged" in keys and rng.random() < CHARGED:
        return ["charged"]
    if flips and rng.random() < FLIP:
        return [rng.choice(flips)]
    strikes = "attack" in keys and (not moves or Places(pack, board, side).can_strike(STRIKE_FIRST))
    return ["attack"] if strikes else ["move"] if moves else [keys[-1]]


def _wins_by_walking(pack: Pack, match: ArchutheonMatch, side: int) -> bool:
    """Return whether a step of the leader opens the Gate now."""
    board = match.board
    places = Places(pack, board, side)
    leader = next(at for at, hero in enumerate(board.heroes) if hero.side == side and hero.number == 1)
    return any(
        places.opens_gate(leader, cell // 3)
        for way in ("step", "dash")
        for cell in destinations(board, pack, leader, way, leader)
    )


def _walker(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move the hero who gains most by one step, if any gains."""
    board = match.board
    places = Places(pack, board, side_of(board, asked))
    best, gained = asked.options[-1].key, MOVED
    for option in asked.options[:-1]:
        at, number = int(str(option.args[0])), int(str(option.args[1]))
        here = places.value(at, board.heroes[at].cell)
        cells = destinations(board, pack, at, "dash" if number % 2 else "step", at)
        more = max((places.value(at, cell) for cell in cells), default=here) - here
        if more > gained:
            best, gained = option.key, more
    return [best]


def _step(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Take the step to the best cell, or stay."""
    board = match.board
    places = Places(pack, board, side_of(board, asked))
    walk = next(scope.record for scope in reversed(match.scopes) if isinstance(scope.record, Walk))

    def worth(cell: Scalar) -> float:
        place = board.heroes[walk.hero].cell if cell == NONE else int(str(cell))
        return places.value(walk.hero, place)

    return [max(asked.options, key=lambda option: worth(option.args[0])).key]


def _cell(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move an own hero to the best cell for him, an enemy to the worst."""
    board, side = match.board, side_of(match.board, asked)
    at = int(str(asked.options[0].args[1]))
    sign = 1 if board.heroes[at].side == side else -1
    places, card = Places(pack, board, side), _not_aimed(match, at)

    def worth(option: Option) -> float:
        cell = int(str(option.args[0]))
        return sign * places.value(at, cell) + (_strike(pack, board, card, cell) if card != NONE else 0.0)

    return [max(asked.options, key=worth).key]


def _strike(pack: Pack, board: Board, at: int, cell: int) -> float:
    """Return the value of what a card that its hero is about to aim does from a cell: to enemies, or if it hurts nobody."""
    hits = foresee_from(board, pack, at, cell).losses
    card = board.declared[at]
    hurt = [(board.heroes[hero], dealt) for hero, dealt in hits if board.heroes[hero].side != card.side]
    reached = bool(hurt) or (bool(hits) and not attacks(pack, card))
    return (REACHED if reached else 0.0) + sum(loss(hero, 0, dealt) for hero, dealt in hurt)


def _not_aimed(match: ArchutheonMatch, at: int) -> int:
    """Return the place of the card whose hero moves before he aims it, NONE if this movement is another."""
    record = match.scopes[-1].record
    if not isinstance(record, Execution) or record.aimed or record.at < 0:
        return NONE
    return record.at if match.board.declared[record.at].hero == at else NONE


# ---------------------------------------------------------------- declarations


def _declare(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Declare what promises most, if that is enough or one must; rarely something face down that has no stealth."""
    defends, last = asked.kind == "answer", asked.options[-1].key
    found = plans_of(pack, match, asked)
    if bluffed := bluff(pack, match, asked, found, rng):
        return [bluffed]
    free = last in ("end", "pass")
    if free and rng.random() < RELEASE:
        releases = [option.key for option in asked.options if option.key.startswith("release:slow:")]
        if releases:
            return [rng.choice(releases)]
    few = len(match.board.players[side_of(match.board, asked)].hand) <= FEW
    limit = BLOCK if defends else MORE_OF_FEW if few else MORE
    if defends:
        found = [plan for plan in found if plan.gain >= COUNTER or plan.draft[0].startswith("block:")]
    if found and (found[0].gain >= limit or not free):
        return [(found[0] if defends else _first_of(found, limit)).draft[0]]
    return [last]


def plans_of(pack: Pack, match: ArchutheonMatch, asked: Decision) -> list[Plan]:
    """Return the plans that a question offers, the best first."""
    keys = {option.key for option in asked.options}
    return [plan for plan in plans(pack, match.board, side_of(match.board, asked)) if plan.draft[0] in keys]


def bluff(pack: Pack, match: ArchutheonMatch, asked: Decision, found: list[Plan], rng: Random) -> str:
    """Return an answer that lays a card face down without stealth, by a fixed chance where nothing better is in sight; else "".

    Who never bluffs is read: each card face down would be a true one.
    """
    promised = found[0].gain if found else 0.0
    if promised >= BLUFF_GAIN or rng.random() >= (BLUFF_ANSWER if asked.kind == "answer" else BLUFF):
        return ""
    side = side_of(match.board, asked)
    bluffs = [option.key for option in asked.options[:-1] if _is_bluff(pack, match, side, option.key)]
    return rng.choice(bluffs) if bluffs else ""


def _is_bluff(pack: Pack, match: ArchutheonMatch, side: int, key: str) -> bool:
    """Return whether an answer lays a card face down that has no stealth, in a slot from which it is soon back."""
    act = read_act(key)
    return act.way == "hide" and act.speed != "swift" and not is_true(pack, match.board, side, act)


def _first_of(found: list[Plan], limit: float) -> Plan:
    """Return the plan to begin with: the best, unless a slower one of another card leaves it for the next slot."""
    best = found[0]
    chosen = read_act(best.draft[0])
    for plan in found[1:]:
        act = read_act(plan.draft[0])
        if plan.gain < limit:
            break
        slower = slower_first(act.speed) < slower_first(chosen.speed)
        if slower and act.card != chosen.card and act.way != "block" and chosen.way != "block":
            return plan
    return best


def _in_lane(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Go on with a declaration as its best completion does."""
    return next(iter(in_lane(pack, match, asked)), None) or random_keys(asked, rng)


def in_lane(pack: Pack, match: ArchutheonMatch, asked: Decision) -> list[list[str]]:
    """Return the answers within a declaration that are thought of, the most promising first; none for what is asked in a
    lane of its own, such as the way of a Void boost.
    """
    draft = [str(token) for token in match.lanes[asked.seat].draft]
    if not draft:
        return []
    keys = {str(option.args[0]): option.key for option in asked.options}
    return [
        [keys[token]] for token in completions(pack, match.board, side_of(match.board, asked), draft) if token in keys
    ]


ANSWERS: dict[str, Answer] = {
    "turn": _turn,
    "walker": _walker,
    "step": _step,
    "declare": _declare,
    "answer": _declare,
    "track": picks.track,
    "take": picks.take,
    "get": picks.take,
    "give": picks.give,
    "collapse": picks.collapse,
    "who": picks.who,
    "may": picks.may,
    "void": rescues.void,
}
