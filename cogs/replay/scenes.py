"""Scenes of a replay: one moment of a match in one perspective, in pictures or words, with the players' names then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from cogs.kit.composing.limits import ALT
from cogs.kit.match_texts.reader import Reader, readers_by_event
from cogs.kit.painting.pictures import Look, Pictures, look_of, picture_of
from cogs.replay.catchup_pages import Table
from cogs.screens.log.story import Chronicle, lines_of_events
from engines.kernel.events import Event, kind_of
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen
from referee.match.events import LoggedEvent
from referee.match.live import Live
from referee.match.moments import Moment, MomentEvent, Perspective, check_perspective, view_then
from referee.match.notes import Note, Substituted, Undone
from referee.service import Referee
from store.match import history
from store.people.preferences import Preferences
from words.common.protocol import GameWords
from words.safe import clip
from words.texts import Language, seat_letter


class Mark(Event, frozen=True, tag="mark"):
    """A mark in a list of events: those before it led to a moment, those after it came later."""


MARK = LoggedEvent(0, Mark())


class Hand(msgspec.Struct, frozen=True):
    """A seat's hand at one moment, with the name of its player then."""

    seat: Seat
    name: str
    shown: Table


class Scene(msgspec.Struct, frozen=True):
    """One moment as it is shown: its heading, the log's lines, the table, the open hands."""

    moment: Moment
    heading: str
    lines: Sequence[str]
    table: Table
    hands: Sequence[Hand]


class Part(msgspec.Struct, frozen=True):
    """A part of the log to jump to: its first moment, its heading and its outcome, both without markdown."""

    moment: Moment
    label: str
    headline: str = ""


class Glimpse(NamedTuple):
    """One moment in words, before anything is painted: the log's lines, and the reader with the view and names of the time.

    `plain` is the same reader for text without markdown, `hands` are the views of the seats whose hands are shown beside
    the table.
    """

    lines: Sequence[str]
    reader: Reader
    plain: Reader
    hands: Sequence[Seen]


