"""How the suites play the toy game."""

from __future__ import annotations

from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.support.samples import Sample, Setting

SAMPLE = Sample(
    game=GAUNTLET,
    tables=(
        Setting(2),
        Setting(3),
        Setting(4),
        Setting(2, {"games": 3}, "games"),
        Setting(2, {"games": 3}, "own", brings=True),
        Setting(3, {}, "own", brings=True),
    ),
    used_in_few=True,
    quick=Setting(3, {"rounds": 2}),
    chosen=Setting(3, {"rounds": 2}),
    russian="gauntlet",
    own_options=(),
    command={},
    company=1,
    days={2: ({},), 3: ({},), 4: ({},)},
    edits=25,
    pack=None,
    hunt=None,
    ledger=None,
)
