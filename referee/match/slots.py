"""Slots: the names of the messages that a match owes, and what can be read from such a name.

A slot is a word, such as "board", or a word with a number after it, such as "panel:2" for the hand of seat 2.
"""

from __future__ import annotations

from engines.kernel.state.model import Seat
from store.lobby import threads
from store.match.outbox import FORMER

BOARD = "board"
TURN = "turn"
RESULT = "result"

PANEL = "panel"
"""The name of slots that show one seat its hand: "panel:<seat>"."""

REMIND = "remind"
"""The name of slots that remind one seat that it is waited for: "remind:<seat>"."""

NOTICE = "notice"
"""The name of slots that tell one person that the table has lost its place, or has one again."""

PRIVATE = {PANEL, REMIND, NOTICE}
"""The names of slots that go to one seat's user: the hand, what calls them again, what they are to know."""

LATE = "late"
"""The slot of the message that asks what is to be done about flags that are down."""

MOTION = "motion"
"""The slot of the message that shows what somebody wants of the whole table: to pause, to end without a result."""

OFFER = "offer"
"""The name of slots that offer a seat to a substitute: "offer:<seat>"."""

LOOK = "look"
"""The name of slots that look for players of a lobby: "look:<since when>"."""

READY = "ready"
"""The slot of the message that asks those at a lobby whether they are there."""

CALL = "call"
"""The name of slots that call those who were invited at one time: "call:<until when a seat is kept>"."""

GONE = "gone"
"""The slot of the message that tells those who sat at a lobby that its host has closed it."""

WISH = "wish"
"""The name of slots that call those to a lobby who wished for one: "wish:<when>"."""

SOON = "soon"
"""The name of slots that remind those at a planned table of its time: "soon:<when>"."""

THREAD = "thread"
"""The slot of a table's thread in Discord, or its post in a forum: no message, but made and kept as one is."""

DOOR = threads.DOOR
"""The slot of the message that leads to a table's thread: the lobby's, once the match has begun."""

HERE = "here"
"""The slot of the message that tells why a match is in its channel and not in a thread."""

JUDGE = "judge"
"""The name of slots that call a judge: "judge:<number of the call>"."""

RULING = "ruling"
"""The name of slots that say that clocks run again, or what a judge has ruled: "ruling:<number of the entry>"."""

ASK = "ask"
"""The slot of the message that asks for consent to an undo."""


NOTIFYING = {REMIND, NOTICE, OFFER, LOOK, CALL, JUDGE}
"""The names of slots whose messages are heard even where they mention nobody: they call for somebody."""


def panel_slot(seat: Seat) -> str:
    """Return the slot of a seat's private message."""
    return f"{PANEL}:{seat}"


def reminder_slot(seat: Seat) -> str:
    """Return the slot of the private message that reminds a seat."""
    return f"{REMIND}:{seat}"


def notice_slot(seat: Seat) -> str:
    """Return the slot of the private message that tells a seat what has become of the table's place."""
    return f"{NOTICE}:{seat}"


def offer_slot(seat: Seat) -> str:
    """Return the slot of the message that offers a seat to a substitute."""
    return f"{OFFER}:{seat}"


def call_slot(called: int) -> str:
    """Return the slot of the message with this number that calls people to a lobby."""
    return f"{CALL}:{called}"


def look_slot(since: float) -> str:
    """Return the slot of the message that looks for players since a moment."""
    return f"{LOOK}:{int(since)}"


def wish_slot(called: float) -> str:
    """Return the slot of the message that called people to a lobby at a moment, as they had wished."""
    return f"{WISH}:{int(called)}"


def soon_slot(told: float) -> str:
    """Return the slot of the message that reminds of a planned table at a moment."""
    return f"{SOON}:{int(told)}"


def judge_slot(call: int) -> str:
    """Return the slot of the message that calls a judge."""
    return f"{JUDGE}:{call}"


def ruling_slot(entry: int) -> str:
    """Return the slot of the message about an entry of the judges' record."""
    return f"{RULING}:{entry}"


def private_seat(slot: str) -> Seat | None:
    """Return the seat whose present user a slot's message goes to in private, None for messages to the channel."""
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
    """Return the seat whose former person reads the message of a slot, which is nobody's; None for all other slots."""
    name, _, rest = slot.partition(":")
    _, _, seat = rest.partition(":")
    return int(seat) if name == FORMER and seat else None


def is_notifying(slot: str) -> bool:
    """Return whether the message of a slot is heard even where it mentions nobody."""
    return slot.partition(":")[0] in NOTIFYING


def _number(slot: str, *names: str) -> int | None:
    """Return the number in a slot of one of these names, None for a slot of another name."""
    name, _, number = slot.partition(":")
    return int(number) if name in names else None
