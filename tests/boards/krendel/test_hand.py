"""The hand picture: every card whole, what is chosen marked, and nothing of anybody else's."""

from __future__ import annotations

import msgspec
import pytest

from boards import canvas
from boards.krendel import parts
from boards.krendel.hand import hand_scene
from boards.krendel.matchups import ABREAST
from boards.painting import text
from boards.painting.layout import Badge, Box, Label, Mark, Panel, Scene
from boards.painting.theme import THEMES
from engines.krendel.content.shapes import WithPrevious
from engines.krendel.views.preview import beside, matchups, preview
from engines.krendel.views.view import View
from tests.boards.krendel.scenes import LANGUAGES, long_pack
from tests.boards.support import samples, scenes
from words.krendel.match import KrendelWords
from words.texts import Language


def drawn(view: View, language: Language = "en", names: tuple[str, ...] = samples.PLAIN) -> Scene:
    """Return the picture, or both as one, the lower beneath the upper."""
    words = KrendelWords(language, samples.pack(), samples.names(names))
    return scenes.stacked(hand_scene(view, samples.pack(), words, samples.names(names)))


def cards(scene: Scene) -> list[Panel]:
    """Return the cards in hand: the widest panels of parchment."""
    return [i for i in scene.items if isinstance(i, Panel) and i.fill in {"paper", "paper.shade"} and i.box.h > 300]


def card_boxes(scene: Scene) -> list[Box]:
    return [panel.box for panel in cards(scene)]


def own_cell(scene: Scene) -> Scene:
    (box,) = [item.box for item in scene.items if isinstance(item, Panel) and item.fill == "panel"]
    return scenes.within(scene, box)


def played_cell(scene: Scene) -> Scene:
    """Return the cell of the creature that was played: the spell half without a card around it."""
    backs = [item.box for item in scene.items if isinstance(item, Panel) and item.fill == "back"]
    (box,) = [back for back in backs if not any(card.contains(back) for card in card_boxes(scene))]
    return scenes.within(scene, box)


