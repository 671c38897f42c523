"""Sets up this package: moderation and block lists."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, merge_presses
from cogs.kit.commands.menus import person_menu
from cogs.moderation.blocks import Blocking
from cogs.moderation.commands import Moderation
from cogs.moderation.pages import PANEL


def setup(desk: Desk) -> Feature:
    """Return the feature of this package: moderation and block lists."""
    moderation, blocking = Moderation(desk), Blocking(desk)
    return Feature(
        cogs=[moderation, blocking],
        menus=[person_menu("menu-block", blocking.block_person)],
        presses=merge_presses(moderation.presses(), blocking.presses()),
        more=[Entry("last", 20, PANEL, "button-moderate", may_press=moderation.may_open)],
    )
