"""The table of Legends as saved: a match of several games, the game being played, permanents, stack and damage queue.

A permanent or a spell is named by its `uid`, which is unique in a game. Values that never change within a choice are kept in
tuples: copies of a match share them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.kernel.lobby.options import Choice, Decisive, First, Kept, Lead, Most
from engines.kernel.state.model import Fixed, Match, Root, Saved, Seat
from engines.kernel.steps.play import Play
from engines.kernel.views import Card
from engines.legends.content.pack import Pack
from engines.legends.content.vocabulary import Damage, Figure, Keyword

Phase = Literal["setup", "start", "main", "end", "over"]

HAND, LEAST_HAND = 7, 3
"""The cards of the first hand and the limit of the hand, and the smallest hand after mulligans (LG-03, LG-10)."""

SQUAD = 3
"""The most heroes of a squad (LG-04)."""

LAST_TURN = 120
"""The turn after which the game is a draw (LG-58)."""

MOST_FIRED, LAST_OPTIONAL = 300, 200
"""The triggered ability of a turn that draws the game, and the last one of a turn that a player may choose to use (LG-59)."""

MOST_STEPS = 400
"""The plays, attacks, resolutions, settlements and checks of a turn after which nobody is asked in it any more (LG-59)."""

DRAWN_GAMES = 2
"""The number of drawn games after which the match is decided by the games won (LG-05)."""

NOBODY = -1
"""No seat, and no permanent."""


class Options(Fixed, frozen=True):
    """The options of a table.

    `games`: best of three, or one (LG-05). `max_copies`: of a card in a deck (LG-01). `windows`: how often players are asked
    for responses (LG-64). `decks`: whether deck lists are open from the start, or as the match ends; with `kept` not even then,
    but once its tournament is over (TM-10). `first` names the side
    that begins, which chance decides else (LG-02, TM-27); `lead` are the games of a tournament's pairing before this match, and
    `decisive` says that the match goes on until somebody has won more, or until `most` games of the pairing are over (TM-16,
    TM-33, TM-37).
    """

    games: Annotated[Literal["three", "one"], Choice(always=True)] = "three"
    windows: Annotated[Literal["usual", "brief", "all"], Choice()] = "usual"
    max_copies: Annotated[Literal["three", "any"], Choice()] = "three"
    decks: Annotated[Literal["closed", "open"], Choice()] = "closed"
    first: First = msgspec.UNSET
    lead: Lead = msgspec.UNSET
    decisive: Decisive = msgspec.UNSET
    most: Most = msgspec.UNSET
    kept: Kept = msgspec.UNSET


class Deck(Fixed, frozen=True):
    """A deck as it was brought: heroes and cards by id, both sorted, a card as often as it has copies."""

    heroes: tuple[str, ...]
    cards: tuple[str, ...]


class Side(Saved):
    """A player's part of the game being played. The top of the deck is its end, of the graveyard too.

    `spent` is the legendarity spent for good, `left` what heroes gave who have left play (LG-16), `missing` the number of cards
    that could not be drawn (LG-11), `taken` the number of mulligans, `done` what has been done in this turn and is once a turn:
    abilities as "uid:index" (LG-55), attacks without turning as "uid:attack".
    """

    deck: list[Card]
    hand: list[Card]
    graveyard: list[str]
    spent: int
    left: int
    missing: int
    taken: int
    done: tuple[str, ...]


class Permanent(Saved):
    """A card in play. `owner` is the player whose deck or squad it came from, `controller` the one it is under (LG-06).

    `damage` is on it; `level` is a hero's level without effects. `credit` is the hero who brought its lives below 1, NOBODY if
    none did (LG-46). `stays_turned` is the public mark "leave turned" (LG-28). `since` is the turn in which it entered.
    """

    uid: int
    card: str
    owner: Seat
    controller: Seat
    turned: bool
    damage: int
    level: int
    credit: int
    stays_turned: bool
    since: int


class Spell(Fixed, frozen=True):
    """A card or an activated ability on the stack (LG-31).

    `user` is the hero who uses a skill, or the permanent whose ability it is, else NOBODY. `ability` is the index of an
    activated ability, NOBODY for a card. `targets` are the uids that each target of the text names; a player is named by his
    seat. `modes` are those picked as it was played, one for each choice of the text in its order (LG-54).
    """

    uid: int
    card: str
    owner: Seat
    controller: Seat
    user: int
    ability: int
    targets: tuple[tuple[int, ...], ...]
    modes: tuple[int, ...]


AnyDamage = Damage | Literal[""]
"""A type of damage, or none."""


class Entry(Fixed, frozen=True):
    """An entry of the damage queue (LG-44): damage, healing, prevention, or healing of all, `on` a permanent.

    `by` is the hero who gets the credit (LG-46), else NOBODY; `dealer` the permanent that deals damage, else NOBODY; `source`
    is the card. `type` is a damage's, for a prevention the only type that it prevents, empty for all.
    """

    what: Literal["damage", "heal", "prevent", "restore"]
    on: int
    amount: int
    type: AnyDamage
    by: int
    dealer: int
    source: str


class Effect(Fixed, frozen=True):
    """An effect in force on a permanent: a change of a figure, a keyword, or another controller (`by` is the seat).

    `until` "turn": to the end of the turn `turn`; "stays": as long as it is in play.
    """

    on: int
    what: Figure | Keyword | Literal["control"]
    by: int
    until: Literal["turn", "stays"]
    source: str


class Firing(Fixed, frozen=True):
    """A triggered ability that has fired and waits to be resolved (LG-50): the index of the ability, and what it is about."""

    seat: Seat
    uid: int
    card: str
    ability: int
    it: int


class Fight(Saved):
    """An attack under way (LG-36): attacker and target, and blockers in the order named.

    `sides` are the controllers of attacker and target as they were named (LG-43). `blocked`: blockers have been named.
    """

    attacker: int
    target: int
    sides: tuple[Seat, Seat]
    blockers: tuple[int, ...]
    blocked: bool


class Result(Fixed, frozen=True):
    """A game of the match that has ended: who was first, who won (NOBODY: it is drawn), the squads by seat from the lowest."""

    first: Seat
    winner: Seat
    squads: tuple[tuple[str, ...], ...]


class Board(Saved):
    """The table. `decks` are those brought; `seen` are the cards of each that everybody has seen in any game of the match,
    heroes too.

    `won` are the games won, `drawn` the games drawn, those of `lead` among them; `ended` are the games of this match that have
    ended. `number` is that of the game being played, `squads` are the heroes with which it began. `decider` decides who is first
    (LG-02), `first` is who was in this game. `under_way` are spells that have left the stack and are being carried out. `stops`
    are windows that a seat wants to be asked in (LG-64). `positions` are digests of the positions of this turn, `fired` is the
    number of triggered abilities resolved in it (LG-59).
    """

    options: Options
    order: tuple[Seat, ...]
    decks: dict[Seat, Deck]
    seen: dict[Seat, tuple[str, ...]]
    won: dict[Seat, int]
    drawn: int
    ended: tuple[Result, ...]
    number: int
    decider: Seat
    first: Seat
    active: Seat
    turn: int
    phase: Phase
    squads: dict[Seat, tuple[str, ...]]
    sides: dict[Seat, Side]
    permanents: list[Permanent]
    stack: list[Spell]
    under_way: list[Spell]
    queue: list[Entry]
    effects: tuple[Effect, ...]
    firings: list[Firing]
    fight: Fight | None
    stops: dict[Seat, tuple[str, ...]]
    next_uid: int
    positions: tuple[int, ...]
    fired: int

    def other(self, seat: Seat) -> Seat:
        """Return the opponent."""
        return self.order[1] if self.order[0] == seat else self.order[0]

    def permanent(self, uid: int) -> Permanent | None:
        """Return the permanent with a uid, None if it is not in play."""
        for permanent in self.permanents:
            if permanent.uid == uid:
                return permanent
        return None

    def card_of(self, uid: int) -> str:
        """Return the card of a permanent or a spell, empty for a player or what is gone."""
        permanent = self.permanent(uid)
        if permanent is not None:
            return permanent.card
        return next((spell.card for spell in self.stack if spell.uid == uid), "")


class Game(Saved, tag_field="is", tag="game"):
    """One game of the match: its number, and its winner once it is over, NOBODY if it is drawn."""

    number: int
    winner: Seat


Moment = Literal["start", "main", "end", "attack", "blocks", "fight"]
"""The place of a window: in a phase, after an attacker or blockers were named, after a fight was settled (LG-36)."""


class Window(Saved, tag_field="is", tag="window"):
    """A time in which players have priority (LG-30): who has it, and the number of passes in a row.

    `eventful`: something happened as the window opened. An attack that is declared closes it with `attack`, attacker and
    target; blocks close it with `blockers`, in the order named.
    """

    moment: Moment
    prio: Seat
    passes: int
    eventful: bool
    attack: tuple[int, ...]
    blockers: tuple[int, ...]


def new_window(board: Board, moment: Moment, *, eventful: bool = False) -> Window:
    """Return a window in which the active player has priority (LG-30)."""
    return Window(moment, board.active, 0, eventful, (), ())


class Batch(Saved, tag_field="is", tag="batch"):
    """Triggered abilities that are resolved together (LG-50)."""

    firings: list[Firing]


class Resolving(Saved, tag_field="is", tag="resolving"):
    """A text that is being carried out: of a spell, or of a triggered ability.

    `ops` is the name of its list of ops. `seat` is its controller, `user` the hero or the permanent, NOBODY for an event, `it`
    what a triggered ability is about. `targets` are those still legal, `modes` the choices of its verbs "choose" made as it was
    played. `did`: the latest verb did something. `credit` is the hero to whom its damage is credited, else NOBODY; `skill`: it
    is a skill, so that he kills by whatever it does (LG-15).
    """

    card: str
    ops: str
    seat: Seat
    user: int
    it: int
    targets: tuple[tuple[int, ...], ...]
    modes: tuple[int, ...]
    did: bool
    credit: int
    skill: bool


def new_resolving(card: str, ops: str, seat: Seat, user: int, it: int = NOBODY) -> Resolving:
    """Return a text before its first op, without targets."""
    return Resolving(card, ops, seat, user, it, (), (), did=False, credit=NOBODY, skill=False)


Record = Root | Game | Window | Batch | Resolving
LegendsMatch = Match[Board, Record]
LegendsPlay = Play[Board, Pack]
