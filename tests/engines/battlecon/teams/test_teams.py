"""Fights in teams (BC-60, BC-64, BC-67): how they are set up, whose the force is, who may use what, who leads whom."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.battlecon.board import BattleconMatch, Mode, Options
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import begin, choose, decision_of
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import op, when
from tests.engines.battlecon.squads import four, member, one_to_two, squad

KITS = ("claus", "cadenza", "vanaah", "hikaru")
SIZES: dict[Mode, int] = {"two_on_one": 3, "three_on_one": 4, "two_on_two": 4}


def start(mode: Mode, seats: int, seed: int = 5, **options: object) -> BattleconMatch:
    """Return a fight of the first kits at its first question."""
    known = Options(mode=mode, fighters=KITS[: SIZES[mode]], **options)  # type: ignore[arg-type]  # as the test says
    return begin(BATTLECON.standard, range(seats), f"{seed:x}" * 64, known).match


def answered(match: BattleconMatch, *keys: str) -> BattleconMatch:
    """Return the match after these answers to the open questions, one after the other."""
    for key in keys:
        match = choose(BATTLECON.standard, match, match.asks[0].seat, match.asks[0].id, [key]).match
    return match


def offers(match: BattleconMatch) -> tuple[int, str, list[str]]:
    """Return who is asked what, and the keys offered."""
    return match.asks[0].seat, match.asks[0].kind, [option.key for option in match.asks[0].options]


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("BC-60")
@pytest.mark.parametrize(
    ("mode", "title", "pool", "force"),
    [
        ("two_on_one", "none", 65 - 6, [2, 4]),
        ("two_on_one", "taken", 65 - 8, [4, 4]),
        ("three_on_one", "none", 85 - 8, [2, 6]),
        ("three_on_one", "taken", 85 - 12, [6, 6]),
        ("two_on_two", "taken", 85 - 8, [4, 4]),
    ],
)
def test_the_board_has_9_spaces_and_the_pool_65_or_85(mode: Mode, title: str, pool: int, force: list[int]) -> None:
    match = start(mode, SIZES[mode], title=title)
    while match.asks[0].kind == "place":
        match = answered(match, offers(match)[2][0])
    assert (match.board.spaces, match.board.pool, match.board.force) == (9, pool, force)


@pytest.mark.rule("BC-60")
def test_the_first_team_is_random_is_active_and_places_first() -> None:
    first = set()
    for seed in range(8):
        match = start("two_on_two", 4, seed)
        team = match.board.active_team
        assert offers(match)[:2] == (2 * team, "place")
        assert match.board.active == 2 * team
        first.add(team)
    assert first == {0, 1}


@pytest.mark.rule("BC-60")
def test_one_of_a_team_stands_on_its_fourth_space_the_others_behind() -> None:
    match = next(found for seed in range(8) if (found := start("two_on_two", 4, seed)).board.active_team == 0)
    assert offers(match) == (0, "place", ["0", "1", "2", "3"])
    match = answered(match, "1")
    # The second must stand on the fourth then, and is not asked.
    assert [fighter.space for fighter in match.board.fighters] == [1, 3, -1, -1]
    assert offers(match) == (2, "place", ["5", "6", "7", "8"])
    match = answered(match, "5")
    assert offers(match) == (3, "place", ["6", "7", "8"])
    assert [fighter.space for fighter in answered(match, "8").board.fighters] == [1, 3, 5, 8]


@pytest.mark.rule("BC-60")
def test_who_is_alone_stands_on_the_fourth_space_and_three_may_leave_it_to_the_last() -> None:
    match = next(found for seed in range(8) if (found := start("three_on_one", 4, seed)).board.active_team == 1)
    match = answered(match, "8", "6")
    assert [fighter.space for fighter in match.board.fighters] == [3, 8, 6, 5]


@pytest.mark.rule("BC-60")
@pytest.mark.parametrize(
    ("mode", "seats", "leaders"),
    [
        ("two_on_one", 3, [0, 1, 2]),
        ("two_on_one", 2, [0, 1, 1]),
        ("three_on_one", 4, [0, 1, 2, 3]),
        ("three_on_one", 3, [0, 1, 2, 2]),
        ("three_on_one", 2, [0, 1, 1, 1]),
        ("two_on_two", 4, [0, 1, 2, 3]),
        ("two_on_two", 3, [0, 0, 1, 2]),
        ("two_on_two", 2, [0, 0, 1, 1]),
    ],
)
def test_a_player_may_lead_several_fighters(mode: Mode, seats: int, leaders: list[int]) -> None:
    assert [fighter.seat for fighter in start(mode, seats).board.fighters] == leaders


@pytest.mark.rule("BC-60")
def test_who_leads_several_lays_a_pair_for_one_after_the_other() -> None:
    fight = Fight(*KITS, seats=2, spaces=(0, 3, 5, 8))
    asked = decision_of(fight.match, 0)
    assert asked is not None
    assert {option.args[0] for option in asked.options} == {0}
    fight.answer("maneuver/strike", seat=0)
    asked = decision_of(fight.match, 0)
    assert asked is not None
    assert {option.args[0] for option in asked.options} == {1}
    assert "cadenza.clockwork/strike" in {option.key for option in asked.options}
    fight.answer("maneuver/shot", seat=0)
    assert decision_of(fight.match, 0) is None
    assert not fight.emitted("laid")
    fight.answer("maneuver/strike", seat=1).answer("maneuver/dash", seat=1)
    assert [emitted["fighter"] for emitted in fight.emitted("laid")] == [0, 1, 2, 3]
    assert [f"{f.style}/{f.base}" for f in fight.board.fighters][1::2] == ["maneuver/shot", "maneuver/dash"]


@pytest.mark.rule("BC-60")
def test_advantages_of_several_fighters_of_a_player_name_the_fighter() -> None:
    fight = four(seats=2, spaces=(0, 3, 5, 8)).lay("plain/wait", "slow/wait", "plain/wait", "slow/wait")
    supports = {"strengthen", "fortify", "hasten"}
    assert fight.offered == {"pass"} | {f"{i}:{name}" for i in (0, 1) for name in supports}
    fight.answer("1:hasten")
    assert fight.emitted("advantage") == [{"fighter": 1, "what": "hasten", "count": 1}]
    assert fight.offered == {"pass"} | {f"{i}:{name}" for i in (2, 3) for name in supports}


@pytest.mark.rule("BC-60")
def test_a_player_of_one_fighter_names_none() -> None:
    fight = one_to_two(seats=2, spaces=(3, 5, 8)).lay("plain/wait", "plain/wait", "slow/wait")
    assert fight.offered == {"pass", "strengthen", "fortify", "hasten"}


# ---------------------------------------------------------------- Мастер, Чемпион


@pytest.mark.rule("BC-67")
@pytest.mark.parametrize(
    ("mode", "title", "life", "force", "figures"),
    [
        ("two_on_one", "master", 30, 4, (4, 5)),
        ("three_on_one", "champion", 40, 6, (5, 6)),
    ],
)
def test_who_stands_alone_takes_master_or_champion(
    mode: Mode, title: str, life: int, force: int, figures: tuple[int, int]
) -> None:
    kits = [member(ident) for ident in ("ann", "bob", "cat", "dan")][: SIZES[mode]]
    fight = squad(*kits, mode=mode, spaces=(3, 5, 6, 7)[: SIZES[mode]])
    assert [fighter.title for fighter in fight.board.fighters] == [title, *[""] * (len(kits) - 1)]
    assert fight.life() == [life, *[20] * (len(kits) - 1)]
    assert fight.fighter(0).life_at_start == life
    assert fight.board.force[0] == force
    styles = ["plain", "quick", "slow", "own"][: len(kits)]
    fight.lay("plain/strike", *[f"{style}/strike" for style in styles[1:]]).on()
    revealed = fight.emitted("revealed")
    assert [emitted["figures"]["power"] for emitted in revealed] == [figures[0], *[4] * (len(kits) - 1)]  # type: ignore[index]
    guards = {emitted["fighter"]: emitted["guard"] for emitted in fight.emitted("damage")}
    assert guards.get(0, figures[1]) == figures[1]


@pytest.mark.rule("BC-67")
def test_the_champion_has_a_guard_more() -> None:
    kits = [member(ident) for ident in ("ann", "bob", "cat", "dan")]
    fight = squad(*kits, mode="three_on_one", spaces=(4, 5, 6, 7))
    fight.beat("plain/strike", "quick/jab", "plain/wait", "slow/wait")
    assert [emitted["guard"] for emitted in fight.emitted("damage", fighter=0)] == [6]
    assert [emitted["power"] for emitted in fight.emitted("damage", fighter=1)] == [5]


@pytest.mark.rule("BC-67")
def test_the_title_may_be_left_and_two_on_two_has_none() -> None:
    for match in (start("two_on_one", 3, title="none"), start("two_on_two", 4), start("three_on_one", 2, title="none")):
        assert {fighter.title for fighter in match.board.fighters} == {""}
        assert {fighter.life for fighter in match.board.fighters} == {20}


# ---------------------------------------------------------------- force and advantages


def force_of(fight: Fight, team: int) -> list[tuple[object, object, object]]:
    """Return the changes of a team's force in recycle: who, gained, lost."""
    return [(emitted["fighter"], emitted["gained"], emitted["lost"]) for emitted in fight.emitted("force", team=team)]


