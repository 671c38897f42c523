"""The jobs of painters: a picture of a view, for a language, a theme and colours, with the content the match began with."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from boards.painting.theme import Colours, ThemeName
from engines.kernel.languages import all_languages
from words.texts import Language

Picture = Literal["table", "arena", "hand", "card"]
"""The kinds of pictures. An arena is the first of the table's pictures alone: where the pieces stand."""

ROOT = Path(__file__).resolve().parents[1]


class Job(msgspec.Struct, frozen=True):
    """One picture to paint.

    `view` is the game's view as msgpack (one card's for the picture "card"), `pack` the content that the match is played
    with as JSON and `pack_hash` its hash, by which a worker decodes it once. `names` are the players' names by seat, as
    users wrote them.
    """

    game: str
    picture: Picture
    view: bytes
    pack: bytes
    pack_hash: str
    names: tuple[tuple[int, str], ...]
    language: Language
    theme: ThemeName
    colours: Colours = "standard"


class PaintError(Exception):
    """A picture could not be painted; the text says why, for the log."""


def new_job(
    game: str,
    picture: Picture,
    view: msgspec.Struct,
    pack: bytes,
    pack_hash: str,
    names: Mapping[int, str],
    *,
    language: Language,
    theme: ThemeName,
    colours: Colours = "standard",
) -> Job:
    """Return the job that paints `view`, whose type is the game's own."""
    by_seat = tuple(sorted(names.items()))
    return Job(game, picture, msgspec.msgpack.encode(view), pack, pack_hash, by_seat, language, theme, colours)


@cache
def drawing_hash() -> str:
    """Return a hash of all that decides how a picture looks besides its job: drawing, words, fonts and icons."""
    digest = hashlib.sha256()
    folders = [(ROOT / folder, "*.py") for folder in ("boards", "words", "engines")] + [(ROOT / "assets", "*.*")]
    folders += [(folder, "*.*") for folder in all_languages().folders.values()]
    for folder, kind in folders:
        for path in sorted(folder.rglob(kind)):
            digest.update(path.relative_to(folder.parent).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def cache_key(job: Job) -> str:
    """Return the cache key of a picture: the same key, the same bytes. The pack counts by its hash."""
    parts = (job.game, job.picture, job.view, job.pack_hash, job.names, job.language, job.theme, job.colours)
    return hashlib.sha256(drawing_hash().encode() + msgspec.msgpack.encode(parts)).hexdigest()
