"""Writes the approved texts of every game anew: `python -m tests.words.approve`. Read what changed before you commit it."""

from __future__ import annotations

from tests.support.games import SAMPLES
from tests.words.legends.support import approved as legends_cards
from tests.words.support.approved import file_of, worded
from words.texts import LANGUAGES


def main() -> None:
    for game, sample in SAMPLES.items():
        for language in LANGUAGES:
            file = file_of(game, language)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(worded(sample, language), encoding="utf-8")
    for language in LANGUAGES:
        legends_cards.file_of(language).write_text(legends_cards.worded(language), encoding="utf-8")


if __name__ == "__main__":
    main()
