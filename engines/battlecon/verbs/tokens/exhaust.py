"""The verb `exhaust`."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ANSWERED, Touched
from engines.battlecon.content.vocabulary import Id, Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import came_to, may_mean
from engines.battlecon.effects.tokens import kinds, put_away
from engines.battlecon.verbs.steps import step
from engines.battlecon.verbs.tokens.supply import touched_by_tokens
from engines.kernel.state.model import Option


class Exhaust(Op, frozen=True, tag="exhaust"):
    """Tokens or counters of somebody go from supply to the exhausted area, as many as there are up to `count`; a choice of kinds
    is made by their holder.
    """

    token: Id | None = None
    count: Number = 1
    who: Who = "self"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Tokens of somebody are exhausted; which kinds is their holder's choice."""
        i, count = here.index(self.who), number(here, self.count)
        if i < 0:
            came_to(play, 0)
            return
        if self.token is not None:
            came_to(play, put_away(play, i, here.name(self.token), count, how="exhausted"))
            return
        fighter = play.board.fighters[i]
        names = kinds(play.pack, fighter, fighter.tokens, foreign=True)
        if not names:
            came_to(play, 0)
        elif len(names) == 1:
            came_to(play, put_away(play, i, names[0], count, how="exhausted"))
        else:
            options = [Option(name, (name,), ()) for name in names]
            play.ask(fighter.seat, "token", options, (exhausted_picked, i, count))

    def changes(self, here: Here) -> bool:
        """Whether somebody whom it may mean has such tokens."""
        return number(here, self.count) > 0 and any(self._has_supply(here, i) for i in may_mean(here, self.who))

    def _has_supply(self, here: Here, i: int) -> bool:
        fighter = here.board.fighters[i]
        if self.token is not None:
            return fighter.tokens.get(here.name(self.token), 0) > 0
        return bool(kinds(here.pack, fighter, fighter.tokens, foreign=True))

    def touches(self) -> Touched:
        """What an opponent loses of his choice is an answer of his."""
        found = touched_by_tokens(self.who)
        return found.joined(ANSWERED) if self.who != "self" and self.token is None else found

    def leaves_choice(self) -> bool:
        """The holder picks tokens where no kind is named."""
        return self.token is None


@step
def exhausted_picked(play: BattleconPlay, i: int, count: int, token: str) -> None:
    """The holder has picked what goes."""
    came_to(play, put_away(play, i, token, count, how="exhausted"))
