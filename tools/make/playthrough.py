"""Writes recorded matches of practice players with text and pictures: `python -m tools.make.playthrough`, or some by their ids.

The pages are docs/games/<game>/playthrough-en.md and -ru.md, with a picture of the table after some beats or rounds.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from boards.jobs import new_job
from boards.pictures import draw
from engines.games import GAMES
from engines.kernel.choose import advance, begin
from engines.kernel.events import Happened
from engines.kernel.views import redeal, view
from tools.games import GAMES as TOOLS
from tools.parts.game_tools import Recording
from words.games import game_words
from words.texts import LANGUAGES, Language

DOCS = Path(__file__).resolve().parents[2] / "docs" / "games"

RECORDINGS: Mapping[str, Recording] = {
    game: made.recording for game, made in TOOLS.items() if made.recording is not None
}


def names_of(game: str, language: Language) -> Mapping[int, str]:
    """Return the names of the players of the recorded match."""
    return (TOOLS[game].names or {})[language]


def play_match(game: str) -> tuple[list[Happened], dict[int, Any]]:
    """Play the match; return what happened, and the table at the last question of each part and at the end.

    Events before the first part belong to none. If no question of a beat came with the pairs open, it is the last one before.
    """
    rules, recording = GAMES[game].standard, RECORDINGS[game]
    rng = Random(recording.seed)  # noqa: S311  # a fixed match to show, no dice of a game
    turn = begin(rules, (0, 1), rng.randbytes(32).hex(), recording.options, recording.brought(rules.pack))
    match, advise = turn.match, recording.advise or rules.game.advise
    events = list(turn.events)
    shots: dict[int, Any] = {}
    while match.outcome is None:
        decision, number = match.asks[0], recording.number(match.board)
        keys = advise(rules, redeal(rules, match, decision.seat, rng), decision.seat, rng)
        shots[number] = view(rules, match, None).table
        events += advance(rules, match, decision.seat, decision.id, keys).events
    shots[recording.number(match.board)] = view(rules, match, None).table
    shots.pop(0, None)
    return events, shots


def parts_with_pictures(last: int) -> list[int]:
    """Return the parts with a picture: an early one, one in the middle, and the last."""
    return sorted({min(2, last), min((last + 3) // 2, last), last})


def page(game: str, language: Language, events: list[Happened], shots: dict[int, Any]) -> str:
    """Return the match told in a language."""
    recording = RECORDINGS[game]
    last = max(shots)
    texts = game_words(game, language, GAMES[game].standard.pack, names_of(game, language)).at(shots[last])
    lines = [f"# {texts.title()}: {recording.title[language]}", ""]
    number = 0
    for event in events:
        if event.kind == recording.part:
            lines += _picture(recording, language, number, last)
            number += 1
        line = texts.line(event.public) if event.public is not None else None
        if line is None or event.kind in recording.left_out:
            continue
        if level := recording.headings.get(event.kind):
            lines += [*([""] if lines[-1] else []), f"{'#' * level} {line.replace('**', '')}", ""]
        else:
            lines.append(f"- {line}")
    lines += _picture(recording, language, last, last)
    return "\n".join(lines) + "\n"


def _picture(recording: Recording, language: Language, number: int, last: int) -> list[str]:
    return ["", f"![{number}]({recording.picture(number, language)})"] if number in parts_with_pictures(last) else []


def record(game: str) -> None:
    """Play the recorded match of a game, write its pages and paint the pictures."""
    recording, rules = RECORDINGS[game], GAMES[game].standard
    events, shots = play_match(game)
    for old in (DOCS / game).glob(f"{recording.part}-*.png"):
        old.unlink()
    for language in LANGUAGES:
        text = page(game, language, events, shots)
        (DOCS / game / f"playthrough-{language}.md").write_text(text, encoding="utf-8")
        for number in parts_with_pictures(max(shots)):
            names, seen = names_of(game, language), shots[number]
            job = new_job(game, "table", seen, rules.body, rules.hash, names, language=language, theme="dark")
            (DOCS / game / recording.picture(number, language)).write_bytes(draw(job))


if __name__ == "__main__":
    for name in sys.argv[1:] or RECORDINGS:
        record(name)
