"""Checks requests, answers and interaction payloads against Discord's own OpenAPI document if it is present."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from table.errors import JSON

_BASE = "urn:discord"
_UNIONS = ("anyOf", "oneOf")

# Parts of INTERACTION_CREATE that the document describes, as paths of keys into the payload.
_PARTS = {
    ("message",): "MessageResponse",
    ("user",): "UserResponse",
    ("member", "user"): "UserResponse",
    ("locale",): "AvailableLocalesEnum",
    ("guild_locale",): "AvailableLocalesEnum",
    ("type",): "InteractionTypes",
    ("id",): "SnowflakeType",
    ("application_id",): "SnowflakeType",
    ("channel_id",): "SnowflakeType",
}
_CHANNELS = {1: "PrivateChannelResponse", 11: "ThreadResponse", 12: "ThreadResponse"}

_BITS: JSON = {"type": ["integer", "string", "null"]}
_FLAG: JSON = {"type": ["boolean", "null"]}
_OVERWRITE = {"id": _BITS, "allow": _BITS, "deny": _BITS}
_ACCEPTED: dict[str, JSON] = {
    "ApplicationCommandCreateRequest": {"nsfw": _FLAG},
    "ApplicationCommandPatchRequestPartial": {"nsfw": _FLAG},
    "ApplicationCommandUpdateRequest": {"nsfw": _FLAG},
    "ApplicationFormPartial": {"description": {"type": ["string", "object", "null"]}},
    "BaseCreateMessageCreateRequest": {"tts": _FLAG},
    "ChannelPermissionOverwriteRequest": _OVERWRITE,
    "CreatedThreadResponse": {"message": {"$ref": f"{_BASE}#/components/schemas/MessageResponse"}},
    "CreateForumThreadRequest": {"type": {"type": ["integer", "null"]}},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": _FLAG},
    "IncomingWebhookUpdateRequestPartial": {"tts": _FLAG},
    "MessageEditRequestPartial": {"tts": _FLAG},
    "RichEmbed": {"flags": {"type": ["integer", "null"]}},
}


class Schema:
    """Discord's OpenAPI document with its compiled validators."""

    def __init__(self, path: Path) -> None:
        # Needed only by those who have the document: the development packages bring it.
        import jsonschema_rs

        text = path.read_text(encoding="utf-8").replace('"$ref": "#/', f'"$ref": "{_BASE}#/')
        self._doc: JSON = json.loads(text)
        _loosen(self._doc)
        self._registry = jsonschema_rs.Registry([(_BASE, self._doc)])
        self._compile = jsonschema_rs.Draft202012Validator
        # By reference, else by the identity of a part of the document, which stays where it is.
        self._validators: dict[str | int, Any] = {}
        self._referred: dict[str, JSON] = {}

    def knows(self, method: str, template: str) -> bool:
        """Return whether Discord has this route."""
        return method.lower() in self._doc["paths"].get(template, {})

    def request(self, method: str, template: str, body: Any) -> list[str]:
        """Return the problems of a request body."""
        content = self._doc["paths"][template][method.lower()].get("requestBody", {}).get("content", {})
        if not content:
            return [] if body is None else ["the route takes no body"]
        # `with_response` and other things in the query are not described by the body.
        return self._problems(content["application/json"]["schema"], body)

    def response(self, method: str, template: str, status: int, body: Any) -> list[str]:
        """Return the problems of an answer."""
        answers = self._doc["paths"][template][method.lower()]["responses"]
        if status >= 400:
            return self._problems({"$ref": f"{_BASE}#/components/schemas/ErrorResponse"}, body)
        if str(status) not in answers:
            return [f"status {status} is not among {sorted(answers)}"]
        content = answers[str(status)].get("content")
        if not content:
            return [] if body is None else ["the answer has no body"]
        return self._problems(content["application/json"]["schema"], body)

    def interaction(self, payload: JSON) -> list[str]:
        """Return the problems of those parts of an interaction payload that the document describes."""
        found: list[str] = []
        parts: list[tuple[str, Any, str]] = []
        for keys, name in _PARTS.items():
            value: Any = payload
            for key in keys:
                value = (value or {}).get(key)
            if value is not None:
                parts.append((".".join(keys), value, name))
        channel = payload["channel"]
        parts.append(("channel", channel, _CHANNELS.get(channel["type"], "GuildChannelResponse")))
        users = payload["data"].get("resolved", {}).get("users", {})
        parts += [(f"resolved.users.{key}", user, "UserResponse") for key, user in users.items()]
        for place, value, name in parts:
            schema = {"$ref": f"{_BASE}#/components/schemas/{name}"}
            found += [f"{place}: {problem}" for problem in self._problems(schema, value)]
        return found

    def _problems(self, schema: JSON, value: Any) -> list[str]:
        found = list(self._unknown(schema, value, ""))
        if not self._valid(schema, value):
            found += self._explain(schema, value, "")
        return found

    def _validator(self, schema: JSON) -> Any:
        key = schema["$ref"] if schema.keys() == {"$ref"} else id(schema)
        if key not in self._validators:
            self._validators[key] = self._compile(schema, registry=self._registry)
        return self._validators[key]

    def _valid(self, schema: JSON, value: Any) -> bool:
        return bool(self._validator(schema).is_valid(value))

    def _plain(self, schema: JSON) -> JSON:
        """Return the schema that a reference leads to."""
        while (reference := schema.get("$ref")) is not None:
            if reference not in self._referred:
                node: Any = self._doc
                for key in reference.removeprefix(f"{_BASE}#/").split("/"):
                    node = node[key.replace("~1", "/").replace("~0", "~")]
                self._referred[reference] = node
            schema = self._referred[reference]
        return schema

    def _branch(self, schema: JSON, value: Any) -> JSON | None:
        """Return the one branch of a union that `value` belongs to: by its `type`, else the first valid one."""
        branches: list[JSON] = [branch for key in _UNIONS for branch in schema.get(key, ())]
        if isinstance(value, dict) and "type" in value:
            typed = [item for item in branches if value["type"] in self._types(item)]
            if len(typed) == 1:
                return typed[0]
            branches = typed or branches
        fitting = [item for item in branches if self._valid(item, value)]
        if not fitting:
            return None
        return min(fitting, key=lambda item: len(list(self._unknown(item, value, ""))))

    def _types(self, schema: JSON) -> list[int]:
        kind = self._plain(schema).get("properties", {}).get("type", {})
        return list(kind.get("enum", ()))

    def _unknown(self, schema: JSON, value: Any, place: str) -> Iterator[str]:
        """Yield the keys that Discord does not know; the document itself allows additional keys."""
        if not value or not isinstance(value, dict | list):
            return
        plain = self._plain(schema)
        if any(key in plain for key in _UNIONS) and "properties" not in plain:
            branch = self._branch(plain, value)
            if branch is not None:
                yield from self._unknown(branch, value, place)
        elif isinstance(value, dict) and "properties" in plain:
            for key, item in value.items():
                if key in plain["properties"]:
                    yield from self._unknown(plain["properties"][key], item, f"{place}.{key}")
                else:
                    yield f"{place}: unknown key {key!r}"
        elif isinstance(value, list) and "items" in plain:
            for i, item in enumerate(value):
                yield from self._unknown(plain["items"], item, f"{place}[{i}]")

    def _explain(self, schema: JSON, value: Any, place: str) -> list[str]:
        """Return the innermost errors, following unions by `type` so that they can be understood."""
        plain = self._plain(schema)
        branch = self._branch(plain, value) if any(key in plain for key in _UNIONS) else None
        if branch is not None:
            return self._explain(branch, value, place)
        found: list[str] = []
        if isinstance(value, dict):
            for key, part in plain.get("properties", {}).items():
                if key in value:
                    found += self._explain(part, value[key], f"{place}.{key}")
        elif isinstance(value, list) and "items" in plain:
            for i, item in enumerate(value):
                found += self._explain(plain["items"], item, f"{place}[{i}]")
        if not found and not self._valid(schema, value):
            found = [f"{place}: {error.message[:300]}" for error in self._validator(schema).iter_errors(value)]
        return found


def _loosen(doc: JSON) -> None:
    """Allow in the document what discord.py sends and Discord accepts although the document does not say so."""
    schemas = doc["components"]["schemas"]
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    for name, properties in _ACCEPTED.items():
        schemas[name]["properties"] |= properties
    overwrite = doc["paths"]["/channels/{channel_id}/permissions/{overwrite_id}"]["put"]["requestBody"]["content"]
    overwrite["application/json"]["schema"]["properties"] |= _OVERWRITE
    # A kept attachment is named by its id; clients send back all that they know of it.
    for key in ("spoiler", *schemas["MessageAttachmentResponse"]["properties"]):
        schemas["MessageAttachmentRequest"]["properties"].setdefault(key, {})
    # Codes of errors by place are words (BASE_TYPE_REQUIRED), the document has numbers.
    inner = {"type": "object", "properties": {"code": {"type": "string"}, "message": {"type": "string"}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = inner


@functools.lru_cache(maxsize=2)
def load(path: Path) -> Schema:
    """Return the document at `path`, read and compiled once a process."""
    return Schema(path)
