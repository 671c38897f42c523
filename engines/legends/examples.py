"""Worked examples of the rules: a small table as data, whose answers the real engine plays (one for each line asked about)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from engines.kernel.choose import choose
from engines.kernel.content.reading import Content, read
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
)
from engines.kernel.steps.registry import StepCall
from engines.kernel.views import Card
from engines.legends.board import NOBODY, SQUAD, Board, Options, Permanent
from engines.legends.content.pack import FOLDER, Pack
from engines.legends.content.vocabulary import Id
from engines.legends.effects.moving import shuffle_number
from engines.legends.round.turn import main_phase, next_turn
from engines.legends.setup.series import new_board
from engines.legends.views.showing import view
from engines.legends.views.view import PermanentView, View

Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Named = Annotated[str, msgspec.Meta(pattern=r"^[a-z_]+[2-9]?$")]
"""A permanent by its card; the second one of the same card is "recruit2"."""

BEFORE = 2
"""The number of turns before the one that is played: nobody attacks in the first."""

STEPS: Mapping[str, StepCall] = {"start": next_turn, "main": main_phase}


class Stand(Content, frozen=True):
    """A permanent as the example begins, with the damage on it."""

    card: Id
    damage: Count = 0
    level: Count = 1
    turned: bool = False
    stays_turned: bool = False


class Side(Content, frozen=True):
    """A player: permanents, cards in hand, the deck with its top first, legendarity spent."""

    play: Annotated[tuple[Stand, ...], msgspec.Meta(min_length=1)]
    hand: tuple[Id, ...] = ()
    deck: tuple[Id, ...] = ("recruit", "recruit", "recruit")
    spent: Count = 0


class Ending(Content, frozen=True):
    """A permanent's state at the end: lives left, what the queue will do to them, whether it is turned, a hero's level."""

    lives: int | None = None
    pending: int = 0
    turned: bool = False
    level: Count = 1


class Example(ExampleBase, frozen=True):
    """A turn of the first player, from its start or from its main phase, up to the question after the last answer.

    `answers` are those of both players, in order: keys of options, but permanents by name, "attack:mira", "use:mira:0", a spell
    on the stack as "spell:spark"; several picks separated by blanks. `ends` are all permanents then in play, `sums` the
    legendarity available to both; these are the required result.
    """

    sides: tuple[Side, Side]
    ends: dict[Named, Ending]
    sums: tuple[int, int]
    answers: tuple[str, ...] = ()
    begins: Literal["start", "main"] = "main"


class Examples(Content, frozen=True):
    """The file examples.toml."""

    examples: tuple[Example, ...]


Shown = kernel.Shown[Example, Board, Pack, View]

# ---------------------------------------------------------------- a file of examples


def load_examples(folder: Path, pack: Pack) -> Examples:
    """Return the examples in `folder`, which use the cards of `pack`. Raises ContentError naming file, line and reason."""
    path = folder / FILE
    found = read(path, Examples)
    check_examples(path, found.examples, partial(_problems, pack))
    return found


def _problems(pack: Pack, example: Example) -> Iterator[str]:
    for side in example.sides:
        cards = [stand.card for stand in side.play]
        heroes = [card for card in cards if card in pack.hero]
        unknown = [card for card in (*cards, *side.hand, *side.deck) if card not in pack.card]
        yield from (f"no card {card!r}" for card in unknown)
        yield from (f"the hero {card!r} is no card of a deck" for card in (*side.hand, *side.deck) if card in pack.hero)
        if not unknown and not 1 <= len(heroes) <= SQUAD:
            yield f"{len(heroes)} heroes of a player: there are 1 to {SQUAD} (LG-04)"
        yield from (f"the hero {card!r} is there twice" for card, count in Counter(heroes).items() if count > 1)
        yield from (f"{card!r} does not stay in play" for card in cards if _goes(pack, card))
    yield from (
        f"no card {name!r} to end like that" for name in example.ends if name.rstrip("23456789") not in pack.card
    )


def _goes(pack: Pack, card: str) -> bool:
    """Return whether a card is an event or a skill that is no permanent."""
    return card in pack.card and card not in pack.fighter and not getattr(pack.card[card], "stays", False)


def _load(game: Game[Board, Pack]) -> tuple[Rules[Board, Pack], tuple[Example, ...]]:
    """Return the rules of new matches, and the examples."""
    return game.standard, load_examples(FOLDER, game.standard.pack).examples


# ---------------------------------------------------------------- playing one


def play(rules: Rules[Board, Pack], example: Example) -> Shown:
    """Return an example after playing it by the rules.

    Raises IllegalChoiceError if one of its answers cannot be chosen, ValueError if it has too few or too many, or if the result
    is not the required one.
    """
    board = _board_of(rules.pack, example)
    match, first = lay_out(rules, board.order, board, [STEPS[example.begins]])
    events = list(first)
    for text in example.answers:
        if not match.asks:
            check_spent(example, [text])
        asked = match.asks[0]
        names = _names(match.board)
        turn = choose(rules, match, asked.seat, asked.id, [_key(names, word) for word in text.split()])
        match = turn.match
        events += turn.events
    if match.asks and match.asks[0].kind not in ("main", "act"):
        raise missing_answer_error(example, match.asks[0])
    seen = view(rules.pack, match, None)
    _check_ends(example, seen)
    return Shown(example, rules, seen, tuple(events))


def _board_of(pack: Pack, example: Example) -> Board:
    """Return the table of an example as its turn, or the main phase of it, begins."""
    board = new_board(pack, (0, 1), Options())
    board.number, board.turn, board.active, board.phase = 1, BEFORE + 1, 0, "main"
    if example.begins == "start":
        board.turn, board.active = BEFORE, 1
    for seat, side in enumerate(example.sides):
        own = board.sides[seat]
        own.hand = [Card(name, (), shuffle_number(seat)) for name in side.hand]
        own.deck = [Card(name, (), shuffle_number(seat)) for name in reversed(side.deck)]
        own.spent = side.spent
        for stand in side.play:
            board.next_uid += 1
            board.permanents.append(
                Permanent(
                    uid=board.next_uid, card=stand.card, owner=seat, controller=seat, turned=stand.turned,
                    damage=stand.damage, level=stand.level, credit=NOBODY, stays_turned=stand.stays_turned, since=BEFORE,
                )
            )  # fmt: skip
    return board


def _names(board: Board) -> Mapping[str, str]:
    """Return the keys of permanents and of spells on the stack by their names in an example."""
    named = named_uids((permanent.uid, permanent.card) for permanent in board.permanents)
    spells = {f"spell:{spell.card}": str(spell.uid) for spell in board.stack}
    return {**{name: str(uid) for name, uid in named.items()}, **spells}


def named_uids(permanents: Iterable[tuple[int, str]]) -> dict[str, int]:
    """Return uids by the names of permanents, given uid and card: the second one of a card is "recruit2"."""
    found: dict[str, int] = {}
    for uid, card in permanents:
        count = sum(name.rstrip("23456789") == card for name in found) + 1
        found[card if count == 1 else f"{card}{count}"] = uid
    return found


def _key(names: Mapping[str, str], word: str) -> str:
    """Return the key of an answer, such as "mira", "attack:mira", "use:mira:0", "spell:spark", "pass"."""
    if word in names:
        return names[word]
    what, _, rest = word.partition(":")
    if what not in ("attack", "use"):
        return word
    name, _, ability = rest.partition(":")
    return ":".join(part for part in (what, names.get(name, name), ability) if part)


def _check_ends(example: Example, seen: View) -> None:
    """Raise ValueError unless exactly these permanents are in play as the example requires, with the required sums."""
    named = named_uids((permanent.uid, permanent.card) for permanent in seen.permanents)
    if {*named} != {*example.ends}:
        raise ValueError(f"{example.id}: in play are {sorted(named)}, not {sorted(example.ends)}")
    for name, uid in named.items():
        permanent = seen.permanent(uid)
        assert permanent is not None
        ended = _ending(permanent)
        if ended != example.ends[name]:
            raise ValueError(f"{example.id}: {name} ends as {ended}, not as {example.ends[name]}")
    sums = (seen.player(0).sum.available, seen.player(1).sum.available)
    if sums != example.sums:
        raise ValueError(f"{example.id}: the sums are {sums}, not {example.sums}")


def _ending(permanent: PermanentView) -> Ending:
    level = permanent.level if permanent.type == "hero" else 1
    return Ending(permanent.lives, permanent.pending, permanent.turned, level)


def collection(game: Game[Board, Pack]) -> Collection[Example, Board, Pack, View]:
    """Return the examples, to be played by the rules of the game."""
    return Collection(partial(_load, game), play)