@pytest.mark.rule("BC-64", "BC-38")
def test_each_takes_a_share_of_force_into_the_team_s_supply() -> None:
    fight = four(spaces=(0, 3, 5, 8)).set(1, life=7).set(2, life=8)
    before = list(fight.board.force)
    fight.beat("plain/wait", "slow/wait", "plain/wait", "slow/wait", answers=())
    assert force_of(fight, 0) == [(0, 1, 0), (1, 2, 0)]
    assert force_of(fight, 1) == [(2, 1, 0), (3, 1, 0)]
    assert [now - then for now, then in zip(fight.board.force, before, strict=True)] == [3, 2]


@pytest.mark.rule("BC-64")
def test_a_team_keeps_20_force_and_the_surplus_goes_to_the_box() -> None:
    fight = four(spaces=(0, 3, 5, 8)).rich(0, force=19)
    pool = fight.board.pool
    fight.beat("plain/wait", "slow/wait", "plain/wait", "slow/wait")
    assert fight.board.force[0] == 20
    assert sum(emitted["lost"] for emitted in fight.emitted("force", team=0)) == 1  # type: ignore[misc]  # numbers
    assert fight.board.pool == pool - 4


@pytest.mark.rule("BC-64", "BC-34")
def test_each_uses_each_of_his_support_tokens_once_out_of_the_common_force() -> None:
    fight = one_to_two(spaces=(3, 5, 8), active=1).rich(1, force=20)
    fight.lay("plain/jab", "plain/jab", "slow/jab")
    for i in (1, 2):
        for what in ("strengthen", "fortify", "hasten"):
            fight.use(i, what)
    assert fight.board.force[1] == 20 - 6 * 2
    while fight.match.asks and not fight.match.lanes:
        assert fight.asked.seat == 0
        fight.answer("pass")
    powers = {emitted["fighter"]: emitted["figures"]["power"] for emitted in fight.emitted("revealed")}  # type: ignore[index]  # a dict
    assert powers == {0: 2, 1: 4, 2: 4}
    assert fight.speeds() == {0: 3, 1: 5, 2: 0}


