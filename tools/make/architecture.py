"""Paints docs/develop/architecture.png, the layers and the path of a press: `python -m tools.make.architecture`.

It is laid out for a phone: letters as large as in the bot's own pictures, one column where possible.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from boards.canvas import paint
from boards.painting.layout import Badge, Box, Item, Mark, Panel, Scene, line, paragraph
from boards.painting.theme import Role, theme_of

DOCS = Path(__file__).resolve().parents[2] / "docs" / "develop"
FILE = "architecture.png"

WIDTH, HEIGHT, MARGIN = 1280, 1800, 40
NAME, SAID, NOTE = 46, 36, 34
"""Sizes of letters: a layer's name, what it does, a step of the press."""

BADGE = 50


class Layer(NamedTuple):
    """A part of the project: its folder, its name, its description, and the steps of a press that happen there."""

    box: Box
    name: str
    says: str
    steps: tuple[tuple[int, str], ...]
    fill: Role = "panel"


LAYERS = (
    Layer(
        Box(40, 130, 1200, 206),
        "Discord, or table/",
        "table/ stands in where there is no token",
        ((1, "a button is pressed"), (9, "messages show the new state")),
        "raised",
    ),
    Layer(
        Box(40, 392, 1200, 246),
        "cogs/",
        "Discord: commands, buttons, messages. No rules, no SQL",
        (
            (2, "router: which match, control, seat?"),
            (6, "the press is answered"),
            (7, "sender: what is owed, composed"),
        ),
    ),
    Layer(
        Box(40, 694, 690, 250),
        "referee/",
        "matches as a service: seats, clocks, undo, judges. No Discord",
        ((3, "the match's lock, held for 4 and 5"),),
    ),
    Layer(
        Box(790, 694, 450, 250),
        "boards/",
        "a view in, a PNG out",
        ((8, "painted in processes of their own"),),
    ),
    Layer(
        Box(40, 1000, 390, 300),
        "store/",
        "SQLite, one writer",
        ((5, "one transaction: choice, state, events, outbox"),),
    ),
    Layer(
        Box(790, 1000, 450, 300),
        "words/",
        "what views say, in Russian and English",
        ((7, "texts of the sender's messages"),),
    ),
    Layer(
        Box(40, 1356, 1200, 226),
        "engines/",
        "rules, pure: kernel/ and a folder per game. No clock, no disk, no chance",
        ((4, "choose() on a copy: legal, or refused; what it leads to"),),
    ),
)

ARROWS = ((640, 338, 390), (385, 640, 692), (1015, 640, 692), (235, 946, 998), (1015, 946, 998), (1015, 1302, 1354))
"""The arrows of imports, straight down: x, and the y of both ends."""

CORRIDOR = Box(450, 1000, 320, 300)
"""The space between store and words: the one way from the referee into a match and out of it."""


def scene() -> Scene:
    """Return the picture as a scene."""
    items: list[Item] = [
        line(Box(MARGIN, 30, 1200, 70), "Arbiter: layers and the path of a press", "display", 54, "gold")
    ]
    for layer in LAYERS:
        items += _layer(layer)
    for x, top, bottom in ARROWS:
        items += _arrow(x, top, bottom)
    items += _corridor()
    foot = Box(MARGIN, 1620, 1200, 150)
    note = (
        "Arrows: who may import whom, and a test holds it. Numbers: a press, from Discord and back; after 5 it is on disk "
        "for good. Beside them: ops/ runs it, telemetry/ tells of it, data/ has cards and texts."
    )
    items += paragraph(foot, note, "text", 34, "muted")
    return Scene(WIDTH, HEIGHT, tuple(items))


def _layer(layer: Layer) -> list[Item]:
    inner = layer.box.inset(28, 18)
    name, rest = inner.top(58, 2)
    lines = paragraph(rest, layer.says, "text", SAID, "muted")
    used = max((label.box.bottom for label in lines), default=rest.y)
    left = Box(rest.x, used + 12, rest.w, rest.bottom - used - 12)
    items: list[Item] = [
        Panel(layer.box, layer.fill, 22, "line"),
        line(name, layer.name, "strong", NAME, "text"),
        *lines,
    ]
    if not layer.steps:
        return items
    wide = layer.box.w > WIDTH * 2 // 3
    shares = left.columns(len(layer.steps), 24) if wide else [left]
    for (number, text), share in zip(layer.steps, shares, strict=True):
        items += _step(share, number, text)
    return items


def _step(box: Box, number: int, text: str) -> list[Item]:
    mark, rest = box.left(BADGE, 16)
    badge = Badge(Box(mark.x, mark.y, BADGE, BADGE), "circle", "seat0", str(number), "seat0.ink")
    return [badge, *paragraph(Box(rest.x, rest.y + 4, rest.w, rest.h - 4), text, "text", NOTE, "text")]


def _arrow(x: int, top: int, bottom: int) -> list[Item]:
    head = 26
    return [
        Panel(Box(x - 5, top, 10, bottom - top - head // 2), "faint"),
        Mark(Box(x - head // 2, bottom - head, head, head), "down", "faint"),
    ]


def _corridor() -> list[Item]:
    """Draw the way from the referee to the engines, with its two doors."""
    top, bottom = 946, 1354
    shaft = CORRIDOR.x + 60
    words = Box(shaft + 40, CORRIDOR.y + 10, CORRIDOR.right - shaft - 50, 300)
    into, out = words.top(140, 20)
    return [
        *_arrow(shaft, top, bottom),
        *paragraph(into, "choose(): the only way in", "text", NOTE, "text"),
        *paragraph(out, "view(): the only way out", "text", NOTE, "text"),
    ]


def picture() -> bytes:
    """Return the picture as PNG."""
    return paint(scene(), theme_of("dark"))


if __name__ == "__main__":
    (DOCS / FILE).write_bytes(picture())
