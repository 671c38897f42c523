"""The actions of a tournament's controls. In a custom id the tournament's code stands in place of a match's."""

from __future__ import annotations

ENTER, MATE, AGREE, CHECK_IN, LEAVE, LEAVE_SURE, COME_BACK = (
    "enterevent",
    "teammate",
    "teamagree",
    "checkin",
    "dropout",
    "dropsure",
    "comeback",
)
"""Enter; pick a mate; answer whoever asks for a team; check in; leave, and leave after the question; come back."""

ABSENT, RESERVE, MORE_TIME = "absent", "reserve", "moretime"
"""Miss the next round, or play it after all; name a team's reserve; want more time for a pairing, or no longer."""

MINE, STANDINGS, BRACKET, ROUND, LOG, WHY, RECKONING, FILES = (
    "mypairing",
    "standings",
    "bracket",
    "roundpage",
    "eventlog",
    "whypair",
    "reckoning",
    "eventfiles",
)
"""The own pairing; the standings; the bracket or cross table; a round; the log; why a pairing; how a line was computed; files."""

LIST, SHOW, ENTRIES, RULES, MORE = "events", "event", "entrants", "eventrules", "eventmore"
"""The list of tournaments; one of them; its entries; its settings and rules; all pages of a tournament."""

HERE = "amhere"
"""The own presence at a tournament's table."""
