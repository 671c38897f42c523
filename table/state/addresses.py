"""Addresses of attachments in stored messages, which hold the port that the table was started under."""

from __future__ import annotations

from typing import Any

from table.state.world import World


def move(world: World, url: str) -> None:
    """Rewrite the addresses of stored attachments when the table starts under another port."""
    old, world.base = world.base, url
    world.disk.put("meta", "base", {"url": url})
    if old in ("", url):
        return
    with world.disk.together():
        for message in [item for room in world.messages.values() for item in room.values()]:
            for part in ("attachments", "embeds", "components"):
                message.data[part] = _rewrite(message.data[part], old, url)
            world.save_message(message)


def _rewrite(value: Any, old: str, new: str) -> Any:
    if isinstance(value, list):
        return [_rewrite(item, old, new) for item in value]
    if not isinstance(value, dict):
        return value
    return {
        key: new + item.removeprefix(old)
        if key in ("url", "proxy_url") and isinstance(item, str) and item.startswith(old + "/cdn/")
        else _rewrite(item, old, new)
        for key, item in value.items()
    }
