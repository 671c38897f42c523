"""Actions of custom ids that several features share, and the codes that stand in place of a match's code in them.

An action that only one feature uses is defined in that feature's pages. Old messages keep their custom ids: none of
these may change.
"""

from __future__ import annotations

RULES, CARDS = "RULES", "CARDS"
"""The codes on pages of rules and cards. No match has them: they are shorter than the codes of matches."""

TURNS, DATA, OWN, DOCTOR, PACKS, REPORT = "TURNS", "OWNDATA", "PERSONAL", "DOCTOR", "PACKS", "REPORT"
"""The codes of the list of matches, own data, own settings, the doctor, content packs, a report about no match."""

TABLES = "TABLES"
"""The code of the list of a server's tables. Codes of matches have no L."""

CITED = "cited"
"""The slot of a refusal that cites a rule."""

CONTENTS, RULE = "contents", "rule"
"""The actions: show all topics of a game's rules; show one topic or rule by its id."""

OPEN_TURNS, NEXT = "turns", "next"
"""The actions: show the list of matches; open the next match that waits for the user."""

OPEN_TABLES, UNWISH = "tables", "unwish"
"""The actions: show the list of a server's tables; take back the wish to be called to them."""

PRIVACY, OPEN_SETTINGS, OPEN_DOCTOR, OPEN_PACKS, OPEN_REPORT = "privacy", "settings", "doctor", "packs", "report"
"""The actions: show the stored data, own settings, the findings of the doctor, content packs, the form of a report."""

WATCH, HANDS, REPLAY = "watch", "hands", "replay"
"""The actions: show the board to somebody who watches, all hands after the end, the replay."""

FILE, VERIFY = "file", "verify"
"""The actions: send a match's file, check its dice."""

MORE, SHOW_BOARD, SINCE = "more", "board", "since"
"""The actions: show the panel behind **More**, the board, the events since the user's last choice."""

JOIN, HELP, MY_DECK = "join", "help", "mydeck"
"""The actions: sit down at a lobby, show how its game is played, choose the deck to bring."""

RETURN, TAKE_VACATION, ADD_CLOCK = "return", "vacation", "addclock"
"""The actions: take the own seat back, announce a vacation, add a clock to a match without one."""

FURTHER = "further"
"""The action: show what to learn next about a game."""

MATCH_LADDER = "matchladder"
"""The action: show the reader's own page of the ladder that a match was a challenge of."""

EVENTS, EVENT_HELP, MATCH_EVENT = "EVENTS", "eventhelp", "matchevent"
"""The code in ids of controls that belong to no single tournament; the actions: show how tournaments work, show the tournament
of a match.
"""
