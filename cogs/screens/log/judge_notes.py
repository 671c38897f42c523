"""Actions of judges in words: for the log, the story below the board, the record of a match and the server's log.

Everybody reads the same text in their own language. A judge's own words are data.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cogs.kit.composing.shortening import shorten
from cogs.kit.match_texts.durations import span
from engines.kernel.events import facts_of
from engines.kernel.state.model import Seat
from referee.judges.calls import NO_USER
from referee.judges.corrections import LONGEST_RULING
from referee.match.notes import Judged
from store.judges.moderation import Entry
from words.safe import escape, plain_name
from words.texts import Words, seat_letter

PLAYERS = ("call", "withdraw", "refuse")
"""Actions of players, whose text names their seats."""

MOMENT = 120
"""Characters of a step of the log, where the text about a judge's undo quotes it."""


class Bench(msgspec.Struct, frozen=True):
    """The facts that texts about judges need: a match's entries by number, and by moment the first line of the log."""

    entries: Mapping[int, Entry] = {}
    moments: Mapping[int, str] = {}


class Step(msgspec.Struct, frozen=True):
    """A moment in words: its first line of the log, and the heading of the part that it belongs to."""

    text: str
    part: str


def judge_name(user: int | None, words: Words) -> str:
    """Return the name of a judge: a mention, which pings nobody, or a general word if the user is unknown or deleted."""
    if user is None:
        return words("judge-somebody")
    return words("judge-named", who=f"<@{user}>") if user > 0 else words("judge-former")


def describe_action(
    action: str,
    seat: Seat | None,
    judge: int | None,
    facts: Mapping[str, Any],
    moments: Mapping[int, str],
    words: Words,
) -> str:
    """Return an action as a sentence without the reason; `judge` is None if the user is not known."""
    letter = "" if seat is None else seat_letter(seat)
    args: dict[str, str] = {}
    if action not in PLAYERS and action not in ("unanswered", "lapsed", "absent"):
        args["who"] = judge_name(judge, words)
    if action in (*PLAYERS, "replace", "expel", "time"):
        args["letter"] = letter
    if action == "time":
        return _time(facts, args, words)
    if action == "award":
        args["letters"] = words.join([seat_letter(int(one)) for one in facts.get("winners", ())])
    if action == "back":
        step = moments.get(int(facts.get("moment", -1)), "")
        return (
            words("judged-back", **args, moment=shorten(step, MOMENT).rstrip("."))
            if step
            else words("judged-undo", **args)
        )
    if action == "rule" and facts.get("rule"):
        return words("judged-rule-cited", **args, rule=str(facts["rule"]))
    return words(f"judged-{action}", **args)


def _time(facts: Mapping[str, Any], args: Mapping[str, str], words: Words) -> str:
    seconds = int(facts.get("seconds", 0))
    spans = {"time": span(abs(seconds), words)} | {
        key: span(int(facts.get(key, 0)), words) for key in ("before", "after")
    }
    return words("judged-give" if seconds > 0 else "judged-fine", **args, **spans)


def describe_entry(entry: Entry, moments: Mapping[int, str], words: Words) -> str:
    """Return the line of an entry, with the reason or question of the user who made it."""
    facts = msgspec.json.decode(entry.facts, type=dict[str, Any])
    sentence = describe_action(
        entry.action, entry.about, None if entry.user == NO_USER else entry.user, facts, moments, words
    )
    if not entry.reason:
        return sentence
    key = {"call": "judged-with-question", "rule": "judged-with-ruling"}.get(entry.action, "judged-with-reason")
    return words(key, action=sentence, text=quote(entry.reason))


def quote(raw: str) -> str:
    """Return the words of a judge or a player on one line, escaped."""
    return escape(plain_name(raw, LONGEST_RULING))


def describe_judged(event: Judged, bench: Bench, words: Words) -> str:
    """Return the line of the log for a judge's action, with the judge and the reason if the bench has its entry."""
    entry = bench.entries.get(event.entry)
    if entry is not None:
        return describe_entry(entry, bench.moments, words)
    return describe_action(event.action, event.seat, None, facts_of(event), bench.moments, words)
