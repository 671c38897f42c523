"""The events of Archutheon, a struct for each kind. Heroes, areas and cells are numbers, cards are names, sides 0 and 1."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kinds
from engines.kernel.state.model import Seat


class ArchutheonEvent(Event, frozen=True):
    """Something that happens in a match of Archutheon."""


# -------------------------------------------------------------------- setup


class Colours(ArchutheonEvent, frozen=True, tag="colours"):
    """These seats play orange and green (AR-04)."""

    orange: Seat
    green: Seat


class TerrainStruck(ArchutheonEvent, frozen=True, tag="terrain_struck"):
    """A side takes a terrain out of the choice (AR-90)."""

    side: int
    terrain: str


class TerrainLaid(ArchutheonEvent, frozen=True, tag="terrain_laid"):
    """This side of a terrain is in force (AR-90)."""

    terrain: str


class LeadersClash(ArchutheonEvent, frozen=True, tag="leaders_clash"):
    """Both sides named the same leader: it is set aside (AR-91)."""

    hero: str


class Joined(ArchutheonEvent, frozen=True, tag="joined"):
    """A hero comes onto the board (AR-08)."""

    side: int
    hero: str
    number: int
    cell: int


class PassiveLaid(ArchutheonEvent, frozen=True, tag="passive_laid"):
    """A side of a leader's passive card is in force (AR-92)."""

    side: int
    passive: str


# -------------------------------------------------------------------- turns


class TurnBegins(ArchutheonEvent, frozen=True, tag="turn"):
    """A side's turn begins; turns are counted from 1 over both."""

    turn: int
    side: int


class Recovered(ArchutheonEvent, frozen=True, tag="recovered"):
    """A side's cards move on in the recharge: these come to the hand (AR-17)."""

    side: int
    cards: tuple[str, ...]


class Flipped(ArchutheonEvent, frozen=True, tag="flipped"):
    """A side turns its Tactics token grey for a text (AR-18)."""

    side: int
    source: str


class TokenSet(ArchutheonEvent, frozen=True, tag="token_set"):
    """A Tactics token is ready again, or turned grey by a card."""

    side: int
    ready: bool


class Collected(ArchutheonEvent, frozen=True, tag="collected"):
    """A side collects Enlightenment tokens from these cells (AR-18)."""

    side: int
    cells: tuple[int, ...]
    total: int


class Enlightened(ArchutheonEvent, frozen=True, tag="enlightened"):
    """A side takes a step on a track (AR-45)."""

    side: int
    track: int
    step: int


class Missed(ArchutheonEvent, frozen=True, tag="missed_enlightenment"):
    """Enlightenment is lost: no track has room (AR-45)."""

    side: int
    points: int


class Took(ArchutheonEvent, frozen=True, tag="took"):
    """A side takes cards from a stash; which ones is known to it alone (AR-47, AR-86)."""

    side: int
    tier: int
    count: int
    cards: tuple[str, ...] | UnsetType = UNSET


class Exchanged(ArchutheonEvent, frozen=True, tag="exchanged"):
    """A side exchanges cards of its hand for cards of its stashes; which ones is known to it alone (AR-49, AR-86)."""

    side: int
    count: int
    gave: tuple[str, ...] | UnsetType = UNSET
    got: tuple[str, ...] | UnsetType = UNSET


# -------------------------------------------------------------------- declaring


class Declared(ArchutheonEvent, frozen=True, tag="declared"):
    """A side declares a card, or uses a slot without one (AR-22 to AR-27). Of a hidden card only its side knows more than
    the slot.
    """

    side: int
    column: str
    speed: str
    hidden: bool
    answers: int
    use: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    hero: int | UnsetType = UNSET
    property: str | UnsetType = UNSET
    element: str | UnsetType = UNSET
    target: int | UnsetType = UNSET
    area: int | UnsetType = UNSET
    turned: int | UnsetType = UNSET
    named: int | UnsetType = UNSET
    tucked: str | UnsetType = UNSET


class DeclaredNothing(ArchutheonEvent, frozen=True, tag="declared_nothing"):
    """A side declares nothing: the attacker goes on to the execution, or the defender passes."""

    side: int
    column: str


class ElementNamed(ArchutheonEvent, frozen=True, tag="element_named"):
    """The element of a declared card is named, or changed (AR-28)."""

    at: int
    element: str
    side: int
    card: str


class Charged(ArchutheonEvent, frozen=True, tag="charged"):
    """A side puts an element into its next charge cell (AR-93)."""

    side: int
    element: str
    count: int


class BonusNamed(ArchutheonEvent, frozen=True, tag="bonus"):
    """A side discards three charges for a bonus of this turn (AR-87)."""

    side: int
    bonus: str
    change: str


# -------------------------------------------------------------------- executing


class Executes(ArchutheonEvent, frozen=True, tag="executes"):
    """The turn of a declared card comes (AR-31). `what` is a card, or "" for a slot."""

    at: int
    side: int
    card: str
    hero: int
    use: str
    property: str
    speed: str


class Revealed(ArchutheonEvent, frozen=True, tag="revealed"):
    """A hidden card is turned face up (AR-27)."""

    at: int
    card: str
    hero: int
    property: str
    target: int
    area: int
    turned: int
    element: str


class Skipped(ArchutheonEvent, frozen=True, tag="skipped"):
    """A declared card, or a part of it, does nothing: its reason is a word of the game (AR-31)."""

    at: int
    why: str
    hero: int
    card: str


class Guarded(ArchutheonEvent, frozen=True, tag="guarded"):
    """A block stands against the attack card: its value with what was taken off (AR-42)."""

    at: int
    hero: int
    kind: str
    by: int
    element: int
    direction: int
    distance: int
    value: int
    card: str


