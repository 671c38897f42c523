"""Paints the fighter of docs/extend/packs.md as a reader of that page gets it: `python -m tools.make.pack_pictures`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from boards.jobs import new_job
from boards.painting.shapes import icon_names
from boards.pictures import draw
from engines.games import GAMES
from engines.kernel.packs.shelf import load_shelf
from tools.new_pack import make
from tools.parts.saving import save
from words.learning import LOOKUPS
from words.texts import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "extend" / "packs.md"
PACK, FIGHTER = "embers", "tinder"


def fighter() -> str:
    """Return the TOML file in that page."""
    found = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return str(found[0])


def main() -> None:
    """Paint the fighter's sheet in both languages."""
    with tempfile.TemporaryDirectory() as folder:
        make(PACK, Path(folder))
        (Path(folder) / PACK / "battlecon" / f"{FIGHTER}.toml").write_text(fighter(), encoding="utf-8")
        rules = load_shelf(Path(folder), GAMES, icon_names()).rules("battlecon", [PACK])
        entry = next(each for each in LOOKUPS["battlecon"].entries(rules.pack) if each.id == FIGHTER)
        for language in LANGUAGES:
            job = new_job("battlecon", "card", entry.view, rules.body, rules.hash, {}, language=language, theme="dark")
            save(draw(job), DOCS / "pictures" / f"packs-fighter-{language}.png")


if __name__ == "__main__":
    main()
