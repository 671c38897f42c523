"""The recorded duel: told beat by beat in both languages, with its pictures between."""

from __future__ import annotations

import re

from engines.battlecon.game import BATTLECON
from tools.make_playthrough import DOCS, page, pictured, played
from words.texts import LANGUAGES


def test_the_duel_is_told_to_its_end_in_both_languages() -> None:
    events, shots = played()
    assert max(shots) == sum(event.kind == "beat" for event in events)
    assert shots[max(shots)].result is not None
    for language in LANGUAGES:
        text = page(language, events, shots)
        parts = re.findall(r"^## (.+)$", text, re.MULTILINE)
        assert len(parts) == max(shots)
        assert re.findall(r"!\[(\d+)\]\(battlecon-beat-\1-(\w\w)\.png\)", text) == [
            (str(number), language) for number in pictured(max(shots))
        ]
        assert bool(re.search("[а-яё]", text, re.IGNORECASE)) == (language == "ru")


def test_an_early_beat_one_in_the_middle_and_the_last_are_pictured() -> None:
    assert [pictured(last) for last in (1, 2, 3, 7, 12)] == [[1], [2], [2, 3], [2, 5, 7], [2, 7, 12]]


def test_the_committed_pages_are_of_fighters_that_are_there() -> None:
    for language in LANGUAGES:
        text = (DOCS / f"battlecon-playthrough-{language}.md").read_text(encoding="utf-8")
        names = {kit.name.in_language(language) for kit in BATTLECON.standard.pack.kits}
        assert len([name for name in names if name in text]) >= 2