class Struck(ArchutheonEvent, frozen=True, tag="struck"):
    """A card deals damage to a hero: the damage, what stopped some of it, and the rest (AR-34).

    `addends` are the parts of the damage before anything stopped some of it, in their order; events of matches that were
    begun before they were noted lack them.
    """

    hero: int
    by: int
    full: int
    blocked: int
    armour: int
    leader: int
    barrier: int
    dealt: int
    health: int
    addends: tuple[int, ...] | UnsetType = UNSET


class Hurt(ArchutheonEvent, frozen=True, tag="hurt"):
    """A hero takes damage that no card's attack deals: of a rift, Withering, a reflection, a text.

    `changes` are the parts that make it another one than usual, by their names; older matches have none.
    """

    hero: int
    amount: int
    cause: str
    health: int
    changes: tuple[tuple[str, int], ...] | UnsetType = UNSET


class Halved(ArchutheonEvent, frozen=True, tag="halved"):
    """A hero in a Collapse zone loses half of his health (AR-85)."""

    hero: int
    health: int


class Healed(ArchutheonEvent, frozen=True, tag="healed"):
    """A hero is healed."""

    hero: int
    amount: int
    health: int


class Died(ArchutheonEvent, frozen=True, tag="died"):
    """A hero leaves the board, and these cards of his the game (AR-38)."""

    hero: int
    cards: tuple[str, ...]


class Warded(ArchutheonEvent, frozen=True, tag="warded"):
    """To the end of the turn a text would keep a hero alive (AR-80)."""

    hero: int


class Saved(ArchutheonEvent, frozen=True, tag="saved"):
    """A text keeps a hero alive with 1 health (AR-80)."""

    hero: int
    source: str


class Moved(ArchutheonEvent, frozen=True, tag="moved"):
    """A hero comes from a cell to another one."""

    hero: int
    way: str
    start: int
    end: int
    side: int


class Stayed(ArchutheonEvent, frozen=True, tag="stayed"):
    """A movement does not happen: no free cell, or a permanent prevents it."""

    hero: int
    way: str
    why: str


class Put(ArchutheonEvent, frozen=True, tag="put"):
    """A permanent comes onto a hero; `annihilated`: it and its opposite go (AR-60)."""

    hero: int
    what: str
    annihilated: bool


class Unchanged(ArchutheonEvent, frozen=True, tag="unchanged"):
    """A permanent has no effect on a hero: he has it, or cannot have it."""

    hero: int
    what: str
    why: str


class Lifted(ArchutheonEvent, frozen=True, tag="lifted"):
    """Permanents leave a hero."""

    hero: int
    what: tuple[str, ...]
    why: str


class LaidAside(ArchutheonEvent, frozen=True, tag="laid_aside"):
    """An element or a permanent comes into the side cell of an area, or leaves it (`what` is "") (AR-77)."""

    area: int
    what: str


class HeroElement(ArchutheonEvent, frozen=True, tag="hero_element"):
    """An element comes onto a hero, or leaves him ("") (AR-78)."""

    hero: int
    element: str


class ThingMoved(ArchutheonEvent, frozen=True, tag="thing"):
    """An object comes onto a cell, from the supply (`start` is -1) or from another cell; `end` -1: it leaves the board."""

    thing: str
    start: int
    end: int


class CardMoved(ArchutheonEvent, frozen=True, tag="card_moved"):
    """A card moves in the recharge: to a cell 1 to 3, to the hand (0), or out of the game (-1)."""

    side: int
    card: str
    cell: int


class DeferredLaid(ArchutheonEvent, frozen=True, tag="deferred"):
    """An effect waits beside its hero for the next Recovery of its owner (AR-99)."""

    hero: int
    card: str


class DeferredActs(ArchutheonEvent, frozen=True, tag="deferred_acts"):
    """An effect that has waited beside its hero acts now (AR-99)."""

    hero: int
    card: str


class TargetChanged(ArchutheonEvent, frozen=True, tag="target_changed"):
    """A declared card has another target now; a card face down has no name here."""

    at: int
    hero: int
    card: str


class Stopped(ArchutheonEvent, frozen=True, tag="stopped"):
    """A text stops a declared card, or a part of it (AR-58); a card face down has no name here."""

    at: int
    part: str
    hero: int
    card: str


class Helped(ArchutheonEvent, frozen=True, tag="helped"):
    """A declared card strengthens another one, `helped`: a support, or a base boost (AR-21, AR-95).

    A card face down has no name here.
    """

    at: int
    by: int
    card: str
    helped: str


# -------------------------------------------------------------------- the roads to victory


class GateShifted(ArchutheonEvent, frozen=True, tag="gate"):
    """The Gate shifts to this place on its way; beyond its ends it is open (AR-81)."""

    place: int
    side: int


class CollapseBegins(ArchutheonEvent, frozen=True, tag="collapse"):
    """A side turns the Collapse card (AR-82)."""

    side: int


class CollapseShifts(ArchutheonEvent, frozen=True, tag="collapse_shifts"):
    """A side moves a Collapse token one line towards the centre (AR-82)."""

    side: int
    token: int
    line: int


class Corrected(ArchutheonEvent, frozen=True, tag="corrected"):
    """A judge has corrected the table: `thing` is what ("health", "put", "lift", "element", "cell", "movement", "slots", "gate"),
    `at` the hero or the side, `value` its new value.
    """

    thing: str
    at: int
    value: str


class Withdrew(ArchutheonEvent, frozen=True, tag="withdrew"):
    """A player leaves the match."""

    side: int


class Over(ArchutheonEvent, frozen=True, tag="over"):
    """The match is over: a side wins, or nobody (-1)."""

    winner: int
    reason: str


EVENTS = kinds(ArchutheonEvent)
