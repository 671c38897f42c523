"""Fonts and icons: all there, small, and with their notices."""

from __future__ import annotations

import re

from boards.painting import shapes
from boards.painting.text import ASSETS, FACES, glyphs
from tests.boards.support import samples


def test_every_emblem_of_the_pack_has_an_icon_of_its_own() -> None:
    pack = samples.pack()
    emblems = [card.emblem.replace("_", "-") for card in (*pack.creatures, *pack.heroes)]
    assert [emblem for emblem in emblems if emblem not in shapes.icon_characters()] == []
    drawn = {shapes.icon_mask(emblem, 64).tobytes() for emblem in emblems}
    assert len(drawn) == len(set(emblems)) == 49


def test_every_icon_is_attributed() -> None:
    notice = (ASSETS / "icons" / "NOTICE.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-z0-9-]+)`", notice)
    assert "https://creativecommons.org/licenses/by/3.0/" in notice
    assert sorted(named) == sorted(shapes.icon_characters())


def test_every_font_has_its_licence_and_its_list_of_characters() -> None:
    notice = (ASSETS / "fonts" / "NOTICE.md").read_text(encoding="utf-8")
    for face in FACES:
        assert f"`{face}.ttf`" in notice
        assert (ASSETS / "fonts" / f"{face}.ttf").exists()
        assert {"A", "Ж", "7"} <= glyphs(face)
    for licence in re.findall(r"`(LICENSE-[a-z-]+\.txt)`", notice):
        assert "SIL OPEN FONT LICENSE Version 1.1" in (ASSETS / "fonts" / licence).read_text(encoding="utf-8")


def test_assets_are_small() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*") if path.is_file()) < 2_000_000
