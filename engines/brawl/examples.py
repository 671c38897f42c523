"""Worked examples of the rules: a few champions each, as data, whose actions the real engine plays (one for each rule)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec

from engines.brawl.board import CHAMPIONS_EACH, GATE, TRACK, TRAPS, Board, Champion, Options
from engines.brawl.content.arenas import Arena
from engines.brawl.content.checks import problems_of_arena, problems_of_challenges
from engines.brawl.content.pack import FOLDER, Pack
from engines.brawl.content.shapes import Challenge
from engines.brawl.content.vocabulary import Id, Trap
from engines.brawl.round.phases import start_turn
from engines.brawl.setup.setup import new_board
from engines.brawl.views.showing import view
from engines.brawl.views.view import View
from engines.kernel.content.reading import Content, line_of, read
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

Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Hex = Annotated[str, msgspec.Meta(pattern="^[A-Z][1-9][0-9]?$")]
"""A players' name of a hex: the row as a letter from the top, the place in it from the left."""

CardName = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]+\.[a-z0-9_]+$")]


class Stand(Content, frozen=True):
    """A champion as the turn begins; without `hex` he is at the gate."""

    kit: Id
    hex: Hex | None = None
    damage: Count = 0
    levelled: bool = False


class Side(Content, frozen=True):
    """A player: champions, and cards in hand, named "champion.card". All other cards are in the deck, all cores ready."""

    champions: Annotated[tuple[Stand, ...], msgspec.Meta(min_length=1, max_length=3)]
    hand: tuple[CardName, ...] = ()


class Ending(Content, frozen=True):
    """A champion's state at the end; missing fields have their usual value, without `hex` he is at the gate."""

    hex: Hex | None = None
    damage: Count = 0
    levelled: bool = False
    rooted: bool = False


class Example(ExampleBase, frozen=True):
    """A turn of the first player, up to the question for the next action.

    Two sides are a duel, four a match of teams, in order of turns. `answers` are all choices, in order: keys of options, but
    hexes and champions by name, "C4!" for a step onto the trap there, several picks separated by blanks. `ends` and `points`
    are the required result; `before` the points of both sides at the start, `track` challenges from the left.
    """

    sides: Annotated[tuple[Side, ...], msgspec.Meta(min_length=2, max_length=4)]
    ends: dict[Id, Ending]
    answers: tuple[str, ...] = ()
    round: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    before: tuple[Count, Count] = (0, 0)
    points: tuple[Count, Count] = (0, 0)
    traps: dict[Hex, Trap] = msgspec.field(default_factory=dict)
    track: tuple[str, ...] = ()


class Examples(Content, frozen=True):
    """The file examples.toml: an arena and challenges of its own, since both may be exchanged, and the examples there."""

    arena: Arena
    challenges: tuple[Challenge, ...]
    examples: tuple[Example, ...]


Shown = kernel.Shown[Example, Board, Pack, View]

# ---------------------------------------------------------------- a file of examples


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the champions of `pack`. Raises ContentError naming file, line and reason."""
    path = folder / FILE
    found = read(path, Examples)
    arena = problems_of_arena(found.arena)
    text = path.read_text(encoding="utf-8")
    others = [
        f"{path.name}:{line_of(text, problem.place)}: {problem.text}"
        for problem in (*arena, *problems_of_challenges(found.challenges, (found.arena,)))
    ]
    # An arena that is none has no hexes to look for.
    known = _pack(pack, found)
    check_examples(path, found.examples, (lambda _: ()) if arena else partial(_problems, known), others)
    return found


def _pack(pack: Pack, found: Examples) -> Pack:
    return Pack(pack.champions, (found.arena,), found.challenges)


def _problems(pack: Pack, example: Example) -> Iterator[str]:
    stands = [stand for side in example.sides for stand in side.champions]
    kits = [stand.kit for stand in stands]
    if len(example.sides) not in CHAMPIONS_EACH:
        yield f"{len(example.sides)} sides: two are a duel, four are teams (SB-70)"
        return
    if unknown := [kit for kit in kits if kit not in pack.champion]:
        yield f"no champion {unknown[0]!r}"
        return
    if len({*kits}) < len(kits):
        yield "a champion stands there twice"
    most = CHAMPIONS_EACH[len(example.sides)]
    if any(len(side.champions) > most for side in example.sides):
        yield f"more than {most} champions of a player (SB-04, SB-71)"
    yield from _misplaced(pack, example, stands)
    for side in example.sides:
        own = {card for stand in side.champions for card in pack.cards_of(stand.kit)}
        yield from (f"no card {card!r} of this side" for card in side.hand if card not in own)
    yield from (f"no champion {kit!r} to end like that" for kit in example.ends if kit not in kits)
    if missing := [kit for kit in kits if kit not in example.ends]:
        yield f"it does not say how {missing[0]!r} ends"
    if len(example.track) > len(TRACK[len(example.sides)]):
        yield f"{len(example.track)} slots: the track has {len(TRACK[len(example.sides)])} (SB-14, SB-72)"
    if Counter(example.traps.values()) - Counter(TRAPS):
        yield "more traps of a kind than there are tokens (SB-06)"
    yield from (f"no challenge {name!r}" for name in example.track if name and name not in pack.challenge)


def _misplaced(pack: Pack, example: Example, stands: list[Stand]) -> Iterator[str]:
    hexes = hex_names(pack.arenas[0])
    places = [stand.hex for stand in stands if stand.hex is not None]
    named = [*places, *example.traps, *(end.hex for end in example.ends.values() if end.hex is not None)]
    yield from (f"no hex {name!r}" for name in named if name not in hexes)
    yield from (f"a statue stands on {name}" for name in named if pack.arenas[0].blocked >> hexes.get(name, 0) & 1)
    if len({*places}) < len(places):
        yield "two champions on one hex (SB-21)"


def hex_names(arena: Arena) -> dict[str, int]:
    """Return the hexes of an arena by their players' names."""
    return {name: hex_ for hex_, name in enumerate(arena.hex_names)}


