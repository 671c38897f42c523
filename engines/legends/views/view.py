"""The view of a match, as plain data for words and pictures: all but foreign hands, decks and deck lists."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
Phase = Literal["setup", "start", "main", "end", "over"]
Moment = Literal["", "start", "main", "end", "attack", "blocks", "fight"]


class EffectView(msgspec.Struct, frozen=True):
    """An effect in force on a permanent: a figure by so much, a keyword, or "control"; until the end of the turn, or for
    good.
    """

    what: str
    by: int
    until: Literal["turn", "stays"]
    source: str


class PermanentView(msgspec.Struct, frozen=True):
    """A permanent in play. Figures are as they are now, with what is printed beside; attack and lives are None for a card
    without.

    `lives` are those left now, `most_lives` the maximum; `pending` is what the damage queue will do to its lives (negative:
    damage), without prevention that the queue does not hold. `keywords` are those in force. `legendarity` is what it gives
    (hero) or occupies (follower).
    """

    uid: int
    card: str
    type: Literal["hero", "follower", "event", "skill"]
    owner: Seat
    controller: Seat
    turned: bool
    stays_turned: bool
    attack: int | None
    attack_printed: int | None
    attack_type: str
    lives: int | None
    most_lives: int | None
    lives_printed: int | None
    level: int
    level_printed: int
    legendarity: int
    pending: int
    keywords: tuple[str, ...]
    effects: tuple[EffectView, ...]
    since: int


class SumView(msgspec.Struct, frozen=True):
    """Legendarity as a sum with its parts (LG-16): what heroes give, followers occupy, and what was spent; `available` may
    be negative.
    """

    heroes: int
    followers: int
    spent: int
    available: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand`, `squad` and `deck_list` are for the own player alone, else None; `deck_list` opens to all as the
    match ends, or from its start at a table with open decks, but never where a tournament keeps it closed: cards by id, as
    often as they are in the deck. `known` are cards of the hand that everybody knows. `graveyard` is from the bottom to the
    top. `won` are games won. `stops` are windows that the player wants to be asked in. `event_change` is by how much events
    cost this player more than is printed.
    """

    seat: Seat
    hand: tuple[str, ...] | None
    hand_size: int
    hand_limit: int
    known: tuple[str, ...]
    deck_size: int
    graveyard: tuple[str, ...]
    sum: SumView
    missing: int
    won: int
    squad: tuple[str, ...] | None
    deck_list: tuple[str, ...] | None
    stops: tuple[str, ...]
    event_change: int = 0

    def event_cost(self, printed: int) -> int:
        """Return the legendarity that an event with this printed cost costs the player now, at least 0 (LG-22)."""
        return max(printed + self.event_change, 0)


class SpellView(msgspec.Struct, frozen=True):
    """A spell on the stack, the first one played first. `kind` is the card's type or "ability", `ability` its index.

    `user` is the uid of hero or permanent, -1 for none, `user_card` its card. `targets` are uids of permanents and spells, or
    seats, in the order of the text; `target_cards` their cards, empty for a player.
    """

    uid: int
    card: str
    kind: Literal["follower", "event", "skill", "ability"]
    ability: int
    seat: Seat
    user: int
    user_card: str
    targets: tuple[int, ...]
    target_cards: tuple[str, ...]


class EntryView(msgspec.Struct, frozen=True):
    """An entry of the damage queue, in its order; `type` is the type of damage, `source` the card, `dealer` the uid that
    deals it or -1.
    """

    what: Literal["damage", "heal", "prevent", "restore"]
    uid: int
    card: str
    amount: int
    type: str
    source: str
    dealer: int


class FightView(msgspec.Struct, frozen=True):
    """An attack under way: uids of attacker, target and blockers in order; `blocked`: blockers have been named, or none."""

    attacker: int
    target: int
    blockers: tuple[int, ...]
    blocked: bool


