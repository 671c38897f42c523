"""Worked examples of the rules: small tables, as data, that the real engine plays (TK-40, TK-41 and one for each rule)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from engines.kernel.content.reading import Content, duplicates, read
from engines.kernel.game import Game, Rules
from engines.kernel.learning import examples as kernel
from engines.kernel.learning.examples import FILE, Collection, ExampleBase, check_examples, lay_out, play_out
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import Card
from engines.krendel.board import GOAL, HAND, Board, Options, Wizard
from engines.krendel.content.pack import FOLDER, Pack
from engines.krendel.content.shapes import Creature, Id, Reward
from engines.krendel.round.ending import check_end
from engines.krendel.round.phases import choose_creatures, combat, reward
from engines.krendel.views.showing import view
from engines.krendel.views.view import View

Track = Annotated[int, msgspec.Meta(ge=0, lt=GOAL)]


class Chair(Content, frozen=True):
    """A seat: its creature, the stack of spells with the active one last, the tracks before, and whether it heals."""

    creature: Id
    spells: tuple[Id, ...] = ()
    trophies: Track = 0
    wounds: Track = 0
    heals: bool = False


class Example(ExampleBase, frozen=True):
    """A table with its seats clockwise; `tells` is the phase it is played to: the fight, the reward, the end."""

    tells: Literal["fight", "reward", "end"]
    condition: Id
    prize: Id
    seats: Annotated[tuple[Chair, ...], msgspec.Meta(min_length=2, max_length=6)]
    first: Annotated[int, msgspec.Meta(ge=0)] = 0
    round: Annotated[int, msgspec.Meta(ge=1)] = 1


class Examples(Content, frozen=True):
    """The file examples.toml: practice cards, and the examples that use them and the shipped ones."""

    creatures: tuple[Creature, ...]
    rewards: tuple[Reward, ...]
    examples: tuple[Example, ...]


Shown = kernel.Shown[Example, Board, Pack, View]


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the cards of `pack` too. Raises ContentError naming file and reason."""
    path = folder / FILE
    found = read(path, Examples)
    creatures = [c.id for c in (*pack.creatures, *found.creatures)]
    rewards = [r.id for r in (*pack.rewards, *found.rewards)]
    twice = [*duplicates(path, creatures), *duplicates(path, rewards)]
    check_examples(path, found.examples, partial(_problems, frozenset(creatures), frozenset(rewards)), twice)
    return found


def _problems(creatures: frozenset[str], rewards: frozenset[str], example: Example) -> Iterator[str]:
    used = [card for chair in example.seats for card in (chair.creature, *chair.spells)]
    yield from (f"no creature {card!r}" for card in used if card not in creatures)
    yield from (f"no reward {card!r}" for card in (example.condition, example.prize) if card not in rewards)
    if example.condition == example.prize:
        yield "one card is both condition and prize (TK-02)"
    if example.first >= len(example.seats):
        yield "the first player has no seat"


def _load(game: Game[Board, Pack]) -> tuple[Rules[Board, Pack], tuple[Example, ...]]:
    """Return the rules with shipped and practice cards, and the examples."""
    pack = game.standard.pack
    found = load_examples(FOLDER, pack)
    cards = Pack((*pack.creatures, *found.creatures), (*pack.rewards, *found.rewards), pack.heroes)
    return game.rules(cards), found.examples


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example after playing it to `tells`: every seat chooses the creature named, and heals or not as it says."""

    def answer(asked: Decision) -> list[str]:
        chair = example.seats[asked.seat]
        return [chair.creature if asked.kind == "creature" else "heal" if chair.heals else "keep"]

    steps = [choose_creatures, combat] if example.tells == "fight" else [choose_creatures, combat, reward, check_end]
    board = _board_of(rules, example)
    match, _ = lay_out(rules, board.order, board, steps)
    match, events = play_out(rules, match, answer)
    if example.tells == "fight":
        match.board.phase = "reward"  # the combat is shown from there on
    seen = view(rules.pack, match, None)
    if example.tells == "fight":
        seen = msgspec.structs.replace(seen, phase="fight")
    return Shown(example, rules, seen, events)


def _board_of(rules: Rules[Board, Pack], example: Example) -> Board:
    """Return the table of an example just before its round."""
    pack, shipped = rules.pack, rules.game.standard.pack
    used = {chair.creature for chair in example.seats}
    spare = [card.id for card in shipped.creatures if card.id not in used]
    order = tuple(range(len(example.seats)))
    wizards: dict[Seat, Wizard] = {}
    for seat, chair in enumerate(example.seats):
        hand = [chair.creature, *(spare.pop() for _ in range(HAND - 1))]
        hero = pack.heroes[seat].id
        cards = [Card(name, (), 1) for name in hand]
        wizards[seat] = Wizard(hero, chair.wounds, chair.trophies, cards, list(chair.spells), None)
    # As many cards as in a real match, with two rewards open (TK-02).
    rewards = [card.id for card in shipped.rewards[2:]]
    return Board(
        options=Options(),
        round=max(example.round, 1 + max(len(chair.spells) for chair in example.seats)),
        phase="choose",
        order=order,
        first=example.first,
        wizards=wizards,
        deck=[Card(name, (), 1) for name in spare],
        discard=[],
        rewards=[Card(name, (), 2) for name in rewards],
        condition=example.condition,
        prize=example.prize,
        used_rewards=[],
        shuffles=2,
        fight=None,
        awarded=(),
        fulfilled=(),
    )


def collection(game: Game[Board, Pack]) -> Collection[Example, Board, Pack, View]:
    """Return the examples, to be played by the rules of the game."""
    return Collection(partial(_load, game), play)
