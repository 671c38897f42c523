"""The full health of heroes: the modules that strengthen attacks add to it, and the second side's leader has more (AR-03)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.archutheon.board import GREEN, ORANGE
from engines.archutheon.content.pack import load
from engines.archutheon.content.tables import SECOND_LEADER, Tables
from engines.archutheon.setup.correcting import values
from engines.kernel.content.names import from_file
from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table

MORE: dict[str, Any] = {"health_more": {"charge": 2, "boosting": 3}}
SECOND: dict[str, Any] = {"second_leader": {"always": 2, "boosting": 1}}


@pytest.mark.rule("AR-03")
@pytest.mark.parametrize(
    ("options", "full"),
    [
        ({}, 10),
        ({"charge": "on"}, 12),
        ({"boosting": "on"}, 13),
        ({"charge": "on", "boosting": "on"}, 15),
        ({"slots": "on", "release": "on", "passives": "on"}, 10),
    ],
)
def test_heroes_begin_with_the_health_of_their_modules(options: dict[str, str], full: int) -> None:
    table = Table(options=options, tables=MORE)
    assert {hero.health for hero in table.board.heroes} == {hero.had for hero in table.board.heroes} == {full}
    tables = table.rules.pack.tables
    assert {tables.full_health(table.view().modules, hero.side, hero.number) for hero in table.board.heroes} == {full}


@pytest.mark.rule("AR-03")
@pytest.mark.parametrize(("options", "more"), [({}, 2), ({"boosting": "on"}, 3), ({"charge": "on", "slots": "on"}, 2)])
def test_only_the_leader_who_goes_second_has_more(options: dict[str, Any], more: int) -> None:
    table = Table(options=options, tables=SECOND)
    assert [hero.health - 10 for hero in table.board.heroes if hero.side == GREEN] == [more, 0, 0, 0]
    assert {hero.health for hero in table.board.heroes if hero.side == ORANGE} == {10}


@pytest.mark.rule("AR-03", "AR-57")
def test_healing_and_corrections_of_the_leader_who_goes_second_go_by_it() -> None:
    cards = {"e.base": {"slow": do(op("heal", by=9, who="self")), "fast": do(op("heal", by={"of": "missing"}))}}
    for use in ("with:slow:e.base", "with:fast:e.base"):
        table = Table("e:C3n a:C3w", foe="e.base", cards=cards, tables=SECOND, health={"e": 8}, turn=2)
        assert table.fight(use, "a").health("e") == [12]
    table = Table(tables=SECOND, health={"e": 5})
    assert "12" in values(table.rules.pack, table.board, f"health:h{table.number('e')}")
    assert "11" not in values(table.rules.pack, table.board, f"health:h{table.number('a')}")


@pytest.mark.rule("AR-03", "AR-57")
def test_healing_and_what_a_hero_lacks_go_by_it() -> None:
    cards = {"b.base": {"slow": do(op("heal", by=4, who="self")), "fast": do(op("heal", by={"of": "missing"}))}}
    for use in ("with:slow:b.base", "with:fast:b.base"):
        table = Table(
            "b:C3n f:C3w", hand="b.base", cards=cards, tables=MORE, options={"charge": "on"}, health={"b": 10}
        )
        assert table.fight(use, "f").health("b") == [12]


@pytest.mark.rule("AR-03")
def test_a_correction_offers_health_up_to_it() -> None:
    table = Table(tables=MORE, options={"boosting": "on"}, health={"f": 5})
    offered = values(table.rules.pack, table.board, f"health:h{table.number('f')}")
    assert [*offered] == [str(health) for health in range(1, 14) if health != 5]


@pytest.mark.rule("AR-03")
def test_tables_written_before_have_no_more() -> None:
    """A match saved by an earlier version carries such tables: they are written as they were, so their hash is the same."""
    written = msgspec.to_builtins(load().tables)
    del written["health_more"], written["second_leader"]
    tables = msgspec.convert(written, Tables, dec_hook=from_file)
    assert tables.full_health(("charge", "boosting"), *SECOND_LEADER) == tables.health
    assert msgspec.to_builtins(tables) == written
