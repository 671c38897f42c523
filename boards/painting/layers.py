"""Pictures of one kind in a row, packed small: of each only what differs from one before it, as lossless WebP layers.

From moment to moment, and from language to language, most of a picture stays. Whoever shows one lays its layers on each
other in their order.
"""

from __future__ import annotations

import hashlib
import io
from typing import NamedTuple

from PIL import Image, ImageChops

MAX_LAYERS = 8
"""Layers of one picture: more take too long to be laid on each other on a phone."""

MAX_CHANGED_SHARE = 0.45
"""The share of a picture's area that may differ: beyond it the whole picture takes fewer bytes than what differs."""

QUALITY, METHOD = 20, 1
"""The effort of WebP, which is lossless at any effort: twice the work saves a twentieth of the bytes."""


class Layer(NamedTuple):
    """A part of a picture as WebP, see-through where what lies below it stays, and where its left upper corner lies."""

    x: int
    y: int
    webp: bytes


class Packed(NamedTuple):
    """A picture: its size in pixels, and the numbers of its layers, the lowest first."""

    width: int
    height: int
    layers: tuple[int, ...]


class Strip:
    """Pictures in a row, as layers that they share.

    A lane is a row of its own, such as one language: a picture is compared with the newest one of every lane.
    """

    def __init__(self) -> None:
        self.layers: list[Layer] = []
        self.bytes = 0
        self._newest: dict[str, tuple[Image.Image, Packed]] = {}
        self._known: dict[bytes, Packed] = {}

    def add(self, lane: str, png: bytes) -> Packed:
        """Pack a picture as the newest one of its lane; the same picture is packed once."""
        name = hashlib.sha256(png).digest()
        if name in self._known:
            return self._known[name]
        image = Image.open(io.BytesIO(png)).convert("RGB")
        made = self._known[name] = self._pack(image)
        self._newest[lane] = image, made
        return made

    def _pack(self, image: Image.Image) -> Packed:
        best: tuple[int, Image.Image, Packed] | None = None
        for before, packed in self._newest.values():
            if before.size == image.size and len(packed.layers) < MAX_LAYERS:
                differs = _difference_mask(before, image)
                area = differs.histogram()[255]
                if best is None or area < best[0]:
                    best = area, differs, packed
        if best is None or best[0] > MAX_CHANGED_SHARE * image.width * image.height:
            return self._append(image, (), Layer(0, 0, _webp(image)))
        _, differs, below = best
        box = differs.getbbox()
        if box is None:
            return below
        mask = differs.crop(box)
        part = Image.new("RGBA", mask.size)
        part.paste(image.crop(box), (0, 0), mask)
        return self._append(image, below.layers, Layer(box[0], box[1], _webp(part)))

    def _append(self, image: Image.Image, below: tuple[int, ...], layer: Layer) -> Packed:
        self.layers.append(layer)
        self.bytes += len(layer.webp)
        return Packed(image.width, image.height, (*below, len(self.layers) - 1))


def _difference_mask(one: Image.Image, other: Image.Image) -> Image.Image:
    """Return a mask of where two pictures differ in any colour."""
    red, green, blue = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point([0, *[255] * 255])


def _webp(image: Image.Image) -> bytes:
    body = io.BytesIO()
    image.save(body, "WEBP", lossless=True, quality=QUALITY, method=METHOD)
    return body.getvalue()
