"""Worked examples of the rules: a few heroes each, as data, whose turn the real engine plays (one for each line asked about)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from engines.archutheon.board import GREEN, NONE, ORANGE, Board, Hero, Mark, Options, Side, Token
from engines.archutheon.content.arena import Arena
from engines.archutheon.content.pack import FOLDER, Pack
from engines.archutheon.content.shapes import Card
from engines.archutheon.content.vocabulary import Element, Id, Permanent, Thing
from engines.archutheon.derived.here import arena_of
from engines.archutheon.round.turn import ask_turn, start_turn
from engines.archutheon.setup.table import new_board
from engines.archutheon.views.showing import view
from engines.archutheon.views.view import HeroView, View
from engines.kernel.content.reading import Content, duplicates, read
from engines.kernel.game import Game, Rules
from engines.kernel.learning import examples as kernel
from engines.kernel.learning.examples import (
    FILE,
    Collection,
    ExampleBase,
    check_examples,
    check_spent,
    lay_out,
    missing_answer_error,
    play_out,
)
from engines.kernel.state.model import Decision

Area = Annotated[str, msgspec.Meta(pattern=r"^[A-E][1-5]$")]
Cell = Annotated[str, msgspec.Meta(pattern=r"^[A-E][1-5][wns]$")]
CardName = Annotated[str, msgspec.Meta(pattern=r"^[a-z_]+\.[a-z_]+$")]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Colour = Literal["orange", "green"]

COLOURS: Mapping[str, int] = {"orange": ORANGE, "green": GREEN, "": NONE}
TURNS = (5, 6)
"""The turn of each side that is played: not the first one, which has no Recovery."""

HEROES = frozenset({"hero", "target", "who", "order", "walker"})
"""The kinds of questions that are answered by a hero; by a number of the movement track besides."""


class Stand(Content, frozen=True):
    """A hero as the example begins; without `health` he has all of it."""

    kit: Id
    cell: Cell
    health: Count | None = None
    marks: tuple[Permanent, ...] = ()
    element: Element | Literal[""] = ""


class Squad(Content, frozen=True):
    """A player: heroes, the leader first; cards, named "hero.card"; the steps of movement, slots and stash."""

    heroes: Annotated[tuple[Stand, ...], msgspec.Meta(min_length=1, max_length=4)]
    hand: tuple[CardName, ...] = ()
    stash: tuple[CardName, ...] = ()
    recharge: tuple[tuple[CardName, ...], tuple[CardName, ...], tuple[CardName, ...]] = ((), (), ())
    tracks: tuple[Count, Count, Count] = (0, 0, 0)
    tactics: Token = "ready"
    charges: Annotated[tuple[Element, ...], msgspec.Meta(max_length=3)] = ()


class Ending(Content, frozen=True):
    """A hero's state at the end; one who is not named has left the board."""

    cell: Cell
    health: Count
    marks: tuple[Permanent, ...] = ()
    element: Element | Literal[""] = ""


class Example(ExampleBase, frozen=True):
    """A turn of one player, from its Recovery or after it, up to the question `stops`, or to the end of the match.

    `sides` are orange and green. `answers` are those of both, in order: keys of options, but heroes and areas by name,
    several picks separated by blanks. `ends` are all heroes then on the board. The Gate begins in its middle, and with
    `lines` the Collapse has begun. Nothing else lies on the board than what is said here.
    """

    sides: tuple[Squad, Squad]
    ends: dict[Id, Ending]
    answers: tuple[str, ...] = ()
    turn: Colour = "orange"
    begins: Literal["recovery", "tactics"] = "tactics"
    stops: str = "turn"
    modules: tuple[Literal["charge", "boosting", "release", "slots"], ...] = ()
    things: dict[Cell, Thing] = msgspec.field(default_factory=dict)
    tokens: dict[Cell, Colour] = msgspec.field(default_factory=dict)
    aside: dict[Area, Permanent | Element] = msgspec.field(default_factory=dict)
    gate: Area | None = None
    lines: tuple[Count, Count] | None = None
    winner: Colour | Literal[""] = ""


class Examples(Content, frozen=True):
    """The file examples.toml: cards for practice, which every hero of an example has, and the examples."""

    cards: tuple[Card, ...]
    examples: tuple[Example, ...]


Shown = kernel.Shown[Example, Board, Pack, View]

