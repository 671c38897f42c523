"""What has happened in a match, told: the log for each viewer, and the latest events below the board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from cogs.kit.names import Told, as_then, game_of, safe_names
from cogs.kit.pages import Line
from cogs.screens import judge_notes, match_notes
from cogs.screens.judge_notes import Bench, Step
from cogs.screens.moderation_notes import told_deeds
from engines.kernel.state.model import Seat
from referee.match.history import NOBODY
from referee.match.live import Live
from referee.match.notes import JUDGED, MODERATED, NOTED, UNDONE
from referee.service import Referee
from store.judges import moderation
from store.match import history
from store.seats import orders
from words.common.protocol import GameWords
from words.texts import Language, Words, words

STORY_LIMIT, PART_LIMIT = 1400, 2200
"""Characters of the latest events told below the board; the second where they are told by whole parts of the log."""

MARKS = re.compile(r"\*\*|__|~~|`|^(###|-#) ", re.MULTILINE)
"""What a line of the log is marked up with, which selects do not read."""

PARTS = 2
"""Parts of the log that are looked at for one with a story: the newest has none while it has hardly begun."""


class Chronicle:
    """Tells what has happened."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.db = referee.db

    async def log_lines(
        self, live: Live, viewer: Seat | None, language: Language, stamps: Mapping[int, str] | None = None
    ) -> list[Line]:
        """Return the log as a viewer may read it; `stamps` are told before the first line of a version."""
        texts = words(language)
        gone = await history.undone(self.db, live.row.id)
        events = as_then(live, await self.referee.log_of(live, viewer), safe_names(live, language), texts)
        lines: list[Line] = []
        ordered = await self.by_order(live, viewer, language)
        bench = await self.bench(live, language)
        for version, line in told_lines(live, events, gone, texts, bench, stamps or {}):
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
        game, gone = game_of(live, language, {}), await history.undone(self.db, live.row.id)
        kinds = {kind: order.id for order in rules.game.orders for kind in order.decisions}
        lines = []
        answered = await orders.answered(self.db, live.row.id, viewer, user)
        for version, kind in [(version, kind) for version, kind in answered if kind in kinds]:
            struck = "~~" if any(version in span for span in gone) else ""
            told = words(language)("log-ordered", order=game.order_label(kinds[kind]))
            lines.append((version, Line(f"{struck}{told}{struck}")))
        return lines

    async def bench(self, live: Live, language: Language) -> Bench:
        """Return what it takes to tell what judges did in a match."""
        entries = await moderation.of_match(self.db, live.row.id)
        back = any(entry.action == "back" for entry in entries.values())
        steps = await self.moments(live, language, safe_names(live, language)) if back else {}
        return Bench(entries, {number: step.told for number, step in steps.items()})

    async def moments(self, live: Live, language: Language, names: Mapping[Seat, str]) -> dict[int, Step]:
        """Return how the log tells of each moment of a match first, by its number, without marks."""
        texts, found, part = words(language), {}, ""
        then = as_then(live, await self.referee.log_of(live, None), names, texts)
        events: dict[int, list[tuple[Told, Mapping[Seat, str]]]] = {}
        for event, named in then:
            if event[1] not in match_notes.OWN:
                events.setdefault(event[0], []).append((event, named))
        for moment in await self.referee.moments.of(live):
            told = [line for _, line in told_lines(live, events.get(moment.version, []), [], texts, Bench())]
            lines = [MARKS.sub("", line.text) for line in told if not line.heading]
            heads = [MARKS.sub("", line.text) for line in told if line.heading]
            # A step that ends with a new part belongs to the one before.
            if lines or heads:
                found[moment.number] = Step((lines or heads)[0], part)
            part = heads[-1] if heads else part
        return found

    async def story(self, live: Live, language: Language, names: Mapping[Seat, str]) -> list[str]:
        """Return the latest events, told shortly and in their order, with the names of those who sat there then.

        Where the game tells them by parts: those of the newest part that has a story, below its heading.
        """
        bench = await self.bench(live, language)
        game = game_of(live, language, names)
        if not game.by_parts():
            found = as_then(live, await self.referee.latest(live, None), names, words(language))
            return _within(_told(live, found, bench, words(language)), STORY_LIMIT)
        rules, _ = live.playing
        kinds = [kind for kind in rules.game.events if game.begins(kind)]
        events = as_then(live, await self.referee.parts(live, None, kinds, PARTS), names, words(language))
        begins = [n for n, ((_, kind, _), _) in enumerate(events) if game.begins(kind)]
        for start, end in reversed([*zip([0, *begins], [*begins, len(events)], strict=True)]):
            lines = _told(live, events[start:end], bench, words(language))
            if lines:
                (_, kind, facts), _ = events[start]
                head = game.line(kind, facts) if game.begins(kind) else None
                return [*([head] if head else []), *_within(lines, PART_LIMIT)]
        return []


