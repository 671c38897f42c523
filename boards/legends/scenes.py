"""The drawing of Legends: the scenes of table, hand, single cards and decks, and what reads their views."""

from __future__ import annotations

from msgspec import msgpack

from boards.legends.cards.single import card_scene
from boards.legends.deck.deck import deck_scene
from boards.legends.hand.hand import hand_scene
from boards.legends.table.table import table_scene
from boards.painting.scenes import GameScenes
from engines.kernel.content.former import Stored
from engines.legends.content.pack import Pack
from engines.legends.views.view import CardView, DeckView, View
from words.legends.match import LegendsWords

SCENES = GameScenes(
    pack=Stored(Pack),
    view=msgpack.Decoder(View),
    card_view=msgpack.Decoder(CardView),
    words=LegendsWords,
    table=table_scene,
    hand=hand_scene,
    card=card_scene,
    deck_view=msgpack.Decoder(DeckView),
    deck=deck_scene,
)
