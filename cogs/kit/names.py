"""What the seats are called, and were called at an earlier moment: somebody else may have played them then.

Also the words of a match's game, which tell of its seats by these names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import UNSET

from engines.kernel.state.model import Seat
from referee.lobby.places import by_invitation
from referee.match.live import Live
from referee.match.notes import Substituted
from store.match.matches import SeatRow
from store.people.inbox import SeatHolder
from words.alike import looks_like
from words.common.protocol import GameWords
from words.games import game_words
from words.safe import clip, escape, isolated, plain_name, safe_name
from words.texts import Language, Words, seat_letter
from words.texts import words as words_in


def safe_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the seats' names, safe for messages; practice players are make_safe in the reader's language."""
    return {seat: safe_name(name) for seat, name in live.names.items()} | _own_names(live, language)


def plain_names(live: Live, language: Language, make_safe: Callable[[str], str] = plain_name) -> dict[Seat, str]:
    """Return the seats' names, safe for pictures and Alt texts or as `make_safe` makes them; else as `safe_names` does."""
    return {seat: make_safe(name) for seat, name in live.names.items()} | _own_names(live, language)


def _own_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return what those are called who have no name of their own: practice players, and who has deleted their data.

    In a match that was brought in as a file nobody has: its persons are called by the letters of their seats.
    """
    words = words_in(language)
    former = words("former-player")
    gone = {s.seat: former for s in live.seats if s.user is not None and s.user < 0}
    if live.row.imported:
        gone = {seat: words("seat-player", letter=seat_letter(seat)) for seat, _ in live.press_numbers}
    return bot_names(live, language) | gone


def other_players(seats: Iterable[SeatRow | SeatHolder], user: int, words: Words, limit: int = 1000) -> str:
    """Return whom a user plays with, safe for pickers, in `limit` characters: the persons by name, the bots as a number.

    In a match that was brought in as a file the persons are called by the letters of their seats.
    """
    found = [s for s in seats if s.user != user]
    former = words("former-player")
    told = [plain_name(s.name, default=former) for s in found if s.user is not None]
    told += [words("seat-player", letter=seat_letter(s.seat)) for s in found if is_imported(s)]
    practice_names = len(found) - len(told)
    names = ", ".join([*told, *([words("bots-count", count=practice_names)] if practice_names else [])])
    return isolated(clip(names, limit))  # isolated after it is cut: the mark at its end must stay


def is_imported(seat: SeatRow | SeatHolder) -> bool:
    """Return whether a seat is one of a match that was brought in as a file, where nobody has a name."""
    return isinstance(seat, SeatHolder) and seat.imported and seat.user is None


def match_line(live: Live, user: int, words: Words, limit: int = 200) -> str:
    """Return a match in one line, safe for messages, as those of a user are told apart: code, game, whom they play with.

    Of the names at most `limit` characters are told.
    """
    names = escape(other_players(live.seats_in_play, user, words, limit))
    return words("meant-line", code=live.row.code, game=words(f"{live.row.game}-title"), names=names)


def game_of(live: Live, language: Language, names: Mapping[Seat, str]) -> GameWords:
    """Return the words of a match's game, which know who is who."""
    rules, _ = live.rules_and_match
    return game_words(live.row.game, language, rules.pack, names).at(live.view(None).table)


def practice_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return what the practice players are called that were invited, in that order.

    Also those whose seat a substitute plays now: the others keep their names.
    """
    words = words_in(language)
    return {seat: words("practice-name", number=n) for seat, n in _bot_numbers(live).items()}


def _bot_numbers(live: Live) -> dict[Seat, int]:
    """Return the numbers of the practice players that were invited, by which they are make_safe."""
    began = by_invitation([s for s in live.seats if not s.entropy])
    return {s.seat: n for n, s in enumerate(began, 1)}


def bot_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names of the seats that an invited practice player has."""
    invited = {s.seat for s in live.invited_practice}
    return {seat: name for seat, name in practice_names(live, language).items() if seat in invited}


def bots_to_mark(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names, without the word for a bot, of those practice players for whom a person here could be taken."""
    words, numbers = words_in(language), _bot_numbers(live)
    persons = [live.names[s.seat] for s in live.seats if s.user is not None]
    return {
        seat: words("practice-short", number=numbers[seat])
        for seat, name in bot_names(live, language).items()
        if any(looks_like(person, name) for person in persons)
    }


def former_name(live: Live, event: Substituted, words: Words, make_safe: Callable[[str], str] = safe_name) -> str:
    """Return who played a seat until this substitution; `make_safe` makes names safe, for messages by default."""
    former = live.former_sitter(event.seat, event.sitter)
    if former is None:
        return practice_names(live, words.language).get(event.seat, "")
    return make_safe(former.name) if former.user > 0 else words("former-player")


def substitution_text(event: Substituted, names: Mapping[Seat, str], words: Words) -> str:
    """Return a substitution in words."""
    args = {"name": names[event.seat], "letter": seat_letter(event.seat)}
    if event.former is UNSET:
        return words("log-substituted-bot", **args)
    return words("log-substituted", former=safe_name(event.former) if event.former else words("former-player"), **args)
