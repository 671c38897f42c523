"""All that this package registers: the list of a server's tables, and the wish to be called to them."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merged
from cogs.tables.commands import Tables
from cogs.tables.wishing import Wishing


def setup(desk: Desk) -> Feature:
    """All that this package registers: the list of a server's tables, and the wish to be called to them."""
    tables = Tables(desk)
    return Feature(cogs=[tables], presses=merged(tables.presses(), Wishing(desk, tables).presses()))