# ---------------------------------------------------------------- a file of examples


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the heroes and the map of `pack`.

    Raises ContentError naming file, line and reason.
    """
    path = folder / FILE
    found = read(path, Examples)
    others = duplicates(path, (card.id for card in found.cards))
    check_examples(path, found.examples, partial(_problems, practice(pack, found.cards)), others)
    return found


def practice(pack: Pack, cards: tuple[Card, ...]) -> Pack:
    """Return a pack whose heroes have the cards for practice and nothing else."""
    heroes = tuple(msgspec.structs.replace(hero, cards=cards, trait=()) for hero in pack.heroes)
    return Pack(heroes, pack.universal, pack.terrains, pack.arenas, pack.tables)


def _problems(pack: Pack, example: Example) -> Iterator[str]:
    arena = pack.arena[Options().arena]
    stands = [stand for side in example.sides for stand in side.heroes]
    kits, cells = [stand.kit for stand in stands], [stand.cell for stand in stands]
    yield from (f"no hero {kit!r}" for kit in kits if kit not in pack.hero)
    yield from (f"the hero {kit!r} is there twice (AR-08)" for kit, count in Counter(kits).items() if count > 1)
    yield from (f"two heroes on {cell} (AR-10)" for cell, count in Counter(cells).items() if count > 1)
    yield from (f"no hero {kit!r} to end like that" for kit in example.ends if kit not in kits)
    ended = [ending.cell for ending in example.ends.values()]
    named = [*cells, *ended, *example.things, *example.tokens]
    yield from (f"no cell {cell!r}" for cell in named if cell not in arena.cell)
    yield from (f"no area {area!r}" for area in example.aside if area not in arena.area)
    if example.gate is not None and example.gate not in arena.gate:
        yield f"the Gate is never in {example.gate} (AR-81)"
    for side in example.sides:
        own = {
            f"{stand.kit}.{card.id}" for stand in side.heroes if stand.kit in pack.hero for card in pack.heroes[0].cards
        }
        held = [*side.hand, *side.stash, *(card for cell in side.recharge for card in cell)]
        yield from (f"no card {card!r} of this side" for card in held if card not in own)


def _load(game: Game[Board, Pack]) -> tuple[Rules[Board, Pack], tuple[Example, ...]]:
    """Return the rules with the cards for practice, and the examples."""
    pack = game.standard.pack
    found = load_examples(FOLDER, pack)
    return game.rules(practice(pack, found.cards)), found.examples


# ---------------------------------------------------------------- playing one


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example after playing it by the rules.

    Raises IllegalChoiceError if one of its answers cannot be chosen, ValueError if it has too few or too many, or if the result
    is not the required one.
    """
    answers = list(example.answers)
    board = _board_of(rules.pack, example)
    arena = arena_of(board, rules.pack)
    numbers = {hero.kit: str(at) for at, hero in enumerate(board.heroes)}

    def answer(asked: Decision) -> list[str] | None:
        if answers:
            return [_key(asked, arena, numbers, word) for word in answers.pop(0).split()]
        if asked.kind == example.stops:
            return None
        raise missing_answer_error(example, asked)

    step = start_turn if example.begins == "recovery" else ask_turn
    match, before = lay_out(rules, board.seats, board, [step])
    match, events = play_out(rules, match, answer)
    check_spent(example, answers)
    seen = view(rules.pack, match, None)
    _check_ends(arena, example, seen)
    return Shown(example, rules, seen, (*before, *events))


def _key(asked: Decision, arena: Arena, numbers: Mapping[str, str], word: str) -> str:
    """Return the key of an answer, such as "attack:slow:knight.strike", "knight", "knight:1", "C3", "C3n"."""
    if asked.kind == "area" and word in arena.area:
        return str(arena.area[word])
    if asked.kind in HEROES:
        name, colon, number = word.partition(":")
        return f"{numbers.get(name, name)}{colon}{number}"
    return word


def _board_of(pack: Pack, example: Example) -> Board:
    """Return the table of an example as its turn begins, or after its Recovery."""
    board = new_board(pack, (0, 1), Options(**dict.fromkeys(example.modules, "on")))  # type: ignore[arg-type]  # switches
    arena = arena_of(board, pack)
    board.turn, board.phase = TURNS[COLOURS[example.turn]] - (example.begins == "recovery"), "tactics"
    board.things = {arena.cell[name]: thing for name, thing in example.things.items()}
    board.tokens = {arena.cell[name]: COLOURS[colour] for name, colour in example.tokens.items()}
    for name, what in example.aside.items():
        board.moment += 1
        board.aside[arena.area[name]] = Side(what, board.moment)
    if example.gate is not None:
        board.gate = arena.gate.index(example.gate)
    if example.lines is not None:
        board.collapse, board.lines = ORANGE, example.lines
    for at, side in enumerate(example.sides):
        player = board.players[at]
        player.hand, player.stash, player.recharge = list(side.hand), list(side.stash), side.recharge
        player.tracks, player.tactics, player.charges = side.tracks, side.tactics, side.charges
        board.heroes += [_hero(board, pack, at, number, stand) for number, stand in enumerate(side.heroes, 1)]
    return board


def _hero(board: Board, pack: Pack, side: int, number: int, stand: Stand) -> Hero:
    """Return a hero of an example; he comes after whatever lies in his area."""
    cell = arena_of(board, pack).cell[stand.cell]
    board.moment += 1
    since = board.moment
    marks = tuple(Mark(what, since + n) for n, what in enumerate(stand.marks, 1))
    board.moment += len(marks)
    full = pack.tables.full_health(board.options.modules(), side, number)
    health = full if stand.health is None else stand.health
    return Hero(stand.kit, side, number, cell, health, marks, stand.element, since, since, cell // 3, health)


def _check_ends(arena: Arena, example: Example, seen: View) -> None:
    """Raise ValueError unless exactly these heroes are on the board as the example requires, and the match is won as it says."""
    found = {hero.kit: _ending(arena, hero) for hero in seen.heroes if hero.cell >= 0}
    if {*found} != {*example.ends}:
        raise ValueError(f"{example.id}: on the board are {sorted(found)}, not {sorted(example.ends)}")
    for kit, ended in found.items():
        if ended != example.ends[kit]:
            raise ValueError(f"{example.id}: {kit} ends as {ended}, not as {example.ends[kit]}")
    if seen.winner != COLOURS[example.winner]:
        raise ValueError(f"{example.id}: the winner is {seen.winner}, not {example.winner!r}")


def _ending(arena: Arena, hero: HeroView) -> Ending:
    return Ending(arena.cell_names[hero.cell], hero.health, hero.marks, hero.element)  # type: ignore[arg-type]  # permanents


def collection(game: Game[Board, Pack]) -> Collection[Example, Board, Pack, View]:
    """Return the examples, to be played by the rules of the game."""
    return Collection(partial(_load, game), play)
