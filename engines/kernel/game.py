"""The protocol between a game and the kernel: the game's steps, types and hooks, and a game bound to a content pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engines.kernel.automatic.chance import random_advice
from engines.kernel.automatic.counsel import Counsel
from engines.kernel.automatic.orders import Order
from engines.kernel.content.additions import Files
from engines.kernel.content.former import Stored
from engines.kernel.content.reading import pack_bytes, pack_hash
from engines.kernel.content.script import Lesson
from engines.kernel.events import Event
from engines.kernel.lobby.brought import Bringing
from engines.kernel.lobby.forms import Form
from engines.kernel.lobby.options import TableOption, table_options
from engines.kernel.state.copying import copier
from engines.kernel.state.model import B, Decision, Match, Option, Seat
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import Step, Steps
from engines.kernel.steps.rules import Trigger
from engines.kernel.steps.timing import timing_steps
from engines.kernel.steps.windows import window_steps

P = TypeVar("P")

Compose = Callable[[P, B, Seat | None, int, list[str], int, Random], list[str] | None]
"""A function that draws the hidden cards of a shuffle, as they may be for all that a viewer knows.

It gets the pack, the board, the viewer, the number of the shuffle, the ids of its cards that the viewer sees in zones, how many
others are hidden in zones, and a source of chance. It returns so many ids, None where the viewer knows what is hidden. Cards of
the shuffle that lie outside of zones are open: the board has them.
"""

Upgrade = Callable[[dict[str, Any]], None]
"""A function that changes a raw save of one edition into the next, in place."""


class Zone(msgspec.Struct, frozen=True):
    """A place for cards that are hidden from some viewers: the list on the board itself, and the seats that see into it."""

    cards: list[Any]
    seen_by: tuple[Seat, ...]


class PlayedGame(msgspec.Struct, frozen=True):
    """A game of a series: who was first in it, the seats from best to worst, and with whom each seat played.

    `places` are empty while it is played, or where the match ended within it; of a drawn game all seats share the first.
    """

    first: Seat
    places: tuple[tuple[Seat, ...], ...]
    characters: Mapping[Seat, Sequence[str]]


@dataclass(frozen=True)
class Series(Generic[B]):
    """The part of a game that concerns matches of several games, such as best of three.

    `concede` is the step by which a seat gives up the game being played, and not the match. `ended` is the kind of the event with
    which a game of the match ends: all standing orders end with it. `played` returns whether a match is made of several games.
    `games` returns the games of a match in their order, the one that is being played last; empty for a match that is one game
    by itself. `results` returns what changes as a game ends or its end is undone, and never else; it is compared at each choice,
    so that it is cheap. `lengths` has the options by which a match is the best of so many games: such a match is a whole pairing
    of a tournament (TM-33). Its options type then has the fields `lead`, `decisive` and `most`. After `drawn` games that nobody
    has won more wins take the series.
    """

    concede: Step
    ended: str
    played: Callable[[B], bool]
    games: Callable[[B], Sequence[PlayedGame]] = lambda _board: ()
    results: Callable[[B], object] = lambda _board: ()
    lengths: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    drawn: int = 0


@dataclass(frozen=True)
class Mark(Generic[B, P]):
    """A public mark that a seat may set at any time, also on something hidden, such as a card face down.

    It answers no question and changes none that is open; what it does, it does later. `values` returns the values that a seat may
    set it to now, by public facts alone, without the one that it has. `put` changes the board and emits an event; it may neither
    ask, schedule, roll nor reveal anything.
    """

    values: Callable[[P, B, Seat], Sequence[str]]
    put: Callable[[Play[B, P], Seat, str], None]


@dataclass(frozen=True)
class Correcting(Generic[B, P]):
    """The changes of the table that a judge may make by hand, where going back is no way: what was noticed too late.

    `things` returns what may be corrected now, by key, such as "lives:104" or "spent:0"; nothing while the table cannot be
    corrected. `values` returns the values that a thing may be given, without the one that it has, which `present` returns; "" for
    a thing that has none. All go by open facts alone.
    `put` changes the board and emits an event; it may neither ask nor schedule anything, and triggers nothing.
    """

    things: Callable[[P, B], Sequence[str]]
    values: Callable[[P, B, str], Sequence[str]]
    present: Callable[[P, B, str], str]
    put: Callable[[Play[B, P], str, str], None]


class Examples(Protocol):
    """The worked examples of a game's rules. learning/examples.py implements it."""

    def names(self) -> tuple[str, ...]:
        """Return the ids of all examples. Raises ContentError if they cannot be read."""

    def get(self, name: str, /) -> Any:
        """Return an example after playing it. Raises KeyError for an unknown id."""