def told_lines(
    live: Live,
    events: Sequence[tuple[Told, Mapping[Seat, str]]],
    gone: Sequence[range],
    texts: Words,
    bench: Bench,
    stamps: Mapping[int, str] = MappingProxyType({}),
) -> Iterator[tuple[int, Line]]:
    """Yield the lines of the log for events, each with the names of then, by version; what is in `gone` is struck out.

    What judges did is told by the `bench`; `stamps` stand before the first line of a version.
    """
    game, named, due = game_of(live, texts.language, {}), None, dict(stamps)
    for (version, kind, facts), names in events:
        if names is not named:
            game, named = game_of(live, texts.language, names), names
        # Who has left has left, whatever is undone.
        lasts = kind in match_notes.OWN and kind != UNDONE
        struck = "~~" if not lasts and any(version in span for span in gone) else ""
        if kind in match_notes.OWN:
            stamp = due.pop(version, "") if kind not in NOTED else ""
            yield version, Line(f"{stamp}{struck}{match_notes.told(kind, facts, names, texts, bench)}{struck}")
        elif line := game.line(kind, facts):
            heading = game.begins(kind) and not struck
            stamp = "" if heading else due.pop(version, "")
            yield version, Line(f"{stamp}{struck}{line}{struck}", heading)


def _told(live: Live, events: Sequence[tuple[Told, Mapping[Seat, str]]], bench: Bench, texts: Words) -> list[str]:
    """Return events told shortly, each with the names of then."""
    lines: list[str] = []
    chunk: list[tuple[str, dict[str, object]]] = []
    game: GameWords | None = None
    for (_, kind, facts), then in events:
        if kind not in match_notes.OWN:
            if game is None or not chunk:
                game = game_of(live, texts.language, then)
            chunk.append((kind, facts))
        elif own := _own(kind, facts, then, bench, texts):
            lines += [*(game.story(chunk) if game and chunk else []), *own]
            chunk = []
    return [*lines, *(game.story(chunk) if game and chunk else [])]


def _within(lines: list[str], limit: int) -> list[str]:
    """Return the last of these lines, as many as take no more characters than this."""
    while lines and sum(len(line) + 1 for line in lines) > limit:
        lines = lines[1:]
    return lines


def _own(kind: str, facts: Mapping[str, object], names: Mapping[Seat, str], bench: Bench, texts: Words) -> list[str]:
    """Return one of the referee's own events as the story tells it; nothing where it does not."""
    if kind == UNDONE and facts["seat"] == NOBODY:
        return []  # the judge's own entry tells it
    if kind == UNDONE:
        return [texts("story-undone", name=names[int(str(facts["seat"]))])]
    if kind == MODERATED:
        return told_deeds([facts], bench.entries, texts)
    if kind == JUDGED:
        return [judge_notes.told(facts, bench, texts)]
    return [match_notes.told(kind, facts, names, texts)] if kind in match_notes.STORY else []
