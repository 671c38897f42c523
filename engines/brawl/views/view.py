"""The view of a match, as plain data for words and pictures (SB-17): all but hands, decks and traps."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int
Phase = Literal["select", "traps", "mulligan", "deploy", "scoring", "activation", "upkeep", "over"]


class EffectView(msgspec.Struct, frozen=True):
    """An effect in force on a champion to the end of the turn: a change of a figure, "root", "immune_push" and the like.

    `against`: in attacks on this champion alone, -1: in all. `source` is the card it comes from.
    """

    what: str
    by: int
    against: int
    source: str


class ChampionView(msgspec.Struct, frozen=True):
    """A champion on the table. `hex` -1: at the gate. `defence` and `health` are as they are now, `defence_printed` as printed.

    `zone` is the colour of the statue that he stands next to, else empty; `before` the hex on which he stood when the turn
    began (-1: at the gate), `damage_before` his damage then.
    """

    index: int
    kit: str
    seat: Seat
    team: int
    hex: int
    damage: int
    health: int
    defence: int
    defence_printed: int
    levelled: bool
    bloodied: bool
    rooted: bool
    zone: str
    before: int
    damage_before: int
    effects: tuple[EffectView, ...]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `hand` (with what others have seen of it) and `planned`, the top card first, are for the own player alone, else
    None. `shown` are cards of the hand that all know (SB-58). `ready` are cores; `unseen` the cards that this viewer cannot see,
    in hand, deck or planned, sorted: open information (SB-17). `standard` are the standard actions taken this phase.
    """

    seat: Seat
    team: int
    hand: tuple[str, ...] | None
    hand_size: int
    shown: tuple[str, ...]
    deck_size: int
    planned: tuple[str, ...] | None
    planned_size: int
    discard: tuple[str, ...]
    unseen: tuple[str, ...]
    ready: tuple[str, ...]
    standard: tuple[str, ...]
    brought: tuple[str, ...]


class ChallengeView(msgspec.Struct, frozen=True):
    """A slot of the track from left to right: its points, its challenge (empty: none), and the teams that fulfil it now.

    `counts` are each team's counts for it: champions next to the statues, or in the area; `hexes` the hexes that count, for
    each team.
    """

    worth: int
    challenge: str
    fulfilled: tuple[int, ...]
    counts: tuple[int, int]
    hexes: tuple[tuple[int, ...], tuple[int, ...]]


class MarkView(msgspec.Struct, frozen=True):
    """A hex that an answer of the open question is about: its key, and its meaning: a hex to move to, onto a trap there, a
    target, an area, a place.
    """

    hex: int
    key: str
    what: Literal["move", "trap", "target", "area", "place"]


class DoingView(msgspec.Struct, frozen=True):
    """The action that is being carried out: champion, card (or standard action), points of movement left, targets.

    `reaction` is the reaction to it, put on champion `reactor` (-1: none). `moved` are hexes of the latest movement, `strength`
    the strength that the attack got by discarded cards, `guards` the defence that each target got by reactions so far.
    """

    user: int
    card: str
    standard: str
    points: int
    targets: tuple[int, ...]
    reaction: str
    reactor: int
    moved: int = 0
    strength: int = 0
    guards: tuple[tuple[int, int], ...] = ()


class ResultView(msgspec.Struct, frozen=True):
    """The end of the match: winning seats and team, places of seats, and the reason."""

    winners: tuple[Seat, ...]
    team: int | None
    places: tuple[tuple[Seat, ...], ...]
    reason: Literal["points", "withdrew", "time", "draw"]


class View(msgspec.Struct, frozen=True):
    """The whole table for one viewer. `viewer` None: the public.

    `order` are the seats in order of turns, `turn` the seat whose turn it is (-1: nobody's). `sides` is the deployment area of
    each team: 0 is drawn "a" in the map, 1 "b". `traps` are hexes with a token, `known` those that this viewer has looked at,
    with their tokens. `to_win` are the points needed. In phase "select" `choices` are champions that may still be chosen.
    `marks` belong to the viewer's own open question, for the public to that of the seat asked; `asking` is its kind, empty if
    there is none; `asked` the seats that the match waits for. `sealed` are the keys of the viewer's answers in an open lane.
    """

    arena: str
    round: int
    phase: Phase
    order: tuple[Seat, ...]
    turn: Seat
    teams: bool
    champions: tuple[ChampionView, ...]
    players: tuple[PlayerView, ...]
    sides: tuple[int, int]
    traps: tuple[int, ...]
    known: tuple[tuple[int, str], ...]
    track: tuple[ChallengeView, ...]
    challenges_left: int
    past: tuple[str, ...]
    points: tuple[int, int]
    to_win: int
    banned: tuple[str, ...]
    choices: tuple[str, ...]
    doing: DoingView | None
    marks: tuple[MarkView, ...]
    asked: tuple[Seat, ...]
    viewer: Seat | None
    result: ResultView | None
    sealed: tuple[str, ...] = ()
    asking: str = ""


class CardView(msgspec.Struct, frozen=True):
    """One champion alone, as the picture "card" shows him: both sides and six cards. `card` names one of them, or is empty."""

    kit: str
    card: str = ""
