"""The hand and single things of Archutheon: whole, readable, and which cards can be declared now is framed."""

from __future__ import annotations

import pytest

from boards.archutheon.cards import schemes, signs
from boards.archutheon.cards.single import card_scene
from boards.archutheon.hand.hand import declarable, hand_scene
from boards.painting.layout import Box, Icon, Label, Panel, Scene, Tile
from cogs.kit.composing.limits import FILES
from engines.archutheon.content.shapes import Scheme
from engines.archutheon.views.view import CardView, Reckoned, View
from tests.boards.archutheon.samples import NAMES, asked, changed, combat, crowded, cut, modules, pack, several, words
from tests.boards.support import scenes
from words.archutheon.table import reckoning
from words.texts import LANGUAGES, Language


def hand(view: View, language: Language = "en") -> tuple[Scene, ...]:
    return several(hand_scene(view, pack(), words(language), NAMES))


def problems(made: tuple[Scene, ...]) -> list[str]:
    found = [fault for scene in made for fault in scenes.faults(scene)]
    small = [item.words for scene in made for item in scene.items if isinstance(item, Label) and item.size < 24]
    tall = [str(scene.height) for scene in made if scene.height > 1280]
    return [*found, *cut(made), *small, *tall]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_are_whole(language: Language) -> None:
    empty = changed(combat(0), players=tuple(changed(each, hand=()) for each in combat(0).players))
    for view in (combat(0), asked(), crowded(0), empty):
        assert problems(hand(view, language)) == []


def test_a_hand_shows_each_of_its_cards() -> None:
    view = crowded(0)
    shown = scenes.texts(scenes.stacked(hand(view)))
    assert view.players[0].hand
    assert all(words().card(card) in shown for card in view.players[0].hand)


@pytest.mark.rule("AR-47")
@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_to_choose_from_are_shown_in_place_of_the_hand(language: Language) -> None:
    for count in (3, 6, 9):
        cards = tuple(pack().card)[5 : 5 + count]
        made = hand(changed(crowded(0), asked_cards=cards), language)
        shown = scenes.texts(scenes.stacked(made))
        assert problems(made) == []
        assert [card for card in pack().card if words(language).card(card) in shown] == [*cards]
        assert words(language).say("archutheon-board-choice") in shown


@pytest.mark.rule("AR-25", "AR-47")
def test_cards_to_choose_from_have_no_frames_and_no_count_of_the_hand() -> None:
    view = combat(0)
    cards = tuple(declarable(view))
    made = hand(changed(view, asked_cards=cards, asked_uses=()))
    items = [item for scene in made for item in scene.items]
    assert cards
    assert not [item for item in items if isinstance(item, Panel) and item.fill == "gold"]
    assert not [item for item in items if isinstance(item, Label) and item.role == "gold"]
    assert not [item for item in items if isinstance(item, Icon) and item.name == signs.HAND]


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        hand(combat(None))


@pytest.mark.rule("AR-22", "AR-25")
def test_cards_are_framed_only_while_their_player_is_asked_to_declare_one() -> None:
    view = combat(0)
    found = declarable(view)
    golden = [item for scene in hand(view) for item in scene.items if isinstance(item, Panel) and item.fill == "gold"]
    assert len(golden) == len(found) > 0
    assert {key.rpartition(":")[2] for key in view.asked_uses} - {""} == {*found}
    assert asked().asked_uses == combat(1).asked_uses == (), "Tactics, and a combat in which the other one is asked"
    waits = scenes.texts(scenes.stacked(hand(combat(1))))
    assert words().say("archutheon-board-framed") not in waits


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_that_can_be_looked_up_is_drawn_whole(language: Language) -> None:
    content = pack()
    for name in (*content.hero, *content.card, *content.terrain, *content.side):
        made = several(card_scene(CardView(name), content, words(language)))
        assert problems(made) == [], name


def test_an_unknown_thing_is_refused() -> None:
    with pytest.raises(KeyError):
        card_scene(CardView("nobody"), pack(), words())


@pytest.mark.rule("AR-30")
def test_a_scheme_fills_the_areas_that_it_hits() -> None:
    def filled(scheme: Scheme) -> int:
        drawn = schemes.diagram(Box(0, 0, 400, 110), scheme, "paper.muted", "enamel.attack")
        return sum(isinstance(item, Tile) and item.fill is not None for item in drawn)

    assert filled(Scheme("targeted", 1, 2)) == 2
    assert filled(Scheme("area")) == 1
    assert filled(Scheme("pattern", areas=("f", "ff", "ffl", "ffr"))) == 4
    assert filled(Scheme("pattern", areas=("o", "b"))) == 2


# -------------------------------------------------------------------- the reference


def reference(view: View, language: Language = "en") -> tuple[Scene, ...]:
    own = words(language).at(view)
    return several(card_scene(reckoning.picture(own, view), pack(), words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_whole_with_and_without_an_attack(language: Language) -> None:
    for view in (combat(0), modules(), asked()):
        assert problems(reference(view, language)) == []
    many = reckoning.picture(words().at(combat(0)), combat(0))
    victims = tuple(Reckoned("elementalist", 0, (3, 2, 2, 2, 1, 2, 1, 1, -1), (13, 3, 1, 1, 8, 0)) for _ in range(7))
    full = changed(many, victims=victims, modules=("charge", "boosting"))
    assert problems(several(card_scene(full, pack(), words(language)))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pictures_of_the_reference_go_into_one_message(language: Language) -> None:
    view = modules()
    shown = [each.picture for each in words(language).reference(view) if each.picture is not None]
    assert [picture.name for picture in shown[1:]] == [hero.kit for hero in view.heroes if hero.number == 1]
    tall = max(len(several(card_scene(CardView(hero.id), pack(), words(language)))) for hero in pack().heroes)
    assert len(reference(view, language)) + 2 * tall <= FILES


@pytest.mark.rule("AR-34")
def test_the_reference_tells_the_numbers_of_the_present_attack() -> None:
    view = combat(0)
    found = reckoning.present_attack(words().at(view), view)
    assert found is not None
    slot, blows = found
    assert blows
    for blow in blows:
        assert sum(blow.addends) == blow.damage.full > 0
    shown = scenes.texts(scenes.stacked(reference(view)))
    assert any(words().card(slot.card) in text for text in shown)
    assert str(blows[0].damage.dealt) in shown


@pytest.mark.rule("AR-93", "AR-95")
def test_charges_and_base_boosts_are_in_the_reference_where_their_modules_are_on() -> None:
    def titles(view: View) -> set[str]:
        return {*scenes.texts(scenes.stacked(reference(view)))} & {"Charges", "Base boosts"}

    assert titles(modules()) == {"Charges", "Base boosts"}
    assert titles(combat(0)) == set()
