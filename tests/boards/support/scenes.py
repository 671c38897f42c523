"""What must hold of every picture laid out, and ways to read one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from boards.archutheon.table.ground import BoardGround
from boards.brawl.table.ground import ArenaGround
from boards.painting.emblems import Floor, Ground
from boards.painting.layout import (
    Arrow,
    Badge,
    Box,
    Disc,
    Icon,
    Item,
    Label,
    Mark,
    Panel,
    Scene,
    Sprite,
    Tile,
    letter_size,
)
from boards.painting.text import SMALLEST
from boards.painting.theme import THEMES


def faults(scene: Scene) -> list[str]:
    """Return what is wrong with a scene: letters too small, things outside, over each other or across an edge."""
    picture = Box(0, 0, scene.width, scene.height)
    panels = [item for item in scene.items if isinstance(item, Panel)]
    leaves = [item for item in scene.items if not isinstance(item, Panel) and not ground(item)]
    found = [
        f"outside: {item}" for item in scene.items if not picture.contains(item.box) or min(item.box.w, item.box.h) <= 0
    ]
    found += [f"small: {item}" for item in leaves if isinstance(item, Label) and item.size < SMALLEST]
    found += [
        f"small: {item}" for item in leaves if isinstance(item, Badge) and item.words and letter_size(item) < SMALLEST
    ]
    found += [f"over each other: {a} {b}" for a, b in combinations(leaves, 2) if a.box.overlaps(b.box)]
    found += [
        f"across an edge: {leaf} {panel}"
        for leaf in leaves
        for panel in panels
        if panel.box.overlaps(leaf.box) and not panel.box.contains(leaf.box)
    ]
    found += [
        f"panels over each other: {a} {b}"
        for a, b in combinations(panels, 2)
        if a.box.overlaps(b.box) and not a.box.contains(b.box) and not b.box.contains(a.box)
    ]
    return found + [
        f"no colour {role}" for item in scene.items for role in roles(item) if role not in THEMES["dark"].roles
    ]


def stacked(made: Scene | tuple[Scene, ...]) -> Scene:
    """Return pictures that stand below each other as one scene, each moved down by the heights of those above it."""
    if isinstance(made, Scene):
        return made
    items: list[Item] = []
    down = 0
    for scene in made:
        for item in scene.items:
            box = Box(item.box.x, item.box.y + down, item.box.w, item.box.h)
            base = {"base": item.base + down} if isinstance(item, Label) else {}
            items.append(replace(item, box=box, **base))  # type: ignore[arg-type]  # only labels have a baseline
        down += scene.height
    return Scene(made[0].width, down, tuple(items))


def ground(item: Item) -> bool:
    """Tell whether an item is the slate beneath all others, a stage or a slab to stand on, or a token with signs on it."""
    return isinstance(item, Tile | Arrow | Disc) or (
        isinstance(item, Sprite) and isinstance(item.art, Ground | Floor | ArenaGround | BoardGround)
    )


def roles(item: Item) -> list[str]:
    """Return the colours that an item names."""
    match item:
        case Panel():
            return [item.fill, *([item.line] if item.line else [])]
        case Badge():
            return [item.fill, item.role, *([item.edge] if item.edge else [])]
        case Tile():
            return [role for role in (item.fill, item.hatch, item.line) if role]
        case Disc():
            return [item.fill, item.rim, item.role, item.off]
        case Sprite():
            return []
        case _:
            return [item.role]


def below(parts: Sequence[Scene]) -> Scene:
    """Return pictures that stand below each other as one."""
    items: list[Item] = []
    high = 0
    for part in parts:
        items += (moved(item, high) for item in part.items)
        high += part.height
    return Scene(parts[0].width, high, tuple(items))


def moved(item: Item, down: int) -> Item:
    """Return an item so much further down."""
    box = replace(item.box, y=item.box.y + down)
    return replace(item, box=box, base=item.base + down) if isinstance(item, Label) else replace(item, box=box)


def within(scene: Scene, box: Box) -> Scene:
    """Return the part of a scene that lies in a box."""
    return Scene(scene.width, scene.height, tuple(item for item in scene.items if box.contains(item.box)))


def texts(scene: Scene) -> list[str]:
    """Return all lines of text, in reading order of the code."""
    return [item.words for item in scene.items if isinstance(item, Label)]


def prose(scene: Scene) -> str:
    """Return all text as one line, with wrapped words joined again."""
    return " ".join(texts(scene)).replace("- ", "-")


def marks(scene: Scene, *shapes: str) -> list[tuple[str, str]]:
    """Return shape and colour of the plain marks of these shapes."""
    return [(item.shape, item.role) for item in scene.items if isinstance(item, Mark) and item.shape in shapes]


def icons(scene: Scene) -> list[str]:
    """Return the names of all icons."""
    return [item.name for item in scene.items if isinstance(item, Icon)]


def badges(scene: Scene) -> list[str]:
    """Return the letters of all badges."""
    return [item.words for item in scene.items if isinstance(item, Badge)]
