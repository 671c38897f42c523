"""Names on the pages of ratings: of persons, of books, of characters."""

from __future__ import annotations

from engines.games import GAMES
from engines.kernel.packs.shelf import Shelf
from store.ratings.games import BookKey
from words.games import GAMES as TEXTS
from words.safe import escape, safe_name
from words.texts import Words

FORMS = ("duel", "teams", "free_for_all")
"""The forms of books, in order."""


def person_name(user: int, name: str, words: Words) -> str:
    """Return the name of a person, safe for messages; a former player has none (TM-68)."""
    return safe_name(name) if user > 0 else words("former-player")


def book_title(key: BookKey, words: Words) -> str:
    """Return the game and form of a book."""
    return words("ratings-book", game=words(f"{key.game}-title"), form=words(f"form-{key.form.replace('_', '-')}"))


def book_value(key: BookKey) -> str:
    """Return a book as the value of a select and as part of a control's id."""
    return f"{key.game}.{key.form}"


def book_of(guild: int, value: str) -> BookKey | None:
    """Return the book of a value, None for a forged one and for a form in which the game is not rated."""
    game, _, form = value.partition(".")
    return BookKey(guild, game, form) if game in GAMES and form in GAMES[game].forms else None


def all_books(guild: int) -> list[BookKey]:
    """Return all books that a server can have, in order."""
    return [BookKey(guild, game, form) for game in GAMES for form in FORMS if form in GAMES[game].forms]


def character_name(shelf: Shelf, game: str, character: str, words: Words) -> str:
    """Return the name of a character, its id if the pack that has it is no longer installed."""
    names = TEXTS[game].characters(shelf.whole(game).pack)
    return escape(names[character].in_language(words.language) if character in names else character)
