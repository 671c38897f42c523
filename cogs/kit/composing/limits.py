"""The one layer that knows Discord's limits of a message (docs: Component Reference, Message, Uploading Files).

Texts that are too long are cut, the longest first, so that the message can be sent. A message that cutting cannot mend is
an error in our own code, raised before anything is sent. `Message.layout` passes every message of ours through here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from discord.ui.select import BaseSelect

from cogs.kit.composing.shortening import fair_share, shorten
from words.safe import clip

COMPONENTS = 40
"""Components of a message, nested ones and accessories included."""

TEXT = 4000
"""Characters of all text displays of a message together."""

ROW = 5
SECTION = 3
GALLERY = 10
OPTIONS = 25
FILES = 10

BUTTON_LABEL = 80
OPTION_TEXT = 100
"""Characters of an option's label, value and description, each."""

PLACEHOLDER = 150
ALT = 1024
CUSTOM_ID = 100
BUTTON_URL = 512
MEDIA_URL = 2048

FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024

_ATTACHED = "attachment://"
_FILE_NAME = re.compile(r"[\w.-]+", re.ASCII)

_ROW = discord.ComponentType.action_row.value
_BUTTON = discord.ComponentType.button.value
_SELECT = discord.ComponentType.string_select.value
_SECTION = discord.ComponentType.section.value
_TEXT = discord.ComponentType.text_display.value
_THUMBNAIL = discord.ComponentType.thumbnail.value
_GALLERY = discord.ComponentType.media_gallery.value
_FILE = discord.ComponentType.file.value
_SEPARATOR = discord.ComponentType.separator.value
_CONTAINER = discord.ComponentType.container.value
_SELECTS = {
    _SELECT,
    discord.ComponentType.user_select.value,
    discord.ComponentType.role_select.value,
    discord.ComponentType.mentionable_select.value,
    discord.ComponentType.channel_select.value,
}
_BLOCKS = {_ROW, _SECTION, _TEXT, _GALLERY, _FILE, _SEPARATOR}
_HOLDS = {_ROW: _SELECTS | {_BUTTON}, _SECTION: {_TEXT}, _CONTAINER: _BLOCKS}
_MOST = {_ROW: ROW, _SECTION: SECTION, _CONTAINER: COMPONENTS}

Item = ui.Item[Any]
Payload = Mapping[str, Any]


class DoesNotFitError(ValueError):
    """Discord would refuse this message, and cutting its texts would not help."""


def fit_layout(items: Sequence[Item], files: Mapping[str, bytes]) -> ui.LayoutView:
    """Return a layout of these top-level items that Discord accepts; texts are cut in the items themselves.

    `files` are the contents of the uploads by file name. Raises DoesNotFitError with the reason.
    """
    _mend(list(_walk(items)))
    check_message([item.to_component_dict() for item in items], files)
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    return view


# ---------------------------------------------------------------- mending


def _walk(items: Iterable[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        if isinstance(item, ui.Container | ui.Section | ui.ActionRow):
            yield from item.walk_children()


def _mend(items: Sequence[Item]) -> None:
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    share = max(1, fair_share([len(item.content) for item in texts], TEXT))
    for text in texts:
        text.content = shorten(text.content, share)
    for item in items:
        if isinstance(item, ui.Button):
            item.label = _label(item.label, BUTTON_LABEL)
        elif isinstance(item, BaseSelect):
            item.placeholder = _label(item.placeholder, PLACEHOLDER)
            _mend_options(item.options if isinstance(item, ui.Select) else ())
        elif isinstance(item, ui.MediaGallery):
            for media in item.items:
                media.description = _label(media.description, ALT)
        elif isinstance(item, ui.Thumbnail):
            item.description = _label(item.description, ALT)


def _mend_options(options: Iterable[discord.SelectOption]) -> None:
    for option in options:
        option.label = clip(option.label, OPTION_TEXT)
        option.description = _label(option.description, OPTION_TEXT)


def _label(text: str | None, limit: int) -> str | None:
    """Return a text without markdown, cut to the limit; None for an empty one."""
    return clip(text, limit) if text and text.strip() else None


# ---------------------------------------------------------------- checking


def check_message(components: Sequence[Payload], files: Mapping[str, bytes]) -> None:
    """Raise DoesNotFitError if Discord would refuse a message of these components, as they are sent, with these files."""
    parts = list(_parts(components))
    _check_count("components in a message", len(parts), 1, COMPONENTS)
    _check_count("characters of text", sum(len(part["content"]) for part in parts if part["type"] == _TEXT), 0, TEXT)
    _check_unique("custom id", [part["custom_id"] for part in parts if part.get("custom_id") is not None])
    _check_unique("component id", [part["id"] for part in parts if part.get("id") is not None])
    _check_files(files)
    _check_kinds("a message", components, _BLOCKS | {_CONTAINER})
    for part in parts:
        if part["type"] in _HOLDS:
            inner = part["components"]
            _check_count(f"parts in the {_name(part)}", len(inner), 1, _MOST[part["type"]])
            _check_kinds(f"the {_name(part)}", inner, _HOLDS[part["type"]])
        for check_part in _CHECKS.get(part["type"], ()):
            check_part(part)
        for url in _media(part):
            _check_media(url, files, attached_only=part["type"] == _FILE)


def _parts(components: Iterable[Payload]) -> Iterator[Payload]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))
        yield from _parts([part["accessory"]] if "accessory" in part else ())


