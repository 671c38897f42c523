"""How the suites play Archutheon."""

from __future__ import annotations

from engines.archutheon.game import ARCHUTHEON
from tests.engines.archutheon.usage import Squads
from tests.support.samples import Ledger, PackEdit, Sample, Setting

SQUADS = [
    "knight", "guide", "archer", "healer",
    "shadow", "bombardier", "elementalist", "standard_bearer",
]  # fmt: skip
"""Heroes of both squads, named beforehand, so that nobody chooses before the first turn."""

ON = "on"
MODULES = {
    "terrain": "elimination", "leaders": ON, "passives": ON, "charge": ON, "boosting": ON, "release": ON, "slots": ON,
}  # fmt: skip

SAMPLE = Sample(
    game=ARCHUTHEON,
    tables=(Setting(2), Setting(2, MODULES, "modules")),
    used_in_few=False,
    quick=Setting(2, {"squads": SQUADS, "colour": "orange_host"}),
    chosen=Setting(2),
    russian="архитеон",
    own_options=(
        ("colour", "цвет", 3),
        ("terrain", "местность", 3),
        ("leaders", "лидеры", 2),
        ("passives", "пассивные", 2),
        ("charge", "заряд", 2),
        ("boosting", "усиление", 2),
        ("release", "высвобождение", 2),
        ("board", "планшет", 2),
    ),
    command={"colour": "orange_host"},
    company=1,
    days={2: ({}, MODULES)},
    edits=15,
    pack=PackEdit(
        frozenset({"heroes.embers_squad", "terrains.embers_field", "arenas.embers_map"}),
        "archutheon/heroes/embers_squad.toml",
        'element = "chaos"',
        'element = "cheese"',
        asks=frozenset({"packs", "arena"}),
    ),
    hunt=Squads,
    ledger=Ledger("archutheon.md", 25),
)
