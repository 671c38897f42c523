"""A declaration composed in a quiet lane of one seat: use, boost, hero, aim and all that it needs (AR-26 to AR-28).

The draft gets one token for each stage, so nobody sees from outside what is declared face down. A stage with one possible
answer is not asked, and gets its token all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, cast

from engines.archutheon.board import NONE, ArchutheonPlay, Board, other, pending
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.shapes import Property, Scheme
from engines.archutheon.content.vocabulary import ELEMENTS, Direction, Speed
from engines.archutheon.derived.boosts import BOOSTED, boostable, ways
from engines.archutheon.derived.here import arena_of
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.tracks import open_speeds
from engines.archutheon.round.acts import HIDDEN, Act, acts, aim_by, read_act, use_of, users
from engines.archutheon.round.slots import answered, column_of, has_attacked
from engines.kernel.state.model import Option, Scalar
from engines.kernel.steps.registry import Steps

composing_steps = Steps()
step = composing_steps.step

Stage = Literal["tuck", "tuck_element", "how", "hero", "target", "area", "turned", "named", "element", "release"]
"""A part of a declaration after its first answer, which is also the kind of the question that asks for it."""

NOTHING = "nothing"
"""The answer that declares nothing: to go on to the execution, or to pass."""

NO_ONE = "none"
EMPTY = frozenset({"", NO_ONE, str(NONE)})
"""The tokens of a stage that names nothing."""


class Composed(NamedTuple):
    """A declaration as it has been composed so far: its first answer, and the token of each stage that is through."""

    act: Act
    tokens: dict[Stage, str]

    @property
    def boost(self) -> tuple[str, str, str]:
        """The tucked card, the element named for it, and the way in which it is used; each may be empty."""
        return self.tokens.get("tuck", ""), self.tokens.get("tuck_element", ""), self.tokens.get("how", "")


# ---------------------------------------------------------------- stages


def stages(board: Board, pack: Pack, side: int, done: Composed) -> Iterator[Stage]:
    """Yield the stages of a declaration in order; later ones may depend on the tokens of earlier ones."""
    act = done.act
    if act.way == "move":
        return
    if board.options.boosting == "on" and use_of(act) in BOOSTED:
        yield "tuck"
        if tucked := done.tokens.get("tuck", ""):
            yield "tuck_element"
            if pack.card[tucked].element != "void":
                yield "how"
    yield "hero"
    if act.way == "release":
        yield "release"
    elif act.way == "boost":
        yield "named"
        yield "element"
        yield "how"
        return
    yield from _aims(board, pack, side, done)
    if _names_card(pack, done):
        yield "named"
    if act.way not in HIDDEN:
        yield "element"


def property_speed(done: Composed, pack: Pack) -> Speed | Literal[""]:
    """Return the speed whose property is used: that of the slot, or another one by a base boost of Truth; "" without a
    property.
    """
    if use_of(done.act) != "with":
        return ""
    tucked, named, how = done.boost
    if tucked and how and boost_element(pack, tucked, named) == "truth":
        return cast("Speed", how)
    return done.act.speed


def boost_element(pack: Pack, card: str, named: str) -> str:
    """Return the element of a card of a base boost: the named one of Universum, "" for Void until it is named."""
    printed = pack.card[card].element
    return named if printed in ("universum", "void") else printed


def used_property(pack: Pack, done: Composed) -> Property | None:
    """Return the property that a declaration uses."""
    speed = property_speed(done, pack)
    return pack.card[done.act.card].property(speed) if speed else None


def aim_of(board: Board, pack: Pack, side: int, done: Composed) -> tuple[Scheme, Direction] | None:
    """Return the scheme by which a declaration aims and its direction type; None if it aims at nothing."""
    return aim_by(board, pack, side, done.act, property_speed(done, pack))


def _aims(board: Board, pack: Pack, side: int, done: Composed) -> Iterator[Stage]:
    found = aim_of(board, pack, side, done)
    if found is None:
        return
    scheme, direction = found
    if direction == "targeted" or scheme.kind == "targeted":
        yield "target"
    elif scheme.kind == "area":
        yield "area"
    else:
        yield "turned"


def _names_card(pack: Pack, done: Composed) -> bool:
    used = used_property(pack, done)
    return used is not None and (used.boost == "support" or any(op.names_card for op in used.do))


# ---------------------------------------------------------------- the answers of each stage


def answers(board: Board, pack: Pack, side: int, done: Composed, stage: Stage) -> list[str]:
    """Return the tokens that a stage may get, in order."""
    return ANSWERS[stage](board, pack, side, done)


def _tucks(board: Board, _pack: Pack, side: int, done: Composed) -> list[str]:
    """Return the cards that may be tucked under a card, or none."""
    return ["", *(card for card in board.players[side].hand if card != done.act.card)]


def _tucked_elements(_board: Board, pack: Pack, _side: int, done: Composed) -> list[str]:
    return _elements(pack, done.tokens["tuck"])


def _ways(board: Board, pack: Pack, side: int, done: Composed) -> list[str]:
    """Return the ways in which a base boost can be used: Truth only where the card it strengthens uses its property."""
    act, speeds = done.act, open_speeds(board, pack, side)
    if act.way == "boost":
        named = int(done.tokens["named"])
        speed = board.declared[named].speed if named >= 0 else ""
        return ways(boost_element(pack, act.card, done.tokens["element"]), speeds, speed)
    element = boost_element(pack, done.tokens["tuck"], done.tokens["tuck_element"])
    return ways(element, speeds, act.speed) if element != "truth" or use_of(act) == "with" else [""]


def _users(board: Board, pack: Pack, side: int, done: Composed) -> list[str]:
    return [str(at) for at in users(board, pack, side, done.act)]


def _target_answers(board: Board, pack: Pack, _side: int, done: Composed) -> list[str]:
    return [*(str(at) for at in _targets(board, pack, done)), NO_ONE]


def _areas(board: Board, pack: Pack, _side: int, _done: Composed) -> list[str]:
    return [*(str(area) for area in arena_of(board, pack).areas), NO_ONE]


def _turns(_board: Board, _pack: Pack, _side: int, _done: Composed) -> list[str]:
    return [str(direction) for direction in range(6)]


def _element_answers(_board: Board, pack: Pack, _side: int, done: Composed) -> list[str]:
    return _elements(pack, done.act.card) if done.act.card else list(ELEMENTS)


def _release_answers(_board: Board, _pack: Pack, _side: int, _done: Composed) -> list[str]:
    return ["area", "hero"]


def _elements(pack: Pack, card: str) -> list[str]:
    """Return the elements that a player may name for a card: one of three for Universum, the printed one, none for Void."""
    printed = pack.card[card].element
    if printed == "universum":
        return list(ELEMENTS)
    return [""] if printed == "void" else [printed]


def _targets(board: Board, pack: Pack, done: Composed) -> list[int]:
    """Return the heroes that may be named: any on the board, but for damage not the acting one (reading 3.11)."""
    act, used = done.act, used_property(pack, done)
    deals = act.way == "slot" or (bool(act.card) and pack.card[act.card].damage > 0)
    if used is not None and used.boost in ("support", "only"):
        deals = False
    hero = int(done.tokens["hero"])
    return [at for at, each in enumerate(board.heroes) if each.cell >= 0 and not (deals and at == hero)]


def _nameable(board: Board, pack: Pack, side: int, done: Composed) -> list[str]:
    """Return the declared cards that a declaration may be about, by their places (AR-21, AR-58, AR-95)."""
    used = used_property(pack, done)
    if done.act.way == "boost":
        return [*(str(at) for at in boostable(board, side)), str(NONE)]
    if used is not None and used.boost == "support":
        return [str(at) for at in pending(board, side)] or [str(NONE)]
    return [str(at) for at in pending(board, other(side))] or [str(NONE)]


ANSWERS: dict[Stage, Callable[[Board, Pack, int, Composed], list[str]]] = {
    "tuck": _tucks,
    "tuck_element": _tucked_elements,
    "how": _ways,
    "hero": _users,
    "target": _target_answers,
    "area": _areas,
    "turned": _turns,
    "named": _nameable,
    "element": _element_answers,
    "release": _release_answers,
}


# ---------------------------------------------------------------- the lane


@step
def compose(play: ArchutheonPlay, side: int) -> None:
    """Ask for the declaration, then for the next thing that it needs."""
    board, pack, draft = play.board, play.pack, play.draft()
    if not draft:
        _ask_first(play, side)
        return
    if draft[0] == NOTHING:
        return
    done, left = _reading(board, pack, side, draft)
    for stage in left:
        found = answers(board, pack, side, done, stage)
        if len(found) > 1:
            options = [Option(token, (token, side), ()) for token in found if token not in EMPTY]
            last = next((Option(NO_ONE, (token, side), ()) for token in found if token in EMPTY), None)
            ask(play, board.seats[side], stage, options, composed, last=last)
            return
        draft.append(found[0])
        done.tokens[stage] = found[0]


def _ask_first(play: ArchutheonPlay, side: int) -> None:
    board = play.board
    column = column_of(board, side)
    options = [Option(act.key, (act.key, side), ()) for act in acts(board, play.pack, side, column)]
    kind, word = ("declare", "end") if column == "attack" else ("answer", "pass")
    if column == "defence" or has_attacked(board) or not options:
        options.append(Option(word, (NOTHING, side), ()))
    play.ask(board.seats[side], kind, options, composed)


@step
def composed(play: ArchutheonPlay, token: Scalar, side: int) -> None:
    """Note an answer."""
    play.draft().append(token)
    play.todo((compose, side))


def read(board: Board, pack: Pack, side: int, draft: list[Scalar]) -> Composed:
    """Return the declaration that a draft has composed so far."""
    return _reading(board, pack, side, draft)[0]


def _reading(board: Board, pack: Pack, side: int, draft: list[Scalar]) -> tuple[Composed, Iterator[Stage]]:
    """Return the declaration of a draft, and its stages that have no token yet.

    The stages are read as tokens come in: a later one may depend on an earlier token.
    """
    done = Composed(read_act(str(draft[0])), {})
    left = stages(board, pack, side, done)
    for token in draft[1:]:
        done.tokens[next(left)] = str(token)
    return done, left


def answered_now(board: Board, side: int) -> int:
    """Return the place of the attack card that a declaration of a side answers, NONE in attack."""
    return answered(board) if column_of(board, side) == "defence" else NONE
