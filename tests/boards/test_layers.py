"""Pictures packed as layers are read back with the same pixels, and take fewer bytes than each by itself."""

from __future__ import annotations

import io
import random

from PIL import Image, ImageDraw

from boards.painting.layers import MAX_LAYERS, Packed, Strip


def png(image: Image.Image) -> bytes:
    body = io.BytesIO()
    image.save(body, "PNG")
    return body.getvalue()


def noise(seed: int, side: int = 96) -> Image.Image:
    """Return a picture that packs badly."""
    rng = random.Random(seed)
    return Image.frombytes("RGB", (side, side), rng.randbytes(3 * side * side))


def marked(ground: Image.Image, x: int, colour: str = "red") -> Image.Image:
    """Return a picture with a spot on it."""
    image = ground.copy()
    ImageDraw.Draw(image).rectangle((x, 8, x + 8, 20), fill=colour)
    return image


def shown(strip: Strip, packed: Packed) -> bytes:
    """Return the pixels of a picture, laid together as whoever shows it does."""
    image = Image.new("RGBA", (packed.width, packed.height))
    for number in packed.layers:
        layer = strip.layers[number]
        part = Image.open(io.BytesIO(layer.webp)).convert("RGBA")
        image.paste(part, (layer.x, layer.y), part)
    assert image.getchannel("A").getextrema() == (255, 255), "nothing is left bare"
    return image.convert("RGB").tobytes()


def test_every_picture_comes_back_as_it_was() -> None:
    strip, ground = Strip(), noise(1)
    pictures = [("en" if n % 2 else "ru", marked(ground, 4 * n)) for n in range(3 * MAX_LAYERS)]
    pictures += [("en", noise(2)), ("ru", noise(2, side=64)), ("en", marked(noise(2), 3, "black"))]
    packed = [(image, strip.add(lane, png(image))) for lane, image in pictures]
    for image, made in packed:
        assert (made.width, made.height) == image.size
        assert shown(strip, made) == image.tobytes()
        assert len(made.layers) <= MAX_LAYERS


def test_what_stays_is_packed_once() -> None:
    strip, ground = Strip(), noise(1)
    first = strip.add("en", png(ground))
    alone = strip.bytes
    other = strip.add("ru", png(marked(ground, 10)))
    assert other.layers[:1] == first.layers
    assert strip.bytes < alone * 1.1, "what differs, and no more"
    count = len(strip.layers)
    assert strip.add("en", png(marked(ground, 10))) == other, "in another lane, too"
    assert strip.add("ru", png(ground)) == first
    assert len(strip.layers) == count


def test_another_picture_stands_alone() -> None:
    strip = Strip()
    first, second = strip.add("en", png(noise(1))), strip.add("en", png(noise(2)))
    assert not {*first.layers} & {*second.layers}
