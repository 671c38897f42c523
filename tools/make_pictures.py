"""Paints the pictures of the README from a seeded match: `python -m tools.make_pictures`."""

from __future__ import annotations

from pathlib import Path
from random import Random

from boards.jobs import Picture, new_job
from boards.pictures import draw
from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import begin, choose
from engines.kernel.views import view
from engines.krendel.view import CardView
from words.texts import Language

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 7
NAMES = {0: "Anna", 1: "Boris", 2: "Vera", 3: "Gleb"}

SHOTS: tuple[tuple[str, Picture, int | None, Language], ...] = (
    ("table-en.png", "table", None, "en"),
    ("table-ru.png", "table", None, "ru"),
    ("hand-en.png", "hand", 0, "en"),
    ("hand-ru.png", "hand", 0, "ru"),
)

ENDS: tuple[tuple[str, Language], ...] = (("result-en.png", "en"), ("result-ru.png", "ru"))

CARDS: tuple[tuple[str, CardView, Language], ...] = (
    ("card-en.png", CardView("creature", "octopus"), "en"),
    ("card-ru.png", CardView("creature", "octopus"), "ru"),
)


def main() -> None:
    """Play to the discards of round 3 and paint the table and a hand, then the end of the match; and a card alone."""
    rng = Random(SEED)  # noqa: S311  # a fixed match to show, no dice of a game
    game = GAMES["krendel"]
    rules = game.rules(game.load_pack())
    match = begin(rules, range(len(NAMES)), rng.randbytes(32).hex(), game.options_type()).match
    while (match.board.round, match.board.phase) != (3, "discard"):
        asked = match.asks[0]
        match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    for name, picture, seat, language in SHOTS:
        seen = view(rules, match, seat).table
        job = new_job("krendel", picture, seen, rules.body, rules.hash, NAMES, language=language, theme="dark")
        (DOCS / name).write_bytes(draw(job))
    while match.outcome is None:
        asked = match.asks[0]
        match = choose(rules, match, asked.seat, asked.id, random_keys(asked, rng)).match
    for name, language in ENDS:
        seen = view(rules, match, None).table
        job = new_job("krendel", "table", seen, rules.body, rules.hash, NAMES, language=language, theme="dark")
        (DOCS / name).write_bytes(draw(job))
    for name, card, language in CARDS:
        job = new_job("krendel", "card", card, rules.body, rules.hash, {}, language=language, theme="dark")
        (DOCS / name).write_bytes(draw(job))


if __name__ == "__main__":
    main()
