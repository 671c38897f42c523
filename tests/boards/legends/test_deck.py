"""The picture of a deck: all its cards with copies and costs, heroes, curves, and what is wrong with it."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.jobs import new_job
from boards.legends.cards import signs
from boards.legends.deck import curves, listing
from boards.legends.deck.deck import deck_scene
from boards.painting.layout import Badge, Label, Panel, Scene
from boards.pictures import draw
from boards.pieces.pages import MOST, WIDTH
from engines.kernel.content.reading import pack_bytes
from engines.legends.content.shapes import Preset
from engines.legends.views.view import DeckView
from tests.boards.legends.samples import EVENTS, FOLLOWERS, HEROES, SKILLS, cut, faults, match_words, pack
from tests.boards.support import scenes
from words.texts import LANGUAGES, Language

CARDS = (*FOLLOWERS, *EVENTS, *SKILLS)
PROBLEM = "47 of 50 cards (LG-01). Add three. “Ember Lash” has 4 copies, and this table allows 3. Take one away."


def deck(**changes: object) -> DeckView:
    """Return a deck of fifty cards in threes, the last in twos."""
    rng = random.Random(7)
    found = tuple(card for card in rng.sample(CARDS, 17) for _ in range(3))[:50]
    return msgspec.structs.replace(DeckView("Embers", HEROES[:4], found), **changes)


def pictures(view: DeckView, language: Language = "en") -> tuple[Scene, ...]:
    made = deck_scene(view, pack(), match_words(language))
    return (made,) if isinstance(made, Scene) else made


def drawn(view: DeckView, language: Language = "en") -> Scene:
    return scenes.stacked(pictures(view, language))


VIEWS = {
    "usual": deck(),
    "empty": DeckView("", (), ()),
    "singles": deck(cards=CARDS[:50], heroes=HEROES[:5]),
    "everything": deck(cards=CARDS),
    "skills alone": deck(cards=SKILLS * 2, heroes=HEROES[:1]),
    "problems": deck(problems=(PROBLEM,) * 20, warnings=(PROBLEM,) * 20),
}


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VIEWS)
def test_every_deck_is_whole_and_readable(name: str, language: Language) -> None:
    view = VIEWS[name]
    made = pictures(view, language)
    assert all(scene.width == WIDTH and scene.height <= MOST for scene in made)
    scene = scenes.stacked(made)
    assert faults(made) == []
    assert cut(scene) == []
    assert min(i.size for i in scene.items if isinstance(i, Label)) >= 28
    prose = scenes.prose(scene)
    for card in {*view.heroes, *view.cards}:
        assert match_words(language).card(card) in prose


@pytest.mark.parametrize("preset", pack().presets, ids=lambda preset: preset.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_takes_two_pictures(preset: Preset, language: Language) -> None:
    cards = tuple(each.card for each in preset.cards for _ in range(each.copies))
    made = pictures(DeckView(preset.name.in_language(language), preset.heroes, cards), language)
    assert len(made) <= 2
    assert faults(made) == []


@settings(max_examples=20, deadline=None)
@given(name=st.text(max_size=100))
def test_whatever_a_deck_is_called_fits(name: str) -> None:
    assert scenes.faults(drawn(deck(name=name))) == []


def rows(view: DeckView) -> dict[str, list[str]]:
    """Return what stands in the row of each card, by its name."""
    scene = pictures(view)[0]
    columns = [
        i.box
        for i in scene.items
        if isinstance(i, Panel) and i.radius == 14 and 400 < i.box.w < 430 and i.fill == "panel"
    ]
    found = {}
    for box in columns:
        part = scenes.within(scene, box)
        for card in view.cards:
            lines = [i for i in part.items if isinstance(i, Label) and i.words == match_words().card(card)]
            for label in lines:
                middle = label.box.y + label.box.h // 2
                level = [i for i in part.items if isinstance(i, Label) and abs(i.box.y + i.box.h // 2 - middle) < 8]
                found[card] = [i.words for i in sorted(level, key=lambda i: i.box.x)]
    return found


def test_a_row_has_copies_name_and_cost() -> None:
    follower, event, skill = (
        min(cards, key=lambda card: len(match_words().card(card))) for cards in (FOLLOWERS, EVENTS, SKILLS)
    )
    view = DeckView("x", HEROES[:1], (follower,) * 3 + (event,) * 2 + (skill,))
    found = rows(view)
    for card, copies in Counter(view.cards).items():
        assert found[card] == [str(copies), match_words().card(card), str(listing.value(pack(), card))]


def test_columns_have_types_with_their_counts_by_cost() -> None:
    view = deck()
    columns = listing.columns_of(pack(), view.cards)
    for kind, column in zip(("follower", "event", "skill"), columns, strict=True):
        assert {pack().type_of[each.card] for each in column} <= {kind}
        costs = [listing.value(pack(), each.card) for each in column]
        assert costs == sorted(costs)
    assert sum(each.copies for column in columns for each in column) == 50
    texts = scenes.texts(drawn(view))
    assert all(str(sum(each.copies for each in column)) in texts for column in columns)


def test_a_long_column_goes_on_in_the_next_picture() -> None:
    columns = listing.columns_of(pack(), CARDS)
    parted = listing.parted(match_words("ru"), columns, 1256, 700, 1200)
    assert len(parted) > 1
    for n, column in enumerate(columns):
        assert [each for part in parted for each in part[n]] == column
    heights = [listing.height(match_words("ru"), part, 1256) for part in parted]
    assert heights[0] <= 700
    assert max(heights[1:]) <= 1200


@pytest.mark.rule("LG-04", "LG-16")
def test_heroes_are_shown_with_the_sum_of_the_best_three() -> None:
    for count in (1, 2, 3, 5):
        view = deck(heroes=HEROES[:count])
        best = sorted((pack().hero[name].legendarity for name in view.heroes), reverse=True)[:3]
        (shown,) = [i.words for i in drawn(view).items if isinstance(i, Label) and i.size == 56]
        assert shown == str(sum(best))
    assert match_words().say("legends-deck-no-heroes") in scenes.texts(drawn(deck(heroes=())))


@pytest.mark.rule("LG-01")
def test_the_count_of_cards_is_told_apart_from_fifty() -> None:
    for cards, role in ((CARDS[:50], "good"), (CARDS[:49], "bad"), (CARDS[:51], "bad")):
        shown = [i.role for i in drawn(deck(cards=cards)).items if isinstance(i, Label) and i.words == str(len(cards))]
        assert role in shown


def test_problems_and_warnings_have_signs_and_stand_below() -> None:
    scene = drawn(deck(problems=("One thing is wrong.",), warnings=("Another may be.",)))
    assert scenes.texts(scene)[-2:] == ["One thing is wrong.", "Another may be."]
    assert scenes.icons(scene).count(signs.PROBLEM) == 2
    assert [i.words for i in scene.items if isinstance(i, Badge) and i.shape == "triangle"] == ["!", "!"]
    assert scenes.marks(scene, "check") == []
    fine = drawn(deck())
    assert signs.PROBLEM not in scenes.icons(fine)
    assert ("check", "good") in scenes.marks(fine, "check")


def test_curves_count_cards_by_cost_and_by_class() -> None:
    view = deck()
    upper, lower = curves.rows(match_words(), view.cards)
    for chart, kind in zip(upper, ("follower", "event"), strict=True):
        counts = Counter(min(listing.value(pack(), c), curves.LAST) for c in view.cards if pack().type_of[c] == kind)
        assert {int(label.rstrip("+")): count for label, count in chart.bars if count} == dict(counts)
    assert sum(count for chart in lower for _, count in chart.bars) == sum(
        pack().type_of[c] == "skill" for c in view.cards
    )
    everything = curves.rows(match_words(), CARDS)[1]
    assert len(everything) == 5
    assert len({chart.sign for chart in everything}) == 5


def test_bars_are_as_high_as_their_counts() -> None:
    cards = (EVENTS[0],) * 3 + tuple(
        card for card in EVENTS if pack().event[card].cost != pack().event[EVENTS[0]].cost
    )[:1]
    scene = drawn(DeckView("x", (), cards))
    bars = sorted(
        i.box.h
        for i in scene.items
        if isinstance(i, Panel) and i.fill == "enamel.defence" and i.box.w < 120 and not i.radius
    )
    assert bars == [curves.BARS // 3, curves.BARS]


def test_a_deck_is_painted_as_a_job() -> None:
    body = pack_bytes(pack())
    job = new_job("legends", "deck", deck(), body, "hash", {}, language="ru", theme="dark")
    assert draw(job).startswith(b"\x89PNG")
