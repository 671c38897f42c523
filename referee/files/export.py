"""Writes the match file: a match as data for other programs, without names or ids of users (docs/extend/match-file.md).

Until a match is over, its file has no more than its viewer knows. Versions count sealed answers too, so only whole files have
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engines.kernel.events import StoredEvent, kind_of
from engines.kernel.state.model import Seat
from referee.clocks.terms import terms_of
from referee.files.dice import Rolls, rolls_of, tally
from referee.files.parts import FORMAT
from referee.files.standing import in_lane
from referee.files.stood import Played, Stood
from referee.match.history import NOBODY, UNDO
from referee.match.live import Live
from referee.match.notes import DICE, SIDE_NOTES, Judged, Moderated, Undone
from store.database import Database
from store.match import brought as stored_brought
from store.match import history, imports
from store.match.rows import ChoiceRow, EventRow
from store.seats import undos

NUMBERS = {kind_of(Undone): "version", kind_of(Moderated): "entry", kind_of(Judged): "entry"}
"""Facts of notes that are database numbers, by kind: the version gone back to, the number of a log entry."""

File = dict[str, Any]


class UnreadableDrawsError(Exception):
    """The stored draws of a version of a match cannot be read."""

    def __init__(self, version: int, why: str) -> None:
        super().__init__(f"the draws of version {version}: {why}")
        self.version = version


def letter(seat: Seat) -> str:
    """Return a seat's letter: A for seat 0."""
    return chr(ord("A") + seat)


class Gathered(msgspec.Struct, frozen=True):
    """All that a match's file is made of: the fields that need no work, and of a finished match what it was played with."""

    code: str
    match: int
    made: File
    played: Played | None = None
    began: float = 0.0


async def gathered(db: Database, live: Live, viewer: Seat | None) -> Gathered:
    """Return the parts of the file of a started match for a seat, or (None) the public; it is whole once the match is open.

    Hold the match's lock. Raises RefusedError if the match has not started.
    """
    rules, match = live.rules_and_match
    row = live.row
    whole = live.is_open
    brought = await stored_brought.of_match(db, row.id)
    choices, events = await undos.choices(db, row.id), await history.events(db, row.id)
    began = row.started or row.created
    made: File = {
        "format": FORMAT,
        "whole": whole,
        "viewer": None if viewer is None else letter(viewer),
        "game": row.game,
        "engine": match.format,
        "edition": match.edition,
        "pack": rules.hash,
        "options": msgspec.json.decode(row.options),
        "terms": {"clock": msgspec.to_builtins(terms_of(row.clock)), "undo": row.undo},
        "status": row.status,
        "reason": row.reason,
        "seats": [{"seat": letter(s.seat), "status": s.status} for s in live.seats],
        "commitment": row.commitment,
    }
    if shown := [seat for seat in brought if whole or seat == viewer]:
        made["brought"] = [{"seat": letter(seat), "text": brought[seat]} for seat in shown]
    if whole:
        played = Played(row.game, rules.body, choices, events, await history.states(db, row.id))
        return Gathered(row.code, row.id, made | await _proof(db, live), played, began)
    undone = await history.undone_versions(db, row.id)
    seen = msgspec.to_builtins(live.view(viewer), str_keys=True)
    player = next((s.user for s in live.seats if s.seat == viewer), None)
    entries = _history(choices, events, viewer, player, began, undone)
    return Gathered(row.code, row.id, made | {"history": entries, "view": seen})


def write_file(found: Gathered, stood: Stood | None) -> bytes:
    """Return the file of a match as JSON in UTF-8; `stood` is what stood of a finished one. The same match gives the same bytes.

    Raises UnreadableDrawsError if the stored draws cannot be read.
    """
    if stood is None:
        return file_bytes(found.made)
    log = {"choices": [_choice(c, found.began) for c in stood.choices], "events": _stored_events(stood.events)}
    return file_bytes(found.made | log | {"states": stood.states, "dice": _dice(found.made["seed"], stood.events)})


