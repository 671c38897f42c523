"""How the suites play Legends."""

from __future__ import annotations

from engines.legends.game import LEGENDS
from tests.engines.legends.usage import Legends
from tests.support.samples import Ledger, PackEdit, Sample, Setting

SAMPLE = Sample(
    game=LEGENDS,
    tables=(
        Setting(2, {"games": "one"}, brings=True),
        Setting(2, {"games": "three", "windows": "all"}, "all", brings=True),
        Setting(2, {"games": "one", "windows": "brief"}, "brief", brings=True),
    ),
    used_in_few=False,
    quick=Setting(2, {"games": "one"}, brings=True),
    chosen=Setting(2, {"games": "three"}, brings=True),
    russian="легенды",
    own_options=(("games", "игры", 2), ("windows", "окна", 3), ("copies", "копии", 2), ("decks", "колоды", 2)),
    command={},
    company=1,
    days={2: ({"games": "one", "windows": "brief"}, {"games": "three", "windows": "brief"})},
    edits=25,
    pack=PackEdit(
        frozenset({"heroes.embers_hero", "followers.embers_scout", "events.embers_omen", "skills.embers_strike"}),
        "legends/followers.toml",
        "lives = 2",
        "lives = 200",
    ),
    hunt=Legends,
    ledger=Ledger("legends.md", 25),
)
