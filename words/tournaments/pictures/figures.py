"""Exact numbers of standings in few characters."""

from __future__ import annotations

from fractions import Fraction

from words.texts import MINUS, Words

QUARTERS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
"""The fractions that have a sign of their own."""

PERCENTAGES = {"opponents_match_wins", "game_wins", "opponents_game_wins"}
"""The tie-breaks that are shown as percentages."""

SIXTHS = 6
"""The largest denominator that is written as a fraction: 53 1/3. Others are rounded to a hundredth."""


def short_figure(exact: str, say: Words) -> str:
    """Return an exact number, "7/2", as one reads it: "3½", "53 1/3"; what would be long is rounded to a hundredth."""
    value = Fraction(exact)
    sign, size = (MINUS if value < 0 else ""), abs(value)
    whole, rest = divmod(size, 1)
    if not rest:
        return f"{sign}{whole}"
    if rest in QUARTERS:
        return f"{sign}{whole or ''}{QUARTERS[rest]}"
    if rest.denominator <= SIXTHS:
        return f"{sign}{whole} {rest}" if whole else f"{sign}{rest}"
    return decimal_figure(exact, say)


def decimal_figure(exact: str, say: Words) -> str:
    """Return an exact number with two decimals, so that the numbers of a column are alike; a whole one has none."""
    value = Fraction(exact)
    hundredths = round(abs(value) * 100)
    sign = MINUS if value < 0 else ""
    whole, rest = f"{sign}{hundredths // 100}", hundredths % 100
    return say("picture-decimal", whole=whole, rest=f"{rest:02}") if value.denominator > 1 else whole


def short_figures(exact: str, say: Words) -> str:
    """Return several exact numbers that stand with spaces, joined by a middle dot."""
    return " · ".join(short_figure(each, say) for each in exact.split())


def break_figure(name: str, exact: str, say: Words) -> str:
    """Return the figure of a tie-break: exact numbers, or a percentage to a tenth where that is usual."""
    if name not in PERCENTAGES:
        return short_figures(exact, say)
    tenths = round(Fraction(exact) * 1000)
    return say("picture-decimal", whole=str(tenths // 10), rest=str(tenths % 10))


def score_sign(exact: str, say: Words) -> str:
    """Return the result of one side: its figure, or the sign of a result without play."""
    return {"+": "+", "-": MINUS}.get(exact) or short_figure(exact, say)
