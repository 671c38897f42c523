"""Scenes of a replay: one moment of a match as somebody may see it, in pictures or words, with the names of then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from cogs.kit.limits import ALT
from cogs.kit.names import Told, as_then, game_of, plain_names, safe_names
from cogs.kit.pictures import Look, Pictures, look_of, picture_of
from cogs.replay.catchup_pages import Table
from cogs.screens.story import Chronicle, told_lines
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen
from referee.match.live import Live
from referee.match.moments import Happened, Moment, Perspective, check_perspective, seen_then
from referee.match.notes import NOTED, SUBSTITUTED
from referee.service import Referee
from store.match import history
from store.people.preferences import Preferences
from words.common.protocol import GameWords
from words.safe import clip, plain_name
from words.texts import Language, Words, seat_letter, words

MARK = ""
"""The kind of a mark among events that no game has: up to it they led to a moment, after it they were noted."""


Named = Callable[[str], str]
"""What makes the name of a person safe."""


class Hand(msgspec.Struct, frozen=True):
    """What a seat held at a moment: whose it was, and the hand."""

    seat: Seat
    name: str
    shown: Table


class Scene(msgspec.Struct, frozen=True):
    """One moment as it is shown: how far the match was, what happened, the table, the hands that are open."""

    moment: Moment
    heading: str
    lines: Sequence[str]
    table: Table
    hands: Sequence[Hand]


class Part(msgspec.Struct, frozen=True):
    """A part of the log to jump to: the moment it begins at, its heading and what it came to, both without markdown."""

    moment: Moment
    label: str
    headline: str = ""


class Names(msgspec.Struct, frozen=True):
    """The names of the seats at a moment, made safe for messages and for pictures."""

    safe: Mapping[Seat, str]
    plain: Mapping[Seat, str]


class Glimpse(NamedTuple):
    """One moment in words, before anything is painted: what happened, who sat there, what was seen of the table and the hands.

    `game` are the words that tell of it, `hands` the views of the seats whose hands stand beside the table.
    """

    lines: Sequence[str]
    names: Names
    game: GameWords
    seen: Seen
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
        """Return a moment for a user with these preferences; their id is 0 where it is for everybody.

        Raises RefusedError if they may not see it from there by now.
        """
        look = look_of(live, chosen) if chosen.board == "picture" else None
        lines, names, game, seen, views = await self.glimpse(
            live, moment, seen_from, language, chosen.user, told=look is None
        )
        table, hands = await asyncio.gather(
            self._table(live, seen, game, names, language, look),
            asyncio.gather(*(self._hand(live, each, game, names, language, look) for each in views)),
        )
        held = [
            Hand(each.viewer, names.safe[each.viewer], shown)
            for each, shown in zip(views, hands, strict=True)
            if shown is not None and each.viewer is not None
        ]
        return Scene(moment, game.heading(seen.table), lines, table, held)

    async def glimpse(
        self,
        live: Live,
        moment: Moment,
        seen_from: Perspective,
        language: Language,
        user: int = 0,
        *,
        told: bool = False,
    ) -> Glimpse:
        """Return a moment in words for a user, 0 for everybody, as `scene` does.

        `told`: the table stands there in words, which tell the own hand. Raises RefusedError as `scene` does.
        """
        events = await self.moments.events(live, moment, seen_from)
        then, later = await self.moments.state(live, moment), await self._substitutions(live, moment)
        lines = await self._ordered(live, moment, seen_from, user, language)
        lines += await self._lines(live, moment, [*events, *later], len(events), words(language))
        # Nothing is read after this: in any wait before it somebody else may have taken the seat.
        check_perspective(live, user, seen_from)
        names = _names(live, events, later, language)
        game, seen = game_of(live, language, names.safe), seen_then(live, then, seen_from)
        return Glimpse(lines, names, game, seen, _holders(live, then, seen, seen_from, told=told))

    async def parts(
        self, live: Live, moments: Sequence[Moment], language: Language, named: Named = plain_name
    ) -> list[Part]:
        """Return the parts of the log that one can jump to, in order, with the names of then, made safe by `named`."""
        rules, _ = live.playing
        game = game_of(live, language, plain_names(live, language, named))
        kinds = [kind for kind in rules.game.events if game.begins(kind) or game.encloses(kind) or game.marked(kind)]
        around: list[Happened] = []
        found: list[tuple[list[Happened], list[Happened]]] = []
        for event in await self.moments.happened(live, moments, kinds) if kinds else []:
            if game.encloses(event.kind):
                around.append(event)
            elif game.begins(event.kind):
                within = next((e for e in reversed(around) if event.moment.undone or not e.moment.undone), None)
                found.append(([*([within] if within else []), event], []))
            else:
                # What stands goes on with the newest part that does; what was taken back out of its middle is no part of it.
                ways = (way for way in reversed(found) if event.moment.undone or not way[0][-1].moment.undone)
                heading, came = next(ways, ([], []))
                if heading and heading[-1].moment.undone == event.moment.undone:
                    came.append(event)
        later = await self._substitutions(live, moments[0]) if moments else []

        def then(moment: Moment) -> GameWords:
            return _then(live, later, moment, game, language, named)

        return [_part(heading, came, then) for heading, came in found]

    # ---------------------------------------------------------------- within

    async def _substitutions(self, live: Live, moment: Moment) -> list[Told]:
        """Return who took whose seat after a moment, if ever anybody did."""
        return await self.moments.later(live, moment, [SUBSTITUTED])

    async def _lines(self, live: Live, moment: Moment, events: Sequence[Told], own: int, texts: Words) -> list[str]:
        """Return the log's lines for the first `own` of the events, which run up to the present as to who sat where."""
        gone = await history.undone(self.referee.db, live.row.id)
        bench = await self.chronicle.bench(live, texts.language)
        then = as_then(live, events, safe_names(live, texts.language), texts)[:own]
        lines = [line.text for _, line in told_lines(live, then, gone, texts, bench)]
        if await self.moments.shuffled(live, moment):
            lines.append(texts("replay-shuffled"))
        return lines

    async def _ordered(
        self, live: Live, moment: Moment, seen_from: Perspective, user: int, language: Language
    ) -> list[str]:
        """Return what standing orders of the user answered on the way to a moment: for the orders' own giver alone."""
        mine = live.seat_of(user)
        if mine is None or seen_from.every or seen_from.seat != mine.seat:
            return []
        found = await self.chronicle.by_order(live, mine.seat, language)
        return [line.text for version, line in found if moment.since < version <= moment.version]

    async def _table(
        self, live: Live, seen: Seen, game: GameWords, names: Names, language: Language, look: Look | None
    ) -> Table:
        picture = None
        if look is not None:
            picture = await picture_of(self.pictures, live, seen, "table", language, look, names.plain)
        if picture is not None:
            return Table(picture, picture[1])
        ended = [game.result(seen.table)] if seen.outcome is not None else []
        return Table(None, "\n".join([*ended, game.text_board(seen.table)]))

    async def _hand(
        self, live: Live, seen: Seen, game: GameWords, names: Names, language: Language, look: Look | None
    ) -> Table | None:
        """Return what a seat held; None where it had no hand yet, and in words where the own board tells it already."""
        if game.private_picture(seen.table) != "hand":
            return None
        if look is None:
            return Table(None, game.hand_summary(seen.table))
        told = game.hand_summary(seen.table)
        picture = await picture_of(self.pictures, live, seen, "hand", language, look, names.plain)
        if picture is None or seen.viewer is None:
            return Table(None, told)
        # Several hands may be open: who only hears the pictures is told whose each is.
        return Table((picture[0], clip(f"{seat_letter(seen.viewer)} {names.plain[seen.viewer]}. {told}", ALT)), told)


