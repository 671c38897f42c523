"""The parts that all pictures of tournaments share: measures, titles, names of entries, marks and legends."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from boards.painting import layout, text
from boards.painting.layout import Align, Box, Icon, Item, Label, Mark, Panel
from boards.painting.text import Face
from boards.painting.theme import Role
from words.tournaments.pictures.captions import PictureWords

WIDTH, EDGE, GAP = 1280, 16, 8
NAME, READ, LEAST = 40, 34, 28
"""Sizes of letters: a name's largest, the least of what one needs, and the floor of what merely reminds."""

POINTS = 44
"""Size of figures that one acts on."""

TITLE = 68
"""Height of a title."""

ROW = 64
"""Height of a row: two lines of the smallest letters and a frame."""

TIGHT = 1.08
"""Height of one of two lines of a name as a share of its size."""

OUT_ICONS = {
    "dropped": "run",
    "withdrawn": "run",
    "missing": "hourglass",
    "waiting": "hourglass",
    "disqualified": "cancel",
}
"""The signs of entries that are not paired any more."""

RUNNING = "crossed-swords"


def title_bar(box: Box, title: str, page: str = "") -> list[Item]:
    """Return a title at the left, and at the right which page it is."""
    items: list[Item] = [Panel(box, "panel", 14, "metal.deep", 3)]
    inner = box.inset(18, 6)
    if page:
        words = text.clean(page, "text")
        spot, inner = inner.end(text.width(words, "text", READ), 24)
        items.append(layout.line(spot, words, "text", READ, "muted", "right"))
    return [*items, *fitted(inner, title, 46, "text")]


