"""Notes: the referee's own events, which stand in a match's log beside those of its game."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType
from typing import Any

from msgspec import UNSET, UnsetType

from engines.kernel.events import Event, kind_of, kinds
from engines.kernel.lobby.brought import brought_commitment
from engines.kernel.state.model import Seat

DICE = "dice"
"""The kind of the stored event with the dice drawn in a version, sealed until the end. No log shows it."""


class Note(Event, frozen=True):
    """An event of a match that is not of its game."""


class Undone(Note, frozen=True, tag="undone"):
    """The match has gone back to an earlier version; `seat` is the one whose choice was undone, NOBODY for a judge's undo."""

    seat: Seat
    version: int


class Left(Note, frozen=True, tag="left"):
    """A person has left, and a practice player plays their seat."""

    seat: Seat


class Absent(Note, frozen=True, tag="absent"):
    """A practice player plays the seat of an absent person, as the table or a moderator decided."""

    seat: Seat


class Returned(Note, frozen=True, tag="returned"):
    """A person plays their own seat again, which a practice player had."""

    seat: Seat


class Substituted(Note, frozen=True, tag="substituted"):
    """A substitute plays a seat now.

    `sitter` is the number of the seat's former person, -1 for a practice player. `former` is that person's name, empty if it
    was deleted; it is not stored but added when the event is read, and unset for a practice player.
    """

    seat: Seat
    sitter: int
    former: str | UnsetType = UNSET


class Brought(Note, frozen=True, tag="brought"):
    """A seat plays with something of its own that only it knows; `commitment` binds that (docs/extend/match-file.md)."""

    seat: Seat
    commitment: str


class Flag(Note, frozen=True, tag="flag"):
    """The flag of a seat has fallen."""

    seat: Seat


class Silent(Note, frozen=True, tag="silent"):
    """In a match without a clock, a seat has not answered for `days`, and the others may vote on it."""

    seat: Seat
    days: int


class Clocked(Note, frozen=True, tag="clocked"):
    """The match has another clock from now on; `clock` has its terms as typed."""

    clock: str


class Waited(Note, frozen=True, tag="waited"):
    """The table has renewed the clock of a seat."""

    seat: Seat


class Paused(Note, frozen=True, tag="paused"):
    """The clocks are paused, as all persons agreed."""


class Resumed(Note, frozen=True, tag="resumed"):
    """A seat has resumed the clocks."""

    seat: Seat


class Agreed(Note, frozen=True, tag="agreed"):
    """The match ends without a result, as all persons agreed."""


class Idling(Note, frozen=True, tag="idling"):
    """The match is idle and will be closed in `days`."""

    days: int


class Idled(Note, frozen=True, tag="idled"):
    """The match is closed, since it was idle for `days`."""

    days: int


class ByChance(Note, frozen=True, tag="by_chance"):
    """A practice player's answer was drawn at random: it took too long to think (`late`), or it failed."""

    seat: Seat
    late: bool


class Moderated(Note, frozen=True, tag="moderated"):
    """A moderator did `action`, to `seat` if it concerns one; `entry` is its number in the server's log."""

    action: str
    seat: Seat | None
    entry: int


class Judged(Note, frozen=True, tag="judged"):
    """A judge was called, or a judge did `action`, to `seat` if it concerns one; `entry` is its number in the server's log.

    The other facts belong to certain actions: the rule cited, the number of the moment gone back to, the seconds given to a
    clock with its time before and after, the winners.
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


def brought_notes(seed: str, brought: Mapping[Seat, str]) -> list[Brought]:
    """Return the notes by which everybody learns the commitments of what seats have brought."""
    return [Brought(seat, brought_commitment(seed, seat, text)) for seat, text in brought.items()]


NOTES = kinds(Note)
"""Every kind of note."""

UNDONE = kind_of(Undone)

SIDE_NOTES = frozenset(NOTES) - {UNDONE}
"""The kinds of notes that make no version: they belong to the version that was the newest."""

_ABOUT_NONE, _ABOUT_A_SEAT = {"seat": NoneType}, {"seat": int}

ACTION_FACTS: dict[type[Note], dict[str, dict[str, Any]]] = {
    Moderated: {
        **dict.fromkeys(("practice", "remove"), _ABOUT_A_SEAT),
        **dict.fromkeys(("mute", "unmute"), _ABOUT_NONE),
    },
    Judged: {
        **dict.fromkeys(("call", "withdraw", "refuse", "replace", "expel"), _ABOUT_A_SEAT),
        **dict.fromkeys(("take", "stepin", "stepout", "release", "unanswered", "absent", "lapsed"), _ABOUT_NONE),
        **dict.fromkeys(("look", "wait", "goon", "revive", "amend"), _ABOUT_NONE),
        "rule": _ABOUT_NONE | {"rule": str},
        "back": _ABOUT_NONE | {"moment": int},
        "time": _ABOUT_A_SEAT | {"seconds": int, "before": int, "after": int},
    },
}
"""The facts of each action of moderators and judges besides `action` and `entry`. Actions that end the match have no note."""
