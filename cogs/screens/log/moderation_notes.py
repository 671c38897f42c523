"""Actions of moderators in words: for the log, and below the board."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.screens.log import judge_notes
from engines.kernel.state.model import Seat
from referee.judges.moderation import ACTIONS, LONGEST
from referee.match.notes import Moderated
from store.judges.moderation import Entry
from words.safe import escape, plain_name
from words.texts import Words, seat_letter


def describe_action(action: str, seat: Seat | None, words: Words) -> str:
    """Return a moderator's action as a sentence."""
    return words("log-moderated", action=action, letter="" if seat is None else seat_letter(seat))


def quote(raw: str) -> str:
    """Return a reason on one line, escaped."""
    return escape(plain_name(raw, LONGEST))


def describe_moderated(event: Moderated, entries: Mapping[int, Entry], words: Words) -> str:
    """Return a moderator's action with its reason, for the board; "" if its entry is missing."""
    entry = entries.get(event.entry)
    return "" if entry is None else with_reason(entry, words)


def with_reason(entry: Entry, words: Words) -> str:
    """Return the line of an entry: the action and its reason."""
    if entry.action not in ACTIONS:
        return judge_notes.describe_entry(entry, {}, words)
    return words(
        "story-moderated", action=describe_action(entry.action, entry.about, words), reason=quote(entry.reason)
    )
