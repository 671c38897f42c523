"""Worked examples of the rules: small tables, as data, that the real engine plays (TK-40, TK-41 and one for each rule)."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from engines.kernel.choose import FORMAT, choose
from engines.kernel.content import Content, ContentError, Name, duplicates, read
from engines.kernel.game import Rules
from engines.kernel.model import Event, Frame, Match, Root, Scope, Seat
from engines.kernel.play import Play
from engines.kernel.steps import frame
from engines.kernel.views import Card
from engines.krendel.board import GOAL, HAND, Board, KMatch, Options, Wizard
from engines.krendel.content import FOLDER, Creature, Id, Pack, Reward
from engines.krendel.game import KRENDEL, view
from engines.krendel.rounds import check_end, choose_creatures, combat, reward
from engines.krendel.view import View

Track = Annotated[int, msgspec.Meta(ge=0, lt=GOAL)]

SEED = "0" * 64
"""Nothing that an example shows is drawn by chance."""


class Chair(Content, frozen=True):
    """A seat: its creature, the stack of spells with the active one last, the tracks before, and whether it heals."""

    creature: Id
    spells: tuple[Id, ...] = ()
    trophies: Track = 0
    wounds: Track = 0
    heals: bool = False


class Example(Content, frozen=True):
    """A table with its seats clockwise; `says` is what it shows, `tells` how far it goes: the fight, the reward, the end."""

    id: Id
    says: Name
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


class Shown(msgspec.Struct, frozen=True):
    """An example played: the rules to draw it with, what the public sees at its end, and all that happened."""

    example: Example
    rules: Rules[Board, Pack]
    view: View
    events: tuple[Event, ...]


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the cards of `pack` too. Raises ContentError naming file and reason."""
    path = folder / "examples.toml"
    found = read(path, Examples)
    creatures = [c.id for c in (*pack.creatures, *found.creatures)]
    rewards = [r.id for r in (*pack.rewards, *found.rewards)]
    problems = [
        *duplicates(path, (e.id for e in found.examples)),
        *duplicates(path, creatures),
        *duplicates(path, rewards),
    ]
    for example in found.examples:
        used = [card for chair in example.seats for card in (chair.creature, *chair.spells)]
        problems += [f"{path.name}: {example.id}: no creature {card!r}" for card in used if card not in creatures]
        pair = (example.condition, example.prize)
        problems += [f"{path.name}: {example.id}: no reward {card!r}" for card in pair if card not in rewards]
        if example.condition == example.prize:
            problems.append(f"{path.name}: {example.id}: one card is both condition and prize (TK-02)")
        if example.first >= len(example.seats):
            problems.append(f"{path.name}: {example.id}: the first player has no seat")
    if problems:
        raise ContentError(problems)
    return found


@cache
def _loaded() -> tuple[Rules[Board, Pack], dict[str, Example]]:
    """Return the rules with shipped and practice cards, and the examples by id."""
    pack = KRENDEL.standard.pack
    found = load_examples(FOLDER, pack)
    cards = Pack((*pack.creatures, *found.creatures), (*pack.rewards, *found.rewards), pack.heroes)
    return KRENDEL.rules(cards), {example.id: example for example in found.examples}


def examples() -> tuple[str, ...]:
    """Return the ids of all examples. Raises ContentError if they cannot be read."""
    return tuple(_loaded()[1])


@cache
def shown(example: str) -> Shown:
    """Return an example played to where its caption ends. Raises KeyError for an unknown one."""
    rules, known = _loaded()
    return play(rules, known[example])


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example played by the rules: everybody chooses the creature named, and heals or not as it says."""
    match = _laid_out(rules, example)
    Play(rules, match).run()
    events: list[Event] = []
    while match.asks:
        asked = match.asks[0]
        chair = example.seats[asked.seat]
        key = chair.creature if asked.kind == "creature" else "heal" if chair.heals else "keep"
        turn = choose(rules, match, asked.seat, asked.id, [key])
        match = turn.match
        events += turn.events
    if example.tells == "fight":
        match.board.phase = "reward"  # the combat is shown from there on
    seen = view(rules.pack, match, None)
    if example.tells == "fight":
        seen = msgspec.structs.replace(seen, phase="fight")
    return Shown(example, rules, seen, tuple(events))


def _laid_out(rules: Rules[Board, Pack], example: Example) -> KMatch:
    """Return the table of an example just before its round, which ends where the example does."""
    pack = rules.pack
    shipped = KRENDEL.standard.pack
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
    board = Board(
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
    steps = [choose_creatures, combat] if example.tells == "fight" else [choose_creatures, combat, reward, check_end]
    agenda: list[Frame | Scope[Root]] = [frame(step) for step in reversed(steps)]
    scopes = [Scope(Root(), agenda, [], None, must=True)]
    return Match(
        FORMAT, KRENDEL.id, KRENDEL.edition, rules.hash, order, board, scopes, [], {}, None, SEED, 0, 0, 0, None
    )
