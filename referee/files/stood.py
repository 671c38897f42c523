"""Makes the log of a finished match for its file. This is pure and may be slow: it runs in a thread, and with rules in a process.

Answers that were changed are left out by giving others once more (`referee.files.standing`), which needs the rules.
"""

from __future__ import annotations

import hashlib

import msgspec

from engines.games import GAMES
from referee.files.standing import Log, has_changes, what_stood
from referee.match.cache import decompressed
from store.match.rows import ChoiceRow, EventRow


class Played(msgspec.Struct, frozen=True):
    """A finished match as it is stored: its game, its content, its log, and its states in stored form."""

    game: str
    pack: bytes
    choices: list[ChoiceRow]
    events: list[EventRow]
    states: list[bytes]


class Stood(msgspec.Struct, frozen=True):
    """A match without what did not stand: its choices, its events, and the hash of each version's state."""

    choices: list[ChoiceRow]
    events: list[EventRow]
    states: list[str]


def stood_unchanged(played: Played) -> Stood | None:
    """Return a match as it is stored, None if an answer in it was changed. Raises BadSaveError for a damaged state."""
    log = _log_of(played)
    return None if has_changes(log) else _stood(log)


def stood_all(played: Played) -> Stood:
    """Return a match as it is stored, with all its changed answers."""
    return _stood(_log_of(played))


def stood_shortened(played: Played) -> Stood:
    """Return a match without its changed answers."""
    return _stood(what_stood(GAMES[played.game].from_stored(played.pack), _log_of(played)))


def stood_bytes(body: bytes) -> bytes:
    """Return a match without its changed answers; both are msgpack."""
    return msgspec.msgpack.encode(stood_shortened(msgspec.msgpack.decode(body, type=Played)))


def state_hash(body: bytes) -> str:
    """Return the SHA-256 of a state as it is saved, in hex."""
    return hashlib.sha256(body).hexdigest()


def _log_of(played: Played) -> Log:
    return Log(played.choices, played.events, [decompressed(body) for body in played.states])


def _stood(log: Log) -> Stood:
    return Stood([*log.choices], [*log.events], [state_hash(body) for body in log.saves])
