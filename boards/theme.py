"""One designed palette for all games, in three themes that share every layout (at most 256 colours each).

Pictures name colours by role ("panel", "seat2"); a theme says what colour a role has. A theme's palette holds its roles and
the steps between colours that meet, so that smooth edges of letters and shapes stay within it. Seats are told apart by
colour (the Okabe–Ito set, safe for colour-blind people), letter and shape together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Colour = tuple[int, int, int]
Role = str
ThemeName = Literal["dark", "light", "contrast"]
Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]

SEATS = 6
SEAT_COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#cc79a7", "#d55e00")
SEAT_SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "diamond", "star", "triangle")
LETTERS = "ABCDEF"

STEPS = 4
"""Steps from one colour to the other, along each pair that meets in pictures."""

APART = 12.0
"""Least distance (in 8-bit red, green, blue) of a step from other colours: Pillow finds the nearest with six bits each."""


def colour(text: str) -> Colour:
    """Return the colour of "#rrggbb"."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Return the colour `share` (0 to 1) of the way from `one` to `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def luminance(tone: Colour) -> float:
    """Return the relative luminance of WCAG 2, 0 (black) to 1 (white)."""
    parts = [c / 255 for c in tone]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio of WCAG 2, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@dataclass(frozen=True)
class Theme:
    """Colours by role."""

    name: ThemeName
    roles: dict[Role, Colour]

    @cached_property
    def palette(self) -> tuple[Colour, ...]:
        """Return all colours that a picture may have, at most 256: the roles first, then the steps between them."""
        found = list(dict.fromkeys(self.roles.values()))
        for one, other in PAIRS:
            for step in range(1, STEPS):
                tone = mix(self.roles[one], self.roles[other], step / STEPS)
                if all(math.dist(tone, known) >= APART for known in found):
                    found.append(tone)
        return tuple(found)

    def __getitem__(self, role: Role) -> Colour:
        return self.roles[role]


def _seat_roles(deep: Colour, pale: Colour) -> dict[Role, Colour]:
    """Return each seat's colour, two tints towards `pale`, two shades towards `deep`, and its ink."""
    roles: dict[Role, Colour] = {}
    black, white = colour("#12161a"), colour("#ffffff")
    for seat, text in enumerate(SEAT_COLOURS):
        full = colour(text)
        roles[f"seat{seat}"] = full
        roles[f"seat{seat}.tint"] = mix(full, pale, 0.35)
        roles[f"seat{seat}.pale"] = mix(full, pale, 0.7)
        roles[f"seat{seat}.shade"] = mix(full, deep, 0.35)
        roles[f"seat{seat}.deep"] = mix(full, deep, 0.62)
        roles[f"seat{seat}.ink"] = black if contrast(black, full) >= contrast(white, full) else white
    return roles


def _theme(name: ThemeName, hexes: dict[Role, str]) -> Theme:
    roles = {role: colour(text) for role, text in hexes.items()}
    return Theme(name, {**roles, **_seat_roles(colour("#12161a"), colour("#ffffff"))})


_DARK = {
    "page": "#1b2027",
    "panel": "#2a323b",
    "raised": "#36404b",
    "line": "#52606d",
    "faint": "#7b8996",
    "muted": "#b4c0ca",
    "text": "#f2f5f7",
    "paper": "#f1e6cc",
    "paper.shade": "#dfcfa8",
    "paper.line": "#b49d6c",
    "paper.text": "#2b2218",
    "paper.muted": "#6a573a",
    "gold": "#f4c64f",
    "good": "#5ccb8f",
    "bad": "#ff7a70",
    "warning": "#ffb454",
    "spell": "#b9a5f2",
    "back": "#43395f",
    "pip": "#46535f",
}
_LIGHT = {
    **_DARK,
    "page": "#e9e6df",
    "panel": "#fbfaf7",
    "raised": "#eeeae1",
    "line": "#bdb6a7",
    "faint": "#8b8577",
    "muted": "#565247",
    "text": "#1d2126",
    "gold": "#9a6b00",
    "good": "#14713f",
    "bad": "#b3261e",
    "warning": "#8a4b00",
    "spell": "#5a3fa8",
    "pip": "#d3cdc0",
}
_CONTRAST = {
    **_DARK,
    "page": "#000000",
    "panel": "#000000",
    "raised": "#1c1c1c",
    "line": "#ffffff",
    "faint": "#d0d0d0",
    "muted": "#ffffff",
    "text": "#ffffff",
    "paper": "#ffffff",
    "paper.shade": "#e8e8e8",
    "paper.line": "#000000",
    "paper.text": "#000000",
    "paper.muted": "#000000",
    "gold": "#ffd84a",
    "good": "#5dff9f",
    "bad": "#ff8f87",
    "spell": "#d3c4ff",
    "pip": "#4a4a4a",
}

_GROUNDS = ("page", "panel", "raised")
_INKS = ("text", "muted", "gold", "good", "bad", "spell")
PAIRS: tuple[tuple[Role, Role], ...] = (
    *((ink, ground) for ink in _INKS for ground in _GROUNDS),
    *(("paper", ground) for ground in _GROUNDS),
    ("paper.text", "paper"),
    ("paper.text", "paper.shade"),
    ("paper.muted", "paper"),
    ("line", "panel"),
    ("paper.line", "page"),
    ("spell", "raised"),
    ("faint", "panel"),
    ("faint", "raised"),
    ("back", "panel"),
    *((f"seat{n}", "panel") for n in range(SEATS)),
    *((f"seat{n}.ink", f"seat{n}") for n in range(SEATS)),
    *((f"seat{n}", "paper") for n in range(SEATS)),
)
"""Colours that meet in pictures, for the steps of smooth edges."""

THEMES: dict[ThemeName, Theme] = {
    "dark": _theme("dark", _DARK),
    "light": _theme("light", _LIGHT),
    "contrast": _theme("contrast", _CONTRAST),
}
