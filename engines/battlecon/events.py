"""The events of BattleCON, a struct for each kind. Fighters are named by their number on the board, cards by their ids."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat


class BattleconEvent(Event, frozen=True):
    """Something that happens in a match of BattleCON."""


# -------------------------------------------------------------------- before the fight


class Fighter(BattleconEvent, frozen=True, tag="fighter"):
    """A seat leads a fighter of this kit (BC-14)."""

    fighter: int
    seat: Seat
    kit: str


class Banned(BattleconEvent, frozen=True, tag="banned"):
    """A seat bans a kit."""

    seat: Seat
    kit: str


class First(BattleconEvent, frozen=True, tag="first"):
    """A fighter is the active one at the start."""

    fighter: int


class Placed(BattleconEvent, frozen=True, tag="placed"):
    """A fighter is placed on a space, counted from 0."""

    fighter: int
    space: int


class FinisherSide(BattleconEvent, frozen=True, tag="finisher_side"):
    """A fighter brings this finisher."""

    fighter: int
    card: str


class Discards(BattleconEvent, frozen=True, tag="discards"):
    """A fighter's discard piles at the start, each a style and a base."""

    fighter: int
    pile_1: tuple[str, ...]
    pile_2: tuple[str, ...]


# -------------------------------------------------------------------- a beat


class Beat(BattleconEvent, frozen=True, tag="beat"):
    """A beat begins."""

    beat: int


class Phase(BattleconEvent, frozen=True, tag="phase"):
    """A phase of the beat begins."""

    phase: str


class NoCards(BattleconEvent, frozen=True, tag="no_cards"):
    """A fighter has no pair left to lay and is out."""

    fighter: int


class Laid(BattleconEvent, frozen=True, tag="laid"):
    """A fighter's pair lies face down."""

    fighter: int


class Advantage(BattleconEvent, frozen=True, tag="advantage"):
    """A fighter uses an advantage (BC-21): a token with its count, a support or an ability's."""

    fighter: int
    what: str
    count: int


class Passed(BattleconEvent, frozen=True, tag="passed"):
    """A team passes (BC-64)."""

    team: int


class Figures(msgspec.Struct, frozen=True, rename={"reach": "range"}):
    """The figures of an attack: range (None: it has none), power, priority, guard (None: stable), and whether it has ▲."""

    reach: tuple[int, int] | None
    power: int | None
    priority: int
    guard: int | None
    tie: bool


class Revealed(BattleconEvent, frozen=True, tag="revealed"):
    """A fighter reveals its pair, with the figures that the attack has then (BC-20)."""

    fighter: int
    style: str
    base: str
    figures: Figures


class Finisher(BattleconEvent, frozen=True, tag="finisher"):
    """A fighter plays its finisher for so much force."""

    fighter: int
    card: str
    cost: int


class Order(BattleconEvent, frozen=True, tag="order"):
    """The order of the attacks, with each fighter's priority and whether it wins ties (BC-22)."""

    order: tuple[int, ...]
    priorities: tuple[tuple[int, int, bool], ...]


class Tied(BattleconEvent, frozen=True, tag="tied"):
    """Priorities are equal and the pairs clash, or (`caused`) a card makes them clash (BC-23)."""

    caused: bool


class Clash(BattleconEvent, frozen=True, tag="clash"):
    """The bases that fighters lay in a clash (BC-23)."""

    bases: tuple[tuple[int, str], ...]


class NoBases(BattleconEvent, frozen=True, tag="no_bases"):
    """Nobody has a base left to clash with, and the beat ends."""


class Effect(BattleconEvent, frozen=True, tag="effect"):
    """An effect of a card happens. `source` is the card's part, `effect` the effect's name "part/index"."""

    fighter: int
    source: str
    effect: str


# -------------------------------------------------------------------- movement


class Moved(BattleconEvent, frozen=True, tag="moved"):
    """A fighter is moved from one space to another by a fighter, past others (BC-50 to BC-56)."""

    fighter: int
    by: int
    way: str
    start: int
    end: int
    passed: tuple[int, ...]


class Refused(BattleconEvent, frozen=True, tag="refused"):
    """A fighter cannot be moved by another one."""

    fighter: int
    by: int


class Stayed(BattleconEvent, frozen=True, tag="stayed"):
    """A fighter stays where it may move."""

    fighter: int


# -------------------------------------------------------------------- figures and rules


class Bonus(BattleconEvent, frozen=True, tag="bonus"):
    """A part of the owner's gives the target so much to a figure (BC-42)."""

    target: int
    owner: int
    source: str
    until: str
    stat: str
    by: int


class Equal(BattleconEvent, frozen=True, tag="equal"):
    """A part of the owner's sets a figure of the target's (BC-42)."""

    target: int
    owner: int
    source: str
    until: str
    stat: str
    to: int


class Rule(BattleconEvent, frozen=True, tag="rule"):
    """A part of the owner's puts a rule in force on the target (BC-93)."""

    target: int
    owner: int
    source: str
    until: str
    rule: str
    value: int


class Attack(BattleconEvent, frozen=True, tag="attack"):
    """A fighter attacks, for the `number`-th time in the beat (BC-26)."""

    attacker: int
    number: int


class StaysStunned(BattleconEvent, frozen=True, tag="stays_stunned"):
    """A stunned fighter does not attack."""

    fighter: int


class Hit(BattleconEvent, frozen=True, tag="hit"):
    """An attack hits (BC-27). `reach` is its range, None if it named spaces or has any."""

    attacker: int
    target: int
    distance: int | None
    reach: tuple[int, int] | None


