"""Slots: the names of the messages of a match, and reading them.

A slot is a word, such as "board", or a word with a number after it, such as "panel:2" for the hand of seat 2.
"""

from __future__ import annotations

from engines.kernel.state.model import Seat
from store.lobby import threads
from store.match.owed import FORMER

BOARD = "board"
TURN = "turn"
RESULT = "result"

PANEL = "panel"
"""The word of slots that show one seat its hand: "panel:<seat>"."""

REMIND = "remind"
"""The word of slots that remind one seat of its open question: "remind:<seat>"."""

NOTICE = "notice"
"""The word of slots that tell one person that the table has lost its place, or has one again: "notice:<seat>"."""

PRIVATE = {PANEL, REMIND, NOTICE}
"""The words of slots whose messages go to one seat's user in private."""

LATE = "late"
"""The slot of the message that lets the table vote on seats whose flag is down."""

MOTION = "motion"
"""The slot of the message with motions about the whole match, such as to pause or to end without a result."""

OFFER = "offer"
"""The word of slots that offer a seat to a substitute: "offer:<seat>"."""

LOOK = "look"
"""The word of slots that look for players of a lobby: "look:<time of the search>"."""

READY = "ready"
"""The slot of a lobby's ready check."""

CALL = "call"
"""The word of slots that call invited users: "call:<number>", by default the time until which their seats are kept."""

GONE = "gone"
"""The slot of the message that tells the players of a lobby that its host has closed it."""

WISH = "wish"
"""The word of slots that call users with a standing wish to a lobby: "wish:<time>"."""

SOON = "soon"
"""The word of slots that remind the players of a planned table of its time: "soon:<time>"."""

THREAD = "thread"
"""The slot of a table's thread in Discord, or its post in a forum. It is no message, but owed and delivered like one."""

DOOR = threads.DOOR
"""The slot of the message that links to a table's thread: the lobby's message, once the match has begun."""

HERE = "here"
"""The slot of the message that says why a match is in its channel and not in a thread."""

JUDGE = "judge"
"""The word of slots that call a judge: "judge:<number of the call>"."""

RULING = "ruling"
"""The word of slots that announce a ruling, or that the clocks run again: "ruling:<number of the entry>"."""

ASK = "ask"
"""The slot of the message that asks for consent to an undo."""

MORE_TIME = "moretime"
"""The slot of the message at a tournament's table that says who wants more time for the pairing."""


NOTIFYING = {REMIND, NOTICE, OFFER, LOOK, CALL, JUDGE}
"""The words of slots whose messages notify people even if they mention nobody."""


def panel_slot(seat: Seat) -> str:
    """Return the slot of a seat's private message."""
    return f"{PANEL}:{seat}"


def reminder_slot(seat: Seat) -> str:
    """Return the slot of the private message that reminds a seat."""
    return f"{REMIND}:{seat}"


def notice_slot(seat: Seat) -> str:
    """Return the slot of the private message that tells a seat about the table's place."""
    return f"{NOTICE}:{seat}"


def offer_slot(seat: Seat) -> str:
    """Return the slot of the message that offers a seat to a substitute."""
    return f"{OFFER}:{seat}"


def call_slot(number: int) -> str:
    """Return the slot of the message that calls invited users, by its number."""
    return f"{CALL}:{number}"


def look_slot(since: float) -> str:
    """Return the slot of the message that looks for players, by the time of the search."""
    return f"{LOOK}:{int(since)}"


def wish_slot(at: float) -> str:
    """Return the slot of the message that called users with a standing wish, by its time."""
    return f"{WISH}:{int(at)}"


def soon_slot(at: float) -> str:
    """Return the slot of the message that reminds of a planned table, by its time."""
    return f"{SOON}:{int(at)}"


def judge_slot(call: int) -> str:
    """Return the slot of the message that calls a judge."""
    return f"{JUDGE}:{call}"


def ruling_slot(entry: int) -> str:
    """Return the slot of the message about an entry of the judges' record."""
    return f"{RULING}:{entry}"


def private_seat(slot: str) -> Seat | None:
    """Return the seat whose user gets a slot's message in private, None for messages to the channel."""
    return _number(slot, *PRIVATE)


def seat_of_panel(slot: str) -> Seat | None:
    """Return the seat whose hand a slot shows, or None for all other slots."""
    return _number(slot, PANEL)


def seat_of_offer(slot: str) -> Seat | None:
    """Return the seat that a slot's message offers, or None for all other slots."""
    return _number(slot, OFFER)


def call_of(slot: str) -> int | None:
    """Return the number of the call for a judge that a slot's message shows, None for all other slots."""
    return _number(slot, JUDGE)


def entry_of(slot: str) -> int | None:
    """Return the number of the entry that a slot's message is about, None for all other slots."""
    return _number(slot, RULING)


def handed_on_seat(slot: str) -> Seat | None:
    """Return the seat whose former person still has a slot's message, None for all other slots."""
    name, _, rest = slot.partition(":")
    _, _, seat = rest.partition(":")
    return int(seat) if name == FORMER and seat else None


def is_notifying(slot: str) -> bool:
    """Return whether a slot's message notifies people even if it mentions nobody."""
    return slot.partition(":")[0] in NOTIFYING


def _number(slot: str, *names: str) -> int | None:
    """Return the number in a slot with one of these words, None for other slots."""
    name, _, number = slot.partition(":")
    return int(number) if name in names else None
