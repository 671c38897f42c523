"""What a new table begins with: the bot, a guild with roles and channels, and a few people."""

from typing import TYPE_CHECKING

from table import permissions, shapes
from table.errors import JSON
from table.snowflakes import Snowflakes

if TYPE_CHECKING:
    from table.world import World

DEFAULT_PEOPLE = (
    ("Anna", "ru"),
    ("Boris", "en-US"),
    ("Vera", "ru"),
    ("Gleb", "ru"),
    ("Dasha", "en-US"),
    ("Egor", "ru"),
)
JUDGE = "Judge"
"""A role without permissions, for the judges of a server; one of the people has it from the beginning."""

DEFAULT_JUDGE = "Egor"
DEFAULT_CHANNELS = ("general", "games")


def found(ids: Snowflakes) -> tuple[dict[str, JSON], dict[str, JSON]]:
    """Return what a new table is about (the bot, the guild, the application, its address), and the guild's roles by id."""
    bot = shapes.user(ids.make(), "Arbiter", bot=True)
    owner = shapes.user(ids.make(), DEFAULT_PEOPLE[0][0])
    guild = shapes.guild(ids.make(), "Table", owner["id"])
    bot_role = shapes.role(ids.make(), "Arbiter", 0, 1) | {"managed": True, "tags": {"bot_id": bot["id"]}}
    everyone = shapes.role(guild["id"], "@everyone", permissions.mask(permissions.EVERYONE), 0)
    judge = shapes.role(ids.make(), JUDGE, 0, 2) | {"mentionable": True}
    meta = {
        "bot": bot,
        "guild": guild,
        "app": shapes.application(bot["id"], bot, owner),
        "bot_role": {"id": bot_role["id"]},
        "base": {"url": ""},
    }
    return meta, {row["id"]: row for row in (everyone, bot_role, judge)}


def settle(world: "World", meta: dict[str, JSON]) -> None:
    """Save what a new table is about, and let the bot, the people and the channels in."""
    for key, row in world.roles.items():
        world.disk.put("role", key, row)
    for key, row in meta.items():
        world.disk.put("meta", key, row)
    world.add_member(world.bot, [meta["bot_role"]["id"]])
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
