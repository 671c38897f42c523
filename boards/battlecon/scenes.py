"""The drawing of BattleCON: the scenes of table, hand and single cards, and what reads their views."""

from __future__ import annotations

from msgspec import msgpack

from boards.battlecon.cards.poster import card_scene
from boards.battlecon.hand.hand import hand_scene
from boards.battlecon.table.table import table_scene
from boards.painting.scenes import GameScenes
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import CardView, View
from engines.kernel.content.former import Stored
from words.battlecon.match import BattleconWords

SCENES = GameScenes(
    pack=Stored(Pack),
    view=msgpack.Decoder(View),
    card_view=msgpack.Decoder(CardView),
    words=BattleconWords,
    table=table_scene,
    hand=hand_scene,
    card=card_scene,
)
