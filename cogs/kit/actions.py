"""Actions of custom ids that messages of several features carry, and the words that stand in a match's place in them.

An action that one feature alone uses stands in that feature's pages. Custom ids are kept in old messages: none of these
may change.
"""

from __future__ import annotations

RULES, CARDS = "RULES", "CARDS"
"""In a match's place on pages of rules and cards. No match has these codes: they are shorter than any."""

TURNS, DATA, OWN, DOCTOR, PACKS, REPORT = "TURNS", "OWNDATA", "PERSONAL", "DOCTOR", "PACKS", "REPORT"
"""In a match's place: the list of matches, own data, own settings, the doctor, content packs, a report about no match."""

TABLES = "TABLES"
"""In a match's place: the list of a server's tables. Codes of matches have no L."""

CITED = "cited"
"""The slot of a refusal that cites a rule."""

CONTENTS, RULE = "contents", "rule"
"""Show all topics of a game's rules, one topic or rule by its id."""

OPEN_TURNS, NEXT = "turns", "next"
"""Show the list of matches, open the next match that waits."""

OPEN_TABLES, UNWISH = "tables", "unwish"
"""Show the list of a server's tables; take back the wish to be called to them."""

PRIVACY, OPEN_SETTINGS, OPEN_DOCTOR, OPEN_PACKS, OPEN_REPORT = "privacy", "settings", "doctor", "packs", "report"
"""Show what is stored, own settings, what the doctor finds, content packs, the form of a report."""

WATCH, HANDS, REPLAY = "watch", "hands", "replay"
"""Show the board to somebody who watches, all hands after the end, the replay."""

FILE, VERIFY = "file", "verify"
"""Give a match's file, check its dice."""

MORE, SHOW_BOARD, SINCE = "more", "board", "since"
"""Show the panel behind **More**, the board, what has happened since one's last choice."""

JOIN, HELP = "join", "help"
"""Sit down at a lobby, show how its game is played."""

RETURN, TAKE_VACATION, ADD_CLOCK = "return", "vacation", "addclock"
"""Take the own seat back, announce a vacation."""

FURTHER = "further"
"""Show what to learn next of a game."""
