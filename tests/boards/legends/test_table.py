"""The table picture of Legends: everything in its place, readable, and it shows all that the view says."""

from __future__ import annotations

from typing import get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards import canvas
from boards.legends.cards import signs
from boards.legends.table.table import LEAST, table_scene
from boards.painting.layout import Label, Mark
from boards.painting.theme import THEMES
from boards.pieces.pages import MOST, WIDTH
from engines.kernel.content.names import Name
from engines.legends.content.pack import Pack
from engines.legends.views.view import DraftView, Moment, PassView, Phase, SumView, View
from tests.boards.legends.samples import (
    FOLLOWERS,
    HEROES,
    attack,
    crowded,
    cut,
    drawn,
    faults,
    lively,
    match_words,
    order,
    over,
    pack,
    pictures,
    section,
    setup,
    table,
    views,
    with_player,
)
from tests.boards.support import samples, scenes
from words.legends.cards.base import MatchWords
from words.texts import LANGUAGES, Language

ANNA, BORIS = samples.PLAIN[:2]

# -------------------------------------------------------------------- layout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", views())
def test_nothing_is_small_outside_over_each_other_or_cut(name: str, language: Language) -> None:
    view = views()[name]
    for names in (samples.PLAIN, samples.LONG, samples.ODD):
        assert faults(pictures(view, language, names)) == []
    scene = drawn(view, language)
    assert cut(scene) == []
    assert min(i.size for i in scene.items if isinstance(i, Label)) >= 28


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", views())
def test_no_picture_is_higher_than_wide(name: str, language: Language) -> None:
    made = pictures(views()[name], language)
    assert all(scene.width == WIDTH and scene.height <= MOST for scene in made)
    assert len(made) > 1 or made[0].height >= LEAST


def test_usual_tables_are_one_picture_and_full_ones_two() -> None:
    # The longest names of all beside lives of two digits make a blocked attack in Russian a line too high for one.
    for name, most in (("table", 1), ("attack", 1), ("blocked", 2), ("full", 2), ("twelve", 2)):
        for language in LANGUAGES:
            assert len(pictures(views()[name], language)) <= most, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_permanent_of_a_crowded_table_is_there(language: Language) -> None:
    for view in (table(3, 12, 3), crowded()):
        words = match_words(language).at(view)
        prose = scenes.prose(drawn(view, language))
        for permanent in view.permanents:
            assert words.who(permanent.uid, permanent.card) in prose


@settings(max_examples=20, deadline=None)
@given(names=st.lists(st.text(max_size=100), min_size=2, max_size=2))
def test_whatever_players_are_called_fits(names: list[str]) -> None:
    for view in (lively(), over(), setup()):
        assert faults(pictures(view, "ru", tuple(names))) == []


def test_names_as_long_as_any_fit() -> None:
    wide = Name(ru="Щ" * 12 + " " + "Ш" * 11, en="W" * 12 + "-" + "M" * 11)
    cards = pack()
    long = Pack(
        tuple(msgspec.structs.replace(card, name=wide) for card in cards.heroes),
        tuple(msgspec.structs.replace(card, name=wide) for card in cards.followers),
        tuple(msgspec.structs.replace(card, name=wide) for card in cards.events),
        tuple(msgspec.structs.replace(card, name=wide) for card in cards.skills),
        (),
    )
    names = samples.names(samples.LONG[:2])
    for language in LANGUAGES:
        for view in (lively(), table(3, 6, 3), attack((104, 105), blocked=True), crowded()):
            assert faults(table_scene(view, long, MatchWords(language, long, names), names)) == []


def test_the_same_view_gives_the_same_bytes() -> None:
    scene = drawn(lively())
    made = {theme: canvas.paint(scene, THEMES[theme]) for theme in THEMES}
    assert len(set(made.values())) == len(THEMES)
    assert all(canvas.paint(scene, THEMES[theme]) == picture for theme, picture in made.items())


# -------------------------------------------------------------------- who is where


def test_the_viewers_own_side_is_below() -> None:
    for viewer, above, below in ((0, BORIS, ANNA), (1, ANNA, BORIS), (None, BORIS, ANNA)):
        assert order(drawn(table(viewer=viewer)), ANNA, BORIS) == [above, below]


def test_permanents_stand_on_the_side_of_their_controller() -> None:
    scene = drawn(msgspec.structs.replace(table(1, 0, 0), permanents=table(1, 1, 0).permanents))
    name = match_words().card(FOLLOWERS[0])
    assert name in scenes.prose(section(scene, ANNA))
    stolen = tuple(
        msgspec.structs.replace(p, controller=1) if p.card == FOLLOWERS[0] else p for p in table(1, 1, 0).permanents
    )
    moved = drawn(msgspec.structs.replace(table(1, 1, 0), permanents=stolen))
    assert name in scenes.prose(section(moved, BORIS))
    assert name not in scenes.prose(section(moved, ANNA))


def test_a_side_without_heroes_says_so() -> None:
    assert scenes.texts(drawn(setup())).count(match_words().say("legends-board-no-heroes")) == 2


# -------------------------------------------------------------------- the head


def test_the_head_names_turn_phase_priority_and_what_passing_does() -> None:
    prose = scenes.prose(drawn(table()))
    assert "Game 2 · Turn 14 · Main phase" in prose
    assert f"Priority: {ANNA} · two passes: the phase ends" in prose


