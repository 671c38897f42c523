"""The events of a match in words: the log for each viewer, and the latest events below the board."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from cogs.kit.composing.pages import Line
from cogs.kit.match_texts.reader import Reader, readers_by_event
from cogs.screens.log.judge_notes import Bench, Step, describe_judged
from cogs.screens.log.match_notes import STORY, note_line
from cogs.screens.log.moderation_notes import describe_moderated
from engines.kernel.events import Event
from engines.kernel.state.model import Seat
from referee.match.events import LoggedEvent
from referee.match.history import NOBODY
from referee.match.notes import Judged, Moderated, Note, Undone
from referee.service import Referee
from store.judges import moderation
from store.match import history
from store.seats import orders
from words.common.protocol import GameWords

STORY_LIMIT, PART_LIMIT = 1400, 2200
"""Characters of the latest events below the board; the second limit is for games that recap whole parts of the log."""

WAIT_LIMIT = 600
"""Characters of what has happened since a seat's last choice, above the question on its panel."""

MARKS = re.compile(r"\*\*|__|~~|`|^(###|-#) ", re.MULTILINE)
"""The markup in a line of the log, which selects cannot render."""

PARTS = 2
"""Parts of the log searched for one with a story: the newest may have none yet."""


class Chronicle:
    """Composes texts about the events of a match."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.db = referee.db

    async def log_lines(self, reader: Reader, stamps: Mapping[int, str] | None = None) -> list[Line]:
        """Return the log as the reader may see it; a version's stamp in `stamps` precedes its first line."""
        live = reader.live
        gone = await history.undone_versions(self.db, live.row.id)
        events = readers_by_event(reader, await self.referee.log_of(live, reader.viewer))
        lines: list[Line] = []
        ordered = await self.by_order(reader)
        bench = await self.bench(reader)
        for version, line in lines_of_events(events, gone, bench, stamps or {}):
            while ordered and ordered[0][0] <= version:
                lines.append(ordered.pop(0)[1])
            lines.append(line)
        return [*lines, *(line for _, line in ordered)]

    async def by_order(self, reader: Reader) -> list[tuple[int, Line]]:
        """Return a line of the log, with its version, for each answer by a standing order of the reader's seat.

        Only orders of the seat's present user count: a substitute learns nothing of the orders of somebody else.
        """
        live, viewer = reader.live, reader.viewer
        rules, _ = live.rules_and_match
        user = next((s.user for s in live.humans if s.seat == viewer), None)
        if viewer is None or user is None or not rules.game.orders:
            return []
        game, gone = reader.game, await history.undone_versions(self.db, live.row.id)
        kinds = {kind: order.id for order in rules.game.orders for kind in order.decisions}
        lines = []
        answered = await orders.answers_given(self.db, live.row.id, viewer, user)
        for version, kind in [(version, kind) for version, kind in answered if kind in kinds]:
            struck = "~~" if any(version in span for span in gone) else ""
            text = reader.words("log-ordered", order=game.order_label(kinds[kind]))
            lines.append((version, Line(f"{struck}{text}{struck}")))
        return lines

    async def bench(self, reader: Reader) -> Bench:
        """Return the facts that texts about judges in a match need."""
        entries = await moderation.of_match(self.db, reader.live.row.id)
        back = any(entry.action == "back" for entry in entries.values())
        steps = await self.moments(reader) if back else {}
        return Bench(entries, {number: step.text for number, step in steps.items()})

    async def moments(self, reader: Reader) -> dict[int, Step]:
        """Return the first line of the public log about each moment of a match, without markup, by the moment's number."""
        live, found, part = reader.live, {}, ""
        events: dict[int, list[tuple[LoggedEvent, Reader]]] = {}
        for logged, then in readers_by_event(reader, await self.referee.log_of(live, None)):
            if not isinstance(logged.event, Note):
                events.setdefault(logged.version, []).append((logged, then))
        for moment in await self.referee.moments.of(live):
            logged_lines = [line for _, line in lines_of_events(events.get(moment.version, []), [], Bench())]
            lines = [MARKS.sub("", line.text) for line in logged_lines if not line.heading]
            heads = [MARKS.sub("", line.text) for line in logged_lines if line.heading]
            # A step that begins a new part at its end belongs to the part before.
            if lines or heads:
                found[moment.number] = Step((lines or heads)[0], part)
            part = heads[-1] if heads else part
        return found

    async def story(self, reader: Reader) -> list[str]:
        """Return a summary of the latest events, in order, with the names of the players at the time.

        If the game recaps by parts, it covers the newest part that has a story, below its heading.
        """
        live, bench = reader.live, await self.bench(reader)
        game = reader.game
        if not game.recaps_by_part():
            found = readers_by_event(reader, await self.referee.latest_events(live, None))
            return _within(_story_lines(found, bench), STORY_LIMIT)
        rules, _ = live.rules_and_match
        kinds = [kind for kind, known in rules.game.events.items() if game.begins_part(known)]
        events = readers_by_event(reader, await self.referee.latest_parts(live, None, kinds, PARTS))
        begins = [n for n, (logged, _) in enumerate(events) if game.begins_part(type(logged.event))]
        for start, end in reversed([*zip([0, *begins], [*begins, len(events)], strict=True)]):
            lines = _story_lines(events[start:end], bench)
            if lines:
                first = events[start][0].event
                head = game.line(first) if game.begins_part(type(first)) else None
                return [*([head] if head else []), *_within(lines, PART_LIMIT)]
        return []

    async def last_line(self, reader: Reader) -> str:
        """Return the last line of the story of a finished match, the act that ended it; "" if no act in the game did."""
        live, bench = reader.live, await self.bench(reader)
        found = readers_by_event(reader, await self.referee.latest_events(live, None))
        newest = max((logged.version for logged, _ in found), default=0)
        ends = [(logged.event, then) for logged, then in found if logged.version == newest]
        if any(isinstance(event, Note) and _own(event, then, bench) for event, then in ends):
            return ""
        lines = _story_lines(found, bench)
        return lines[-1] if lines else ""

    async def since_choice(self, reader: Reader, seat: Seat) -> list[str]:
        """Return a summary of what everybody saw from a seat's last choice on: the newest lines that fit a private panel.

        Before them a line says where the others are, if there are others.
        """
        live = reader.live
        since = await history.last_choice_of(self.db, live.row.id, seat)
        gone = await history.undone_versions(self.db, live.row.id)
        found = [
            each
            for each in await self.referee.log_of(live, None, since=since)
            if isinstance(each.event, Note) or not any(each.version in span for span in gone)
        ]
        lines = _story_lines(readers_by_event(reader, found), await self.bench(reader))
        kept = _within(lines, WAIT_LIMIT)
        return kept if len(kept) == len(lines) else [reader.words("since-cut"), *kept]


