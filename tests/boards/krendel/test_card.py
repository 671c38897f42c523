"""One card alone: whole, large, and the two halves told apart."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from boards import canvas
from boards.jobs import Job, PaintError, new_job
from boards.krendel import parts
from boards.krendel.card import card_scene
from boards.painting import text
from boards.painting.emblems import Medallion, Portrait
from boards.painting.layout import Label, Panel, Scene, Sprite
from boards.painting.theme import THEMES, ThemeName
from boards.pictures import draw
from engines.kernel.game import Rules
from engines.krendel.content.pack import Pack
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import CardView
from tests.boards.krendel.scenes import LANGUAGES, long_pack
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language


def drawn(view: CardView, language: Language = "en", pack: Pack | None = None) -> Scene:
    pack = pack or samples.pack()
    return card_scene(view, pack, KrendelWords(language, pack, {}))


def views(pack: Pack) -> list[CardView]:
    return [
        *(CardView("creature", card.id) for card in pack.creatures),
        *(CardView("reward", card.id) for card in pack.rewards),
        *(CardView("hero", card.id) for card in pack.heroes),
    ]


def half(scene: Scene, fill: str) -> Scene:
    """Return what lies on the one panel of this colour."""
    (box,) = [item.box for item in scene.items if isinstance(item, Panel) and item.fill == fill]
    return scenes.within(scene, box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_small_outside_or_over_each_other(language: Language) -> None:
    for pack in (samples.pack(), long_pack()):
        for view in views(pack):
            assert scenes.faults(drawn(view, language, pack)) == [], view


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_creature_is_shown_whole(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    for card in pack.creatures:
        scene = drawn(CardView("creature", card.id), language)
        assert text.clean(words.creature_name(card.id), "display") in scenes.prose(scene)
        numbers = [item for item in scene.items if isinstance(item, Label) and item.words.isdigit()]
        assert [item.words for item in numbers] == [str(card.attack), str(card.defence)]
        assert min(item.size for item in numbers) >= 100
        inverted = scenes.prose(half(scene, "back"))
        for whole in (words.spell_name(card.id), words.spell_text(card.id), words.term(f"source-{card.source}")):
            assert text.clean(whole, "text") in inverted


def test_figures_stand_beside_their_own_signs() -> None:
    scene = drawn(CardView("creature", "rooster"))
    found = [icon for icon in scenes.icons(scene) if icon in {parts.ATTACK, parts.DEFENCE}]
    assert found == [parts.ATTACK, parts.DEFENCE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reward_has_its_prize_upright_and_its_condition_inverted(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    for card in pack.rewards:
        scene = drawn(CardView("reward", card.id), language)
        assert text.clean(words.reward_name(card.id), "display") in scenes.prose(scene)
        upright, inverted = half(scene, "paper.shade"), half(scene, "back")
        assert scenes.texts(upright)[0] == words.term("prize")
        assert text.clean(words.reward_prize(card.id), "strong") in scenes.prose(upright)
        assert scenes.texts(inverted)[0] == words.term("condition")
        assert text.clean(words.reward_condition(card.id), "strong") in scenes.prose(inverted)
        arts = [item.art for item in scene.items if isinstance(item, Sprite) and isinstance(item.art, Medallion)]
        assert [art.enamel for art in arts] == ["prize", "condition"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hero_is_a_portrait_and_a_name(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    for hero in pack.heroes:
        scene = drawn(CardView("hero", hero.id), language)
        assert scenes.prose(scene) == words.hero_name(hero.id)
        (art,) = [item.art for item in scene.items if isinstance(item, Sprite) and isinstance(item.art, Portrait)]
        assert art.glyph == hero.emblem.replace("_", "-")


def test_where_a_card_comes_from_is_marked() -> None:
    pack = samples.pack()
    marks = set()
    for source in ("printed", "adapted", "ours"):
        card = msgspec.structs.replace(pack.creatures[0], source=source)
        other = msgspec.structs.replace(pack, creatures=(card, *pack.creatures[1:]))
        scene = drawn(CardView("creature", card.id), "en", other)
        assert KrendelWords("en", pack, {}).term(f"source-{source}") in scenes.texts(half(scene, "back"))
        marks.add(scenes.icons(half(scene, "back"))[-1])
    assert len(marks) == 3


def job(view: CardView, theme: ThemeName = "dark") -> Job:
    rules = Rules(KRENDEL, samples.pack())
    return new_job("krendel", "card", view, rules.body, rules.hash, {}, language="ru", theme=theme)


@pytest.mark.parametrize("theme", THEMES)
def test_a_job_becomes_a_small_picture(theme: ThemeName) -> None:
    for view in (CardView("creature", "ogre"), CardView("reward", "plantain"), CardView("hero", "krendel")):
        data = draw(job(view, theme))
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.size) == ("PNG", "P", (1280, 960))
        assert len(data) <= 120 * 1024
        assert data == canvas.paint(drawn(view, "ru"), THEMES[theme])


@pytest.mark.parametrize("kind", ["creature", "reward", "hero"])
def test_an_unknown_card_says_so(kind: str) -> None:
    view = CardView(kind, "no_such_card")  # type: ignore[arg-type]
    with pytest.raises(PaintError, match="krendel: nothing in the pack is called 'no_such_card'"):
        draw(job(view))
