"""Every kind of fact. Their names and fields are stored: they are never renamed. Entries go by number, never by user.

`stage` 0 is the main stage, 1 the cut. `table` is the number of a pairing in its round, from 1; `nth` that of a game in its
pairing. `places` stand in the order of the pairing's sides: 1 is best, equal numbers tie. (1, 2) is a win of the first side,
(1, 1) a draw, (2, 2) a loss of both.
"""

from __future__ import annotations

from typing import Literal

import msgspec

How = Literal["played", "forfeit"]
"""Whether a result was played for; a game conceded after its first answer was (TM-41)."""

Penalty = Literal["warning", "game", "pairing", "points", "out"]


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A draw as it is published: its number k and c(k) in hex."""

    number: int
    value: str


class Paired(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pairing: its sides in the order of their seats, the first to go first. One side is a bye.

    `node` is its place in a bracket, `group` its group in a round robin.
    """

    sides: tuple[int, ...]
    node: str = ""
    group: int = 0


class Fact(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of all facts."""


# ------------------------------------------------------------------- entering


class Opened(Fact, frozen=True, tag="opened"):
    """Entering is open. `commitment` is c(0)."""

    commitment: str


class Entered(Fact, frozen=True, tag="entered"):
    """Somebody pressed **Enter**. `press` is the press's id.

    `rating` is the shown rating of the entry, `listed` its place in the organiser's list or the earlier table, 0 for none; `club`
    is a label that clubmates share.
    """

    entry: int
    press: int
    members: int = 1
    club: str = ""
    rating: int = 0
    listed: int = 0


class ReserveNamed(Fact, frozen=True, tag="reserve_named"):
    """A team named its reserve (TM-09)."""

    entry: int


class CheckInOpened(Fact, frozen=True, tag="check_in_opened"):
    """Check-in has begun; nobody but late entries enters from now on."""


class CheckedIn(Fact, frozen=True, tag="checked_in"):
    """An entry is there. `brought` commits to the deck and the like that it plays with (TM-10)."""

    entry: int
    brought: str = ""


class Withdrawn(Fact, frozen=True, tag="withdrawn"):
    """An entry left before the start, or was refused at check-in (TM-04)."""

    entry: int


class Started(Fact, frozen=True, tag="started"):
    """The tournament has begun with these entries, the best seed first. `settings` is the fingerprint of the settings."""

    draw: Draw
    salt: str
    settings: str
    seeds: tuple[int, ...]


# ------------------------------------------------------------------- rounds and games


class RoundPaired(Fact, frozen=True, tag="round_paired"):
    """A round was paired. `half` and `none` are the absences that were asked for, with ½ and with nothing (TM-08)."""

    stage: int
    round: int
    draw: Draw
    pairings: tuple[Paired, ...]
    half: tuple[int, ...] = ()
    none: tuple[int, ...] = ()
    by_hand: bool = False


class TableOpened(Fact, frozen=True, tag="table_opened"):
    """The table of a game is there: a match with this code."""

    stage: int
    round: int
    table: int
    nth: int
    code: str


class GameStarted(Fact, frozen=True, tag="game_started"):
    """All sides have pressed **I am here** and the game runs (TM-34)."""

    stage: int
    round: int
    table: int
    nth: int


class GameOver(Fact, frozen=True, tag="game_over"):
    """A game has a result. `first` is the entry that went first, 0 where none did; `left` are those who left their seat.

    `goes_on`: it was a game of a series that is one match, and its match goes on with the next game (TM-33).
    """

    stage: int
    round: int
    table: int
    nth: int
    places: tuple[int, ...]
    how: How = "played"
    first: int = 0
    left: tuple[int, ...] = ()
    goes_on: bool = False


class GameVoided(Fact, frozen=True, tag="game_voided"):
    """A game ended without a result: it is played again (TM-40). A game of a series whose end was undone is played on (TM-33)."""

    stage: int
    round: int
    table: int
    nth: int


class Absent(Fact, frozen=True, tag="absent"):
    """Entries were not at their pod when it began: it has that many seats fewer (TM-31)."""

    stage: int
    round: int
    table: int
    entries: tuple[int, ...]


class Ruled(Fact, frozen=True, tag="ruled"):
    """A pairing was decided whatever its games: by a judge, a no-show, a penalty, or because somebody left."""

    stage: int
    round: int
    table: int
    places: tuple[int, ...]
    how: How


class Corrected(Fact, frozen=True, tag="corrected"):
    """A result was corrected (TM-62). `nth` 0 is the pairing as a whole."""

    stage: int
    round: int
    table: int
    nth: int
    places: tuple[int, ...]
    how: How


class RoundClosed(Fact, frozen=True, tag="round_closed"):
    """All pairings of a round are decided and its table is posted. In pods `draw` gives the lots of the table (TM-32)."""

    stage: int
    round: int
    draw: Draw | None = None


class RoundUndone(Fact, frozen=True, tag="round_undone"):
    """The latest round was taken back before any of its games was finished (TM-62)."""

    stage: int
    round: int


class CutMade(Fact, frozen=True, tag="cut_made"):
    """The best go on to a bracket, the best seed first (TM-23). `draw` gives the lots of equals at the line."""

    draw: Draw
    seeds: tuple[int, ...]


# ------------------------------------------------------------------- people


class AbsenceAsked(Fact, frozen=True, tag="absence_asked"):
    """An entry will not play a round that is not paired yet (TM-08)."""

    entry: int
    round: int


class AbsenceTakenBack(Fact, frozen=True, tag="absence_taken_back"):
    """An entry will play that round after all."""

    entry: int
    round: int


class Dropped(Fact, frozen=True, tag="dropped"):
    """An entry is not paired any more (TM-07)."""

    entry: int


class Returned(Fact, frozen=True, tag="returned"):
    """A dropped entry is paired again; once (TM-07)."""

    entry: int


class Disqualified(Fact, frozen=True, tag="disqualified"):
    """An entry is out and placed last (TM-07); the record has the reason."""

    entry: int


class Erased(Fact, frozen=True, tag="erased"):
    """The persons of an entry had their data deleted: it is shown as "former player" (TM-68)."""

    entry: int


# ------------------------------------------------------------------- organising


class Penalised(Fact, frozen=True, tag="penalised"):
    """An entry got a penalty in a round (TM-63). `points` is the deduction as a fraction in text, for the penalty "points"."""

    entry: int
    penalty: Penalty
    stage: int
    round: int
    points: str = "0"


class Extended(Fact, frozen=True, tag="extended"):
    """A pairing, or with `table` 0 a whole round, has that many seconds more (TM-39)."""

    stage: int
    round: int
    table: int
    seconds: int
    by: Literal["players", "organiser"]


class VacationTaken(Fact, frozen=True, tag="vacation_taken"):
    """An entry is on vacation from one moment to another, in unix seconds (TM-39)."""

    entry: int
    start: int
    end: int


class Downtime(Fact, frozen=True, tag="downtime"):
    """The bot was away from one moment to another: that time counts for nobody (TM-39)."""

    start: int
    end: int


class ClockSetBack(Fact, frozen=True, tag="clock_set_back"):
    """The machine's clock was wrong and was set back: all moments of this tournament are that many seconds earlier (TM-39)."""

    seconds: int


class Exempted(Fact, frozen=True, tag="exempted"):
    """A judge exempts a game from the ratings (TM-52)."""

    stage: int
    round: int
    table: int
    nth: int


class Paused(Fact, frozen=True, tag="paused"):
    """An organiser stopped everything for a while."""


class Resumed(Fact, frozen=True, tag="resumed"):
    """The pause is over."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the format that was changed: its name, its value before and after; yes and no are 1 and 0."""

    name: str
    before: int
    after: int


class Fitted(Fact, frozen=True, tag="fitted"):
    """An organiser changed numbers of the format so that they fit those who have entered (TM-02)."""

    changes: tuple[Change, ...]


class Cancelled(Fact, frozen=True, tag="cancelled"):
    """The tournament was called off."""


class Ended(Fact, frozen=True, tag="ended"):
    """The tournament is over."""


AnyFact = (
    Opened
    | Entered
    | ReserveNamed
    | CheckInOpened
    | CheckedIn
    | Withdrawn
    | Started
    | RoundPaired
    | TableOpened
    | GameStarted
    | GameOver
    | GameVoided
    | Absent
    | Ruled
    | Corrected
    | RoundClosed
    | RoundUndone
    | CutMade
    | AbsenceAsked
    | AbsenceTakenBack
    | Dropped
    | Returned
    | Disqualified
    | Erased
    | Penalised
    | Extended
    | VacationTaken
    | Downtime
    | ClockSetBack
    | Exempted
    | Paused
    | Resumed
    | Fitted
    | Cancelled
    | Ended
)
