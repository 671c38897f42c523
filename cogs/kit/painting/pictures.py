"""Pictures for messages, painted in worker processes."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Protocol, cast

import msgspec

from boards.games import PICTURED
from boards.painting.theme import Colours, ThemeName
from cogs.kit.composing.messages import PARAGRAPH
from cogs.kit.match_texts.reader import Reader
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from referee.match.live import Live
from store.people.preferences import Preferences
from telemetry import measure
from words.safe import safe_name
from words.texts import Language

log = logging.getLogger("arbiter.pictures")


class Look(msgspec.Struct, frozen=True):
    """The look of a picture: the theme, and the set of the seats' colours."""

    theme: ThemeName = "dark"
    colours: Colours = "standard"


class Pictures(Protocol):
    """Anything that can paint."""

    async def paint(
        self, rules: Rules[Any, Any], table: Any, kind: str, names: Mapping[Seat, str], language: Language, look: Look
    ) -> bytes:
        """Return a PNG of a game's view. Raises if it cannot be painted."""


def look_of(live: Live, chosen: Preferences | None = None) -> Look:
    """Return the look of a match's pictures by a user's preferences, else the table's theme and the standard colours."""
    theme = (chosen and chosen.theme) or cast(ThemeName, live.row.theme)
    return Look(theme, (chosen and chosen.colours) or "standard")


def has_pictures(live: Live) -> bool:
    """Return whether there are pictures of a match's game."""
    return live.row.game in PICTURED


async def paint_or_none(
    pictures: Pictures,
    rules: Rules[Any, Any],
    table: Any,
    kind: str,
    names: Mapping[Seat, str],
    language: Language,
    look: Look,
    *,
    of: str,
) -> bytes | None:
    """Return a PNG of a game's view, None for a game without pictures or if painting failed.

    The caller does without it: the text beside it says the same. `of` names its subject in the log.
    """
    if rules.game.id not in PICTURED:
        return None
    try:
        return await pictures.paint(rules, table, kind, names, language, look)
    except Exception:
        log.exception("the picture %r of %s cannot be painted", kind, of)
        measure.count("faults", kind="picture")
        return None


async def card_of(
    pictures: Pictures, rules: Rules[Any, Any], card: Any, alt: str, language: Language, look: Look
) -> tuple[bytes, str] | None:
    """Return the picture of one card of a game with its Alt text, or None if it could not be painted."""
    png = await paint_or_none(pictures, rules, card, "card", {}, language, look, of=f"the cards of {rules.game.id}")
    return (png, alt) if png is not None else None


async def picture_of(pictures: Pictures, reader: Reader, kind: str, look: Look) -> tuple[bytes, str] | None:
    """Return the picture of a view, "table", "arena" or "hand", with its Alt text, or None if it could not be painted.

    The reader's names must be made safe for places without markdown.
    """
    assert reader.make_safe is not safe_name, "a picture would show the marks that keep a name from being markdown"
    live, seen, game = reader.live, reader.view, reader.game
    rules, _ = live.rules_and_match
    alt = game.hand_summary(seen.table) if kind == "hand" else game.summary(seen.table)
    if kind == "arena":
        # The arena is the first of the table's pictures.
        alt = alt.partition(PARAGRAPH)[0]
    of = f"match {live.row.code} version {live.row.version}"
    png = await paint_or_none(pictures, rules, seen.table, kind, reader.names, reader.words.language, look, of=of)
    return (png, alt) if png is not None else None
