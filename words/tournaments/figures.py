"""Figures of tables: rounded where they are shown, exact where they are explained (TM-01)."""

from __future__ import annotations

from fractions import Fraction

from words.texts import MINUS, Words

VULGAR = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
}
"""Fractions that have a sign of their own."""

PERCENTAGES = frozenset({"opponents_match_wins", "game_wins", "opponents_game_wins"})
"""The tie-breaks that are shown as percentages (TM-47)."""


def figure(words: Words, value: Fraction) -> str:
    """Return a number as tables show it: "3½", else with two decimals."""
    whole, rest = divmod(abs(value), 1)
    sign = MINUS if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    if rest in VULGAR:
        return f"{sign}{whole or ''}{VULGAR[rest]}"
    return sign + words("tournament-figure", value=float(abs(value)))


def percentage(words: Words, value: Fraction) -> str:
    """Return a share as a percentage with two decimals."""
    return words("tournament-percent", value=float(value * 100))


def break_figure(words: Words, name: str, value: Fraction) -> str:
    """Return the figure of a tie-break as tables show it."""
    return percentage(words, value) if name in PERCENTAGES else figure(words, value)


def exact(value: Fraction) -> str:
    """Return a number exactly: "3½", "−13/9"."""
    whole, rest = divmod(abs(value), 1)
    sign = MINUS if value < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    if rest in VULGAR:
        return f"{sign}{whole or ''}{VULGAR[rest]}"
    return f"{sign}{abs(value)}"


def is_rounded(name: str, value: Fraction) -> bool:
    """Return whether a table shows the figure of a tie-break rounded."""
    if name in PERCENTAGES:
        return (value * 10000).denominator != 1
    return value % 1 not in VULGAR and value.denominator != 1
