"""Match files changed at random and imported: each is refused in words and stores nothing, or its match is stored whole.

Values are changed, odd, doubled or nested deep, the text is struck; in some the content has other cards, and its hash fits. The
file is read in this process: its bounds of memory and time are those of a process of its own (`referee/files/worker.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import logging
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from cogs.kit.answering.answers import refusal_text
from engines.kernel.content.reading import pack_hash
from referee.errors import RefusedError
from referee.files import importing
from referee.files.worker import Answer, answer
from tests.referee.conftest import Room
from tests.referee.files.files import body_of, edited, finished, former_format
from tests.referee.files.files import places as places_of
from tests.soak.packs.changing import ODD, deep
from tests.soak.packs.making import own_values
from tests.soak.packs.striking import STROKES
from tests.soak.parts.kept import kept_if_it_fails
from tests.soak.running import Found, Part
from tests.support.games import SAMPLES
from tools.packs.looks import collect_missing_texts
from words.texts import LANGUAGES, words

Made = dict[str, Any]

FILES_OF_ONE = 100
"""Changed files of one match."""

MOST_SECONDS = 10.0
"""Seconds of processor time that a file may take: as many as its process has."""

TABLES = ("matches", "imports", "states", "choices", "events", "seats", "packs", "outbox")
LONGEST = 1000
"""The most characters of a refusal."""


def play(seed: str, _number: int, size: int) -> Found:
    """Change so many files."""
    logging.disable(logging.WARNING)
    rng, found = Random(seed), Found()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(importing, "_answer_of_process", _answer_here)
        while found.figures["files"] < size:
            with tempfile.TemporaryDirectory(prefix="soak-") as folder:
                asyncio.run(_play_one(Path(folder), rng, min(FILES_OF_ONE, size - found.figures["files"]), found))
    return found


async def _answer_here(wanted: str, body: bytes) -> Answer:
    return answer(wanted, body)


async def _play_one(folder: Path, rng: Random, files: int, found: Found) -> None:
    """Change the files of one match so often."""
    game = rng.choice([*SAMPLES])
    room = Room(folder / "arbiter.db")
    await room.open()
    try:
        live = await finished(room, game, rng.getrandbits(32), rng.choice((10, 30)))
        true = [json.loads(await body_of(room, live)), json.loads(await former_format(room, live))]
        for n in range(files):
            how = rng.choice(HOW)
            body = how(rng.choice(true), game, rng)
            with kept_if_it_fails(body, "soak-match.json", how.__name__, MOST_SECONDS):
                found.figures[await _import(room, n, body)] += 1
            found.figures["files"] += 1
    finally:
        await room.db.close()


async def _import(room: Room, user: int, body: bytes) -> str:
    """Import a file; return what came of it."""
    before = await _rows(room)
    try:
        code, new = await room.referee.importing.import_file(user, "en", body)
    except RefusedError as error:
        assert await _rows(room) == before, "it is refused, and something is stored"
        _check_words(error)
        return "refused"
    assert new, "somebody who had imported nothing had it already"
    assert (await room.referee.live.by_code(code)).match is not None
    await room.referee.importing.delete(code, user)
    assert await _rows(room) == before, "it is deleted, and something is left"
    return "accepted"


async def _rows(room: Room) -> list[int]:
    """Return how many rows each table has that an import writes into."""
    return [(await room.db.read(f"SELECT count(*) FROM {table}"))[0][0] for table in TABLES]


def _check_words(error: RefusedError) -> None:
    """Check that a refusal is a short text in each language."""
    with collect_missing_texts() as missing:
        for language in LANGUAGES:
            text = refusal_text(error, words(language))
            assert 0 < len(text) <= LONGEST, f"{len(text)} characters: {text[:200]!a}"
            # Lines are broken, and figures are grouped by blanks that do not break.
            assert text.replace("\n", "").replace("\xa0", "").isprintable(), f"it is no text: {text!a}"
    assert not missing, missing


# ---------------------------------------------------------------- how files are changed


def one_value(made: Made, _game: str, rng: Random) -> bytes:
    """Put something else of the same kind in place of a value."""
    return _json(edited(made, rng.choice([*places_of(made)]), rng))


def something_odd(made: Made, _game: str, rng: Random) -> bytes:
    """Put something odd in place of a value, at the top as often as anywhere."""
    other = copy.deepcopy(made)
    within, key = _holder(other, rng)
    within[key] = rng.choice((rng.choice(ODD), deep(rng.choice((1, 5, 30, 60, 500)), rng), [copy.deepcopy(within)]))
    return _json(other)


def doubled(made: Made, _game: str, rng: Random) -> bytes:
    """Let the entries of a list stand many times, up to the size that a file may have."""
    other = copy.deepcopy(made)
    lists = [
        value
        for value in (other["events"], other["choices"], other["states"], other["seats"], other["numbers"])
        if value
    ]
    chosen = rng.choice(lists)
    chosen.extend(chosen[: rng.choice((1, 100))] * rng.choice((1, 10, 300)))
    return _json(other)


def other_cards(made: Made, game: str, rng: Random) -> bytes:
    """Let cards have what other cards of the game have, or something odd, and let the hash of the content fit."""
    other = copy.deepcopy(made)
    for _ in range(rng.choice((1, 1, 2, 5))):
        within, key = _holder(other["content"], rng)
        kinds = own_values(game).get(key, ()) if isinstance(key, str) and game in SAMPLES else ()
        within[key] = copy.deepcopy(rng.choice(kinds) if kinds and rng.random() < 0.8 else rng.choice(ODD))
    with contextlib.suppress(
        UnicodeError, OverflowError, msgspec.MsgspecError
    ):  # no bytes that a hash could be made of
        other["pack"] = pack_hash(msgspec.json.encode(other["content"]))
    return _json(other)


def struck(made: Made, _game: str, rng: Random) -> bytes:
    """Change the text as it stands."""
    return rng.choice(STROKES)(_json(made), rng)


def as_it_is(made: Made, _game: str, _rng: Random) -> bytes:
    """Change nothing."""
    return _json(made)


def _holder(value: Any, rng: Random) -> tuple[Any, Any]:
    """Return the list or table that holds some value, and its key in that: each level is as likely as the one beneath it."""
    while True:
        keys = [*value] if isinstance(value, dict) else [*range(len(value))]
        key = rng.choice(keys)
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or rng.random() < 0.2:
            return value, key
        value = inner


def _json(made: Made) -> bytes:
    return json.dumps(made, ensure_ascii=False).encode("utf-8", "surrogatepass")


HOW = (one_value, something_odd, doubled, other_cards, struck, as_it_is)


def _missing(found: Found) -> list[str]:
    """Return what a whole run must have met."""
    return [f"nothing was {name}" for name in ("refused", "accepted") if not found.figures[name]]


PART = Part("match-files", "files", 20_000, 500, play, _missing)
