"""Faults in the looks of a text."""

from __future__ import annotations

import re

from words.texts import Language


def flaws(text: str, language: Language) -> list[str]:
    """Return the faults in the looks of a text, nothing if it can be shown."""
    found = re.findall(r"[{}$]|  |archutheon-| [,.;:)]|\.\.|\( |^ | $|None", text)
    alien = re.findall(r"[а-яё]+" if language == "en" else r"[a-z]+", text, re.IGNORECASE)
    return found + [word for word in alien if word != "X"]
