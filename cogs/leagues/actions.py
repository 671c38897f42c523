"""The actions of the controls of ladders and seasons. In a custom id a ladder's code stands in place of a match's."""

from __future__ import annotations

LEAGUES, SEASONS = "LEAGUES", "SEASONS"
"""The codes in the controls of the list, and of seasons: no match has them."""

LIST = "leagues"
"""Show a page of the list."""

SHOW, PLACES, MINE, RULES, LOG = "ladshow", "ladplaces", "ladmine", "ladrules", "ladlog"
"""The card for the reader alone; a page of all places; the own page; the rules; what has happened."""

JOIN, LEAVE, LEAVE_SURE = "ladjoin", "ladleave", "ladleavesure"
"""Join; leave, and leave after the question."""

PICK, CHALLENGE, ACCEPT = "ladpick", "ladchall", "ladaccept"
"""Choose whom to challenge; challenge; accept."""

DECLINE, DECLINE_SURE, WITHDRAW, WITHDRAW_SURE = "laddecline", "laddecsure", "ladwithdraw", "ladwithsure"
"""Decline and take back, each with a question before it."""

HERE = "ladhere"
"""The own presence at the match of a challenge."""

NEW, NEW_MADE = "ladnew", "ladmade"
"""Open the form of a new ladder, and take it."""

ORGANISE, GAME, CLOCK, TERMS, TERMS_SET, OPEN = "ladorg", "ladgame", "ladclock", "ladterms", "ladtermset", "ladopen"
"""The organisers' page; of a draft: game, clock, the form with name and rules, and opening it."""

REMOVE, SETTLE, WINNER, CLOSE = "ladremove", "ladsettle", "ladwinner", "ladclose"
"""Remove somebody; pick a challenge, and its winner; close: each leads to the form of its reason."""

REMOVED, SETTLED, CLOSED = "ladremoved", "ladsettled", "ladclosed"
"""Take the reason of these."""

FILES = "ladfiles"
"""Send the files of a ladder."""

PAGE, SEASON_PAGE = "ladpage", "seapage"
"""Send the web page of a ladder; of a season."""

ROOMS = "ladrooms"
"""Choose whether the matches to come have threads."""

OFFICE, OFF = "ladoffice", "ladoff"
"""Name an organiser; take that back."""

SEASON, SEASON_NEW, SEASON_MADE, SEASON_TERMS, SEASON_SET = "season", "seanew", "seamade", "seaterms", "seaset"
"""A page of a season; the form of a new one, and take it; the form of its terms, and take it."""

SEASON_ORG, SEASON_PICK, SEASON_PUT, SEASON_DROP = "seaorg", "seapick", "seaput", "seadrop"
"""The organisers' page; pick a tournament; let it count for a division; let it count no longer."""

SEASON_END, SEASON_ENDED, SEASON_LEAVE = "seaend", "seaended", "sealeave"
"""Show what the end would change, and end; leave the divisions, or stay after all."""
