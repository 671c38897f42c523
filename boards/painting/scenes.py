"""The part of a game that draws its pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from msgspec import msgpack

from boards.painting.layout import Scene
from engines.kernel.content.former import Stored
from words.texts import Language

Scenes = Scene | tuple[Scene, ...]


def as_scenes(pictures: tuple[Scene, ...]) -> Scenes:
    """Return pictures below each other; a single one stands for itself."""
    return pictures[0] if len(pictures) == 1 else pictures


class GameScenes(NamedTuple):
    """The drawing of a game: readers of its pack and of the views of table and cards, its words, its scenes.

    Readers are made once: a first use of a type is slow, and not safe where several threads have it at a time. What one
    picture cannot hold is several scenes, from the top down: each becomes a picture of its own, one below the other. Only a
    game whose decks are built has pictures of them.
    """

    pack: Stored[Any]
    view: msgpack.Decoder[Any]
    card_view: msgpack.Decoder[Any]
    words: Callable[[Language, Any, Mapping[int, str]], Any]
    table: Callable[..., Scenes]
    hand: Callable[..., Scenes]
    card: Callable[..., Scenes]
    deck_view: msgpack.Decoder[Any] | None = None
    deck: Callable[..., Scenes] | None = None
