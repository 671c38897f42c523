"""Authors of icons, as the notice beside the icon font names them (CC BY asks that they are named)."""

from __future__ import annotations

import re
from functools import cache

from boards.painting.text import ASSETS

LICENCE = "CC BY 3.0"
"""The licence of all icons."""

_LINE = re.compile(r"^- \*\*(?P<author>.+?)\*\*: (?P<icons>.+)$", re.MULTILINE)


@cache
def _authors() -> dict[str, str]:
    notice = (ASSETS / "icons" / "NOTICE.md").read_text(encoding="utf-8")
    return {
        icon: line["author"] for line in _LINE.finditer(notice) for icon in re.findall(r"`([a-z0-9-]+)`", line["icons"])
    }


def author_of(icon: str) -> str:
    """Return the author of an icon by its name, "" for one that the font does not have."""
    return _authors().get(icon.replace("_", "-"), "")
