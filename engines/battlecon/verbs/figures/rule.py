"""The verb `rule`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay, Mod
from engines.battlecon.content.footprint import DEEP_RULES, rule_name
from engines.battlecon.content.op import Gift, Op
from engines.battlecon.content.touched import ALL, NOTHING, Touched
from engines.battlecon.content.vocabulary import Id, Number, RuleName, Until, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.in_force import add_mod


class Rule(Op, frozen=True, tag="rule"):
    """Put a rule in force on a fighter. In an "always" effect it holds while the conditions do."""

    sample: ClassVar[str] = 'rule = "avoid_far", value = 3'

    rule: RuleName = "stable"
    value: Number = 0
    who: Who = "self"
    marker: Id | None = None
    until: Until = "beat"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Put a rule in force."""
        target = here.index(self.who)
        record_result(play, int(target >= 0))
        if target >= 0:
            marker = here.name(self.marker) if self.marker else ""
            value = number(here, self.value)
            add_mod(play, Mod(target, here.who, "rule", self.rule, value, self.until, here.part, marker))

    def gift(self) -> Gift:
        """Return the rule."""
        return Gift("rule", self.rule, self.who, self.value, self.marker)

    def touches(self) -> Touched:
        """Return the things touched: some rules decide which other effects and bonuses count."""
        return ALL if self.rule in DEEP_RULES else Touched(NOTHING, adds=frozenset({rule_name(self.rule, self.who)}))