def lines_of_events(
    events: Sequence[tuple[LoggedEvent, Reader]],
    gone: Sequence[range],
    bench: Bench,
    stamps: Mapping[int, str] = MappingProxyType({}),
) -> Iterator[tuple[int, Line]]:
    """Yield the lines of the log with their versions; each event comes with the reader at its time.

    Versions in `gone` are struck out. `bench` has the facts about judges; `stamps` precede the first line of a version.
    """
    due = dict(stamps)
    for (version, event), reader in events:
        # Undo does not bring back a player who has left.
        lasts = isinstance(event, Note) and not isinstance(event, Undone)
        struck = "~~" if not lasts and any(version in span for span in gone) else ""
        if isinstance(event, Note):
            stamp = due.pop(version, "") if isinstance(event, Undone) else ""
            yield version, Line(f"{stamp}{struck}{note_line(event, reader.names, reader.words, bench)}{struck}")
        elif line := reader.game.line(event):
            heading = reader.game.begins_part(type(event)) and not struck
            stamp = "" if heading else due.pop(version, "")
            yield version, Line(f"{stamp}{struck}{line}{struck}", heading)


def _story_lines(events: Sequence[tuple[LoggedEvent, Reader]], bench: Bench) -> list[str]:
    """Return the lines that summarise events, each with the reader at its time."""
    lines: list[str] = []
    chunk: list[Event] = []
    game: GameWords | None = None
    for (_, event), then in events:
        if not isinstance(event, Note):
            if game is None or not chunk:
                game = then.game
            chunk.append(event)
        elif own := _own(event, then, bench):
            lines += [*(game.story(chunk) if game and chunk else []), own]
            chunk = []
    return [*lines, *(game.story(chunk) if game and chunk else [])]


def _within(lines: list[str], limit: int) -> list[str]:
    """Return the last of these lines that fit into `limit` characters."""
    while lines and sum(len(line) + 1 for line in lines) > limit:
        lines = lines[1:]
    return lines


def _own(note: Note, reader: Reader, bench: Bench) -> str:
    """Return the story's line for one of the referee's own events, "" if the story leaves it out."""
    names, words = reader.names, reader.words
    match note:
        case Undone(seat=seat):
            # The judge's entry has a line of its own.
            return "" if seat == NOBODY else words("story-undone", name=names[seat])
        case Moderated():
            return describe_moderated(note, bench.entries, words)
        case Judged():
            return describe_judged(note, bench, words)
    return note_line(note, names, words) if isinstance(note, STORY) else ""
