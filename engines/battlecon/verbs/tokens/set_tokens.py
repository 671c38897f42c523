"""The verb `set_tokens`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id, Number
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.tokens import emit_tokens
from engines.battlecon.verbs.tokens.supply import touched_by_tokens


class SetTokens(Op, frozen=True, tag="set_tokens"):
    """Set the supply of a token or counter to `to`; the rest is exhausted."""

    sample: ClassVar[str] = 'token = "coin"'

    token: Id
    to: Number = 0

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Set the supply, with no more tokens than there are, and without returning any if that is forbidden."""
        fighter, token = play.board.fighters[here.who], here.name(self.token)
        held, spent = fighter.tokens.get(token, 0), fighter.exhausted.get(token, 0)
        wanted = min(number(here, self.to), held + spent)
        if wanted > held and ruled(play.board, play.pack, here.who, "no_return"):
            wanted = held
        record_result(play, abs(wanted - held))
        if wanted != held:
            fighter.tokens[token], fighter.exhausted[token] = wanted, held + spent - wanted
            emit_tokens(play, here.who, token, wanted - held, "set")

    def touches(self) -> Touched:
        """Return the things touched: own tokens."""
        return touched_by_tokens("self")
