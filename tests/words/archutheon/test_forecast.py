"""Which aims of a declaration are told: those that no other aim makes needless."""

from __future__ import annotations

import pytest

from engines.archutheon.derived.figures import NO_ADDENDS, NO_DAMAGE
from engines.archutheon.derived.strikes import Blow
from words.archutheon.answers.forecast import worth_choosing

Aim = dict[int, int]
"""The damage to each hero."""


def blows(aim: Aim) -> dict[int, Blow]:
    return {hero: Blow(hero, NO_DAMAGE._replace(dealt=dealt), 10, NO_ADDENDS) for hero, dealt in aim.items()}


@pytest.mark.rule("AR-32")
@pytest.mark.parametrize(
    ("aims", "kept"),
    [
        ([{0: 3}, {0: 2, 1: 2}], [{0: 2, 1: 2}, {0: 3}]),
        ([{0: 2}, {0: 2, 1: 2}], [{0: 2, 1: 2}]),
        ([{0: 1}, {0: 1}], [{0: 1}]),
        ([{0: 1}, {1: 2}], [{1: 2}, {0: 1}]),
        ([{}, {0: 0}], [{0: 0}]),
    ],
)
def test_an_aim_is_left_out_only_if_another_does_as_much_to_each_of_its_heroes(
    aims: list[Aim], kept: list[Aim]
) -> None:
    found = worth_choosing(blows(aim) for aim in aims)
    assert [{hero: blow.damage.dealt for hero, blow in aim.items()} for aim in found] == kept
