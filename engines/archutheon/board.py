"""The table of Archutheon as saved: heroes, players, declared cards, objects, the roads to victory (AR-01).

A side is 0 for orange and 1 for green, a hero is named by his index in `Board.heroes`, areas and cells by their numbers in
the arena. Cards are named by ids: "knight.base", "universal.discipline"; each side has its own universal cards. Values that
never change within a choice are kept in tuples: copies of a match share them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.archutheon.content.pack import STANDARD_ARENA, Pack
from engines.archutheon.content.vocabulary import SPEEDS, Direction, Element, Permanent, Speed, Thing
from engines.kernel.lobby.options import Choice, First
from engines.kernel.state.model import Fixed, Match, Root, Saved, Seat
from engines.kernel.steps.play import Play

ORANGE, GREEN = 0, 1
SIDES = (ORANGE, GREEN)

NONE = -1
"""No hero, area, cell, card or direction."""

SQUAD = 4
"""The heroes of each side (AR-08)."""

SUPPLY = 4
"""The two-sided tokens of walls and rifts in the supply (AR-01)."""

CHARGES = 3
"""The charge cells of a player (AR-93)."""

Switch = Literal["off", "on"]
Column = Literal["attack", "defence", "charged"]
"""A column of slots; "charged" is a charged card, which lies in no slot (AR-94)."""
Phase = Literal["setup", "recovery", "tactics", "combat", "end", "over"]
Token = Literal["ready", "collected", "moved", "grey", "defence"]
"""The Tactics token: unused, or its use (AR-18, AR-48)."""

Use = Literal["attack", "with", "block", "slot", "move", "boost", "release"]
"""The use of a declared card (AR-25): its basic attack alone; with its property, or as the boost says the property alone; a
block; the slot's own attack without a card; the movement of the shield by the Tactics token; a base boost of another card; a
release.
"""

Bonus = Literal["", "truth", "freedom", "chaos", "charged"]
"""The bonus of three charges for a turn (AR-87)."""


MODULES = ("terrain", "leaders", "passives", "charge", "boosting", "release", "slots")
"""The options that are advanced modules."""


class Options(Fixed, frozen=True):
    """Table options: who chooses the colour (AR-04), and the advanced modules.

    `colour`: the guest chooses, or the host, or the host is orange. `leaders`: secret and simultaneous (AR-91).
    `terrain`: drawn, or by elimination (AR-90). `squads` names all heroes beforehand, leader first, orange's and then
    green's. `passive` and `ground` name the sides of the passives and the terrain beforehand. `first` names the side that
    is orange, by the order of seats (TM-27).
    """

    colour: Annotated[Literal["guest", "host", "orange_host"], Choice()] = "guest"
    terrain: Annotated[Literal["off", "drawn", "elimination"], Choice(always=True)] = "off"
    leaders: Annotated[Switch, Choice(always=True)] = "off"
    passives: Annotated[Switch, Choice(always=True)] = "off"
    charge: Annotated[Switch, Choice(always=True)] = "off"
    boosting: Annotated[Switch, Choice(always=True)] = "off"
    release: Annotated[Switch, Choice(always=True)] = "off"
    slots: Annotated[Switch, Choice(always=True)] = "off"
    arena: str = STANDARD_ARENA
    squads: tuple[str, ...] = ()
    passive: tuple[str, ...] = ()
    ground: str = ""
    first: First = msgspec.UNSET

    def modules(self) -> tuple[str, ...]:
        """Return the names of the modules that are on."""
        return tuple(name for name in MODULES if getattr(self, name) != "off")


class Mark(Fixed, frozen=True):
    """A permanent on a hero, and the moment he got it (AR-74)."""

    what: Permanent
    since: int


class Hero(Saved):
    """A hero. `number` is 1 for the leader; `cell` is NONE off the board.

    `since` is the moment he came onto his cell, `entered` into its area. `began` is the area where he stood as the turn began,
    `had` his health then. `element` is the token on him, "" if there is none (AR-78).
    """

    kit: str
    side: int
    number: int
    cell: int
    health: int
    marks: tuple[Mark, ...]
    element: Element | Literal[""]
    since: int
    entered: int
    began: int
    had: int

    @property
    def area(self) -> int:
        """The area where he stands, NONE off the board."""
        return self.cell // 3 if self.cell >= 0 else NONE


class Side(Fixed, frozen=True):
    """A side cell of an area: an element or a permanent, and the moment it was laid (AR-77)."""

    what: Element | Permanent
    since: int


class Known(Fixed, frozen=True):
    """A fact that the opponent knows of a hand: of these cards `least` to `gone` are neither in it nor face down (AR-86)."""

    cards: tuple[str, ...]
    gone: int
    least: int


class Player(Saved):
    """A player's cards, tracks and tokens.

    `tactics` is the Tactics token. `recharge` are the cells 1 to 3 (AR-17). `away` are cards that an exchange took out of
    the game, in secret; `out` those whose going everybody saw. `tracks` are the steps of movement, slots and stash, from
    0. `collected` are own Enlightenment tokens. `passive` is the side of the leader's passive card, "" without one.
    `charges` are the elements of this player's charge cells, `bonus` what three of them give this turn, `retyped` how 3
    Truth changes all cards. `known` is what the opponent knows, `fresh` the cards that all saw come to the hand while one
    lay face down: it is none of these.
    """

    hand: list[str]
    recharge: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    stash: list[str]
    away: list[str]
    out: tuple[str, ...]
    tracks: tuple[int, int, int]
    tactics: Token
    collected: int
    passive: str
    charges: tuple[Element, ...]
    bonus: Bonus
    retyped: Element | Direction | Literal[""]
    known: tuple[Known, ...]
    fresh: tuple[str, ...]


class Declared(Saved):
    """A card in a slot, or what is used in its place (AR-21 to AR-29). It stays until its owner's Recovery.

    `card` is "" for a slot attack and the movement of the shield. `turn` is the turn of its declaration, `done` whether
    its turn in the execution is over. `hidden`: it lies face down; `opened`: it did. `hero` acts. `property` is the speed
    whose property is used, "" for none. `element` is that of the card now, "" while it is not named. `target` is a hero,
    `area` an area, `turned` the direction of a pattern, `named` the place in `Board.declared` of the card that a support,
    a boost or a property is about; each NONE. `answers` is the place of the attack card that a card in defence answers.
    `aim` is its direction type, if something has changed it. `tucked` is the card of a base boost under it, "" for none,
    `tucked_as` its element, "" while it is not named; `boost` and `reach` are what base boosts do to it. `supports` are the
    lists of figures that other cards gave it. `void` are the parts of it that other cards blocked, `avoiding` the heroes that
    it misses. `feared` and `blind` are the heroes of its squad that were so at its declaration.
    """

    side: int
    column: Column
    speed: Speed
    use: Use
    card: str
    turn: int
    done: bool
    hidden: bool
    opened: bool
    hero: int
    property: Speed | Literal[""]
    element: Element | Literal[""]
    target: int
    area: int
    turned: int
    named: int
    answers: int
    aim: Direction | Literal[""]
    tucked: str
    tucked_as: Element | Literal[""]
    boost: int
    reach: tuple[int, int]
    supports: tuple[str, ...]
    void: tuple[str, ...]
    avoiding: tuple[int, ...]
    feared: tuple[int, ...]
    blind: tuple[int, ...]


class Deferred(Fixed, frozen=True):
    """An effect that waits for its owner's next Recovery (AR-99)."""

    side: int
    hero: int
    ops: str
    target: int
    area: int
    card: str


