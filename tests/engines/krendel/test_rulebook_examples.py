"""The worked examples of the rule book, with its very numbers."""

from __future__ import annotations

import pytest

from engines.krendel.content.shapes import Extreme, Heal
from tests.engines.krendel.support.tables import Player, Table, table


def example_of_a_round(sasha: Player, masha: Player) -> Table:
    """The book prints Саша's defence as 5 or 6 and Маша's as 6 or 5, by which picture one believes."""
    return table(
        sasha=sasha,
        petya=Player(5, 2),
        masha=masha,
        vasya=Player(3, 4),
        first="sasha",
        condition=Extreme("attack", "lowest"),
        prize=Heal(count=2, may=True),
    )


@pytest.mark.rule("TK-40")
@pytest.mark.parametrize(("sasha", "masha"), [(Player(3, 5), Player(6, 6)), (Player(3, 6), Player(6, 5))])
def test_round_of_the_book(sasha: Player, masha: Player) -> None:
    t = example_of_a_round(sasha, masha).reveal_all()
    assert t.attacks() == [
        ("sasha", "petya", True),
        ("sasha", "vasya", False),
        ("petya", "masha", False),
        ("petya", "sasha", False),
        ("masha", "vasya", True),
        ("masha", "petya", True),
        ("vasya", "sasha", False),
        ("vasya", "masha", False),
    ]
    assert t.tracks() == {"sasha": (1, 0), "petya": (0, 2), "masha": (2, 0), "vasya": (0, 1)}
    assert t.fulfilled() == ["sasha", "vasya"]
    assert t.asked() == {"vasya": "heal"}  # Саша has won too, but has nothing to heal
    t.choose("vasya", "heal")
    assert t.tracks() == {"sasha": (1, 0), "petya": (0, 2), "masha": (2, 0), "vasya": (0, 0)}
    assert t.events("gain") == [{"seat": "vasya", "wounds": -1, "trophies": 0}]


@pytest.mark.rule("TK-41")
def test_winner_of_the_book() -> None:
    t = table(
        vasya=Player(wounds=7, trophies=8),
        masha=Player(wounds=11, trophies=10),
        petya=Player(wounds=12, trophies=3),
        sasha=Player(wounds=6, trophies=8),
    ).reveal_all()
    t.keep_wounds()
    assert t.events("over") == [
        {"winners": ["sasha"], "shared": False, "out": ["masha", "petya"], "reason": "wounds"},
    ]
    assert t.outcome is not None
    assert t.outcome.winners == (t.seat("sasha"),)
    assert t.outcome.shared is False
    assert t.outcome.places == ((t.seat("sasha"),), (t.seat("vasya"),), (t.seat("masha"), t.seat("petya")))
