"""The verb `set_tokens`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id, Number
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import came_to
from engines.battlecon.effects.tokens import tell
from engines.battlecon.verbs.tokens.supply import touched_by_tokens


class SetTokens(Op, frozen=True, tag="set_tokens"):
    """The supply of a token or counter becomes `to`; the rest is exhausted."""

    token: Id
    to: Number = 0

    def do(self, play: BattleconPlay, here: Here) -> None:
        """The supply becomes so many; no more than there are, and none comes back where that is forbidden."""
        fighter, token = play.board.fighters[here.who], here.name(self.token)
        held, spent = fighter.tokens.get(token, 0), fighter.exhausted.get(token, 0)
        wanted = min(number(here, self.to), held + spent)
        if wanted > held and ruled(play.board, play.pack, here.who, "no_return"):
            wanted = held
        came_to(play, abs(wanted - held))
        if wanted != held:
            fighter.tokens[token], fighter.exhausted[token] = wanted, held + spent - wanted
            tell(play, here.who, token, wanted - held, "set")

    def touches(self) -> Touched:
        """Own tokens are others."""
        return touched_by_tokens("self")
