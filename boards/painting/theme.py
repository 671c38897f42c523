"""One designed palette for all games, in three themes that share every layout (at most 256 colours each).

Pictures name colours by role ("panel", "seat2"); a theme says what colour a role has. A theme's palette holds its roles and
the steps between colours that meet, so that smooth edges of letters and shapes stay within it. Seats are told apart by
colour (one of three sets, by default that of Okabe and Ito, safe for colour-blind people), letter and shape together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from boards.painting.emblems import ENAMELS, Enamel

Colour = tuple[int, int, int]
Role = str
ThemeName = Literal["dark", "light", "contrast"]
Colours = Literal["standard", "bright", "shades"]
Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "star"]

_CREAM, _INK = "#fff5df", "#221a10"
ENAMEL_COLOURS: dict[Enamel, tuple[str, str]] = {
    "attack": ("#b5361f", _CREAM),
    "defence": ("#1f5f96", _CREAM),
    "neighbours": ("#74408f", _CREAM),
    "guard": ("#2c6b3c", _CREAM),
    "trophies": ("#d9a520", _INK),
    "previous": ("#0f6f73", _CREAM),
    "brawl": ("#3b2b22", "#ffa64d"),
    "none": ("#626d78", _CREAM),
    "hero": ("#efe3c6", "#23344d"),
    "prize": ("#8a5a12", _CREAM),
    "condition": ("#43395f", _CREAM),
}
"""Field and glyph of each enamel."""

SEATS = 6
SEAT_COLOURS: dict[Colours, tuple[str, ...]] = {
    "standard": ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#cc79a7", "#d55e00"),
    "bright": ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377"),
    "shades": ("#3c608f", "#647792", "#90918d", "#bcaa7c", "#e0c46f", "#ffdf50"),
}
"""The seats' colours: the set of Okabe and Ito; the "bright" one of Paul Tol; tones that differ by lightness alone."""
SEAT_SHAPES: tuple[Shape, ...] = ("circle", "square", "hexagon", "diamond", "star", "triangle")
SEAT_LETTERS = "ABCDEF"


def seat_role(seat: int) -> Role:
    """Return the colour of a seat."""
    return f"seat{seat % SEATS}"


def seat_shape(seat: int) -> Shape:
    """Return the shape of a seat's mark."""
    return SEAT_SHAPES[seat % SEATS]


def seat_letter(seat: int) -> str:
    """Return the letter of a seat."""
    return SEAT_LETTERS[seat % SEATS]


STEPS = 4
"""Steps from one colour to the other, along each pair that meets in pictures."""

MIN_DISTANCE = 12.0
"""Least distance (in 8-bit red, green, blue) of a step from other colours: Pillow finds the nearest with six bits each."""


def parse_colour(text: str) -> Colour:
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
    """Colours by role; those of the seats are of the set `colours`."""

    name: ThemeName
    colours: Colours
    roles: dict[Role, Colour]

    @cached_property
    def palette(self) -> tuple[Colour, ...]:
        """Return all colours that a picture may have, at most 256: the roles first, then the steps between them."""
        found = list(dict.fromkeys(self.roles.values()))
        for one, other in PAIRS:
            for step in range(1, STEPS):
                tone = mix(self.roles[one], self.roles[other], step / STEPS)
                if all(math.dist(tone, known) >= MIN_DISTANCE for known in found):
                    found.append(tone)
        return tuple(found)

    def __getitem__(self, role: Role) -> Colour:
        return self.roles[role]


def _seat_roles(colours: Colours, deep: Colour, pale: Colour) -> dict[Role, Colour]:
    """Return each seat's colour, two tints towards `pale`, two shades towards `deep`, and its ink."""
    roles: dict[Role, Colour] = {}
    black, white = parse_colour("#12161a"), parse_colour("#ffffff")
    for seat, text in enumerate(SEAT_COLOURS[colours]):
        full = parse_colour(text)
        roles[f"seat{seat}"] = full
        roles[f"seat{seat}.tint"] = mix(full, pale, 0.35)
        roles[f"seat{seat}.pale"] = mix(full, pale, 0.7)
        roles[f"seat{seat}.shade"] = mix(full, deep, 0.35)
        roles[f"seat{seat}.deep"] = mix(full, deep, 0.62)
        roles[f"seat{seat}.ink"] = black if contrast(black, full) >= contrast(white, full) else white
    return roles


FLOORS: dict[Role, Role] = {
    "floor.red": "enamel.attack",
    "floor.yellow": "enamel.trophies",
    "floor.blue": "enamel.defence",
    "floor.gold": "gold",
    "floor.spell": "spell",
    **{f"seat{seat}.floor": f"seat{seat}" for seat in range(SEATS)},
}
"""Slabs of an arena tinted with a core's colour, a team's or a seat's, and which colours these are."""


def _floor_roles(roles: dict[Role, Colour]) -> dict[Role, Colour]:
    """Return the tinted slabs: dark enough in dark themes, and pale enough in the light one, for the letters on them."""
    return {floor: mix(roles["floor"], roles[role], 0.3) for floor, role in FLOORS.items()}


