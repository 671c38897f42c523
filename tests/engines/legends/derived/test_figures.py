"""Figures of permanents and players: what is printed, effects, static abilities, and floors."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities, Static, What
from engines.legends.content.checks import problems_of_card
from engines.legends.content.shapes import Blow
from engines.legends.content.vocabulary import Condition, Damage, Group, Keyword
from engines.legends.derived.figures import (
    attack_of,
    event_cost,
    extra_draw,
    hand_limit,
    has_keyword,
    legendarity_of,
    level_of,
    lives_of,
    most_lives,
    shield_of,
    untaps,
)
from tests.engines.legends.figures import Table, event, follower, hero

OWN_FOLLOWERS = Group(kind="follower", side="own")


def test_a_figure_is_what_is_printed_with_all_changes() -> None:
    table = Table(hero("banner", Static(what="attack", by=1, group=OWN_FOLLOWERS)))
    wolf, foe = table.put("wolf"), table.put("wolf", seat=1)
    table.put("banner")
    table.change(wolf, "attack", 3)
    assert attack_of(table.board, table.pack, wolf) == 2 + 1 + 3
    assert attack_of(table.board, table.pack, foe) == 2


def test_a_static_ability_of_a_stolen_card_works_for_its_controller() -> None:
    table = Table(follower("banner", Static(what="attack", by=1, group=OWN_FOLLOWERS)))
    wolf, foe = table.put("wolf"), table.put("wolf", seat=1)
    table.put("banner", owner=0, controller=1)
    assert [attack_of(table.board, table.pack, p) for p in (wolf, foe)] == [2, 3]


def test_without_a_group_a_static_ability_is_about_its_own_permanent() -> None:
    table = Table(follower("bear", Static(what="lives", by=2)))
    bear, other = table.put("bear"), table.put("bear")
    wolf = table.put("wolf")
    assert [most_lives(table.board, table.pack, p) for p in (bear, other, wolf)] == [5, 5, 3]


@pytest.mark.rule("LG-57")
def test_attack_level_and_legendarity_never_fall_below_zero() -> None:
    figures: tuple[What, ...] = ("attack", "level", "legendarity")
    weak = (Static(what=what, by=-9, group=Group()) for what in figures)
    table = Table(event("curse", *weak))
    mira, wolf = table.put("mira"), table.put("wolf")
    table.put("curse")
    read = (attack_of, level_of, legendarity_of)
    assert [figure(table.board, table.pack, p) for p in (mira, wolf) for figure in read] == [0] * 6


@pytest.mark.rule("LG-49")
def test_a_change_of_lives_changes_the_number_and_the_maximum() -> None:
    table = Table()
    wolf = table.put("wolf", damage=2)
    table.change(wolf, "lives", 2)
    assert (most_lives(table.board, table.pack, wolf), lives_of(table.board, table.pack, wolf)) == (5, 3)
    table.board.effects = ()
    table.change(wolf, "lives", -1)
    assert (most_lives(table.board, table.pack, wolf), lives_of(table.board, table.pack, wolf)) == (2, 0)


def test_cards_that_are_no_fighters_have_no_figures() -> None:
    table = Table(event("aura", Static(what="attack", by=1, group=Group(kind="permanent"))))
    fog = table.put("fog")
    table.put("aura")
    read = (attack_of, most_lives, level_of, legendarity_of)
    assert [figure(table.board, table.pack, fog) for figure in read] == [0, 0, 0, 0]
    wolf = table.put("wolf", level=3)
    assert level_of(table.board, table.pack, wolf) == 0


def test_a_level_is_that_of_the_hero_with_changes() -> None:
    table = Table()
    mira = table.put("mira", level=3)
    table.change(mira, "level", 1)
    assert level_of(table.board, table.pack, mira) == 4
    assert attack_of(table.board, table.pack, mira) == 2


def test_a_condition_of_a_static_ability_is_read_each_time() -> None:
    full = Condition(is_="lives", hurt=False)
    table = Table(follower("bear", Static(what="attack", by=2, if_=(full,)), attack=Blow(1)))
    bear = table.put("bear")
    assert attack_of(table.board, table.pack, bear) == 3
    bear.damage = 1
    assert attack_of(table.board, table.pack, bear) == 1


@pytest.mark.rule("LG-53")
def test_static_abilities_work_in_the_graveyard_only_if_they_say_so() -> None:
    ghost = follower("ghost", Static(what="attack", by=1, group=OWN_FOLLOWERS, where="graveyard"))
    table = Table(ghost, follower("banner", Static(what="attack", by=4, group=OWN_FOLLOWERS)))
    wolf, foe = table.put("wolf"), table.put("wolf", seat=1)
    table.put("ghost")
    assert attack_of(table.board, table.pack, wolf) == 2
    table.bury("ghost", "banner", "ghost")
    assert attack_of(table.board, table.pack, wolf) == 4
    assert attack_of(table.board, table.pack, foe) == 2


@pytest.mark.rule("LG-53")
def test_static_abilities_do_not_work_on_the_stack() -> None:
    table = Table(follower("banner", Static(what="attack", by=4, group=OWN_FOLLOWERS)))
    wolf = table.put("wolf")
    table.play("banner")
    assert attack_of(table.board, table.pack, wolf) == 2


def test_keywords_are_printed_given_by_effects_and_by_static_abilities() -> None:
    table = Table(
        follower("wall", abilities=Abilities(keywords=("guard",))),
        hero("captain", Static(what="keyword", keyword="untouched", group=OWN_FOLLOWERS)),
    )
    wall, captain = table.put("wall"), table.put("captain")
    table.change(wall, "cannot_block")
    keywords: tuple[Keyword, ...] = ("guard", "cannot_block", "untouched", "untargetable")
    found = [has_keyword(table.board, table.pack, wall, keyword) for keyword in keywords]
    assert found == [True, True, True, False]
    assert not any(has_keyword(table.board, table.pack, captain, keyword) for keyword in keywords)


@pytest.mark.rule("LG-52")
def test_a_shield_is_for_its_type_of_damage_or_for_all() -> None:
    table = Table(
        follower("golem", Static(what="shield", by=1), Static(what="shield", by=2, type="magical")),
    )
    golem = table.put("golem")
    types: tuple[Damage, ...] = ("physical", "magical")
    shields = [shield_of(table.board, table.pack, golem, damage) for damage in types]
    assert shields == [1, 3]


def test_what_changes_a_player_is_summed_over_his_permanents() -> None:
    table = Table(
        event("sale", Static(what="cost", by=-1), Static(what="hand_size", by=2), Static(what="extra_draw", by=1)),
    )
    table.put("sale")
    table.put("sale")
    table.put("sale", owner=0, controller=1)
    read = [
        (event_cost(table.board, table.pack, seat, "fog"), hand_limit(table.board, table.pack, seat)) for seat in (0, 1)
    ]
    assert read == [(0, 11), (1, 9)]
    assert [extra_draw(table.board, table.pack, seat) for seat in (0, 1)] == [2, 1]


def test_what_a_player_has_never_falls_below_zero() -> None:
    table = Table(
        event("tax", Static(what="cost", by=-9), Static(what="hand_size", by=-9), Static(what="extra_draw", by=-2)),
    )
    table.put("tax")
    assert event_cost(table.board, table.pack, 0, "fog") == 0
    assert hand_limit(table.board, table.pack, 0) == 0
    assert extra_draw(table.board, table.pack, 0) == 0


def test_a_graveyard_changes_its_own_player() -> None:
    table = Table(event("tomb", Static(what="hand_size", by=1, where="graveyard")))
    table.bury("tomb", seat=1)
    assert [hand_limit(table.board, table.pack, seat) for seat in (0, 1)] == [7, 8]


@pytest.mark.rule("LG-28")
def test_a_permanent_untaps_unless_it_is_marked_or_forbidden() -> None:
    table = Table(event("ice", Static(what="no_untap", group=Group(kind="follower", side="enemy"))))
    wolf, foe = table.put("wolf"), table.put("wolf", seat=1)
    marked = table.put("wolf", stays_turned=True)
    table.put("ice")
    assert [untaps(table.board, table.pack, p) for p in (wolf, foe, marked)] == [True, False, False]


LOOPS = [
    Static(what="legendarity", by=-1, group=Group(kind="follower", legendarity=2)),
    Static(what="level", by=1, if_=(Condition(is_="level", least=3),)),
    Static(what="level", by=1, if_=(Condition(is_="lives", least=3),)),
    Static(what="lives", by=1, if_=(Condition(is_="lives", most=3),)),
    Static(what="legendarity", by=1, if_=(Condition(is_="count", group=Group(legendarity=1)),)),
]


@pytest.mark.parametrize("static", LOOPS)
def test_a_figure_that_depends_on_itself_is_refused(static: Static) -> None:
    assert [problem.text for problem in problems_of_card(hero("snake", static), "$")] != []


FINE = [
    Static(what="attack", by=1, if_=(Condition(is_="lives", most=3), Condition(is_="level", least=2))),
    Static(what="lives", by=1, if_=(Condition(is_="level", least=3),)),
    Static(what="lives", by=1, if_=(Condition(is_="lives", hurt=True),)),
    Static(what="level", by=1, group=Group(kind="hero", legendarity=2)),
]


@pytest.mark.parametrize("static", FINE)
def test_a_figure_may_depend_on_others(static: Static) -> None:
    assert not problems_of_card(hero("owl", static), "$")
    table = Table(hero("owl", static))
    owl = table.put("owl", level=3)
    assert lives_of(table.board, table.pack, owl) >= 9
    assert level_of(table.board, table.pack, owl) >= 3
    assert attack_of(table.board, table.pack, owl) >= 2
