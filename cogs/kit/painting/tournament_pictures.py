"""Pictures of tournaments with their Alt texts, painted in worker processes."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

from cogs.kit.painting.pictures import Look
from telemetry import measure
from tournaments.views.pages import AnyPage
from words.texts import Language
from words.tournaments.pictures.alts import alt_of

log = logging.getLogger("arbiter.pictures")


Painted = tuple[bytes, str]
"""The PNGs of a page, one behind the other, and their Alt text."""


class PagePictures(Protocol):
    """Anything that can paint pages of tournaments."""

    async def paint_page(self, page: AnyPage, names: Mapping[int, str], language: Language, look: Look) -> bytes:
        """Return the PNGs of a page, one behind the other. Raises if it cannot be painted."""


async def paint_page(
    pictures: PagePictures, page: AnyPage, names: Mapping[int, str], language: Language, look: Look, *, of: str
) -> Painted | None:
    """Return the PNGs of a page of a tournament and their Alt text, None if painting failed.

    `names` are those of entries as users wrote them; an entry without one is a former player. The caller does without the picture
    where there is none: the text beside it says the same. `of` names its subject in the log.
    """
    try:
        return await pictures.paint_page(page, names, language, look), alt_of(page, names, language)
    except Exception:
        log.exception("picture of %s", of)
        measure.count("faults", kind="picture")
        return None
