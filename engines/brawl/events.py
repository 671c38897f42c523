"""The events of Super Fantasy Brawl, a struct for each kind. Champions and hexes are numbers, cards are ids."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat


class BrawlEvent(Event, frozen=True):
    """Something that happens in a match of Super Fantasy Brawl."""


# -------------------------------------------------------------------- before the first turn


class Order(BrawlEvent, frozen=True, tag="order"):
    """Seats take their turns in this order."""

    order: tuple[Seat, ...]


class Area(BrawlEvent, frozen=True, tag="area"):
    """A team deploys on this side of the arena."""

    team: int
    side: int


class Picked(BrawlEvent, frozen=True, tag="picked"):
    """A seat picks a champion."""

    seat: Seat
    champion: str


class Clashing(BrawlEvent, frozen=True, tag="clashing"):
    """These seats brought the same champion, and choose again."""

    seats: tuple[Seat, ...]


class BroughtOpen(BrawlEvent, frozen=True, tag="brought_open"):
    """The champions that each seat brought are opened."""

    brought: tuple[tuple[Seat, tuple[str, ...]], ...]


class Banned(BrawlEvent, frozen=True, tag="banned"):
    """A seat bans a champion of another one."""

    seat: Seat
    champion: str
    whose: Seat


class Challenge(BrawlEvent, frozen=True, tag="challenge"):
    """A challenge comes into this slot of the track."""

    challenge: str
    slot: int


class ChallengesShuffled(BrawlEvent, frozen=True, tag="challenges_shuffled"):
    """The challenges that are out become the deck again."""


class FellOff(BrawlEvent, frozen=True, tag="fell_off"):
    """A challenge leaves the track unscored."""

    challenge: str


class TrapPlaced(BrawlEvent, frozen=True, tag="trap_placed"):
    """A seat, or nobody (-1), lays a hidden trap onto a hex (SB-48)."""

    seat: Seat
    hex: int


class Mulligan(BrawlEvent, frozen=True, tag="mulligan"):
    """A seat changes so many cards of its first hand."""

    seat: Seat
    count: int


class Deployed(BrawlEvent, frozen=True, tag="deployed"):
    """A champion is set onto a hex."""

    champion: int
    hex: int


# -------------------------------------------------------------------- rounds and turns


class Round(BrawlEvent, frozen=True, tag="round"):
    """A round begins."""

    round: int


class Turn(BrawlEvent, frozen=True, tag="turn"):
    """The turn of a seat begins."""

    seat: Seat


class Phase(BrawlEvent, frozen=True, tag="phase"):
    """A phase of the turn begins."""

    phase: str


class Scored(BrawlEvent, frozen=True, tag="scored"):
    """A team scores a challenge worth so many points, and has so many then."""

    team: int
    challenge: str
    worth: int
    points: int


class ActionTaken(BrawlEvent, frozen=True, tag="action"):
    """A champion plays a card or takes a standard action, paid with this core or "free". One of the two names is empty."""

    champion: int
    card: str
    standard: str
    core: str


class Exhausted(BrawlEvent, frozen=True, tag="exhausted"):
    """A core of a seat is exhausted."""

    seat: Seat
    core: str


class Readied(BrawlEvent, frozen=True, tag="readied"):
    """A core of a seat becomes ready."""

    seat: Seat
    core: str


# -------------------------------------------------------------------- movement


class Back(BrawlEvent, frozen=True, tag="back"):
    """A champion comes from the gate into the arena (SB-41)."""

    champion: int
    hex: int


class Moved(BrawlEvent, frozen=True, tag="moved"):
    """A champion is moved by a champion along a path, through others. `way` says how: it walks, is pushed, is placed …"""

    champion: int
    by: int
    way: str
    start: int
    end: int
    path: tuple[int, ...]
    passed: tuple[int, ...]


class Unable(BrawlEvent, frozen=True, tag="unable"):
    """A champion cannot be pushed or pulled so many steps farther."""

    champion: int
    way: str
    steps: int


class Trap(BrawlEvent, frozen=True, tag="trap"):
    """A champion triggers the trap of a hex (SB-45)."""

    champion: int
    hex: int
    trap: str


class Looked(BrawlEvent, frozen=True, tag="looked"):
    """A seat looks at the trap of a hex. It alone learns which."""

    seat: Seat
    hex: int
    trap: str | UnsetType = UNSET


class TrapMoved(BrawlEvent, frozen=True, tag="trap_moved"):
    """A seat moves a trap from one hex to another."""

    seat: Seat
    start: int
    end: int


class Rescued(BrawlEvent, frozen=True, tag="rescued"):
    """A champion takes another one's place on a hex."""

    champion: int
    hex: int


