"""Opens the world of a table: the stored one, or a new one with the bot, a server with roles and channels, and a few people."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from table.errors import JSON
from table.state import guilds, shapes
from table.state.disk import Disk
from table.state.guilds import BOT_ROLE
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
    """Store the objects of a new table: the bot, the first server with its roles, the application, the web address."""
    bot = shapes.user(ids.make(), BOT_ROLE, bot=True)
    owner = shapes.user(ids.make(), DEFAULT_PEOPLE[0][0])
    guild = guilds.make_guild(disk, ids.make(), "Table", owner["id"])
    guild.put_role(guilds.bot_role(ids.make(), bot["id"]))
    guild.put_role(shapes.role(ids.make(), JUDGE, 0, 2) | {"mentionable": True})
    meta: dict[str, JSON] = {"bot": bot, "app": shapes.application(bot["id"], bot, owner), "base": {"url": ""}}
    for key, row in meta.items():
        disk.put("meta", key, row)


def _settle(world: World) -> None:
    """Add the bot, the people and the channels."""
    home = world.home
    world.add_member(home, world.bot, [key for key, row in home.roles.items() if row["managed"]])
    first = world.app["owner"]
    for name, locale in DEFAULT_PEOPLE:
        world.add_person(name, locale, first["id"] if name == first["global_name"] else None)
    judge = next(key for key, row in home.roles.items() if row["name"] == JUDGE)
    for member in home.members.values():
        if member["user"]["global_name"] == DEFAULT_JUDGE:
            member["roles"].append(judge)
            home.put_member(member)
    for name in DEFAULT_CHANNELS:
        world.add_channel(name, home)
