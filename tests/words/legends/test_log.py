"""Events of Legends in words: lines, stories, headlines."""

from __future__ import annotations

import pytest

from engines.legends import events as happened
from engines.legends.events import EVENTS
from tests.words.legends.support.events import every, played, settled
from tests.words.legends.support.making import flaws, words_in
from words.texts import LANGUAGES, Language

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_kind_of_event_has_a_line_without_flaws(language: Language) -> None:
    words = words_in(language)
    lines = {event: words.line(event) for event in every()}
    assert {type(event) for event in lines} == {*EVENTS.values()}
    assert [line for line in lines.values() if not line or flaws(line.replace("**", ""), language)] == []
    alike = {line for line in lines.values() if [*lines.values()].count(line) > 1}
    assert all(isinstance(event, happened.Left | happened.Buried) for event, line in lines.items() if line in alike), (
        alike
    )


@pytest.mark.rule("LG-21", "LG-25")
def test_levels_of_several_heroes_at_the_start_of_a_turn_are_one_piece() -> None:
    levels = [happened.Level(1, "mira", 1, 2, "turn"), happened.Level(2, "ilda", 1, 3, "turn")]
    kill = happened.Level(3, "ingrit", 1, 2, "kill")
    drew, mira, ilda, ingrit = happened.Drew(0, 1), "Mira Emberhand", "Ilda the Quiet", "Ingrit the Red"
    english = words_in("en")
    assert english.story([drew, *levels, kill]) == [
        f"Anna draws 1 card → levels at the start of turn: {mira} 2, {ilda} 3 → {ingrit}: level 2 (+1, a kill)"
    ]
    assert english.story([drew, levels[0]]) == [f"Anna draws 1 card → {mira}: level 2 (+1, start of turn)"]


@pytest.mark.rule("LG-05")
@each_language
def test_the_heading_of_a_game_is_its_number_and_the_score_stands_where_a_game_ends(language: Language) -> None:
    words = words_in(language)
    begun = happened.Game(2, 3, (1, 0))
    assert words.begins_section(happened.Game)
    assert words.line(begun) == words.say("legends-log-game-of", number=2)
    assert words.score((1, 0)) not in (words.line(begun) or "")
    assert words.score((2, 0)) in (words.line(happened.GameOver(2, 0, "heroes", (2, 0))) or "")


def test_nothing_is_told_of_a_draw_of_no_cards() -> None:
    assert words_in("en").line(happened.Drew(0, 0)) is None


@pytest.mark.rule("LG-44")
def test_a_settlement_tells_each_permanent_with_the_lives_it_has_left() -> None:
    russian, english = words_in("ru"), words_in("en")
    assert russian.line(settled()) == "Бурый медведь −3 (осталось 1)"
    assert english.line(settled(damage=0, healed=2, lives=4)) == "Brown Bear +2 (4 left)"
    assert english.line(settled(prevented=2)) == "Brown Bear −3 (2 prevented, 1 left)"
    assert english.line(settled(damage=0, prevented=3)) == "Brown Bear: no change (3 prevented, 1 left)"
    assert russian.line(settled(damage=0, prevented=3)) == "Бурый медведь: без изменений (предотвращено 3, осталось 1)"
    both = [settled(), settled(uid=12, card="wolf_cub", damage=0, healed=2, lives=3)]
    assert russian.story(both) == ["Бурый медведь −3 (осталось 1), Волчонок +2 (осталось 3)"]


@pytest.mark.rule("LG-10")
@each_language
def test_cards_drawn_are_told_to_those_alone_who_see_them(language: Language) -> None:
    words = words_in(language)
    for hidden, seen in (
        (happened.Drew(0, 1), happened.Drew(0, 1, ("spark",))),
        (happened.Hand(0, 1), happened.Hand(0, 1, ("spark",))),
        (happened.Looked(0, 1, 1), happened.Looked(0, 1, 1, ("spark",), ("spark",))),
    ):
        assert words.card("spark") not in (words.line(hidden) or "")
        assert words.card("spark") in (words.line(seen) or "")


@pytest.mark.rule("LG-31")
def test_what_is_played_is_told_with_its_targets_and_its_price() -> None:
    spell = played(discarded=("halt",), lives=2)
    assert words_in("en").line(spell) == (
        "Anna plays the event “Spark”, target: Brown Bear (price: 1 legendarity, 2 lives, discarded Halt)"
    )
    at_a_player = played(targets=(1,), target_cards=("",), points=0)
    assert words_in("ru").line(at_a_player) == "Анна разыгрывает случай «Искра», цель — Борис"