def _load(game: Game[Board, Pack]) -> tuple[Rules[Board, Pack], tuple[Example, ...]]:
    """Return the rules with the arena and the challenges of the examples, and the examples."""
    pack = game.standard.pack
    found = load_examples(FOLDER, pack)
    return game.rules(_pack(pack, found)), found.examples


# ---------------------------------------------------------------- playing one


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example after playing it by the rules.

    Raises IllegalChoiceError if one of its answers cannot be chosen, ValueError if it has too few or too many, or if the result
    is not the required one.
    """
    answers = list(example.answers)
    board = _board_of(rules.pack, example)
    names = _names(rules.pack, board)

    def answer(asked: Decision) -> list[str] | None:
        if answers:
            return [_key(names, text) for text in answers.pop(0).split()]
        if asked.kind == "act":
            return None
        raise missing_answer_error(example, asked)

    match, before = lay_out(rules, board.order, board, [start_turn])
    match, events = play_out(rules, match, answer)
    check_spent(example, answers)
    seen = view(rules.pack, match, None)
    _check_ends(rules.pack, example, seen)
    return Shown(example, rules, seen, (*before, *events))


def _names(pack: Pack, board: Board) -> Mapping[str, str]:
    """Return the keys of hexes, of steps onto traps and of champions by their names in an example."""
    hexes = hex_names(pack.arena[board.options.arena])
    return {
        **{name: f"h{hex_}" for name, hex_ in hexes.items()},
        **{f"{name}!": f"t{hex_}" for name, hex_ in hexes.items()},
        **{champion.kit: str(i) for i, champion in enumerate(board.champions)},
    }


def _key(names: Mapping[str, str], text: str) -> str:
    """Return the key of an answer, such as "C4", "rath" or, with the part done first, "izabella.fully_prepared>rath"."""
    return re.sub(r"[^>:]+$", lambda named: names.get(named[0], named[0]), text)


def _check_ends(pack: Pack, example: Example, seen: View) -> None:
    """Raise ValueError unless each champion ends as the example requires, with the required points."""
    names = pack.arena[seen.arena].hex_names
    for champion in seen.champions:
        ended = Ending(
            names[champion.hex] if champion.hex >= 0 else None, champion.damage, champion.levelled, champion.rooted
        )
        if ended != example.ends[champion.kit]:
            raise ValueError(f"{example.id}: {champion.kit} ends as {ended}, not as {example.ends[champion.kit]}")
    if seen.points != example.points:
        raise ValueError(f"{example.id}: the points are {seen.points}, not {example.points}")


def _board_of(pack: Pack, example: Example) -> Board:
    """Return the table of an example as its turn begins: the first side has the deployment area at the top."""
    options = Options(mode="duel" if len(example.sides) == 2 else "teams", arena=pack.arenas[0].id)
    board = new_board(pack, tuple(range(len(example.sides))), options)
    board.round, board.points, board.phase = example.round, list(example.before), "activation"
    hexes = hex_names(pack.arenas[0])
    for seat, side in enumerate(example.sides):
        player = board.players[seat]
        for stand in side.champions:
            at = hexes[stand.hex] if stand.hex is not None else GATE
            board.champions.append(
                Champion(stand.kit, seat, player.team, at, stand.damage, stand.levelled, at, stand.damage)
            )
        cards = [card for stand in side.champions for card in pack.cards_of(stand.kit)]
        player.hand = [card for card in cards if card in side.hand]
        player.deck = [card for card in cards if card not in side.hand]
    board.traps = {hexes[name]: trap for name, trap in example.traps.items()}
    for trap in board.traps.values():
        board.supply.remove(trap)
    board.track = (*example.track, *board.track[len(example.track) :])
    board.challenges = [name for name in board.challenges if name not in board.track]
    return board


def collection(game: Game[Board, Pack]) -> Collection[Example, Board, Pack, View]:
    """Return the examples, to be played by the rules of the game."""
    return Collection(partial(_load, game), play)
