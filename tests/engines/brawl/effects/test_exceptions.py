"""Which ops of the cards of all 24 champions go through what others cannot, and which may be declined: no other may."""

from __future__ import annotations

import pytest

from engines.brawl.content.op import Op
from engines.brawl.game import BRAWL
from engines.brawl.verbs.cores.exhaust import Exhaust
from engines.brawl.verbs.moving.dash import Dash

OPS: list[tuple[str, Op]] = [
    (name, op) for name, card in BRAWL.standard.pack.card.items() for op in (*card.pre, *card.do, *card.post)
]
"""All ops, each with the name of the card that has it."""


@pytest.mark.rule("SB-50", "SB-80")
def test_two_cards_dash_through_champions_and_traps() -> None:
    through = {name for name, op in OPS if isinstance(op, Dash) and op.through}
    assert through == {"goldarr.set_sail", "jacques.swift_sword_cut"}


@pytest.mark.rule("SB-23", "SB-80")
def test_six_cards_have_something_optional() -> None:
    assert {name for name, op in OPS if op.may} == {
        "deryn.prowl",
        "akhet.healing_tears",
        "alkemi.aqua_vitae",
        "jacques.a_pirates_life_for_me",
        "jacques.swift_sword_cut",
        "lily.twin_blades",
    }
    assert all(op.may for _, op in OPS if isinstance(op, Exhaust)), "nobody is made to pay"
