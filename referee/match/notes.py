"""Notes: the referee's own events, which stand in a match's log among those of its game."""

from __future__ import annotations

from types import NoneType
from typing import Any

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kind_of, kinds
from engines.kernel.state.model import Seat

DICE = "dice"
"""The kind of the stored event that has the dice drawn in a version, sealed until the end. Nobody reads it as an event."""


class Note(Event, frozen=True):
    """Something that happens to a match beside its game."""


class Undone(Note, frozen=True, tag="undone"):
    """The match has gone back to an earlier version; `seat` is whose choice was undone, NOBODY where a judge did it."""

    seat: Seat
    version: int


class Left(Note, frozen=True, tag="left"):
    """A person has left, and the practice player plays their seat."""

    seat: Seat


class Absent(Note, frozen=True, tag="absent"):
    """The practice player plays the seat of a person who is away."""

    seat: Seat


class Returned(Note, frozen=True, tag="returned"):
    """A person plays their seat again that the practice player had."""

    seat: Seat


class Substituted(Note, frozen=True, tag="substituted"):
    """Somebody else plays a seat now.

    `sitter` is the number of who sat there before, -1 a practice player. `former` is that person's name, empty if it was
    deleted; it is not stored, but added when the event is read, and unset for a practice player.
    """

    seat: Seat
    sitter: int
    former: str | UnsetType = UNSET


class Flag(Note, frozen=True, tag="flag"):
    """The flag of a seat has fallen."""

    seat: Seat


class Silent(Note, frozen=True, tag="silent"):
    """Without a clock, a seat has not answered for so many days, and the others may decide."""

    seat: Seat
    days: int


class Clocked(Note, frozen=True, tag="clocked"):
    """The match goes on with another clock; `clock` is its terms as typed."""

    clock: str


class Waited(Note, frozen=True, tag="waited"):
    """The table has set the clock of a seat anew."""

    seat: Seat


class Paused(Note, frozen=True, tag="paused"):
    """Clocks stand still, as all persons wanted."""


class Resumed(Note, frozen=True, tag="resumed"):
    """A seat lets the clocks run again."""

    seat: Seat


class Agreed(Note, frozen=True, tag="agreed"):
    """The match ends without a result, as all persons wanted."""


class Idling(Note, frozen=True, tag="idling"):
    """Nothing happens, and the match will be closed in so many days."""

    days: int


class Idled(Note, frozen=True, tag="idled"):
    """The match is closed, since nothing has happened for so many days."""

    days: int


class Moderated(Note, frozen=True, tag="moderated"):
    """A moderator did `action`, about `seat` if it is about one; `entry` is its number in their log."""

    action: str
    seat: Seat | None
    entry: int


class Judged(Note, frozen=True, tag="judged"):
    """A judge was called, came, or did `action`, about `seat` if it is about one; `entry` is its number in the server's log.

    The other facts belong to certain actions: the rule cited, the number of the moment gone back to, seconds of a clock
    with what stood on it before and after, the winners named.
    """

    action: str
    seat: Seat | None
    entry: int
    rule: str | UnsetType = UNSET
    moment: int | UnsetType = UNSET
    seconds: int | UnsetType = UNSET
    before: int | UnsetType = UNSET
    after: int | UnsetType = UNSET
    winners: tuple[Seat, ...] | UnsetType = UNSET


NOTES = kinds(Note)
"""Every kind of note."""

UNDONE = kind_of(Undone)

SIDE_NOTES = frozenset(NOTES) - {UNDONE}
"""The kinds of notes that no choice leads to: they stand at the version that there was."""

_ABOUT_NONE, _ABOUT_A_SEAT = {"seat": NoneType}, {"seat": int}

ACTION_FACTS: dict[type[Note], dict[str, dict[str, Any]]] = {
    Moderated: {
        **dict.fromkeys(("practice", "remove"), _ABOUT_A_SEAT),
        **dict.fromkeys(("mute", "unmute"), _ABOUT_NONE),
    },
    Judged: {
        **dict.fromkeys(("call", "withdraw", "refuse", "replace", "expel"), _ABOUT_A_SEAT),
        **dict.fromkeys(("take", "stepin", "stepout", "release", "unanswered", "absent", "lapsed"), _ABOUT_NONE),
        **dict.fromkeys(("look", "wait", "goon", "revive"), _ABOUT_NONE),
        "rule": _ABOUT_NONE | {"rule": str},
        "back": _ABOUT_NONE | {"moment": int},
        "time": _ABOUT_A_SEAT | {"seconds": int, "before": int, "after": int},
    },
}
"""The facts of what moderators and judges did, besides action and entry; none of it has ended the match."""
