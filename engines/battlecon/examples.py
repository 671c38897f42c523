"""Worked examples of the rules: a beat each, as data, that the real engine plays (BC-14, BC-62 and one for each rule)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from engines.battlecon.board import BMatch, Board, Mode, Options
from engines.battlecon.checks import problems_of, twice
from engines.battlecon.content import FOLDER, Pack
from engines.battlecon.game import BATTLECON
from engines.battlecon.kits import Kit
from engines.battlecon.showing import view
from engines.battlecon.view import View
from engines.battlecon.vocabulary import Id
from engines.kernel.choose import begin, choose, take_back
from engines.kernel.content import Content, ContentError, Name, duplicates, read
from engines.kernel.game import Rules
from engines.kernel.model import Decision, Event

Count = Annotated[int, msgspec.Meta(ge=0, le=30)]

SEED = "0" * 64
"""Nothing that an example shows is drawn by chance."""


class Side(Content, frozen=True):
    """A fighter: the pair as "style/base" by plain ids, its space counted from 1, and what differs from a fight's start.

    `uses` are advantages and `clash` bases, in the order in which they are laid; `force` is that of its team.
    """

    kit: Id
    pair: str
    space: Annotated[int, msgspec.Meta(ge=1, le=9)]
    life: Count | None = None
    force: Count | None = None
    uses: tuple[Id, ...] = ()
    clash: tuple[Id, ...] = ()


class Example(Content, frozen=True):
    """A beat with its fighters in their order; `says` is what it shows, `answers` the keys for all else that is asked."""

    id: Id
    says: Name
    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=4)]
    mode: Mode = "duel"
    answers: tuple[str, ...] = ()


class Examples(Content, frozen=True):
    """The file examples.toml: practice fighters, and the examples that use them and the shipped ones."""

    kits: tuple[Kit, ...]
    examples: tuple[Example, ...]


class Shown(msgspec.Struct, frozen=True):
    """An example played: the rules to draw it with, what the public sees at its end, and all that happened in the beat."""

    example: Example
    rules: Rules[Board, Pack]
    view: View
    events: tuple[Event, ...]


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the fighters of `pack` too. Raises ContentError naming file and reason."""
    path = folder / "examples.toml"
    found = read(path, Examples)
    known = Pack(pack.common, (*pack.kits, *found.kits))
    problems = [
        *duplicates(path, (example.id for example in found.examples)),
        *(f"{path.name}: {text}" for text in twice("fighters", [kit.id for kit in known.kits])),
        *(f"{path.name}: {kit.id}: {problem.text}" for kit in found.kits for problem in problems_of(kit)),
    ]
    for example in found.examples:
        problems += [f"{path.name}: {example.id}: {problem}" for problem in _problems(known, example)]
    if problems:
        raise ContentError(problems)
    return found


def _problems(pack: Pack, example: Example) -> Iterator[str]:
    for side in example.sides:
        if side.kit not in pack.kit:
            yield f"no fighter {side.kit!r}"
            continue
        styles, bases = pack.styles(side.kit), pack.bases(side.kit)
        style, _, base = (full_name(pack, side.kit, card) for card in side.pair.partition("/"))
        if style not in styles or base not in bases:
            yield f"{side.pair!r} is no pair of {side.kit} (BC-10)"
        if wrong := [card for card in side.clash if full_name(pack, side.kit, card) not in bases]:
            yield f"{side.kit} has no base {wrong[0]!r} (BC-23)"
    if len({side.space for side in example.sides}) < len(example.sides):
        yield "two fighters on one space (BC-56)"


def full_name(pack: Pack, kit: str, plain: str) -> str:
    """Return the name of a card or token by its plain id: the fighter's own, or everybody's."""
    own = f"{kit}.{plain}"
    return own if own in pack.part else plain


