"""The tools' part of Legends: a random table with decks of the cards of packs."""

from __future__ import annotations

from random import Random
from typing import Any

from engines.kernel.game import Rules
from engines.legends.board import Board, Options
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.decks.draw import random_deck
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs
from tools.parts.game_tools import GameTools

HEROES, CARDS, COPIES = 2, 12, 3
"""The most heroes and cards of packs in a deck, and the copies of each card."""


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table; its players bring decks with cards of packs, and where there are none preset decks."""
    games: Any = rng.choice(("one", "one", "three"))
    windows: Any = rng.choice(("usual", "brief", "all"))
    decks: Any = rng.choice(("closed", "open"))
    draw = deck_of_packs if rules.pack.origins else None
    return Table(rules, 2, Options(games, windows, decks=decks), brings=True, draw=draw)


def deck_of_packs(rules: Rules[Board, Pack], rng: Random) -> str:
    """Return the text of a random deck with cards of packs that its heroes can use."""
    pack = rules.pack
    own = ids_in_packs(rules, "heroes")
    heroes = rng.sample(own, min(len(own), HEROES)) or [rng.choice(pack.heroes).id]
    cards = [name for kind in ("followers", "events") for name in ids_in_packs(rules, kind)]
    skills = {skill.id for hero in heroes for skill in pack.skills_for[hero]}
    cards += [name for name in ids_in_packs(rules, "skills") if name in skills]
    chosen = rng.sample(cards, min(len(cards), CARDS))
    return text_of(random_deck(pack, rng, new_deck(heroes, dict.fromkeys(chosen, COPIES))))


TOOLS = GameTools(table=table, names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}})