@pytest.mark.rule("LG-65")
def test_the_head_says_how_many_spells_a_pass_resolves() -> None:
    view = table(passing=PassView("resolve", 3, asks_other=False))
    assert "a pass: the whole stack resolves (3)" in scenes.prose(drawn(view))


@pytest.mark.rule("LG-58")
def test_the_last_turn_is_named_from_turn_100_on() -> None:
    assert "Turn 99 ·" in scenes.prose(drawn(table(turn=99)))
    assert "Turn 100 of 120" in scenes.prose(drawn(table(turn=100)))


@pytest.mark.parametrize(
    ("reason", "words"), [("games", "Winner"), ("withdrew", "The opponent left"), ("time", "Time is up")]
)
def test_the_end_names_the_winner_and_the_reason(reason: str, words: str) -> None:
    scene = drawn(over(reason))
    assert words in scenes.prose(scene)
    assert BORIS in scenes.prose(scene).split(words)[1]
    assert signs.WON in scenes.icons(section(scene, BORIS))
    assert signs.WON not in scenes.icons(section(scene, ANNA))


def test_flag_and_hourglass_tell_whose_turn_it_is_and_who_is_awaited() -> None:
    scene = drawn(table(active=1, prio=0, asked=(0,)))
    assert signs.TURN in scenes.icons(section(scene, BORIS))
    assert signs.AWAITED not in scenes.icons(section(scene, BORIS))
    assert signs.AWAITED in scenes.icons(section(scene, ANNA))
    assert signs.TURN not in scenes.icons(section(scene, ANNA))


# -------------------------------------------------------------------- the bar and the notes


@pytest.mark.rule("LG-16")
def test_legendarity_is_a_sum_with_its_parts() -> None:
    scene = drawn(with_player(table(), 1, sum=SumView(13, 16, 4, -7)))
    line = [words for words in scenes.texts(section(scene, BORIS)) if words]
    start = line.index("13")
    assert "".join(line[start : start + 5]).replace("–", "−").replace(" ", "") == "13−16−4=−7"
    assert {"bad", "gold"} >= {i.role for i in scene.items if isinstance(i, Label) and i.size == 50}
    below = next(i for i in section(scene, BORIS).items if isinstance(i, Label) and i.size == 50)
    assert below.role == "bad"


@pytest.mark.rule("LG-10")
def test_hand_deck_and_graveyard_are_counted_and_the_top_of_the_graveyard_is_named() -> None:
    view = with_player(table(), 0, hand_size=6, deck_size=31, graveyard=(FOLLOWERS[6], FOLLOWERS[7], HEROES[5]))
    texts = scenes.texts(section(drawn(view), ANNA))
    assert {"6", "31", "3"} <= set(texts)
    prose = " ".join(texts)
    assert match_words().card(HEROES[5]) in prose
    assert match_words().card(FOLLOWERS[6]) not in prose


def test_only_cards_of_the_hand_that_everybody_knows_are_named() -> None:
    view = with_player(table(viewer=0), 0, hand=(FOLLOWERS[6], FOLLOWERS[7]), known=(FOLLOWERS[7],))
    prose = scenes.prose(section(drawn(view), ANNA))
    assert match_words().card(FOLLOWERS[7]) in prose
    assert match_words().card(FOLLOWERS[6]) not in prose


@pytest.mark.rule("LG-10")
def test_another_limit_of_the_hand_is_shown() -> None:
    assert "/9" in scenes.texts(drawn(with_player(table(), 0, hand_limit=9)))
    assert "/7" not in scenes.texts(drawn(table()))


@pytest.mark.rule("LG-11")
def test_an_empty_deck_says_what_the_next_card_costs() -> None:
    assert "Empty deck" not in scenes.prose(drawn(table()))
    scene = drawn(with_player(table(), 1, deck_size=0, missing=2))
    assert "–3 lives for each hero" in scenes.prose(section(scene, BORIS)).replace("−", "–")
    assert "1 life for each hero" in scenes.prose(drawn(with_player(table(), 1, deck_size=0)))


@pytest.mark.rule("LG-05")
def test_games_won_are_pips_of_those_needed() -> None:
    scene = drawn(with_player(table(), 0, won=1))
    pips = [i.role for i in section(scene, ANNA).items if isinstance(i, Mark) and i.shape == "diamond"]
    assert pips.count("rim") == 1
    assert len(pips) == 2
    assert "drawn: 1" in scenes.prose(drawn(table(drawn=1)))
    single = drawn(table(games=1))
    assert signs.GAME_WON not in scenes.icons(single)
    assert "Game" not in scenes.prose(single)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_words(language: Language) -> None:
    moments = [table(moment=moment) for moment in get_args(Moment)]
    phases = [table(phase=phase, moment="", prio=-1, passing=None) for phase in get_args(Phase)]
    passes = [table(passing=PassView(then, 1, asks_other=True)) for then in get_args(get_type_hints(PassView)["then"])]
    drafts = [lively_draft(what) for what in ("card", "ability", "attack", "block")]
    shown = [scenes.prose(drawn(view, language)) for view in (*moments, *phases, *passes, *drafts)]
    assert "legends-" not in " ".join(shown)
    assert len(set(shown[len(moments) :])) == len(shown) - len(moments)


def lively_draft(what: str) -> View:
    draft = DraftView(what, "last_stand", -1, 1, (101,), ())  # type: ignore[arg-type]  # a kind of answer
    return table(viewer=0, draft=draft)
