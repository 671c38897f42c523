"""REST: a guild's scheduled events outside its channels (docs: Guild Scheduled Event)."""

from __future__ import annotations

from datetime import UTC, datetime

from table.checks import permissions
from table.errors import JSON, Problems, refusal
from table.rest.guilds import guild_of
from table.rest.request_checks import Call, Route

EXTERNAL, GUILD_ONLY = 3, 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
NEXT = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}
"""The statuses that may follow each status of an event."""

MOST = 100
"""The most events of a guild that are not over."""


def _event(call: Call) -> JSON:
    event = guild_of(call).events.get(call.params["guild_scheduled_event_id"])
    if event is None:
        raise refusal(10070)
    return _in_time(call, event)


def _in_time(call: Call, event: JSON) -> JSON:
    """Return an event in its present state: events outside channels begin and end by themselves."""
    now, status = call.world.clock(), event["status"]
    if status == SCHEDULED and _moment(event["scheduled_start_time"]) <= now:
        status = ACTIVE
    if status == ACTIVE and _moment(event["scheduled_end_time"]) <= now:
        status = COMPLETED
    return event if status == event["status"] else call.world.keep_event(event | {"status": status})


def _moment(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


def _list(call: Call) -> list[JSON]:
    rows = [_in_time(call, event) for event in [*guild_of(call).events.values()]]
    return [event for event in rows if event["status"] in NEXT]


def _check(call: Call) -> None:
    problems, fields = Problems(), call.fields
    if "name" in fields:
        problems.length(("name",), fields["name"], 1, 100)
    if fields.get("description") is not None:
        problems.length(("description",), fields["description"], 0, 1000)
    if "entity_metadata" in fields:
        problems.length(("entity_metadata", "location"), fields["entity_metadata"].get("location"), 1, 100)
    start, end = fields.get("scheduled_start_time"), fields.get("scheduled_end_time")
    if start is not None and _moment(start) <= call.world.clock():
        problems.add(
            ("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
        )
    if start is not None and end is not None and _moment(end) <= _moment(start):
        problems.add(("scheduled_end_time",), "BASE_TYPE_BAD_DATE", "An event ends after it has begun.")
    problems.refuse()


def _check_new(call: Call) -> None:
    problems, fields = Problems(), call.fields
    for key in ("name", "scheduled_start_time", "scheduled_end_time", "entity_metadata"):
        if fields.get(key) is None:
            problems.add((key,), "BASE_TYPE_REQUIRED", "This field is required")
    if fields.get("entity_type") != EXTERNAL:
        problems.add(("entity_type",), "BASE_TYPE_CHOICES", "This table has external events alone.")
    if fields.get("privacy_level") != GUILD_ONLY:
        problems.add(("privacy_level",), "BASE_TYPE_CHOICES", f"Value must be one of {{{GUILD_ONLY}}}.")
    problems.refuse()
    _check(call)


def _create(call: Call) -> JSON:
    guild, world, fields = guild_of(call), call.world, call.fields
    if not permissions.has(world, world.bot["id"], guild, "create_events"):
        raise refusal(50013)
    if len(_list(call)) >= MOST:
        raise refusal(30038)
    return world.keep_event(
        {
            "id": world.ids.make(),
            "guild_id": guild.id,
            "channel_id": None,
            "creator_id": world.bot["id"],
            "creator": world.bot,
            "name": fields["name"],
            "description": fields.get("description"),
            "image": None,
            "scheduled_start_time": _timestamp(fields["scheduled_start_time"]),
            "scheduled_end_time": _timestamp(fields["scheduled_end_time"]),
            "privacy_level": GUILD_ONLY,
            "status": SCHEDULED,
            "entity_type": EXTERNAL,
            "entity_id": None,
            "entity_metadata": {"location": fields["entity_metadata"]["location"]},
            "recurrence_rule": None,
            "guild_scheduled_event_exceptions": [],
        }
    )


def _timestamp(text: str) -> str:
    return datetime.fromtimestamp(_moment(text), UTC).isoformat()


def _edit(call: Call) -> JSON:
    event, fields, world = _event(call), call.fields, call.world
    _may_change(call, event)
    status = fields.get("status")
    if status is not None and status != event["status"] and status not in NEXT.get(event["status"], ()):
        problems = Problems()
        text = "Invalid Guild Scheduled Event Status Transition"
        problems.add(("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS", text)
        problems.refuse()
    changed: JSON = {key: fields[key] for key in ("name", "description", "status", "entity_metadata") if key in fields}
    for key in ("scheduled_start_time", "scheduled_end_time"):
        if fields.get(key) is not None:
            changed[key] = _timestamp(fields[key])
    return world.keep_event(event | changed)


def _may_change(call: Call, event: JSON) -> None:
    """Raise 50013 unless the bot may change an event; its own and another's need different permissions."""
    bot = call.world.bot["id"]
    names = ("create_events", "manage_events") if event["creator_id"] == bot else ("manage_events",)
    if not any(permissions.has(call.world, bot, guild_of(call), name) for name in names):
        raise refusal(50013)


def _delete(call: Call) -> None:
    event = _event(call)
    _may_change(call, event)
    call.world.remove_event(guild_of(call), event["id"])


_EVENTS, _ONE = "/guilds/{guild_id}/scheduled-events", "/guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}"

ROUTES = [
    Route("GET", _EVENTS, _list),
    Route("POST", _EVENTS, _create, _check_new),
    Route("GET", _ONE, _event),
    Route("PATCH", _ONE, _edit, _check),
    Route("DELETE", _ONE, _delete),
]
