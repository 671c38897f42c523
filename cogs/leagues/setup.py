"""Everything that this package registers: /league, the buttons of ladders and seasons, the matches of challenges."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.leagues.commands import LeagueCommands
from cogs.leagues.controls.climbing import ClimbingPresses
from cogs.leagues.controls.files import LadderFiles
from cogs.leagues.controls.managing import ManagingPresses
from cogs.leagues.controls.seasons import SeasonPresses
from cogs.leagues.controls.tables import LadderTablesPresses


def setup(desk: Desk) -> Feature:
    """Return the feature: /league, the buttons of ladders and seasons, the matches of challenges."""
    seasons, tables = SeasonPresses(desk), LadderTablesPresses(desk)
    commands = LeagueCommands(desk, seasons)
    presses = merge_presses(
        commands.presses(),
        ClimbingPresses(desk).presses(),
        LadderFiles(desk).presses(),
        ManagingPresses(desk).presses(),
        seasons.presses(),
        tables.presses(),
    )
    return Feature(groups=[commands.group()], presses=presses, slots=tables.kinds())
