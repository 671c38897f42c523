"""Numbers that organisers type."""

from __future__ import annotations

import re
from fractions import Fraction

SHAPE = re.compile(r"[0-9]{1,6}(/[0-9]{1,6}|[.,][0-9]{1,6})?")
"""A whole number, a fraction, or a decimal. Fraction itself would compute 1e99999999 for minutes."""


def exact_number(typed: str) -> Fraction:
    """Return a typed number of 0 or more, such as "3", "½", "1/2" or "0,5". Raises ValueError for any other text."""
    text = typed.strip().replace("½", "1/2")
    if SHAPE.fullmatch(text) is None:
        raise ValueError("no number")
    try:
        return Fraction(text.replace(",", "."))
    except ZeroDivisionError as error:
        raise ValueError("no number") from error
