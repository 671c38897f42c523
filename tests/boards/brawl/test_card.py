"""A champion's poster and a single card: all there is, whole, and told apart."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from boards import canvas
from boards.brawl.cards import signs
from boards.brawl.cards.poster import card_scene
from boards.brawl.cards.ranges import Reach
from boards.painting import text
from boards.painting.emblems import Medallion, Portrait
from boards.painting.layout import Icon, Label, Panel, Scene, Sprite
from boards.painting.theme import THEMES, ThemeName
from engines.brawl.content.vocabulary import CORES
from engines.brawl.views.view import CardView
from tests.boards.brawl.samples import CHAMPIONS, card_words, cut, pack
from tests.boards.support import scenes
from words.texts import LANGUAGES, Language


def drawn(kit: str, card: str = "", language: Language = "en") -> Scene:
    return card_scene(CardView(kit, f"{kit}.{card}" if card else ""), pack(), card_words(language))


def said(name: str, language: Language) -> list[str]:
    """Return the texts of a card's effects as they stand in pictures."""
    effects = card_words(language).effects(name)
    return [text.clean(part, "text") for effect in effects for part in (effect.text, effect.when) if part]


# -------------------------------------------------------------------- the poster


@pytest.mark.rule("SB-80")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", CHAMPIONS)
def test_a_poster_is_whole_and_nothing_is_over_each_other(kit: str, language: Language) -> None:
    scene, words, made = drawn(kit, "", language), card_words(language), pack().champion[kit]
    assert scenes.faults(scene) == []
    assert cut(scene) == []
    assert scene.width == 1280
    assert 1088 <= scene.height <= 1536
    shown = scenes.prose(scene)
    for name in pack().cards_of(kit):
        assert text.clean(words.card(name), "strong") in shown
        for line in said(name, language):
            assert line in shown
    for line in words.ability(kit):
        assert text.clean(line, "text") in shown
    assert text.clean(made.flavour.in_language(language), "text") in shown
    assert text.clean(words.champion(kit), "display") in shown
    assert text.clean(words.say(f"term-source-{made.source}"), "text") in shown


@pytest.mark.rule("SB-42")
def test_both_sides_have_their_figures_and_the_levelled_one_its_ability() -> None:
    scene = drawn("dugrun")
    large = [i.words for i in scene.items if isinstance(i, Label) and i.size == 64]
    assert large == ["6", "2", "7", "2"]
    assert scenes.icons(scene)[: 1 + 4].count(signs.HEALTH) == 2
    (back,) = [i for i in scene.items if isinstance(i, Panel) and i.fill == "back"]
    side = scenes.prose(scenes.within(scene, back.box))
    assert text.clean(card_words().ability("dugrun")[0], "text") in side
    assert card_words().say("brawl-face-levelled") in side
    none = next(kit for kit in CHAMPIONS if not card_words().ability(kit))
    assert card_words().say("brawl-face-no-ability") in scenes.prose(drawn(none))


def test_a_poster_has_a_portrait_and_the_six_cards_their_cores() -> None:
    arts = [i.art for i in drawn("gwaien").items if isinstance(i, Sprite)]
    assert arts[1] == signs.champion_portrait(pack(), "gwaien")
    cores = [art for art in arts if isinstance(art, Medallion) and art.glyph in signs.CORE_SIGNS.values()]
    assert sorted(cores, key=repr) == sorted([signs.core_medallion(core) for core in CORES] * 2, key=repr)


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_champion_gives_the_same_small_picture(theme: ThemeName) -> None:
    for card, size in (("", None), ("knock_down", (1280, 960))):
        data = canvas.paint(drawn("dugrun", card, "ru"), THEMES[theme])
        assert data == canvas.paint(drawn("dugrun", card, "ru"), THEMES[theme])
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1280)
        assert size is None or image.size == size
        assert len(data) <= 160 * 1024


# -------------------------------------------------------------------- a card alone


@pytest.mark.rule("SB-80")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kit", CHAMPIONS)
def test_every_card_alone_is_whole_and_large(kit: str, language: Language) -> None:
    words = card_words(language)
    for name in pack().cards_of(kit):
        card = pack().card[name]
        scene = drawn(kit, card.id, language)
        assert scenes.faults(scene) == []
        assert cut(scene) == []
        assert (scene.width, scene.height) == (1280, 960)
        shown = scenes.prose(scene)
        assert text.clean(words.card(name), "display") in shown
        assert text.clean(words.champion(kit), "display") in shown
        assert words.kind(name) in shown
        assert words.core(card.core) in shown
        assert text.clean(words.range_text(name), "text") in shown
        for line in said(name, language):
            assert line in shown
        assert min(i.size for i in scene.items if isinstance(i, Label)) >= 28
        assert scenes.icons(scene).count(signs.KIND_SIGNS[card.kind]) >= 1
        reached = [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Reach)]
        assert [(art.shape, art.least, art.most) for art in reached] == (
            [(card.range.shape, card.range.least, card.range.most)] if card.range else []
        )


def test_a_card_alone_has_its_figures_each_with_its_name() -> None:
    def figures(kit: str, card: str) -> list[str]:
        return [i.words for i in drawn(kit, card).items if isinstance(i, Label) and i.size == 100]

    assert figures("dugrun", "knock_down") == ["2", "2"]
    assert {"movement", "strength"} <= set(scenes.texts(drawn("dugrun", "knock_down")))
    assert figures("gwaien", "teleport") == ["–"]
    assert "no boots" in scenes.texts(drawn("gwaien", "teleport"))
    assert figures("gwaien", "arcane_shield") == ["+1"]
    assert "defence" in scenes.texts(drawn("gwaien", "arcane_shield"))
    assert figures("dugrun", "hold_ground") == []


def test_a_card_without_a_text_shows_its_champions_emblem_large() -> None:
    bare = next(name for name in pack().card if not card_words().effects(name))
    kit, card = bare.split(".")
    (mark,) = [i for i in drawn(kit, card).items if isinstance(i, Icon) and i.name == signs.glyph(pack(), kit)]
    assert mark.box.w >= 300


@pytest.mark.parametrize(("kit", "card"), [("nobody", ""), ("dugrun", "nothing"), ("nobody", "fireball")])
def test_unknown_names_are_an_error(kit: str, card: str) -> None:
    with pytest.raises(KeyError):
        drawn(kit, card)


# -------------------------------------------------------------------- looks


def test_no_two_champions_look_alike() -> None:
    for art in (signs.champion_medallion, signs.champion_portrait):
        made = [art(pack(), kit) for kit in CHAMPIONS]
        assert len({(each.glyph, each.enamel) for each in made}) == len(CHAMPIONS) == 24
    cores = {signs.core_medallion(core).enamel for core in CORES}
    assert not cores & {signs.champion_medallion(pack(), kit).enamel for kit in CHAMPIONS}
    assert isinstance(signs.champion_portrait(pack(), "dugrun"), Portrait)


def test_an_exhausted_core_keeps_its_sign_and_shape() -> None:
    for core in CORES:
        ready, spent = signs.core_medallion(core), signs.core_medallion(core, ready=False)
        assert (ready.glyph, ready.outline) == (spent.glyph, spent.outline)
        assert ready.enamel != spent.enamel
