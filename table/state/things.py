"""Channels, messages and attachments in the table's store: Discord's own JSON and fields that it does not show."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from table.errors import JSON

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD, FORUM = 0, 1, 11, 12, 15
REQUIRE_TAG = 1 << 4
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
SELECT_TYPES = frozenset({3, 5, 6, 7, 8})


@dataclass(frozen=True)
class Upload:
    """A file: its name, media type, bytes, and for a picture its size in pixels."""

    name: str
    media_type: str
    data: bytes
    width: int | None = None
    height: int | None = None


@dataclass(eq=False)
class Channel:
    """A text channel, forum, thread or DM. `members` are the users in a thread, or the person of a DM."""

    data: JSON
    members: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """The snowflake."""
        return str(self.data["id"])

    @property
    def type(self) -> int:
        """Discord's channel type."""
        return int(self.data["type"])

    @property
    def name(self) -> str:
        """The name; empty for a DM."""
        return str(self.data.get("name", ""))

    @property
    def is_dm(self) -> bool:
        """Whether this is a DM with the bot."""
        return self.type == DM

    @property
    def is_thread(self) -> bool:
        """Whether this is a public or private thread."""
        return self.type in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_forum(self) -> bool:
        """Whether this is a forum, whose threads are its posts."""
        return self.type == FORUM

    @property
    def asks_for_tag(self) -> bool:
        """Whether this is a forum whose posts need a tag."""
        return bool(self.data["flags"] & REQUIRE_TAG)

    @property
    def archived(self) -> bool:
        """Whether this is an archived thread."""
        return bool(self.data.get("thread_metadata", {}).get("archived"))

    @property
    def locked(self) -> bool:
        """Whether this is a locked thread."""
        return bool(self.data.get("thread_metadata", {}).get("locked"))


@dataclass(eq=False)
class Message:
    """A message. The object stays the same while the message is edited; `deleted` marks a deleted one.

    `seer` is the one person who sees an ephemeral message; `token` the interaction it came through.
    """

    data: JSON
    files: Mapping[str, Upload]
    seer: str | None = None
    token: str | None = None
    deleted: bool = False

    @property
    def id(self) -> str:
        """The snowflake."""
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        """The snowflake of the channel."""
        return str(self.data["channel_id"])

    @property
    def author_id(self) -> str:
        """The snowflake of the author."""
        return str(self.data["author"]["id"])

    @property
    def content(self) -> str:
        """The text field `content`."""
        return str(self.data["content"])

    @property
    def components(self) -> list[JSON]:
        """The components in Discord's JSON."""
        return list(self.data["components"])

    @property
    def attachments(self) -> list[JSON]:
        """The attachments in Discord's JSON."""
        return list(self.data["attachments"])

    @property
    def flags(self) -> int:
        """The flag bits."""
        return int(self.data["flags"])

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def edited(self) -> bool:
        """Whether it was edited since it was sent."""
        return self.data["edited_timestamp"] is not None

    @property
    def text(self) -> str:
        """All readable text: content, embeds and text displays, joined by newlines."""
        parts = [self.content, *(part for embed in self.data["embeds"] for part in _embed_text(embed))]
        parts += [item["content"] for item in walk(self.components) if item["type"] == 10]
        return "\n".join(part for part in parts if part)

    def buttons(self) -> list[JSON]:
        """Return the buttons with `custom_id`, `label`, `disabled` and `style`, in reading order."""
        return [
            {
                "custom_id": item.get("custom_id"),
                "label": item.get("label"),
                "disabled": bool(item.get("disabled")),
                "style": item["style"],
            }
            for item in walk(self.components)
            if item["type"] == 2
        ]

    def selects(self) -> list[JSON]:
        """Return the selects in Discord's JSON, in reading order."""
        return [item for item in walk(self.components) if item["type"] in SELECT_TYPES]

    def image(self, i: int = 0) -> bytes:
        """Return the bytes of the `i`-th picture. Raises IndexError if there are fewer."""
        pictures = [item for item in self.attachments if item.get("content_type", "").startswith("image/")]
        return self.files[pictures[i]["id"]].data


def _embed_text(embed: JSON) -> Iterator[str]:
    yield (embed.get("author") or {}).get("name", "")
    yield embed.get("title", "")
    yield embed.get("description", "")
    for entry in embed.get("fields", ()):
        yield entry["name"]
        yield entry["value"]
    yield (embed.get("footer") or {}).get("text", "")


def shown_name(name: str) -> str:
    """Return the name that Discord gives a file: only ASCII letters, digits, `_`, `-` and `.` stay."""
    return re.sub(r"[^\w.\-]", "_", name, flags=re.ASCII)


def walk(components: Any) -> Iterator[JSON]:
    """Yield every component, nested ones and accessories included, in reading order."""
    for item in components or ():
        yield item
        # Most components have no parts: for them no further generator is made.
        if inner := item.get("components"):
            yield from walk(inner)
        for key in ("accessory", "component"):
            if part := item.get(key):
                yield from walk((part,))