class Missed(BattleconEvent, frozen=True, tag="missed"):
    """An attack misses (BC-27). `target` is None or below 0 where nobody could be its target."""

    attacker: int
    target: int | None
    distance: int | None
    reach: tuple[int, int] | None
    why: str


class NoPower(BattleconEvent, frozen=True, tag="no_power"):
    """An attack has no power and does no damage."""

    attacker: int


class Damage(BattleconEvent, frozen=True, tag="damage"):
    """A fighter takes damage (BC-28): power less armour, the guard against it (None: stable), the life left.

    `attack`: it is an attack's, not an effect's.
    """

    fighter: int
    by: int
    guard: int | None
    power: int
    armour: int
    taken: int
    life: int
    attack: bool


class Stunned(BattleconEvent, frozen=True, tag="stunned"):
    """A fighter is stunned (BC-13)."""

    fighter: int


class NotStunned(BattleconEvent, frozen=True, tag="not_stunned"):
    """A fighter is not stunned though the damage would: it is stable, or a card prevents it."""

    fighter: int
    why: Literal["stable", "card"]


class Recovered(BattleconEvent, frozen=True, tag="recovered"):
    """A fighter is not stunned any more."""

    fighter: int


# -------------------------------------------------------------------- life, tokens, force


class Lost(BattleconEvent, frozen=True, tag="lost"):
    """A fighter loses life."""

    fighter: int
    amount: int
    life: int


class Paid(BattleconEvent, frozen=True, tag="paid"):
    """A fighter pays life."""

    fighter: int
    amount: int
    life: int


class Healed(BattleconEvent, frozen=True, tag="healed"):
    """A fighter gains life."""

    fighter: int
    amount: int
    life: int


class LifeSet(BattleconEvent, frozen=True, tag="life_set"):
    """A fighter's life becomes this."""

    fighter: int
    life: int


class Saved(BattleconEvent, frozen=True, tag="saved"):
    """A fighter stays alive with this life."""

    fighter: int
    life: int


class Out(BattleconEvent, frozen=True, tag="out"):
    """A fighter is out of the fight, by another one's doing or (None) by nobody's."""

    fighter: int
    by: int | None


class Tokens(BattleconEvent, frozen=True, tag="tokens"):
    """Tokens change their place (BC-94); `supply` is what the fighter has then, `to` who is given them."""

    fighter: int
    token: str
    change: int
    how: str
    supply: int
    to: int | None


class Force(BattleconEvent, frozen=True, tag="force"):
    """A fighter gains force for its team, or loses it; what the team and the pool have then (BC-07)."""

    fighter: int
    team: int
    gained: int
    lost: int
    force: int
    pool: int


class Pool(BattleconEvent, frozen=True, tag="pool"):
    """The pool becomes this, in this beat."""

    pool: int
    beat: int


class Marker(BattleconEvent, frozen=True, tag="marker"):
    """A marker is laid (no start), moved, or taken away (no end)."""

    fighter: int
    marker: str
    start: int | None
    end: int | None


class Card(BattleconEvent, frozen=True, tag="card"):
    """A special card becomes active or ceases to be."""

    fighter: int
    card: str
    active: bool


class Discarded(BattleconEvent, frozen=True, tag="discarded"):
    """A fighter discards a style or a base. Its player alone learns which."""

    fighter: int
    kind: str
    card: str | UnsetType = UNSET


class Taken(BattleconEvent, frozen=True, tag="taken"):
    """A fighter takes a card back to hand."""

    fighter: int
    card: str


class Swapped(BattleconEvent, frozen=True, tag="swapped"):
    """A fighter changes its base for another."""

    fighter: int
    old: str
    new: str


class AddedStyle(BattleconEvent, frozen=True, tag="added_style"):
    """A fighter adds a style to its pair."""

    fighter: int
    style: str


class StyleReturned(BattleconEvent, frozen=True, tag="style_returned"):
    """A style goes back to its fighter's hand."""

    fighter: int
    style: str


class Copied(BattleconEvent, frozen=True, tag="copied"):
    """A fighter copies a style (BC-95)."""

    fighter: int
    style: str


class CardRemoved(BattleconEvent, frozen=True, tag="card_removed"):
    """A card is out of the game."""

    fighter: int
    card: str


class Guess(BattleconEvent, frozen=True, tag="guess"):
    """A fighter names a base."""

    fighter: int
    base: str


class Active(BattleconEvent, frozen=True, tag="active"):
    """A fighter becomes the active one."""

    fighter: int


class Flipped(BattleconEvent, frozen=True, tag="flipped"):
    """A fighter turns its finisher over."""

    fighter: int
    card: str


class Recycled(BattleconEvent, frozen=True, tag="recycled"):
    """A fighter recycles: what comes back to hand, and the piles then (BC-30)."""

    fighter: int
    back: tuple[str, ...]
    pile_1: tuple[str, ...]
    pile_2: tuple[str, ...]


# -------------------------------------------------------------------- the end


class TimeUp(BattleconEvent, frozen=True, tag="time_up"):
    """The pool is empty: the fight ends with this beat."""


class LastBeat(BattleconEvent, frozen=True, tag="last_beat"):
    """The last beat begins."""


class Removed(BattleconEvent, frozen=True, tag="removed"):
    """A seat leaves the match."""

    seat: Seat


class Over(BattleconEvent, frozen=True, tag="over"):
    """The match ends: who wins, of which team, and why; without winners it is a draw (BC-83)."""

    winners: tuple[Seat, ...]
    team: int | None
    reason: str


EVENTS = kinds(BattleconEvent)
"""The kinds of events of the game."""
