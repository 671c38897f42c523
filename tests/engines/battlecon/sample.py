"""How the suites play BattleCON."""

from __future__ import annotations

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.usage import Fights
from tests.support.samples import Ledger, PackEdit, Sample, Setting

SAMPLE = Sample(
    game=BATTLECON,
    tables=(
        Setting(2, {"select": "draft"}),
        Setting(2, {"select": "blind", "rules": "legacy"}, "legacy"),
        Setting(3, {"mode": "two_on_one", "select": "blind"}),
        Setting(4, {"mode": "two_on_two", "select": "random"}),
        Setting(4, {"mode": "three_on_one", "select": "random"}, "three_on_one"),
    ),
    used_in_few=False,
    quick=Setting(2, {"select": "random"}),
    chosen=Setting(2, {"select": "draft"}),
    russian="battlecon",
    own_options=(("mode", "режим", 4), ("fighters", "бойцы", 4), ("alone", "одиночка", 2), ("rules", "правила", 2)),
    command={"fighters": "random"},
    company=1,
    days={
        2: (
            {"select": "blind"},
            {"select": "draft"},
            {"select": "random", "rules": "legacy"},
            {"mode": "two_on_two", "select": "random"},
        ),
        3: ({"mode": "two_on_one", "select": "random"}, {"mode": "three_on_one", "select": "blind"}),
        4: ({"mode": "two_on_two", "select": "random"}, {"mode": "three_on_one", "title": "none"}),
    },
    edits=25,
    pack=PackEdit(frozenset({"kits.embers_duel"}), "battlecon/embers_duel.toml", "life = 20", "life = 90"),
    hunt=Fights,
    ledger=Ledger("battlecon.md", 35, frozenset(f"BC-{n}" for n in (86, 87, *range(90, 100)))),
)