class PassView(msgspec.Struct, frozen=True):
    """The consequence of a pass of the seat with priority (LG-65): the other is asked, or if he passes too, so many spells
    resolve, the queue is settled, lives are checked, blocks are named, the fight begins, the main phase goes on after an attack,
    the phase ends, or the turn.
    """

    then: Literal["resolve", "settle", "check", "blocks", "fight", "main", "phase", "turn"]
    spells: int
    asks_other: bool


class ResultView(msgspec.Struct, frozen=True):
    """The end of the match: winners, places, reason."""

    winners: tuple[Seat, ...]
    places: tuple[tuple[Seat, ...], ...]
    reason: Literal["games", "withdrew", "time"]


class DraftView(msgspec.Struct, frozen=True):
    """The picks of the viewer so far in an open lane, or squad: for this seat alone. `card` is a card or the card of an
    ability's permanent, `user` the uid of hero or permanent, `targets` the uids picked so far, `heroes` those of a squad.
    """

    what: Literal["", "card", "ability", "attack", "block", "squad"]
    card: str
    ability: int
    user: int
    targets: tuple[int, ...]
    heroes: tuple[str, ...]


class DoingView(msgspec.Struct, frozen=True):
    """A text that is being carried out, which may ask: its card, the name of its list of ops ("card/t0"), the player who
    controls it, the uid of hero or permanent (-1 for an event), and what a triggered ability is about (-1 for none).
    """

    card: str
    ops: str
    seat: Seat
    user: int
    it: int


class FiringView(msgspec.Struct, frozen=True):
    """A triggered ability that has fired and waits: its player, the permanent, the index of the ability, what it is about."""

    seat: Seat
    uid: int
    card: str
    ability: int
    it: int


class View(msgspec.Struct, frozen=True):
    """The whole table for one viewer. `viewer` None: the public.

    `order` are the seats, the first of this game first. `active` is whose turn it is, `prio` who has priority (-1: nobody),
    `moment` the window that is open. `games` is how many a match has at most ("three": 3), `number` that of this one. `turn`
    counts both players' turns, `last_turn` is the one after which the game is drawn. `asked` are the seats that the match waits
    for. `asking` is the kind of the viewer's own open question, for the public of the one everybody may see. `marks` are uids
    (or "seat0") that its answers are about. `looking` are cards that the viewer's question shows to this seat alone.
    `doing` is the text that is being carried out, `firings` are triggered abilities that are resolved together.
    """

    viewer: Seat | None
    order: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    permanents: tuple[PermanentView, ...]
    stack: tuple[SpellView, ...]
    queue: tuple[EntryView, ...]
    fight: FightView | None
    active: Seat
    prio: Seat
    moment: Moment
    passing: PassView | None
    phase: Phase
    turn: int
    last_turn: int
    number: int
    games: int
    drawn: int
    windows: Literal["usual", "brief", "all"]
    asked: tuple[Seat, ...]
    asking: str
    marks: tuple[int, ...]
    looking: tuple[str, ...]
    draft: DraftView | None
    result: ResultView | None
    doing: DoingView | None = None
    firings: tuple[FiringView, ...] = ()

    def player(self, seat: Seat) -> PlayerView:
        """Return a player. Raises StopIteration for a seat that does not play."""
        return next(player for player in self.players if player.seat == seat)

    def permanent(self, uid: int) -> PermanentView | None:
        """Return the permanent with a uid, None if it is not in play."""
        return next((permanent for permanent in self.permanents if permanent.uid == uid), None)


class CardView(msgspec.Struct, frozen=True):
    """One card alone, as the picture "card" shows it."""

    card: str


class DeckView(msgspec.Struct, frozen=True):
    """A deck alone, as the picture "deck" shows it: its name, heroes and cards by id, a card as often as it has copies, and its
    problems and warnings, as lines.
    """

    name: str
    heroes: tuple[str, ...]
    cards: tuple[str, ...]
    problems: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