class Board(Saved):
    """The table. `seats` are the seats of orange and green. `turn` counts from 1: odd ones are orange's.

    `moment` counts what must be ordered in time (AR-74). `things` are active objects by cell, `tokens` Enlightenment
    tokens by cell with their side, `aside` what lies in side cells by area. `gate` is its place on its way. `collapse` is
    the side that turned the Collapse card, NONE before; `lines` are the lines of its tokens. `terrain` is its side, ""
    without one. `fought` is whether there was Combat in this turn, `saved` are the texts that kept a hero alive (once a
    match), `warded` the heroes that one keeps alive in this turn. `winner` is the side that has won. `banned` are heroes
    that lead nobody (AR-91).
    """

    options: Options
    seats: tuple[Seat, ...]
    turn: int
    phase: Phase
    moment: int
    heroes: list[Hero]
    players: list[Player]
    declared: list[Declared]
    deferred: tuple[Deferred, ...]
    things: dict[int, Thing]
    tokens: dict[int, int]
    aside: dict[int, Side]
    supply: int
    gate: int
    collapse: int
    lines: tuple[int, int]
    terrain: str
    fought: bool
    saved: tuple[str, ...]
    warded: tuple[tuple[int, str], ...]
    banned: tuple[str, ...]
    winner: int

    @property
    def on_turn(self) -> int:
        """The side whose turn it is: the attacker (AR-15)."""
        return (self.turn + 1) % 2