def asked_in_turn(fight: Fight, answers: Sequence[str]) -> list[int]:
    """Answer the offers of advantages with these, then with passes; return the seats in the order in which they were asked."""
    left, asked = list(answers), []
    while not fight.match.lanes and fight.match.asks and fight.asked.kind == "advantage":
        asked.append(fight.asked.seat)
        fight.answer(left.pop(0) if left else "pass")
    assert not left
    return asked


@pytest.mark.rule("BC-64", "BC-21")
@pytest.mark.parametrize(
    ("active", "answers", "asked"),
    [
        # A side has passed once both its players have; two passes in a row end the phase.
        (2, [], [2, 3, 0, 1]),
        (0, [], [0, 1, 2, 3]),
        # Any member acts, then it is the other side's turn, from its first player again.
        (0, ["hasten"], [0, 2, 3, 0, 1]),
        (0, ["pass", "hasten"], [0, 1, 2, 3, 0, 1]),
        (0, ["pass", "pass", "pass", "hasten"], [0, 1, 2, 3, 0, 1, 2, 3]),
    ],
)
def test_sides_take_turns_and_any_member_may_act(active: int, answers: list[str], asked: list[int]) -> None:
    fight = four(spaces=(0, 3, 5, 8), active=active).rich(0, 1, force=10)
    fight.lay("plain/wait", "slow/wait", "plain/wait", "slow/wait")
    assert asked_in_turn(fight, answers) == asked
    assert [emitted["team"] for emitted in fight.emitted("passed")][-2:] in ([0, 1], [1, 0])


@pytest.mark.rule("BC-64")
def test_effects_gain_force_for_the_team() -> None:
    fight = four(spaces=(0, 3, 5, 8))
    before = list(fight.board.force)
    fight.beat("plain/wait", "maneuver/strike", "plain/wait", "slow/wait")
    assert [now - then for now, then in zip(fight.board.force, before, strict=True)] == [3, 2]
    assert (1, 1, 0) in force_of(fight, 0)


@pytest.mark.rule("BC-25", "BC-64")
def test_a_finisher_is_paid_out_of_the_common_force() -> None:
    fight = four(spaces=(2, 3, 5, 8)).rich(0, force=15).set(1, life=12)
    fight.lay("plain/wait", "maneuver/strike", "plain/wait", "slow/wait").on("play")
    assert fight.emitted("finisher") == [{"fighter": 1, "card": "bob.bob_final", "cost": 12}]
    assert force_of(fight, 0)[0] == (1, 0, 12)


@pytest.mark.rule("BC-56", "BC-60")
def test_movement_jumps_friend_and_enemy_alike() -> None:
    fight = four(when("start", op("move", way="advance", by=2)), spaces=(1, 2, 4, 5))
    fight.lay("own/lance", "slow/wait", "plain/wait", "slow/wait").on()
    assert fight.emitted("moved")[0] == {
        "fighter": 0, "by": 0, "way": "advance", "start": 1, "end": 6, "passed": [2, 3]
    }  # fmt: skip
