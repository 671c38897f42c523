"""Gathers the words and views of a finished match for its page, in every language."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from cogs.kit.match_texts.reader import Reader
from cogs.replay.scenes import Glimpse, Replayer
from cogs.replay.webpage.contents import Contents, Held, MatchTexts, Sights, Step
from engines.kernel.languages import languages
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.moments import ALL_HANDS, PUBLIC, Moment
from words.safe import isolated, plain_name
from words.texts import Language, language_of, seat_letter

MOST = 600
"""Moments of a match on a page, at most: twice as many as the longest matches of our games have."""


def check_finished(live: Live) -> None:
    """Raise RefusedError unless a match is finished: until then its hands are secret."""
    if live.row.status != "over":
        raise RefusedError("refused-webpage-running")
    if not live.is_open:
        raise RefusedError("refused-lists-closed")


async def gather_contents(replayer: Replayer, live: Live) -> Contents:
    """Return the contents of a match's page. Raises RefusedError if the match is not finished, or too long."""
    check_finished(live)
    moments = await replayer.moments.of(live)
    if len(moments) > MOST:
        raise RefusedError("refused-webpage-long", count=len(moments), most=MOST)
    words: dict[Language, MatchTexts] = {}
    glimpses: dict[Language, list[Glimpse]] = {}
    for language in languages():
        glimpses[language] = [await replayer.glimpse(live, moment, ALL_HANDS, language) for moment in moments]
        words[language] = await _in_language(replayer, live, moments, language, glimpses[language])
    ended = None if live.row.imported or live.row.ended is None else live.row.ended
    return Contents(
        live.row.code,
        language_of(live.row.language),
        None if ended is None else datetime.fromtimestamp(ended, UTC).date().isoformat(),
        frozenset(moment.number - 1 for moment in moments if moment.undone),
        words,
        [_sights(dict(zip(languages(), each, strict=True))) for each in zip(*glimpses.values(), strict=True)],
    )


async def _in_language(
    replayer: Replayer, live: Live, moments: Sequence[Moment], language: Language, glimpses: Sequence[Glimpse]
) -> MatchTexts:
    steps = []
    for moment, glimpse in zip(moments, glimpses, strict=True):
        public = await replayer.glimpse(live, moment, PUBLIC, language)
        steps.append(_step(glimpse, public.lines))
    reader, last = Reader.of(live, language), glimpses[-1].reader
    labels = Reader.of(live, language, make_safe=lambda raw: isolated(plain_name(raw)))
    return MatchTexts(
        reader.words(f"{live.row.game}-title"),
        [f"**{seat_letter(s.seat)}** {reader.names[s.seat]}" for s in live.seats],
        last.game.result(last.view.table),
        await replayer.parts(labels, moments),
        steps,
    )


def _step(glimpse: Glimpse, public: Sequence[str]) -> Step:
    reader, game = glimpse.reader, glimpse.reader.game
    table = reader.view.table
    hands = [
        Held(seen.viewer, reader.names[seen.viewer], game.hand_summary(seen.table))
        for seen in glimpse.hands
        if seen.viewer is not None and game.private_picture(seen.table) == "hand"
    ]
    return Step(
        game.heading(table), glimpse.lines, public, glimpse.plain.game.summary(table), game.text_board(table), hands
    )


def _sights(glimpses: dict[Language, Glimpse]) -> Sights:
    """Return the views of one moment for its pictures; they are the same in every language."""
    first = next(iter(glimpses.values()))
    hands = {
        seen.viewer: seen.table
        for seen in first.hands
        if seen.viewer is not None and first.reader.game.private_picture(seen.table) == "hand"
    }
    return Sights(first.reader.view.table, hands, {language: each.plain.names for language, each in glimpses.items()})