def fitted(box: Box, words: str, largest: int, role: Role, align: Align = "left", face: Face = "strong") -> list[Label]:
    """Return words in one line of readable letters, else in two of smaller ones, never below the floor of letters.

    Words are broken only if they must be, and cut only where even that does not help.
    """
    face = text.face_for(words, face)
    lines, size = _fit(text.clean(words, face), face, box, largest)
    step = text.line_height(size) if len(lines) == 1 else round(size * TIGHT)
    y = box.y + (box.h - step * len(lines)) // 2
    found = []
    for number, each in enumerate(lines):
        wide = text.width(each, face, size)
        x = {"left": box.x, "centre": box.x + (box.w - wide) // 2, "right": box.right - wide}[align]
        top = y + number * step
        base = top + round(step * text.BASELINE / text.LEADING) if len(lines) == 1 else top + round(size * 0.88)
        found.append(Label(Box(x, top, wide, step), each, face, size, role, base))
    return found


def _fit(words: str, face: Face, box: Box, largest: int) -> tuple[list[str], int]:
    """Return the lines and the size of letters that a box has room for."""
    one_line = [size for size in range(largest, LEAST - 1, -1) if text.width(words, face, size) <= box.w]
    if one_line and (one_line[0] >= READ or not _two_lines(box, LEAST)):
        return [words], one_line[0]
    whole = text.unbreakable_parts(words)
    for size in range(READ, LEAST - 1, -1):
        if _two_lines(box, size) and all(text.width(part, face, size) <= box.w for part in whole):
            lines = text.wrap(words, face, size, box.w)
            if len(lines) <= 2:
                return lines, size
    if one_line:
        return [words], one_line[0]
    return _packed(words, face, box.w, 2 if _two_lines(box, LEAST) else 1), LEAST


def _two_lines(box: Box, size: int) -> bool:
    return 2 * round(size * TIGHT) <= box.h


def _packed(words: str, face: Face, room: int, most: int) -> list[str]:
    """Return a name too long for whole words in at most two lines, broken where it has a sign or else near its middle."""
    if most > 1:
        cuts = [n for n in range(1, len(words)) if _fits(words[:n], face, room) and _fits(words[n:], face, room)]
        if cuts:
            half = len(words) / 2
            best = min(cuts, key=lambda n: (words[n - 1].isalnum(), abs(n - half)))
            return [words[:best].rstrip(), words[best:].lstrip()]
    end = next((n for n in range(len(words), 0, -1) if _fits(words[:n], face, room)), 1) if most > 1 else 0
    rest = words[end:].lstrip()
    last = rest if _fits(rest, face, room) else text.truncate(rest, face, LEAST, room)
    return [each for each in (words[:end].rstrip(), last) if each]


def _fits(words: str, face: Face, room: int) -> bool:
    return text.width(words.strip(), face, LEAST) <= room


def halves(count: int, most: int) -> list[slice]:
    """Return the parts of so many rows for pictures of at most so many each, of like size."""
    pictures = max(-(-count // most), 1)
    size = -(-count // pictures)
    return [slice(n * size, (n + 1) * size) for n in range(pictures)]


def row_panel(box: Box, *, own: bool, muted: bool = False) -> list[Item]:
    """Return the surface of a row; the own one has a frame and an arrow at its left."""
    if not own:
        return [Panel(box, "page" if muted else "panel", 10, "page.line", 2)]
    arrow = box.left(30, 0)[0].inset(6, 0)
    return [Panel(box, "raised", 10, "gold", 5), Mark(arrow.middle(16, 28), "right", "gold")]


def legend(box: Box, parts: list[tuple[Item | None, str]]) -> list[Item]:
    """Return signs, each with its meaning beside it, in a line and as many more as are needed."""
    items: list[Item] = []
    x, y = box.x, box.y
    for sign, words in parts:
        shown = text.clean(words, "text")
        wide = text.width(shown, "text", LEAST) + (SIGN + 8 if sign else 0)
        if x > box.x and x + wide > box.right:
            x, y = box.x, y + LEGEND
        if sign is not None:
            items.append(_moved(sign, Box(x, y + (LEGEND - SIGN) // 2, SIGN, SIGN)))
        spot = Box(x + (SIGN + 8 if sign else 0), y, 0, LEGEND)
        items.append(layout.line(spot, shown, "text", LEAST, "muted"))
        x += wide + 32
    return items


def legend_height(width: int, parts: list[tuple[Item | None, str]]) -> int:
    """Return the height of a legend, 0 for one without parts."""
    return max((item.box.bottom for item in legend(Box(0, 0, width, 0), parts)), default=0)


def below_rows(
    y: int, between: int, own: Callable[[Box], list[Item]] | None, parts: list[tuple[Item | None, str]]
) -> tuple[list[Item], int]:
    """Return the end of a table below its rows, the own row of another page and the legend, and the height where it stops.

    `own` draws that row, `between` is the room after a row, `parts` are those of the legend.
    """
    items: list[Item] = []
    wide = WIDTH - 2 * EDGE
    if own is not None:
        items += [Panel(Box(EDGE, y + 4, wide, 4), "page.inlay"), *own(Box(EDGE, y + 13, wide, ROW))]
        y += 13 + ROW + between
    high = legend_height(wide - 16, parts)
    items += legend(Box(EDGE + 8, y + 4, wide - 16, high), parts)
    return items, y + high + 8


def out_legend(statuses: AbstractSet[str], words: PictureWords) -> list[tuple[Item | None, str]]:
    """Return the signs of entries that are not paired any more, of those statuses that are there."""
    keys = {"dropped": "picture-dropped", "disqualified": "picture-disqualified"}
    found = {"dropped" if status == "withdrawn" else status for status in statuses}
    return [(icon(OUT_ICONS[status], "bad"), words.say(key)) for status, key in keys.items() if status in found]


def note(words: str, x: int, y: int, width: int) -> tuple[list[Item], int]:
    """Return a text in as many small lines as it needs, and how far down they reach."""
    items: list[Item] = []
    for line in text.wrap(text.clean(words, "text"), "text", LEAST, width):
        items.append(layout.line(Box(x, y, width, LEGEND), line, "text", LEAST, "muted"))
        y += LEGEND
    return items, y


SIGN, LEGEND = 34, 38
"""Side of a legend's signs, and height of its lines."""


def _moved(sign: Item, spot: Box) -> Item:
    """Return a sign that fills a spot."""
    match sign:
        case Icon():
            return Icon(spot, sign.name, sign.role)
        case Mark():
            return Mark(spot.inset(4), sign.shape, sign.role)
        case Panel():
            return Panel(spot.inset(0, 2), sign.fill, 8, sign.line, sign.thick)
        case _:
            raise TypeError(sign)


def icon(name: str, role: Role) -> Icon:
    """Return a glyph for a legend."""
    return Icon(Box(0, 0, SIGN, SIGN), name, role)


def mark(shape: layout.MarkShape, role: Role) -> Mark:
    """Return a plain shape for a legend."""
    return Mark(Box(0, 0, SIGN, SIGN), shape, role)