def everybody_fights(view: View) -> View:
    """Return a view in which every seat attacks every other."""
    seats = [wizard.seat for wizard in view.wizards]
    targets = tuple((seat, tuple(other for other in seats if other != seat)) for seat in seats)
    return msgspec.structs.replace(view, targets=targets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_small_outside_or_over_each_other(seats: int, language: Language) -> None:
    for view in samples.phases(seats, seats, viewer=1).values():
        for names in (samples.PLAIN, samples.LONG, samples.ODD):
            assert scenes.faults(drawn(view, language, names)) == []
        pack = long_pack()
        names_by_seat = samples.names(samples.LONG)
        words = KrendelWords(language, pack, names_by_seat)
        assert scenes.faults(scenes.stacked(hand_scene(view, pack, words, names_by_seat))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["choose", "discard"])
def test_every_card_is_shown_whole(phase: str, language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = everybody_fights(samples.phases(6, 6, viewer=1)[phase])
    view = msgspec.structs.replace(
        view, wizards=tuple(msgspec.structs.replace(w, changes=(), creature=None) for w in view.wizards)
    )
    ids = [c.id for c in pack.creatures]
    for start in range(0, len(ids), 5):
        hand = tuple(ids[start : start + 5])
        scene = drawn(msgspec.structs.replace(view, hand=hand, chosen=hand), language)
        assert scenes.faults(scene) == []
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
                words.spell_text(card, beside(view, view.viewer or 0)),
            ):
                assert text.clean(whole, "text") in shown


def test_the_card_to_be_played_is_ringed_and_ticked() -> None:
    view = samples.phases(3, 3, viewer=2)["choose"]
    assert view.hand is not None
    scene = drawn(msgspec.structs.replace(view, chosen=(view.hand[1],)))
    ticked = [
        any(isinstance(i, Badge) and i.sign == "check" for i in scenes.within(scene, box).items)
        for box in card_boxes(scene)
    ]
    ringed = [panel.line == "seat2" and panel.thick >= 10 for panel in cards(scene)]
    assert ticked == ringed == [False, True, False, False, False]
    assert {panel.fill for panel in cards(scene)} == {"paper"}


def test_cards_to_be_discarded_are_dimmed_and_marked_and_the_others_stay_bright() -> None:
    view = samples.phases(3, 3, viewer=2)["discard"]
    assert view.hand is not None
    scene = drawn(msgspec.structs.replace(view, chosen=(view.hand[1], view.hand[3])))
    marked = [parts.DISCARD in scenes.icons(scenes.within(scene, box)) for box in card_boxes(scene)]
    ringed = [panel.line == "seat2" for panel in cards(scene)]
    dimmed = [panel.fill == "paper.shade" for panel in cards(scene)]
    assert marked == ringed == dimmed == [False, True, False, True]


@pytest.mark.rule("TK-13", "TK-16")
def test_every_rival_has_a_row_that_tells_who_overcomes_whom() -> None:
    pack = samples.pack()
    strongest = max(max(card.attack, card.defence) for card in pack.creatures)
    kinds = set()
    for view in [v for v in samples.played(5, 8, viewer=0) if v.phase == "choose"][::4]:
        below = weighed(view)
        assert view.hand is not None
        for card, row in zip(view.hand, rows(below), strict=True):
            found = matchups(pack, view, card)
            assert scenes.prose(row).startswith(KrendelWords("en", pack, {}).creature_name(card))
            heads = [i for i in below.items if isinstance(i, Badge) and i.words and i.box.bottom <= row.items[0].box.y]
            assert [i.words for i in heads] == ["ABCDE"[rival.rival] for rival in found]
            # Side by side under the rivals' marks, or one above the other.
            answers = [(rival.beats, rival.holds) for rival in found]
            if len(found) <= ABREAST:
                wanted = [expected(bound, strongest) for pair in answers for bound in pair]
            else:
                wanted = [expected(pair[at], strongest) for at in (0, 1) for pair in answers]
            assert bounds(row) == wanted
            kinds |= set(wanted)
    assert {"–", "cross"} < kinds


def expected(bound: int | None, strongest: int) -> str:
    if bound is None:
        return "–"
    return "cross" if bound < 0 else "check" if bound >= strongest else str(bound)


def weighed(view: View, language: Language = "en") -> Scene:
    """Return the picture below the hand."""
    words = KrendelWords(language, samples.pack(), {})
    pictures = hand_scene(view, samples.pack(), words, samples.names(samples.PLAIN))
    assert isinstance(pictures, tuple)
    return pictures[1]


def rows(below: Scene) -> list[Scene]:
    """Return a row for each creature; condition and prize stand above them."""
    papers = [i.box for i in below.items if isinstance(i, Panel) and i.fill == "paper"]
    return [scenes.within(below, box) for box in papers[2:]]


def bounds(row: Scene) -> list[str]:
    """Return the answers in a row, line by line, each from left to right."""
    found: list[tuple[int, int, str]] = []
    for item in row.items:
        place = (item.box.y + item.box.h // 2) // 40, item.box.x
        if isinstance(item, Label) and (item.words.isdigit() or item.words == "–"):
            found.append((*place, item.words))
        elif isinstance(item, Mark) and item.shape in {"check", "cross"}:
            found.append((*place, item.shape))
    return [words for *_, words in sorted(found)]


def test_a_bound_that_counts_as_at_most_says_so() -> None:
    below = weighed(next(v for v in samples.played(3, 8, viewer=0) if v.phase == "choose"))
    numbers = sum(word.isdigit() for row in rows(below) for word in bounds(row))
    assert len(scenes.marks(below, "most")) == numbers > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_needs_to_decide_can_be_read_on_a_phone(language: Language) -> None:
    pack, view = samples.pack(), everybody_fights(samples.phases(6, 6, viewer=1)["choose"])
    few = samples.phases(6, 6, viewer=1)["choose"]
    captions = {KrendelWords(language, pack, {}).term(word) for word in ("condition", "prize")}
    for start in range(len(pack.creatures)):
        hand = tuple(c.id for c in (*pack.creatures, *pack.creatures)[start : start + 5])
        reward = pack.rewards[start % len(pack.rewards)].id
        spells = hand[:1]
        for each in (view, few):
            own = msgspec.structs.replace(each.wizards[1], spells=spells, stack=spells)
            shown = msgspec.structs.replace(
                each, hand=hand, chosen=hand[:1], condition=reward, prize=reward, wizards=(each.wizards[0], own)
            )
            for row in rows(weighed(shown, language)):
                figures = [i for i in row.items if isinstance(i, Label) and i.words.isdigit()]
                assert all(i.size >= 54 for i in figures)
            worded = [i for i in weighed(shown, language).items if isinstance(i, Label) and i.words not in captions]
            assert [i for i in worded if i.size < 34] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["reward", "discard"])
def test_condition_and_prize_in_the_last_cell_can_be_read_on_a_phone(phase: str, language: Language) -> None:
    pack, view = samples.pack(), samples.phases(6, 6, viewer=1)[phase]
    for reward in pack.rewards:
        part = own_cell(drawn(msgspec.structs.replace(view, condition=reward.id, prize=reward.id), language))
        words = KrendelWords(language, pack, {})
        both = (words.reward_condition(reward.id), words.reward_prize(reward.id))
        assert all(each in scenes.prose(part) for each in both)
        said = [i for i in part.items if isinstance(i, Label) and i.role == "text" and not i.words.isdigit()]
        assert min(i.size for i in said) >= 34


def test_what_a_card_comes_to_now_is_shown_where_it_differs() -> None:
    seen = [v for v in samples.played(4, 8, viewer=0) if v.phase == "choose"]
    compared = 0
    for view in seen[::3]:
        scene = drawn(view)
        assert view.hand is not None
        for card, box in zip(view.hand, card_boxes(scene), strict=True):
            creature, now = samples.pack().creature[card], preview(samples.pack(), view, card)
            wanted: list[str] = []
            for printed, total in ((creature.attack, now[0]), (creature.defence, now[1])):
                wanted += [str(printed)] if printed == total else [str(printed), str(total)]
                compared += printed != total
            labels = [i.words for i in scenes.within(scene, box).items if isinstance(i, Label)]
            numbers = [words for words in labels if words.strip("−").isdigit()]
            assert [n.replace("−", "-") for n in numbers] == wanted
    assert compared >= 10


def test_outside_the_choice_cards_show_only_what_is_printed() -> None:
    view = samples.phases(4, 8, viewer=0)["discard"]
    assert scenes.marks(drawn(view), "right") == []


@pytest.mark.parametrize("phase", ["choose", "reward", "discard"])
def test_the_last_cell_shows_the_own_seat_and_the_rewards(phase: str) -> None:
    view = samples.phases(4, 4, viewer=3)[phase]
    words = KrendelWords("en", samples.pack(), {})
    scene = drawn(view)
    part = own_cell(scene)
    own = view.wizards[3]
    assert "D" in scenes.badges(part)
    assert "Вася" in scenes.texts(part)
    assert {str(own.trophies), str(own.wounds)} <= set(scenes.texts(part))
    # While creatures are chosen they stand in the picture below.
    shown = scenes.prose(weighed(view) if phase == "choose" else part)
    assert words.reward_condition(view.condition) in shown
    assert words.reward_prize(view.prize) in shown
    assert (f"{words.term('next')}: condition" in shown) == (phase == "discard")


@pytest.mark.rule("TK-18")
def test_while_choosing_the_own_spell_and_all_changes_by_spells_are_shown() -> None:
    words = KrendelWords("en", samples.pack(), {})
    compared = 0
    for view in [v for v in samples.played(4, 8, viewer=0) if v.phase == "choose" and v.round > 1][::3]:
        part = own_cell(drawn(view))
        own = view.wizards[0]
        whole = words.spell_text(own.spells[0], beside(view, 0))
        # Two names side by side say that both spells work.
        said = f"{words.say('krendel-effect-with-previous')}. " if len(own.spells) > 1 else ""
        worded = scenes.prose(weighed(view))
        assert whole in worded or (said and whole.replace(said, "", 1) in worded)
        for stat in ("attack", "defence"):
            total = sum(change.by for change in own.changes if change.stat == stat)
            if total:
                assert parts.signed(total) in scenes.texts(part)
                compared += 1
    assert compared >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_spells_that_work_are_not_cut(language: Language) -> None:
    pack = samples.pack()
    view = next(v for v in samples.played(6, 9, viewer=0) if v.phase == "choose" and v.wizards[0].changes)
    assert view.wizards[0].spells
    above = next(c.id for c in pack.creatures if any(isinstance(effect, WithPrevious) for effect in c.spell))
    for card in pack.creatures:
        spells = (above, card.id) if card.id != above else (above,)
        own = msgspec.structs.replace(view.wizards[0], spells=spells, stack=spells[::-1])
        scene = drawn(msgspec.structs.replace(view, wizards=(own, *view.wizards[1:])), language)
        assert text.ELLIPSIS not in scenes.prose(scene), card.id
        assert scenes.faults(scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TK-07", "TK-20")
def test_before_a_new_round_the_coming_spell_is_shown_whole(language: Language) -> None:
    pack, words = samples.pack(), KrendelWords(language, samples.pack(), {})
    view = samples.phases(3, 3, viewer=0)["discard"]
    for card in pack.creatures:
        beneath = next(c.id for c in pack.creatures if c.id != card.id)
        changes = {"stack": (beneath, card.id), "spells": (beneath,), "creature": card.id}
        own = msgspec.structs.replace(view.wizards[0], **changes)
        scene = drawn(msgspec.structs.replace(view, wizards=(own, *view.wizards[1:])), language)
        assert scenes.faults(scene) == []
        shown = scenes.prose(played_cell(scene))
        both = any(isinstance(effect, WithPrevious) for effect in card.spell)
        working = (card.id, beneath) if both else (card.id,)
        assert f"{words.term('next')}: {text.clean(words.spell_name(card.id), 'strong')}" in shown
        assert shown.endswith(text.clean(" ".join(words.spell_text(each, beside(view, 0)) for each in working), "text"))


def test_the_first_round_ends_with_a_spell_to_come() -> None:
    view = next(v for v in samples.played(3, 3, viewer=0) if v.phase == "discard")
    assert view.wizards[0].spells == ()
    words = KrendelWords("en", samples.pack(), {})
    assert f"Next: {words.spell_name(view.wizards[0].stack[-1])}" in scenes.prose(played_cell(drawn(view)))


def test_figures_to_act_on_are_large() -> None:
    for view in [v for v in samples.played(5, 8, viewer=0) if v.phase == "choose"][::4]:
        scene = drawn(everybody_fights(view))
        for box in card_boxes(scene):
            labels = [i for i in scenes.within(scene, box).items if isinstance(i, Label)]
            assert min(i.size for i in labels if i.words.strip("−").isdigit()) >= 40


def test_places_without_a_card_are_shown_as_empty() -> None:
    view = samples.phases(2, 2, viewer=0)["choose"]
    assert view.hand is not None
    scene = drawn(msgspec.structs.replace(view, hand=view.hand[:2], chosen=None))
    empty = [item for item in scene.items if isinstance(item, Panel) and item.fill == "page"]
    assert len(empty) == 3
    assert all(panel.line for panel in empty)
    assert scenes.faults(scene) == []


def test_a_full_hand_is_not_larger_than_discord_likes() -> None:
    view = everybody_fights(samples.phases(6, 6, viewer=1)["choose"])
    words = KrendelWords("ru", samples.pack(), {})
    pictures = hand_scene(view, samples.pack(), words, samples.names(samples.PLAIN))
    assert isinstance(pictures, tuple)
    for theme in THEMES.values():
        assert sum(len(canvas.paint(picture, theme)) for picture in pictures) <= 140 * 1024


def test_the_public_has_no_hand() -> None:
    with pytest.raises(ValueError, match="the public has no hand"):
        drawn(samples.phases(2, 2)["open"])


def test_an_empty_hand_is_a_picture_too() -> None:
    view = msgspec.structs.replace(samples.phases(2, 2, viewer=0)["open"], hand=(), chosen=None)
    scene = drawn(view)
    assert card_boxes(scene) == []
    assert scenes.faults(scene) == []
