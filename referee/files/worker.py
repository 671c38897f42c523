"""The process that reads one match file: it gets a `Request` and returns an `Answer`.

`referee.files.importing.Importing` starts one for each file and ends it when it takes too long. It loads neither Discord nor a
database, and its memory and time are limited.
"""

from __future__ import annotations

import msgspec

from processes.worker import Limits, serve
from referee.files.dice import Verdict
from referee.files.parts import MatchFile
from referee.files.playthrough import Playthrough, play_through
from referee.files.reading import FileError, dice_verdict, read

MEMORY = 1536 * 1024 * 1024
"""Bytes of memory that the process may use. It needs a fifth of them."""

SECONDS = 10
"""Seconds of processor time that one file may take, the start of the process included. The longest matches take two."""

PLAY, DICE = "play", "dice"
"""The wanted work: to play a file through, or to check its dice, and to play it through only as far as that can be done here."""

BEYOND = "file-beyond"
"""Why a match of this bot may not be played through: it is beyond a bound of the format."""

UNPLAYABLE = frozenset({"file-game", "file-older", "file-newer", "file-content", "file-heavy", "file-large", BEYOND})
"""Why a file may not be played through here though nothing in it contradicts another thing."""


class Request(msgspec.Struct, frozen=True):
    """A file and the wanted work."""

    wanted: str
    file: bytes


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A refused file: the key of a text and its variables."""

    reason: str
    facts: dict[str, str | int]


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """An accepted file and its match played through."""

    file: MatchFile
    played: Playthrough


class DiceChecked(msgspec.Struct, frozen=True, tag=True):
    """The verdict on a file's dice: the file's format, the commitment that they were checked against, and what rules say.

    `unplayed` says why the file could not be played through; without it all draws are those that the rules asked for.
    """

    format: int
    commitment: str
    verdict: Verdict
    unplayed: Refused | None = None


Answer = Refused | Accepted | DiceChecked


def answer(wanted: str, body: bytes) -> Answer:
    """Do the wanted work on a file."""
    try:
        file = read(body)
        return _dice_checked(file) if wanted == DICE else Accepted(file, play_through(file))
    except FileError as error:
        return Refused(error.reason, error.facts)


def _dice_checked(file: MatchFile) -> DiceChecked:
    """Check a file's dice; if they follow from the seed, play the file through. Raises FileError for dice that cannot be read."""
    verdict = dice_verdict(file)
    if verdict.differs is not None:
        return DiceChecked(file.format, file.commitment, verdict)
    try:
        play_through(file)
    except FileError as error:
        return DiceChecked(file.format, file.commitment, verdict, Refused(error.reason, error.facts))
    return DiceChecked(file.format, file.commitment, verdict)


def answer_bytes(body: bytes) -> bytes:
    """Return the answer to a request, both as msgpack."""
    request = msgspec.msgpack.decode(body, type=Request)
    return msgspec.msgpack.encode(answer(request.wanted, request.file))


if __name__ == "__main__":
    serve(answer_bytes, limits=Limits(memory=MEMORY, seconds=SECONDS))
