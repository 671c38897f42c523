"""What the seats are called, and were called at an earlier moment: somebody else may have played them then.

Also the words of a match's game, which tell of its seats by these names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from engines.kernel.state.model import Seat
from referee.lobby.places import by_invitation
from referee.match.live import Live
from referee.match.notes import SUBSTITUTED
from store.match.matches import SeatRow
from store.people.inbox import Seated
from words.common.protocol import GameWords
from words.games import game_words
from words.safe import clip, escape, isolated, plain_name, safe_name
from words.texts import Language, Words, seat_letter, words

Told = tuple[int, str, dict[str, object]]
"""An event as the referee tells it: version, kind and facts."""


def safe_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the seats' names, safe for messages; practice players are named in the reader's language."""
    return {seat: safe_name(name) for seat, name in live.names.items()} | _own_names(live, language)


def plain_names(live: Live, language: Language, named: Callable[[str], str] = plain_name) -> dict[Seat, str]:
    """Return the seats' names, safe for pictures and Alt texts or as `named` makes them; else as `safe_names` does."""
    return {seat: named(name) for seat, name in live.names.items()} | _own_names(live, language)


def _own_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return what those are called who have no name of their own: practice players, and who has deleted their data.

    In a match that was brought in as a file nobody has: its persons are called by the letters of their seats.
    """
    texts = words(language)
    former = texts("former-player")
    gone = {s.seat: former for s in live.seats if s.user is not None and s.user < 0}
    if live.row.imported:
        gone = {seat: texts("seat-player", letter=seat_letter(seat)) for seat, _ in live.numbers}
    return bot_names(live, language) | gone


def others(seats: Iterable[SeatRow | Seated], user: int, texts: Words, limit: int = 1000) -> str:
    """Return whom a user plays with, safe for pickers, in `limit` characters: the persons by name, the bots as a number.

    In a match that was brought in as a file the persons are called by the letters of their seats.
    """
    found = [s for s in seats if s.user != user]
    former = texts("former-player")
    told = [plain_name(s.name, default=former) for s in found if s.user is not None]
    told += [texts("seat-player", letter=seat_letter(s.seat)) for s in found if is_imported(s)]
    bots = len(found) - len(told)
    names = ", ".join([*told, *([texts("bots-count", count=bots)] if bots else [])])
    return isolated(clip(names, limit))  # isolated after it is cut: the mark at its end must stay


def is_imported(seat: SeatRow | Seated) -> bool:
    """Return whether a seat is one of a match that was brought in as a file, where nobody has a name."""
    return isinstance(seat, Seated) and seat.imported and seat.user is None


def meant(live: Live, user: int, texts: Words, limit: int = 200) -> str:
    """Return a match in one line, safe for messages, as those of a user are told apart: code, game, whom they play with.

    Of the names at most `limit` characters are told.
    """
    names = escape(others(live.seated, user, texts, limit))
    return texts("meant-line", code=live.row.code, game=texts(f"{live.row.game}-title"), names=names)


def table(live: Live, names: Mapping[Seat, str], texts: Words) -> str:
    """Return a match in one line as those in its channel tell its tables apart: the code and who plays."""
    return texts("meant-table", code=live.row.code, names=", ".join(names[s.seat] for s in live.seated))


def game_of(live: Live, language: Language, names: Mapping[Seat, str]) -> GameWords:
    """Return the words of a match's game, which know who is who."""
    rules, _ = live.playing
    made = game_words(live.row.game, language, rules.pack, names)
    made.meet(live.seen(None).table)
    return made


def bots(live: Live, language: Language) -> dict[Seat, str]:
    """Return what the practice players are called that were invited, in that order.

    Also those whose seat a substitute plays now: the others keep their names.
    """
    texts = words(language)
    began = by_invitation([s for s in live.seats if not s.entropy])
    return {s.seat: texts("practice-name", number=n) for n, s in enumerate(began, 1)}


def bot_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names of the seats that an invited practice player has."""
    invited = {s.seat for s in live.invited}
    return {seat: name for seat, name in bots(live, language).items() if seat in invited}


def before(live: Live, facts: Mapping[str, object], texts: Words, named: Callable[[str], str] = safe_name) -> str:
    """Return who played a seat until the substitution with these facts; `named` makes names safe, for messages by default."""
    seat, nth = int(str(facts["seat"])), int(str(facts["sitter"]))
    former = live.sitter(seat, nth)
    if former is None:
        return bots(live, texts.language).get(seat, "")
    return named(former.name) if former.user > 0 else texts("former-player")


def replaced(facts: Mapping[str, object], names: Mapping[Seat, str], texts: Words) -> str:
    """Return a substitution in words."""
    seat, former = int(str(facts["seat"])), facts.get("former")
    told = {"name": names[seat], "letter": seat_letter(seat)}
    if former is None:
        return texts("log-substituted-bot", **told)
    return texts("log-substituted", former=safe_name(str(former)) if former else texts("former-player"), **told)


def as_then(
    live: Live,
    events: Sequence[Told],
    names: Mapping[Seat, str],
    texts: Words,
    named: Callable[[str], str] = safe_name,
) -> list[tuple[Told, Mapping[Seat, str]]]:
    """Return events, which run up to the present, each with the names of the seats as they were once it had happened.

    `names` are those of the present, made safe as `named` does it.
    """
    found: list[tuple[Told, Mapping[Seat, str]]] = []
    for event in reversed(events):
        found.append((event, names))
        _, kind, facts = event
        # In a match that was brought in as a file whoever plays a seat is called by its letter.
        if kind == SUBSTITUTED and not live.row.imported:
            names = {**names, int(str(facts["seat"])): before(live, facts, texts, named)}
    return found[::-1]
