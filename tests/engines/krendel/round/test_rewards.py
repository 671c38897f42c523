"""Phases 3 and 4.1: who fulfils the condition, what the prize gives, and how the reward cards go round."""

from __future__ import annotations

import pytest

from engines.kernel.choose import begin
from engines.krendel.board import Options
from engines.krendel.content.shapes import (
    AttackOnly,
    Condition,
    Extreme,
    FightWithAll,
    Fruitless,
    Heal,
    Modify,
    Shield,
    StealTrophy,
    Thorns,
    Trophies,
    Unscathed,
    WoundNeighbours,
)
from engines.krendel.game import KRENDEL
from tests.engines.krendel.support.tables import Player, Table, creature, pack_of, reward, table

TWO_TROPHIES = Trophies(2)


# -------------------------------------------------------------------- conditions


@pytest.mark.rule("TK-22")
@pytest.mark.parametrize(
    ("condition", "winners"),
    [
        (Extreme("attack", "highest"), ["masha"]),
        (Extreme("attack", "lowest"), ["sasha", "vasya"]),
        (Extreme("defence", "highest"), ["sasha", "masha"]),
        (Extreme("defence", "lowest"), ["petya"]),
        (Extreme("sum", "highest"), ["masha"]),
        (Extreme("sum", "lowest"), ["petya"]),
        (Extreme("trophies", "highest"), ["petya"]),
        (Extreme("trophies", "lowest"), ["vasya"]),
        (Extreme("wounds", "highest"), ["masha"]),
        (Extreme("wounds", "lowest"), ["sasha", "vasya"]),
    ],
)
def test_everybody_who_fulfils_the_condition_gets_the_prize(condition: Extreme, winners: list[str]) -> None:
    t = table(
        sasha=Player(1, 8, trophies=4, wounds=1),
        petya=Player(2, 5, trophies=5, wounds=2),
        masha=Player(4, 8, trophies=4, wounds=4),
        vasya=Player(1, 7, trophies=3, wounds=1),
        condition=condition,
        prize=TWO_TROPHIES,
    )
    before = t.tracks()
    t.reveal_all()
    assert not any(success for _, _, success in t.attacks())
    assert t.fulfilled() == winners
    assert t.tracks() == {name: (n + 2 * (name in winners), w) for name, (n, w) in before.items()}
    assert t.events("fulfilled") == [{"condition": "lower", "prize": "upper", "seats": winners}]
    assert t.events("gain") == [{"seat": name, "wounds": 0, "trophies": 2} for name in winners]


@pytest.mark.rule("TK-22")
def test_tracks_are_compared_after_the_combat() -> None:
    t = table(
        sasha=Player(5, 9),
        petya=Player(0, 2, trophies=1),
        masha=Player(trophies=1),
        vasya=Player(0, 2),
        condition=Extreme("trophies", "highest"),
        prize=Heal(5, may=False),
    ).reveal_all()
    assert t.fulfilled() == ["sasha"]


@pytest.mark.rule("TK-22")
def test_the_prize_is_given_after_all_attacks() -> None:
    t = table(sasha=Player(5, 9), petya=Player(4, 2), prize=TWO_TROPHIES).reveal_all()
    assert t.kinds()[:8] == ["revealed"] * 2 + ["totals"] * 2 + ["attack"] * 2 + ["fulfilled", "gain"]
    assert t.tracks() == {"sasha": (1, 0), "petya": (2, 1)}


@pytest.mark.rule("TK-22")
@pytest.mark.parametrize("condition", [Unscathed(), Fruitless()])
def test_if_nobody_fulfils_the_condition_nobody_gets_the_prize(condition: Condition) -> None:
    t = table(sasha=Player(5, 1), petya=Player(5, 1), condition=condition, prize=TWO_TROPHIES).reveal_all()
    assert t.fulfilled() == []
    assert t.tracks() == {"sasha": (1, 1), "petya": (1, 1)}
    assert t.events("fulfilled") == [{"condition": "lower", "prize": "upper", "seats": []}]
    assert t.events("gain") == []
    assert t.asked() == {"sasha": "discard", "petya": "discard"}


