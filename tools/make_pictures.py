"""Paints the pictures of the README from seeded matches: `python -m tools.make_pictures`."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from boards.jobs import Picture, new_job
from boards.pictures import draw
from engines.battlecon.board import WEAK, BMatch, Options
from engines.battlecon.practice import advise
from engines.battlecon.view import CardView as FighterSheet
from engines.battlecon.view import View
from engines.brawl.board import BMatch as BrawlMatch
from engines.brawl.board import Options as BrawlOptions
from engines.brawl.view import CardView as ChampionSheet
from engines.brawl.view import View as BrawlView
from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import advance, begin, choose
from engines.kernel.game import Rules
from engines.kernel.views import redeal, view
from engines.krendel.view import CardView
from words.texts import LANGUAGES, Language

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 7
NAMES = {0: "Anna", 1: "Boris", 2: "Vera", 3: "Gleb"}
DUEL_NAMES: dict[Language, dict[int, str]] = {"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}}

FIGHTERS = ("kora", "cadenza")
EARLIEST = 3
"""From which beat or round on a duel is looked at for one to show."""

CHAMPIONS = ("dugrun", "gwaien", "deryn", "kilgore", "goldarr", "tzu_xiao")
"""Those of the core box, three each."""


def main() -> None:
    """Paint the pictures of all games."""
    krendel()
    battlecon()
    brawl()


def krendel() -> None:
    """Play to the discards of round 3 and paint the table and a hand, then the end of the match; and a card alone."""
    rng = Random(SEED)  # noqa: S311  # a fixed match to show, no dice of a game
    game = GAMES["krendel"]
    rules = game.standard
    match = begin(rules, range(len(NAMES)), rng.randbytes(32).hex(), game.options_type()).match
    while (match.board.round, match.board.phase) != (3, "discard"):
        asked = match.asks[0]
        match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    shots: list[tuple[str, Picture, Any]] = [
        ("table", "table", view(rules, match, None).table),
        ("hand", "hand", view(rules, match, 0).table),
        ("card", "card", CardView("creature", "octopus")),
    ]
    while match.outcome is None:
        asked = match.asks[0]
        match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    shots.append(("result", "table", view(rules, match, None).table))
    for language in LANGUAGES:
        for name, picture, seen in shots:
            _paint(f"{name}-{language}.png", rules, picture, seen, NAMES, language)


def battlecon() -> None:
    """Paint a hand before a lively beat and the table after its attacks; and a fighter."""
    rules = GAMES["battlecon"].standard
    hand, table = next(found for seed in count() if (found := _lively(rules, seed)))
    shots: list[tuple[str, Picture, Any]] = [("table", "table", table), ("hand", "hand", hand)]
    shots.append(("card", "card", FighterSheet(FIGHTERS[0])))
    for language in LANGUAGES:
        for name, picture, seen in shots:
            _paint(f"battlecon-{name}-{language}.png", rules, picture, seen, DUEL_NAMES[language], language)


def _lively(rules: Rules[Any, Any], seed: int) -> tuple[View, View] | None:
    """Return a hand, and the table at the end of its beat, of a duel of practice players; None if nothing much happened.

    Kits are tuned from time to time: a beat is shown for what is to be seen in it, not for its number.
    """
    rng = Random(seed)  # noqa: S311  # a fixed duel to show, no dice of a game
    match: BMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=FIGHTERS)).match
    hand: View | None = None
    while match.outcome is None:
        asked, table = match.asks[0], view(rules, match, None).table
        if asked.kind == "pair" and asked.seat == 0:
            hand = view(rules, match, 0).table
        if table.beat >= EARLIEST and table.phase == "end" and hand is not None and _tells(table):
            return hand, table
        advance(
            rules, match, asked.seat, asked.id, advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        )
    return None


def _tells(table: View) -> bool:
    """Return whether somebody hit and somebody moved, with nobody near the end."""
    hit = any(fighter.hit for fighter in table.fighters)
    moved = any(fighter.space != fighter.space_before for fighter in table.fighters)
    return hit and moved and all(fighter.life > WEAK for fighter in table.fighters)


def brawl() -> None:
    """Paint the hand of a player to move, then the table when a champion of his is to go somewhere; and a champion."""
    rules = GAMES["brawl"].standard
    hand, table = next(found for seed in count() if (found := _open_field(rules, seed)))
    shots: list[tuple[str, Picture, Any]] = [("table", "table", table), ("hand", "hand", hand)]
    shots.append(("card", "card", ChampionSheet(CHAMPIONS[0])))
    for language in LANGUAGES:
        for name, picture, seen in shots:
            _paint(f"brawl-{name}-{language}.png", rules, picture, seen, DUEL_NAMES[language], language)


def _open_field(rules: Rules[Any, Any], seed: int) -> tuple[BrawlView, BrawlView] | None:
    """Return a whole hand, and the table when its player first moves a champion, of a duel of practice players.

    None if there is too little to be seen on it.
    """
    rng = Random(seed)  # noqa: S311  # a fixed duel to show, no dice of a game
    options = BrawlOptions(champions=CHAMPIONS, select="agreement")
    match: BrawlMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), options).match
    hand: BrawlView | None = None
    while match.outcome is None and match.board.round <= 2 * EARLIEST:
        asked, table = match.asks[0], view(rules, match, None).table
        if asked.kind == "act":
            hand = view(rules, match, asked.seat).table if _full(table, asked.seat) else None
        if asked.kind == "move" and hand is not None and _crowded(table):
            return hand, table
        keys = rules.game.advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        advance(rules, match, asked.seat, asked.id, keys)
    return None


def _full(table: BrawlView, seat: int) -> bool:
    """Return whether a player has spent nothing yet in this turn."""
    player = next(player for player in table.players if player.seat == seat)
    return len(player.ready) == 3 and player.hand_size == 5


def _crowded(table: BrawlView) -> bool:
    """Return whether nearly all stand on the arena, some of them hurt, with somewhere to go."""
    there = [champion for champion in table.champions if champion.hex >= 0]
    hurt = [champion for champion in there if champion.damage]
    return table.round >= EARLIEST and len(there) >= 5 and len(hurt) >= 2 and len(table.marks) >= 6


def _paint(
    file: str, rules: Rules[Any, Any], picture: Picture, seen: Any, names: dict[int, str], language: Language
) -> None:
    job = new_job(rules.game.id, picture, seen, rules.body, rules.hash, names, language=language, theme="dark")
    (DOCS / file).write_bytes(draw(job))


if __name__ == "__main__":
    main()
