"""From a job to a PNG: the one place that knows which game draws which picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

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
from boards.krendel.card import card_scene as creature_scene
from boards.krendel.hand import hand_scene as creatures_scene
from boards.krendel.table import table_scene as wizards_scene
from boards.layout import Scene
from boards.theme import themed
from engines.battlecon import content as battlecon
from engines.battlecon import view as battlecon_view
from engines.brawl import content as brawl
from engines.brawl import view as brawl_view
from engines.krendel import content as krendel
from engines.krendel import view as krendel_view
from words.battlecon import BattleconWords
from words.brawl import BrawlWords
from words.krendel import KrendelWords
from words.texts import LANGUAGES, Language, words


class Drawn(NamedTuple):
    """How a game is drawn: readers of its pack and of the views of table and cards, its words, its scenes.

    Readers are made once: a first use of a type is slow, and not safe where several threads have it at a time.
    """

    pack: json.Decoder[Any]
    view: msgpack.Decoder[Any]
    card: msgpack.Decoder[Any]
    told: Callable[[Language, Any, Mapping[int, str]], Any]
    table_scene: Callable[..., Scene]
    hand_scene: Callable[..., Scene]
    card_scene: Callable[..., Scene]


SCENES: Mapping[str, Drawn] = {
    "krendel": Drawn(
        json.Decoder(krendel.Pack),
        msgpack.Decoder(krendel_view.View),
        msgpack.Decoder(krendel_view.CardView),
        KrendelWords,
        wizards_scene,
        creatures_scene,
        creature_scene,
    ),
    "battlecon": Drawn(
        json.Decoder(battlecon.Pack),
        msgpack.Decoder(battlecon_view.View),
        msgpack.Decoder(battlecon_view.CardView),
        BattleconWords,
        battle_scene,
        held_scene,
        poster_scene,
    ),
    "brawl": Drawn(
        json.Decoder(brawl.Pack),
        msgpack.Decoder(brawl_view.View),
        msgpack.Decoder(brawl_view.CardView),
        BrawlWords,
        arena_scene,
        brawl_hand_scene,
        champion_scene,
    ),
}


@lru_cache(maxsize=48)
def _pack(game: str, _digest: str, body: bytes) -> Any:
    return SCENES[game].pack.decode(body)


def scene(job: Job) -> Scene:
    """Return what a picture is painted from. Raises as `draw` does, KeyError for what is not in the pack."""
    drawn = SCENES[job.game]
    pack, names = _pack(job.game, job.pack_hash, job.pack), dict(job.names)
    told = drawn.told(job.language, pack, names)
    if job.picture == "card":
        return drawn.card_scene(drawn.card.decode(job.view), pack, told)
    laid = {"table": drawn.table_scene, "hand": drawn.hand_scene}[job.picture]
    return laid(drawn.view.decode(job.view), pack, told, names)


def draw(job: Job) -> bytes:
    """Return the picture asked for. Raises PaintError for an unknown game, and for a view or pack that cannot be read."""
    if job.game not in SCENES:
        raise PaintError(f"no pictures of the game {job.game!r}")
    try:
        made = scene(job)
    except (msgspec.MsgspecError, ValueError) as error:
        raise PaintError(f"{job.game}: {error}") from error
    except KeyError as error:
        raise PaintError(f"{job.game}: nothing in the pack is called {error}") from error
    return canvas.paint(made, themed(job.theme, job.colours))


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
