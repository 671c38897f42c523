"""A quick player: it answers each question by the gain in sight, without playing on. Imagined players of the search are such."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.archutheon.automatic import picks
from engines.archutheon.automatic.picks import side_of
from engines.archutheon.automatic.places import Places
from engines.archutheon.automatic.plans import Plan, best_completion, is_true, plans
from engines.archutheon.board import NONE, ArchutheonMatch, Walk, slower_first
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.destinations import destinations
from engines.archutheon.round.acts import HIDDEN, read_act
from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision, Scalar

MORE, MORE_OF_FEW, FEW = 0.7, 1.3, 3
"""The gain from which on one card more is declared in attack; that with so few cards in hand."""

BLOCK, COUNTER = 0.1, 3.0
"""The gain from which on a defender blocks, and that of any other answer, for which his card is missing in his own turn."""

STRIKE_FIRST = 2
"""The damage of a card with an enemy in its range from which on a player attacks before he moves."""

MOVED = 0.15
"""The gain of a place from which on a hero moves."""

BLUFF, BLUFF_ANSWER, BLUFF_GAIN = 0.06, 0.02, 1.2
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
    """Collect if there is anything; walk through the Gate; strike where that pays, and move after it; else move first."""
    keys, board = [option.key for option in asked.options], match.board
    side = side_of(board, asked)
    if "collect" in keys:
        return ["collect"]
    if "charged" in keys and rng.random() < CHARGED:
        return ["charged"]
    if "move" in keys and _wins_by_walking(pack, match, side):
        return ["move"]
    flips = [key for key in keys if key.startswith("flip:")]
    if flips and rng.random() < FLIP:
        return [rng.choice(flips)]
    if "attack" in keys:
        if "move" not in keys:
            return ["attack"]
        return ["attack"] if Places(pack, board, side).can_strike(STRIKE_FIRST) else ["move"]
    return ["move"] if "move" in keys else [keys[-1]]


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
    places = Places(pack, board, side)
    return [max(asked.options, key=lambda option: sign * places.value(at, int(str(option.args[0])))).key]


# ---------------------------------------------------------------- declarations


def _declare(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Declare what promises most, if that is enough or one must; rarely something face down that has no stealth."""
    board, side = match.board, side_of(match.board, asked)
    keys = {option.key for option in asked.options}
    last = asked.options[-1].key
    free, defends = last in ("end", "pass"), asked.kind == "answer"
    limit = BLOCK if defends else MORE if len(board.players[side].hand) > FEW else MORE_OF_FEW
    found = [plan for plan in plans(pack, board, side) if plan.draft[0] in keys]
    if defends:
        found = [plan for plan in found if plan.gain >= COUNTER or plan.draft[0].startswith("block:")]
    promised = found[0].gain if found else 0.0
    if promised < BLUFF_GAIN and rng.random() < (BLUFF_ANSWER if defends else BLUFF):
        bluffs = [key for key in sorted(keys - {last}) if _is_bluff(pack, match, side, key)]
        if bluffs:
            return [rng.choice(bluffs)]
    if free and rng.random() < RELEASE:
        releases = [key for key in sorted(keys) if key.startswith("release:slow:")]
        if releases:
            return [rng.choice(releases)]
    if found and (promised >= limit or not free):
        return [_first_of(found, limit).draft[0]]
    return [last]


def _is_bluff(pack: Pack, match: ArchutheonMatch, side: int, key: str) -> bool:
    """Return whether an answer lays a cheap card face down that has no stealth."""
    act = read_act(key)
    return (
        act.way == "hide" and act.way in HIDDEN and act.speed != "swift" and not is_true(pack, match.board, side, act)
    )


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
    """Go on with a declaration as its best completion does; the way of a Void boost is asked after it, in a lane of its own."""
    draft = [str(token) for token in match.lanes[asked.seat].draft]
    if not draft:
        return random_keys(asked, rng)
    token = best_completion(pack, match.board, side_of(match.board, asked), draft)
    for option in asked.options:
        if option.args[0] == token:
            return [option.key]
    return random_keys(asked, rng)


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
}
