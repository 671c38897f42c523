"""Pictures of Legends in a language whose texts are about 40 % longer: nothing is cut or runs out of its picture."""

from __future__ import annotations

import pytest

from boards.legends.cards.single import card_scene
from boards.legends.deck.deck import deck_scene
from boards.legends.hand.hand import hand_scene
from boards.legends.table.table import table_scene
from boards.painting.scenes import Scenes
from engines.legends.views.view import CardView, DeckView
from tests.boards.legends.samples import EVENTS, FOLLOWERS, HEROES, SKILLS, cut, faults, pack, table, views, with_player
from tests.boards.support import scenes
from tests.support.pseudo import spoken
from tools.make.pseudo import PSEUDO
from words.legends.cards.base import MatchWords

__all__ = ["spoken"]

pytestmark = pytest.mark.usefixtures("spoken")

NAMES = {0: "Anna", 1: "Boris"}


def problems(made: Scenes) -> list[str]:
    return [*cut(scenes.stacked(made)), *faults(made)]


def words() -> MatchWords:
    return MatchWords(PSEUDO, pack(), NAMES)


def test_tables_have_room_for_longer_texts() -> None:
    for name, view in views().items():
        assert problems(table_scene(view, pack(), words(), NAMES)) == [], name


def test_hands_and_decks_have_room_for_longer_texts() -> None:
    cards = (*FOLLOWERS, *EVENTS, *SKILLS)
    for n in range(0, len(cards), 6):
        hand = cards[n : n + 6]
        assert problems(hand_scene(with_player(table(viewer=0), 0, hand=hand), pack(), words(), NAMES)) == []
        assert problems(deck_scene(DeckView("Embers", HEROES[:4], hand * 3), pack(), words())) == []


def test_every_card_has_room_for_longer_texts() -> None:
    for card in pack().card:
        assert problems(card_scene(CardView(card), pack(), words())) == [], card
