"""The verb `gain`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.content.vocabulary import Id, Number, Who
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import possible_subjects, record_result
from engines.battlecon.effects.tokens import kinds, regain
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


class Gain(Op, frozen=True, tag="gain"):
    """Return tokens or counters from the exhausted area to supply (BC-43), as many as there are up to `count`.

    `token` "any" (None): of the owner's choice, one after another. `fresh`: not one that was used this beat.
    """

    sample: ClassVar[str] = 'token = "coin", count = 2'

    token: Id | None = None
    count: Number = 1
    fresh: bool = False
    who: Who = "self"

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Return tokens to supply, of one kind or of the owner's choice."""
        i = here.index(self.who)
        wanted = number(here, self.count)
        if i < 0 or wanted <= 0 or ruled(play.board, play.pack, i, "no_return"):
            record_result(play, 0)
            return
        if self.token is not None:
            record_result(play, regain(play, i, here.name(self.token), wanted))
            return
        _gain_any(play, i, wanted, self.fresh, 0)

    def changes(self, here: Here) -> bool:
        """Return whether any fighter that the op may be about has tokens to return."""
        return number(here, self.count) > 0 and any(self._has_spent(here, i) for i in possible_subjects(here, self.who))

    def _has_spent(self, here: Here, i: int) -> bool:
        if ruled(here.board, here.pack, i, "no_return"):
            return False
        fighter = here.board.fighters[i]
        if self.token is None:
            spent = kinds(here.pack, fighter, fighter.exhausted)
            return any(not (self.fresh and name in fighter.now.used) for name in spent)
        name = here.name(self.token)
        return fighter.exhausted.get(name, 0) > 0 or name in (*fighter.discard_1, *fighter.discard_2)

    def touches(self) -> Touched:
        """Return the things touched: returned tokens of one kind add up; a free pick depends on those there.

        Whether a token has been used may decide from where it comes back, or that it does not.
        """
        mine = frozenset({f"{self.who}.tokens"})
        free = Touched(mine, mine) if self.token is None else Touched(NOTHING, adds=mine)
        return free.joined(Touched(frozenset({"rule of tokens", "used"})))

    def leaves_choice(self) -> bool:
        """Return whether the owner picks the tokens: no kind is named."""
        return self.token is None


def _gain_any(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int) -> None:
    """Return tokens of the owner's choice to supply, after `had` by this effect; a single possibility is not asked about."""
    fighter = play.board.fighters[i]
    found = [name for name in kinds(play.pack, fighter, fighter.exhausted) if not (fresh and name in fighter.now.used)]
    if wanted >= sum(fighter.exhausted[name] for name in found):
        record_result(play, had + sum(regain(play, i, name, fighter.exhausted[name]) for name in found))
    elif len(found) == 1:
        record_result(play, had + regain(play, i, found[0], wanted))
    else:
        options = [Option(name, (name,), ()) for name in found]
        play.ask(fighter.seat, "token", options, (gain_picked, i, wanted, fresh, had))


@step
def gain_picked(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int, token: str) -> None:
    """Return one token of the picked kind; ask again for the rest."""
    had += regain(play, i, token, 1)
    record_result(play, had)
    if wanted > 1:
        play.todo((gain_more, i, wanted - 1, fresh, had))


@step
def gain_more(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int) -> None:
    """Go on returning tokens of the owner's choice."""
    _gain_any(play, i, wanted, fresh, had)
