"""Learners' texts of Archutheon: listings below rules topics, and worked examples."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import PERMANENTS
from engines.archutheon.effects.tracks import SLOTS, STASH, TRACKS, sizes
from engines.archutheon.events import Over, Recovered
from engines.archutheon.examples import Shown
from engines.kernel.events import Event, Happened
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.tracks import track_cell
from words.archutheon.match import ArchutheonWords
from words.common.examples import example_names
from words.texts import Language


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of content below a topic, a line each. Raises KeyError for an unknown kind."""
    words = MatchWords(language, pack, {})
    if kind == "heroes":
        return sorted(_hero(words, hero.id) for hero in pack.heroes)
    if kind == "permanents":
        return [
            _line(words, words.permanent(each), words.say("archutheon-permanent-does", permanent=each))
            for each in PERMANENTS
        ]
    if kind == "slots":
        return [
            _line(words, words.say("archutheon-slot-of", board=board, speed=speed), words.slot_attack(name))
            for name in pack.slot
            for board, _, speed in [name.partition(":")]
        ]
    if kind == "tracks":
        return [_track(words, track) for track in range(len(TRACKS))]
    raise KeyError(kind)


def _line(words: MatchWords, name: str, text: str) -> str:
    return words.say("archutheon-rules-line", name=name, text=text)


def _track(words: MatchWords, track: int) -> str:
    """Return the cells of a track from its first one: of slots with the exchange, of stashes with the cards taken."""
    tables = words.pack.tables
    cells = []
    for step in range(sizes(words.pack)[track] + 1):
        cell = track_cell(words, track, step)
        if track == SLOTS and tables.slots[step].exchange:
            cell = words.say("archutheon-rules-exchange", cell=cell)
        elif track == STASH and tables.stash[step].tier:
            cell = words.say("archutheon-rules-takes", cell=cell, count=tables.stash[step].take)
        cells.append(cell)
    return _line(words, words.say("archutheon-track", track=TRACKS[track]), " → ".join(cells))


def _hero(words: MatchWords, kit: str) -> str:
    origin = words.pack.origins.get(f"heroes.{kit}")
    pack = origin.name.in_language(words.language) if origin is not None else ""
    return words.say(f"archutheon-rules-hero-{words.pack.hero[kit].source}", name=words.hero(kit), pack=pack)


# -------------------------------------------------------------------- worked examples


def caption(language: Language, made: Shown, *, pictured: bool) -> str:  # noqa: ARG001  # a picture does not tell what came when
    """Return the caption of an example, then the events in it, in order and with the numbers; no card is secret here."""
    words = ArchutheonWords(language, made.rules.pack, example_names(language)).at(made.view)
    lines = [line for part in _parts(made.events) for line in words.story(part) or [words.line(part[0]) or ""] if line]
    return "\n".join([f"**{made.example.says.in_language(language)}**", *(f"- {line}" for line in lines)])


def _parts(events: Iterable[Happened]) -> Iterator[list[Event]]:
    """Yield events as those know them who know the most, cut where a story leaves out what an example is about."""
    part: list[Event] = []
    for happened in events:
        event = next(iter(happened.secret.values()), happened.public)
        if event is None:
            continue
        if isinstance(event, Over | Recovered):
            yield from ([part] if part else [])
            yield [event]
            part = []
        else:
            part.append(event)
    yield from ([part] if part else [])
