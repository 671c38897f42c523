"""What has happened in a match, told: the log for each viewer, and the latest events below the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cogs import moderation_messages, telling
from cogs.naming import Told, as_then, game_of, safe_names
from cogs.paging import Line
from engines.kernel.model import Seat
from referee.commit import MODERATED, UNDONE
from referee.live import Live
from referee.service import Referee
from store import matches, moderation, orders
from store.moderation import Entry
from words.games import GameWords
from words.texts import Language, Words, words

STORY_LIMIT, PART_LIMIT = 1400, 2200
"""Characters of the latest events told below the board; the second where they are told by whole parts of the log."""

PARTS = 2
"""Parts of the log that are looked at for one with a story: the newest has none while it has hardly begun."""


class Chronicle:
    """Tells what has happened."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.db = referee.db

    async def log_lines(self, live: Live, viewer: Seat | None, language: Language) -> list[Line]:
        """Return the log as a viewer may read it."""
        texts = words(language)
        gone = await matches.undone(self.db, live.row.id)
        events = as_then(live, await self.referee.log_of(live, viewer), safe_names(live, language), texts)
        lines: list[Line] = []
        ordered = await self.by_order(live, viewer, language)
        for version, line in told_lines(live, events, gone, texts):
            while ordered and ordered[0][0] <= version:
                lines.append(ordered.pop(0)[1])
            lines.append(line)
        return [*lines, *(line for _, line in ordered)]

    async def by_order(self, live: Live, viewer: Seat | None, language: Language) -> list[tuple[int, Line]]:
        """Return a line of the log for each answer that a standing order of the viewer gave, by version.

        Of the person who sits there now: whoever takes a seat learns nothing of what another one had ordered.
        """
        rules, _ = live.playing
        user = next((s.user for s in live.humans if s.seat == viewer), None)
        if viewer is None or user is None or not rules.game.orders:
            return []
        game, gone = game_of(live, language, {}), await matches.undone(self.db, live.row.id)
        kinds = {kind: order.id for order in rules.game.orders for kind in order.decisions}
        lines = []
        answered = await orders.answered(self.db, live.row.id, viewer, user)
        for version, kind in [(version, kind) for version, kind in answered if kind in kinds]:
            struck = "~~" if any(version in span for span in gone) else ""
            told = words(language)("log-ordered", order=game.order_label(kinds[kind]))
            lines.append((version, Line(f"{struck}{told}{struck}")))
        return lines

    async def story(self, live: Live, language: Language, names: Mapping[Seat, str]) -> list[str]:
        """Return the latest events, told shortly and in their order, with the names of those who sat there then.

        Where the game tells them by parts: those of the newest part that has a story, below its heading.
        """
        entries = await moderation.of_match(self.db, live.row.id)
        game = game_of(live, language, names)
        if not game.by_parts():
            found = as_then(live, await self.referee.latest(live, None), names, words(language))
            return _within(_told(live, found, entries, words(language)), STORY_LIMIT)
        rules, _ = live.playing
        kinds = [kind for kind in rules.game.events if game.begins(kind)]
        events = as_then(live, await self.referee.parts(live, None, kinds, PARTS), names, words(language))
        begins = [n for n, ((_, kind, _), _) in enumerate(events) if game.begins(kind)]
        for start, end in reversed([*zip([0, *begins], [*begins, len(events)], strict=True)]):
            lines = _told(live, events[start:end], entries, words(language))
            if lines:
                (_, kind, facts), _ = events[start]
                head = game.line(kind, facts) if game.begins(kind) else None
                return [*([head] if head else []), *_within(lines, PART_LIMIT)]
        return []


def told_lines(
    live: Live, events: Sequence[tuple[Told, Mapping[Seat, str]]], gone: Sequence[range], texts: Words
) -> Iterator[tuple[int, Line]]:
    """Yield the lines of the log for events, each with the names of then, by version; what is in `gone` is struck out."""
    game, named = game_of(live, texts.language, {}), None
    for (version, kind, facts), names in events:
        if names is not named:
            game, named = game_of(live, texts.language, names), names
        # Who has left has left, whatever is undone.
        lasts = kind in telling.OWN and kind != UNDONE
        struck = "~~" if not lasts and any(version in span for span in gone) else ""
        if kind in telling.OWN:
            yield version, Line(f"{struck}{telling.told(kind, facts, names, texts)}{struck}")
        elif line := game.line(kind, facts):
            yield version, Line(f"{struck}{line}{struck}", game.begins(kind) and not struck)


def _told(
    live: Live, events: Sequence[tuple[Told, Mapping[Seat, str]]], entries: Mapping[int, Entry], texts: Words
) -> list[str]:
    """Return events told shortly, each with the names of then."""
    lines: list[str] = []
    chunk: list[tuple[str, dict[str, object]]] = []
    game: GameWords | None = None
    for (_, kind, facts), then in events:
        if kind not in telling.OWN:
            if game is None or not chunk:
                game = game_of(live, texts.language, then)
            chunk.append((kind, facts))
        elif own := _own(kind, facts, then, entries, texts):
            lines += [*(game.story(chunk) if game and chunk else []), *own]
            chunk = []
    return [*lines, *(game.story(chunk) if game and chunk else [])]


def _within(lines: list[str], limit: int) -> list[str]:
    """Return the last of these lines, as many as take no more characters than this."""
    while lines and sum(len(line) + 1 for line in lines) > limit:
        lines = lines[1:]
    return lines


def _own(
    kind: str, facts: Mapping[str, object], names: Mapping[Seat, str], entries: Mapping[int, Entry], texts: Words
) -> list[str]:
    """Return one of the referee's own events as the story tells it; nothing where it does not."""
    if kind == UNDONE:
        return [texts("story-undone", name=names[int(str(facts["seat"]))])]
    if kind == MODERATED:
        return moderation_messages.told([facts], entries, texts)
    return [telling.told(kind, facts, names, texts)] if kind in telling.STORY else []
