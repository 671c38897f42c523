"""Tokens and counters: returned, handed over, taken back, used (BC-43, BC-94), and where they lie."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay, Fighter
from engines.battlecon.content.opcodes import Gain, Give, TakeBack, UseToken
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.amounts import number
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.damage import lose
from engines.battlecon.effects.doing import apply, came_to, does, here_of, opponents_of
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

token_steps = Steps()
step = token_steps.step


def tell(play: BattleconPlay, i: int, token: str, change: int, how: str, to: int | None = None) -> None:
    """Tell of tokens that changed their place, with what is in supply now."""
    supply = play.board.fighters[i].tokens.get(token, 0)
    facts = {"fighter": i, "token": token, "change": change, "how": how, "supply": supply, "to": to}
    play.emit("tokens", facts)


def kinds(pack: Pack, fighter: Fighter, held: dict[str, int], *, foreign: bool = False) -> list[str]:
    """Return the kinds of tokens, no counters, that a fighter has there: its own kit's, or also those handed over to it."""
    own = f"{fighter.kit}."
    return sorted(
        name for name, n in held.items() if n > 0 and not pack.token[name].counter and (foreign or name.startswith(own))
    )


def put_away(play: BattleconPlay, i: int, token: str, count: int, *, box: bool = False, how: str = "spent") -> int:
    """Move tokens from supply to the exhausted area, their owner's if they were handed over, or to the box. Returns how many."""
    fighter = play.board.fighters[i]
    count = min(count, fighter.tokens.get(token, 0))
    if count <= 0:
        return 0
    fighter.tokens[token] -= count
    if not box:
        owner = owner_of(play, i, token)
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    tell(play, i, token, -count, "removed" if box else how)
    return count


def owner_of(play: BattleconPlay, holder: int, token: str) -> Fighter:
    """Return the fighter to whom a token belongs: the holder, or the enemy who handed it over."""
    mine = play.board.fighters[holder]
    if not play.pack.token[token].given:
        return mine
    kit = token.partition(".")[0]
    return next((f for f in play.board.fighters if f.kit == kit and f.team != mine.team), mine)


# ---------------------------------------------------------------- tokens that come back


@does(Gain)
def do_gain(play: BattleconPlay, here: Here, op: Gain) -> None:
    """Return tokens to supply, of one kind or of the owner's choice."""
    i = here.index(op.who)
    wanted = number(here, op.count)
    if i < 0 or wanted <= 0 or ruled(play.board, play.pack, i, "no_return"):
        came_to(play, 0)
        return
    if op.token is not None:
        came_to(play, regain(play, i, here.name(op.token), wanted))
        return
    _gain_any(play, i, wanted, op.fresh, 0)


def _gain_any(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int) -> None:
    """Return tokens of the owner's choice after the `had` that this effect has returned; what is clear is not asked."""
    fighter = play.board.fighters[i]
    found = [name for name in kinds(play.pack, fighter, fighter.exhausted) if not (fresh and name in fighter.now.used)]
    if wanted >= sum(fighter.exhausted[name] for name in found):
        came_to(play, had + sum(regain(play, i, name, fighter.exhausted[name]) for name in found))
    elif len(found) == 1:
        came_to(play, had + regain(play, i, found[0], wanted))
    else:
        options = [Option(name, (name,), ()) for name in found]
        play.ask(fighter.seat, "token", options, (gain_picked, i, wanted, fresh, had))


@step
def gain_picked(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int, token: str) -> None:
    """One of the kind picked comes back; the rest is asked for again."""
    had += regain(play, i, token, 1)
    came_to(play, had)
    if wanted > 1:
        play.todo((gain_more, i, wanted - 1, fresh, had))


@step
def gain_more(play: BattleconPlay, i: int, wanted: int, fresh: bool, had: int) -> None:
    """Go on returning tokens of the owner's choice."""
    _gain_any(play, i, wanted, fresh, had)


