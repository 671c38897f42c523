"""The parts of a feature. Each package of cogs has a `setup` that returns its feature; cogs/bot/features.py lists them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from cogs.delivery.composer import SlotKind
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.durations import has_no_clock
from referee.match.live import Live

Handler = Callable[[Answer, Control], Awaitable[None]]


@dataclass(frozen=True)
class Press:
    """The handler of a control or of a form.

    `changes`: the answer edits the pressed message. `form`: the answer may be a form.
    """

    do: Handler
    changes: bool = False
    form: bool = False


Presses = Mapping[str, Press]
"""Handlers by the action in the custom ids of their controls."""

Availability = Callable[[Live, int], bool]
"""Returns whether a button is offered to a user who looks at a match."""


Permission = Callable[[Answer, Live], Awaitable[bool]]
"""Returns whether a button is offered to a user by their permissions, which may have to be read from the database."""

Group = Literal["table", "own", "match", "last"]
"""The parts of the panel behind **More**; the last one has no heading."""


@dataclass(frozen=True)
class Entry:
    """A button of the panel behind **More**: its group, its place in the panel's order, action, label, and availability."""

    group: Group
    place: int
    action: str
    label: str
    is_offered: Availability = lambda _live, _user: True
    may_press: Permission | None = None


def is_playing(live: Live, user: int) -> bool:
    """Return whether the match runs and the user plays in it."""
    return live.row.status == "playing" and live.seat_of(user) is not None


def has_company(live: Live, _user: int) -> bool:
    """Return whether several persons play or may come back: alone with practice players there is nobody to ask."""
    return len(live.humans) + len(live.abandoned_seats) > 1


def has_clocks(live: Live, user: int) -> bool:
    """Return whether the match has a clock, or other persons may wait."""
    return has_company(live, user) or not has_no_clock(live)


@dataclass(frozen=True)
class Feature:
    """The parts that a feature registers: cogs, command groups, context menus, presses, kinds of slots, entries of **More**.

    `subcommands` belong to the groups of features before it, by the name of the group.
    """

    cogs: Sequence[commands.Cog] = ()
    groups: Sequence[app_commands.Group] = ()
    subcommands: Mapping[str, Sequence[app_commands.Command[Any, ..., Any]]] = field(default_factory=dict)
    menus: Sequence[app_commands.ContextMenu] = ()
    presses: Presses = field(default_factory=dict)
    slots: Sequence[SlotKind] = ()
    more: Sequence[Entry] = ()


def merge_presses(*parts: Presses) -> dict[str, Press]:
    """Return the presses of several parts together. Raises ValueError for an action that two of them claim."""
    found: dict[str, Press] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"the actions {sorted(twice)} are claimed twice")
        found |= part
    return found
