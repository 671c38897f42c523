"""All that this package registers: what moderators do, and block lists."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merged
from cogs.kit.menus import on_person
from cogs.moderation.blocks import Blocking
from cogs.moderation.commands import Moderation


def setup(desk: Desk) -> Feature:
    """All that this package registers: what moderators do, and block lists."""
    moderation, blocking = Moderation(desk), Blocking(desk)
    return Feature(
        cogs=[moderation, blocking],
        menus=[on_person("menu-block", blocking.block_person)],
        presses=merged(moderation.presses(), blocking.presses()),
    )
