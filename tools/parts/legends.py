"""The tools' part of Legends: a random table with drawn decks, and the pictures."""

from __future__ import annotations

from functools import partial
from random import Random

from engines.kernel.game import Rules
from engines.kernel.learning.lessons import replay
from engines.kernel.state.model import Seat
from engines.legends.board import Board, Options
from engines.legends.content.pack import Pack
from engines.legends.decks.bring import ready
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.decks.draw import random_deck
from engines.legends.lesson import LESSON, MAGE
from engines.legends.views.view import CardView
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs
from tools.parts.game_tools import GameTools, Recording, Shot

RESPONSE = (1, 0, 0, 0)
"""The answers of the guided match that lead to the rival's spell on the stack."""

DECKS, SEED = ("red_raid", "wild_wood"), 4
"""The preset decks of the recorded match, and the seed of its dice and players."""

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


def decks_to_show(pack: Pack) -> dict[Seat, str]:
    """Return the two preset decks of the recorded match."""
    return {seat: next(one.text for one in ready(pack) if one.id == name) for seat, name in enumerate(DECKS)}


RECORDING = Recording(
    options=Options(games="one"),
    seed=SEED,
    title={"en": "A recorded game", "ru": "Записанная игра"},
    part="turn",
    number=lambda board: int(board.turn),
    headings={"turn": 2},
    left_out=frozenset({"phase", "passed", "entered"}),
    brought=decks_to_show,
)

TOOLS = GameTools(
    table=table,
    comes_up=comes_up,
    names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}},
    shots=shots,
    recording=RECORDING,
    balance="tools.balance.legends.measure",
    data="tools.make.data.legends",
)
