"""The verb `use_token`."""

from __future__ import annotations

from typing import ClassVar, Literal

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import here_of, record_result
from engines.battlecon.effects.tokens import kinds, use
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option

USED = frozenset({"self.tokens", "used"})


class UseToken(Op, frozen=True, tag="use_token"):
    """Use tokens beyond the limit: one of the owner's choice, who may decline, or all that are left."""

    turns: ClassVar[Literal["", "cards", "tokens"]] = "tokens"

    all: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Use tokens beyond the limit of advantages: all that are left, or one of choice that may be declined."""
        fighter = play.board.fighters[here.who]
        found = kinds(play.pack, fighter, fighter.tokens)
        if not found or ruled(play.board, play.pack, here.who, "no_tokens"):
            record_result(play, 0)
        elif self.all:
            for token in found:
                use(play, here.who, token, fighter.tokens[token])
            record_result(play, len(found))
        else:
            options = [*(Option(name, (name,), ()) for name in found), Option("decline", ("",), ())]
            play.ask(fighter.seat, "token", options, more_used)

    def touches(self) -> Touched:
        """Return the things touched: own tokens, which are then used."""
        return Touched(USED | {"rule of tokens"}, USED)

    def leaves_choice(self) -> bool:
        """Return True: the owner picks one, or none."""
        return True


@step
def more_used(play: BattleconPlay, token: str) -> None:
    """Use the picked token, or none."""
    record_result(play, int(bool(token)))
    if token:
        use(play, here_of(play).who, token, 1)
