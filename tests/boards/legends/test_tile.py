"""A permanent on the table: its figures, and a sign for all that is in force on it or about to happen to it."""

from __future__ import annotations

import msgspec
import pytest

from boards.legends.cards import signs
from boards.legends.cards.turning import QuarterTurn, Turned
from boards.painting.layout import Mark, Panel, Scene
from engines.legends.content.vocabulary import FOLLOWER_CLASSES, HERO_CLASSES
from engines.legends.views.view import DraftView, EffectView, FightView, SpellView, View
from tests.boards.legends.samples import (
    FOLLOWERS,
    HEROES,
    SKILLS,
    STAYING,
    arts,
    changed,
    drawn,
    match_words,
    pack,
    permanent,
    table,
    tile,
)
from tests.boards.support import scenes

FOLLOWER, OTHER, HERO = 3, 103, 1


def follower_table(**changes: object) -> View:
    """Return a table with one follower of the first player, changed, and one hero a side."""
    view = table(1, 0, 0)
    own = (*view.permanents, permanent(FOLLOWER, FOLLOWERS[0], 0), permanent(OTHER, FOLLOWERS[1], 1))
    return changed(msgspec.structs.replace(view, permanents=own), FOLLOWER, **changes)


def follower_tile(**changes: object) -> Scene:
    return tile(drawn(follower_table(**changes)), match_words().card(FOLLOWERS[0]))


def hero_tile(view: View) -> Scene:
    return tile(drawn(view), match_words().at(view).who(HERO, HEROES[0]))


def line_of(part: Scene) -> str | None:
    return next(i.line for i in part.items if isinstance(i, Panel))


def digits(part: Scene) -> list[str]:
    return [words.replace("–", "−") for words in scenes.texts(part)]


@pytest.mark.rule("LG-49", "LG-52")
def test_attack_with_its_type_and_lives_of_the_most() -> None:
    for kind in ("physical", "magical"):
        part = follower_tile(attack=7, attack_printed=7, attack_type=kind, lives=4, most_lives=9, lives_printed=9)
        assert {"7", "4", "/9"} <= set(digits(part))
        assert signs.DAMAGE_SIGNS[kind] in scenes.icons(part)
        other = {"physical": "magical", "magical": "physical"}[kind]
        assert signs.DAMAGE_SIGNS[other] not in scenes.icons(part)


@pytest.mark.parametrize(("now", "arrow"), [(8, ("up", "good")), (6, ("down", "bad")), (7, None)])
def test_an_arrow_tells_that_a_figure_is_not_as_printed(now: int, arrow: tuple[str, str] | None) -> None:
    part = follower_tile(attack=now, attack_printed=7)
    assert scenes.marks(part, "up", "down") == ([arrow] if arrow else [])


@pytest.mark.rule("LG-15", "LG-57")
def test_a_hero_has_level_class_and_legendarity() -> None:
    view = changed(table(1, 0, 0), HERO, level=17, legendarity=11)
    part = hero_tile(view)
    assert {"17", "11"} <= set(digits(part))
    assert ("star", "gold") in scenes.marks(part, "star")
    assert signs.CLASS_SIGNS[pack().hero[HEROES[0]].class_] in scenes.icons(part)
    assert signs.LEGENDARITY in scenes.icons(part)
    assert scenes.marks(follower_tile(), "star") == []


def test_every_class_has_a_sign_of_its_own() -> None:
    assert set(signs.CLASS_SIGNS) == {*HERO_CLASSES, *FOLLOWER_CLASSES}
    assert len(set(signs.CLASS_SIGNS.values())) == len(signs.CLASS_SIGNS)


@pytest.mark.rule("LG-08")
def test_a_turned_card_lies_on_its_side_and_has_the_sign() -> None:
    upright, turned = follower_tile(), follower_tile(turned=True)
    assert arts(upright, Turned) == arts(upright, QuarterTurn) == []
    assert len(arts(turned, Turned)) == len(arts(turned, QuarterTurn)) == 1
    assert next(i.fill for i in turned.items if isinstance(i, Panel)) == "page"


@pytest.mark.rule("LG-28")
def test_a_card_that_stays_turned_is_chained() -> None:
    assert signs.STAYS_TURNED in scenes.icons(follower_tile(turned=True, stays_turned=True))
    assert signs.STAYS_TURNED not in scenes.icons(follower_tile(turned=True))


@pytest.mark.rule("LG-06")
def test_a_stolen_card_has_the_mark_of_its_owner() -> None:
    part = follower_tile(owner=1)
    assert signs.CONTROLLED in scenes.icons(part)
    assert "B" in scenes.badges(part)
    assert signs.CONTROLLED not in scenes.icons(follower_tile())


