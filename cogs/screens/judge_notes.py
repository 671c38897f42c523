"""What judges did, in words: for the log, the story below the board, the record of a match and the server's log.

Everybody reads the same: nothing here knows who reads, but for the language. A judge's own words are data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cogs.kit.durations import span
from cogs.kit.shortening import shorten
from engines.kernel.events import facts_of
from engines.kernel.state.model import Seat
from referee.judges.calls import NO_USER
from referee.judges.corrections import LONGEST_RULING
from referee.match.notes import Judged
from store.judges.moderation import Entry
from words.safe import escape, plain_name
from words.texts import Words, seat_letter

PLAYERS = ("call", "withdraw", "refuse")
"""What players do: told by their seats."""

MOMENT = 120
"""Characters of the step of the log that a judge goes back to, where it is told again."""


class Bench(msgspec.Struct, frozen=True):
    """What a match's entries and moments are: the entries by number, and of each moment the line that the log tells first."""

    entries: Mapping[int, Entry] = {}
    moments: Mapping[int, str] = {}


class Step(msgspec.Struct, frozen=True):
    """A moment in words: the line that the log tells of it first, and the heading of the part that it belongs to."""

    told: str
    part: str


def who(user: int | None, words: Words) -> str:
    """Return what a judge is called: by a mention that pings nobody; who has deleted their data is nobody any more."""
    if user is None:
        return words("judge-somebody")
    return words("judge-named", who=f"<@{user}>") if user > 0 else words("judge-former")


def deed(
    action: str,
    seat: Seat | None,
    judge: int | None,
    facts: Mapping[str, Any],
    moments: Mapping[int, str],
    words: Words,
) -> str:
    """Return what was done, as a sentence without the reason; `judge` is None where it is not known who."""
    letter = "" if seat is None else seat_letter(seat)
    args: dict[str, str] = {}
    if action not in PLAYERS and action not in ("unanswered", "lapsed", "absent"):
        args["who"] = who(judge, words)
    if action in (*PLAYERS, "replace", "expel", "time"):
        args["letter"] = letter
    if action == "time":
        return _time(facts, args, words)
    if action == "award":
        args["letters"] = words.join([seat_letter(int(one)) for one in facts.get("winners", ())])
    if action == "back":
        told = moments.get(int(facts.get("moment", -1)), "")
        return (
            words("judged-back", **args, moment=shorten(told, MOMENT).rstrip("."))
            if told
            else words("judged-undo", **args)
        )
    if action == "rule" and facts.get("rule"):
        return words("judged-rule-cited", **args, rule=str(facts["rule"]))
    return words(f"judged-{action}", **args)


def _time(facts: Mapping[str, Any], args: Mapping[str, str], words: Words) -> str:
    seconds = int(facts.get("seconds", 0))
    told = {"time": span(abs(seconds), words)} | {
        key: span(int(facts.get(key, 0)), words) for key in ("before", "after")
    }
    return words("judged-give" if seconds > 0 else "judged-fine", **args, **told)


def line(entry: Entry, moments: Mapping[int, str], words: Words) -> str:
    """Return an entry of a judge's with the words of whoever made it."""
    facts = msgspec.json.decode(entry.facts, type=dict[str, Any])
    told = deed(entry.action, entry.about, None if entry.user == NO_USER else entry.user, facts, moments, words)
    if not entry.reason:
        return told
    key = {"call": "judged-with-question", "rule": "judged-with-ruling"}.get(entry.action, "judged-with-reason")
    return words(key, deed=told, text=said(entry.reason))


def said(raw: str) -> str:
    """Return what a judge or a player wrote, on one line and as it was written."""
    return escape(plain_name(raw, LONGEST_RULING))


def judged(event: Judged, bench: Bench, words: Words) -> str:
    """Return what a judge did as a line of the log: with who and why, where its entry is at hand."""
    entry = bench.entries.get(event.entry)
    if entry is not None:
        return line(entry, bench.moments, words)
    return deed(event.action, event.seat, None, facts_of(event), bench.moments, words)
