"""The drawing of Super Fantasy Brawl: the scenes of table, hand and single cards, and what reads their views."""

from __future__ import annotations

from msgspec import msgpack

from boards.brawl.cards.poster import card_scene
from boards.brawl.hand.hand import hand_scene
from boards.brawl.table.table import table_scene
from boards.painting.scenes import GameScenes
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import CardView, View
from engines.kernel.content.former import Stored
from words.brawl.match import BrawlWords

SCENES = GameScenes(
    pack=Stored(Pack),
    view=msgpack.Decoder(View),
    card_view=msgpack.Decoder(CardView),
    words=BrawlWords,
    table=table_scene,
    hand=hand_scene,
    card=card_scene,
)