def _name(part: Payload) -> str:
    return discord.ComponentType(part["type"]).name.replace("_", " ")


def _check_that(holds: bool, reason: str) -> None:
    if not holds:
        raise DoesNotFitError(reason)


def _check_count(what: str, number: int, least: int, most: int) -> None:
    _check_that(least <= number <= most, f"{number} {what}; Discord takes {least} to {most}")


def _check_length(what: str, text: str | None, most: int) -> None:
    _check_that(bool(text and text.strip()), f"{what} is empty")
    _check_count(f"characters in {what} ({(text or '')[:40]!r})", len(text or ""), 1, most)


def _check_unique(what: str, values: Sequence[object]) -> None:
    twice = [value for value, times in Counter(values).items() if times > 1]
    _check_that(not twice, f"{what} used twice: {', '.join(map(repr, twice))}")


def _check_kinds(holder: str, parts: Sequence[Payload], kinds: set[int]) -> None:
    wrong = [_name(part) for part in parts if part["type"] not in kinds]
    _check_that(not wrong, f"{holder} cannot hold: {', '.join(wrong)}")


def _check_files(files: Mapping[str, bytes]) -> None:
    _check_count("files", len(files), 0, FILES)
    for name, content in files.items():
        _check_that(_FILE_NAME.fullmatch(name) is not None, f"Discord would rename the file {name!r}")
        _check_count(f"bytes in the file {name!r}", len(content), 0, FILE_BYTES)
    _check_count("bytes in all files", sum(map(len, files.values())), 0, REQUEST_BYTES)


def _check_row(row: Payload) -> None:
    parts = row["components"]
    _check_that(len(parts) == 1 or all(part["type"] == _BUTTON for part in parts), "a select needs a row of its own")


def _check_section(section: Payload) -> None:
    kind = section["accessory"]["type"]
    _check_that(kind in (_BUTTON, _THUMBNAIL), "the accessory of a section is a button or a thumbnail")


def _check_text(text: Payload) -> None:
    _check_length("a text", text["content"], TEXT)


def _check_gallery(gallery: Payload) -> None:
    _check_count("pictures in a gallery", len(gallery["items"]), 1, GALLERY)


def _check_button(button: Payload) -> None:
    name, style = button.get("label") or "", button["style"]
    if style == discord.ButtonStyle.premium.value:
        return
    _check_that(
        bool(name or button.get("emoji")), f"the button {button.get('custom_id')!r} has neither label nor emoji"
    )
    if style != discord.ButtonStyle.link.value:
        _check_custom_id(button)
        return
    url = button.get("url") or ""
    _check_that(url.startswith(("http://", "https://", "discord://")), f"the button {name!r} links to {url!r}")
    _check_count(f"characters in the link of the button {name!r}", len(url), 1, BUTTON_URL)


def _check_custom_id(control: Payload) -> None:
    _check_length("a custom id", control.get("custom_id"), CUSTOM_ID)


def _check_bounds(select: Payload) -> None:
    name, least, most = select["custom_id"], select["min_values"], select["max_values"]
    _check_count(f"picks at least in {name!r}", least, 0, OPTIONS)
    _check_count(f"picks at most in {name!r}", most, max(1, least), OPTIONS)
    _check_count(f"defaults in {name!r}", len(select.get("default_values") or ()), 0, most)


def _check_options(select: Payload) -> None:
    name, options = select["custom_id"], select.get("options") or ()
    _check_count(f"options in {name!r}", len(options), 1, OPTIONS)
    _check_that(select["max_values"] <= len(options), f"{name!r} takes more picks than it has options")
    for option in options:
        _check_length(f"an option's label in {name!r}", option["label"], OPTION_TEXT)
        _check_length(f"an option's value in {name!r}", option["value"], OPTION_TEXT)
    _check_unique(f"option value in {name!r}", [option["value"] for option in options])
    _check_count(f"defaults in {name!r}", sum(option["default"] for option in options), 0, select["max_values"])


_CHECKS: dict[int, tuple[Callable[[Payload], None], ...]] = {
    _ROW: (_check_row,),
    _SECTION: (_check_section,),
    _TEXT: (_check_text,),
    _GALLERY: (_check_gallery,),
    _BUTTON: (_check_button,),
    **dict.fromkeys(_SELECTS, (_check_custom_id, _check_bounds)),
    _SELECT: (_check_custom_id, _check_bounds, _check_options),
}


def _media(part: Payload) -> list[str]:
    holders = [part, *part.get("items", ())]
    return [holder[key]["url"] for holder in holders for key in ("media", "file") if key in holder]


def _check_media(url: str, files: Mapping[str, bytes], *, attached_only: bool) -> None:
    if url.startswith(_ATTACHED):
        _check_that(url.removeprefix(_ATTACHED) in files, f"no file for {url!r}")
        return
    _check_that(not attached_only and url.startswith(("http://", "https://")), f"not a file or picture: {url!r}")
    _check_count("characters in the address of a picture", len(url), 1, MEDIA_URL)
