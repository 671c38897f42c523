"""Clauses for the ops of BattleCON's cards about tokens, life, attacks and cards (words/battlecon/cards/ops.py)."""

from __future__ import annotations

from engines.battlecon.content.vocabulary import Amount, Id, Number, Who
from engines.battlecon.verbs.cards.activate import Activate
from engines.battlecon.verbs.cards.deactivate import Deactivate
from engines.battlecon.verbs.cards.discard import Discard
from engines.battlecon.verbs.cards.take import Take
from engines.battlecon.verbs.course.again import Again
from engines.battlecon.verbs.course.win import Win
from engines.battlecon.verbs.hooks.hook import Hook
from engines.battlecon.verbs.life.damage import Damage
from engines.battlecon.verbs.life.heal import Heal
from engines.battlecon.verbs.life.lose import Lose
from engines.battlecon.verbs.life.pay_life import PayLife
from engines.battlecon.verbs.life.stun import Stun
from engines.battlecon.verbs.tokens.exhaust import Exhaust
from engines.battlecon.verbs.tokens.gain import Gain
from engines.battlecon.verbs.tokens.give import Give
from engines.battlecon.verbs.tokens.set_tokens import SetTokens
from engines.battlecon.verbs.tokens.spend import Spend
from engines.battlecon.verbs.tokens.take_back import TakeBack
from engines.battlecon.verbs.tokens.use_token import UseToken
from words.battlecon.cards.amounts import Lexicon, quantity, token_kinds_of
from words.battlecon.cards.ops import clause

# ---------------------------------------------------------------- tokens


def _counted(lexicon: Lexicon, token: Id | None, count: Number, who: Who = "self") -> tuple[str, str]:
    """Return tokens with their number and the end of the clause; "all" if there are no more."""
    if isinstance(count, int) and count > 1 and _is_all(lexicon, token, count):
        return lexicon.tokens("all", token, held=token_kinds_of(lexicon, who)), ""
    n = quantity(lexicon, count)
    return lexicon.tokens("count", token, n, held=token_kinds_of(lexicon, who)), n.tail


@clause.register
def _(op: Gain, lexicon: Lexicon) -> str:
    tokens, tail = _counted(lexicon, op.token, op.count, op.who)
    text = lexicon.say("battlecon-gain", who=op.who, tokens=tokens) + tail
    return lexicon.say("battlecon-fresh", text=text) if op.fresh else text


@clause.register
def _(op: Spend, lexicon: Lexicon) -> str:
    tail = ""
    if isinstance(op.count, tuple):
        least, most = op.count
        if least in (0, 1) and _is_all(lexicon, op.token, most):
            tokens = lexicon.tokens("any_number" if least == 0 else "some", op.token)
        else:
            n = quantity(lexicon, op.count)
            tokens, tail = lexicon.tokens("count", op.token, n), n.tail
    elif _is_all(lexicon, op.token, op.count) and isinstance(op.count, Amount):
        tokens = lexicon.tokens("all", op.token)
    else:
        n = quantity(lexicon, op.count)
        tokens, tail = lexicon.tokens("count", op.token, n), n.tail
    return lexicon.say("battlecon-spend", tokens=tokens, box="yes" if op.box else "no") + tail


def _is_all(lexicon: Lexicon, token: Id | None, count: Number) -> bool:
    """Return whether a number is as many as there are in supply, or ever can be."""
    if isinstance(count, int):
        total = lexicon.total(token)
        return total is not None and count >= total
    return count == Amount("tokens", token=token)


@clause.register
def _(op: Exhaust, lexicon: Lexicon) -> str:
    tokens, tail = _counted(lexicon, op.token, op.count, op.who)
    return lexicon.say("battlecon-exhaust", who=op.who, tokens=tokens) + tail


@clause.register
def _(op: SetTokens, lexicon: Lexicon) -> str:
    to = quantity(lexicon, op.to, each=False)
    return lexicon.say("battlecon-set_tokens", tokens=lexicon.tokens("many", op.token), n=to.text) + to.tail


@clause.register
def _(op: Give, lexicon: Lexicon) -> str:
    tokens, tail = _counted(lexicon, op.token, op.count)
    text = lexicon.say("battlecon-give", tokens=tokens) + tail
    return lexicon.say("battlecon-give-overflow", text=text, n=op.overflow) if op.overflow else text


@clause.register
def _(op: TakeBack, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-take_back", tokens=lexicon.tokens("all", op.token, held="token"))


@clause.register
def _(op: UseToken, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-use_token", all="yes" if op.all else "no")


# ---------------------------------------------------------------- life and attacks


def _with_number(lexicon: Lexicon, key: str, number: Number, **more: str) -> str:
    """Return a clause with a number and its word in the right plural."""
    found = quantity(lexicon, number)
    return lexicon.say(key, n=found.text, count=found.count, **more) + found.tail


@clause.register
def _(op: Lose, lexicon: Lexicon) -> str:
    text = _with_number(lexicon, "battlecon-lose", op.by, who=op.who)
    return lexicon.say("battlecon-drain", text=text) if op.drain else text


@clause.register
def _(op: Heal, lexicon: Lexicon) -> str:
    return _with_number(lexicon, "battlecon-heal", op.by, who=op.who)


@clause.register
def _(op: PayLife, lexicon: Lexicon) -> str:
    return _with_number(lexicon, "battlecon-pay_life", op.by)


@clause.register
def _(op: Damage, lexicon: Lexicon) -> str:
    return _with_number(lexicon, "battlecon-damage", op.by, who=op.who)


@clause.register
def _(op: Stun, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-stun", who=op.who)


@clause.register
def _(op: Again, lexicon: Lexicon) -> str:
    if op.times == 1:
        return lexicon.say("battlecon-again-once")
    return _with_number(lexicon, "battlecon-again", op.times)


@clause.register
def _(op: Win, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-win", who=op.who)


# ---------------------------------------------------------------- cards and choices


@clause.register
def _(op: Activate, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-activate", **lexicon.card(op.card))


@clause.register
def _(op: Deactivate, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-deactivate", **lexicon.card(op.card))


@clause.register
def _(op: Discard, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-discard", who=op.who, kind=op.kind)


@clause.register
def _(op: Take, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-take", kind=op.kind)


@clause.register
def _(op: Hook, lexicon: Lexicon) -> str:
    return lexicon.say(f"battlecon-hook-{op.name}", value=op.value)
