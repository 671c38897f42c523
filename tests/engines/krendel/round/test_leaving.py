"""A player who is removed: the cards, the circle, the first player, and what is open at that moment."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.krendel.content.shapes import Heal
from tests.engines.krendel.support.tables import NAMES, Player, Table, table

pytestmark = pytest.mark.rule("TK-35")


def quiet(players: int, **more: Any) -> Table:
    return table(**{name: Player() for name in NAMES[:players]}, **more)


# -------------------------------------------------------------------- the table


def test_the_cards_go_to_the_discard_pile_and_nobody_else_s_do() -> None:
    t = table(sasha=Player(spell=[]), petya=Player(spell=[], beneath=[], wounds=3), masha=Player(), discard=["old"])
    t.remove("petya")
    cards = ["petya_beneath", "petya_spell", "petya", "petya_2", "petya_3", "petya_4", "petya_5"]
    assert t.board.discard == ["old", *cards]
    assert t.events("removed") == [{"seat": "petya", "creatures": cards, "first": "sasha"}]
    assert t.seated() == ["sasha", "masha"]
    assert t.wizard("sasha").stack == ["sasha_spell"]
    assert t.hand("sasha") == ["sasha", "sasha_2", "sasha_3", "sasha_4", "sasha_5"]
    assert t.seen(None).seats == (0, 2)
    assert [w.seat for w in t.seen(None).table.wizards] == [0, 2]


def test_the_circle_is_closed() -> None:
    t = quiet(5, first="sasha").remove("petya")
    assert t.shown_neighbours()["sasha"] == ["masha", "glasha"]
    t.reveal_all()
    assert [(attacker, target) for attacker, target, _ in t.attacks()] == [
        ("sasha", "masha"),
        ("sasha", "glasha"),
        ("masha", "vasya"),
        ("masha", "sasha"),
        ("vasya", "glasha"),
        ("vasya", "masha"),
        ("glasha", "sasha"),
        ("glasha", "vasya"),
    ]


@pytest.mark.parametrize(
    ("first", "gone", "then"),
    [
        ("petya", "petya", "masha"),
        ("vasya", "vasya", "sasha"),
        ("petya", "sasha", "petya"),
        ("petya", "masha", "petya"),
        ("vasya", "sasha", "vasya"),
    ],
)
def test_the_next_clockwise_is_first_if_the_first_player_leaves(first: str, gone: str, then: str) -> None:
    t = quiet(4, first=first).remove(gone)
    assert t.events("removed")[0]["first"] == then
    assert t.reveal_all().attacks()[0][0] == then


def test_two_left_attack_each_other_once() -> None:
    t = table(sasha=Player(2, 1), petya=Player(9, 9), masha=Player(2, 1)).remove("petya")
    assert t.outcome is None
    t.reveal_all()
    assert t.attacks() == [("sasha", "masha", True), ("masha", "sasha", True)]
    assert t.tracks() == {"sasha": (1, 1), "masha": (1, 1)}


@pytest.mark.parametrize("wounds", [0, 9])
def test_one_left_wins(wounds: int) -> None:
    t = table(sasha=Player(trophies=9), petya=Player(wounds=wounds)).choose("petya", "petya").remove("sasha")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.shared, t.outcome.places, t.outcome.reason) == ((1,), False, ((1,),), "last")
    assert t.kinds() == ["removed", "over"]
    assert t.events("over") == [{"winners": ["petya"], "shared": False, "out": [], "reason": "last"}]
    assert t.board.phase == "over"
    assert (t.asked(), t.match.lanes, t.match.scopes) == ({}, {}, [])


def test_the_one_left_of_two_in_the_healing_phase_wins_without_an_answer() -> None:
    t = table(sasha=Player(wounds=3), petya=Player(wounds=3), prize=Heal(2, may=True)).reveal_all()
    t.remove("petya")
    assert t.outcome is not None
    assert t.outcome.winners == (0,)
    assert t.tracks() == {"sasha": (0, 3)}


def test_who_is_not_there_cannot_be_removed_nor_answer() -> None:
    t = quiet(3)
    asked = t.question("petya").id
    t.remove("petya")
    with pytest.raises(IllegalChoiceError) as raised:
        t.remove("petya")
    assert raised.value.reason == "not_seated"
    with pytest.raises(IllegalChoiceError) as raised:
        t.answer("petya", asked, "petya")
    assert raised.value.reason == "not_yours"
    t.remove("masha")
    with pytest.raises(IllegalChoiceError) as raised:
        t.remove("sasha")
    assert raised.value.reason == "over"


# -------------------------------------------------------------------- in the middle of a phase


def test_the_last_one_to_choose_leaves() -> None:
    t = quiet(3).choose("sasha", "sasha_2").choose("masha", "masha_3")
    t.remove("petya")
    assert t.kinds()[:3] == ["removed", "revealed", "revealed"]
    assert [fact["creature"] for fact in t.events("revealed")] == ["sasha_2", "masha_3"]
    assert t.asked() == {"sasha": "discard", "masha": "discard"}


def test_one_who_has_chosen_leaves_while_others_have_not() -> None:
    t = quiet(3).choose("petya", "petya_2").choose("masha", "masha_3")
    t.remove("petya")
    assert t.kinds() == ["removed"]
    assert t.turn is not None
    assert t.turn.revealed  # the hand lies open now
    assert t.asked() == {"sasha": "creature"}
    assert "petya_2" in t.board.discard
    t.choose("sasha", "sasha")
    assert [fact["creature"] for fact in t.events("revealed")] == ["sasha", "masha_3"]


def test_one_who_has_not_chosen_leaves_while_others_have_not() -> None:
    t = quiet(3)
    asked = t.question("sasha")
    t.remove("petya")
    assert t.question("sasha") == asked
    assert t.asked() == {"sasha": "creature", "masha": "creature"}
    t.reveal_all()
    assert t.attacks() == [("sasha", "masha", False), ("masha", "sasha", False)]


def healing() -> Table:
    """Three winners are asked whether to heal; Вася is none."""
    return table(
        sasha=Player(wounds=3),
        petya=Player(wounds=3, trophies=5),
        masha=Player(wounds=3),
        vasya=Player(4, wounds=3),
        prize=Heal(2, may=True),
    ).reveal_all()


def test_a_winner_leaves_before_answering() -> None:
    t = healing().choose("sasha", "heal").choose("masha", "keep")
    t.remove("petya")
    assert t.tracks() == {"sasha": (0, 1), "masha": (0, 3), "vasya": (0, 3)}
    assert t.events("gain") == [{"seat": "sasha", "wounds": -2, "trophies": 0}]
    assert t.fulfilled() == ["sasha", "masha"]
    assert t.board.discard == ["petya", "petya_2", "petya_3", "petya_4", "petya_5"]
    assert t.asked() == {"sasha": "discard", "masha": "discard", "vasya": "discard"}


def test_a_winner_leaves_after_answering() -> None:
    t = healing().choose("petya", "heal")
    t.remove("petya")
    assert t.asked() == {"sasha": "heal", "masha": "heal"}
    t.choose("sasha", "keep").choose("masha", "heal")
    assert t.tracks() == {"sasha": (0, 3), "masha": (0, 1), "vasya": (0, 3)}


def test_a_loser_leaves_while_winners_are_asked() -> None:
    t = healing().remove("vasya")
    assert t.asked() == {"sasha": "heal", "petya": "heal", "masha": "heal"}
    assert [(a.attacker, a.target) for a in t.seen(None).table.attacks] == [(0, 1), (1, 2), (1, 0), (2, 1)]
    assert [w.creature for w in t.seen(None).table.wizards] == ["sasha", "petya", "masha"]


def test_the_only_winner_leaves() -> None:
    t = table(sasha=Player(wounds=11), petya=Player(1, wounds=3), masha=Player(1), prize=Heal(2, may=True))
    t.reveal_all()
    assert t.asked() == {"sasha": "heal"}
    t.remove("sasha")
    assert t.outcome is None  # the wounds that would have ended the game have left with Саша
    assert t.events("gain") == []
    assert t.asked() == {"petya": "discard", "masha": "discard"}
    assert t.wizard("petya").stack == ["petya"]


def test_the_last_one_to_discard_leaves() -> None:
    t = quiet(3, deck=["deck_1", "deck_2", "deck_3", "deck_4"]).reveal_all()
    t.choose("sasha", "sasha_2").choose("masha")
    t.remove("petya")
    assert t.board.discard == ["petya", "petya_2", "petya_3", "petya_4", "petya_5", "sasha_2"]
    assert t.hand("sasha") == ["sasha_3", "sasha_4", "sasha_5", "deck_1", "deck_2"]
    assert t.hand("masha") == ["masha_2", "masha_3", "masha_4", "masha_5", "deck_3"]
    assert (t.board.round, t.asked()) == (2, {"sasha": "creature", "masha": "creature"})


def test_one_who_has_discarded_leaves_while_others_have_not() -> None:
    t = quiet(3).reveal_all().choose("petya", "petya_2")
    t.remove("petya")
    assert t.kinds() == ["removed"]
    assert t.board.discard == ["petya", "petya_2", "petya_3", "petya_4", "petya_5"]
    t.discard()
    assert [fact["seat"] for fact in t.events("discarded")] == ["sasha", "masha"]
    assert t.board.discard == ["petya", "petya_2", "petya_3", "petya_4", "petya_5"]


def test_the_cards_of_one_removed_come_back_in_the_new_deck() -> None:
    t = quiet(3, deck=[]).reveal_all().remove("petya").discard()
    drawn = [t.hand(name)[4] for name in ("sasha", "masha")]
    assert t.events("new_deck") == [{"count": 5}]
    assert sorted([*drawn, *t.deck()]) == ["petya", "petya_2", "petya_3", "petya_4", "petya_5"]
