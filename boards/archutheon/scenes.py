"""The drawing of Archutheon: the scenes of table, hand and single things, and what reads their views."""

from __future__ import annotations

from msgspec import msgpack

from boards.archutheon.cards.single import card_scene
from boards.archutheon.hand.hand import hand_scene
from boards.archutheon.table.table import table_scene
from boards.painting.scenes import GameScenes
from engines.archutheon.content.pack import Pack
from engines.archutheon.views.view import CardView, View
from engines.kernel.content.former import Stored
from words.archutheon.match import ArchutheonWords

SCENES = GameScenes(
    pack=Stored(Pack),
    view=msgpack.Decoder(View),
    card_view=msgpack.Decoder(CardView),
    words=ArchutheonWords,
    table=table_scene,
    hand=hand_scene,
    card=card_scene,
)
