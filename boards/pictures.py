"""From a job to a PNG: the one place that knows which game draws which picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec
from msgspec import json, msgpack

from boards import canvas, shapes, sprites, text
from boards.battlecon.card import card_scene as poster_scene
from boards.battlecon.hand import hand_scene as held_scene
from boards.battlecon.table import table_scene as battle_scene
from boards.brawl.card import card_scene as champion_scene
from boards.brawl.hand import hand_scene as brawl_hand_scene
from boards.brawl.table import table_scene as arena_scene
from boards.emblems import Ground
from boards.jobs import Job, PaintError
from boards.krendel.card import card_scene
from boards.krendel.hand import hand_scene
from boards.krendel.table import table_scene
from boards.layout import Scene
from boards.theme import themed
from engines.battlecon import content as battlecon
from engines.battlecon import view as battlecon_view
from engines.brawl import content as brawl
from engines.brawl import view as brawl_view
from engines.krendel.content import Pack
from engines.krendel.view import CardView, View
from words.battlecon import BattleconWords
from words.brawl import BrawlWords
from words.krendel import KrendelWords
from words.texts import LANGUAGES, words

# Made once: a decoder's first use of a type is slow, and not safe where several threads have it at a time.
KRENDEL_PACK, KRENDEL_VIEW, KRENDEL_CARD = json.Decoder(Pack), msgpack.Decoder(View), msgpack.Decoder(CardView)
BATTLECON_PACK = json.Decoder(battlecon.Pack)
BATTLECON_VIEW, BATTLECON_CARD = msgpack.Decoder(battlecon_view.View), msgpack.Decoder(battlecon_view.CardView)
BRAWL_PACK = json.Decoder(brawl.Pack)
BRAWL_VIEW, BRAWL_CARD = msgpack.Decoder(brawl_view.View), msgpack.Decoder(brawl_view.CardView)


@lru_cache(maxsize=32)
def _krendel_pack(_digest: str, body: bytes) -> Pack:
    return KRENDEL_PACK.decode(body)


def _krendel(job: Job) -> Scene:
    pack = _krendel_pack(job.pack_hash, job.pack)
    names = dict(job.names)
    told = KrendelWords(job.language, pack, names)
    if job.picture == "card":
        return card_scene(KRENDEL_CARD.decode(job.view), pack, told)
    scene = {"table": table_scene, "hand": hand_scene}[job.picture]
    return scene(KRENDEL_VIEW.decode(job.view), pack, told, names)


@lru_cache(maxsize=8)
def _battlecon_pack(_digest: str, body: bytes) -> battlecon.Pack:
    return BATTLECON_PACK.decode(body)


def _battlecon(job: Job) -> Scene:
    pack = _battlecon_pack(job.pack_hash, job.pack)
    names = dict(job.names)
    told = BattleconWords(job.language, pack, names)
    if job.picture == "card":
        return poster_scene(BATTLECON_CARD.decode(job.view), pack, told)
    scene = {"table": battle_scene, "hand": held_scene}[job.picture]
    return scene(BATTLECON_VIEW.decode(job.view), pack, told, names)


@lru_cache(maxsize=8)
def _brawl_pack(_digest: str, body: bytes) -> brawl.Pack:
    return BRAWL_PACK.decode(body)


def _brawl(job: Job) -> Scene:
    pack = _brawl_pack(job.pack_hash, job.pack)
    names = dict(job.names)
    told = BrawlWords(job.language, pack, names)
    if job.picture == "card":
        return champion_scene(BRAWL_CARD.decode(job.view), pack, told, names)
    scene = {"table": arena_scene, "hand": brawl_hand_scene}[job.picture]
    return scene(BRAWL_VIEW.decode(job.view), pack, told, names)


SCENES: Mapping[str, Callable[[Job], Scene]] = {"krendel": _krendel, "battlecon": _battlecon, "brawl": _brawl}


def draw(job: Job) -> bytes:
    """Return the picture asked for. Raises PaintError for an unknown game, and for a view or pack that cannot be read."""
    if job.game not in SCENES:
        raise PaintError(f"no pictures of the game {job.game!r}")
    try:
        scene = SCENES[job.game](job)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PaintError(f"{job.game}: {error}") from error
    except KeyError as error:
        raise PaintError(f"{job.game}: nothing in the pack is called {error}") from error
    return canvas.paint(scene, themed(job.theme, job.colours))


def warm() -> None:
    """Load what every first picture would wait for: fonts, icons, the ground, texts."""
    for face in text.FACES:
        text.glyphs(face)
        text.width("A", face, text.SMALLEST)
    shapes.icon("crown", 64)
    for height in (960, 1280):
        sprites.sprite(Ground(), 1280, height, "dark")
    for language in LANGUAGES:
        words(language)
