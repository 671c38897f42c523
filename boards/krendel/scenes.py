"""The drawing of Krendel's Tournament: the scenes of table, hand and single cards, and what reads their views."""

from __future__ import annotations

from msgspec import msgpack

from boards.krendel.card import card_scene
from boards.krendel.hand import hand_scene
from boards.krendel.table import table_scene
from boards.painting.scenes import GameScenes
from engines.kernel.content.former import Stored
from engines.krendel.content.pack import Pack
from engines.krendel.views.view import CardView, View
from words.krendel.match import KrendelWords

SCENES = GameScenes(
    pack=Stored(Pack),
    view=msgpack.Decoder(View),
    card_view=msgpack.Decoder(CardView),
    words=KrendelWords,
    table=table_scene,
    hand=hand_scene,
    card=card_scene,
)
