"""A server of the table with its roles, members and scheduled events."""

from __future__ import annotations

from table.errors import JSON
from table.state import shapes
from table.state.disk import Disk
from table.state.permission_bits import EVERYONE, INVITED, mask

BOT_ROLE = "Arbiter"


class Guild:
    """One server. `outage` says that Discord's side of it is down; the bot then hears nothing of it."""

    def __init__(self, data: JSON, disk: Disk) -> None:
        self.data = data
        self.outage = False
        self._disk = disk
        self.members = disk.all(self._kind("member"))
        self.roles = disk.all(self._kind("role"))
        self.events = disk.all(self._kind("event"))

    @property
    def id(self) -> str:
        """The snowflake."""
        return str(self.data["id"])

    @property
    def name(self) -> str:
        """The name."""
        return str(self.data["name"])

    def put_member(self, member: JSON) -> JSON:
        """Store a new or changed member and return it."""
        key = member["user"]["id"]
        self.members[key] = member
        self._disk.put(self._kind("member"), key, member)
        return member

    def drop_member(self, user_id: str) -> JSON | None:
        """Forget a member and return the record, None for a stranger."""
        self._disk.drop(self._kind("member"), user_id)
        return self.members.pop(user_id, None)

    def put_role(self, role: JSON) -> JSON:
        """Store a new or changed role and return it."""
        self.roles[role["id"]] = role
        self._disk.put(self._kind("role"), role["id"], role)
        return role

    def drop_role(self, role_id: str) -> None:
        """Delete a role, which nobody has any more then."""
        del self.roles[role_id]
        self._disk.drop(self._kind("role"), role_id)
        for member in self.members.values():
            if role_id in member["roles"]:
                member["roles"].remove(role_id)
                self.put_member(member)

    def put_event(self, event: JSON) -> JSON:
        """Store a new or changed scheduled event and return it."""
        self.events[event["id"]] = event
        self._disk.put(self._kind("event"), event["id"], event)
        return event

    def drop_event(self, event_id: str) -> None:
        """Delete a scheduled event."""
        del self.events[event_id]
        self._disk.drop(self._kind("event"), event_id)

    def _kind(self, kind: str) -> str:
        """Return under which kind the disk keeps this server's objects of a kind."""
        return f"{kind} {self.data['id']}"


def make_guild(disk: Disk, guild_id: str, name: str, owner_id: str) -> Guild:
    """Store a new server with its role for everyone, and return it."""
    guild = Guild(shapes.guild(guild_id, name, owner_id), disk)
    disk.put("guild", guild.id, guild.data)
    guild.put_role(shapes.role(guild.id, "@everyone", mask(EVERYONE), 0))
    return guild


def bot_role(role_id: str, bot_id: str) -> JSON:
    """Return the role of its own that the bot gets with an invitation."""
    return shapes.role(role_id, BOT_ROLE, mask(INVITED), 1) | {"managed": True, "tags": {"bot_id": bot_id}}
