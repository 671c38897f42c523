"""Makes assets/fonts and assets/icons from npm packages: a development step whose results are checked in.

Usage, in an empty folder anywhere:

    npm install @fontsource/fira-sans-condensed @fontsource/yeseva-one @iconify-json/game-icons
    python tools/make/assets.py path/to/node_modules

Fonts come as one file per script: they are merged into one TTF each, without layout tables, which the painter does not use
(text is laid out the same way on every system). Icons become the glyphs of one font, from U+E000 on in the order of their
names: FreeType then draws them sharp at every size.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.merge import Merger
from fontTools.misc.transform import Transform
from fontTools.pens.basePen import AbstractPen
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
FONTS = ROOT / "assets" / "fonts"
ICONS = ROOT / "assets" / "icons"

SCRIPTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek")
"""First come those whose shapes win where two files have the same character."""

FACES = {
    "text.ttf": ("fira-sans-condensed", 500),
    "strong.ttf": ("fira-sans-condensed", 700),
    "display.ttf": ("yeseva-one", 400),
}

SIGNS = (
    "backward-time",
    "breastplate",
    "broadsword",
    "broken-heart",
    "cancel",
    "card-discard",
    "checked-shield",
    "crossed-swords",
    "crown",
    "death-skull",
    "drop",
    "fist",
    "flame",
    "flying-flag",
    "gate",
    "griffin-symbol",
    "heart-plus",
    "hearts",
    "horizontal-flip",
    "hourglass",
    "knocked-out-stars",
    "laurels-trophy",
    "leather-boot",
    "magic-swirl",
    "papers",
    "position-marker",
    "poker-hand",
    "power-lightning",
    "present",
    "quill",
    "robber-hand",
    "run",
    "scissors",
    "sea-dragon",
    "shattered-sword",
    "shield",
    "shield-reflect",
    "stack",
    "sun",
    "sunken-eye",
    "swords-emblem",
    "three-friends",
    "token",
    "tree-roots",
    "trophy-cup",
    "uncertainty",
    "water-drop",
    "white-tower",
    "wolf-trap",
    "wyvern",
)
"""Icons that pictures use for figures, zones and results; emblems are those that the packs name."""

UNITS = 1024


def emblems() -> list[str]:
    """Return the icon names that the packs under data/ name as emblems."""
    names: set[str] = set()
    for path in sorted((ROOT / "data").glob("*/**/*.toml")):
        content = tomllib.loads(path.read_text(encoding="utf-8"))
        rows = [
            row for value in (content, *content.values()) for row in (value if isinstance(value, list) else [value])
        ]
        names.update(row["emblem"].replace("_", "-") for row in rows if isinstance(row, dict) and "emblem" in row)
    return sorted(names)


def merge_scripts(package: Path, weight: int) -> TTFont:
    """Return one font with the glyphs of all scripts that `package` has in `weight`, hinting and layout tables dropped."""
    parts = []
    for script in SCRIPTS:
        source = package / "files" / f"{package.name}-{script}-{weight}-normal.woff"
        if source.exists():
            font = TTFont(source)
            font.flavor = None
            for table in ("GSUB", "GPOS", "GDEF", "DSIG", "fpgm", "prep", "cvt ", "gasp", "hdmx", "VDMX", "LTSH"):
                if table in font:
                    del font[table]
            for glyph in font.getGlyphOrder():
                font["glyf"][glyph].removeHinting()
            part = io.BytesIO()
            font.save(part)
            part.seek(0)
            parts.append(part)
    return Merger().merge(parts)


def ranges(codes: set[int]) -> list[tuple[int, int]]:
    """Return numbers as ranges, first and last inclusive."""
    found: list[tuple[int, int]] = []
    for code in sorted(codes):
        if found and found[-1][1] == code - 1:
            found[-1] = (found[-1][0], code)
        else:
            found.append((code, code))
    return found


def rename(font: TTFont, name: str) -> None:
    """Name a changed font: the licence keeps the original's reserved name for the original. Copyright notices stay."""
    records = [record for record in font["name"].names if record.nameID in {0, 7, 8, 9, 11, 12, 13, 14}]
    font["name"].names = records
    for number, text in ((1, name), (2, "Regular"), (4, name), (6, name.replace(" ", ""))):
        font["name"].setName(text, number, 3, 1, 0x409)


def icon_glyph(body: str, pen: AbstractPen) -> None:
    """Draw an icon's single SVG path (512 units, y downwards) with `pen` (1024 units, y upwards)."""
    path = re.fullmatch(r'<path fill="currentColor" d="([^"]*)"/>', body)
    if path is None:
        sys.exit(f"an icon is not a single path: {body[:80]}")
    parse_path(path.group(1), TransformPen(pen, Transform(2, 0, 0, -2, 0, UNITS)))


def icon_font(source: Path, names: list[str]) -> FontBuilder:
    """Return a font with the icons `names` as glyphs from U+E000 on, each as wide and high as the em."""
    icons = json.loads(source.read_text(encoding="utf-8"))["icons"]
    unknown = sorted(set(names) - set(icons))
    if unknown:
        sys.exit(f"no such icons in {source}: {', '.join(unknown)}")
    glyphs = {}
    for name in names:
        pen = TTGlyphPen(None)
        # One unit of a 1024 em is finer than a pixel at every size that pictures use.
        icon_glyph(icons[name]["body"], Cu2QuPen(pen, max_err=1.0, reverse_direction=True))
        glyphs[name] = pen.glyph()
    empty = TTGlyphPen(None).glyph()
    font = FontBuilder(UNITS, isTTF=True)
    font.setupGlyphOrder([".notdef", *names])
    font.setupCharacterMap({0xE000 + place: name for place, name in enumerate(names)})
    font.setupGlyf({".notdef": empty, **glyphs})
    left = {name: font.font["glyf"][name].xMin for name in names}
    font.setupHorizontalMetrics({".notdef": (UNITS, 0), **{name: (UNITS, left[name]) for name in names}})
    font.setupHorizontalHeader(ascent=UNITS, descent=0)
    font.setupNameTable({"familyName": "Arbiter Icons", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=UNITS, sTypoDescender=0, usWinAscent=UNITS, usWinDescent=0)
    font.setupPost(keepGlyphNames=False)
    return font


def main() -> None:
    """Make all assets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("node_modules", type=Path)
    packages = parser.parse_args().node_modules
    FONTS.mkdir(parents=True, exist_ok=True)
    ICONS.mkdir(parents=True, exist_ok=True)
    characters = {}
    for file, (package, weight) in FACES.items():
        font = merge_scripts(packages / "@fontsource" / package, weight)
        rename(font, f"Arbiter {Path(file).stem.title()}")
        font["head"].created = font["head"].modified = 0
        font.recalcTimestamp = False
        font.save(FONTS / file)
        characters[Path(file).stem] = ranges(set(font.getBestCmap()))
    (FONTS / "glyphs.json").write_text(json.dumps(characters) + "\n", encoding="utf-8")
    for package in sorted({package for package, _ in FACES.values()}):
        shutil.copyfile(packages / "@fontsource" / package / "LICENSE", FONTS / f"LICENSE-{package}.txt")
    names = sorted({*SIGNS, *emblems()})
    icons = icon_font(packages / "@iconify-json" / "game-icons" / "icons.json", names)
    icons.font["head"].created = icons.font["head"].modified = 0
    icons.font.recalcTimestamp = False
    icons.save(ICONS / "icons.ttf")
    (ICONS / "icons.json").write_text(json.dumps(names, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