@cache
def _loaded() -> tuple[Rules[Board, Pack], dict[str, Example]]:
    """Return the rules with shipped and practice fighters, and the examples by id."""
    pack = BATTLECON.standard.pack
    found = load_examples(FOLDER, pack)
    known = {example.id: example for example in found.examples}
    return BATTLECON.rules(Pack(pack.common, (*pack.kits, *found.kits))), known


def examples() -> tuple[str, ...]:
    """Return the ids of all examples. Raises ContentError if they cannot be read."""
    return tuple(_loaded()[1])


@cache
def shown(example: str) -> Shown:
    """Return an example played. Raises KeyError for an unknown one."""
    rules, known = _loaded()
    return play(rules, known[example])


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example played by the rules, up to where recycling would begin.

    Raises IllegalChoiceError if what it says cannot be chosen, ValueError if it says too little or too much.
    """
    match = _laid_out(rules, example)
    uses = [list(side.uses) for side in example.sides]
    clashes = [list(side.clash) for side in example.sides]
    answers = list(example.answers)
    events: list[Event] = []
    while match.asks:
        asked = match.asks[0]
        if asked.kind == "pair":
            key = _pair(rules.pack, example, asked.seat)
        elif asked.kind == "advantage":
            key = _own(rules.pack, example, asked.seat, uses[asked.seat].pop(0)) if uses[asked.seat] else "pass"
        elif asked.kind == "clash" and clashes[asked.seat]:
            key = _own(rules.pack, example, asked.seat, clashes[asked.seat].pop(0))
        elif answers:
            key = answers.pop(0)
        else:
            raise ValueError(f"{example.id}: no answer to {_told(asked)}")
        turn = choose(rules, match, asked.seat, asked.id, [key])
        match = turn.match
        events += turn.events
    if answers or any(uses) or any(clashes):
        raise ValueError(f"{example.id}: nobody asked for {[*answers, *uses, *clashes]}")
    return Shown(example, rules, view(rules.pack, match, None), tuple(events))


def _own(pack: Pack, example: Example, seat: int, plain: str) -> str:
    return full_name(pack, example.sides[seat].kit, plain)


def _pair(pack: Pack, example: Example, seat: int) -> str:
    return "/".join(_own(pack, example, seat, card) for card in example.sides[seat].pair.split("/"))


def _told(asked: Decision) -> str:
    return f"{asked.kind!r} of seat {asked.seat}: {', '.join(option.key for option in asked.options)}"


def _laid_out(rules: Rules[Board, Pack], example: Example) -> BMatch:
    """Return the table of an example at its preparation: everybody holds all cards, and the beat ends before recycling."""
    kits = tuple(side.kit for side in example.sides)
    alone = example.mode in ("two_on_one", "three_on_one")
    options = Options(mode=example.mode, title="none" if alone else "taken", fighters=kits)
    match: BMatch = begin(rules, range(len(kits)), SEED, options).match
    while match.board.beat == 0:
        asked = match.asks[0]
        key = "beginner" if asked.kind == "discards" else asked.options[0].key
        match = choose(rules, match, asked.seat, asked.id, [key]).match
    board = match.board
    for fighter, side in zip(board.fighters, example.sides, strict=True):
        fighter.hand = (*fighter.hand, *fighter.discard_1, *fighter.discard_2)
        fighter.discard_1 = fighter.discard_2 = ()
        fighter.space = fighter.now.space = side.space - 1
        if side.life is not None:
            fighter.life = fighter.now.life = side.life
        if side.force is not None:
            board.force[fighter.team] = side.force
    board.active, board.active_team = 0, board.fighters[0].team
    for seat in list(match.lanes):
        match = take_back(rules, match, seat).match
    _end_before_recycling(match)
    return match


def _end_before_recycling(match: BMatch) -> None:
    """Leave out what follows the end effects, so that the pairs still lie open when the example is looked at."""
    for scope in match.scopes:
        scope.then = None
        scope.frames = [frame for frame in scope.frames if frame[-1] != "recycle"]  # type: ignore[index]  # no scopes wait