def regain(play: BattleconPlay, i: int, token: str, count: int) -> int:
    """Return up to `count` tokens of a kind to supply, from the exhausted area or from a discard pile. Returns how many."""
    fighter = play.board.fighters[i]
    back = min(count, fighter.exhausted.get(token, 0))
    if back > 0:
        fighter.exhausted[token] -= back
    for pile in ("discard_1", "discard_2"):
        if back < count and token in getattr(fighter, pile):
            setattr(fighter, pile, tuple(card for card in getattr(fighter, pile) if card != token))
            back += 1
    if back < count and under_way(play.pack, fighter, token):
        back += 1
    if back > 0:
        fighter.tokens[token] = fighter.tokens.get(token, 0) + back
        tell(play, i, token, back, "returned")
    return back


def under_way(pack: Pack, fighter: Fighter, token: str) -> bool:
    """Return whether a token used this beat is yet to come to discard 1, as it has not been returned meanwhile."""
    held = fighter.tokens.get(token, 0) + fighter.exhausted.get(token, 0)
    return pack.token[token].queue and token in fighter.now.used and not held


# ---------------------------------------------------------------- handing over, using


@does(Give)
def do_give(play: BattleconPlay, here: Here, op: Give) -> None:
    """Hand tokens over to the opponent; each that there is no more of costs him life (BC-94)."""
    token, count = here.name(op.token), number(here, op.count)
    to = here.index("opponent")
    if to < 0 or count <= 0:
        came_to(play, 0)
        return
    mine, theirs = play.board.fighters[here.who], play.board.fighters[to]
    given = min(count, mine.exhausted.get(token, 0))
    came_to(play, given)
    if given:
        mine.exhausted[token] -= given
        theirs.tokens[token] = theirs.tokens.get(token, 0) + given
        tell(play, here.who, token, given, "given", to)
    if given < count and op.overflow:
        lose(play, to, (count - given) * op.overflow)


@does(TakeBack)
def do_take_back(play: BattleconPlay, here: Here, op: TakeBack) -> None:
    """Tokens used this beat go back to supply, own ones or those used by opponents, and their effect ends (BC-94)."""
    total = 0
    users = [here.who, *opponents_of(here)]
    for i in users:
        user = play.board.fighters[i]
        for token, used in list(user.now.used.items()):
            wanted = (
                token == here.name(op.token) if op.token else token.startswith(f"{play.board.fighters[here.who].kit}.")
            )
            given = play.pack.token[token].given
            if not wanted or given != (i != here.who) or used <= 0:
                continue
            owner = owner_of(play, i, token)
            back = min(used, owner.exhausted.get(token, 0))
            owner.exhausted[token] = owner.exhausted.get(token, 0) - back
            user.tokens[token] = user.tokens.get(token, 0) + back
            del user.now.used[token]
            total += back
            tell(play, i, token, back, "taken_back")
    came_to(play, total)


@does(UseToken)
def do_use_token(play: BattleconPlay, here: Here, op: UseToken) -> None:
    """Use tokens beyond the limit of advantages: all that are left, or one of choice that may be declined."""
    fighter = play.board.fighters[here.who]
    found = kinds(play.pack, fighter, fighter.tokens)
    if not found or ruled(play.board, play.pack, here.who, "no_tokens"):
        came_to(play, 0)
    elif op.all:
        for token in found:
            use(play, here.who, token, fighter.tokens[token])
        came_to(play, len(found))
    else:
        options = [*(Option(name, (name,), ()) for name in found), Option("decline", ("",), ())]
        play.ask(fighter.seat, "token", options, more_used)


@step
def more_used(play: BattleconPlay, token: str) -> None:
    """Use the token picked, or none."""
    came_to(play, int(bool(token)))
    if token:
        use(play, here_of(play).who, token, 1)


def use(play: BattleconPlay, i: int, token: str, count: int) -> None:
    """Use tokens: their effects hold for the beat, those of the moment "use" apply now (BC-43)."""
    fighter = play.board.fighters[i]
    fighter.tokens[token] -= count
    owner = owner_of(play, i, token)
    if not play.pack.token[token].queue:
        owner.exhausted[token] = owner.exhausted.get(token, 0) + count
    fighter.now.used[token] = fighter.now.used.get(token, 0) + count
    tell(play, i, token, -count, "used")
    for name in play.pack.waiting.get(token, {}).get("use", ()):
        apply(play, i, name)
