"""The events of Legends, a struct for each kind. Permanents and spells are named by card and uid."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat


class LegendsEvent(Event, frozen=True):
    """Something that happens in a match of Legends."""


class Game(LegendsEvent, frozen=True, tag="game"):
    """A game of the match begins; `won` are the games won so far, by seat from the lowest."""

    number: int
    games: int
    won: tuple[int, ...]


class First(LegendsEvent, frozen=True, tag="first"):
    """A player is first: by chance, by the loser's decision, or by the table."""

    seat: Seat
    how: Literal["chance", "decided", "table"]
    by: Seat


class Hand(LegendsEvent, frozen=True, tag="hand"):
    """A player draws a first hand; `cards` are for this seat alone."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Mulligan(LegendsEvent, frozen=True, tag="mulligan"):
    """A player puts the hand back and will draw `count` cards."""

    seat: Seat
    count: int


class Kept(LegendsEvent, frozen=True, tag="kept"):
    """A player keeps the hand."""

    seat: Seat
    count: int


class Squad(LegendsEvent, frozen=True, tag="squad"):
    """The heroes of a player enter play."""

    seat: Seat
    heroes: tuple[str, ...]
    uids: tuple[int, ...]


class Turn(LegendsEvent, frozen=True, tag="turn"):
    """A turn begins."""

    seat: Seat
    turn: int
    last: int


class Phase(LegendsEvent, frozen=True, tag="phase"):
    """A phase begins."""

    seat: Seat
    phase: Literal["start", "main", "end"]


class Drew(LegendsEvent, frozen=True, tag="drew"):
    """A player draws cards, which this seat alone sees."""

    seat: Seat
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Missing(LegendsEvent, frozen=True, tag="missing"):
    """A card is missing in an empty deck: each own hero loses so many lives (LG-11)."""

    seat: Seat
    lives: int


class Untapped(LegendsEvent, frozen=True, tag="untapped"):
    """Permanents are untapped at the start of a turn, or by an effect."""

    seat: Seat
    uids: tuple[int, ...]
    cards: tuple[str, ...]


class Turned(LegendsEvent, frozen=True, tag="turned"):
    """A permanent is turned by an effect."""

    uid: int
    card: str


class Level(LegendsEvent, frozen=True, tag="level"):
    """A hero gains or loses levels: by the start of a turn, by a kill, or by an effect."""

    uid: int
    card: str
    by: int
    level: int
    why: Literal["turn", "kill", "effect"]


class Played(LegendsEvent, frozen=True, tag="played"):
    """A spell is put on the stack: a card, or an activated ability of a permanent (`ability` at least 0).

    `user` is the uid of the hero or of the permanent, -1 for none, `user_card` its card. `targets` are uids (seats for
    players), `target_cards` their cards, empty for a player. The rest is what was paid.
    """

    seat: Seat
    uid: int
    card: str
    kind: Literal["follower", "event", "skill", "ability"]
    ability: int
    user: int
    user_card: str
    targets: tuple[int, ...]
    target_cards: tuple[str, ...]
    points: int
    lives: int
    turned: bool
    discarded: tuple[str, ...]
    sacrificed: tuple[str, ...]


class Passed(LegendsEvent, frozen=True, tag="passed"):
    """A player who was asked passes."""

    seat: Seat


class Resolved(LegendsEvent, frozen=True, tag="resolved"):
    """A spell of the stack begins to resolve; `lost` are its targets that are gone (LG-33)."""

    seat: Seat
    uid: int
    card: str
    ability: int
    lost: int


class Countered(LegendsEvent, frozen=True, tag="countered"):
    """A spell is cancelled on the stack."""

    uid: int
    card: str
    ability: int
    source: str


class Entered(LegendsEvent, frozen=True, tag="entered"):
    """A permanent enters play."""

    uid: int
    card: str
    seat: Seat


class Left(LegendsEvent, frozen=True, tag="left_play"):
    """A permanent leaves play; `why`: its lives, an effect, a price; `by` is the card of the hero who killed it, empty if
    none.
    """

    uid: int
    card: str
    owner: Seat
    to: Literal["graveyard", "hand", "removed"]
    why: Literal["lives", "effect", "price"]
    by: str


class Buried(LegendsEvent, frozen=True, tag="buried"):
    """A card goes to the graveyard from the stack or the hand: after its use, or discarded."""

    seat: Seat
    card: str
    why: Literal["used", "discarded", "countered"]


class Attacked(LegendsEvent, frozen=True, tag="attacked"):
    """A permanent attacks another."""

    uid: int
    card: str
    target: int
    target_card: str


class Blocked(LegendsEvent, frozen=True, tag="blocked"):
    """Blockers are named, in their order; none if the attack is let through."""

    seat: Seat
    uids: tuple[int, ...]
    cards: tuple[str, ...]


class AttackOver(LegendsEvent, frozen=True, tag="attack_over"):
    """An attack ends without a fight: its attacker, its target or all blockers are gone (LG-43)."""

    why: Literal["attacker", "target", "blockers"]


class Queued(LegendsEvent, frozen=True, tag="queued"):
    """An entry is added to the damage queue (LG-44)."""

    what: Literal["damage", "heal", "prevent", "restore"]
    uid: int
    card: str
    amount: int
    type: str
    source: str


class Settled(LegendsEvent, frozen=True, tag="settled"):
    """A permanent as a settlement left it: damage dealt, damage prevented, healing, and its lives afterwards."""

    uid: int
    card: str
    damage: int
    prevented: int
    healed: int
    lives: int


class Changed(LegendsEvent, frozen=True, tag="changed"):
    """An effect begins on a permanent: a figure by so much, or a keyword."""

    uid: int
    card: str
    what: str
    by: int
    until: Literal["turn", "stays"]


class Ended(LegendsEvent, frozen=True, tag="ended"):
    """Effects "until end of turn" end."""

    count: int


class Control(LegendsEvent, frozen=True, tag="control"):
    """A permanent changes its controller."""

    uid: int
    card: str
    seat: Seat


class Points(LegendsEvent, frozen=True, tag="points"):
    """Legendarity spent by a player changes by an effect: given back (negative), or lost."""

    seat: Seat
    by: int


class Fired(LegendsEvent, frozen=True, tag="fired"):
    """A triggered ability is resolved; `declined`: its player did not want it, or it had no target."""

    seat: Seat
    uid: int
    card: str
    ability: int
    declined: bool


class Endless(LegendsEvent, frozen=True, tag="endless"):
    """A turn seems to have no end (LG-59): after `count` abilities none is used by choice any more, and the one of the number
    `last` draws the game; or after `count` steps nobody is asked any more.
    """

    what: Literal["abilities", "steps"]
    count: int
    last: int


class Recovered(LegendsEvent, frozen=True, tag="recovered"):
    """A card goes from the graveyard to its owner's hand."""

    seat: Seat
    card: str


