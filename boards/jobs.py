"""The jobs of painters: a picture of a match's view or of a page of a tournament, for a language, a theme and colours."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from boards.painting.theme import Colours, ThemeName
from engines.kernel.languages import all_languages
from tournaments.views.pages import AnyPage
from words.texts import Language

Picture = Literal["table", "arena", "hand", "card", "deck"]
"""The kinds of pictures. An arena is the first of the table's pictures alone: where the pieces stand. A deck has a
view of its own, as a card has."""

ROOT = Path(__file__).resolve().parents[1]


class Job(msgspec.Struct, frozen=True, tag="match"):
    """One picture of a match to paint.

    `view` is the game's view as msgpack (one card's or a deck's for the pictures "card" and "deck"), `pack` the content
    that the match is played with as JSON and `pack_hash` its hash, by which a worker decodes it once. `names` are the
    players' names by seat, as users wrote them.
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


class TournamentJob(msgspec.Struct, frozen=True, tag="tournament"):
    """One picture of a tournament to paint, or several below each other.

    `page` is a page of `tournaments.views` as msgpack. `names` are those of the page's entries as users wrote them; an entry
    without a name is a former player.
    """

    picture: str
    page: bytes
    names: tuple[tuple[int, str], ...]
    language: Language
    theme: ThemeName
    colours: Colours = "standard"

    @property
    def game(self) -> str:
        """A name for measurements, where a match's picture has that of its game."""
        return "tournament"


AnyJob = Job | TournamentJob


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


def tournament_job(
    page: AnyPage,
    names: Mapping[int, str],
    *,
    language: Language,
    theme: ThemeName,
    colours: Colours = "standard",
) -> TournamentJob:
    """Return the job that paints a page of a tournament. Names of entries that are not on it do not count."""
    shown = tuple((entry, names[entry]) for entry in sorted(page.entries) if entry in names)
    kind = page.__struct_config__.tag
    return TournamentJob(str(kind), msgspec.msgpack.encode(page), shown, language, theme, colours)


@cache
def drawing_hash() -> str:
    """Return a hash of all that decides how a picture looks besides its job: drawing, words, fonts and icons."""
    digest = hashlib.sha256()
    folders = [(ROOT / folder, "*.py") for folder in ("boards", "words", "engines", "tournaments")] + [
        (ROOT / "assets", "*.*")
    ]
    folders += [(folder, "*.*") for folder in all_languages().folders.values()]
    for folder, kind in folders:
        for path in sorted(folder.rglob(kind)):
            digest.update(path.relative_to(folder.parent).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def cache_key(job: AnyJob) -> str:
    """Return the cache key of a picture: the same key, the same bytes. The pack counts by its hash."""
    what = job.page if isinstance(job, TournamentJob) else (job.view, job.pack_hash)
    parts = (job.game, job.picture, what, job.names, job.language, job.theme, job.colours)
    return hashlib.sha256(drawing_hash().encode() + msgspec.msgpack.encode(parts)).hexdigest()
