"""Opens the world of a table: the stored one, or a new one with the bot, a guild with roles and channels, and a few people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from table.errors import JSON
from table.state import shapes
from table.state.disk import Disk
from table.state.permission_bits import EVERYONE, INVITED, mask
from table.state.snowflakes import Snowflakes
from table.state.world import World

DEFAULT_PEOPLE = (
    ("Anna", "ru"),
    ("Boris", "en-US"),
    ("Vera", "ru"),
    ("Gleb", "ru"),
    ("Dasha", "en-US"),
    ("Egor", "ru"),
)
JUDGE = "Judge"
"""A role without permissions for the judges of a server; one of the people has it from the beginning."""

DEFAULT_JUDGE = "Egor"
DEFAULT_CHANNELS = ("general", "games")


def open_world(clock: Callable[[], float], folder: Path | None) -> World:
    """Return the world stored in `folder`, a new one if there is none yet; without a folder one in memory only."""
    disk = Disk(folder)
    if disk.all("meta"):
        return World(clock, disk)
    with disk.together():  # a process that dies here leaves no half world
        _create(disk, Snowflakes(clock))
        world = World(clock, disk)
        _settle(world)
    return world


def _create(disk: Disk, ids: Snowflakes) -> None:
    """Store the objects of a new table: the bot, the guild with its roles, the application, the web address."""
    bot = shapes.user(ids.make(), "Arbiter", bot=True)
    owner = shapes.user(ids.make(), DEFAULT_PEOPLE[0][0])
    guild = shapes.guild(ids.make(), "Table", owner["id"])
    bot_role = shapes.role(ids.make(), "Arbiter", mask(INVITED), 1) | {"managed": True, "tags": {"bot_id": bot["id"]}}
    everyone = shapes.role(guild["id"], "@everyone", mask(EVERYONE), 0)
    judge = shapes.role(ids.make(), JUDGE, 0, 2) | {"mentionable": True}
    meta: dict[str, JSON] = {
        "bot": bot,
        "guild": guild,
        "app": shapes.application(bot["id"], bot, owner),
        "bot_role": {"id": bot_role["id"]},
        "base": {"url": ""},
    }
    for row in (everyone, bot_role, judge):
        disk.put("role", row["id"], row)
    for key, row in meta.items():
        disk.put("meta", key, row)


def _settle(world: World) -> None:
    """Add the bot, the people and the channels."""
    world.add_member(world.bot, [world.disk.all("meta")["bot_role"]["id"]])
    first = world.app["owner"]
    for name, locale in DEFAULT_PEOPLE:
        world.add_person(name, locale, first["id"] if name == first["global_name"] else None)
    judge = next(key for key, row in world.roles.items() if row["name"] == JUDGE)
    for member in world.members.values():
        if member["user"]["global_name"] == DEFAULT_JUDGE:
            member["roles"].append(judge)
            world.disk.put("member", member["user"]["id"], member)
    for name in DEFAULT_CHANNELS:
        world.add_channel(name)
