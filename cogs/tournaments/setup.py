"""Everything that this package registers: /tournament, the buttons of tournaments, the tables of their games."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.tournaments.commands import TournamentCommands
from cogs.tournaments.pages.help_pages import TournamentHelp
from cogs.tournaments.presses.entering import EnteringPresses
from cogs.tournaments.presses.looking import Looking
from cogs.tournaments.presses.tables import TournamentTables


def setup(desk: Desk) -> Feature:
    """Return the feature: /tournament, the buttons of tournaments, the tables of their games."""
    commands, tables = TournamentCommands(desk), TournamentTables(desk)
    presses = merge_presses(
        commands.presses(),
        EnteringPresses(desk).presses(),
        Looking(desk).presses(),
        tables.presses(),
        TournamentHelp().presses(),
    )
    return Feature(groups=[commands.group()], presses=presses, slots=tables.kinds())
