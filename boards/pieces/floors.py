"""Stages for fighters: a row of slabs seen a little from above, so that the board has depth."""

from __future__ import annotations

from PIL import Image, ImageDraw

from boards.painting.emblems import Floor
from boards.painting.theme import Theme

NARROWER = 0.09
"""By how much of its width the stage is narrower at its back."""

SEAM = 3


def x_on_stage(width: int, spaces: int, at: float, depth: float) -> float:
    """Return where `at` (in spaces from the left, 0 to `spaces`) lies, in pixels: `depth` 0 at the front, 1 at the back."""
    return width / 2 + (at / spaces - 0.5) * width * (1 - NARROWER * depth)


def draw_floor(art: Floor, width: int, height: int, theme: Theme) -> Image.Image:
    """Return a stage that fills `width` by `height` pixels (mode "RGB")."""
    image = Image.new("RGB", (width * 2, height * 2), theme["page"])
    draw = ImageDraw.Draw(image)
    back, front = art.wall * 2, (height - art.face) * 2
    _draw_wall(draw, width * 2, back, theme)
    for n in range(art.spaces):
        left, right = (x_on_stage(width, art.spaces, at, 1) * 2 for at in (n, n + 1))
        near, far = (x_on_stage(width, art.spaces, at, 0) * 2 for at in (n, n + 1))
        draw.polygon([(near, front), (left, back), (right, back), (far, front)], fill=theme["line"])
        lit = "raised" if n % 2 else "panel"
        slab = [(near + SEAM, front), (left + SEAM, back + SEAM), (right - SEAM, back + SEAM), (far - SEAM, front)]
        draw.polygon(slab, fill=theme[lit])
        _draw_lozenge(draw, [(a + b) / 2 for a, b in zip(slab[0], slab[2], strict=True)], theme)
    _draw_face(draw, art.spaces, width * 2, front, height * 2, theme)
    return image.reduce(2)


def _draw_wall(draw: ImageDraw.ImageDraw, width: int, back: int, theme: Theme) -> None:
    """Return the dark behind the stage, with a metal line where it meets the slabs."""
    draw.rectangle((0, 0, width, back + 40), fill=theme["page"])
    inset = x_on_stage(width, 1, 0, 1)
    draw.rectangle((inset, back - 8, width - inset, back - 1), fill=theme["metal.deep"])


def _draw_lozenge(draw: ImageDraw.ImageDraw, middle: list[float], theme: Theme) -> None:
    """Return an inlay in a slab's middle."""
    x, y = middle
    draw.polygon([(x - 34, y), (x, y - 16), (x + 34, y), (x, y + 16)], fill=theme["page.inlay"])


def _draw_face(draw: ImageDraw.ImageDraw, spaces: int, width: int, top: int, bottom: int, theme: Theme) -> None:
    """Return the stone's face: a metal edge and a field for each number."""
    draw.rectangle((0, top, width, bottom), fill=theme["rim"])
    draw.rectangle((0, top, width, top + 5), fill=theme["metal"])
    for n in range(spaces):
        left, right = width * n // spaces, width * (n + 1) // spaces
        draw.rectangle((left + 4, top + 10, right - 5, bottom - 5), fill=theme["pip"])
