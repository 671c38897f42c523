"""The hand picture: every card whole, what is chosen marked, and nothing of anybody else's."""

from __future__ import annotations

import msgspec
import pytest

from boards import text
from boards.krendel.hand import hand_scene
from boards.layout import Badge, Box, Panel, Scene
from engines.krendel.content import WithPrevious
from engines.krendel.preview import preview
from engines.krendel.view import View
from tests.boards import samples, scenes
from tests.boards.test_krendel_table import LANGUAGES, long_pack
from words.krendel import KrendelWords
from words.texts import Language


def drawn(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> Scene:
    return hand_scene(
        view, samples.pack(), KrendelWords(language, samples.pack(), samples.names(names)), samples.names(names)
    )


def card_boxes(scene: Scene) -> list[Box]:
    return [item.box for item in scene.items if isinstance(item, Panel) and item.fill == "paper"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_small_outside_or_over_each_other(seats: int, language: Language) -> None:
    for view in samples.phases(seats, seats, viewer=1).values():
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            assert scenes.faults(drawn(view, language, names)) == []
        pack = long_pack()
        names_by_seat = samples.names(samples.LONG)
        words = KrendelWords(language, pack, names_by_seat)
        assert scenes.faults(hand_scene(view, pack, words, names_by_seat)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_shown_whole(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = samples.phases(2, 2, viewer=1)["discard"]
    ids = [c.id for c in pack.creatures]
    for start in range(0, len(ids), 5):
        hand = tuple(ids[start : start + 5])
        scene = drawn(msgspec.structs.replace(view, hand=hand, chosen=hand), language)
        boxes = card_boxes(scene)
        assert len(boxes) == len(hand)
        for card, box in zip(hand, boxes, strict=True):
            shown = scenes.prose(scenes.within(scene, box))
            creature = pack.creature[card]
            name = text.clean(words.creature_name(card), "strong")
            for whole in (
                name,
                f"{creature.attack} {creature.defence}",
                words.spell_name(card),
                words.spell_text(card),
            ):
                assert text.clean(whole, "text") in shown


def test_chosen_cards_are_ringed_and_ticked() -> None:
    view = samples.phases(3, 3, viewer=2)["discard"]
    assert view.hand is not None
    chosen = (view.hand[1], view.hand[3])
    scene = drawn(msgspec.structs.replace(view, chosen=chosen))
    ticked = [
        any(isinstance(i, Badge) and i.sign == "check" for i in scenes.within(scene, box).items)
        for box in card_boxes(scene)
    ]
    ringed = [i.line == "seat2" for i in scene.items if isinstance(i, Panel) and i.fill == "paper"]
    assert ticked == ringed == [False, True, False, True]


def test_what_a_card_comes_to_now_is_shown_where_it_differs() -> None:
    seen = [v for v in samples.played(4, 8, viewer=0) if v.phase == "choose"]
    compared = 0
    for view in seen[::3]:
        scene = drawn(view)
        assert view.hand is not None
        for card, box in zip(view.hand, card_boxes(scene), strict=True):
            creature, now = samples.pack().creature[card], preview(samples.pack(), view, card)
            expected: list[str] = []
            for printed, total in ((creature.attack, now[0]), (creature.defence, now[1])):
                expected += [str(printed)] if printed == total else [str(printed), str(total)]
                compared += printed != total
            numbers = [t for t in scenes.texts(scenes.within(scene, box)) if t.strip("−").isdigit()]
            assert [n.replace("−", "-") for n in numbers] == expected
    assert compared >= 10


def test_outside_the_choice_cards_show_only_what_is_printed() -> None:
    view = samples.phases(4, 8, viewer=0)["discard"]
    assert scenes.marks(drawn(view), "right") == []


def test_the_last_cell_shows_the_own_seat_and_the_rewards() -> None:
    view = samples.phases(4, 4, viewer=3)["choose"]
    words = KrendelWords("en", samples.pack(), {})
    scene = drawn(view)
    cell = next(item.box for item in scene.items if isinstance(item, Panel) and item.fill == "panel")
    part = scenes.within(scene, cell)
    own = view.wizards[3]
    assert scenes.badges(part) == [("D", None)]
    assert scenes.texts(part)[:3] == ["Вася", str(own.trophies), str(own.wounds)]
    shown = scenes.prose(part)
    assert words.reward_condition(view.condition) in shown
    assert words.reward_prize(view.prize) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_a_new_round_the_coming_spell_is_shown_whole(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = samples.phases(3, 3, viewer=0)["discard"]
    for card in pack.creatures:
        beneath = next(c.id for c in pack.creatures if c.id != card.id)
        own = msgspec.structs.replace(view.wizards[0], stack=(beneath, card.id), spells=(beneath,))
        scene = drawn(msgspec.structs.replace(view, wizards=(own, *view.wizards[1:])), language)
        assert scenes.faults(scene) == []
        cell = next(item.box for item in scene.items if isinstance(item, Panel) and item.fill == "panel")
        shown = scenes.prose(scenes.within(scene, cell))
        both = any(isinstance(effect, WithPrevious) for effect in card.spell)
        working = (card.id, beneath) if both else (card.id,)
        assert f"{words.term('next')}: {text.clean(words.spell_name(card.id), 'strong')}" in shown
        assert shown.endswith(text.clean(" ".join(map(words.spell_text, working)), "text"))


def test_the_first_round_ends_with_a_spell_to_come() -> None:
    view = next(v for v in samples.played(3, 3, viewer=0) if v.phase == "discard")
    assert view.wizards[0].spells == ()
    words = KrendelWords("en", samples.pack(), {})
    assert f"Next: {words.spell_name(view.wizards[0].stack[-1])}" in scenes.prose(drawn(view))


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="the public has no hand"):
        drawn(samples.phases(2, 2)["open"])


def test_an_empty_hand_is_a_picture_too() -> None:
    view = msgspec.structs.replace(samples.phases(2, 2, viewer=0)["open"], hand=(), chosen=None)
    scene = drawn(view)
    assert card_boxes(scene) == []
    assert scenes.faults(scene) == []
