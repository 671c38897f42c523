"""The messages of the bot: a Components V2 layout, its pictures, the users that it may ping, and parts that many share.

Names of users are made safe before they get here; no other text of users is shown.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from io import BytesIO
from typing import Any

import discord
import msgspec
from discord import ui

from boards.painting.splitting import split_pngs
from cogs.kit.composing.clickable import NO_MENTIONS, Mentions, make_clickable
from cogs.kit.composing.limits import FILES, fit_layout
from engines.kernel.state.model import Seat
from referee.match.live import Live
from referee.match.stopping import FAULT
from words.safe import clip
from words.texts import Words, seat_letter

SLATE = 0x4A5A6A
GOLD = 0xE69F00
GREEN = 0x009E73

Rows = list[ui.Item[Any]]

PARAGRAPH = "\n\n"
"""The separator between the Alt texts of pictures that stand below each other."""

TITLE_LENGTH = 1000
"""Characters of the title of a further picture, which its number follows."""

UNPAINTED = "!"
"""The end of the digest of a message that lacks a picture."""


class Message:
    """A message to send or to edit into: a layout, pictures by file name, users and roles that may be pinged."""

    def __init__(
        self, items: Rows, *, colour: int = SLATE, pings: Sequence[int] = (), roles: Sequence[int] = ()
    ) -> None:
        self.items = items
        self.colour = colour
        self.pings = list(pings)
        self.roles = list(roles)
        self.pictures: dict[str, bytes] = {}
        self._passing: list[ui.Item[Any]] = []
        self._shown: str | None = None
        self.is_unpainted = False
        """Whether a picture is missing since it could not be painted."""
        self.finish: Callable[[], Awaitable[Message]] | None = None
        """Returns the message with what takes long, such as a picture. Who composed this one under a lock calls it after that."""

    def picture(self, name: str, png: bytes, alt: str) -> None:
        """Add a picture at the end; `alt` is its summary, at most 1,024 characters.

        `png` may be several PNGs joined together: each is shown below the one before it, with its own part of `alt`. A
        gallery of two would show them side by side, half as large. If the message has no room for more files, `alt` is
        added as text instead.
        """
        pictures = split_pngs(png)
        if len(self.pictures) + len(pictures) > FILES:
            self.items.append(text(alt))
            return
        stem, dot, kind = name.rpartition(".")
        for n, (each, summary) in enumerate(zip(pictures, alt_texts(alt, len(pictures)), strict=True)):
            file = name if n == 0 else f"{stem}-{n + 1}{dot}{kind}"
            self.pictures[file] = each
            media = discord.MediaGalleryItem(f"attachment://{file}", description=summary or None)
            self.items.append(ui.MediaGallery(media))

    def add_passing(self, items: Sequence[ui.Item[Any]]) -> None:
        """Add passing items at the end: the digest of the message does not depend on them."""
        self.items += items
        self._passing += items

    def lasting_items(self) -> Rows:
        """Return the items without the passing ones."""
        return [item for item in self.items if not any(item is passing for passing in self._passing)]

    def digest(self) -> str:
        """Return a hash of the message without its passing items: if it is the same, an edit would change nothing.

        It ends with `UNPAINTED` if a picture is missing. Sending may cut the items to Discord's limits, depending on the
        passing ones: the hash is that of the message before it was cut.
        """
        if self._shown is None:
            self._shown = self._hash() + (UNPAINTED if self.is_unpainted else "")
        return self._shown

    def _hash(self) -> str:
        lasting = [item.to_component_dict() for item in self.lasting_items()]
        digest = hashlib.sha256(json.dumps([self.colour, lasting], sort_keys=True).encode())
        for name, content in sorted(self.pictures.items()):
            digest.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
        return digest.hexdigest()[:16]

    def attach(self, name: str, content: bytes) -> None:
        """Add a file to download at the end."""
        self.pictures[name] = content
        self.items.append(ui.File(f"attachment://{name}"))

    def layout(self, mentions: Mentions = NO_MENTIONS) -> ui.LayoutView:
        """Return the layout, with mentions of commands. Raises DoesNotFitError if Discord would refuse it.

        It is stopped, since presses go through the router: discord.py would otherwise keep it in memory for ever.
        """
        self.digest()
        view = fit_layout([ui.Container(*self.items, accent_colour=self.colour)], self.pictures)
        make_clickable([item for item in view.walk_children() if isinstance(item, ui.TextDisplay)], mentions)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return pictures and attachments as files to upload."""
        return [discord.File(BytesIO(png), filename=name) for name, png in self.pictures.items()]

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Return the permission to ping: these users and roles, nobody else."""
        users = [discord.Object(user) for user in self.pings]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)


def alt_texts(alt: str, count: int) -> list[str]:
    """Return an Alt text for each of `count` pictures: its paragraphs, if there are as many.

    Otherwise the first picture has the whole text, and each further one its first line with a number.
    """
    paragraphs = alt.split(PARAGRAPH)
    if len(paragraphs) == count:
        return paragraphs
    title = clip(alt.partition("\n")[0], TITLE_LENGTH)
    return [alt, *(f"{title} ({n}/{count})" for n in range(2, count + 1))]


def text(content: str) -> ui.TextDisplay[Any]:
    """Return a text as an item of a layout."""
    return ui.TextDisplay(content)


def button(
    words: Words, key: str, name: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    """Return a button; `key` is the key of its label, `name` its custom id."""
    return ui.Button(label=words(key), custom_id=name, style=style)


CLOSED_TEXTS = {
    "agreed": "board-closed-agreed",
    "idle": "board-closed-idle",
    "moderated": "board-closed-moderated",
    "judged": "board-closed-judged",
    "awarded": "board-closed-awarded",
    "unneeded": "board-closed-unneeded",
    "forfeit": "board-closed-forfeit",
    "flags": "board-closed-flags",
}
"""The keys of texts about a closed match by its reason; without one of these, everybody has left."""


def stopped_text(live: Live, words: Words) -> str:
    """Return the text about a match that was frozen or closed."""
    if live.damaged:
        return words("board-damaged")
    if live.row.status != "closed":
        return words("board-fault" if live.row.reason == FAULT else "board-frozen")
    key = CLOSED_TEXTS.get(live.row.reason or "", "board-closed")
    if live.row.reason == "awarded":
        winners = msgspec.json.decode(live.row.result or "{}").get("winners", [])
        return words(key, letters=words.join([seat_letter(int(seat)) for seat in winners]))
    return words(key)


def note(content: str) -> Message:
    """Return a message of one text."""
    return Message([text(content)])


def seat_name(seat: Seat, names: Mapping[Seat, str]) -> str:
    """Return a seat's letter and name."""
    return f"**{seat_letter(seat)}** {names.get(seat, '')}".rstrip()
