"""REST: the bot's servers, their roles and their members."""

from __future__ import annotations

from table.checks import permissions
from table.errors import JSON, refusal
from table.rest.request_checks import Call, Route
from table.state.guilds import Guild


def guild_of(call: Call) -> Guild:
    """Return the server that a request names in its path. Raises 10004 unless the bot is there."""
    guild = call.world.guilds.get(call.params["guild_id"])
    if guild is None or not call.world.bot_joined(guild):
        raise refusal(10004)
    return guild


def _guild(call: Call) -> JSON:
    guild = guild_of(call)
    return guild.data | {"roles": list(guild.roles.values())} | _counts(call, guild)


def _counts(call: Call, guild: Guild) -> JSON:
    if call.query.get("with_counts") not in ("1", "true"):
        return {}
    count = len(guild.members)
    return {"approximate_member_count": count, "approximate_presence_count": count}


def _my_guilds(call: Call) -> list[JSON]:
    guilds = [guild for guild in call.world.guilds.values() if call.world.bot_joined(guild)]
    return [_summary(call, guild) for guild in sorted(guilds, key=lambda guild: int(guild.id))]


def _summary(call: Call, guild: Guild) -> JSON:
    shown = {key: guild.data[key] for key in ("id", "name", "icon", "banner", "features")}
    bits = permissions.of(call.world, call.world.bot["id"], guild)
    return shown | {"owner": False, "permissions": str(bits)} | _counts(call, guild)


def _member(call: Call) -> JSON:
    member = guild_of(call).members.get(call.params["user_id"])
    if member is None:
        raise refusal(10007 if call.params["user_id"] in call.world.users else 10013)
    return member


def _roles(call: Call) -> list[JSON]:
    return list(guild_of(call).roles.values())


def _role(call: Call) -> JSON:
    role = guild_of(call).roles.get(call.params["role_id"])
    if role is None:
        raise refusal(10011)
    return role


def _give_role(call: Call) -> None:
    _change_role(call, give=True)


def _take_role(call: Call) -> None:
    _change_role(call, give=False)


def _change_role(call: Call, *, give: bool) -> None:
    """Give a member a role, or take it. Raises 50013 unless the bot may manage roles and stands above this one."""
    member, role, guild, bot = _member(call), _role(call), guild_of(call), call.world.bot["id"]
    own = max(guild.roles[key]["position"] for key in guild.members[bot]["roles"])
    if not permissions.has(call.world, bot, guild, "manage_roles") or role["position"] >= own:
        raise refusal(50013)
    kept = [key for key in member["roles"] if key != role["id"]]
    member["roles"] = [*kept, role["id"]] if give else kept
    guild.put_member(member)
    call.world.wake()


_ONE = "/guilds/{guild_id}"

ROUTES = [
    Route("GET", "/users/@me/guilds", _my_guilds),
    Route("GET", _ONE, _guild),
    Route("GET", _ONE + "/roles", _roles),
    Route("GET", _ONE + "/roles/{role_id}", _role),
    Route("GET", _ONE + "/members/{user_id}", _member),
    Route("PUT", _ONE + "/members/{user_id}/roles/{role_id}", _give_role),
    Route("DELETE", _ONE + "/members/{user_id}/roles/{role_id}", _take_role),
]
