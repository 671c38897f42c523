"""The verb `give`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.content.vocabulary import Id, Number
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.damage import lose
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.tokens import emit_tokens


class Give(Op, frozen=True, tag="give"):
    """Hand tokens from the own exhausted area over to the opponent, as many as there are up to `count` (BC-94).

    `overflow`: life the opponent loses for each missing one.
    """

    sample: ClassVar[str] = 'token = "coin"'

    on_opponent: ClassVar[bool] = True

    token: Id
    count: Number = 1
    overflow: int = 0

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Hand tokens over to the opponent; each missing one costs him life (BC-94)."""
        token, count = here.name(self.token), number(here, self.count)
        to = here.index("opponent")
        if to < 0 or count <= 0:
            record_result(play, 0)
            return
        mine, theirs = play.board.fighters[here.who], play.board.fighters[to]
        given = min(count, mine.exhausted.get(token, 0))
        record_result(play, given)
        if given:
            mine.exhausted[token] -= given
            theirs.tokens[token] = theirs.tokens.get(token, 0) + given
            emit_tokens(play, here.who, token, given, "given", to)
        if given < count and self.overflow:
            lose(play, to, (count - given) * self.overflow)

    def touches(self) -> Touched:
        """Return the things touched: the tokens of both, and the opponent's life."""
        both = frozenset({"self.tokens", "opponent.tokens"})
        return Touched(both, both, frozenset({"life"}) if self.overflow else NOTHING)
