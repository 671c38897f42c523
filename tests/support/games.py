"""The sample of every game that the bot referees, a line each, and of the toy game beside them."""

from __future__ import annotations

from tests.engines.archutheon.sample import SAMPLE as ARCHUTHEON
from tests.engines.battlecon.sample import SAMPLE as BATTLECON
from tests.engines.brawl.sample import SAMPLE as BRAWL
from tests.engines.kernel.gauntlet.sample import SAMPLE as GAUNTLET
from tests.engines.krendel.sample import SAMPLE as KRENDEL
from tests.engines.legends.sample import SAMPLE as LEGENDS
from tests.support.samples import Sample

SAMPLES: dict[str, Sample] = {
    "krendel": KRENDEL,
    "battlecon": BATTLECON,
    "brawl": BRAWL,
    "legends": LEGENDS,
    "archutheon": ARCHUTHEON,
}

WITH_TOY: dict[str, Sample] = {"gauntlet": GAUNTLET, **SAMPLES}
"""For suites that play the toy game as well."""
