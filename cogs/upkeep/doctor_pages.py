"""Pages of the doctor, for the place, the bot and the machine: findings, the worst first, each with its remedy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord import ui

from cogs.kit.composing.messages import GOLD, GREEN, Message, Rows, text
from cogs.kit.controls.actions import DOCTOR, OPEN_DOCTOR
from cogs.kit.controls.custom_ids import NOTE, custom_id
from ops.findings import MARKS, STATES, Finding, State
from ops.version import VERSION
from words.texts import Words

Page = Literal["here", "bot", "machine"]
PAGES: tuple[Page, ...] = ("here", "bot", "machine")

ON = "on"
"""An argument of the buttons on a doctor's page: they change that page, whereas other buttons open a new one."""

MOST = 14
"""How many findings are listed one by one: a message has at most forty parts."""

RED = 0xD55E00
COLOURS: dict[State, int] = {"bad": RED, "note": GOLD, "good": GREEN}


def page(words: Words, shown: Page, found: Sequence[Finding], now: float, *, operator: bool) -> Message:
    """Return a page with its findings; for the operator, with buttons to the other pages."""
    count = {state: sum(finding.state == state for finding in found) for state in MARKS}
    summary = words("doctor-found", bad=count["bad"], notes=count["note"])
    items: Rows = [text(f"{words('doctor-title', page=words(f'doctor-page-{shown}'))}\n**{summary}**"), ui.Separator()]
    troubles = [finding for finding in found if finding.state != "good"]
    items += [
        text(f"{MARKS[finding.state]} {finding.text(words)}\n-# → {finding.remedy(words)}")
        for finding in troubles[:MOST]
    ]
    if len(troubles) > MOST:
        items.append(text(words("doctor-more", count=len(troubles) - MOST)))
    well = "\n".join(f"{MARKS['good']} {finding.text(words)}" for finding in found if finding.state == "good")
    items += [text(well)] if well else []
    items.append(text(f"-# {words('doctor-checked', version=VERSION, moment=f'<t:{int(now)}:T>')}"))
    items.append(ui.ActionRow(*_buttons(words, shown, operator=operator)))
    worst: State = next((state for state in STATES if count[state]), "good")
    return Message(items, colour=COLOURS[worst])


def _buttons(words: Words, shown: Page, *, operator: bool) -> list[ui.Button[Any]]:
    again: ui.Button[Any] = ui.Button(
        label=words("button-doctor-again"),
        custom_id=custom_id(DOCTOR, OPEN_DOCTOR, NOTE, shown, ON),
        style=discord.ButtonStyle.primary,
    )
    others = [
        ui.Button[Any](
            label=words(f"doctor-page-{name}").capitalize(), custom_id=custom_id(DOCTOR, OPEN_DOCTOR, NOTE, name, ON)
        )
        for name in PAGES
        if operator and name != shown
    ]
    return [again, *others]
