"""Daidzin, card by card: coins, a gem and a seal, and a bargain that opponents may accept."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

COIN, GEM, SEAL = "daidzin.coin", "daidzin.gem", "daidzin.seal"
BARGAIN = "daidzin.ability.bargain"
SUPPORTS = {"strengthen", "fortify", "hasten", "pass"}


def daidzin(
    *spaces: int,
    coin: int = 2,
    gem: int = 1,
    seal: int = 0,
    spent: int | None = None,
    rival: str = "claus",
    side: int = 0,
) -> Fight:
    """Return a fight of Daidzin with these tokens in supply; of those not there `spent` 0 leaves none to come back."""
    fight = Fight("daidzin", rival, spaces=spaces, sides={0: side})
    held = {"coin": coin, "gem": gem, "seal": seal}
    total = {"coin": 4, "gem": 1, "seal": 1}
    away = {name: (total[name] - held[name] if spent is None else spent) for name in held}
    return fight.set(0, tokens=held, exhausted=away)


@pytest.mark.rule("BC-82")
def test_his_figures_agree_with_the_book() -> None:
    assert figures_of("daidzin") == {
        "greedy": ((1, 3), 0, 0, 0),
        "cunning": ((0, 1), 0, 1, 0),
        "lavish": ((0, 0), 1, -1, 0),
        "hoarding": ((0, 0), 0, -1, 0),
        "risky": ((0, 1), 0, 0, 0),
        "haggling": ("none", "none", 4, 3),
        "all_in": ((1, 3), 4, 6, 0),
        "golden_cage": ((1, 5), 4, 5, 3),
    }
    kit = BATTLECON.standard.pack.kit["daidzin"]
    assert (kit.life, kit.source) == (20, "ours")
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [
        ("coin", 2, 2, 0), ("gem", 1, 0, 1), ("seal", 0, 1, 1),
    ]  # fmt: skip
    fight = daidzin(0, 6).lay("greedy/grasp", "maneuver/shot").on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"]["range"] == [2, 4]  # type: ignore[index]  # figures


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("BC-94", "BC-43")
def test_any_number_of_coins_one_gem_and_one_seal_may_be_used() -> None:
    fight = daidzin(0, 6, coin=2, seal=1).lay("maneuver/strike", "maneuver/shot")
    assert fight.offered == {COIN, GEM, SEAL} | SUPPORTS
    for token, left in (("coin", {COIN, GEM, SEAL}), ("coin", {GEM, SEAL}), ("gem", {SEAL}), ("seal", set())):
        fight.use(0, token)
        fight.answer("pass")
        assert fight.offered == left | SUPPORTS
    fight.on("keep")
    assert fight.speeds() == {0: 5, 1: 2}
    assert (fight.held(0, "coin"), fight.held(0, "gem"), fight.held(0, "seal")) == ((0, 4), (0, 1), (0, 1))


def test_a_gem_gives_two_power_for_the_beat() -> None:
    fight = daidzin(2, 3, spent=0).lay("maneuver/strike", "maneuver/shot").use(0, "gem").on("keep")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    assert fight.speeds() == {0: 3, 1: 2}
    fight.refill().lay("maneuver/strike", "maneuver/shot").on()
    assert fight.emitted("damage", fighter=1)[1]["power"] == 4


@pytest.mark.rule("BC-44")
def test_a_seal_is_two_armour() -> None:
    fight = daidzin(2, 3, seal=1, spent=0).lay("maneuver/shot", "maneuver/strike").use(0, "seal").on()
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["power"], damage["armour"], damage["taken"]) == (4, 2, 2)
    assert fight.emitted("damage", fighter=1)[0]["armour"] == 0


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(("answer", "space"), [("refuse", 2), ("allow", 1)])
def test_a_seal_lets_him_refuse_to_be_moved(answer: str, space: int) -> None:
    fight = daidzin(2, 3, seal=1, spent=0).lay("maneuver/strike", "maneuver/grasp").use(0, "seal").on("s1")
    assert fight.question() == (0, "refuse")
    assert fight.offered == {"refuse", "allow"}
    fight.answer(answer)
    assert fight.spaces() == [space, 3]
    assert len(fight.emitted("refused", fighter=0, by=1)) == (answer == "refuse")


@pytest.mark.rule("BC-92")
def test_a_seal_asks_about_no_movement_of_his_own_and_none_without_it() -> None:
    own = daidzin(2, 6, seal=1, spent=0).lay("maneuver/drive", "maneuver/shot").use(0, "seal").on("s3")
    assert own.spaces()[0] == 3
    without = daidzin(2, 3, spent=0).lay("maneuver/strike", "maneuver/grasp").on("s1")
    assert without.spaces() == [1, 3]
    assert not without.emitted("refused")


# ---------------------------------------------------------------- ability


@pytest.mark.rule("BC-43")
def test_after_a_hit_a_token_that_was_not_used_this_beat_comes_back() -> None:
    fight = daidzin(2, 3, coin=1, gem=1).lay("maneuver/strike", "maneuver/shot").use(0, "coin").on()
    assert fight.held(0, "seal") == (1, 0), "coins were used: only the seal can come back"
    assert fight.held(0, "coin") == (0, 4)
    picks = daidzin(2, 3, coin=1, gem=0).lay("maneuver/strike", "maneuver/shot").on()
    assert picks.question() == (0, "token")
    assert picks.offered == {COIN, GEM, SEAL}
    picks.answer(GEM)
    assert (picks.held(0, "gem"), picks.held(0, "coin"), picks.held(0, "seal")) == ((1, 0), (1, 3), (0, 1))


def test_without_a_hit_nothing_comes_back() -> None:
    fight = daidzin(2, 6).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert not fight.emitted("tokens")


@pytest.mark.rule("BC-35", "BC-68")
def test_the_opponent_may_take_the_bargain_once_and_daidzin_takes_a_token() -> None:
    fight = daidzin(2, 3, gem=0).lay("maneuver/shot", "maneuver/strike")
    assert fight.offered == {COIN} | SUPPORTS, "not his own"
    fight.answer("pass")
    assert fight.question() == (1, "advantage")
    assert fight.offered == {BARGAIN} | SUPPORTS
    fight.answer(BARGAIN)
    assert fight.question() == (0, "token")
    assert fight.offered == {COIN, GEM, SEAL}
    fight.answer(SEAL)
    assert fight.held(0, "seal") == (1, 0)
    fight.answer("pass")
    assert fight.offered == SUPPORTS, "once a beat"
    fight.on("keep")
    assert fight.emitted("damage", fighter=0)[0]["power"] == 6


def test_a_bargain_without_a_token_to_come_back_still_gives_power_for_the_beat() -> None:
    fight = daidzin(2, 3, spent=0).beat("maneuver/shot", "maneuver/strike", uses=[(1, BARGAIN)], answers=["keep"])
    assert fight.emitted("damage", fighter=0)[0]["power"] == 6
    assert not fight.emitted("tokens")
    fight.refill().lay("maneuver/shot", "maneuver/strike").on()
    assert fight.emitted("damage", fighter=0)[1]["power"] == 4


def test_in_a_mirror_each_may_take_the_others_bargain() -> None:
    fight = Fight("daidzin", "daidzin", spaces=(0, 6)).lay("hoarding/strike", "maneuver/shot")
    assert BARGAIN in fight.offered
    fight.answer(BARGAIN)
    assert fight.question() == (1, "token")
    fight.answer(COIN)
    assert fight.question() == (1, "advantage")
    assert BARGAIN in fight.offered
    assert fight.held(1, "coin") == (3, 1)
    assert fight.held(0, "coin") == (2, 2)
    fight.on()
    assert [emitted["figures"]["power"] for emitted in fight.emitted("revealed")] == [6, 3]  # type: ignore[index]  # figures


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-43")
def test_greedy_exhausts_a_token_of_the_one_hit_and_returns_one_after_damage() -> None:
    fight = daidzin(1, 4, coin=0, gem=1, seal=1, rival="shekhtur").lay("greedy/strike", "maneuver/shot").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 4]
    assert fight.held(1, "malice") == (2, 3)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.held(0, "coin")[0] >= 1
    assert [emitted["change"] for emitted in fight.emitted("tokens", fighter=0)] == [1, 1], (
        "one by Greedy, one by his ability"
    )


def test_greedy_lets_the_holder_pick_and_him_pick() -> None:
    fight = daidzin(1, 4, rival="daidzin").lay("greedy/strike", "hoarding/shot").on()
    assert fight.question() == (1, "token")
    assert fight.offered == {COIN, GEM}
    fight.answer(GEM)
    assert fight.held(1, "gem") == (0, 1)
    assert fight.question() == (0, "token")
    assert fight.offered == {COIN, SEAL}


def test_greedy_that_misses_takes_nothing() -> None:
    fight = daidzin(0, 6, rival="shekhtur").beat("greedy/strike", "maneuver/shot")
    assert not fight.emitted("tokens")


@pytest.mark.rule("BC-78", "BC-75")
def test_cunning_may_buy_a_base_back_from_the_discard_piles_for_a_coin() -> None:
    fight = daidzin(0, 6).set(0, discard_1=("burst", "daidzin.risky"), discard_2=("dash", "daidzin.lavish"))
    fight.set(0, hand=("daidzin.cunning", "maneuver", "strike", "drive"))
    fight.lay("cunning/strike", "maneuver/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"daidzin.cunning/0", "decline"}
    fight.answer("daidzin.cunning/0")
    assert fight.question() == (0, "take")
    assert fight.stage("daidzin.cunning/0") == "end"
    assert fight.offered == {"burst", "dash"}
    fight.answer("burst")
    me = fight.fighter(0)
    assert fight.held(0, "coin") == (1, 3)
    assert set(me.hand) == {"maneuver", "drive", "burst", "dash", "daidzin.lavish"}
    assert me.discard_2 == ("daidzin.risky",)


@pytest.mark.rule("BC-75", "BC-48")
@pytest.mark.parametrize(("coin", "pile"), [(0, ("burst", "daidzin.risky")), (2, ())])
def test_cunning_is_not_offered_without_a_coin_or_a_base_to_take(coin: int, pile: tuple[str, ...]) -> None:
    fight = daidzin(0, 6, coin=coin).set(0, discard_1=pile).beat("cunning/strike", "maneuver/shot")
    assert fight.held(0, "coin") == (coin, 4 - coin)


def test_cunning_may_be_declined() -> None:
    fight = daidzin(0, 6).set(0, discard_1=("burst", "daidzin.risky"))
    fight.beat("cunning/strike", "maneuver/shot", answers=["decline"])
    assert fight.held(0, "coin") == (2, 2)


@pytest.mark.parametrize(("coin", "offered"), [(4, {"0", "1", "2", "3"}), (2, {"0", "1", "2"})])
def test_lavish_advances_and_spends_up_to_three_coins_for_power(coin: int, offered: set[str]) -> None:
    fight = daidzin(0, 3, coin=coin, spent=0).lay("lavish/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s2", "stay"}
    assert fight.stage("daidzin.lavish/0") == "attack"
    fight.answer("s2")
    assert fight.question() == (0, "amount")
    assert fight.offered == offered
    fight.answer("2")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert fight.emitted("tokens")[0] == {
        "fighter": 0, "token": COIN, "change": -2, "how": "spent", "supply": coin - 2, "to": None,
    }  # fmt: skip
    assert fight.speeds()[0] == 4, "a coin spent is not used"


def test_lavish_without_coins_or_a_hit_spends_nothing() -> None:
    poor = daidzin(2, 3, coin=0, gem=1, spent=0).lay("lavish/strike", "maneuver/shot").use(0, "hasten").on("stay")
    assert poor.emitted("damage", fighter=1)[0]["power"] == 5
    assert poor.held(0, "gem")[0] == 1
    miss = daidzin(2, 6).lay("lavish/strike", "maneuver/shot").use(0, "hasten").on("stay")
    assert miss.held(0, "coin") == (2, 2)


@pytest.mark.rule("BC-97")
@pytest.mark.parametrize("coin", [0, 2, 4])
def test_hoarding_adds_guard_by_coins_and_returns_a_token_at_the_end(coin: int) -> None:
    fight = daidzin(2, 3, coin=coin, gem=1, seal=1, spent=0).set(0, exhausted={"coin": 1})
    fight.lay("hoarding/grasp", "cyclone/strike").use(1, "hasten").on()
    assert fight.emitted("damage", fighter=0)[0]["guard"] == coin
    assert fight.held(0, "coin") == (coin + 1, 0)


@pytest.mark.rule("BC-75", "BC-22")
def test_risky_may_pay_two_life_at_reveal_for_power_and_priority() -> None:
    fight = daidzin(2, 3).lay("risky/strike", "maneuver/strike").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"daidzin.risky/0", "decline"}
    fight.answer("daidzin.risky/0")
    assert fight.emitted("paid") == [{"fighter": 0, "amount": 2, "life": 18}]
    assert fight.speeds() == {0: 4, 1: 3}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 6
    assert not fight.emitted("damage", fighter=0)


@pytest.mark.rule("BC-75")
@pytest.mark.parametrize(("life", "offered"), [(3, True), (2, False)])
def test_risky_never_takes_the_last_life(life: int, offered: bool) -> None:
    fight = daidzin(0, 6).set(0, life=life).lay("risky/strike", "maneuver/grasp").on()
    assert bool(fight.match.asks[0].kind == "effect") is offered
    declined = daidzin(0, 6).beat("risky/strike", "maneuver/grasp", answers=["decline"])
    assert declined.life() == [20, 20]


# ---------------------------------------------------------------- Haggling


@pytest.mark.rule("BC-15", "BC-77")
def test_haggling_for_a_coin_reaches_one_to_three_with_three_power() -> None:
    fight = daidzin(2, 5).lay("greedy/haggling", "maneuver/shot").use(0, "strengthen").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"daidzin.haggling/0", "decline"}
    fight.answer("daidzin.haggling/0")
    assert [emitted["change"] for emitted in fight.emitted("tokens", token=COIN)][:1] == [-1]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 3]
    fight.on(COIN)
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s3", "stay"}
    fight.answer("stay").on()
    assert fight.question() == (0, "token"), "for the hit, by his ability"
    assert fight.emitted("effect", effect="daidzin.ability/0")
    assert not fight.emitted("effect", effect="daidzin.haggling/2"), "nothing for a miss"


@pytest.mark.rule("BC-15", "BC-98")
@pytest.mark.parametrize("coin", [1, 0])
def test_haggling_without_the_coin_is_no_attack_and_returns_two_tokens(coin: int) -> None:
    fight = daidzin(2, 5, coin=coin).lay("lavish/haggling", "maneuver/grasp")
    fight.on(*(["decline"] if coin else []), "stay")
    assert fight.emitted("missed", attacker=0)[0]["why"] == "no_range"
    assert fight.question() == (0, "move")
    fight.answer("s1")
    assert fight.question() == (0, "token")
    fight.answer(COIN).answer(SEAL)
    assert (fight.held(0, "coin"), fight.held(0, "seal")) == ((coin + 1, 3 - coin), (1, 0))


@pytest.mark.rule("BC-23")
def test_what_haggling_bought_persists_when_another_base_covers_it() -> None:
    fight = daidzin(2, 5).lay("lavish/haggling", "maneuver/strike").on("daidzin.haggling/0")
    assert fight.emitted("tied")
    fight.answer("dash", seat=0).answer("shot", seat=1).on("stay", "0")
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3


# ---------------------------------------------------------------- finishers


@pytest.mark.rule("BC-43", "BC-52")
def test_all_in_closes_and_removes_tokens_for_two_power_each() -> None:
    fight = daidzin(0, 5).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.spaces() == [2, 5]
    assert fight.stage("daidzin.all_in/0") == "attack"
    assert fight.emitted("hit")[0]["reach"] == [1, 3]
    assert fight.speeds() == {0: 6, 1: 3}
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2", "3"}
    fight.answer("2")
    assert fight.question() == (0, "token")
    assert fight.offered == {COIN, GEM}
    fight.answer(GEM).on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + 2 * 2
    assert [emitted["how"] for emitted in fight.emitted("tokens")][:2] == ["removed", "removed"]
    assert (fight.held(0, "gem"), fight.held(0, "coin")[1]) == ((0, 0), 2)


def test_all_in_with_everything_and_without_a_hit() -> None:
    fight = daidzin(2, 3, coin=4, gem=1, seal=1).rich(0).lay("maneuver/strike", "maneuver/strike").on("play", "6")
    assert fight.spaces() == [2, 3], "closing never passes"
    assert fight.emitted("damage", fighter=1)[0]["power"] == 16
    assert [fight.held(0, token) for token in ("coin", "gem", "seal")] == [(0, 0)] * 3
    miss = daidzin(0, 6).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert miss.held(0, "coin") == (2, 2)
    assert miss.spaces()[0] == 2


@pytest.mark.rule("BC-93")
def test_golden_cage_forbids_tokens_for_the_fight_and_movement_in_the_next_beat() -> None:
    fight = daidzin(0, 5, side=1, rival="shekhtur").rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.emitted("hit")[0]["reach"] == [1, 5]
    assert fight.speeds() == {0: 5, 1: 3}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    fight.on("daidzin.golden_cage/1")
    assert [fight.held(0, token) for token in ("coin", "gem", "seal")] == [(4, 0), (1, 0), (1, 0)]
    for moved in (False, True):
        fight.refill().lay("hoarding/strike", "maneuver/dash")
        fight.answer("pass") if fight.question()[0] == 0 else fight
        assert fight.question() == (1, "advantage")
        assert fight.offered == {BARGAIN} | SUPPORTS, "no malice any more"
        fight.on()
        assert bool(fight.match.lanes) is not moved
        assert moved or fight.spaces() == [0, 5]
    assert fight.question() == (1, "move")


@pytest.mark.rule("BC-12")
def test_golden_cage_has_guard_three_and_returns_all_tokens_without_a_hit() -> None:
    fight = daidzin(0, 6, coin=0, gem=0, side=1).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert [fight.held(0, token) for token in ("coin", "gem", "seal")] == [(4, 0), (1, 0), (1, 0)]
    assert not fight.emitted("rule")
    hit = daidzin(2, 3, side=1).rich(0).lay("maneuver/strike", "cyclone/grasp").on("play")
    assert hit.speeds() == {0: 5, 1: 6}
    hit.on("s1")
    assert [emitted["guard"] for emitted in hit.emitted("damage", fighter=0)] == [3]