# -------------------------------------------------------------------- attacks, skills, reactions


class Attack(BrawlEvent, frozen=True, tag="attack"):
    """A champion attacks these targets with a card."""

    champion: int
    card: str
    targets: tuple[int, ...]


class Skill(BrawlEvent, frozen=True, tag="skill"):
    """A champion uses a skill on these targets."""

    champion: int
    card: str
    targets: tuple[int, ...]


class Stopped(BrawlEvent, frozen=True, tag="stopped"):
    """A champion's card comes to nothing."""

    champion: int
    card: str


class Reaction(BrawlEvent, frozen=True, tag="reaction"):
    """A seat reacts with a card for a champion, paid with this core (SB-35)."""

    seat: Seat
    card: str
    champion: int
    core: str


class NoReaction(BrawlEvent, frozen=True, tag="no_reaction"):
    """A seat does not react."""

    seat: Seat


class Figures(BrawlEvent, frozen=True, tag="figures"):
    """The strength of an attack against a target's defence; `ignored`: the defence does not count."""

    champion: int
    target: int
    strength: int
    defence: int
    ignored: bool


class Again(BrawlEvent, frozen=True, tag="again"):
    """A champion's card is done once more."""

    champion: int
    card: str


# -------------------------------------------------------------------- damage and states


class Damage(BrawlEvent, frozen=True, tag="damage"):
    """A champion takes damage caused by a champion (SB-69): how much, its damage and health then, of which kind."""

    champion: int
    by: int
    amount: int
    damage: int
    health: int
    kind: str


class Healed(BrawlEvent, frozen=True, tag="healed"):
    """A champion heals so much, and has so much damage left (SB-59)."""

    champion: int
    amount: int
    damage: int


class Out(BrawlEvent, frozen=True, tag="out"):
    """A champion is taken out by a champion; the team that scores, with its points then (SB-40)."""

    champion: int
    by: int
    team: int
    points: int


class Levelled(BrawlEvent, frozen=True, tag="levelled"):
    """A champion turns to its levelled side (SB-42)."""

    champion: int


class Rooted(BrawlEvent, frozen=True, tag="rooted"):
    """A champion cannot move any more (SB-57)."""

    champion: int


class Stunned(BrawlEvent, frozen=True, tag="stunned"):
    """A champion is stunned and loses this card, None if the hand holds none of its own."""

    champion: int
    card: str | None


class EffectPut(BrawlEvent, frozen=True, tag="effect"):
    """A champion has a change until the end of the turn, against one champion or (-1) all."""

    champion: int
    what: str
    by: int
    against: int
    source: str


class Charged(BrawlEvent, frozen=True, tag="charged"):
    """The next attack of the turn by a champion, or on one, has more. -1 is no champion."""

    champion: int
    on: int
    source: str


class Protected(BrawlEvent, frozen=True, tag="protected"):
    """A champion is protected from this."""

    champion: int
    from_: str = msgspec.field(name="from")


# -------------------------------------------------------------------- cards


class Shown(BrawlEvent, frozen=True, tag="shown"):
    """A seat shows these cards of its hand."""

    seat: Seat
    cards: tuple[str, ...]


class Drawn(BrawlEvent, frozen=True, tag="drawn"):
    """A seat draws so many cards (SB-60). It alone learns which."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Planned(BrawlEvent, frozen=True, tag="planned"):
    """A seat puts so many cards on top of its deck (SB-61). It alone learns which."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Discarded(BrawlEvent, frozen=True, tag="discarded"):
    """A seat discards these cards."""

    seat: Seat
    cards: tuple[str, ...]


class DiscardedHand(BrawlEvent, frozen=True, tag="discarded_hand"):
    """A seat discards its hand at the end of its turn."""

    seat: Seat
    cards: tuple[str, ...]


class Shuffled(BrawlEvent, frozen=True, tag="shuffled"):
    """The discard of a seat is shuffled into its deck."""

    seat: Seat


class TakenBack(BrawlEvent, frozen=True, tag="taken_back"):
    """A seat takes a card back to hand."""

    seat: Seat
    card: str


# -------------------------------------------------------------------- the end


class Removed(BrawlEvent, frozen=True, tag="removed"):
    """A seat leaves the match."""

    seat: Seat


class Over(BrawlEvent, frozen=True, tag="over"):
    """The match ends: who wins, of which team, and why; without winners it is a draw (SB-10, TM-37)."""

    winners: tuple[Seat, ...]
    team: int | None
    reason: str


EVENTS = kinds(BrawlEvent)
"""The kinds of events of the game."""