class Replayer:
    """Composes scenes."""

    def __init__(self, referee: Referee, pictures: Pictures, chronicle: Chronicle) -> None:
        self.referee = referee
        self.moments = referee.moments
        self.pictures = pictures
        self.chronicle = chronicle

    async def scene(
        self, live: Live, moment: Moment, seen_from: Perspective, language: Language, chosen: Preferences
    ) -> Scene:
        """Return a moment for the user of these preferences, whose id is 0 for a scene that everybody sees.

        Raises RefusedError if the user may not take this perspective any more.
        """
        look = look_of(live, chosen) if chosen.board == "picture" else None
        made = await self.glimpse(live, moment, seen_from, language, chosen.user, in_words=look is None)
        table, hands = await asyncio.gather(
            self._table(made, look), asyncio.gather(*(self._hand(made, each, look) for each in made.hands))
        )
        reader = made.reader
        held = [
            Hand(each.viewer, reader.names[each.viewer], shown)
            for each, shown in zip(made.hands, hands, strict=True)
            if shown is not None and each.viewer is not None
        ]
        return Scene(moment, reader.game.heading(reader.view.table), made.lines, table, held)

    async def glimpse(
        self,
        live: Live,
        moment: Moment,
        seen_from: Perspective,
        language: Language,
        user: int = 0,
        *,
        in_words: bool = False,
    ) -> Glimpse:
        """Return a moment in words for a user, 0 for everybody.

        `in_words`: the table is shown in words, which include the user's own hand. Raises RefusedError as `scene` does.
        """
        events = await self.moments.events(live, moment, seen_from)
        then, later = await self.moments.state(live, moment), await self._substitutions(live, moment)
        lines = await self._order_lines(live, moment, seen_from, user, language)
        lines += await self._lines(Reader.of(live, language), moment, [*events, *later], len(events))
        # There is no await after this check: somebody else may take the seat during one.
        check_perspective(live, user, seen_from)
        seen, reader = view_then(live, then, seen_from), Reader.of(live, language)
        safe, plain = (_at(each.with_view(seen), events, later) for each in (reader, reader.without_markdown()))
        return Glimpse(lines, safe, plain, _holders(live, then, seen, seen_from, in_words=in_words))

    async def parts(self, reader: Reader, moments: Sequence[Moment]) -> list[Part]:
        """Return the parts of the log to jump to, in order, with the names of the time; `reader` makes labels, not markdown."""
        live, game = reader.live, reader.game
        rules, _ = live.rules_and_match
        conditions = (game.begins_part, game.begins_section, game.is_in_headline)
        kinds = [kind for kind, known in rules.game.events.items() if any(fits(known) for fits in conditions)]
        around: list[MomentEvent] = []
        found: list[tuple[list[MomentEvent], list[MomentEvent]]] = []
        for event in await self.moments.events_of_kinds(live, moments, kinds) if kinds else []:
            if game.begins_section(type(event.event)):
                around.append(event)
            elif game.begins_part(type(event.event)):
                within = next((e for e in reversed(around) if event.moment.undone or not e.moment.undone), None)
                found.append(([*([within] if within else []), event], []))
            else:
                # A standing event continues the newest standing part; an event undone within that part does not belong to it.
                ways = (way for way in reversed(found) if event.moment.undone or not way[0][-1].moment.undone)
                heading, came = next(ways, ([], []))
                if heading and heading[-1].moment.undone == event.moment.undone:
                    came.append(event)
        later = await self._substitutions(live, moments[0]) if moments else []

        def then(moment: Moment) -> GameWords:
            return _then(reader, later, moment).game

        return [_part(heading, came, then) for heading, came in found]

    # ---------------------------------------------------------------- within

    async def _substitutions(self, live: Live, moment: Moment) -> list[LoggedEvent]:
        """Return the substitutions after a moment."""
        return await self.moments.later_events(live, moment, [kind_of(Substituted)])

    async def _lines(self, reader: Reader, moment: Moment, events: Sequence[LoggedEvent], own: int) -> list[str]:
        """Return the log's lines for the first `own` of the events; later substitutions after them tell who held which seat."""
        gone = await history.undone_versions(self.referee.db, reader.live.row.id)
        bench = await self.chronicle.bench(reader)
        then = readers_by_event(reader, events)[:own]
        lines = [line.text for _, line in lines_of_events(then, gone, bench)]
        if await self.moments.has_shuffled(reader.live, moment):
            lines.append(reader.words("replay-shuffled"))
        return lines

    async def _order_lines(
        self, live: Live, moment: Moment, seen_from: Perspective, user: int, language: Language
    ) -> list[str]:
        """Return the lines for answers that the user's standing orders gave in this moment; nobody else sees them."""
        mine = live.seat_of(user)
        if mine is None or seen_from.all_hands or seen_from.seat != mine.seat:
            return []
        found = await self.chronicle.by_order(Reader.of(live, language, mine.seat))
        return [line.text for version, line in found if moment.since < version <= moment.version]

    async def _table(self, glimpse: Glimpse, look: Look | None) -> Table:
        seen, game = glimpse.reader.view, glimpse.reader.game
        picture = None
        if look is not None:
            picture = await picture_of(self.pictures, glimpse.plain, "table", look)
        if picture is not None:
            return Table(picture, picture[1])
        ended = [game.result(seen.table)] if seen.outcome is not None else []
        return Table(None, "\n".join([*ended, game.text_board(seen.table)]))

    async def _hand(self, glimpse: Glimpse, seen: Seen, look: Look | None) -> Table | None:
        """Return a seat's hand, None if it had none yet; in words alone without a look."""
        game, plain = glimpse.reader.game, glimpse.plain
        if game.private_picture(seen.table) != "hand":
            return None
        if look is None:
            return Table(None, game.hand_summary(seen.table))
        summary = game.hand_summary(seen.table)
        picture = await picture_of(self.pictures, plain.with_view(seen), "hand", look)
        if picture is None or seen.viewer is None:
            return Table(None, summary)
        # Several hands may be shown: the Alt text names the player of each.
        return Table(
            (picture[0], clip(f"{seat_letter(seen.viewer)} {plain.names[seen.viewer]}. {summary}", ALT)), summary
        )


def _holders(live: Live, then: Match[Any, Any], seen: Seen, seen_from: Perspective, *, in_words: bool) -> list[Seen]:
    """Return the views of the seats whose hands are shown beside the table.

    With `in_words` the viewer's own hand is part of the table's text, and is left out.
    """
    if seen_from.all_hands:
        return [view_then(live, then, Perspective(seat)) for seat in then.seats]
    return [] if in_words or seen.viewer is None else [seen]


def _at(reader: Reader, events: Sequence[LoggedEvent], later: Sequence[LoggedEvent]) -> Reader:
    """Return the reader with the names at a moment that `events` led to, before any note at it."""
    noted = (n for n, (_, event) in enumerate(events) if isinstance(event, Note) and not isinstance(event, Undone))
    at = next(noted, len(events))
    _, then = readers_by_event(reader, [*events[:at], MARK, *events[at:], *later])[at]
    return then


def _part(heading: Sequence[MomentEvent], came: Sequence[MomentEvent], then: Callable[[Moment], GameWords]) -> Part:
    """Return a part of the log from the events of its heading and its outcome; `then` gives the words at a moment."""
    began = heading[-1].moment
    words = then(began)
    lines = [words.line(each.event) for each in heading]
    words = then(came[-1].moment) if came else words
    headline = words.headline([each.event for each in came])
    return Part(began, " · ".join(_plain(line) for line in lines if line), headline)


def _then(reader: Reader, later: Sequence[LoggedEvent], moment: Moment) -> Reader:
    """Return the reader with the names at a moment: the same reader if nobody has taken a seat since."""
    _, then = readers_by_event(reader, [MARK, *(logged for logged in later if logged.version >= moment.version)])[0]
    return then


def _plain(line: str) -> str:
    """Return a heading of the log without its markdown, for labels."""
    return line.replace("**", "")
