"""What cards are written in means the same for cards that do not exist yet: conditions, amounts and groups by themselves."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engines.brawl.content.op import Op
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import Amount, Condition, Group
from engines.brawl.game import BRAWL
from engines.brawl.verbs.cards.discard import Discard
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.displacing.force import Force
from engines.brawl.verbs.displacing.pull import Pull
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.life.damage import Damage
from engines.brawl.verbs.life.heal import Heal
from engines.brawl.verbs.moving.place import Place
from engines.brawl.verbs.states.modify import Modify
from engines.brawl.verbs.states.next_attack import NextAttack
from engines.brawl.verbs.states.root import Root
from engines.brawl.verbs.states.stun import Stun
from engines.kernel.game import Rules
from tests.engines.brawl import bouts
from tests.engines.brawl.bouts import Bout

DREW = Draw(by=1, if_=(Condition("did"),))
SIDES = "korvash:C4", "taze:C3 alistair:C8"


def with_card(monkeypatch: pytest.MonkeyPatch, kit: str, card: str, **changes: Any) -> None:
    """Let a champion's card be another one."""
    pack = bouts.RULES.pack
    champions = [
        replace(one, cards=tuple(replace(found, **changes) if found.id == card else found for found in one.cards))
        if one.id == kit
        else one
        for one in pack.champions
    ]
    monkeypatch.setattr(bouts, "RULES", Rules(BRAWL, Pack(tuple(champions), pack.arenas, pack.challenges)))


def with_shockwave(monkeypatch: pytest.MonkeyPatch, *do: Op) -> None:
    """Let Korvash's skill on one enemy next to him do something else."""
    with_card(monkeypatch, "korvash", "shockwave", do=do)


def used(*answers: str, damage: int = 0) -> Bout:
    """Return a bout in which the skill was used on Taze."""
    bout = Bout(*SIDES, hand="shockwave rush charge", deck="chop", damage={"taze": damage, "korvash": damage})
    return bout.start("shockwave", "stay", "taze", *answers)


DOING: list[tuple[Op, tuple[str, ...]]] = [
    (Place(where="anywhere"), ("C5",)),
    (Place(where="near", who="target"), ("C5",)),
    (Damage(by=1), ()),
    (Push(by=1), ()),
    (Force(by=1), ("C2",)),
    (Stun(), ("rush",)),
    (Root(), ()),
    (Heal(by=1), ("1",)),
    (Modify(stat="strength", by=1), ()),
    (Discard(most=1, random=True), ()),
    (Draw(by=1), ("1",)),
]


@pytest.mark.parametrize(("op", "answers"), DOING, ids=lambda value: type(value).__name__)
def test_what_was_done_has_done_something(monkeypatch: pytest.MonkeyPatch, op: Op, answers: tuple[str, ...]) -> None:
    with_shockwave(monkeypatch, op, DREW)
    assert used(*answers, damage=3).question == (0, "draw")


IDLE: list[tuple[Op, tuple[str, ...]]] = [
    (Damage(by=Amount(of="targets", times=0)), ()),
    (Pull(by=0), ()),
    (Force(by=1), ("stay",)),
    (Heal(by=1), ()),
    (Draw(by=1), ("0",)),
    (Discard(most=1), ("",)),
]


@pytest.mark.parametrize(("op", "answers"), IDLE, ids=lambda value: type(value).__name__)
def test_what_came_to_nothing_has_done_nothing(
    monkeypatch: pytest.MonkeyPatch, op: Op, answers: tuple[str, ...]
) -> None:
    with_shockwave(monkeypatch, op, DREW)
    bout = Bout(*SIDES, hand="shockwave chop rush", deck="hell_hath_no_fury")
    assert bout.start("shockwave", "stay", "taze", *answers).question == (0, "act")


def test_a_group_has_the_target_among_it_unless_it_is_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    with_shockwave(monkeypatch, Damage(by=1, who=Group("enemies")))
    assert used().damage("taze", "alistair") == [1, 1]
    with_shockwave(monkeypatch, Damage(by=1, who=Group("enemies", other=True)))
    assert used().damage("taze", "alistair") == [0, 1]


def test_a_skill_has_dealt_no_attack_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    with_shockwave(monkeypatch, Damage(by=2), Draw(by=Amount(of="damage")))
    assert used().question == (0, "act")


def test_the_next_attack_need_not_ignore_defence(monkeypatch: pytest.MonkeyPatch) -> None:
    with_shockwave(monkeypatch, NextAttack(ignore_defence=False, strength=1))
    bout = Bout("korvash:C4", "dugrun:C3", hand="shockwave leaping_strike").play("shockwave", "stay", "dugrun")
    bout.play("leaping_strike", "stay", "stay", "dugrun")
    assert (bout.figures("dugrun").strength, bout.figures("dugrun").defence) == (4, 2)


def test_a_condition_on_the_target_is_read_for_each_target(monkeypatch: pytest.MonkeyPatch) -> None:
    with_card(monkeypatch, "kilgore", "fury", post=(Root(if_=(Condition("dealt", who="target"),)),))
    bout = Bout("kilgore:C4", "dugrun:C3 taze:B3", hand="fury").play("fury", "stay", "d0")
    assert [bout.champion(name).rooted for name in ("dugrun", "taze")] == [False, True]


def test_cards_of_a_core_are_discarded_one_by_one_up_to_the_number(monkeypatch: pytest.MonkeyPatch) -> None:
    with_shockwave(monkeypatch, Discard(most=2, core="red"), Draw(by=Amount(of="discarded")))
    bout = Bout("korvash:C4 mariusz", "taze:C3", hand="shockwave chop hell_hath_no_fury bone_to_pick")
    bout.start("shockwave", "stay", "taze", "chop", "bone_to_pick")
    assert (bout.question, bout.offered) == ((0, "draw"), {"0", "1", "2"})


def test_who_has_chosen_to_heal_as_a_price_heals_something(monkeypatch: pytest.MonkeyPatch) -> None:
    with_shockwave(monkeypatch, Heal(by=2, who="target", may=True))
    assert used("yes", damage=3).offered == {"1", "2"}
