"""Worked examples of the rules: a beat each, as data, that the real engine plays (BC-14, BC-62 and one for each rule)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec

from engines.battlecon.board import BattleconMatch, Board, Mode, Options
from engines.battlecon.content.checks import problems_of, repeated_ids
from engines.battlecon.content.pack import FOLDER, Pack
from engines.battlecon.content.shapes import Kit
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.round.phases import end_before_recycling
from engines.battlecon.views.showing import view
from engines.battlecon.views.view import View
from engines.kernel.choose import begin, choose, take_back
from engines.kernel.content.reading import Content, read
from engines.kernel.game import Game, Rules
from engines.kernel.learning import examples as kernel
from engines.kernel.learning.examples import (
    FILE,
    SEED,
    Collection,
    ExampleBase,
    check_examples,
    check_spent,
    missing_answer_error,
    play_out,
)
from engines.kernel.state.model import Decision

Count = Annotated[int, msgspec.Meta(ge=0, le=30)]


class Side(Content, frozen=True):
    """A fighter: the pair as "style/base" by plain ids, its space counted from 1, and the differences from a fight's start.

    `uses` are advantages and `clash` bases, in the order in which they are laid; `force` is that of its team.
    """

    kit: Id
    pair: str
    space: Annotated[int, msgspec.Meta(ge=1, le=9)]
    life: Count | None = None
    force: Count | None = None
    uses: tuple[Id, ...] = ()
    clash: tuple[Id, ...] = ()


class Example(ExampleBase, frozen=True):
    """A beat with its fighters in their order; `answers` are the keys for all other questions."""

    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=4)]
    mode: Mode = "duel"
    answers: tuple[str, ...] = ()


class Examples(Content, frozen=True):
    """The file examples.toml: practice fighters, and the examples that use them and the shipped ones."""

    kits: tuple[Kit, ...]
    examples: tuple[Example, ...]


Shown = kernel.Shown[Example, Board, Pack, View]


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the fighters of `pack` too. Raises ContentError naming file and reason."""
    path = folder / FILE
    found = read(path, Examples)
    known = Pack(pack.common, (*pack.kits, *found.kits))
    others = [
        *(f"{path.name}: {text}" for text in repeated_ids("fighters", [kit.id for kit in known.kits])),
        *(f"{path.name}: {kit.id}: {problem.text}" for kit in found.kits for problem in problems_of(kit)),
    ]
    check_examples(path, found.examples, partial(_problems, known), others)
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


def _load(game: Game[Board, Pack]) -> tuple[Rules[Board, Pack], tuple[Example, ...]]:
    """Return the rules with shipped and practice fighters, and the examples."""
    pack = game.standard.pack
    found = load_examples(FOLDER, pack)
    return game.rules(Pack(pack.common, (*pack.kits, *found.kits))), found.examples


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example after playing it up to the beginning of recycling.

    Raises IllegalChoiceError if one of its answers cannot be chosen, ValueError if it has too few or too many.
    """
    uses = [list(side.uses) for side in example.sides]
    clashes = [list(side.clash) for side in example.sides]
    answers = list(example.answers)

    def answer(asked: Decision) -> list[str]:
        if asked.kind == "pair":
            return [_pair(rules.pack, example, asked.seat)]
        if asked.kind == "advantage":
            return [_own(rules.pack, example, asked.seat, uses[asked.seat].pop(0)) if uses[asked.seat] else "pass"]
        if asked.kind == "clash" and clashes[asked.seat]:
            return [_own(rules.pack, example, asked.seat, clashes[asked.seat].pop(0))]
        if answers:
            return [answers.pop(0)]
        raise missing_answer_error(example, asked)

    match, events = play_out(rules, _board_of(rules, example), answer)
    check_spent(example, [*answers, *(card for cards in (*uses, *clashes) for card in cards)])
    return Shown(example, rules, view(rules.pack, match, None), events)


def _own(pack: Pack, example: Example, seat: int, plain: str) -> str:
    return full_name(pack, example.sides[seat].kit, plain)


def _pair(pack: Pack, example: Example, seat: int) -> str:
    return "/".join(_own(pack, example, seat, card) for card in example.sides[seat].pair.split("/"))


def _board_of(rules: Rules[Board, Pack], example: Example) -> BattleconMatch:
    """Return the table of an example at its preparation: everybody holds all cards, and the beat ends before recycling."""
    kits = tuple(side.kit for side in example.sides)
    alone = example.mode in ("two_on_one", "three_on_one")
    options = Options(mode=example.mode, title="none" if alone else "taken", fighters=kits)
    match: BattleconMatch = begin(rules, range(len(kits)), SEED, options).match
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
    end_before_recycling(match)
    return match


def collection(game: Game[Board, Pack]) -> Collection[Example, Board, Pack, View]:
    """Return the examples, to be played by the rules of the game."""
    return Collection(partial(_load, game), play)
