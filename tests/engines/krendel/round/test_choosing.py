"""Phase 1, and the reveal of phase 2: all at once, secret until all are done, free to change until then."""

from __future__ import annotations

import pytest

from engines.kernel.choose import IllegalChoiceError
from engines.krendel.content.shapes import Extreme
from tests.engines.krendel.support.tables import ATTACK_UP, Player, Table, table

HIGHEST_ATTACK = Extreme("attack", "highest")


def three() -> Table:
    return table(sasha=Player(4, 4), petya=Player(3, 3), masha=Player(2, 2), first="petya")


@pytest.mark.rule("TK-10")
def test_all_are_asked_at_once_for_one_creature_of_the_own_hand() -> None:
    t = three()
    assert t.asked() == {"sasha": "creature", "petya": "creature", "masha": "creature"}
    assert t.offered("petya") == ["petya", "petya_2", "petya_3", "petya_4", "petya_5"]
    question = t.question("petya")
    assert (question.least, question.most) == (1, 1)


@pytest.mark.rule("TK-10")
def test_players_may_choose_in_any_order() -> None:
    t = three().choose("masha", "masha").choose("petya", "petya")
    assert t.asked() == {"sasha": "creature"}
    t.choose("sasha", "sasha_2")
    assert [fact["creature"] for fact in t.events("revealed")] == ["petya", "masha", "sasha_2"]


@pytest.mark.rule("TK-10")
@pytest.mark.parametrize("keys", [["petya"], ["deck_1"], ["sasha", "sasha_2"], []])
def test_only_one_creature_of_the_own_hand_is_taken(keys: list[str]) -> None:
    t = three()
    before = t.match
    with pytest.raises(IllegalChoiceError):
        t.choose("sasha", *keys)
    assert t.match == before


@pytest.mark.rule("TK-10")
def test_a_choice_stays_hidden_until_everybody_has_chosen() -> None:
    t = three()
    others = [t.seen(name) for name in ("petya", "masha", None)]
    board = t.rules.copy(t.match).board
    t.choose("sasha", "sasha_3")
    assert t.kinds() == []
    assert t.board == board
    assert [t.seen(name) for name in ("petya", "masha", None)] == others
    own = t.seen("sasha").table
    assert own.chosen == ("sasha_3",)
    assert own.hand == ("sasha", "sasha_2", "sasha_3", "sasha_4", "sasha_5")


@pytest.mark.rule("TK-10")
def test_a_choice_may_be_changed_until_everybody_has_chosen() -> None:
    t = three().choose("sasha", "sasha_3").choose("petya", "petya")
    t.revise("sasha", "sasha_4")
    t.take_back("sasha")
    assert t.offered("sasha") == ["sasha", "sasha_2", "sasha_3", "sasha_4", "sasha_5"]
    t.choose("sasha", "sasha_5").choose("masha", "masha")
    assert [fact["creature"] for fact in t.events("revealed")] == ["petya", "masha", "sasha_5"]
    assert t.hand("sasha") == ["sasha", "sasha_2", "sasha_3", "sasha_4"]


@pytest.mark.rule("TK-10")
def test_what_is_revealed_cannot_be_changed() -> None:
    t = three()
    asked = t.question("sasha").id
    t.reveal_all()
    for _ in range(2):
        with pytest.raises(IllegalChoiceError) as raised:
            t.answer("sasha", asked, "sasha_2")
        assert raised.value.reason == "answered"
    assert t.hand("sasha") == ["sasha_2", "sasha_3", "sasha_4", "sasha_5"]


@pytest.mark.rule("TK-11")
def test_all_reveal_at_once_and_before_the_first_attack() -> None:
    t = three().choose("sasha", "sasha").choose("petya", "petya")
    assert "revealed" not in t.kinds()
    t.choose("masha", "masha")
    assert t.kinds()[:12] == ["revealed"] * 3 + ["totals"] * 3 + ["attack"] * 6
    assert [(fact["seat"], fact["creature"]) for fact in t.events("revealed")] == [
        ("petya", "petya"),
        ("masha", "masha"),
        ("sasha", "sasha"),
    ]
    for name in ("sasha", "petya", "masha"):
        assert t.hand(name) == [f"{name}_{n}" for n in range(2, 6)]


@pytest.mark.rule("TK-11")
def test_nobody_has_a_spell_in_round_one_and_everybody_in_round_two() -> None:
    t = three()
    assert t.board.round == 1
    t.reveal_all()
    assert t.board.fight is not None
    assert [f.spells for f in t.board.fight.fighters] == [(), (), ()]
    assert t.totals() == {"sasha": (4, 4), "petya": (3, 3), "masha": (2, 2)}
    t.keep_wounds().discard()
    t.reveal_all({name: f"{name}_2" for name in ("sasha", "petya", "masha")})
    assert [f.spells for f in t.board.fight.fighters] == [("sasha",), ("petya",), ("masha",)]


@pytest.mark.rule("TK-11")
def test_the_creature_lies_on_the_active_spell_while_it_fights() -> None:
    t = table(sasha=Player(4, 4, spell=[ATTACK_UP], wounds=1), petya=Player(3, 3), condition=HIGHEST_ATTACK)
    t.reveal_all({"petya": "petya_2"})
    assert t.asked() == {"sasha": "heal"}  # still phase 3
    assert (t.wizard("sasha").stack, t.wizard("sasha").creature) == (["sasha_spell"], "sasha")
    assert (t.wizard("petya").stack, t.wizard("petya").creature) == ([], "petya_2")
    assert t.totals() == {"sasha": (6, 4), "petya": (0, 9)}
