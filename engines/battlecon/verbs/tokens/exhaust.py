"""The verb `exhaust`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import FOREIGN_ANSWER, Touched
from engines.battlecon.content.vocabulary import Id, Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import possible_subjects, record_result
from engines.battlecon.effects.tokens import kinds, put_away
from engines.battlecon.verbs.steps import step
from engines.battlecon.verbs.tokens.supply import touched_by_tokens
from engines.kernel.state.model import Option


class Exhaust(Op, frozen=True, tag="exhaust"):
    """Exhaust tokens or counters in somebody's supply, as many as there are up to `count`; their holder chooses the kinds."""

    sample: ClassVar[str] = 'who = "opponent"'

    token: Id | None = None
    count: Number = 1
    who: Who = "self"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Exhaust tokens of somebody; their holder chooses the kinds."""
        i, count = here.index(self.who), number(here, self.count)
        if i < 0:
            record_result(play, 0)
            return
        if self.token is not None:
            record_result(play, put_away(play, i, here.name(self.token), count, how="exhausted"))
            return
        fighter = play.board.fighters[i]
        names = kinds(play.pack, fighter, fighter.tokens, foreign=True)
        if not names:
            record_result(play, 0)
        elif len(names) == 1:
            record_result(play, put_away(play, i, names[0], count, how="exhausted"))
        else:
            options = [Option(name, (name,), ()) for name in names]
            play.ask(fighter.seat, "token", options, (exhausted_picked, i, count))

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about has such tokens."""
        return number(here, self.count) > 0 and any(
            self._has_supply(here, i) for i in possible_subjects(here, self.who)
        )

    def _has_supply(self, here: Here, i: int) -> bool:
        fighter = here.board.fighters[i]
        if self.token is not None:
            return fighter.tokens.get(here.name(self.token), 0) > 0
        return bool(kinds(here.pack, fighter, fighter.tokens, foreign=True))

    def touches(self) -> Touched:
        """Return the things touched: tokens an opponent picks to lose are an answer of his."""
        found = touched_by_tokens(self.who)
        return found.joined(FOREIGN_ANSWER) if self.who != "self" and self.token is None else found

    def leaves_choice(self) -> bool:
        """Return whether the holder picks the tokens: no kind is named."""
        return self.token is None


@step
def exhausted_picked(play: BattleconPlay, i: int, count: int, token: str) -> None:
    """Exhaust the kind that the holder has picked."""
    record_result(play, put_away(play, i, token, count, how="exhausted"))
