"""A process that reads one match file which somebody has sent: the file in, what it comes to out.

It is started by `referee.files.importing.Importing` for each file and ended when it takes too long; it loads neither Discord nor
a database, and may use neither much memory nor much time.
"""

from __future__ import annotations

import msgspec

from processes.worker import Limits, serve
from referee.files.dice import Verdict
from referee.files.playthrough import Playthrough, play_through
from referee.files.reading import FileError, MatchFile, dice_verdict, read

MEMORY = 1536 * 1024 * 1024
"""Bytes that the process may have: what it needs is a fifth of it."""

SECONDS = 60
"""Seconds of work that one file may take: the longest matches take a few."""

PLAY, DICE = "play", "dice"
"""What may be asked: to play a file through, or to look at its dice alone."""


class Request(msgspec.Struct, frozen=True):
    """A file, and what is asked of it."""

    wanted: str
    file: bytes


class Refused(msgspec.Struct, frozen=True, tag=True):
    """A file that is refused: a key of words and its variables."""

    reason: str
    facts: dict[str, str | int]


class Accepted(msgspec.Struct, frozen=True, tag=True):
    """A file that holds, and what it comes to."""

    file: MatchFile
    played: Playthrough


class DiceChecked(msgspec.Struct, frozen=True, tag=True):
    """What a file's dice come to, and the commitment that they were checked against."""

    commitment: str
    verdict: Verdict


Answer = Refused | Accepted | DiceChecked


def answer(wanted: str, body: bytes) -> Answer:
    """Return what a file comes to."""
    try:
        file = read(body)
        return (
            DiceChecked(file.commitment, dice_verdict(file)) if wanted == DICE else Accepted(file, play_through(file))
        )
    except FileError as error:
        return Refused(error.reason, error.facts)


def answer_bytes(body: bytes) -> bytes:
    """Return the answer to a question, both as msgpack."""
    asked = msgspec.msgpack.decode(body, type=Request)
    return msgspec.msgpack.encode(answer(asked.wanted, asked.file))


if __name__ == "__main__":
    serve(answer_bytes, limits=Limits(memory=MEMORY, seconds=SECONDS))
