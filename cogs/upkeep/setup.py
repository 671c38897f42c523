"""Sets up this package: the doctor, servers that come and go, reports to the operator."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, merge_presses
from cogs.kit.commands.menus import message_menu
from cogs.kit.controls.actions import OPEN_REPORT
from cogs.upkeep.doctor import Doctor
from cogs.upkeep.life import Life
from cogs.upkeep.reports import Reports


def setup(desk: Desk, doctor: Doctor, life: Life) -> Feature:
    """Return the feature of this package. The client makes `doctor` and `life` itself, since they watch it."""
    reports = Reports(desk)
    return Feature(
        cogs=[doctor, life, reports],
        menus=[message_menu("menu-report", reports.about, form=True)],
        presses=merge_presses(doctor.presses(), reports.presses()),
        more=[Entry("last", 10, OPEN_REPORT, "button-report")],
    )
