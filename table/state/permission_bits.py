"""The names of Discord's permissions and their bits (docs: Permissions)."""

from __future__ import annotations

from collections.abc import Iterable

BITS = {
    "create_instant_invite": 0,
    "kick_members": 1,
    "ban_members": 2,
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_channel": 10,
    "send_messages": 11,
    "send_tts_messages": 12,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "connect": 20,
    "speak": 21,
    "change_nickname": 26,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "use_application_commands": 31,
    "manage_events": 33,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "use_external_stickers": 37,
    "send_messages_in_threads": 38,
    "moderate_members": 40,
    "create_events": 44,
    "send_polls": 49,
    "use_external_apps": 50,
    "pin_messages": 51,
}
ALL = sum(1 << bit for bit in BITS.values())

EVERYONE = (
    "create_instant_invite",
    "add_reactions",
    "view_channel",
    "send_messages",
    "embed_links",
    "attach_files",
    "read_message_history",
    "mention_everyone",
    "use_external_emojis",
    "connect",
    "speak",
    "change_nickname",
    "use_application_commands",
    "create_public_threads",
    "create_private_threads",
    "use_external_stickers",
    "send_messages_in_threads",
    "send_polls",
    "use_external_apps",
)
"""The permissions of @everyone in a new Discord guild."""

INVITED = ("create_events",)
"""The further permissions in the bot's invitation link: the bot's own role has them."""


def mask(names: Iterable[str]) -> int:
    """Return the permission bits of these names. Raises KeyError for an unknown name."""
    return sum(1 << BITS[name] for name in names)