def _enamel_roles() -> dict[Role, Colour]:
    """Return each enamel's field, its shade and its highlight, and the colour of glyphs on it; the same in all themes."""
    roles: dict[Role, Colour] = {}
    black, white = parse_colour("#0e1013"), parse_colour("#ffffff")
    for enamel, (field, glyph) in ENAMEL_COLOURS.items():
        full = parse_colour(field)
        roles[f"enamel.{enamel}"] = full
        roles[f"enamel.{enamel}.deep"] = mix(full, black, 0.3) if enamel != "hero" else parse_colour("#d3b678")
        roles[f"enamel.{enamel}.tint"] = mix(full, white, 0.3)
        roles[f"enamel.{enamel}.ink"] = parse_colour(glyph)
    return roles


_DARK = {
    "page": "#1b2027",
    "panel": "#2a323b",
    "raised": "#36404b",
    "line": "#52606d",
    "faint": "#808e9b",
    "muted": "#b4c0ca",
    "text": "#f2f5f7",
    "paper": "#f1e6cc",
    "paper.shade": "#dfcfa8",
    "paper.line": "#b49d6c",
    "paper.text": "#2b2218",
    "paper.muted": "#5c4a2f",
    "paper.good": "#0f6135",
    "paper.bad": "#a3261a",
    "gold": "#f4c64f",
    "good": "#5ccb8f",
    "bad": "#ff7a70",
    "warning": "#ffb454",
    "spell": "#b9a5f2",
    "back": "#43395f",
    "back.line": "#6f6296",
    "back.note": "#b6a8de",
    "spell.paper": "#d8c9ff",
    "pip": "#46535f",
    "metal": "#d6b469",
    "metal.deep": "#86672c",
    "metal.tint": "#f5e3ad",
    "rim": "#14181d",
    "page.line": "#2c3540",
    "page.inlay": "#3a4654",
    "floor": "#3e4955",
    "floor.lit": "#5d6a78",
    "floor.deep": "#222932",
}
_LIGHT = {
    **_DARK,
    "page": "#e9e6df",
    "panel": "#fbfaf7",
    "raised": "#eeeae1",
    "line": "#bdb6a7",
    "faint": "#868072",
    "muted": "#565247",
    "text": "#1d2126",
    "gold": "#9a6b00",
    "good": "#14713f",
    "bad": "#b3261e",
    "warning": "#8a4b00",
    "spell": "#5a3fa8",
    "pip": "#d3cdc0",
    "page.line": "#d6d0c2",
    "page.inlay": "#b9ae98",
    "floor": "#ded8ca",
    "floor.lit": "#f6f2e8",
    "floor.deep": "#a89f8c",
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
    "paper.good": "#00522a",
    "paper.bad": "#8f0f0f",
    "gold": "#ffd84a",
    "good": "#5dff9f",
    "bad": "#ff8f87",
    "spell": "#d3c4ff",
    "pip": "#4a4a4a",
    "page.line": "#262626",
    "page.inlay": "#6a6a6a",
    "floor": "#161616",
    "floor.lit": "#8a8a8a",
    "floor.deep": "#000000",
}

_GROUNDS = ("page", "panel", "raised")
_INKS = ("text", "muted", "gold", "good", "bad", "spell")
PAIRS: tuple[tuple[Role, Role], ...] = (
    *((ink, ground) for ink in _INKS for ground in _GROUNDS),
    *(("paper", ground) for ground in _GROUNDS),
    ("paper.text", "paper"),
    ("paper.text", "paper.shade"),
    ("paper.muted", "paper"),
    ("paper.good", "paper"),
    ("paper.bad", "paper"),
    ("paper", "back"),
    ("spell.paper", "back"),
    ("back.note", "back"),
    ("line", "panel"),
    ("paper.line", "page"),
    ("spell", "raised"),
    ("faint", "panel"),
    ("faint", "raised"),
    ("back", "panel"),
    *((f"seat{n}", "panel") for n in range(SEATS)),
    *((f"seat{n}.ink", f"seat{n}") for n in range(SEATS)),
    *((f"seat{n}", "paper") for n in range(SEATS)),
    *((f"enamel.{enamel}.ink", f"enamel.{enamel}") for enamel in ENAMELS),
    ("metal", "rim"),
    ("metal", "metal.deep"),
)
"""Colours that meet in pictures, for the steps of smooth edges."""

_COLOURS_BY_ROLE: dict[ThemeName, dict[Role, str]] = {"dark": _DARK, "light": _LIGHT, "contrast": _CONTRAST}


@cache
def theme_of(name: ThemeName, colours: Colours = "standard") -> Theme:
    """Return a theme with one of the sets of seats' colours."""
    roles = {role: parse_colour(text) for role, text in _COLOURS_BY_ROLE[name].items()}
    seats = _seat_roles(colours, parse_colour("#12161a"), parse_colour("#ffffff"))
    roles = {**roles, **seats, **_enamel_roles()}
    return Theme(name, colours, {**roles, **_floor_roles(roles)})


THEMES: dict[ThemeName, Theme] = {name: theme_of(name) for name in _COLOURS_BY_ROLE}
"""The themes with the colours of seats that everybody sees who has chosen no others."""
