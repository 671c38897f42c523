"""The phase of advantages: whose turn, support tokens, what may be used (BC-21, BC-34, BC-35)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, advantage, duel, is_, marker, op, special, token, when

PAIR = ("plain/strike", "plain/wait")


def gifted(*advantages: Raw, **facts: Any) -> dict[str, Any]:
    """What makes a kit with these advantages of its ability."""
    return {"ability": ability(advantages=advantages), **facts}


def poor(fight: Fight) -> Fight:
    """Without force nothing but the own advantages can be used."""
    fight.board.force[:] = [0, 0]
    return fight


# ---------------------------------------------------------------- whose turn


@pytest.mark.rule("BC-21")
@pytest.mark.parametrize("active", [0, 1])
def test_from_the_active_player_alternately_until_two_pass_in_a_row(active: int) -> None:
    fight = duel(active=active).rich(0, 1).lay(*PAIR)
    turns = []
    for key in ("strengthen", "fortify", "pass", "hasten", "fortify", "pass"):
        assert fight.asked.kind == "advantage"
        turns.append(fight.asked.seat)
        fight.answer(key)
    assert turns == [active, 1 - active] * 3
    assert fight.question() == (active, "advantage"), "he may act again since the other did not pass"
    fight.answer("pass")
    assert fight.board.phase != "advantages", "two passes in a row"


@pytest.mark.rule("BC-21")
def test_who_passed_may_act_again_if_the_other_did_not() -> None:
    fight = duel(active=0).rich(0, 1).lay(*PAIR)
    fight.answer("pass").answer("hasten").answer("strengthen").answer("pass").answer("pass")
    assert fight.emitted("advantage") == [
        {"fighter": 1, "what": "hasten", "count": 1},
        {"fighter": 0, "what": "strengthen", "count": 1},
    ]
    assert fight.board.beat == 2


@pytest.mark.rule("BC-21")
def test_all_advantages_are_voluntary() -> None:
    fight = duel().rich(0, 1).lay(*PAIR)
    while not fight.match.lanes:
        assert "pass" in fight.offered
        fight.answer("pass")
    assert not fight.emitted("advantage")


@pytest.mark.rule("BC-21")
def test_who_can_use_nothing_is_not_asked() -> None:
    fight = duel()
    fight.board.force[:] = [1, 2]
    fight.lay(*PAIR)
    assert fight.question() == (1, "advantage")


# ---------------------------------------------------------------- support tokens


@pytest.mark.rule("BC-34")
def test_support_tokens_cost_two_force_and_each_is_used_once_a_beat_all_three_if_wanted() -> None:
    fight = duel().rich(0, force=7).lay(*PAIR)
    left = {"strengthen", "fortify", "hasten"}
    for what, force in (("fortify", 5), ("hasten", 3), ("strengthen", 1)):
        assert fight.asked.seat == 0
        assert fight.offered == left | {"pass"}
        fight.answer(what)
        left.discard(what)
        assert fight.board.force[0] == force
        fight.answer("pass")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-34")
def test_the_bonus_of_a_support_token_lasts_the_beat_and_the_token_is_back_in_the_next() -> None:
    fight = duel(spaces=(2, 3)).rich(0, force=9).lay("plain/jab", "plain/wait").use(0, "strengthen").on()
    fight.lay("calm/strike", "calm/shot")
    assert "strengthen" in fight.offered
    fight.on()
    assert [hit["power"] for hit in fight.emitted("damage", fighter=1)] == [4, 4]


# ---------------------------------------------------------------- other advantages


@pytest.mark.rule("BC-35")
def test_a_one_time_advantage_is_used_once_a_beat_others_any_number_of_times() -> None:
    once = advantage("once", op("bonus", stat="power", by=1))
    often = advantage("often", op("bonus", stat="guard", by=1), per_beat=0)
    fight = poor(duel(gifted(once, often))).lay(*PAIR)
    assert fight.offered == {"red.ability.once", "red.ability.often", "pass"}
    fight.use(0, "once").use(0, "often")
    assert fight.offered == {"red.ability.often", "pass"}
    fight.use(0, "often").use(0, "often")
    assert len(fight.emitted("bonus", stat="guard")) == 3
    fight.on().lay("calm/shot", "calm/strike")
    assert fight.offered == {"red.ability.once", "red.ability.often", "strengthen", "fortify", "hasten", "pass"} - (
        set() if fight.board.force[0] >= 2 else {"strengthen", "fortify", "hasten"}
    )


@pytest.mark.rule("BC-35")
def test_tokens_are_used_once_a_beat_or_any_number_or_so_many_at_once() -> None:
    gain = when("always", op("bonus", stat="power", by=1))
    tokens = (
        token("one", gain, supply=3),
        token("many", gain, supply=2, per_beat=0),
        token("lots", gain, supply=4, amounts=(1, 3, 5)),
        token("mark", supply=2, counter=True),
    )
    fight = poor(duel({"tokens": tokens})).lay(*PAIR)
    assert fight.offered == {"red.one", "red.many", "red.lots:1", "red.lots:3", "pass"}
    fight.use(0, "one").use(0, "lots:3")
    assert fight.offered == {"red.many", "pass"}
    fight.use(0, "many").use(0, "many")
    assert fight.board.phase != "advantages" or "red.many" not in fight.offered


@pytest.mark.rule("BC-35")
def test_an_advantage_for_the_opponent_is_the_opponents_alone() -> None:
    bait = advantage("bait", op("bonus", stat="power", by=2), op("gain", token="gem", who="opponent"), opponent=True)
    red = gifted(bait, tokens=(token("gem", supply=0, exhausted=1, counter=True),))
    fight = poor(duel(red)).lay(*PAIR)
    assert fight.question() == (1, "advantage")
    fight.answer("red.ability.bait")
    assert fight.emitted("bonus", target=1, owner=1, stat="power", by=2)
    assert fight.fighter(0).tokens["red.gem"] == 1, "the opponent of who uses it is its owner"


NOTHING = [
    ("heal at full life", op("heal", by=2), {}),
    ("a token of which none is exhausted", op("gain", token="gem"), {}),
    ("a marker that is not on the board", op("move_marker", marker="flag"), {}),
    ("a marker to be taken off that is not there", op("remove_marker", marker="flag"), {}),
    ("a card that is active already", op("activate", card="lamp"), {}),
    ("a card that is not active", op("deactivate", card="veil"), {}),
    ("tokens of the other that has none", op("exhaust", who="opponent"), {}),
    ("a movement that is impossible", op("move", way="retreat", by=5), {}),
    ("a price that cannot be paid", op("spend", token="gem", count=3), {}),
    ("the last life", op("pay_life", by=20), {}),
    ("a bonus of nothing", op("bonus", stat="power", by={"of": "damage_taken"}), {}),
    ("a condition that does not hold", op("heal", by=2), {"if_": (is_("stunned"),)}),
]


@pytest.mark.rule("BC-35")
@pytest.mark.parametrize(("idle", "facts"), [row[1:] for row in NOTHING], ids=[row[0] for row in NOTHING])
def test_what_cannot_be_applied_or_would_change_nothing_is_not_offered(idle: Raw, facts: dict[str, Any]) -> None:
    parts: dict[str, Any] = {
        "tokens": (token("gem", supply=2, counter=True), token("pearl", when("use", idle, **facts))),
        "markers": (marker("flag"),),
        "cards": (special("lamp", active=True), special("veil")),
    }
    fight = poor(duel(gifted(advantage("idle", idle, **facts), **parts)))
    fight.lay(*PAIR)
    assert fight.board.phase != "advantages" or fight.question()[1] != "advantage"
    assert not fight.emitted("advantage")


@pytest.mark.rule("BC-35")
def test_what_would_change_something_is_offered() -> None:
    parts: dict[str, Any] = {
        "tokens": (token("gem", supply=1, exhausted=1, counter=True),),
        "markers": (marker("flag", 2),),
        "cards": (special("lamp"),),
    }
    useful = {
        "heal": op("heal", by=2),
        "gain": op("gain", token="gem"),
        "flag": op("move_marker", marker="flag"),
        "lamp": op("activate", card="lamp"),
        "walk": op("move", way="retreat", by=2),
        "pay": op("spend", token="gem", count=1),
        "drop": op("choose", options=[[op("heal", by=0)], [op("lose", by=1)]]),
    }
    fight = poor(duel(gifted(*(advantage(name, what) for name, what in useful.items()), **parts)).set(0, life=10))
    fight.lay(*PAIR)
    assert fight.offered == {f"red.ability.{name}" for name in useful} | {"pass"}


@pytest.mark.rule("BC-35")
def test_what_may_be_used_is_judged_by_open_information_and_never_by_a_face_down_pair() -> None:
    fast = advantage("fast", op("heal", by=1), if_=(is_("priority", least=3),))
    mine = advantage("mine", op("heal", by=1), if_=(is_("plays", card="plain"),))
    fight = poor(duel(gifted(fast, mine)).set(0, life=9)).lay("plain/strike", "plain/wait")
    assert not fight.emitted("advantage")
    assert fight.match.lanes, "neither was offered: the pair that would fulfil both lies face down"


@pytest.mark.rule("BC-35", "BC-75")
def test_an_advantage_that_would_only_cost_something_is_not_offered() -> None:
    cure = advantage("cure", op("spend", token="gem"), op("heal", by=2))
    fight = poor(duel(gifted(cure, tokens=(token("gem", counter=True),)))).lay(*PAIR)
    assert not fight.emitted("advantage")
    assert fight.board.phase != "advantages"
    fight = poor(duel(gifted(cure, tokens=(token("gem", counter=True),))).set(0, life=19)).lay(*PAIR)
    assert "red.ability.cure" in fight.offered


@pytest.mark.rule("BC-83", "BC-94")
def test_with_the_old_rules_an_ante_that_another_has_cost_its_owner_does_not_apply() -> None:
    thief = {"tokens": (token("claw", when("use", op("exhaust", who="opponent"))),)}
    glow = {"tokens": (token("glow", when("use", op("lose", by=1))),)}
    fight = duel(thief, glow, profile="legacy").lay(*PAIR)
    for seat, key in ((0, "red.claw"), (0, "pass"), (1, "blue.glow"), (1, "pass")):
        fight.answer(key, seat=seat)
    assert fight.held(1, "glow") == (0, 1)
    assert not fight.emitted("lost")