def test_a_keyword_is_a_sign_and_passes_with_the_turn_or_not() -> None:
    for word, sign in signs.KEYWORD_SIGNS.items():
        assert sign not in scenes.icons(follower_tile())
        for until, passing in (("stays", False), ("turn", True)):
            part = follower_tile(keywords=(word,), effects=(EffectView(word, 0, until, SKILLS[0]),))  # type: ignore[arg-type]
            assert sign in scenes.icons(part)
            assert (signs.UNTIL_TURN in scenes.icons(part)) == passing
    assert len(set(signs.KEYWORD_SIGNS.values())) == len(signs.KEYWORD_SIGNS)


def test_an_effect_tells_by_how_much() -> None:
    part = follower_tile(
        effects=(EffectView("attack", 2, "turn", SKILLS[0]), EffectView("lives", -3, "stays", SKILLS[0]))
    )
    assert {"+2", "−3"} <= set(digits(part))
    assert scenes.icons(part).count(signs.UNTIL_TURN) == 1


@pytest.mark.rule("LG-44")
def test_the_queue_stands_on_the_card() -> None:
    assert "−2" in digits(follower_tile(lives=5, most_lives=5, pending=-2))
    assert "+2" in digits(follower_tile(lives=3, most_lives=5, pending=2))


@pytest.mark.rule("LG-45")
@pytest.mark.parametrize(
    ("lives", "pending", "dying"),
    [(5, -4, False), (5, -5, True), (0, 0, True), (0, 1, False), (-2, 2, True), (1, 0, False)],
)
def test_a_skull_marks_what_is_about_to_die(lives: int, pending: int, dying: bool) -> None:
    part = follower_tile(lives=lives, most_lives=9, pending=pending)
    assert (signs.DYING in scenes.icons(part)) == dying
    assert (line_of(part) == "bad") == dying


def test_a_permanent_without_lives_has_a_name_and_no_figures() -> None:
    view = table(1, 0, 0)
    view = msgspec.structs.replace(view, permanents=(*view.permanents, permanent(9, STAYING[0], 0)))
    part = tile(drawn(view), match_words().card(STAYING[0]))
    assert " ".join(scenes.texts(part)) == match_words().card(STAYING[0])
    assert [i for i in part.items if isinstance(i, Mark)] == []


# -------------------------------------------------------------------- the moment


@pytest.mark.rule("LG-36", "LG-41")
def test_attacker_target_and_blockers_have_their_signs() -> None:
    view = msgspec.structs.replace(follower_table(), fight=FightView(HERO, OTHER, (FOLLOWER,), blocked=True))
    scene = drawn(view)
    blocker, target = (tile(scene, match_words().card(card)) for card in FOLLOWERS[:2])
    attacker = tile(scene, match_words().at(view).who(HERO, HEROES[0]))
    for part, sign in ((attacker, signs.ATTACKER), (target, signs.TARGET), (blocker, signs.BLOCKER)):
        found = {signs.ATTACKER, signs.TARGET, signs.BLOCKER} & set(scenes.icons(part))
        assert found == {sign}
        assert line_of(part) == "gold"
    assert "1" in digits(blocker)


@pytest.mark.rule("LG-51")
def test_a_target_has_the_number_of_the_spell_that_names_it() -> None:
    spells = (
        SpellView(201, SKILLS[0], "skill", -1, 1, -1, "", (FOLLOWER,), (FOLLOWERS[0],)),
        SpellView(202, SKILLS[1], "skill", -1, 0, -1, "", (), ()),
    )
    scene = drawn(
        msgspec.structs.replace(follower_table(lives=5, most_lives=5, attack=7, attack_printed=7), stack=spells)
    )
    part = tile(scene, match_words().card(FOLLOWERS[0]))
    assert "2" in digits(part), "the first played resolves second"
    assert [i.fill for i in part.items if isinstance(i, Panel)][1:] == ["seat1"]
    assert ("right", "seat1.ink") in scenes.marks(part, "right")


def test_what_is_asked_about_is_framed_in_the_colour_of_the_seat() -> None:
    view = msgspec.structs.replace(follower_table(), viewer=0, marks=(FOLLOWER,))
    assert line_of(tile(drawn(view), match_words().card(FOLLOWERS[0]))) == "seat0"
    assert line_of(tile(drawn(view), match_words().card(FOLLOWERS[1]))) == "line"


def test_what_the_viewer_has_picked_is_ticked() -> None:
    draft = DraftView("card", SKILLS[0], -1, HERO, (OTHER,), ())
    scene = drawn(msgspec.structs.replace(follower_table(), viewer=0, draft=draft))
    picked, other = (tile(scene, match_words().card(card)) for card in (FOLLOWERS[1], FOLLOWERS[0]))
    assert ("check", "good") in scenes.marks(picked, "check")
    assert scenes.marks(other, "check") == []
