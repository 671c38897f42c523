"""The verb `take_back`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import opponents_of, record_result
from engines.battlecon.effects.tokens import emit_tokens, owner_of

TAKEN_BACK = frozenset({"self.tokens", "opponent.tokens", "used"})


class TakeBack(Op, frozen=True, tag="take_back"):
    """Return tokens used this beat to supply; their effect ends (BC-94)."""

    sample: ClassVar[str] = 'token = "coin"'

    turns: ClassVar[Literal["", "cards", "tokens"]] = "tokens"

    token: Id | None = None

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Return tokens used this beat to supply, own ones or those used by opponents, and end their effect (BC-94)."""
        record_result(play, sum(self._take_from(play, here, i) for i in (here.who, *opponents_of(here))))

    def _take_from(self, play: BattleconPlay, here: Here, i: int) -> int:
        """Take back the tokens of the own kit that a fighter has used. Return their number."""
        user, total = play.board.fighters[i], 0
        own = f"{play.board.fighters[here.who].kit}."
        for token, used in list(user.now.used.items()):
            wanted = token == here.name(self.token) if self.token else token.startswith(own)
            if not wanted or play.pack.token[token].given != (i != here.who) or used <= 0:
                continue
            owner = owner_of(play, i, token)
            back = min(used, owner.exhausted.get(token, 0))
            owner.exhausted[token] = owner.exhausted.get(token, 0) - back
            user.tokens[token] = user.tokens.get(token, 0) + back
            del user.now.used[token]
            total += back
            emit_tokens(play, i, token, back, "taken_back")
        return total

    def touches(self) -> Touched:
        """Return the things touched: tokens of both, which are no longer used."""
        return Touched(TAKEN_BACK, TAKEN_BACK)