@pytest.mark.rule("TK-22")
def test_unscathed_is_who_was_attacked_and_took_no_wound_from_attack_or_thorns() -> None:
    t = table(
        sasha=Player(0, 9, spell=[Thorns(1)]),
        petya=Player(3, 9),
        masha=Player(0, 2),
        vasya=Player(0, 2, spell=[Shield()]),
        glasha=Player(3, 9),
        kolya=Player(),
        condition=Unscathed(),
        prize=TWO_TROPHIES,
    ).reveal_all()
    assert t.tracks()["petya"][1] == 1  # Петя is pricked by Саша's thorns
    assert t.tracks()["masha"][1] == 1  # Маша is beaten by Петя
    assert t.tracks()["kolya"][1] == 1  # Коля is pricked too
    assert t.fulfilled() == ["sasha", "vasya", "glasha"]


@pytest.mark.rule("TK-22")
def test_unscathed_is_not_who_was_not_attacked() -> None:
    t = table(
        sasha=Player(spell=[AttackOnly("right")]),
        petya=Player(),
        masha=Player(spell=[AttackOnly("left")]),
        vasya=Player(),
        condition=Unscathed(),
    ).reveal_all()
    assert "petya" not in {target for _, target, _ in t.attacks()}
    assert t.fulfilled() == ["sasha", "masha", "vasya"]


@pytest.mark.rule("TK-22")
def test_fruitless_is_who_attacked_and_beat_nobody() -> None:
    t = table(
        sasha=Player(3, 9), petya=Player(0, 2), masha=Player(1, 9), vasya=Player(0, 9), condition=Fruitless()
    ).reveal_all()
    assert t.attacked_by("sasha") == ["petya", "vasya"]
    assert t.fulfilled() == ["petya", "masha", "vasya"]


@pytest.mark.rule("TK-08")
@pytest.mark.parametrize(
    ("condition", "winners"),
    [
        (Extreme("attack", "highest"), ["petya"]),
        (Extreme("attack", "lowest"), ["masha"]),
        (Extreme("defence", "highest"), ["masha"]),
        (Extreme("defence", "lowest"), ["sasha"]),
        (Extreme("sum", "highest"), ["masha"]),
        (Extreme("sum", "lowest"), ["sasha"]),
    ],
)
def test_figures_are_compared_with_spells(condition: Extreme, winners: list[str]) -> None:
    t = table(
        sasha=Player(5, 5, spell=[Modify("self", "attack", -2)]),  # 3/5
        petya=Player(1, 6, spell=[Modify("self", "attack", 4)]),  # 5/6
        masha=Player(2, 5, spell=[Modify("self", "defence", 5)]),  # 2/10
        condition=condition,
        prize=TWO_TROPHIES,
    ).reveal_all()
    assert t.totals() == {"sasha": (3, 5), "petya": (5, 6), "masha": (2, 10)}
    assert t.fulfilled() == winners


# -------------------------------------------------------------------- prizes