@pytest.mark.rule("LG-58")
def test_from_turn_100_on_the_draw_to_come_is_told() -> None:
    words = words_in("en")
    assert "120" not in (words.line(happened.Turn(0, 99, 120)) or "")
    assert "(a draw after turn 120)" in (words.line(happened.Turn(0, 100, 120)) or "")


def test_permanents_of_the_same_card_are_told_apart_by_a_number() -> None:
    words = words_in("en")
    words.cast = type(words.cast)((0, 1), ((11, "brown_bear"), (12, "brown_bear"), (13, "wolf_cub")))
    assert words.line(settled(uid=12)) == "Brown Bear #2 −3 (1 left)"
    assert words.who(13) == "Wolf Cub"
    # One that has left play has no number any more.
    assert words.who(40, "brown_bear") == "Brown Bear"


# -------------------------------------------------------------------- stories and headlines


def test_a_story_has_a_line_for_each_thing_done_and_leaves_out_passes() -> None:
    told = words_in("en").story(
        [
            happened.Turn(0, 5, 120),
            happened.Drew(0, 1, ("halt",)),
            happened.Level(5, "mira", 1, 2, "turn"),
            happened.Phase(0, "main"),
            played(),
            happened.Passed(0),
            happened.Passed(1),
            happened.Resolved(0, 30, "spark", -1, 0),
            happened.Queued("damage", 11, "brown_bear", 2, "magical", "spark"),
            happened.Buried(0, "spark", "used"),
            settled(damage=2, lives=0),
            happened.Left(11, "brown_bear", 1, "graveyard", "lives", "mira"),
        ]
    )
    assert told == [
        "Anna draws 1 card (Halt) → Mira Emberhand: level 2 (+1, start of turn)",
        "Anna plays the event “Spark”, target: Brown Bear (price: 1 legendarity)",
        "Spark resolves → into the queue: Brown Bear −2 (magical)",
        "Brown Bear −2 (0 left) → Brown Bear goes to the graveyard (Boris), killed by Mira Emberhand",
    ]


def test_a_fight_is_one_line_and_its_entries_are_told_as_they_are_settled() -> None:
    told = words_in("ru").story(
        [
            happened.Attacked(11, "brown_bear", 12, "wolf_cub"),
            happened.Blocked(1, (), ()),
            happened.Queued("damage", 12, "wolf_cub", 4, "physical", "brown_bear"),
            happened.Queued("damage", 11, "brown_bear", 1, "physical", "wolf_cub"),
            settled(uid=12, card="wolf_cub", damage=4, lives=-1),
            settled(damage=1, lives=3),
        ]
    )
    assert told == [
        "Бурый медведь атакует, цель — Волчонок → Борис не блокирует → Волчонок −4 (осталось −1), Бурый медведь −1 (осталось 3)"
    ]


def test_what_goes_without_saying_is_left_out() -> None:
    words = words_in("en")
    follower = [happened.Resolved(0, 30, "wolf_cub", -1, 0), happened.Entered(31, "wolf_cub", 0)]
    assert words.story(follower) == ["Wolf Cub enters play (Anna)"]
    squad = [happened.Entered(1, "ingrit", 0), happened.Squad(0, ("ingrit",), (1,))]
    assert words.story(squad) == ["Anna brings heroes into play: Ingrit the Red"]
    changes = [happened.Changed(11, "brown_bear", what, 1, "stays") for what in ("attack", "lives")]
    assert words.story(changes) == ["Brown Bear: +1 attack and +1 life for good"]
    paid = [played(sacrificed=("wolf_cub",)), happened.Left(12, "wolf_cub", 0, "graveyard", "price", "")]
    assert len(words.story(paid)) == 1
    assert "graveyard" not in words.story(paid)[0]


def test_a_headline_tells_who_was_killed_and_who_won() -> None:
    words = words_in("en")
    events = [
        happened.Left(11, "brown_bear", 1, "graveyard", "lives", ""),
        happened.Left(12, "wolf_cub", 1, "hand", "effect", ""),
        happened.GameOver(1, 0, "heroes", (1, 0)),
    ]
    assert all(words.is_in_headline(type(event)) for event in events)
    assert words.headline(events) == "Game 1: Anna wins (no heroes left); killed: Brown Bear"
    assert not words.is_in_headline(happened.Passed)


@each_language
def test_turns_are_the_parts_of_the_log_and_games_its_sections(language: Language) -> None:
    words = words_in(language)
    assert [kind for kind in EVENTS.values() if words.begins_part(kind)] == [happened.Turn]
    assert [kind for kind in EVENTS.values() if words.begins_section(kind)] == [happened.Game]
