"""A single card of Legends: all there is on it, whole and large, with the collector's line."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from boards import canvas
from boards.legends.cards import signs
from boards.legends.cards.single import HEAD, card_scene
from boards.painting import authors, shapes, text
from boards.painting.emblems import Portrait
from boards.painting.layout import Icon, Label, Panel, Scene, Sprite
from boards.painting.theme import THEMES, ThemeName
from engines.legends.content.shapes import Event, Skill
from engines.legends.views.view import CardView
from tests.boards.legends.samples import cut, match_words, pack
from tests.boards.support import scenes
from words.texts import LANGUAGES, Language


def drawn(card: str, language: Language = "en") -> Scene:
    return card_scene(CardView(card), pack(), match_words(language))


def plain(words: str) -> str:
    return text.clean(words, "text")


@pytest.mark.rule("LG-12", "LG-57", "LG-60")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_whole_and_large(language: Language) -> None:
    words = match_words(language)
    for name, card in pack().card.items():
        scene = drawn(name, language)
        assert scenes.faults(scene) == [], name
        assert cut(scene) == [], name
        assert (scene.width, scene.height) == (1280, 960)
        assert min(i.size for i in scene.items if isinstance(i, Label)) >= 28
        prose = scenes.prose(scene)
        assert text.clean(words.card(name), "display") in prose
        assert plain(words.kind(name)) in prose
        for effect in words.effects(name):
            assert plain(effect.text) in prose, name
        for reminder in words.reminders(name):
            assert plain(reminder) in prose, name
        if isinstance(card, Event | Skill):
            assert words.timing(card.when)[1:] in prose
        assert plain(words.collector(name)) in prose
        assert authors.author_of(card.emblem) in prose
        assert authors.LICENCE in prose


@pytest.mark.rule("LG-57")
def test_the_name_is_at_the_upper_left_and_the_emblem_in_the_upper_half() -> None:
    for name in ("yuna", "last_stand"):
        scene = drawn(name)
        title = next(i for i in scene.items if isinstance(i, Label) and i.face == "display")
        assert title.words == match_words().card(name)
        assert title.box.x < 80
        assert title.box.bottom < HEAD + 40
        (portrait,) = [i for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Portrait)]
        assert portrait.box.bottom <= scene.height // 2 + 20
        assert portrait.art == signs.portrait(pack(), name)


def figures(name: str) -> list[str]:
    return [
        i.words.replace("–", "−")
        for i in drawn(name).items
        if isinstance(i, Label) and i.size == 84 and i.face == "strong"
    ]


@pytest.mark.rule("LG-57")
def test_each_type_has_its_figures_with_their_names() -> None:
    hero, follower = pack().heroes[0], pack().followers[0]
    assert figures(hero.id) == [str(hero.attack.by), str(hero.lives), str(hero.level), f"+{hero.legendarity}"]
    assert figures(follower.id) == [str(follower.attack.by), str(follower.lives), str(follower.legendarity)]
    event = next(event for event in pack().events if event.cost)
    assert figures(event.id) == [f"−{event.cost}"]
    for card, keys in (
        (hero.id, ("lives", "level", "gives")),
        (follower.id, ("lives", "occupies")),
        (event.id, ("spends",)),
    ):
        for key in keys:
            assert match_words().say(f"legends-face-{key}") in scenes.prose(drawn(card))


@pytest.mark.rule("LG-23")
def test_a_skill_shows_level_turning_and_its_price() -> None:
    for skill in pack().skills:
        cost = skill.cost
        prices = (cost.points, cost.lives, cost.discard, int(cost.sacrifice is not None))
        assert figures(skill.id) == [str(skill.level), *(f"−{n}" for n in prices if n)]
        assert match_words().say("legends-face-turns") in scenes.prose(drawn(skill.id))


@pytest.mark.rule("LG-12")
def test_the_sign_of_the_set_has_the_colour_of_the_rarity_and_the_line_its_word() -> None:
    tones = {}
    for rarity in ("black", "silver", "gold"):
        card = next(card for card in pack().card.values() if card.rarity == rarity)
        scene = drawn(card.id)
        (sign,) = [i for i in scene.items if isinstance(i, Icon) and i.name == signs.SET]
        ground = [i for i in scene.items if isinstance(i, Panel) and i.box.contains(sign.box)][-1]
        tones[rarity] = ground.fill, sign.role
        assert match_words().rarity(rarity) in scenes.prose(scene)
        assert f"{card.number}/132" in scenes.prose(scene)
    assert tones == signs.RARITY_TONES
    assert len(set(tones.values())) == 3


def test_every_icon_has_an_author() -> None:
    assert [icon for icon in shapes.icon_names() if not authors.author_of(icon)] == []
    assert authors.author_of("nothing") == ""
    assert authors.author_of("black_knight_helm") == authors.author_of("black-knight-helm") != ""


def test_no_two_cards_have_the_same_emblem() -> None:
    made = [signs.medallion(pack(), name) for name in pack().card]
    assert len({(each.glyph, each.enamel, each.outline) for each in made}) == len(made)
    assert {each.glyph for each in made} <= shapes.icon_names()


def test_every_sign_is_an_icon() -> None:
    found = [
        *signs.DAMAGE_SIGNS.values(), *signs.TYPE_SIGNS.values(), *signs.CLASS_SIGNS.values(), *signs.KEYWORD_SIGNS.values(),
        *signs.QUEUE_SIGNS.values(), signs.SET, signs.PROBLEM, signs.HAND, signs.DECK, signs.GRAVEYARD, signs.SEEN, signs.DYING,
        signs.UNTIL_TURN, signs.STAYS_TURNED, signs.CONTROLLED, signs.ATTACKER, signs.TARGET, signs.BLOCKER, signs.TURN,
        signs.AWAITED, signs.WON, signs.GAME_WON, signs.LEGENDARITY,
    ]  # fmt: skip
    assert [sign for sign in found if sign not in shapes.icon_names()] == []


def test_an_unknown_card_is_an_error() -> None:
    with pytest.raises(KeyError):
        drawn("nobody")


@pytest.mark.parametrize("theme", THEMES)
def test_the_same_card_gives_the_same_small_picture(theme: ThemeName) -> None:
    data = canvas.paint(drawn("yuna", "ru"), THEMES[theme])
    assert data == canvas.paint(drawn("yuna", "ru"), THEMES[theme])
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (1280, 960))
    assert len(data) <= 160 * 1024
