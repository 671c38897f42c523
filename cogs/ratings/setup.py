"""Everything that this package registers: /profile with its entry of a person's menu, /ratings, and their controls."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.kit.commands.menus import person_menu
from cogs.ratings.leaderboards import Leaderboards
from cogs.ratings.profiles import Profiles


def setup(desk: Desk) -> Feature:
    """Return the feature: profiles and leaderboards."""
    profiles, leaderboards = Profiles(desk), Leaderboards(desk)
    return Feature(
        cogs=(profiles, leaderboards),
        menus=[person_menu("menu-record", profiles.show, at_server=True)],
        presses=merge_presses(profiles.presses(), leaderboards.presses()),
    )
