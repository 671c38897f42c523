"""The referee's own events in words: who has left or come back, what the table decided, clocks, what moderators did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from cogs.kit.durations import clock_words
from cogs.kit.names import replaced
from cogs.screens import judge_notes
from cogs.screens.judge_notes import Bench
from cogs.screens.moderation_notes import deed
from engines.kernel.state.model import Seat
from referee.clocks.terms import parse_terms
from referee.match.history import NOBODY
from referee.match.notes import (
    ABSENT,
    AGREED,
    CLOCKED,
    FLAG,
    IDLED,
    IDLING,
    JUDGED,
    LEFT,
    MODERATED,
    PAUSED,
    RESUMED,
    RETURNED,
    SILENT,
    SUBSTITUTED,
    UNDONE,
    WAITED,
)
from words.texts import Words, seat_letter

OWN = {
    LEFT: "log-left",
    ABSENT: "log-absent",
    RETURNED: "log-returned",
    SUBSTITUTED: "log-substituted",
    UNDONE: "log-undone",
    MODERATED: "log-moderated",
    JUDGED: "judged",
    FLAG: "log-flag",
    SILENT: "log-silent",
    CLOCKED: "log-clocked",
    WAITED: "log-waited",
    PAUSED: "log-paused",
    RESUMED: "log-resumed",
    AGREED: "log-agreed",
    IDLING: "log-idling",
    IDLED: "log-idled",
}
"""The referee's own events, with the texts that the log tells them by."""

STORY = {RETURNED, SUBSTITUTED, WAITED, RESUMED, CLOCKED}
"""Those of them that the story below the board tells as well: what lasts is told above it."""


def told(
    kind: str, facts: Mapping[str, object], names: Mapping[Seat, str], texts: Words, bench: Bench | None = None
) -> str:
    """Return one of the referee's own events in words; `bench` has what judges said and who they are."""
    if kind == JUDGED:
        return judge_notes.told(facts, bench or Bench(), texts)
    if kind == MODERATED:
        return deed(str(facts["action"]), cast("Seat | None", facts["seat"]), texts)
    if kind == SUBSTITUTED:
        return replaced(facts, names, texts)
    if kind == UNDONE and facts["seat"] == NOBODY:
        return texts("log-undone-judge")
    args: dict[str, str | int] = {"days": int(str(facts["days"]))} if "days" in facts else {}
    if kind == CLOCKED:
        return texts(OWN[kind], clock=clock_words(parse_terms(str(facts["clock"])), texts))
    if "seat" in facts:
        seat = int(str(facts["seat"]))
        args |= {"name": names[seat], "letter": seat_letter(seat)}
    return texts(OWN[kind], **args)
