"""The recorded matches: told part by part in both languages, with their pictures between."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.events import Happened
from tools.make.playthrough import DOCS, RECORDINGS, page, parts_with_pictures, play_match
from words.texts import LANGUAGES

EACH = pytest.mark.parametrize("game", RECORDINGS)


@cache
def match(game: str) -> tuple[list[Happened], dict[int, Any]]:
    """Return what `played` does, played once."""
    return play_match(game)


def is_over(seen: Any) -> bool:
    """Return whether a view shows the end: most have a result for it, that of Archutheon the reason."""
    return seen.result is not None if hasattr(seen, "result") else seen.reason != ""


@EACH
def test_the_match_is_told_to_its_end_in_both_languages(game: str) -> None:
    events, shots = match(game)
    recording = RECORDINGS[game]
    assert sorted(shots) == list(range(1, max(shots) + 1))
    assert max(shots) == sum(event.kind == recording.part for event in events)
    assert is_over(shots[max(shots)])
    for language in LANGUAGES:
        text = page(game, language, events, shots)
        parts = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert len(parts) == max(shots)
        assert re.findall(rf"!\[(\d+)\]\({recording.part}-\1-(\w\w)\.png\)", text) == [
            (str(number), language) for number in parts_with_pictures(max(shots))
        ]
        assert bool(re.search("[а-яё]", text, re.IGNORECASE)) == (language == "ru")
        assert "\n\n\n" not in text


def test_turns_stand_within_their_rounds_and_cards_drawn_are_not_told() -> None:
    game = next(game for game, recording in RECORDINGS.items() if recording.part == "round")
    events, shots = match(game)
    text = page(game, "en", events, shots)
    assert text.count("\n### Turn: ") == sum(event.kind == "turn" for event in events)
    assert "Activation" not in text
    drawn = re.findall(r"^- \w+ draws (.+)$", text, re.MULTILINE)
    assert drawn
    assert not [line for line in drawn if not re.fullmatch(r"\d cards?", line)]


def test_an_early_part_one_in_the_middle_and_the_last_are_pictured() -> None:
    assert [parts_with_pictures(last) for last in (1, 2, 3, 7, 12)] == [[1], [2], [2, 3], [2, 5, 7], [2, 7, 12]]


@EACH
def test_the_committed_pages_are_of_those_that_are_there(game: str) -> None:
    pack = GAMES[game].standard.pack
    figures = next(
        found for kind in ("kits", "champions", "heroes") if (found := getattr(pack, kind, None)) is not None
    )
    for language in LANGUAGES:
        text = (DOCS / game / f"playthrough-{language}.md").read_text(encoding="utf-8")
        names = {one.name.in_language(language) for one in figures}
        assert len([name for name in names if name in text]) >= 2
        for picture in re.findall(r"\]\((.+\.png)\)", text):
            assert (DOCS / game / picture).is_file()
