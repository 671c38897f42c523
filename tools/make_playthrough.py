"""Writes a recorded duel of two practice players, told and pictured: `python -m tools.make_playthrough`.

docs/battlecon-playthrough-en.md and -ru.md, with a picture of the table after some of the beats.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from boards.jobs import new_job
from boards.pictures import draw
from engines.battlecon.board import BMatch, Options
from engines.battlecon.game import BATTLECON
from engines.battlecon.practice import advise
from engines.battlecon.view import View
from engines.kernel.choose import advance, begin
from engines.kernel.model import Event
from engines.kernel.views import redeal, view
from words.battlecon import BattleconWords
from words.texts import LANGUAGES, Language

DOCS = Path(__file__).resolve().parents[1] / "docs"
SEED = 11
FIGHTERS = ("kora", "cadenza")
NAMES: dict[Language, dict[int, str]] = {"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}}


def played() -> tuple[list[Event], dict[int, View]]:
    """Play the duel; return what happened, and the table at the last question of each beat and at the end.

    If no question of a beat came with the pairs open, it is the last one before.
    """
    rules, rng = BATTLECON.standard, Random(SEED)  # noqa: S311  # a fixed duel to show, no dice of a game
    turn = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(fighters=FIGHTERS))
    match: BMatch = turn.match
    events = list(turn.events)
    shots: dict[int, View] = {}
    while match.outcome is None:
        asked, number = match.asks[0], match.board.beat
        keys = advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        shots[number] = view(rules, match, None).table
        events += advance(rules, match, asked.seat, asked.id, keys).events
    shots[match.board.beat] = view(rules, match, None).table
    return events, shots


def pictured(last: int) -> list[int]:
    """Return the beats with a picture: an early one, one in the middle, and the last."""
    return sorted({min(2, last), min((last + 3) // 2, last), last})


def page(language: Language, events: list[Event], shots: dict[int, View]) -> str:
    """Return the duel told in a language."""
    told = BattleconWords(language, BATTLECON.standard.pack, NAMES[language])
    last = max(shots)
    told.meet(shots[last])
    title = {"en": "A recorded duel", "ru": "Записанный поединок"}[language]
    lines = [f"# {told.title()}: {title}", ""]
    number = 0
    for event in events:
        if event.kind == "beat":
            lines += _picture(language, number, last)
            number += 1
        line = told.line(event.kind, event.facts or {})
        if line is not None:
            lines += ["", f"## {line.replace('**', '')}", ""] if told.begins(event.kind) else [f"- {line}"]
    lines += _picture(language, last, last)
    return "\n".join(lines) + "\n"


def _picture(language: Language, number: int, last: int) -> list[str]:
    return ["", f"![{number}](battlecon-beat-{number}-{language}.png)"] if number in pictured(last) else []


def main() -> None:
    """Play, write both pages and paint the pictures."""
    events, shots = played()
    rules = BATTLECON.standard
    for old in DOCS.glob("battlecon-beat-*.png"):
        old.unlink()
    for language in LANGUAGES:
        (DOCS / f"battlecon-playthrough-{language}.md").write_text(page(language, events, shots), encoding="utf-8")
        for number in pictured(max(shots)):
            names, seen = NAMES[language], shots[number]
            job = new_job("battlecon", "table", seen, rules.body, rules.hash, names, language=language, theme="dark")
            (DOCS / f"battlecon-beat-{number}-{language}.png").write_bytes(draw(job))


if __name__ == "__main__":
    main()
