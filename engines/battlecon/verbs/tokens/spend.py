"""The verb `spend`."""

from __future__ import annotations

from typing import ClassVar

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import Touched
from engines.battlecon.content.vocabulary import Id, Span
from engines.battlecon.derived.amounts import count_tokens
from engines.battlecon.derived.here import Here
from engines.battlecon.effects.doing import drop_rest, here_of, record_result, span
from engines.battlecon.effects.tokens import kinds, put_away
from engines.battlecon.verbs.steps import step
from engines.battlecon.verbs.tokens.supply import touched_by_tokens
from engines.kernel.state.model import Option


class Spend(Op, frozen=True, tag="spend"):
    """Spend tokens or counters from supply without their effects (BC-43, BC-75): an exact number, or as many as wanted.

    If they cannot be paid in full the effect ends. `token` None: of the owner's choice. `box`: removed to the box instead
    (BC-43).
    """

    sample: ClassVar[str] = 'token = "coin", count = [0, 3]'

    is_price: ClassVar[bool] = True

    token: Id | None = None
    count: Span = 1
    box: bool = False

    def do(self, play: BattleconPlay, here: Here) -> None:
        """Spend an exact number of tokens, or as many as wanted; if they cannot be paid in full the effect ends (BC-75)."""
        fighter = play.board.fighters[here.who]
        held = sum(fighter.tokens.get(name, 0) for name in self.names(here))
        least, most = span(here, self.count)
        if held < least:
            drop_rest(play)
            return
        most = min(most, held)
        if least == most:
            self.spend(play, here, most)
            return
        options = [Option(str(n), (n,), ()) for n in range(least, most + 1)]
        play.ask(fighter.seat, "amount", options, (spend_amount, self.token or "", self.box))

    def names(self, here: Here) -> list[str]:
        """Return the full names of the kinds of tokens that may be spent."""
        fighter = here.board.fighters[here.who]
        return [here.name(self.token)] if self.token else kinds(here.pack, fighter, fighter.tokens)

    def spend(self, play: BattleconPlay, here: Here, count: int) -> None:
        """Spend so many tokens, or ask which kinds they are."""
        fighter = play.board.fighters[here.who]
        record_result(play, count)
        names = self.names(here)
        if count <= 0:
            return
        if count >= sum(fighter.tokens.get(name, 0) for name in names):
            for name in names:
                put_away(play, here.who, name, fighter.tokens.get(name, 0), box=self.box)
        elif len(names) == 1:
            put_away(play, here.who, names[0], count, box=self.box)
        else:
            play.todo((ask_spent, count, self.box))

    def payable(self, here: Here) -> bool:
        """Return whether so many tokens are in supply; for as many as wanted, at least one."""
        least, most = span(here, self.count)
        if isinstance(self.count, tuple):
            return most > 0 and count_tokens(here, "tokens", "self", self.token) >= max(least, 1)
        return count_tokens(here, "tokens", "self", self.token) >= most

    def take_price(self, here: Here) -> None:
        """Take the least number of tokens, of whichever kinds."""
        fighter, left = here.board.fighters[here.who], span(here, self.count)[0]
        for name in self.names(here):
            paid = min(left, fighter.tokens.get(name, 0))
            fighter.tokens[name] = fighter.tokens.get(name, 0) - paid
            left -= paid

    def touches(self) -> Touched:
        """Return the things touched: own tokens become fewer."""
        return touched_by_tokens("self")

    def leaves_choice(self) -> bool:
        """Return whether the owner chooses: the tokens if no kind is named, the number if it may vary."""
        return self.token is None or isinstance(self.count, tuple)


@step
def spend_amount(play: BattleconPlay, token: str, box: bool, count: int) -> None:
    """Spend the chosen number."""
    Spend(token=token or None, box=box).spend(play, here_of(play), count)


@step
def ask_spent(play: BattleconPlay, count: int, box: bool) -> None:
    """Ask which token is spent next, if there is a choice."""
    here = here_of(play)
    fighter = play.board.fighters[here.who]
    names = kinds(play.pack, fighter, fighter.tokens)
    if len(names) == 1:
        put_away(play, here.who, names[0], count, box=box)
        return
    options = [Option(name, (name,), ()) for name in names]
    play.ask(fighter.seat, "token", options, (spent_picked, count, box))


@step
def spent_picked(play: BattleconPlay, count: int, box: bool, token: str) -> None:
    """Spend the picked token, and ask for the rest."""
    put_away(play, here_of(play).who, token, 1, box=box)
    if count > 1:
        play.todo((ask_spent, count - 1, box))
