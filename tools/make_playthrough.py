"""Writes recorded matches of practice players, told and pictured: `python -m tools.make_playthrough`.

docs/<game>-playthrough-en.md and -ru.md, with a picture of the table after some of the beats or rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from boards.jobs import new_job
from boards.pictures import draw
from engines.battlecon.board import Options as DuelOptions
from engines.battlecon.game import BATTLECON
from engines.brawl.board import Options as BrawlOptions
from engines.brawl.game import BRAWL
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.model import Event
from engines.kernel.views import redeal, view
from words.battlecon import BattleconWords
from words.brawl import BrawlWords
from words.texts import LANGUAGES, Language

DOCS = Path(__file__).resolve().parents[1] / "docs"
NAMES: dict[Language, dict[int, str]] = {"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}}


@dataclass(frozen=True)
class Recording:
    """A match to record: where it comes from, and how it is told.

    `part` is the kind of event with which a part begins, `number` gives the part of a board; `headings` are kinds of events that
    are headings, with their level, and `left_out` those that are not told.
    """

    rules: Rules[Any, Any]
    options: msgspec.Struct
    seed: int
    words: Callable[..., Any]
    title: Mapping[Language, str]
    part: str
    number: Callable[[Any], int]
    headings: Mapping[str, int]
    left_out: frozenset[str] = frozenset()

    def picture(self, number: int, language: Language) -> str:
        """Return the file name of a picture."""
        return f"{self.rules.game.id}-{self.part}-{number}-{language}.png"


RECORDINGS = (
    Recording(
        rules=BATTLECON.standard,
        options=DuelOptions(fighters=("kora", "cadenza")),
        seed=11,
        words=BattleconWords,
        title={"en": "A recorded duel", "ru": "Записанный поединок"},
        part="beat",
        number=lambda board: int(board.beat),
        headings={"beat": 2},
    ),
    Recording(
        rules=BRAWL.standard,
        options=BrawlOptions(select="casual"),
        seed=9,
        words=BrawlWords,
        title={"en": "A recorded duel", "ru": "Записанная дуэль"},
        part="round",
        number=lambda board: int(board.round),
        headings={"round": 2, "turn": 3},
        left_out=frozenset({"phase"}),
    ),
)


def played(recording: Recording) -> tuple[list[Event], dict[int, Any]]:
    """Play the match; return what happened, and the table at the last question of each part and at the end.

    What comes before the first part is none. If no question of a beat came with the pairs open, it is the last one before.
    """
    rules, rng = recording.rules, Random(recording.seed)  # noqa: S311  # a fixed match to show, no dice of a game
    turn = begin(rules, (0, 1), rng.randbytes(32).hex(), recording.options)
    match = turn.match
    events = list(turn.events)
    shots: dict[int, Any] = {}
    while match.outcome is None:
        asked, number = match.asks[0], recording.number(match.board)
        keys = rules.game.advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        shots[number] = view(rules, match, None).table
        events += advance(rules, match, asked.seat, asked.id, keys).events
    shots[recording.number(match.board)] = view(rules, match, None).table
    shots.pop(0, None)
    return events, shots


def pictured(last: int) -> list[int]:
    """Return the parts with a picture: an early one, one in the middle, and the last."""
    return sorted({min(2, last), min((last + 3) // 2, last), last})


def page(recording: Recording, language: Language, events: list[Event], shots: dict[int, Any]) -> str:
    """Return the match told in a language."""
    told = recording.words(language, recording.rules.pack, NAMES[language])
    last = max(shots)
    told.meet(shots[last])
    lines = [f"# {told.title()}: {recording.title[language]}", ""]
    number = 0
    for event in events:
        if event.kind == recording.part:
            lines += _picture(recording, language, number, last)
            number += 1
        line = told.line(event.kind, event.facts or {})
        if line is None or event.kind in recording.left_out:
            continue
        if level := recording.headings.get(event.kind):
            lines += [*([""] if lines[-1] else []), f"{'#' * level} {line.replace('**', '')}", ""]
        else:
            lines.append(f"- {line}")
    lines += _picture(recording, language, last, last)
    return "\n".join(lines) + "\n"


def _picture(recording: Recording, language: Language, number: int, last: int) -> list[str]:
    return ["", f"![{number}]({recording.picture(number, language)})"] if number in pictured(last) else []


def main() -> None:
    """Play both matches, write their pages and paint the pictures."""
    for recording in RECORDINGS:
        events, shots = played(recording)
        rules, game = recording.rules, recording.rules.game.id
        for old in DOCS.glob(f"{game}-{recording.part}-*.png"):
            old.unlink()
        for language in LANGUAGES:
            text = page(recording, language, events, shots)
            (DOCS / f"{game}-playthrough-{language}.md").write_text(text, encoding="utf-8")
            for number in pictured(max(shots)):
                names, seen = NAMES[language], shots[number]
                job = new_job(game, "table", seen, rules.body, rules.hash, names, language=language, theme="dark")
                (DOCS / recording.picture(number, language)).write_bytes(draw(job))


if __name__ == "__main__":
    main()
