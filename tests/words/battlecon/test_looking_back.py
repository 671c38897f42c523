"""The line that ends a beat tells each player why an attack of the own did no damage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.words.battlecon.support.asked import DUEL
from tests.words.battlecon.support.failures import BEAT, CASES, damage, missed, one_leads_all
from tests.words.battlecon.support.tables import all_happened, worded
from words.texts import LANGUAGES


@pytest.mark.parametrize(("events", "en", "ru"), CASES)
def test_it_says_why_the_own_attack_failed(events: list[Any], en: str, ru: str) -> None:
    assert worded("en").look_back(all_happened([BEAT, *events]), DUEL, 0).endswith(f". {en}")
    assert worded("ru").look_back(all_happened([BEAT, *events]), DUEL, 0).endswith(f". {ru}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "events",
    [
        [],
        [damage(3)],
        [damage(3), missed("range")],
        [missed("range"), damage(3)],
        [("stays_stunned", {"fighter": 1})],
        [("missed", {"attacker": 1, "target": 0, "distance": 4, "reach": [1, 2], "why": "range"})],
    ],
)
def test_an_attack_that_did_damage_and_those_of_others_need_no_reason(events: list[Any], language: Any) -> None:
    plain = worded(language).look_back(all_happened([BEAT, *[each for each in events if each[0] == "damage"]]), DUEL, 2)
    assert worded(language).look_back(all_happened([BEAT, *events]), DUEL, 0) == plain


def test_damage_by_an_effect_does_not_hide_that_the_attack_missed() -> None:
    line = worded("en").look_back(all_happened([BEAT, damage(2, attack=False), missed("avoided")]), DUEL, 0)
    assert line == "Beat 4 ended: Claus hit Seth for 2, life 9. Your attack missed: the opponent avoided it."


def test_of_several_fighters_it_says_whose_attack_failed() -> None:
    events = [BEAT, missed("avoided"), ("stays_stunned", {"fighter": 1})]
    assert (
        worded("en")
        .look_back(all_happened(events), one_leads_all(DUEL), 0)
        .endswith(
            "The attack of Claus missed: the opponent avoided it. The attack of Seth did not come: stunned before it."
        )
    )
