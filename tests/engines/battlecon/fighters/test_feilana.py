"""Feilana, card by card: a mirror that hides her from afar, and the shard that it turns into."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

MIRROR, SHARD = "feilana.mirror", "feilana.shard"


def feilana(*spaces: int, form: str = MIRROR, rival: str = "claus", side: int = 0) -> Fight:
    """Return a fight of Feilana with this form active."""
    fight = Fight("feilana", rival, spaces=spaces, sides={0: side})
    return fight.set(0, active=(form,))


@pytest.mark.rule("BC-82")
def test_her_figures() -> None:
    assert figures_of("feilana") == {
        "wavering": ((0, 1), -2, -1, 0),
        "deceptive": ((0, 1), 0, 0, 1),
        "barbed": ((1, 1), 0, -1, 0),
        "numbing": ((0, 0), -1, 0, 0),
        "brittle": ((0, 0), 2, -1, 0),
        "refraction": ((1, 2), 2, 2, 1),
        "thousand_reflections": ((1, 4), 5, 7, 0),
        "broken_mirror": ((1, 2), 7, 4, 3),
    }
    kit = BATTLECON.standard.pack.kit["feilana"]
    assert (kit.life, kit.source) == (20, "ours")
    assert [(card.id, card.form, card.active) for card in kit.cards] == [("mirror", True, True), ("shard", True, False)]
    assert Fight("feilana", "claus").fighter(0).active == (MIRROR,)


# ---------------------------------------------------------------- forms


@pytest.mark.rule("BC-76", "BC-70")
@pytest.mark.parametrize(
    ("form", "space", "why"), [(MIRROR, 4, ["avoided"]), (MIRROR, 3, []), (SHARD, 4, []), (SHARD, 3, [])]
)
def test_the_mirror_avoids_attacks_from_four_spaces_or_more(form: str, space: int, why: list[str]) -> None:
    fight = feilana(0, space, form=form).lay("numbing/strike", "maneuver/shot").on()
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=1)] == why
    assert len(fight.emitted("damage", fighter=0)) == 1 - len(why)


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("form", "guard", "power"), [(MIRROR, 1, 2), (SHARD, 0, 3)])
def test_the_mirror_adds_guard_and_the_shard_power(form: str, guard: int, power: int) -> None:
    fight = feilana(2, 3, form=form).lay("maneuver/grasp", "maneuver/shot").on("s4", "keep")
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    hit = feilana(2, 3, form=form).lay("numbing/drive", "maneuver/grasp").on("s1")
    assert hit.emitted("damage", fighter=0)[0]["guard"] == guard
    assert hit.fighter(1).active == ()


@pytest.mark.rule("BC-93", "BC-41")
@pytest.mark.parametrize(("form", "slower"), [(MIRROR, 1), (SHARD, 0)])
def test_who_misses_the_mirror_is_slower_in_the_next_beat_alone(form: str, slower: int) -> None:
    fight = feilana(0, 6, form=form).beat("maneuver/strike", "maneuver/grasp", answers=["keep", "decline"])
    fight.refill().beat("maneuver/strike", "maneuver/grasp", answers=["keep", "decline"])
    assert fight.speeds() == {0: 3, 1: 5 - slower}


@pytest.mark.rule("BC-93")
def test_who_hits_the_mirror_is_no_slower_and_the_penalty_goes_after_a_beat() -> None:
    fight = feilana(2, 3).beat("maneuver/strike", "maneuver/shot", answers=["keep", "decline"])
    assert not fight.emitted("bonus"), "a stunned opponent makes no attack that misses"
    fight = feilana(0, 5).beat("maneuver/strike", "maneuver/shot", answers=["keep", "decline"])
    assert [emitted["by"] for emitted in fight.emitted("bonus", target=1)] == [-1]
    fight.refill().set(1, space=2).beat("maneuver/dash", "maneuver/shot", answers=["s1", "keep"])
    assert fight.speeds()[1] == 1
    fight.refill().set(1, space=3).lay("maneuver/dash", "maneuver/shot").on()
    assert fight.speeds()[1] == 2


@pytest.mark.rule("BC-41", "BC-45")
@pytest.mark.parametrize(("form", "lost"), [(SHARD, [1]), (MIRROR, [])])
def test_the_shard_takes_a_life_for_each_damage(form: str, lost: list[int]) -> None:
    fight = feilana(2, 3, form=form).lay("maneuver/strike", "cyclone/strike").on("keep")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == lost
    assert not fight.emitted("lost", fighter=0)


@pytest.mark.rule("BC-41", "BC-79")
def test_the_shard_cuts_for_damage_outside_attacks_too_each_time() -> None:
    fight = feilana(6, 5, form=SHARD, rival="vekil").lay("maneuver/strike", "crumbling/strike").use(1, "hasten")
    fight.on("0", "keep")
    assert [emitted["power"] for emitted in fight.emitted("damage", fighter=0)] == [4, 1]
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == [1, 1]


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("form", "other"), [(MIRROR, SHARD), (SHARD, MIRROR)])
def test_unhit_she_may_turn_to_the_other_form_in_recycle(form: str, other: str) -> None:
    fight = feilana(0, 6, form=form).lay("maneuver/strike", "maneuver/grasp").on("keep")
    assert fight.question() == (0, "effect")
    assert fight.offered == {"feilana.ability/0", "decline"}
    fight.answer("feilana.ability/0")
    assert fight.fighter(0).active == (other,)
    assert fight.emitted("card") == [
        {"fighter": 0, "card": form, "active": False},
        {"fighter": 0, "card": other, "active": True},
    ]
    kept = feilana(0, 6, form=form).beat("maneuver/strike", "maneuver/grasp", answers=["keep", "decline"])
    assert kept.fighter(0).active == (form,)


def test_hit_she_may_not_turn() -> None:
    fight = feilana(2, 3).beat("maneuver/strike", "cyclone/strike", answers=["keep"])
    assert fight.emitted("hit", target=0)
    assert fight.fighter(0).active == (MIRROR,)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("space", "why"), [(3, ["avoided"]), (4, [])])
def test_wavering_avoids_attacks_from_one_space_and_turns_to_the_shard(space: int, why: list[str]) -> None:
    fight = feilana(2, space).lay("wavering/strike", "maneuver/shot").use(1, "hasten").on(*(["decline"] if why else []))
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=1)] == why
    assert fight.fighter(0).active == (SHARD,)
    assert len(fight.emitted("card")) == 2
    assert fight.stage("feilana.wavering/1") == "end"


@pytest.mark.rule("BC-70")
def test_wavering_with_the_shard_active_changes_nothing() -> None:
    fight = feilana(0, 6, form=SHARD).beat("wavering/strike", "maneuver/grasp", answers=["decline"])
    assert fight.fighter(0).active == (SHARD,)
    assert not fight.emitted("card")


@pytest.mark.rule("BC-24", "BC-23")
def test_deceptive_causes_a_clash_whatever_the_speeds() -> None:
    fight = feilana(2, 4).lay("deceptive/strike", "maneuver/grasp")
    for _ in range(2):
        fight.answer("pass")
    assert [(d.seat, d.kind) for d in fight.match.asks] == [(0, "clash"), (1, "clash")]
    assert fight.emitted("tied") == [{"caused": True}]
    fight.answer("drive", seat=0).answer("shot", seat=1).on("s3")
    assert fight.speeds() == {0: 4, 1: 2}
    assert len(fight.emitted("clash")) == 1, "the new bases cause no other clash"


@pytest.mark.rule("BC-24")
def test_deceptive_causes_no_clash_where_somebody_has_the_sign() -> None:
    fight = feilana(2, 5, rival="kora").lay("deceptive/strike", "precise/shot").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")


@pytest.mark.rule("BC-78", "BC-06")
def test_deceptive_makes_the_one_hit_discard_a_base_face_down() -> None:
    fight = feilana(2, 3).lay("deceptive/strike", "maneuver/grasp").on()
    fight.answer("drive", seat=0).answer("shot", seat=1).on("s4")
    assert fight.question() == (1, "discard")
    assert fight.offered == {"strike", "drive", "dash", "grasp", "burst", "claus.tempest"}
    fight.answer("burst")
    assert fight.question() == (0, "effect")
    fight.answer("decline")
    assert fight.emitted("discarded") == [{"fighter": 1, "kind": "base"}]
    assert fight.fighter(1).discard_1 == ("shot", "maneuver", "burst")
    assert "burst" not in fight.fighter(1).hand


def test_deceptive_that_misses_discards_nothing() -> None:
    fight = feilana(0, 6).lay("deceptive/strike", "maneuver/grasp").on()
    fight.answer("grasp", seat=0).answer("shot", seat=1).on("decline")
    assert not fight.emitted("discarded")


@pytest.mark.rule("BC-41", "BC-50")
def test_barbed_may_retreat_before_an_opponent_advances_once_a_beat() -> None:
    fight = feilana(3, 5, rival="shekhtur").lay("barbed/shot", "maneuver/drive").on("s4")
    assert fight.question() == (0, "effect")
    assert fight.offered == {"feilana.barbed/0", "decline"}
    assert fight.spaces() == [3, 5], "before the first space of it"
    fight.answer("feilana.barbed/0")
    assert [(emitted["fighter"], emitted["start"], emitted["end"]) for emitted in fight.emitted("moved")] == [
        (0, 3, 2),
        (1, 5, 4),
    ]
    assert fight.emitted("missed", attacker=1)[0]["distance"] == 2


@pytest.mark.rule("BC-41")
def test_barbed_may_stay_and_does_not_mind_retreats_or_a_full_edge() -> None:
    stays = feilana(3, 5, rival="shekhtur").lay("barbed/shot", "maneuver/drive").on("s4", "decline")
    assert stays.spaces()[0] == 3
    assert stays.emitted("hit", attacker=1)
    retreats = feilana(3, 5, rival="shekhtur").lay("barbed/grasp", "maneuver/burst").on()
    assert retreats.emitted("moved")
    assert not retreats.emitted("moved", fighter=0)
    edge = feilana(0, 2, rival="shekhtur").lay("barbed/shot", "maneuver/drive").on()
    assert not edge.emitted("effect", effect="feilana.barbed/0")
    assert edge.emitted("hit", attacker=1)


@pytest.mark.rule("BC-41")
def test_barbed_reacts_to_the_first_advance_of_a_beat_alone() -> None:
    fight = feilana(3, 6, rival="shekhtur").lay("barbed/shot", "spiral/drive").on("shekhtur.spiral/0", "s5")
    fight.answer("feilana.barbed/0")
    assert fight.spaces() == [2, 5]
    fight.answer("s4")
    assert fight.spaces() == [2, 4], "the drive finds her with nothing left"


@pytest.mark.rule("BC-41", "BC-96")
def test_missing_the_mirror_twice_slows_once() -> None:
    fight = feilana(0, 6, rival="luc").set(1, tokens={"time": 2})
    fight.lay("numbing/grasp", "memento/strike").on("luc.memento/0")
    assert len(fight.emitted("missed", attacker=1)) == 2
    assert [emitted["by"] for emitted in fight.emitted("bonus", target=1)] == [-1]


@pytest.mark.rule("BC-84", "BC-70")
@pytest.mark.parametrize(("form", "stunned"), [(SHARD, True), (MIRROR, False)])
def test_numbing_stuns_with_the_shard_and_turns_to_the_mirror(form: str, stunned: bool) -> None:
    fight = feilana(2, 3, form=form).lay("numbing/grasp", "maneuver/strike").on()
    fight.on("s1" if stunned else "s4")
    assert bool(fight.emitted("stunned", fighter=1)) is stunned
    assert fight.fighter(0).active == (MIRROR,)
    assert fight.stage("feilana.numbing/1") == "end"
    plain = feilana(2, 3, form=form).lay("numbing/strike", "maneuver/shot").on()
    assert bool(plain.emitted("stunned", fighter=1)) or not stunned, "compulsory"


@pytest.mark.rule("BC-71", "BC-52")
def test_brittle_closes_by_one_and_is_vulnerable() -> None:
    fight = feilana(1, 3).lay("brittle/grasp", "maneuver/strike").on()
    assert [(emitted["way"], emitted["end"]) for emitted in fight.emitted("moved")] == [("close", 2)]
    assert fight.stage("feilana.brittle/1") == "attack"
    far = feilana(0, 3).lay("brittle/grasp", "maneuver/strike").on()
    assert far.spaces() == [1, 3]
    fight = feilana(2, 3).lay("brittle/strike", "maneuver/grasp").on("s1")
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["guard"], damage["taken"]) == (0, 2)
    assert fight.emitted("stunned") == [{"fighter": 0}]
    assert feilana(2, 3).lay("brittle/grasp", "maneuver/shot").on("s4").emitted("damage", fighter=1)[0]["guard"] == 2


# ---------------------------------------------------------------- base and finishers


@pytest.mark.rule("BC-74")
@pytest.mark.parametrize(("pair", "taken"), [("cyclone/strike", 3), ("maneuver/grasp", 2)])
def test_refraction_takes_three_damage_at_a_time_at_most(pair: str, taken: int) -> None:
    fight = feilana(2, 3).lay("maneuver/refraction", pair).use(0, "fortify").on(*([] if taken == 3 else ["s1"]))
    damage = fight.emitted("damage", fighter=0)[0]
    assert (damage["taken"], damage["life"], damage["guard"]) == (taken, 20 - taken, 4)
    assert not fight.emitted("stunned", fighter=0), "5 would stun; what is cut off counts for nothing"


@pytest.mark.rule("BC-91")
def test_refraction_may_move_one_after() -> None:
    fight = feilana(2, 5).lay("maneuver/refraction", "maneuver/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "s3", "stay"}
    fight.answer("s3").on("keep")
    assert fight.spaces() == [3, 5]


@pytest.mark.rule("BC-95", "BC-84", "BC-53")
def test_thousand_reflections_stuns_and_cancels_all_further_effects_of_the_beat() -> None:
    fight = feilana(2, 5).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.speeds() == {0: 7, 1: 3}
    assert fight.emitted("hit")[0]["reach"] == [1, 4]
    assert (fight.emitted("damage", fighter=1)[0]["power"], fight.emitted("stunned")) == (5, [{"fighter": 1}])
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s3", "s4", "s6"}
    assert fight.stage("feilana.thousand_reflections/0") == "hit"
    assert fight.stage("feilana.thousand_reflections/1") == "end"
    fight.answer("s6").on("decline")
    assert fight.spaces() == [6, 5]
    assert not fight.emitted("effect", fighter=1), "not even the force of Манёвр"
    assert fight.board.force[1] == 2 + 1


@pytest.mark.rule("BC-13", "BC-95")
def test_thousand_reflections_silences_the_steadfast_who_still_attacks() -> None:
    fight = feilana(2, 3, rival="vekil").rich(0).lay("maneuver/strike", "granite/drive").on("play", "s6")
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("attack", attacker=1)
    assert [emitted["effect"] for emitted in fight.emitted("effect", fighter=1)] == ["vekil.ability/0"], (
        "being hit is a moment"
    )
    assert fight.spaces() == [6, 3]


@pytest.mark.rule("BC-71")
def test_broken_mirror_makes_the_opponent_vulnerable_and_turns_to_the_shard() -> None:
    fight = feilana(0, 5, side=1, rival="vekil").rich(0).lay("maneuver/strike", "maneuver/anvil").on("play")
    assert fight.speeds() == {0: 4, 1: 1}
    assert fight.offered == {"s1", "s2", "s3", "stay"}
    assert fight.stage("feilana.broken_mirror/1") == "attack"
    fight.answer("s3")
    damage = fight.emitted("damage", fighter=1)[0]
    assert (damage["power"], damage["armour"], damage["guard"]) == (7, 0, 0)
    assert fight.emitted("hit")[0]["reach"] == [1, 2]
    fight.on("keep")
    assert fight.stage("feilana.broken_mirror/2") == "end"
    assert fight.fighter(0).active == (SHARD,)


def test_a_mirror_match_keeps_both_mirrors_apart() -> None:
    fight = Fight("feilana", "feilana", spaces=(0, 6)).set(1, active=(SHARD,))
    fight.lay("numbing/strike", "wavering/shot").on("decline", "decline")
    assert (fight.fighter(0).active, fight.fighter(1).active) == ((MIRROR,), (SHARD,))
    assert [emitted["target"] for emitted in fight.emitted("bonus")] == [1]
