"""The names of the seats, now and at an earlier moment when somebody else may have played them.

Also the words of a match's game, which use these names.
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
    """Return the seats' names, safe for messages; names of practice players are in the reader's language."""
    return {seat: safe_name(name) for seat, name in live.names.items()} | _own_names(live, language)


def plain_names(live: Live, language: Language, make_safe: Callable[[str], str] = plain_name) -> dict[Seat, str]:
    """Return the seats' names, made safe by `make_safe`: by default for pictures and Alt texts."""
    return {seat: make_safe(name) for seat, name in live.names.items()} | _own_names(live, language)


def _own_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names of seats whose player has none: practice players, and users who have deleted their data.

    In an imported match nobody has a name: its persons are called by the letters of their seats.
    """
    words = words_in(language)
    former = words("former-player")
    nameless = {s.seat: former for s in live.seats if s.user is not None and s.user < 0}
    if live.row.imported:
        nameless = {seat: words("seat-player", letter=seat_letter(seat)) for seat, _ in live.press_numbers}
    return bot_names(live, language) | nameless


def other_players(seats: Iterable[SeatRow | SeatHolder], user: int, words: Words, limit: int = 1000) -> str:
    """Return the other players of a match in `limit` characters, safe for pickers: persons by name, bots as a number.

    In an imported match the persons are called by the letters of their seats.
    """
    found = [s for s in seats if s.user != user]
    former = words("former-player")
    persons = [plain_name(s.name, default=former) for s in found if s.user is not None]
    persons += [words("seat-player", letter=seat_letter(s.seat)) for s in found if is_imported(s)]
    bots = len(found) - len(persons)
    names = ", ".join([*persons, *([words("bots-count", count=bots)] if bots else [])])
    return isolated(clip(names, limit))  # cut first: the isolation mark at its end must stay


def is_imported(seat: SeatRow | SeatHolder) -> bool:
    """Return whether a seat belongs to a person of an imported match, where nobody has a name."""
    return isinstance(seat, SeatHolder) and seat.imported and seat.user is None


def match_line(live: Live, user: int, words: Words, limit: int = 200) -> str:
    """Return a match in one line, safe for messages: its code, its game and the players other than this user.

    The names take at most `limit` characters.
    """
    names = escape(other_players(live.seats_in_play, user, words, limit))
    return words("line-of-match", code=live.row.code, game=words(f"{live.row.game}-title"), names=names)


def game_of(live: Live, language: Language, names: Mapping[Seat, str]) -> GameWords:
    """Return the words of a match's game with these names of the seats."""
    rules, _ = live.rules_and_match
    return game_words(live.row.game, language, rules.pack, names).at(live.view(None).table)


def practice_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names of the practice players that were invited, numbered in the order of their invitation.

    Those whose seat a person has taken over keep their number, so that the others keep their names.
    """
    words = words_in(language)
    return {seat: words("practice-name", number=n) for seat, n in _bot_numbers(live).items()}


def _bot_numbers(live: Live) -> dict[Seat, int]:
    """Return the numbers in the names of the invited practice players, from 1."""
    began = by_invitation([s for s in live.seats if not s.entropy])
    return {s.seat: n for n, s in enumerate(began, 1)}


def bot_names(live: Live, language: Language) -> dict[Seat, str]:
    """Return the names of the seats that an invited practice player plays now."""
    invited = {s.seat for s in live.invited_practice}
    return {seat: name for seat, name in practice_names(live, language).items() if seat in invited}


def bots_to_mark(live: Live, language: Language) -> dict[Seat, str]:
    """Return the short names, without the word for a bot, of practice players whose name looks like that of a person here."""
    words, numbers = words_in(language), _bot_numbers(live)
    persons = [live.names[s.seat] for s in live.seats if s.user is not None]
    return {
        seat: words("practice-short", number=numbers[seat])
        for seat, name in bot_names(live, language).items()
        if any(looks_like(person, name) for person in persons)
    }


def former_name(live: Live, event: Substituted, words: Words, make_safe: Callable[[str], str] = safe_name) -> str:
    """Return the name of the player who had a seat before this substitution, made safe by `make_safe`."""
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
