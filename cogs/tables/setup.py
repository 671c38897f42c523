"""Everything that this package registers: a server's tables, the wish to be called to them, the threads of tables."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.tables.commands import Tables
from cogs.tables.threads import Threads
from cogs.tables.wishing import Wishing


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: a server's tables, the wish to be called to them, the threads of tables."""
    tables = Tables(desk)
    presses = merge_presses(tables.presses(), Wishing(desk, tables).presses())
    return Feature(cogs=[tables], presses=presses, slots=Threads(desk).kinds())