def _holders(live: Live, then: Match[Any, Any], seen: Seen, seen_from: Perspective, *, told: bool) -> list[Seen]:
    """Return the views of those seats whose hands stand beside the table; `told` in words, where the own one is in its text."""
    if seen_from.every:
        return [seen_then(live, then, Perspective(seat)) for seat in then.seats]
    return [] if told or seen.viewer is None else [seen]


def _names(live: Live, events: Sequence[Told], later: Sequence[Told], language: Language) -> Names:
    """Return what the seats were called when these events had led to a moment, before anything was noted at it."""
    at = next((n for n, (_, kind, _) in enumerate(events) if kind in NOTED), len(events))
    marked = [*events[:at], (0, MARK, {}), *events[at:], *later]
    texts = words(language)
    _, safe = as_then(live, marked, safe_names(live, language), texts)[at]
    _, plain = as_then(live, marked, plain_names(live, language), texts, plain_name)[at]
    return Names(safe, plain)


def _part(heading: Sequence[Happened], came: Sequence[Happened], then: Callable[[Moment], GameWords]) -> Part:
    """Return a part of the log by the events that head it and those it came to, in the words `then` has for a moment."""
    began = heading[-1].moment
    told = then(began)
    lines = [told.line(event.kind, event.facts) for event in heading]
    told = then(came[-1].moment) if came else told
    headline = told.headline([(event.kind, event.facts) for event in came])
    return Part(began, " · ".join(_plain(line) for line in lines if line), headline)


def _then(
    live: Live, later: Sequence[Told], moment: Moment, game: GameWords, language: Language, named: Named
) -> GameWords:
    """Return the words of a game with the names of a moment: `game`, if nobody has taken a seat since."""
    since = [(0, MARK, {}), *(event for event in later if event[0] >= moment.version)]
    if len(since) == 1:
        return game
    _, names = as_then(live, since, plain_names(live, language, named), words(language), named)[0]
    return game_of(live, language, names)


def _plain(line: str) -> str:
    """Return a heading of the log as labels show it, which read no markdown."""
    return line.removeprefix("**").removesuffix("**")
