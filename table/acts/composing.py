"""Turns a message request into a message as people see it: attachments, numbered components, mentions."""

from __future__ import annotations

import re
import struct
from typing import Any
from urllib.parse import quote

from table.checks import permissions
from table.checks.message_limits import FILE_BYTES
from table.errors import JSON, DiscordError, refusal
from table.state.things import COMPONENTS_V2, EPHEMERAL, SELECT_TYPES, Channel, Message, Upload, shown_name, walk
from table.state.world import World

_PNG = b"\x89PNG\r\n\x1a\n"
_SUPPRESS_EMBEDS = 1 << 2
_KEPT_FLAGS = _SUPPRESS_EMBEDS | EPHEMERAL | 1 << 12 | COMPONENTS_V2


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a PNG, None for anything else."""
    if data[:8] != _PNG or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def fill(world: World, message: Message, body: JSON, uploads: dict[int, Upload]) -> None:
    """Write a checked request into a message; fields that the request does not have stay as they are.

    Raises DiscordError 413 for a file that is too large, 50013 for content that the bot may not send here, 400 for content that
    the table does not support.
    """
    channel = world.channels[message.channel_id]
    if body.get("poll") or body.get("sticker_ids"):
        raise DiscordError(400, 0, "The local table has neither polls nor stickers")
    if any(len(file.data) > FILE_BYTES for file in uploads.values()):
        raise refusal(40005)
    _check_allowed(world, channel, body, uploads, through_token=message.token is not None)
    data = message.data
    if body.get("flags") is not None:
        data["flags"] = (data["flags"] & ~_SUPPRESS_EMBEDS) | (body["flags"] & _KEPT_FLAGS)
    if uploads or body.get("attachments") is not None:
        data["attachments"] = _attachments(world, message, body, uploads)
    links = {item["filename"]: item for item in data["attachments"]}
    if "content" in body:
        data["content"] = (body["content"] or "").strip()
    if "embeds" in body:
        data["embeds"] = [_embed(embed, links) for embed in body["embeds"] or []]
    if "components" in body:
        data["components"] = number_components([_show(world, item, links) for item in body["components"] or []])
    if "tts" in body:
        data["tts"] = bool(body["tts"])
    _mentions(world, channel, data, body.get("allowed_mentions"))


def _check_allowed(
    world: World, channel: Channel, body: JSON, uploads: dict[int, Upload], *, through_token: bool
) -> None:
    # What goes through an interaction's token needs no permission in the channel.
    if through_token or channel.is_dm:
        return
    if uploads:
        permissions.bot_needs(world, channel, "attach_files")
    if body.get("embeds"):
        permissions.bot_needs(world, channel, "embed_links")


def _attachments(world: World, message: Message, body: JSON, uploads: dict[int, Upload]) -> list[JSON]:
    before = {item["id"]: item for item in message.attachments}
    rows = body.get("attachments")
    if rows is None:
        rows = [*message.attachments, *({"id": i} for i in uploads)]
    named = {str(row["id"]) for row in rows}
    rows = [*rows, *({"id": i} for i in uploads if str(i) not in named)]
    shown: list[JSON] = []
    for row in rows:
        key = str(row["id"])
        if key in before:
            shown.append(before.pop(key))
        elif key.isdecimal() and int(key) in uploads:
            shown.append(_attachment(world, message, uploads[int(key)], row))
    for key in before:
        world.drop_file(key)
    return shown


def _attachment(world: World, message: Message, file: Upload, row: JSON) -> JSON:
    file_id = world.add_file(file)
    name = shown_name(str(row.get("filename") or file.name))
    url = f"{world.base}/cdn/attachments/{message.channel_id}/{file_id}/{quote(name)}"
    shown: JSON = {
        "id": file_id,
        "filename": name,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.media_type,
    }
    if file.width is not None:
        shown |= {"width": file.width, "height": file.height}
    if row.get("description"):
        shown["description"] = row["description"]
    if message.ephemeral:
        shown["ephemeral"] = True
    return shown


def _embed(embed: JSON, links: dict[str, JSON]) -> JSON:
    shown = {key: value for key, value in embed.items() if value is not None} | {"type": "rich"}
    for key in ("image", "thumbnail"):
        if key in shown:
            url = shown[key]["url"]
            file = links.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
            shown[key] = {"url": file["url"], "proxy_url": file["proxy_url"]} if file else {"url": url}
            if file and "width" in file:
                shown[key] |= {"width": file["width"], "height": file["height"]}
    return shown


def number_components(components: list[JSON]) -> list[JSON]:
    """Give each component that has no id the next free one, as Discord does; return the same list."""
    taken = {item["id"] for item in walk(components) if item.get("id")}
    following = 1
    for item in walk(components):
        if item.get("id"):
            continue
        while following in taken:
            following += 1
        item["id"] = following
        taken.add(following)
    return components


def _show(world: World, item: JSON, links: dict[str, JSON]) -> JSON:
    shown = {key: value for key, value in item.items() if value is not None}
    kind = item["type"]
    if "components" in shown:
        shown["components"] = [_show(world, part, links) for part in shown["components"]]
    if "accessory" in shown:
        shown["accessory"] = _show(world, shown["accessory"], links)
    if shown.get("emoji"):
        shown["emoji"] = {key: value for key, value in shown["emoji"].items() if value is not None}
    if kind in SELECT_TYPES:
        shown |= {"min_values": shown.get("min_values", 1), "max_values": shown.get("max_values", 1)}
        shown.pop("required", None)
        if "default_values" in shown:
            # Clients may send ids as numbers; they are shown as texts, like all of Discord's.
            shown["default_values"] = [row | {"id": str(row["id"])} for row in shown["default_values"]]
    elif kind == 11:
        shown |= {"media": _media(world, shown["media"], links), "spoiler": shown.get("spoiler", False)}
        shown.setdefault("description", None)
    elif kind == 12:
        shown["items"] = [
            {"description": entry.get("description"), "spoiler": bool(entry.get("spoiler"))}
            | {"media": _media(world, entry["media"], links)}
            for entry in shown["items"]
        ]
    elif kind == 13:
        media = _media(world, shown["file"], links)
        file = links.get(item["file"]["url"].removeprefix("attachment://"), {})
        shown |= {
            "file": media,
            "name": file.get("filename"),
            "size": file.get("size"),
            "spoiler": bool(item.get("spoiler")),
        }
    elif kind == 14:
        shown = {"spacing": 1, "divider": True} | shown
    elif kind == 17:
        shown = {"accent_color": None, "spoiler": False} | shown
    return shown


def _media(world: World, media: JSON, links: dict[str, JSON]) -> JSON:
    url = str(media["url"])
    file = links.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if file is None:
        return {
            "id": world.ids.make(),
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
        }
    return {
        "id": world.ids.make(),
        "url": file["url"],
        "proxy_url": file["proxy_url"],
        "width": file.get("width"),
        "height": file.get("height"),
        "content_type": file["content_type"],
        "attachment_id": file["id"],
    }


def _mentions(world: World, channel: Channel, data: JSON, rules: Any) -> None:
    texts = [data["content"], *(item["content"] for item in walk(data["components"]) if item["type"] == 10)]
    text = "\n".join(texts)
    named = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    guild = world.guild_of(channel)
    users = [key for key in named if key in world.users and (guild is None or key in guild.members)]
    if rules is not None and "users" not in (rules.get("parse") or []):
        listed = {str(key) for key in rules.get("users") or []}
        users = [key for key in users if key in listed]
    data["mentions"] = [world.users[key] for key in users]
    everyone = "@everyone" in text or "@here" in text
    allowed = rules is None or "everyone" in (rules.get("parse") or [])
    may = not channel.is_dm and permissions.has(world, data["author"]["id"], channel, "mention_everyone")
    data["mention_everyone"] = everyone and allowed and may
