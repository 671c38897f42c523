"""Tokens and counters that are spent, exhausted or set to a number (BC-43, BC-75)."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.opcodes import Exhaust, SetTokens, Spend
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import came_to, does, here_of, lapse, span
from engines.battlecon.effects.tokens import kinds, put_away, tell
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

spending_steps = Steps()
step = spending_steps.step


@does(Spend)
def do_spend(play: BattleconPlay, here: Here, op: Spend) -> None:
    """Spend exactly so many tokens, or as many as wanted; what cannot be paid in full ends the effect (BC-75)."""
    fighter = play.board.fighters[here.who]
    names = [here.name(op.token)] if op.token else kinds(play.pack, fighter, fighter.tokens)
    held = sum(fighter.tokens.get(name, 0) for name in names)
    least, most = span(here, op.count)
    if held < least:
        lapse(play)
        return
    most = min(most, held)
    if least == most:
        _spend_kinds(play, here, most, op)
        return
    options = [Option(str(n), (n,), ()) for n in range(least, most + 1)]
    play.ask(fighter.seat, "amount", options, (spend_amount, op.token or "", op.box))


@step
def spend_amount(play: BattleconPlay, token: str, box: bool, count: int) -> None:
    """So many are spent."""
    _spend_kinds(play, here_of(play), count, Spend(token=token or None, box=box))


def _spend_kinds(play: BattleconPlay, here: Here, count: int, op: Spend) -> None:
    """Spend tokens of the kind, or ask which kinds they are."""
    fighter = play.board.fighters[here.who]
    came_to(play, count)
    names = [here.name(op.token)] if op.token else kinds(play.pack, fighter, fighter.tokens)
    if count <= 0:
        return
    if count >= sum(fighter.tokens.get(name, 0) for name in names):
        for name in names:
            put_away(play, here.who, name, fighter.tokens.get(name, 0), box=op.box)
    elif len(names) == 1:
        put_away(play, here.who, names[0], count, box=op.box)
    else:
        play.todo((ask_spent, count, op.box))


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
    """Spend it, and ask for the rest."""
    put_away(play, here_of(play).who, token, 1, box=box)
    if count > 1:
        play.todo((ask_spent, count - 1, box))


@does(Exhaust)
def do_exhaust(play: BattleconPlay, here: Here, op: Exhaust) -> None:
    """Tokens of somebody are exhausted; which kinds is their holder's choice."""
    i, count = here.index(op.who), number(here, op.count)
    if i < 0:
        came_to(play, 0)
        return
    if op.token is not None:
        came_to(play, put_away(play, i, here.name(op.token), count, how="exhausted"))
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


@step
def exhausted_picked(play: BattleconPlay, i: int, count: int, token: str) -> None:
    """The holder has picked what goes."""
    came_to(play, put_away(play, i, token, count, how="exhausted"))


@does(SetTokens)
def do_set_tokens(play: BattleconPlay, here: Here, op: SetTokens) -> None:
    """The supply becomes so many; no more than there are, and none comes back where that is forbidden."""
    fighter, token = play.board.fighters[here.who], here.name(op.token)
    held, spent = fighter.tokens.get(token, 0), fighter.exhausted.get(token, 0)
    wanted = min(number(here, op.to), held + spent)
    if wanted > held and ruled(play.board, play.pack, here.who, "no_return"):
        wanted = held
    came_to(play, abs(wanted - held))
    if wanted != held:
        fighter.tokens[token], fighter.exhausted[token] = wanted, held + spent - wanted
        tell(play, here.who, token, wanted - held, "set")
