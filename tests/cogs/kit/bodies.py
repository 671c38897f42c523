"""What Discord would say to our messages: its limits as the local table knows them, and its own OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from discord import ui
from discord.http import handle_message_parameters

from cogs.kit.composing.messages import Message
from table.checks import schema
from table.checks.message_limits import check_message
from table.errors import DiscordError
from table.state.things import COMPONENTS_V2, EPHEMERAL
from tests.support.tables import spec

Body = dict[str, Any]

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

ASKED = False
"""Whether a test says by its fixture `document` that it is held to Discord's document."""


def body_of(message: Message) -> Body:
    """The body that the client library makes of a message."""
    with handle_message_parameters(
        view=message.layout(), files=message.files(), allowed_mentions=message.allowed_mentions()
    ) as made:
        body: Body = json.loads(made.multipart[0]["value"]) if made.multipart else dict(made.payload or {})
    assert body["flags"] == COMPONENTS_V2
    return body


def requests(body: Body) -> Iterator[tuple[str, str, Body]]:
    """The requests in which one of our messages can go out: sent, edited, and as an interaction's answer of each kind."""
    private = body | {"flags": COMPONENTS_V2 | EPHEMERAL}
    yield "POST", MESSAGES, body | {"nonce": "owed-12", "enforce_nonce": True}
    yield "PATCH", MESSAGES + "/{message_id}", body
    yield "POST", CALLBACK, {"type": 4, "data": private}
    yield "POST", CALLBACK, {"type": 7, "data": body}
    yield "POST", WEBHOOK, private
    yield "PATCH", WEBHOOK + "/messages/@original", body


def limits_broken(message: Message) -> str:
    """What Discord's limits say against a message, an empty text if nothing."""
    try:
        check_message(body_of(message), list(message.pictures))
    except DiscordError as error:
        return f"{error} {json.dumps(error.errors)}"
    return ""


def document_broken(method: str, route: str, body: Any) -> list[str]:
    """What Discord's own document says against a request; where it is not here a test of its own is skipped for it."""
    assert ASKED, 'a test that judges messages uses the fixture "document"'
    path = spec()
    return schema.load(path).request(method, route, body) if path is not None else []


def judge(message: Message, *, said: str = "", quick: bool = False) -> None:
    """Fail if Discord would refuse a message in any request that it can go out in (quick: in a channel), or if it had to
    be cut: what we say ourselves is short enough.
    """
    written = [item.to_component_dict() for item in message.items]
    body = body_of(message)
    assert body["components"][0]["components"] == written, said
    assert limits_broken(message) == "", said
    galleries = [item for item in message.items if isinstance(item, ui.MediaGallery)]
    assert all(shown.description for gallery in galleries for shown in gallery.items), (
        f"{said} a picture without Alt text"
    )
    for method, route, request in [("POST", MESSAGES, body)] if quick else requests(body):
        assert document_broken(method, route, request) == [], f"{said} {method} {route}"
