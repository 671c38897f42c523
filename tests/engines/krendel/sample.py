"""How the suites play Krendel's Tournament."""

from __future__ import annotations

from engines.krendel.game import KRENDEL
from tests.engines.krendel.support.usage import Tournaments
from tests.support.samples import Ledger, PackEdit, Sample, Setting

SAMPLE = Sample(
    game=KRENDEL,
    tables=(Setting(2), Setting(4, {"fight_with_all": "symmetric"}), Setting(6)),
    used_in_few=True,
    quick=Setting(3),
    chosen=Setting(6, {"fight_with_all": "symmetric"}),
    russian="крендель",
    own_options=(("spell", "заклинание", 2),),
    command={},
    company=3,
    days={2: ({},), 3: ({},), 4: ({},)},
    edits=160,
    pack=PackEdit(frozenset({"creatures.embers_beast"}), "krendel/creatures.toml", "attack = 4", "attack = 40"),
    hunt=Tournaments,
    ledger=Ledger("krendel.md", 15),
)
