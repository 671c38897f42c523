"""The least letters in the pictures of all games: what merely reminds has 28 px of 1280, what decides has more."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from boards.battlecon.scenes import SCENES as BATTLECON
from boards.brawl.scenes import SCENES as BRAWL
from boards.krendel.scenes import SCENES as KRENDEL
from boards.legends.scenes import SCENES as LEGENDS
from boards.painting.layout import Label
from boards.painting.scenes import GameScenes, Scenes
from tests.boards.battlecon import samples as battlecon
from tests.boards.brawl import samples as brawl
from tests.boards.legends import samples as legends
from tests.boards.support import samples, scenes
from words.texts import LANGUAGES, Language

LEAST = 28


def krendel_pictures(language: Language) -> list[Scenes]:
    made = []
    for seats in (2, 4, 6):
        names = samples.names(samples.PLAIN[:seats])
        for view in samples.phases(seats, seats, viewer=1).values():
            made += both(KRENDEL, view, samples.pack(), language, names)
    return made


def battlecon_pictures(language: Language) -> list[Scenes]:
    made = []
    for seats in (2, 3, 4):
        names = samples.names(samples.PLAIN[:seats])
        views = battlecon.phases(seats, seats, viewer=0).values()
        for view in (view for view in views if view.fighters[0].kit):
            made += both(BATTLECON, view, battlecon.pack(), language, names)
    return made


def brawl_pictures(language: Language) -> list[Scenes]:
    names = samples.names(samples.PLAIN)
    return [
        BRAWL.table(view, brawl.pack(), BRAWL.words(language, brawl.pack(), names), names)
        for view in brawl.samples().values()
    ]


def legends_pictures(language: Language) -> list[Scenes]:
    names = samples.names(samples.PLAIN[:2])
    words = LEGENDS.words(language, legends.pack(), names)
    return [LEGENDS.table(view, legends.pack(), words, names) for view in legends.views().values()]


def both(drawn: GameScenes, view: object, pack: object, language: Language, names: dict[int, str]) -> list[Scenes]:
    """Return the pictures of a table and of a hand."""
    words = drawn.words(language, pack, names)
    return [drawn.table(view, pack, words, names), drawn.hand(view, pack, words, names)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pictures", [krendel_pictures, battlecon_pictures, brawl_pictures, legends_pictures])
def test_what_merely_reminds_is_read_on_a_phone_too(
    pictures: Callable[[Language], list[Scenes]], language: Language
) -> None:
    labels = [item for made in pictures(language) for item in scenes.stacked(made).items if isinstance(item, Label)]
    assert len(labels) > 100
    assert {item.words: item.size for item in labels if item.size < LEAST} == {}
