"""The recap of a question: what has happened since the seat's last choice goes before a sum of the turn, and stands beside it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.panel_pages import BESIDE, recaps_of

SUM, SINCE = "Knight: B1 → C2n.", "-# Knight: damage 3, health 4"
MANY = "\n".join(f"-# {n}. {SINCE}" for n in range(30))


def shown(
    before: str, *, waits: bool = True, asks: bool = True, arena: bool = False, aside: str = "", roomy: bool = False
) -> list[list[str]]:
    """Return the recaps above the pictures and beside the question."""
    game = SimpleNamespace(
        recaps_wait=lambda: waits,
        has_room_for_recap=lambda _asked: roomy,
        recap=lambda _view, *, text: SUM,
        private_picture=lambda _view, *, asked: "hand",
    )
    view = SimpleNamespace(table=None, decision="asked" if asks else None)
    reader: Any = SimpleNamespace(game=game, view=view, live=SimpleNamespace(row=SimpleNamespace(status="playing")))
    made: Any = SimpleNamespace(before=before, picture=(b"", ""), arena=(b"", "") if arena else None)
    return [[item.content for item in each] for each in recaps_of(reader, made, aside)]


@pytest.mark.parametrize(
    ("waits", "before", "recap"),
    [(True, SINCE, SINCE), (True, "", SUM), (False, SINCE, SUM)],
)
def test_an_account_since_the_last_choice_takes_the_place_of_a_sum(waits: bool, before: str, recap: str) -> None:
    assert shown(before, waits=waits) == [[], [recap]]


def test_the_outcome_of_a_fight_stands_beside_the_question_below_the_arena() -> None:
    assert shown(SINCE, arena=True) == [[], [SINCE]]
    assert shown("", arena=True) == [[SUM], []], "the arena shows the sum of a turn itself"
    assert shown(SINCE, asks=False, arena=True) == [[], [SINCE]]


def test_of_a_long_account_the_newest_lines_are_beside_the_question_and_none_is_lost() -> None:
    [[above], [beside]] = shown(MANY, arena=True)
    assert f"{above}\n{beside}" == MANY
    assert len(beside) <= BESIDE < len(above.split("\n")[-1]) + 1 + len(beside)
    [[_], [brief]] = shown(MANY, arena=True, aside="x" * (BESIDE // 2))
    assert len(brief) <= BESIDE // 2, "what explains the question needs room, too"
    assert shown(MANY, arena=True, roomy=True) == [[], [MANY]], "a question with few answers leaves room for all of it"
    assert shown("-# " + "x" * 2 * BESIDE, arena=True)[0] == [], "the newest line is there however long it is"
