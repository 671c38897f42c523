"""Pictures of matches and tournaments, made by the painting processes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

from boards.jobs import AnyJob, Picture, new_job, tournament_job
from cogs.kit.painting.pictures import Look
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from tournaments.views.pages import AnyPage
from words.texts import Language


class PicturePainter:
    """Pictures painted by `paint`, a function from a job to the bytes of a PNG, such as a Painter's method."""

    def __init__(self, paint: Callable[[AnyJob], Awaitable[bytes]]) -> None:
        self._paint = paint

    async def paint(
        self, rules: Rules[Any, Any], table: Any, kind: str, names: Mapping[Seat, str], language: Language, look: Look
    ) -> bytes:
        """Return a PNG of a game's view. Raises PaintError if it cannot be painted."""
        game, picture = rules.game.id, cast(Picture, kind)
        job = new_job(
            game,
            picture,
            table,
            rules.body,
            rules.hash,
            names,
            language=language,
            theme=look.theme,
            colours=look.colours,
        )
        return await self._paint(job)

    async def paint_page(self, page: AnyPage, names: Mapping[int, str], language: Language, look: Look) -> bytes:
        """Return the PNGs of a page of a tournament, one behind the other. Raises PaintError if it cannot be painted."""
        job = tournament_job(page, names, language=language, theme=look.theme, colours=look.colours)
        return await self._paint(job)
