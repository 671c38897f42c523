"""A quick player: it answers each question by the gain in sight, without playing on. Imagined players of the search are such."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.archutheon.automatic.places import place_value
from engines.archutheon.automatic.plans import best_completion, plans
from engines.archutheon.board import NONE, ArchutheonMatch, Board, Walk
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.collapse import next_zone
from engines.archutheon.derived.destinations import destinations
from engines.kernel.automatic.chance import random_keys
from engines.kernel.state.model import Decision, Scalar

ENOUGH = 1.5
"""The gain from which on a player attacks before he moves, and declares one card more."""

ANSWER = 0.3
"""The gain from which on a defender answers."""

LANE = frozenset({"tuck", "tuck_element", "how", "hero", "target", "area", "turned", "named", "element", "release"})
"""The questions within a declaration."""

CELLS = frozenset({"dash", "leap", "teleport", "pull", "push", "shift", "fear"})
"""The questions for the cell of a hero."""

TRACKS = ("stash", "slots", "movement")

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


def _side(board: Board, asked: Decision) -> int:
    return board.seats.index(asked.seat)


# ---------------------------------------------------------------- the turn


def _turn(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Collect if there is anything; strike where that pays; else move first."""
    keys = [option.key for option in asked.options]
    if "collect" in keys:
        return ["collect"]
    if "charged" in keys and rng.random() < 0.7:
        return ["charged"]
    flips = [key for key in keys if key.startswith("flip:")]
    if flips and rng.random() < 0.5:
        return [rng.choice(flips)]
    if "attack" in keys:
        found = plans(pack, match.board, _side(match.board, asked))
        if "move" not in keys or (found and found[0].gain >= ENOUGH and rng.random() < 0.6):
            return ["attack"]
        return ["move"]
    return ["move"] if "move" in keys and rng.random() < 0.9 else [keys[-1]]


def _walker(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move the hero who gains most by one step, if any gains."""
    board = match.board
    best, gained = asked.options[-1].key, 0.15
    for option in asked.options[:-1]:
        at = int(str(option.args[0]))
        here = place_value(board, pack, at, board.heroes[at].cell)
        cells = destinations(board, pack, at, "step", at)
        gain = max((place_value(board, pack, at, cell) for cell in cells), default=here) - here
        if gain > gained:
            best, gained = option.key, gain
    return [best]


def _step(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Take the step to the best cell, or stay."""
    board = match.board
    walk = next(scope.record for scope in reversed(match.scopes) if isinstance(scope.record, Walk))

    def worth(cell: Scalar) -> float:
        place = board.heroes[walk.hero].cell if cell == NONE else int(str(cell))
        return place_value(board, pack, walk.hero, place)

    return [max(asked.options, key=lambda option: worth(option.args[0])).key]


def _cell(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move an own hero to the best cell for him, an enemy to the worst."""
    board = match.board
    at = int(str(asked.options[0].args[1]))
    sign = 1 if board.heroes[at].side == _side(board, asked) else -1
    return [max(asked.options, key=lambda option: sign * place_value(board, pack, at, int(str(option.args[0])))).key]


# ---------------------------------------------------------------- declarations


def _declare(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Declare what promises most, if that is enough or one must."""
    board = match.board
    found = plans(pack, board, _side(board, asked))
    keys = {option.key for option in asked.options}
    free = asked.options[-1].key in ("end", "pass")
    limit = ANSWER if asked.kind == "answer" else ENOUGH
    best = next((plan for plan in found if plan.draft[0] in keys), None)
    if best is not None and (best.gain >= limit or not free):
        return [best.draft[0]]
    return [asked.options[-1].key]


def _in_lane(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Go on with a declaration as its best completion does; the way of a Void boost is asked after it, in a lane of its own."""
    draft = [str(token) for token in match.lanes[asked.seat].draft]
    if not draft:
        return random_keys(asked, rng)
    token = best_completion(pack, match.board, _side(match.board, asked), draft)
    for option in asked.options:
        if option.args[0] == token:
            return [option.key]
    return random_keys(asked, rng)


# ---------------------------------------------------------------- tracks and the Collapse


def _track(_pack: Pack, _match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    keys = [option.key for option in asked.options]
    if rng.random() < 0.3:
        return [rng.choice([key for key in keys if key != "none"])]
    return [next(key for key in (*TRACKS, *keys) if key in keys)]


def _take(pack: Pack, match: ArchutheonMatch, asked: Decision, rng: Random) -> list[str]:
    """Take cards of different heroes who live."""
    living = {hero.kit for hero in match.board.heroes if hero.cell >= 0}
    keys = [option.key for option in asked.options]
    rng.shuffle(keys)
    keys.sort(key=lambda key: (key.partition(".")[0] not in living, -pack.card[key].damage))
    chosen = keys[: asked.most]
    return [option.key for option in asked.options if option.key in chosen]


def _give(_pack: Pack, _match: ArchutheonMatch, _asked: Decision, _rng: Random) -> list[str]:
    return []


def _collapse(pack: Pack, match: ArchutheonMatch, asked: Decision, _rng: Random) -> list[str]:
    """Move the token whose next line holds more enemy than own health, leaders counting thrice."""
    board = match.board
    side = _side(board, asked)

    def harm(token: int) -> float:
        zone = next_zone(board, pack, token)
        caught = [hero for hero in board.heroes if hero.cell >= 0 and zone >> hero.area & 1]
        return sum(
            (hero.health + 1) * (3 if hero.number == 1 else 1) * (-1 if hero.side == side else 1) for hero in caught
        )

    return [max(asked.options, key=lambda option: harm(int(str(option.args[0])))).key]


ANSWERS: dict[str, Answer] = {
    "turn": _turn,
    "walker": _walker,
    "step": _step,
    "declare": _declare,
    "answer": _declare,
    "track": _track,
    "take": _take,
    "give": _give,
    "collapse": _collapse,
}
