"""Sets up this package: making tournaments, their settings, and the organiser's panel."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Feature, merge_presses
from cogs.organising.commands import Organise
from cogs.organising.drafts.creating import Creating
from cogs.organising.drafts.drafting import Drafting
from cogs.organising.panel.panel import Panel


def setup(desk: Desk) -> Feature:
    """Return the feature of this package: making tournaments, their settings, and the organiser's panel."""
    drafting, panel = Drafting(desk), Panel(desk)
    creating = Creating(desk, drafting.show)
    organise = Organise(desk, creating, panel)
    presses = merge_presses(creating.presses(), drafting.presses(), panel.presses(), organise.presses())
    return Feature(subcommands={"tournament": organise.subcommands()}, presses=presses)