def file_bytes(made: File) -> bytes:
    """Return a file as JSON in UTF-8: the same file gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(made, order="sorted"), indent=1)


def file_name(code: str) -> str:
    """Return the name of a match's file."""
    return f"match-{code}.json"


async def _proof(db: Database, live: Live) -> File:
    """Return the parts of a whole file by which the match can be played through and checked."""
    rules, match = live.rules_and_match
    played: File = {
        "seed": match.seed,
        "secret": live.row.secret,
        "numbers": [{"seat": letter(seat), "number": number} for seat, number in live.press_numbers],
        "content": msgspec.json.decode(rules.body),
    }
    if live.row.imported:
        statuses = await imports.seats(db, live.row.id)
        played["seats"] = [{"seat": letter(seat), "status": status} for seat, status in enumerate(statuses)]
    return played


def _dice(seed: str, events: Sequence[EventRow]) -> File:
    """Return count and fingerprint of all draws."""
    rolls: Rolls = []
    for row in events:
        if row.kind == DICE:
            try:
                rolls += rolls_of(msgspec.json.decode(row.body, type=StoredEvent).sealed)
            except msgspec.MsgspecError as error:
                raise UnreadableDrawsError(row.version, str(error)) from error
    found: File = msgspec.to_builtins(tally(seed, rolls))
    return found


def _choice(row: ChoiceRow, began: float) -> File:
    return {
        "version": row.version,
        "seat": None if row.seat == NOBODY else letter(row.seat),
        "question": row.decision,
        "kind": row.kind,
        "keys": list(row.keys),
        "source": row.source,
        "by_order": row.ordered,
        "crossed": row.crossed.split(",") if row.crossed else [],
        "at": round(row.at - began, 1),
    }


def _stored_events(events: Sequence[EventRow]) -> list[File]:
    """Return all events in stored form, those of the dice too."""
    return [{"version": row.version, **msgspec.json.decode(row.body)} for row in events]


def _history(
    choices: Sequence[ChoiceRow],
    events: Sequence[EventRow],
    viewer: Seat | None,
    player: int | None,
    began: float,
    undone: Sequence[range],
) -> list[File]:
    """Return the choices and events that a viewer knows, in order; undone ones are marked.

    Side notes are never marked: whether their version was undone could tell who had answered by then.
    """
    made = [(row.version, -1, _choice_for(row, viewer, player, began)) for row in choices]
    happened = [(row.version, row.place, _event(row, viewer)) for row in events]
    steps = sorted([*made, *happened], key=lambda step: step[:2])
    return [
        entry
        | ({"undone": True} if any(version in span for span in undone) and entry.get("event") not in SIDE_NOTES else {})
        for version, _, entry in steps
        if entry is not None
    ]


def _choice_for(row: ChoiceRow, viewer: Seat | None, player: int | None, began: float) -> File | None:
    """Return the part of a choice that a viewer knows: of their own all but its version, of another's only its kind and time.

    Another's choice in a lane is left out: not even its time or its question may show. Results that were shown are in the
    events. A substitute (`player` is the seat's present user) does not learn whether a former player's choice was by order.
    """
    whole = _choice(row, began)
    if row.kind == UNDO:
        return {key: whole[key] for key in ("seat", "kind", "at")}
    if row.seat == viewer:
        hidden = ("version", "crossed") if row.user == player else ("version", "crossed", "by_order")
        return {key: value for key, value in whole.items() if key not in hidden}
    if in_lane(row):
        return None
    return {key: whole[key] for key in ("seat", "kind", "source", "at")}


def _event(row: EventRow, viewer: Seat | None) -> File | None:
    if row.kind == DICE:
        return None
    facts = msgspec.json.decode(row.body, type=StoredEvent).seen_by(viewer)
    if facts is None:
        return None
    return {"event": row.kind, "facts": {k: v for k, v in facts.items() if k != NUMBERS.get(row.kind)}}