class Reshuffled(LegendsEvent, frozen=True, tag="reshuffled"):
    """A player shuffles the graveyard, so many cards, into the deck."""

    seat: Seat
    count: int


class Looked(LegendsEvent, frozen=True, tag="looked"):
    """A player looks at the top cards of the deck and takes some; which, this seat alone learns."""

    seat: Seat
    count: int
    taken: int
    cards: tuple[str, ...] | UnsetType = UNSET
    kept: tuple[str, ...] | UnsetType = UNSET


class Revealed(LegendsEvent, frozen=True, tag="revealed"):
    """A player shows the hand to everybody."""

    seat: Seat
    cards: tuple[str, ...]


class Marked(LegendsEvent, frozen=True, tag="marked"):
    """A public mark is set: a stop, or "leave turned" on a permanent."""

    seat: Seat
    mark: str
    value: str
    card: str


class Corrected(LegendsEvent, frozen=True, tag="corrected"):
    """A judge has corrected the table: `thing` is what ("lives", "level", "turned", "place", "spent", "hand"), `value` its new
    value. `card` is the permanent's, or the card that left a hand; `uid` -1: it is about the player.
    """

    thing: str
    seat: Seat
    uid: int
    card: str
    value: str


class GameOver(LegendsEvent, frozen=True, tag="game_over"):
    """A game of the match ends. `winner` -1: it is drawn. `won` are the games won, by seat from the lowest."""

    number: int
    winner: Seat
    reason: Literal["heroes", "conceded", "turns", "loop", "repeated", "time"]
    won: tuple[int, ...]


class Over(LegendsEvent, frozen=True, tag="over"):
    """The match ends."""

    winners: tuple[Seat, ...]
    reason: Literal["games", "withdrew", "time"]


EVENTS = kinds(LegendsEvent)
"""Every kind of event of the game."""
