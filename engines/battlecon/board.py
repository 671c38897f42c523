"""The board of BattleCON as saved: fighters on spaces, their cards and tokens, the memory of this beat (BC-01 to BC-07).

A fighter is named by its index in `Board.fighters`, which never changes; a player leads one fighter or several (BC-60).
Values that never change within a choice are kept in tuples: copies of a match share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Until, When
from engines.kernel.lobby.options import Choice, First
from engines.kernel.state.model import Fixed, Match, Root, Saved, Seat
from engines.kernel.steps.play import Play

Mode = Literal["duel", "two_on_one", "three_on_one", "two_on_two"]

SIDES: Mapping[Mode, tuple[int, int]] = {
    "duel": (1, 1),
    "two_on_one": (1, 2),
    "three_on_one": (1, 3),
    "two_on_two": (2, 2),
}
"""The number of fighters on each side (BC-60)."""
Selection = Literal["open", "blind", "draft", "random"]
Phase = Literal[
    "select", "prepare_fight", "preparation", "advantages", "reveal", "start", "attack", "end", "recycle", "over"
]

FORCE_AT_START = 2
FORCE_LIMIT = 10
TEAM_FORCE_LIMIT = 20
SUPPORT_COST = 2
WEAK = 7
"""The life at or below which a fighter takes one force more (BC-38)."""

POOLS = {2: 45, 3: 65, 4: 85}
"""The force in the pool by the number of fighters (BC-03, BC-60)."""

LEGACY_BEATS = 15


class Options(Fixed, frozen=True):
    """Table options. `mode` says who fights whom; the single fighter of two or three on one is the first player's.

    `select`: fighters are picked in turn, in secret, in turn after bans, or dealt at random; `fighters` names them beforehand.
    `title`: whether a single player against more takes Мастер or Чемпион (BC-67). `rules` "legacy" is BC-83. `first` names the
    side that is active at the start, which chance decides else (BC-01, TM-27).
    """

    mode: Annotated[Mode, Choice(always=True)] = "duel"
    select: Annotated[Selection, Choice(always=True)] = "open"
    title: Annotated[Literal["taken", "none"], Choice()] = "taken"
    rules: Annotated[Literal["fourth", "legacy"], Choice()] = "fourth"
    fighters: tuple[str, ...] = ()
    first: First = msgspec.UNSET


class Mod(Fixed, frozen=True):
    """A bonus, an "equal to" or a rule in force on a fighter, with its owner, its card and its duration (BC-42, BC-93).

    `marker` is the marker that a rule is about, else empty.
    """

    target: int
    owner: int
    kind: Literal["bonus", "equal", "rule"]
    what: str
    value: int
    until: Until
    source: str
    marker: str


class Memory(Saved):
    """The memory of this beat about a fighter (BC-93).

    `sides` are the opponents it changed sides with, by any movement; `passed` those it moved past itself, of each movement
    the nearest last. `taken` is the damage that effects count, `felt` the damage that stun counts (BC-73, BC-99). `used` are
    tokens by number, `advantages` others; `once` the once-a-beat effects that have applied. `revealed` is the base revealed
    first, `space` and `life` are those at the start of the beat.
    """

    space: int
    life: int
    hits: tuple[int, ...]
    hit_by: tuple[int, ...]
    taken: int
    felt: int
    dealt: int
    absorbed: int
    burned: int
    moved: bool
    sides: tuple[int, ...]
    passed: tuple[int, ...]
    stunned: bool
    attacks: int
    used: dict[str, int]
    advantages: dict[str, int]
    once: tuple[str, ...]
    guess: str
    revealed: str


class Fighter(Saved):
    """A fighter: its place, its condition, and the places of all its components.

    `hand`, the discard piles and `beside` hold names of styles and bases; piles remember the order in which cards came
    (BC-37). `style` and `base` are the pair, `below` the bases that a clash has covered, `added` styles besides, `copied`
    cards whose effects count once more, `removed` the cards in the box. `pair_shown` is False while the pair lies face down.
    `finisher` is the side up, -1 once it is gone; `finishing`: it is played this beat. `stunned` lasts to the end of the
    beat, `attacked`: its turn to attack is over; `attacks_due` counts further attacks to be made. `life_lost` is all life
    lost or paid in the fight without damage.
    """

    seat: Seat
    team: int
    kit: str
    title: str
    life: int
    life_at_start: int
    space: int
    hand: tuple[str, ...]
    discard_1: tuple[str, ...]
    discard_2: tuple[str, ...]
    style: str
    base: str
    added: tuple[str, ...]
    copied: tuple[str, ...]
    below: tuple[str, ...]
    removed: tuple[str, ...]
    beside: tuple[str, ...]
    pair_shown: bool
    finisher: int
    finishing: bool
    maneuver_gone: bool
    tokens: dict[str, int]
    exhausted: dict[str, int]
    markers: dict[str, int]
    active: tuple[str, ...]
    stunned: bool
    out: bool
    attacked: bool
    attacks_due: int
    life_lost: int
    now: Memory
    last: Memory


class Board(Saved):
    """The table. `active` is the active fighter, `order` the order of attacks this beat; `force` is by team (BC-64).

    `active_team` stays when that fighter is out (BC-89). `pool` is the force nobody has; `time_up` is set once it is empty,
    `last_beat` in the one beat after (BC-32). `mods` are the bonuses and rules in force besides lasting effects of parts.
    `clash_due`: an effect causes a clash. `passes` counts passes in a row, `turn` is the team whose turn it is to use
    advantages. `vengeance` are Мщение cards by team (BC-66), `winner` the team that has won, None before the end and in a
    draw.
    """

    options: Options
    spaces: int
    beat: int
    phase: Phase
    fighters: list[Fighter]
    active: int
    active_team: int
    order: tuple[int, ...]
    force: list[int]
    pool: int
    time_up: bool
    last_beat: bool
    mods: tuple[Mod, ...]
    clash_due: bool
    passes: int
    turn: int
    banned: tuple[str, ...]
    vengeance: list[int]
    winner: int | None


class Moment(Saved, tag_field="is", tag="moment"):
    """The effects with the same time condition, applied fighter by fighter: those `done` or declined, as "fighter:effect".

    `subject` is the other fighter concerned, such as the attacker (-1: none); `event` the damage, or the part of it that
    armour took.
    """

    when: When
    fighters: tuple[int, ...]
    subject: int
    event: int
    done: tuple[str, ...]


class Doing(Saved, tag_field="is", tag="doing"):
    """An effect that is being carried out: its fighter, its opponent (-1: found when needed), and the result of its latest
    op.

    `event` is that of the moment. `source` is the part that the effect belongs to; `crossed`: its latest movement changed
    sides; `over`: the rest of it is lost (BC-75).
    """

    fighter: int
    source: str
    effect: str
    opponent: int
    event: int
    amount: int
    did: bool
    crossed: bool
    over: bool


class Beat(Saved, tag_field="is", tag="beat"):
    """A beat from preparation to recycling: abandoned where it is broken off (BC-36)."""

    number: int


class Attack(Saved, tag_field="is", tag="attack"):
    """An attack: attacker, target (-1: nobody), the distance when range was checked, the damage dealt and that taken by
    armour.
    """

    attacker: int
    number: int
    target: int
    distance: int
    hit: bool
    damage: int
    absorbed: int


class Blow(Saved, tag_field="is", tag="blow"):
    """An impending stun or defeat of a fighter, by another (-1: by himself), that a moment may prevent."""

    fighter: int
    by: int


Record = Root | Beat | Moment | Doing | Attack | Blow
BattleconMatch = Match[Board, Record]
BattleconPlay = Play[Board, Pack]


def memory(space: int, life: int) -> Memory:
    """Return an empty memory for a beat that begins."""
    return Memory(space, life, (), (), 0, 0, 0, 0, 0, False, (), (), False, 0, {}, {}, (), "", "")


def enemies(board: Board, who: int) -> list[int]:
    """Return the fighters of other teams that are not out."""
    team = board.fighters[who].team
    return [i for i, fighter in enumerate(board.fighters) if fighter.team != team and not fighter.out]


def standing(board: Board) -> list[int]:
    """Return the fighters that are not out."""
    return [i for i, fighter in enumerate(board.fighters) if not fighter.out]


def active_first(board: Board) -> list[int]:
    """Return the fighters not out, the active one first: in teams its whole team, each in order of attack (BC-40, BC-89)."""
    active: list[int] = []
    mates: list[int] = []
    others: list[int] = []
    for i in board.order or range(len(board.fighters)):
        fighter = board.fighters[i]
        if not fighter.out:
            group = active if i == board.active else mates if fighter.team == board.active_team else others
            group.append(i)
    return active + mates + others


def in_teams(board: Board) -> bool:
    """Return whether this is a fight in teams, not a duel (BC-60)."""
    return len(board.fighters) > 2


def seats_of(options: msgspec.Struct) -> range:
    """Return the numbers of players that a table with these options takes: a player may lead several fighters (BC-60)."""
    assert isinstance(options, Options)
    return range(2, sum(SIDES[options.mode]) + 1)


def unfit(options: msgspec.Struct) -> str:
    """Return the reason why table options do not go together: a title for nobody (BC-67), the old rules for teams (BC-83)."""
    assert isinstance(options, Options)
    alone = 1 in SIDES[options.mode] and options.mode != "duel"
    if options.title == "none" and not alone:
        return "refused-title"
    return "refused-legacy-teams" if options.rules == "legacy" and options.mode != "duel" else ""
