"""The figures shown to a player who chooses are those that the creature then fights with."""

from __future__ import annotations

import pytest

from engines.krendel.board import Options
from engines.krendel.content import FightWithAll, Modify, WithPrevious
from engines.krendel.preview import preview
from tests.krendel.tables import Player, Table, creature, table


def five(options: Options | None = None) -> Table:
    """Return a table with every kind of change, a «Fight with all» switched on from beneath, and a covered spell."""
    return table(
        sasha=Player(3, 5, spell=[Modify("neighbours", "attack", -2)], beneath=[Modify("self", "attack", 5)]),
        petya=Player(5, 2, spell=[Modify("left", "defence", 3), Modify("self", "defence", -4)]),
        masha=Player(6, 6, spell=[Modify("right", "attack", 1)]),
        vasya=Player(3, 4, spell=[WithPrevious()], beneath=[FightWithAll(), Modify("neighbours", "defence", -1)]),
        glasha=Player(1, 1),
        cards=[creature("petya_2", 4, 4)],
        options=options,
    )


@pytest.mark.rule("TK-18", "TK-19", "TK-21")
@pytest.mark.parametrize("options", [None, Options(fight_with_all="symmetric")])
def test_the_preview_is_what_the_combat_brings(options: Options | None) -> None:
    t = five(options)
    shown = {name: preview(t.rules.pack, t.seen(name).table, name) for name in t.seated()}
    t.reveal_all()
    assert shown == t.totals()


@pytest.mark.rule("TK-18", "TK-19", "TK-21")
def test_the_preview_counts_the_spells_of_all() -> None:
    t = five()
    shown = {name: preview(t.rules.pack, t.seen(name).table, name) for name in t.seated()}
    assert shown == {"sasha": (3, 5), "petya": (4, -2), "masha": (6, 8), "vasya": (1, 4), "glasha": (-1, 0)}
    assert preview(t.rules.pack, t.seen("petya").table, "petya_2") == (3, 0)


def test_two_players() -> None:
    t = table(
        sasha=Player(1, 1, spell=[Modify("left", "attack", 2), Modify("right", "defence", 3)]), petya=Player(1, 1)
    )
    assert preview(t.rules.pack, t.seen("petya").table, "petya") == (3, 4)
    assert preview(t.rules.pack, t.seen("sasha").table, "sasha") == (1, 1)


def test_the_public_has_no_preview_and_a_card_must_exist() -> None:
    t = five()
    with pytest.raises(ValueError, match="the public has no creature to choose"):
        preview(t.rules.pack, t.seen(None).table, "sasha")
    with pytest.raises(KeyError, match="nessie"):
        preview(t.rules.pack, t.seen("sasha").table, "nessie")
