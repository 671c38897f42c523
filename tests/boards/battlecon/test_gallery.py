"""The picture while fighters are chosen: in the order of the selects, by class, with the difficulty said in words."""

from __future__ import annotations

import msgspec
import pytest

from boards.battlecon.cards import emblem
from boards.battlecon.table.table import table_scene
from boards.painting import text
from boards.painting.emblems import Medallion
from boards.painting.layout import Label, Scene, Sprite
from engines.battlecon.views.view import View
from engines.kernel.state.model import Option
from tests.boards.battlecon.samples import changed, pack, phases
from tests.boards.support import samples, scenes
from tests.words.battlecon.support.tables import decision
from words.battlecon.match import BattleconWords
from words.texts import LANGUAGES, Language, alphabetical_key

LEAST = 34
"""Letters of what one chooses by: a phone shows them at a third."""


def worded(language: Language) -> BattleconWords:
    return BattleconWords(language, pack(), samples.names(samples.PLAIN), strict=True)


def drawn(view: View, language: Language = "en") -> Scene:
    made = table_scene(view, pack(), worded(language), samples.names(samples.PLAIN))
    assert isinstance(made, Scene)
    return made


def choosing(seats: int = 2) -> View:
    """Return a choice in which Claus is taken and Rin is banned."""
    view = phases(seats, 2)["open"]
    assert view.phase == "select"
    free = tuple(kit for kit in view.choices if kit not in ("claus", "rin"))
    return msgspec.structs.replace(changed(view, 0, kit="claus"), choices=free, banned=("rin",))


def below(scene: Scene) -> list[Label]:
    """Return what stands below the players, as one reads it."""
    labels = [item for item in scene.items if isinstance(item, Label) and item.box.y > 190]
    return sorted(labels, key=lambda item: (item.box.y, item.box.x))


def test_all_fighters_are_shown_with_their_difficulty() -> None:
    scene = drawn(choosing())
    arts = [i.art for i in scene.items if isinstance(i, Sprite) and isinstance(i.art, Medallion)]
    for kit in pack().kits:
        assert worded("en").fighter(kit.id) in scenes.texts(scene)
        assert arts.count(emblem.kit_medallion(pack(), kit.id)) == (2 if kit.id == "claus" else 1)
    stars = [
        item
        for item in scene.items
        if item.box.y > 190 and ("star", "gold") in scenes.marks(Scene(1, 1, (item,)), "star")
    ]
    assert len(stars) == sum(kit.difficulty for kit in pack().kits)
    assert scenes.icons(scene) == ["cancel"]
    assert scenes.badges(scene).count("A") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_says_what_its_stars_mean(language: Language) -> None:
    scene = drawn(choosing(), language)
    assert scenes.faults(scene) == []
    head = [item for item in scene.items if isinstance(item, Label) and item.box.bottom < 90]
    legend = [(item.words, item.size) for item in sorted(head, key=lambda item: item.box.x)][1:]
    assert legend == [(worded(language).difficulty(level), LEAST) for level in (1, 2, 3)]
    marks = [item for item in scene.items if item.box.bottom < 90 and scenes.marks(Scene(1, 1, (item,)), "star")]
    before = [
        sum(mark.box.x < label.box.x for mark in marks) for label in sorted(head, key=lambda item: item.box.x)[1:]
    ]
    assert before == [1, 3, 6]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fighters_stand_in_the_order_of_the_selects(language: Language) -> None:
    words = worded(language)
    asked = decision("fighter", 0, *(Option(kit.id, (0, kit.id), ()) for kit in pack().kits))
    listed = [
        kit
        for _, kits in words.groups(asked)
        for kit in sorted(kits, key=lambda kit: alphabetical_key(words.option_label(asked, kit, choosing())))
    ]
    names = {text.clean(words.fighter(kit), "strong"): kit for kit in listed}
    assert [names[item.words] for item in below(drawn(choosing(), language)) if item.words in names] == listed


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_classes_are_read_on_a_phone(seats: int, language: Language) -> None:
    scene = drawn(choosing(seats), language)
    words = worded(language)
    said = below(scene)
    kinds = {words.class_name(kit.fighter_class) for kit in pack().kits}
    names = {words.fighter(kit.id) for kit in pack().kits}
    assert kinds <= {item.words for item in said}
    assert min(item.size for item in said if item.words in kinds | names) >= LEAST
    assert [item.words for item in said if item.words.endswith(text.ELLIPSIS)] == []


def test_each_row_names_the_classes_of_its_fighters() -> None:
    words, scene = worded("en"), drawn(choosing())
    kinds = {words.class_name(kit.fighter_class) for kit in pack().kits}
    kit_of = {words.fighter(kit.id): kit for kit in pack().kits}
    labels = below(scene)
    for item in labels:
        if item.words in kit_of and item.box.y > 190:
            above = [
                each for each in labels if each.words in kinds and each.box.y < item.box.y and each.box.x <= item.box.x
            ]
            nearest = max(above, key=lambda each: (each.box.y, each.box.x))
            assert nearest.words == words.class_name(kit_of[item.words].fighter_class)
