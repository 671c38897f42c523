"""Everything that this package registers: `/server` and the controls of its pages."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature
from cogs.servers.commands import Server


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: `/server` and the controls of its pages."""
    server = Server(desk)
    return Feature(cogs=[server], presses=server.presses())
