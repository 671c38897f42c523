"""Notes: the referee's own events, which stand in a match's log among those of its game."""

from __future__ import annotations

from types import NoneType
from typing import Any

DICE = "dice"
"""The kind of the referee's own event: what was drawn, sealed until the end."""

UNDONE = "undone"
"""The referee's own event: the match has gone back to an earlier version."""

LEFT = "left"
"""The referee's own event: a person has left, and the practice player plays their seat."""

ABSENT = "absent"
"""The referee's own event: the practice player plays the seat of a person who is away."""

RETURNED = "returned"
"""The referee's own event: a person plays their seat again that the practice player had."""

SUBSTITUTED = "substituted"
"""The referee's own event: somebody else plays a seat now. `sitter` is who sat there before, -1 a practice player."""

FLAG = "flag"
"""The referee's own event: the flag of `seat` has fallen."""

SILENT = "silent"
"""The referee's own event: without a clock, `seat` has not answered for `days` days, and the others may decide."""

CLOCKED = "clocked"
"""The referee's own event: the match goes on with the clock `clock`, as typed."""

WAITED = "waited"
"""The referee's own event: the table has set the clock of `seat` anew."""

PAUSED = "paused"
"""The referee's own event: clocks stand still, as all persons wanted."""

RESUMED = "resumed"
"""The referee's own event: `seat` lets the clocks run again."""

AGREED = "agreed"
"""The referee's own event: the match ends without a result, as all persons wanted."""

IDLING = "idling"
"""The referee's own event: nothing happens, and the match will be closed in `days` days."""

IDLED = "idled"
"""The referee's own event: the match is closed, since nothing has happened for `days` days."""

MODERATED = "moderated"
"""The referee's own event: a moderator did `action`, about `seat` if it is about one; `entry` is its number in their log."""

JUDGED = "judged"
"""The referee's own event: a judge was called, came, or did `action`, about `seat` if it is about one; `entry` as above."""

_SEATED = {LEFT, ABSENT, RETURNED, SUBSTITUTED, FLAG, WAITED, RESUMED}

FACTS: dict[str, dict[str, Any]] = {
    **{kind: {"seat": int} for kind in _SEATED - {SUBSTITUTED}},
    SUBSTITUTED: {"seat": int, "sitter": int},
    **{kind: {"days": int} for kind in (IDLING, IDLED)},
    **{kind: {} for kind in (PAUSED, AGREED)},
    SILENT: {"seat": int, "days": int},
    CLOCKED: {"clock": str},
}
"""The facts of what the referee noted beside the game. No rule leads to it, so the file alone vouches for it."""

_ABOUT_NONE, _ABOUT_A_SEAT = {"seat": NoneType}, {"seat": int}

DEEDS: dict[str, dict[str, dict[str, Any]]] = {
    MODERATED: {
        **dict.fromkeys(("practice", "remove"), _ABOUT_A_SEAT),
        **dict.fromkeys(("mute", "unmute"), _ABOUT_NONE),
    },
    JUDGED: {
        **dict.fromkeys(("call", "withdraw", "refuse", "replace", "expel"), _ABOUT_A_SEAT),
        **dict.fromkeys(("take", "stepin", "stepout", "release", "unanswered", "absent", "lapsed"), _ABOUT_NONE),
        **dict.fromkeys(("look", "wait", "goon", "revive"), _ABOUT_NONE),
        "rule": _ABOUT_NONE | {"rule": str},
        "back": _ABOUT_NONE | {"moment": int},
        "time": _ABOUT_A_SEAT | {"seconds": int, "before": int, "after": int},
    },
}
"""The facts of what moderators and judges did, besides what each such event has (`DEED`); none of it has ended the match."""

DEED = {"action": str, "entry": int}

NOTED = frozenset({*FACTS, *DEEDS})
"""The referee's own events that no choice led to: noted at the version that there was."""
