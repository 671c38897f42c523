"""A fighter's hand: every card whole and readable, in as few pictures as may be."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from boards import canvas
from boards.battlecon.cards import face, pages, signs
from boards.painting import text
from boards.painting.layout import Label, Mark, Panel
from boards.painting.theme import THEMES, ThemeName
from engines.battlecon.board import Mode
from tests.boards.battlecon import samples
from tests.boards.battlecon.hands import NAMES, card_of, drawn, faces, fighter, laid, pictures, view, whole
from tests.boards.battlecon.samples import KITS, cut, pack, words
from tests.boards.support import scenes
from words.battlecon.match import BattleconWords
from words.texts import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_nothing_is_small_cut_outside_or_over_each_other(kit: str, language: Language) -> None:
    for shown in (
        view(fighter(kit)),
        view(laid(kit)),
        view(whole(kit)),
        view(laid(kit), fighter("rukyuk", 2), spaces=9, teams=True),
    ):
        for scene in pictures(shown, language):
            assert scenes.faults(scene) == []
            assert cut(scene) == []
            assert scene.width == 1280
            assert 500 <= scene.height <= pages.MAX_HEIGHT


@pytest.mark.parametrize(("mode", "seed"), [("duel", 1), ("two_on_two", 5), ("three_on_one", 6)])
def test_hands_of_real_fights_are_drawn_in_every_phase(mode: Mode, seed: int) -> None:
    for viewer in (0, 1):
        for phase, seen in samples.phases(2, seed, mode, viewer).items():
            if not any(f.kit and not f.out for f in seen.fighters if f.seat == viewer):
                continue
            for scene in pictures(seen, "ru"):
                assert scenes.faults(scene) == [], phase
                assert cut(scene) == [], phase


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_every_card_that_can_be_played_is_shown_whole(kit: str, language: Language) -> None:
    worded, scene = words(language), drawn(view(whole(kit)), language)
    for card in (*pack().styles(kit), *pack().bases(kit), f"{kit}.{pack().kit[kit].finishers[0].id}"):
        part = card_of(scene, text.clean(worded.card(card), "strong"))
        prose = scenes.prose(part)
        for figure in signs.card_figures(pack(), card, worded):
            assert text.clean(figure.words, "strong") in scenes.texts(part) or figure.stable
        for effect in worded.effects(card):
            said = face.lower_first(effect.text) if effect.when else effect.text
            assert text.clean(said, "text").replace(" ▲", "") in prose
            assert text.clean(effect.when, "strong") in prose


def test_styles_stand_above_bases_as_a_pair_is_named() -> None:
    styles, bases = pictures(view(laid("claus")))
    assert [card_of(styles, name).width for name in ("Blast", "Cyclone", "Manoeuvre")] == [1280] * 3
    assert [card_of(bases, name).width for name in ("Drive", "Dash", "Shot", "Autumn's Advance")] == [1280] * 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", KITS)
def test_what_decides_is_read_on_a_phone_without_the_zoom(kit: str, language: Language) -> None:
    """A phone shows a picture some 390 px wide: figures of 44 px in it, words of 34."""
    for shown in (view(fighter(kit)), view(laid(kit))):
        parts = pictures(shown, language)
        assert len(parts) == 2
        cards = faces(scenes.below(parts)).values()
        assert len(cards) >= 9
        for card in cards:
            labels = [item for item in card.items if isinstance(item, Label)]
            assert min(item.size for item in labels) >= 34
            line = card.items[0].box.top(face.HEAD + 2 * face.PAD)[0]
            figures = [
                item for item in labels if line.contains(item.box) and any(char.isdigit() for char in item.words)
            ]
            assert len(figures) >= 2
            assert min(item.size for item in figures) >= 44


def test_styles_bases_and_finishers_differ_in_colour_and_shape() -> None:
    scene = drawn(view(fighter("claus")))
    looks = {}
    for name in ("Cyclone", "Dash", "Autumn's Advance"):
        panel, *rest = card_of(scene, name).items
        assert isinstance(panel, Panel)
        shapes = [i.shape for i in rest if isinstance(i, Mark) and i.shape not in {"left", "right"}]
        looks[panel.fill] = shapes[0]
    assert looks == {"enamel.attack": "diamond", "enamel.defence": "square", "metal": "star"}


def test_an_empty_hand_is_a_picture_too() -> None:
    scene = drawn(view(fighter("claus", hand=(), discard_1=(), discard_2=(), finisher="")))
    assert scenes.faults(scene) == []
    assert faces(scene) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_view_gives_the_same_small_picture(theme: ThemeName) -> None:
    for scene, again in zip(*(pictures(view(laid("marmelee")), "ru") for _ in range(2)), strict=True):
        data = canvas.paint(scene, THEMES[theme])
        assert data == canvas.paint(again, THEMES[theme])
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
        assert len(data) <= 120 * 1024


def test_hands_of_several_fighters_have_a_picture_each() -> None:
    parts = pictures(view(laid("claus"), fighter("vekil", 2), spaces=9, teams=True))
    assert [scenes.texts(part)[0] for part in parts] == ["Claus", "Vekil"]
    assert all(
        item.size >= 44 for part in parts for item in part.items if isinstance(item, Label) and item.words == "+0"
    )


def test_long_texts_share_lines_before_a_third_picture_is_needed() -> None:
    worded = words("ru")
    loose = [face.height(worded, card, pages.ROOM) for card in pack().styles("marmelee")]
    dense = [face.height(worded, card, pages.ROOM, dense=True) for card in pack().styles("marmelee")]
    assert sum(dense) < sum(loose)
    assert len(pictures(view(laid("marmelee")), "ru")) == 2
    assert len(pictures(view(whole("marmelee")), "ru")) == 3


def test_each_picture_has_a_paragraph_of_the_alt_text() -> None:
    worded = BattleconWords("en", pack(), NAMES)
    for shown in (view(laid("claus")), view(laid("claus"), fighter("vekil", 2), spaces=9, teams=True)):
        assert len(worded.hand_summary(shown).split("\n\n")) == len(pictures(shown)) == 2
