"""What the table shows in each phase: the combat while it is looked at, then the spells that work next."""

from __future__ import annotations

from typing import Any

import pytest

from engines.krendel.content.shapes import Heal, Modify, Shield, Thorns
from engines.krendel.views.view import AttackView, ChangeView, WizardView
from tests.engines.krendel.support.tables import Player, Table, table

pytestmark = pytest.mark.rule("TK-36")


def second_round() -> Table:
    return table(
        sasha=Player(3, 5, wounds=2, spell=[Modify("self", "attack", 1), Thorns(1)], beneath=[]),
        petya=Player(5, 3, trophies=6, wounds=1, spell=[Shield()]),
        prize=Heal(1, may=True),
        first="petya",
    )


def wizard(seat: int, name: str, **more: Any) -> WizardView:
    """Return what is shown of a seat that plays the creature of its name on one spell."""
    shown = {"seat": seat, "hero": "hero_0", "hand": 4, "stack": (f"{name}_spell",), "spells": (f"{name}_spell",)}
    # Саша's spell gives Саша an attack more; nobody else's figures change.
    shown["changes"] = (ChangeView(0, "sasha_spell", "attack", 1),) if name == "sasha" else ()
    return WizardView(**{**shown, "creature": name, **more})


def test_while_creatures_are_chosen_the_tracks_and_working_spells_are_shown() -> None:
    shown = second_round().seen(None).table
    assert (shown.round, shown.phase, shown.first) == (2, "choose", 1)
    assert (shown.condition, shown.prize) == ("lower", "upper")
    bare = {"creature": None, "attack": None, "defence": None, "hand": 5}
    assert shown.wizards == (
        wizard(
            0,
            "sasha",
            stack=("sasha_beneath", "sasha_spell"),
            wounds=2,
            trophies=0,
            wounds_before=2,
            trophies_before=0,
            **bare,
        ),
        wizard(1, "petya", wounds=1, trophies=6, wounds_before=1, trophies_before=6, **bare),
    )
    assert (shown.attacks, shown.awarded, shown.fulfilled, shown.result) == ((), None, (), None)


def test_while_winners_are_asked_the_combat_is_shown() -> None:
    t = second_round().reveal_all()
    shown = t.seen(None).table
    assert shown.phase == "reward"
    assert shown.wizards == (
        wizard(
            0,
            "sasha",
            stack=("sasha_beneath", "sasha_spell"),
            attack=4,
            defence=5,
            wounds=2,
            trophies=0,
            wounds_before=2,
            trophies_before=0,
        ),
        wizard(1, "petya", attack=5, defence=3, wounds=2, trophies=6, wounds_before=1, trophies_before=6),
    )
    assert shown.attacks == (
        AttackView(
            attacker=1, target=0, attack=5, defence=5, success=False, shielded=False, trophies=0, wounds=0, thorns=1
        ),
        AttackView(
            attacker=0, target=1, attack=4, defence=3, success=False, shielded=True, trophies=0, wounds=0, thorns=0
        ),
    )
    assert (shown.awarded, shown.fulfilled) == (("lower", "upper"), (0,))


def test_while_cards_are_discarded_the_combat_is_still_shown() -> None:
    t = second_round().reveal_all().choose("sasha", "heal")
    shown = t.seen(None).table
    assert shown.phase == "discard"
    assert shown.wizards == (
        wizard(
            0,
            "sasha",
            stack=("sasha_beneath", "sasha_spell", "sasha"),
            attack=4,
            defence=5,
            wounds=1,
            trophies=0,
            wounds_before=2,
            trophies_before=0,
        ),
        wizard(
            1,
            "petya",
            stack=("petya_spell", "petya"),
            attack=5,
            defence=3,
            wounds=2,
            trophies=6,
            wounds_before=1,
            trophies_before=6,
        ),
    )
    assert (len(shown.attacks), shown.awarded, shown.fulfilled) == (2, ("lower", "upper"), (0,))
    assert (shown.condition, shown.prize) == ("upper", "reward_3")


def test_in_the_next_round_only_the_tracks_before_it_are_left_of_the_combat() -> None:
    t = second_round().reveal_all().choose("sasha", "heal")
    t.discard({"petya": ["petya_2"]})
    shown = t.seen(None).table
    assert (shown.round, shown.phase) == (3, "choose")
    assert [(w.creature, w.attack, w.defence) for w in shown.wizards] == [(None, None, None)] * 2
    assert [w.spells for w in shown.wizards] == [("sasha",), ("petya",)]
    assert [(w.wounds_before, w.wounds) for w in shown.wizards] == [(2, 1), (1, 2)]
    assert (shown.attacks, shown.awarded, shown.fulfilled) == ((), None, ())
    assert shown.discard == ("petya_2",)


def test_the_result_is_shown_with_the_last_combat() -> None:
    t = table(sasha=Player(3, 5, trophies=10), petya=Player(4, 2), masha=Player(4, 5, wounds=11)).reveal_all()
    t.keep_wounds()
    shown = t.seen(None).table
    assert shown.phase == "over"
    assert [(w.creature, w.attack, w.defence) for w in shown.wizards] == [
        ("sasha", 3, 5),
        ("petya", 4, 2),
        ("masha", 4, 5),
    ]
    assert (shown.result.winners, shown.result.shared, shown.result.reason) == ((0,), False, "trophies")
    assert shown.result.places == ((0,), (1,), (2,))
