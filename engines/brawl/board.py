"""The table of Super Fantasy Brawl as saved: champions, players, traps, the track (SB-01 to SB-18).

A champion is named by his index in `Board.champions`, a player by his seat. Values that never change within a choice are kept
in tuples: copies of a match share them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from engines.brawl.content.pack import STANDARD_ARENA, Pack
from engines.brawl.content.vocabulary import Core, Stat, Trap
from engines.kernel.lobby.options import Choice, First
from engines.kernel.state.model import Fixed, Match, Root, Saved, Seat
from engines.kernel.steps.play import Play

Selection = Literal["casual", "tournament", "agreement", "random"]
Kind = Literal["attack", "skill", "standard", "reaction", "ability"]
Phase = Literal["select", "traps", "mulligan", "deploy", "scoring", "activation", "upkeep", "over"]

GATE = -1
"""The place of a champion who is out of action, or not yet deployed (SB-40)."""

TRAPS: tuple[Trap, ...] = (
    "stun", "stun", "root", "root", "damage_1", "damage_1",
    "damage_2", "damage_2", "damage_2", "damage_2", "damage_3", "damage_3",
)  # fmt: skip
"""The trap tokens of a match (SB-06)."""

VP_TO_WIN = {2: 5, 4: 7}
HAND = {2: 5, 4: 4}
CHAMPIONS_EACH = {2: 3, 4: 2}
"""The number of champions of each player, by the number of players (SB-04, SB-10, SB-70, SB-71)."""

TRACK = {2: (0, 1, 2, 1), 4: (0, 0, 1, 2, 1)}
"""The points of the challenges from left to right, by the number of players (SB-14, SB-72)."""

BLOODIED = 3


class Options(Fixed, frozen=True):
    """Table options. `mode`: a duel, or two teams of two (SB-70). `select`: by agreement, casual or tournament draft, or dealt.

    `champions` names them beforehand, by the order of turns. `challenges` "two" opens a second one at the start (SB-05). `first`
    names the side that moves first, which chance decides else (SB-01, TM-27).
    """

    mode: Annotated[Literal["duel", "teams"], Choice(always=True)] = "duel"
    select: Annotated[Selection, Choice(always=True)] = "casual"
    arena: str = STANDARD_ARENA
    challenges: Annotated[Literal["one", "two"], Choice()] = "one"
    champions: tuple[str, ...] = ()
    first: First = msgspec.UNSET

    @property
    def players(self) -> int:
        """The number of players at the table."""
        return 2 if self.mode == "duel" else 4


class Effect(Fixed, frozen=True):
    """An effect in force on a champion to the end of a turn (SB-30): a change of a figure, an immunity, or a root.

    `against`: the change counts in attacks on this champion alone, -1: in all.
    """

    on: int
    what: Stat | Literal["root", "immune_push", "immune_fear", "immune_stun"]
    by: int
    against: int
    source: str


class Charge(Fixed, frozen=True):
    """An addition to the next attack of this turn, by a champion or on one (-1: any), with the card that it comes from."""

    by: int
    on: int
    ignore_defence: bool
    strength: int
    source: str


class Champion(Saved):
    """A champion on the table. `hex` is GATE while he is out of action; `damage` is the damage on him.

    `before` and `damage_before` are both from the beginning of the turn.
    """

    kit: str
    seat: Seat
    team: int
    hex: int
    damage: int
    levelled: bool
    before: int
    damage_before: int


class Player(Saved):
    """A player's cards and cores. The top of the deck is its end.

    `planned` are cards on top of `deck`, known to the player alone, the last first. `shown` are cards of the hand that
    everybody knows (SB-58), `hand` the others, none of which is one of `cut`. `brought` are the champions of a tournament
    draft, `standard` the standard actions taken in this phase, `free_used` whether one was free this round. `owes` is a
    champion of whom the hand certainly holds a card, as the open question shows (SB-58), else empty.
    """

    team: int
    hand: list[str]
    shown: list[str]
    cut: tuple[str, ...]
    deck: list[str]
    planned: list[str]
    discard: list[str]
    ready: tuple[Core, ...]
    brought: tuple[str, ...]
    standard: tuple[str, ...]
    free_used: bool
    owes: str


class Board(Saved):
    """The table. `order` are the seats in order of turns, `turn` an index in it; `team`s are 0 and 1, team 0 moves first.

    `sides` is the deployment area of each team. `traps` are tokens by hex, `supply` the others, `known` the seats that have
    looked at a token. `track` are challenges from left to right, `challenges` their deck and `past` its discard. `effects` and
    `charges` end with the turn. `banned` are champions out of the draft, `winner` the team that has won.
    """

    options: Options
    order: tuple[Seat, ...]
    turn: int
    round: int
    phase: Phase
    players: dict[Seat, Player]
    champions: list[Champion]
    sides: tuple[int, int]
    traps: dict[int, Trap]
    supply: list[Trap]
    known: dict[int, tuple[Seat, ...]]
    track: tuple[str, ...]
    challenges: list[str]
    past: list[str]
    points: list[int]
    effects: tuple[Effect, ...]
    charges: tuple[Charge, ...]
    banned: tuple[str, ...]
    winner: int | None


class Action(Saved, tag_field="is", tag="action"):
    """A card, a standard action or an ability that is being carried out; a reaction is a scope within the attack that it reacts
    to.

    `user` is the acting champion: the activated one, or the one that a reaction was put on. `card` is empty for a standard
    action, which `standard` names, and for an ability, whose champion is `user`. `points` are movement points left. `targets`
    are those declared; `dealt` the attack damage of each in their order, empty before the damage step; `gone` the champions it
    took out of action. `passed` are all champions that the latest movement went through in order, each once, `vacated` the hex
    where the latest displaced one had stood, `moved` the number of hexes of the latest movement, `chosen` the champion that the
    latest choice out of a group named. `did`: the latest op did something, `hurt`: a displacement dealt damage. `discarded` are
    the cards of the latest discarding, `strength` is the strength that this attack got for red ones. `reactions` are those
    played to it with `reactors`, the champions they were put on, and `guards`, the defence they give; `more_reactions`: the
    number still allowed. `protected` are the things in it that reactions cancel. `levels` are the champions that level up when
    the outermost action is finished (SB-84). `over`: the rest of it is skipped.
    """

    user: int
    seat: Seat
    kind: Kind
    card: str
    standard: str
    points: int
    targets: tuple[int, ...]
    dealt: tuple[int, ...]
    gone: tuple[int, ...]
    passed: tuple[int, ...]
    vacated: int
    moved: int
    chosen: int
    did: bool
    hurt: bool
    discarded: tuple[str, ...]
    strength: int
    reactions: tuple[str, ...]
    reactors: tuple[int, ...]
    guards: tuple[int, ...]
    more_reactions: int
    protected: tuple[str, ...]
    levels: tuple[int, ...]
    over: bool


class Travel(Saved, tag_field="is", tag="travel"):
    """A displacement in progress, hex by hex (SB-53 to SB-56): the champion, its mover, the way, and the hexes yet to enter.

    `lacking` is the number of steps that cannot be made, each of them a damage; `made` those made, from hex `start`.
    """

    mover: int
    by: int
    way: str
    path: tuple[int, ...]
    lacking: int
    made: int
    start: int


class Entry(Saved, tag_field="is", tag="entry"):
    """A trap that has triggered (SB-45): the champion, the hex, and the champion whose effect moved him."""

    mover: int
    hex: int
    by: int
    trap: str


Record = Root | Action | Travel | Entry
BrawlMatch = Match[Board, Record]
BrawlPlay = Play[Board, Pack]


def new_action(user: int, seat: Seat, kind: Kind, card: str = "", standard: str = "") -> Action:
    """Return an action before its first step."""
    return Action(
        user=user, seat=seat, kind=kind, card=card, standard=standard, points=0, targets=(), dealt=(), gone=(),
        passed=(), vacated=GATE, moved=0, chosen=-1, did=False, hurt=False, discarded=(), strength=0,
        reactions=(), reactors=(), guards=(), more_reactions=1, protected=(), levels=(), over=False,
    )  # fmt: skip


def occupied(board: Board) -> int:
    """Return the set of hexes with a champion."""
    found = 0
    for champion in board.champions:
        if champion.hex >= 0:
            found |= 1 << champion.hex
    return found


def of_team(board: Board, team: int) -> int:
    """Return the set of hexes with a champion of a team."""
    found = 0
    for champion in board.champions:
        if champion.team == team and champion.hex >= 0:
            found |= 1 << champion.hex
    return found


def at(board: Board, hex_: int) -> int:
    """Return the champion on a hex, -1 if it is free of champions."""
    for i, champion in enumerate(board.champions):
        if champion.hex == hex_:
            return i
    return -1


def hand_of(player: Player) -> list[str]:
    """Return all cards in a player's hand, also those that others have seen."""
    return [*player.shown, *player.hand]


def opponents(board: Board, seat: Seat) -> list[Seat]:
    """Return the seats of the other team in order of turns, beginning with the one who moves next after this seat."""
    team = board.players[seat].team
    start = board.order.index(seat) if seat in board.order else 0
    turned = (*board.order[start + 1 :], *board.order[:start])
    return [other for other in turned if board.players[other].team != team]


def outermost(play: BrawlPlay) -> Action | None:
    """Return the action that belongs to the turn, around a reaction within it, or None outside actions."""
    return next((scope.record for scope in play.match.scopes if isinstance(scope.record, Action)), None)


def attack_of(play: BrawlPlay) -> Action | None:
    """Return the attack that is being carried out, also for a reaction to it, or None."""
    for scope in reversed(play.match.scopes):
        if isinstance(scope.record, Action) and scope.record.kind == "attack":
            return scope.record
    return None
