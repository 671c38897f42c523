"""Everything that this package registers: the list of a user's matches, their settings, their own data."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, merge_presses
from cogs.kit.controls.actions import OPEN_SETTINGS, OPEN_TURNS
from cogs.people.inbox import Inbox
from cogs.people.own_data import Data
from cogs.people.settings import Settings


def setup(desk: Desk) -> Feature:
    """Return everything that this package registers: the list of a user's matches, their settings, their own data."""
    parts = (Inbox(desk), Settings(desk), Data(desk))
    return Feature(
        cogs=parts,
        presses=merge_presses(*(part.presses() for part in parts)),
        more=[
            Entry("own", 10, OPEN_TURNS, "button-turns"),
            Entry("own", 30, OPEN_SETTINGS, "button-settings"),
        ],
    )
