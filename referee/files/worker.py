"""The process that reads one match file: it gets a `Request` and returns an `Answer`.

`referee.files.importing.Importing` starts one for each file and ends it when it takes too long. It loads neither Discord nor a
database, and its memory and time are limited.
"""

from __future__ import annotations

import msgspec

from processes.worker import Limits, serve
from referee.files.dice import Verdict
from referee.files.playthrough import Playthrough, play_through
from referee.files.reading import FileError, MatchFile, dice_verdict, read

MEMORY = 1536 * 1024 * 1024
"""Bytes of memory that the process may use. It needs a fifth of them."""

SECONDS = 60
"""Seconds of processor time that one file may take. The longest matches take a few."""

PLAY, DICE = "play", "dice"
"""The wanted work: to play a file through, or to check its dice alone."""


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
    """The verdict on a file's dice, and the commitment that they were checked against."""

    commitment: str
    verdict: Verdict


Answer = Refused | Accepted | DiceChecked


def answer(wanted: str, body: bytes) -> Answer:
    """Do the wanted work on a file."""
    try:
        file = read(body)
        return (
            DiceChecked(file.commitment, dice_verdict(file)) if wanted == DICE else Accepted(file, play_through(file))
        )
    except FileError as error:
        return Refused(error.reason, error.facts)


def answer_bytes(body: bytes) -> bytes:
    """Return the answer to a request, both as msgpack."""
    request = msgspec.msgpack.decode(body, type=Request)
    return msgspec.msgpack.encode(answer(request.wanted, request.file))


if __name__ == "__main__":
    serve(answer_bytes, limits=Limits(memory=MEMORY, seconds=SECONDS))
