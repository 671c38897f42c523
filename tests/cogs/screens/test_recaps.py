"""The recap above a question: an account of what has happened since the seat's last choice goes before a sum of the turn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.panel_pages import recap_of

SUM, SINCE = "Knight: B1 → C2n.", "-# Knight: damage 3, health 4"


@pytest.mark.parametrize(
    ("waits", "before", "shown"),
    [(True, SINCE, [SINCE]), (True, "", [SUM]), (False, SINCE, [SUM])],
)
def test_an_account_since_the_last_choice_takes_the_place_of_a_sum(waits: bool, before: str, shown: list[str]) -> None:
    game = SimpleNamespace(recaps_wait=lambda: waits, recap=lambda _view, *, text: SUM if text else "")
    reader: Any = SimpleNamespace(game=game, view=SimpleNamespace(table=None))
    made: Any = SimpleNamespace(before=before, picture=None)
    assert [item.content for item in recap_of(reader, made)] == shown