class Execution(Saved, tag_field="is", tag="execution"):
    """A declared card that is being carried out; `at` is its place in `Board.declared`.

    `side` and `hero` are its player's side and the acting hero. Outside of a declared card, as in a passive or a deferred
    effect, `at` is NONE. `hits` are the heroes that it hits, `damages` the damage dealt to each, `blocked` the damage
    that blocks stopped. `aimed` is whether its range was measured, `areas` are its hit areas as a set, `guards` the
    blocks against it with their values. `card` names what is carried out, for texts.
    """

    at: int
    side: int
    hero: int
    card: str
    target: int
    area: int
    hits: tuple[int, ...]
    damages: tuple[int, ...]
    blocked: int
    aimed: bool
    areas: int
    guards: tuple[tuple[int, int], ...]


class Walk(Saved, tag_field="is", tag="walk"):
    """A movement of heroes by the track (AR-19): the numbers not yet used, and the heroes that have moved.

    `hero` is the one on the way with `left` steps; `dash` whether they are Dashes.
    """

    side: int
    numbers: tuple[int, ...]
    moved: tuple[int, ...]
    hero: int
    left: int
    dash: bool


Record = Root | Execution | Walk
ArchutheonMatch = Match[Board, Record]
ArchutheonPlay = Play[Board, Pack]


def new_execution(side: int, hero: int, card: str, at: int = NONE) -> Execution:
    """Return the record of something that is carried out, before its first step."""
    return Execution(
        at=at, side=side, hero=hero, card=card, target=NONE, area=NONE, hits=(), damages=(), blocked=0, aimed=False,
        areas=0, guards=(),
    )  # fmt: skip


def other(side: int) -> int:
    """Return the other side."""
    return 1 - side


def squad(board: Board, side: int) -> list[int]:
    """Return the heroes of a side that are on the board."""
    return [at for at, hero in enumerate(board.heroes) if hero.side == side and hero.cell >= 0]


def leader_of(board: Board, side: int) -> int:
    """Return the leader of a side."""
    return next(at for at, hero in enumerate(board.heroes) if hero.side == side and hero.number == 1)


def occupied(board: Board) -> set[int]:
    """Return the cells with a hero (AR-13)."""
    return {hero.cell for hero in board.heroes if hero.cell >= 0}


def free_cells(board: Board, area: int) -> list[int]:
    """Return the free cells of an area, in order."""
    used = occupied(board)
    return [cell for cell in range(area * 3, area * 3 + 3) if cell not in used]


def pending(board: Board, side: int = NONE) -> list[int]:
    """Return the places of the cards declared in this turn and not yet executed, of one side or of both."""
    return [
        at
        for at, card in enumerate(board.declared)
        if card.turn == board.turn and not card.done and side in (NONE, card.side)
    ]


def in_slots(board: Board, side: int, column: Column) -> dict[Speed, int]:
    """Return the places of the declared cards of a column, by speed."""
    return {card.speed: at for at, card in enumerate(board.declared) if card.side == side and card.column == column}


def slower_first(speed: Speed) -> int:
    """Return the place of a speed in the order of slots: slow is 0."""
    return SPEEDS.index(speed)
