"""The tools' part of Legends: a random table with drawn decks, and the pictures."""

from __future__ import annotations

from functools import partial
from random import Random

from engines.kernel.game import Rules
from engines.kernel.learning.lessons import replay
from engines.legends.board import Board, Options
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.decks.draw import random_deck
from engines.legends.lesson import LESSON, MAGE
from engines.legends.views.view import CardView
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs
from tools.parts.game_tools import GameTools, Shot

RESPONSE = (1, 0, 0, 0)
"""The answers of the guided match that lead to the rival's spell on the stack."""

HEROES, CARDS, COPIES = 3, 12, 2
"""The most heroes and cards of packs in a drawn deck, and the copies of each of these cards."""


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table whose decks have things of packs, if there are any."""
    options = Options(games=rng.choice(("one", "one", "three")), windows=rng.choice(("usual", "brief", "all")))
    return Table(rules, 2, options, brings=True, draw=partial(_draw_deck, rules))


def _draw_deck(rules: Rules[Board, Pack], pack: Pack, rng: Random) -> str:
    """Return a deck drawn at random around heroes and cards of packs."""
    heroes = ids_in_packs(rules, "heroes")
    cards = [card for kind in ("followers", "events", "skills") for card in ids_in_packs(rules, kind)]
    wanted = rng.sample(cards, min(CARDS, len(cards)))
    around = new_deck(rng.sample(heroes, min(HEROES, len(heroes))), dict.fromkeys(wanted, COPIES))
    return text_of(random_deck(pack, rng, around))


def comes_up(_pack: Pack, kind: str, _thing: str) -> bool:
    """Return whether a match can show a thing: all but preset decks, whose cards are shown one by one."""
    return kind != "presets"


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Return the pictures: the table and the hand of the guided match before the answer to a spell, and a hero."""
    seen = replay(rules, LESSON, RESPONSE).seen.table
    return [Shot("table", "table", seen), Shot("hand", "hand", seen), Shot("card", "card", CardView(MAGE))]


TOOLS = GameTools(
    table=table,
    comes_up=comes_up,
    names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}},
    shots=shots,
    balance="tools.balance.legends.measure",
    data="tools.make.data.legends",
)
