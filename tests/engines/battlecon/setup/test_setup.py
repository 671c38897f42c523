"""Before the first beat: board, kits, force, who is active, finishers and discards (BC-01 to BC-05, BC-07)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.battlecon.board import BattleconMatch, Options
from engines.battlecon.content.shapes import Kit
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import Turn, begin, choose, decision_of
from engines.kernel.views import view
from tests.engines.battlecon.duels import SEED, Fight
from tests.engines.battlecon.kits import ability, card, duel, kit, marker, op, pack_of, special, token, when, with_style
from tests.support.events import public_facts

STANDARD_BASES = {"strike", "drive", "dash", "grasp", "burst", "shot"}


def start(*kits: Kit, seed: str = SEED, **options: Any) -> Turn:
    """Begin a match of kits made by hand; without `fighters` they are those in the order given."""
    named = options.pop("fighters", tuple(kit.id for kit in kits))
    return begin(BATTLECON.rules(pack_of(*kits)), range(2), seed, Options(fighters=named, **options))


def answer(match: BattleconMatch, seat: int, *keys: str, kits: tuple[Kit, ...]) -> Turn:
    asked = decision_of(match, seat)
    assert asked is not None
    return choose(BATTLECON.rules(pack_of(*kits)), match, seat, asked.id, keys)


def keys_of(match: BattleconMatch, seat: int) -> set[str]:
    asked = decision_of(match, seat)
    return {option.key for option in asked.options} if asked else set()


# ---------------------------------------------------------------- board and life


@pytest.mark.rule("BC-01")
def test_a_duel_has_seven_spaces_and_begins_on_the_third_and_the_fifth() -> None:
    board = Fight("claus", "vanaah").board
    assert board.spaces == 7
    assert [fighter.space + 1 for fighter in board.fighters] == [3, 5]


@pytest.mark.rule("BC-01")
def test_life_is_what_the_kit_says_and_never_grows_beyond_it() -> None:
    fight = duel({"life": 15, **with_style(when("start", op("heal", by=9)))})
    assert fight.life() == [15, 20]
    fight.set(0, life=13).beat("own/wait", "plain/wait")
    assert fight.life() == [15, 20]


# ---------------------------------------------------------------- kits


@pytest.mark.rule("BC-02")
def test_everybody_has_the_own_styles_and_bases_and_the_common_ones() -> None:
    hand = duel(with_style()).fighter(0).hand
    assert len(hand) == len(set(hand))
    bases = {"red.jab", "red.wait"} | STANDARD_BASES
    assert (
        set(hand) == {"red.own", *(f"red.{s}" for s in ("plain", "calm", "still", "halt", "rest")), "maneuver"} | bases
    )


@pytest.mark.rule("BC-02")
def test_a_kit_may_bring_other_bases_in_place_of_the_standard_ones() -> None:
    red = kit(
        "red", own_bases=True, bases=(card("hook_blow"), card("kick")), preset=(("plain", "jab"), ("calm", "wait"))
    )
    hand = start(red, kit("blue")).match.board.fighters[0].hand
    assert not STANDARD_BASES & {*hand}
    assert {"red.jab", "red.wait", "red.hook_blow", "red.kick", "maneuver"} <= {*hand}


@pytest.mark.rule("BC-02")
def test_components_lie_where_the_ability_says_markers_counted_from_the_own_edge() -> None:
    parts: dict[str, Any] = {
        "tokens": (token("gem", supply=2, exhausted=1),),
        "markers": (marker("flag", 1), marker("spare")),
        "cards": (special("lamp", active=True), special("veil")),
    }
    fight = duel(parts, parts)
    for i, name in enumerate(("red", "blue")):
        fighter = fight.fighter(i)
        assert (fighter.tokens, fighter.exhausted) == ({f"{name}.gem": 2}, {f"{name}.gem": 1})
        assert fighter.markers == {f"{name}.flag": (1, 5)[i]}
        assert fighter.active == (f"{name}.lamp",)


@pytest.mark.rule("BC-02")
def test_class_and_difficulty_change_nothing() -> None:
    rows = ({"class": "heavy", "difficulty": 1}, {"class": "mage", "difficulty": 3})
    boards = [duel(facts, spaces=(2, 3)).beat("plain/strike", "plain/shot").board for facts in rows]
    assert boards[0] == boards[1]


@pytest.mark.rule("BC-02")
def test_no_fighter_is_on_the_table_twice() -> None:
    kits = (kit("red"), kit("blue"), kit("green"))
    turn = start(*kits, fighters=())
    first = turn.match.asks[0].seat
    assert keys_of(turn.match, first) == {"red", "blue", "green"}
    turn = answer(turn.match, first, "blue", kits=kits)
    assert keys_of(turn.match, 1 - first) == {"red", "green"}


# ---------------------------------------------------------------- force


@pytest.mark.rule("BC-03")
def test_each_takes_two_force_out_of_forty_five() -> None:
    board = Fight("claus", "vanaah").board
    assert (board.force, board.pool) == ([2, 2], 41)


@pytest.mark.rule("BC-03")
def test_each_has_three_support_tokens_for_power_guard_and_priority() -> None:
    fight = duel(spaces=(2, 3)).lay("plain/jab", "halt/wait")
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}
    fight.rich(0, 1)
    for what in ("strengthen", "fortify", "hasten"):
        fight.use(0, what)
    fight.on()
    assert fight.question() == (1, "option")
    assert (fight.power(0), fight.guard(0), fight.priority(0)) == (4, 2, 5)


@pytest.mark.rule("BC-07")
def test_force_spent_goes_to_the_box_and_force_gained_comes_from_the_pool() -> None:
    fight = duel().lay("plain/wait", "plain/wait").use(0, "fortify")
    assert (fight.board.force, fight.board.pool) == ([0, 2], 41)
    fight = duel().rich(0)
    fight.beat("maneuver/wait", "plain/strike", answers=["play"])
    assert (fight.board.force, fight.board.pool) == ([10, 3], 39), "30 - 20 and the share of a recycle, limited to ten"
    fight = duel().beat("maneuver/wait", "plain/strike")
    assert (fight.board.force, fight.board.pool) == ([4, 3], 38), "one for Манёвр's end, one each in recycle"


# ---------------------------------------------------------------- who begins, finishers


@pytest.mark.rule("BC-04")
def test_the_active_player_is_random() -> None:
    firsts = [start(kit("red"), kit("blue"), seed=f"{n:064x}").match.board.active for n in range(20)]
    assert set(firsts) == {0, 1}


TWO_SIDES = {"finishers": (card("sun", range=(1, 1)), card("moon", range=(2, 2)))}


@pytest.mark.rule("BC-04")
def test_the_side_of_the_finisher_is_chosen_in_secret_and_then_shown() -> None:
    kits = (kit("red", **TWO_SIDES), kit("blue", **TWO_SIDES))
    rules = BATTLECON.rules(pack_of(*kits))
    match = start(*kits).match
    assert [(d.seat, d.kind) for d in match.asks] == [(0, "side"), (1, "side")]
    assert keys_of(match, 1) == {"blue.sun", "blue.moon"}
    turn = answer(match, 0, "red.moon", kits=kits)
    assert not turn.events
    for viewer in (0, 1, None):
        assert [f.finisher for f in view(rules, turn.match, viewer).table.fighters] == ["", ""]
    for viewer in (1, None):
        assert view(rules, turn.match, viewer) == view(rules, match, viewer)
    turn = answer(turn.match, 1, "blue.sun", kits=kits)
    assert [public_facts(e) for e in turn.events if e.kind == "finisher_side"] == [
        {"fighter": 0, "card": "red.moon"},
        {"fighter": 1, "card": "blue.sun"},
    ]
    for viewer in (0, 1, None):
        assert [f.finisher for f in view(rules, turn.match, viewer).table.fighters] == ["red.moon", "blue.sun"]


@pytest.mark.rule("BC-04")
def test_only_maneuver_turns_the_finisher_over_later() -> None:
    fight = duel(TWO_SIDES, sides={0: 0})
    fight.beat("plain/strike", "plain/wait").beat("calm/wait", "calm/jab")
    assert fight.fighter(0).finisher == 0
    fight.beat("maneuver/drive", "still/shot", answers=["s3", "flip"])
    assert fight.fighter(0).finisher == 1


@pytest.mark.rule("BC-04")
def test_a_finisher_with_one_side_is_not_asked_about() -> None:
    match = start(kit("red"), kit("blue", **TWO_SIDES)).match
    assert [(d.seat, d.kind) for d in match.asks] == [(1, "side")]


# ---------------------------------------------------------------- discards


@pytest.mark.rule("BC-05")
def test_two_pairs_are_discarded_the_beginners_ones_or_own_ones_and_shown_together() -> None:
    kits = (kit("red"), kit("blue"))
    match = start(*kits).match
    assert [(d.seat, d.kind) for d in match.asks] == [(0, "discards"), (1, "discards")]
    match = answer(match, 0, "beginner", kits=kits).match
    match = answer(match, 1, "own", kits=kits).match
    assert decision_of(match, 1).kind == "discard_1"  # type: ignore[union-attr]  # it is asked
    match = answer(match, 1, "maneuver/blue.wait", kits=kits).match
    assert decision_of(match, 1).kind == "discard_2"  # type: ignore[union-attr]  # it is asked
    assert not any("maneuver" in key or "blue.wait" in key for key in keys_of(match, 1))
    turn = answer(match, 1, "blue.still/strike", kits=kits)
    assert [public_facts(e) for e in turn.events if e.kind == "discards"] == [
        {"fighter": 0, "pile_1": ["red.plain", "strike"], "pile_2": ["red.calm", "drive"]},
        {"fighter": 1, "pile_1": ["maneuver", "blue.wait"], "pile_2": ["blue.still", "strike"]},
    ]
    red, blue = turn.match.board.fighters
    assert ({*red.discard_1}, {*red.discard_2}) == ({"red.plain", "strike"}, {"red.calm", "drive"})
    assert ({*blue.discard_1}, {*blue.discard_2}) == ({"maneuver", "blue.wait"}, {"blue.still", "strike"})
    assert not {*blue.hand} & {"maneuver", "blue.wait", "blue.still", "strike"}


@pytest.mark.rule("BC-05")
def test_initial_discards_come_back_first_the_second_pile_then_the_first() -> None:
    kits = (kit("red"), kit("blue"))
    match = start(*kits).match
    for seat in (0, 1):
        match = answer(match, seat, "beginner", kits=kits).match
    fight = duel()
    fight.match = match
    fight.rules = BATTLECON.rules(pack_of(*kits))
    fight.beat("still/jab", "still/jab")
    assert {"red.calm", "drive"} <= {*fight.fighter(0).hand}
    assert not {"red.plain", "strike"} & {*fight.fighter(0).hand}
    fight.beat("calm/wait", "calm/wait")
    assert {"red.plain", "strike"} <= {*fight.fighter(0).hand}


def test_an_ability_counts_from_the_start() -> None:
    fight = duel({"ability": ability(when("always", op("bonus", stat="priority", by=2)))})
    assert fight.priority(0) == 2
