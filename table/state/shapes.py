"""Discord's JSON objects with all their fields."""

from __future__ import annotations

from table.errors import JSON
from table.state.snowflakes import timestamp
from table.state.things import DM, FORUM, REQUIRE_TAG, TEXT

LOCALES = frozenset(
    {
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr"),
        *("hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk"),
        *("vi", "zh-CN", "zh-TW"),
    }
)


def user(user_id: str, name: str, *, bot: bool = False) -> JSON:
    """Return a user object. `name` is the display name; the unique username is derived from the id."""
    shown: JSON = {
        "id": user_id,
        "username": f"user{user_id}",
        "global_name": name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if bot:
        shown |= {"username": name, "global_name": None, "discriminator": "0000", "bot": True}
    return shown


def member(shown: JSON, now: float, roles: list[str]) -> JSON:
    """Return a guild member object with its user."""
    return {
        "user": shown,
        "nick": None,
        "avatar": None,
        "banner": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "roles": roles,
        "joined_at": timestamp(now),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }


def role(role_id: str, name: str, permissions: int, position: int) -> JSON:
    """Return a role object."""
    return {
        "id": role_id,
        "name": name,
        "permissions": str(permissions),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(guild_id: str, name: str, owner_id: str) -> JSON:
    """Return a guild object without its roles, members and channels."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id afk_channel_id "
        "system_channel_id widget_channel_id max_presences vanity_url_code rules_channel_id "
        "safety_alerts_channel_id public_updates_channel_id incidents_data"
    )
    return dict.fromkeys(nothing.split()) | {
        "id": guild_id,
        "name": name,
        "owner_id": owner_id,
        "features": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 0,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": "en-US",
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
    }


def dm_channel(channel_id: str, user: JSON) -> JSON:
    """Return the object of a DM channel with this user."""
    return {"id": channel_id, "type": DM, "flags": 0, "last_message_id": None, "recipients": [user]}


def text_channel(channel_id: str, guild_id: str, name: str, position: int) -> JSON:
    """Return a text channel object."""
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "flags": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "permission_overwrites": [],
    }


def forum(channel_id: str, guild_id: str, name: str, position: int, *, asks_for_tag: bool) -> JSON:
    """Return a forum object without tags."""
    return text_channel(channel_id, guild_id, name, position) | {
        "type": FORUM,
        "flags": REQUIRE_TAG if asks_for_tag else 0,
        "available_tags": [],
        "default_reaction_emoji": None,
        "default_sort_order": None,
        "default_forum_layout": 0,
    }


def tag(tag_id: str, name: str, *, moderated: bool = False) -> JSON:
    """Return a tag of a forum."""
    return {"id": tag_id, "name": name, "moderated": moderated, "emoji_id": None, "emoji_name": None}


def application(app_id: str, bot: JSON, owner: JSON) -> JSON:
    """Return the bot's own application object."""
    return {
        "id": app_id,
        "name": bot["username"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": bot,
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": owner,
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }


def message(message_id: str, channel_id: str, author: JSON, now: float) -> JSON:
    """Return the JSON object of an empty message."""
    return {
        "id": message_id,
        "type": 0,
        "channel_id": channel_id,
        "author": author,
        "content": "",
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "components": [],
        "timestamp": timestamp(now),
        "edited_timestamp": None,
        "flags": 0,
        "pinned": False,
        "tts": False,
    }