def always(*keys: str) -> Callable[[Option], bool]:
    """Return whether an answer is open to all, as a function: it is if it has one of these keys, which are always offered."""
    return lambda option: option.key in keys


@dataclass(frozen=True)
class Game(Generic[B, P]):
    """The protocol a game implements. Everything is a pure function; `play` is the only thing that changes a match.

    `events` has the class of each kind of event; `decisions` lists the decision kinds.
    `advise` is the practice player, given the rules, a match dealt anew for its seat, the seat and a source of chance; `consider`
    is the same with what it compared, None for a game whose practice player compares nothing. `gentle` is its answer to a
    question while people are new to the game, nothing where any answer will do.
    `citations` names the rule behind a refusal, by the referee's reason, `question_rules` the one that says what may be
    answered, by the kind of question. `redeal` draws anew what is hidden from a seat and
    not a card in a zone; `compose` draws other cards into a shuffle whose composition is secret, such as a deck that was brought.
    `shuffle_unseen` shuffles what nobody has seen, where an undo went past something revealed.
    `orders` are what may be ordered ahead. `open_decisions` are kinds of questions whose answers follow
    from what everybody sees, so that they may be asked in front of all; `open_answers` says of other kinds which answers follow
    from it, such as to pass, and may be given in front of all (`always` makes it from their keys).
    `seats_of` says how many seats a table with certain options takes, within `seats`; `unfit` why options do not go together,
    as a key for words, empty if they do; `within` returns options without what a pack does not have; `unsound` what is wrong
    with a pack that was not read from files of ours, as readable lines. `upgrades[n]` lifts a save of edition n. `read_pack`
    reads what a content pack adds, given its files and the standard pack, None where packs can add nothing; it raises
    ContentError.
    `lesson` is a guided first match, `examples` returns the worked examples of the rules, given the game. `company` says how many
    practice players sit down with whoever plays alone. `boundary` is the kind of the event with which a part of a match begins
    that time does not interrupt: a round, a beat, a turn (TM-37); `series` is for matches that are made of several games. `forms`
    has the forms in which the game is rated and played in tournaments, each with the options that make it (TM-49). `sides`
    returns who would play with whom, by a table's options and the seats taken, nothing while these are too few to tell; `led`
    how many figures each seat would lead, where that may be several. `bring` is for decks that each seat brings to a table in
    secret (TM-10), None where nobody brings anything. `marks` are public marks of seats, by name; `correcting` is for changes
    of the table that a judge may make by hand, None in a game whose judges only go back.
    `characters` names what each seat played with at the end of a match, by ids of the pack: fighters, champions, heroes; nothing
    in a game without any. `points` are the figures by which the end of a match counts as close, the same for all seats of a side.
    `by_days` are options that a table has where its clock counts days, unless others were chosen.
    """

    id: str
    edition: int
    seats: range
    steps: Steps
    match_type: Any
    pack_type: type[P]
    options_type: type[msgspec.Struct]
    load_pack: Callable[[], P]
    read_pack: Callable[[Files, P], P] | None = field(default=None, kw_only=True)
    new_board: Callable[[P, tuple[Seat, ...], Any], B]
    opening: Step
    view: Callable[[P, Match[B, Any], Seat | None], Any]
    zones: Callable[[B], Sequence[Zone]]
    events: Mapping[str, type[Event]]
    decisions: Sequence[str]
    withdraw: Step
    boundary: str
    forms: Mapping[Form, Mapping[str, str]]
    characters: Callable[[B], Mapping[Seat, Sequence[str]]]
    turn_order: Callable[[B], Sequence[Seat]]
    seats_of: Callable[[Any], range] | None = None
    triggers: Callable[[Play[B, P], Any, str], Sequence[Trigger]] = lambda _play, _change, _phase: ()
    redeal: Callable[[P, B, Seat | None, Random], None] = lambda _pack, _board, _seat, _rng: None
    compose: Compose[P, B] | None = None
    shuffle_unseen: Callable[[Play[B, P]], None] = lambda _play: None
    advise: Callable[[Any, Match[B, Any], Seat, Random], list[str]] = random_advice
    consider: Callable[[Any, Match[B, Any], Seat, Random], Counsel] | None = None
    gentle: Callable[[Any, Decision, Random], list[str]] = lambda _rules, _asked, _rng: []
    citations: Mapping[str, str] = field(default_factory=dict)
    question_rules: Mapping[str, str] = field(default_factory=dict)
    orders: Sequence[Order] = ()
    open_decisions: frozenset[str] = frozenset()
    open_answers: Mapping[str, Callable[[Option], bool]] = field(default_factory=dict)
    unfit: Callable[[Any], str] = lambda _options: ""
    unsound: Callable[[Any], Sequence[str]] = lambda _pack: ()
    within: Callable[[P, Any], Any] = lambda _pack, options: options
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    lesson: Lesson[B] | None = None
    examples: Callable[[Any], Examples] | None = None
    company: int = 1
    sides: Callable[[Any, Sequence[Seat]], Sequence[Sequence[Seat]]] = lambda _options, _seats: ()
    led: Callable[[Any, Sequence[Seat]], Mapping[Seat, int]] = lambda _options, _seats: {}
    bring: Bringing[B, P] | None = None
    series: Series[B] | None = None
    marks: Mapping[str, Mark[B, P]] = field(default_factory=dict)
    correcting: Correcting[B, P] | None = None
    points: Callable[[B], Mapping[Seat, int]] = lambda _board: {}
    by_days: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Check the declared kinds of questions. Raises ValueError for a kind that the game does not have."""
        if unknown := {*self.open_decisions, *self.open_answers, *self.question_rules} - {*self.decisions}:
            raise ValueError(f"{self.id} has no questions of the kinds {sorted(unknown)}")

    def rules(self, pack: P) -> Rules[B, P]:
        """Return the game bound to a content pack."""
        return Rules(self, pack)

    def from_stored(self, body: bytes) -> Rules[B, P]:
        """Return the game bound to a stored copy of a pack; its hash stays that of these bytes. Raises a MsgspecError."""
        return Rules(self, Stored(self.pack_type).decode(body), body)

    def takes(self, options: msgspec.Struct) -> range:
        """Return the numbers of seats that a table with these options may have."""
        return self.seats if self.seats_of is None else self.seats_of(options)

    @cached_property
    def standard(self) -> Rules[B, P]:
        """The game with the pack that new matches begin with, loaded once. Raises ContentError."""
        return self.rules(self.load_pack())

    @cached_property
    def worked(self) -> Examples | None:
        """The worked examples of the rules, each played once; None for a game without any."""
        return None if self.examples is None else self.examples(self)

    @cached_property
    def table_options(self) -> tuple[TableOption, ...]:
        """The options that can be chosen when a table is opened, read from the options' own type."""
        return table_options(self.options_type)

    @cached_property
    def copy(self) -> Callable[[Match[B, Any]], Match[B, Any]]:
        """The copy function generated from the match's types."""
        return copier(self.match_type)

    @cached_property
    def all_steps(self) -> Steps:
        """The game's steps and the kernel's own."""
        steps = Steps()
        steps.include(window_steps)
        steps.include(timing_steps)
        steps.include(self.steps)
        return steps


@dataclass(frozen=True)
class Rules(Generic[B, P]):
    """A game with the pack of a match, and the stored copy from which the pack was read, if it was."""

    game: Game[B, P]
    pack: P
    stored: bytes | None = field(default=None, repr=False)

    @cached_property
    def steps(self) -> dict[str, Step]:
        """Steps by name."""
        return self.game.all_steps.by_name

    @cached_property
    def body(self) -> bytes:
        """The pack in canonical bytes, as stored with matches."""
        return pack_bytes(self.pack) if self.stored is None else self.stored

    @cached_property
    def hash(self) -> str:
        """The pack's hash."""
        return pack_hash(self.body)

    @cached_property
    def copy(self) -> Callable[[Match[B, Any]], Match[B, Any]]:
        """The game's copy function."""
        return self.game.copy

    def triggers(self, play: Play[B, P], change: Any, phase: str) -> Sequence[Trigger]:
        """Return the triggers that may react to a proposed change in a phase, "would" or "after"."""
        return self.game.triggers(play, change, phase)

    def turn_order(self, board: B) -> Sequence[Seat]:
        """Return the seats in the order in which they are asked."""
        return self.game.turn_order(board)
