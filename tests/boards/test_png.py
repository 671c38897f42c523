"""Our PNGs are read back by Pillow with the same pixels."""

from __future__ import annotations

import io
import random
import struct
import zlib

import pytest
from PIL import Image

from boards.painting import png


def noise(mode: str, width: int, height: int, colours: int) -> Image.Image:
    rng = random.Random(width * height)
    return Image.frombytes(mode, (width, height), bytes(rng.randrange(colours) for _ in range(width * height)))


def read(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize(
    ("mode", "width", "height", "colours"), [("P", 37, 21, 200), ("L", 1, 1, 1), ("P", 5, 300, 256)]
)
def test_pixels_come_back(mode: str, width: int, height: int, colours: int) -> None:
    palette = [(n, 255 - n, n * 7 % 256) for n in range(colours)]
    picture = noise(mode, width, height, colours)
    back = read(png.encode(picture, palette))
    assert (back.format, back.mode, back.size) == ("PNG", "P", (width, height))
    assert back.tobytes() == picture.tobytes()
    pixels = back.convert("RGB").tobytes()
    assert pixels == b"".join(bytes(palette[index]) for index in picture.tobytes())


def test_the_file_is_laid_out_as_the_specification_says() -> None:
    data = png.encode(noise("P", 9, 4, 3), [(1, 2, 3), (4, 5, 6), (7, 8, 9)])
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    kinds, at = [], 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        (sum_,) = struct.unpack(">I", data[at + 8 + size : at + 12 + size])
        assert sum_ == zlib.crc32(data[at + 4 : at + 8 + size])
        kinds.append(kind)
        at += 12 + size
    assert kinds == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


def test_the_same_picture_gives_the_same_bytes() -> None:
    palette = [(n, n, n) for n in range(16)]
    assert png.encode(noise("P", 64, 64, 16), palette) == png.encode(noise("P", 64, 64, 16), palette)


def test_what_is_no_palette_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="mode RGB"):
        png.encode(Image.new("RGB", (1, 1)), [(0, 0, 0)])
    with pytest.raises(ValueError, match="not 257"):
        png.encode(Image.new("P", (1, 1)), [(0, 0, n % 256) for n in range(257)])
    with pytest.raises(ValueError, match="not 0"):
        png.encode(Image.new("P", (1, 1)), [])


def test_rows_are_differences_to_the_row_above() -> None:
    picture = Image.new("P", (3, 3))
    picture.putdata([5, 6, 7, 5, 6, 7, 4, 6, 7])
    data = png.encode(picture, [(n, n, n) for n in range(8)])
    start = data.index(b"IDAT") + 4
    assert zlib.decompressobj().decompress(data[start:]) == bytes([2, 5, 6, 7, 2, 0, 0, 0, 2, 255, 0, 0])