@pytest.mark.rule("TK-23", "TK-33")
@pytest.mark.parametrize(("wounds", "left"), [(5, 3), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_healing_stops_at_no_wounds(wounds: int, left: int) -> None:
    t = table(sasha=Player(0, wounds=wounds), petya=Player(1, wounds=4), prize=Heal(2, may=False)).reveal_all()
    assert t.tracks() == {"sasha": (0, left), "petya": (0, 4)}
    healed = [{"seat": "sasha", "wounds": left - wounds, "trophies": 0}] if wounds else []
    assert t.events("gain") == healed


@pytest.mark.rule("TK-23")
def test_a_prize_without_may_is_applied_unasked() -> None:
    t = table(sasha=Player(wounds=3), petya=Player(wounds=3), prize=Heal(2, may=False)).reveal_all()
    assert t.tracks() == {"sasha": (0, 1), "petya": (0, 1)}
    assert set(t.asked().values()) == {"discard"}


@pytest.mark.rule("TK-23")
def test_may_is_asked_of_each_winner_and_may_be_refused() -> None:
    t = table(
        sasha=Player(wounds=3), petya=Player(1, wounds=3), masha=Player(wounds=3), prize=Heal(2, may=True)
    ).reveal_all()
    assert t.asked() == {"sasha": "heal", "masha": "heal"}
    assert t.offered("sasha") == ["heal", "keep"]
    t.choose("sasha", "keep").choose("masha", "heal")
    assert t.tracks() == {"sasha": (0, 3), "petya": (0, 3), "masha": (0, 1)}
    assert t.events("gain") == [{"seat": "masha", "wounds": -2, "trophies": 0}]


@pytest.mark.rule("TK-23")
def test_winners_heal_together() -> None:
    t = table(sasha=Player(wounds=3), petya=Player(wounds=1), masha=Player(1), prize=Heal(2, may=True)).reveal_all()
    t.choose("petya", "heal")
    assert t.kinds() == []
    assert t.tracks() == {"sasha": (0, 3), "petya": (0, 1), "masha": (0, 0)}
    t.choose("sasha", "heal")
    assert t.tracks() == {"sasha": (0, 1), "petya": (0, 0), "masha": (0, 0)}
    assert t.events("gain") == [
        {"seat": "sasha", "wounds": -2, "trophies": 0},
        {"seat": "petya", "wounds": -1, "trophies": 0},
    ]


@pytest.mark.rule("TK-23")
@pytest.mark.parametrize(("wounds", "asked"), [(0, "discard"), (1, "heal")])
def test_a_winner_without_wounds_is_not_asked(wounds: int, asked: str) -> None:
    t = table(sasha=Player(wounds=wounds), petya=Player(1, wounds=5), prize=Heal(2, may=True)).reveal_all()
    assert t.fulfilled() == ["sasha"]
    assert t.asked()["sasha"] == asked


@pytest.mark.rule("TK-23")
def test_wounds_for_neighbours_go_to_the_neighbours_of_each_winner() -> None:
    t = table(
        sasha=Player(0),
        petya=Player(1, spell=[]),
        masha=Player(1, spell=[]),
        vasya=Player(1, spell=[FightWithAll()]),
        glasha=Player(0, spell=[]),
        kolya=Player(1, spell=[]),
        prize=WoundNeighbours(1),
    ).reveal_all()
    assert t.fulfilled() == ["sasha", "glasha"]
    wounds = {name: wounds for name, (_, wounds) in t.tracks().items()}
    assert wounds == {"sasha": 0, "petya": 1, "masha": 0, "vasya": 2, "glasha": 0, "kolya": 2}
    assert t.events("gain") == [
        {"seat": "petya", "wounds": 1, "trophies": 0},
        {"seat": "vasya", "wounds": 2, "trophies": 0},
        {"seat": "kolya", "wounds": 2, "trophies": 0},
    ]


@pytest.mark.rule("TK-23")
def test_wounds_for_neighbours_of_two_winners_side_by_side() -> None:
    t = table(sasha=Player(), petya=Player(), masha=Player(1), prize=WoundNeighbours(2)).reveal_all()
    assert t.fulfilled() == ["sasha", "petya"]
    assert t.tracks() == {"sasha": (0, 2), "petya": (0, 2), "masha": (0, 4)}


@pytest.mark.rule("TK-23")
def test_a_trophy_is_stolen_from_each_who_has_strictly_more() -> None:
    t = table(
        sasha=Player(0, trophies=3),
        petya=Player(1, trophies=4),
        masha=Player(1, trophies=3),
        vasya=Player(1, trophies=6),
        glasha=Player(1, trophies=2),
        prize=StealTrophy(),
    ).reveal_all()
    assert {name: trophies for name, (trophies, _) in t.tracks().items()} == {
        "sasha": 5,
        "petya": 3,
        "masha": 3,
        "vasya": 5,
        "glasha": 2,
    }


@pytest.mark.rule("TK-23")
def test_thieves_steal_together_by_the_trophies_before() -> None:
    t = table(
        sasha=Player(0, trophies=2),
        petya=Player(1, trophies=5),
        masha=Player(0, trophies=4),
        prize=StealTrophy(),
    ).reveal_all()
    assert t.fulfilled() == ["sasha", "masha"]
    assert {name: trophies for name, (trophies, _) in t.tracks().items()} == {"sasha": 4, "petya": 3, "masha": 4}


@pytest.mark.rule("TK-33")
def test_trophies_never_fall_below_zero() -> None:
    t = table(sasha=Player(), petya=Player(1, trophies=1), masha=Player(), prize=StealTrophy()).reveal_all()
    assert t.fulfilled() == ["sasha", "masha"]
    assert t.tracks()["petya"] == (0, 0)
    assert {"seat": "petya", "wounds": 0, "trophies": -1} in t.events("gain")


# -------------------------------------------------------------------- the cards go round


@pytest.mark.rule("TK-24")
def test_the_prize_becomes_the_condition_and_a_new_prize_is_opened() -> None:
    t = table(sasha=Player(), petya=Player(), reward_deck=["next", "last"]).reveal_all()
    assert (t.board.condition, t.board.prize) == ("upper", "next")
    assert t.board.used_rewards == ["lower"]
    assert [card.id for card in t.board.rewards] == ["last"]
    assert t.events("rewards") == [{"condition": "upper", "prize": "next"}]
    assert t.events("new_reward_deck") == []


@pytest.mark.rule("TK-24")
def test_the_combat_shown_keeps_the_pair_that_it_was_judged_by() -> None:
    t = table(sasha=Player(), petya=Player(), reward_deck=["next", "last"]).reveal_all()
    assert t.board.phase == "discard"
    assert t.seen(None).table.awarded == ("lower", "upper")
    assert (t.seen(None).table.condition, t.seen(None).table.prize) == ("upper", "next")


def played_round(t: Table) -> list[dict[str, object]]:
    """Play a round with the first cards of the hands and return what was told of a new reward deck."""
    t.reveal_all({name: t.hand(name)[0] for name in t.seated()})
    emitted = t.events("new_reward_deck")
    t.discard()
    return emitted


@pytest.mark.rule("TK-25")
def test_the_reward_deck_is_first_shuffled_again_in_phase_4_of_round_7() -> None:
    pack = pack_of([creature(f"creature_{n}") for n in range(43)], [reward(f"reward_{n}") for n in range(8)])
    rules = KRENDEL.rules(pack)
    t = Table(rules, begin(rules, (0, 1), f"{5:064x}", Options()).match, ("sasha", "petya"))
    opened = [t.board.condition, t.board.prize]
    for number in range(1, 7):
        assert t.board.round == number
        assert played_round(t) == []
        opened.append(t.board.prize)
    assert sorted(opened) == sorted(pack.reward)  # by round 7 every card has been a prize or the first condition
    assert t.board.rewards == []
    old_prize = t.board.prize
    assert t.board.round == 7
    assert played_round(t) == [{"count": 7}]
    assert t.board.condition == old_prize
    assert sorted([t.board.prize, *(card.id for card in t.board.rewards)]) == sorted(set(pack.reward) - {old_prize})
    assert len(t.board.rewards) == 6
    assert t.board.used_rewards == []
    for _ in range(6):
        assert played_round(t) == []
    assert played_round(t) == [{"count": 7}]


@pytest.mark.rule("TK-25")
def test_the_new_reward_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(20):
        used = ["one", "two", "three"]
        t = table(sasha=Player(), petya=Player(), reward_deck=[], used_rewards=used, seed=f"{seed:064x}").reveal_all()
        assert t.board.condition == "upper"
        decks.add((t.board.prize, *(card.id for card in t.board.rewards)))
    assert len(decks) > 6
    assert {name for deck in decks for name in deck} == {"one", "two", "three", "lower"}
