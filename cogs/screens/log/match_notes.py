"""The referee's own events in words: players leaving and returning, decisions of the table, clocks, moderation."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.kit.match_texts.durations import clock_words
from cogs.kit.match_texts.names import substitution_text
from cogs.screens.log.judge_notes import Bench, describe_judged
from cogs.screens.log.moderation_notes import describe_action
from engines.kernel.state.model import Seat
from referee.clocks.terms import parse_terms
from referee.match import notes
from referee.match.history import NOBODY
from referee.match.notes import Note
from words.texts import Words, seat_letter

WITH_DAYS = (notes.Silent, notes.Idling, notes.Idled)
WITH_A_SEAT = (
    notes.Brought,
    notes.Left,
    notes.Absent,
    notes.Returned,
    notes.Flag,
    notes.Silent,
    notes.Waited,
    notes.Resumed,
    notes.ByChance,
)

KEYS: Mapping[type[Note], str] = {
    notes.Left: "log-left",
    notes.Absent: "log-absent",
    notes.Returned: "log-returned",
    notes.Flag: "log-flag",
    notes.Silent: "log-silent",
    notes.Waited: "log-waited",
    notes.Paused: "log-paused",
    notes.Resumed: "log-resumed",
    notes.Agreed: "log-agreed",
    notes.Idling: "log-idling",
    notes.Idled: "log-idled",
    notes.Brought: "log-brought",
    notes.ByChance: "log-chance-failed",
}
"""The keys of notes that need one text each, with no facts but a seat, days and digits."""

COMMITMENT_DIGITS = 16
"""Digits of a commitment that a line of the log shows; the match file has all of them."""

STORY = (notes.Returned, notes.Substituted, notes.Waited, notes.Resumed, notes.Clocked, notes.ByChance)
"""The notes that the story below the board has too; lasting states are shown above it instead."""


def note_line(note: Note, names: Mapping[Seat, str], words: Words, bench: Bench | None = None) -> str:
    """Return a note as a line of the log; `bench` has the judges and their reasons."""
    match note:
        case notes.Judged():
            return describe_judged(note, bench or Bench(), words)
        case notes.Moderated(action=action, seat=about):
            return describe_action(action, about, words)
        case notes.Substituted():
            return substitution_text(note, names, words)
        case notes.Clocked(clock=clock):
            return words("log-clocked", clock=clock_words(parse_terms(clock), words))
        case notes.Undone(seat=seat):
            return words("log-undone-judge") if seat == NOBODY else words("log-undone", **_name_facts(seat, names))
    args: dict[str, str | int] = {"days": note.days} if isinstance(note, WITH_DAYS) else {}
    if isinstance(note, notes.Brought):
        args["digits"] = note.commitment[:COMMITMENT_DIGITS]
    key = KEYS[type(note)]
    if isinstance(note, notes.ByChance) and note.late:
        key = "log-chance-late"
    return words(key, **args, **(_name_facts(note.seat, names) if isinstance(note, WITH_A_SEAT) else {}))


def _name_facts(seat: Seat, names: Mapping[Seat, str]) -> dict[str, str]:
    return {"name": names[seat], "letter": seat_letter(seat)}
