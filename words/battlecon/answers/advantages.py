"""Advantages of BattleCON in words: what each gives, what it costs, what remains, and why one cannot be used (BC-21, BC-34)."""

from __future__ import annotations

from engines.battlecon.board import SUPPORT_COST
from engines.battlecon.views.view import FighterView, View
from engines.kernel.state.model import Decision
from words.battlecon.answers.common import force_of, leads_several
from words.battlecon.cards.base import MatchWords
from words.common.limits import DESCRIPTION
from words.safe import clip


def parse_key(key: str, decision: Decision, view: View) -> tuple[FighterView | None, str, int]:
    """Return the fighter, the advantage and the count in a key such as "2:luc.time:3"."""
    head, colon, rest = key.partition(":")
    numbered = colon and head.isdecimal()
    what, _, count = (rest if numbered else key).partition(":")
    own = [fighter for fighter in view.fighters if fighter.seat == decision.seat and not fighter.out]
    fighter = view.fighters[int(head)] if numbered else own[0] if own else None
    return fighter, what, int(count or 1)


def label(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return an advantage by its name; of a support also what it gives."""
    fighter, what, count = parse_key(key, decision, view)
    if what == "pass":
        return words.say("battlecon-opt-pass")
    if what in words.pack.token:
        text = _token_name(words, what, count)
    elif words.is_support(what):
        gives = words.effects_text(what).rstrip(".")
        text = words.say("battlecon-opt-effect", what=words.part(what), text=gives)
    else:
        text = words.source(what)
    if fighter is not None and leads_several(decision, view):
        return words.say("battlecon-opt-of", who=words.who(fighter.index), what=text)
    return text


def does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the cost of an advantage, and its gain as far as a description has room."""
    text, cost = _gain_and_cost(words, decision, key, view)
    if not text or not cost:
        return text or cost
    return words.say("battlecon-opt-does", text=clip(text, DESCRIPTION - len(cost) - 1), cost=cost)


def detail(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the gain and the cost of an advantage, in full."""
    return "\n".join(line for line in _gain_and_cost(words, decision, key, view) if line)


def _gain_and_cost(words: MatchWords, decision: Decision, key: str, view: View) -> tuple[str, str]:
    """Return the gain and the cost of an advantage; each may be an empty text."""
    fighter, what, count = parse_key(key, decision, view)
    if what == "pass":
        return "", ""
    if what in words.pack.token:
        held = [token for token in (fighter.tokens if fighter else ()) if token.token == what]
        left = {"supply": held[0].supply, "left": held[0].supply - count} if held else None
        return words.use_text(what, count), words.say("battlecon-opt-token-cost", **left) if left else ""
    if words.is_support(what):
        left_force = force_of(view, fighter) - SUPPORT_COST if fighter is not None else 0
        return "", words.say("battlecon-opt-cost", force=words.force(SUPPORT_COST), left=left_force)
    return words.advantage_text(what), words.say("battlecon-opt-free")


def help_text(words: MatchWords, decision: Decision, view: View) -> str:
    """Return advantages that others have used this beat, why supports are missing, and the meaning of a pass (BC-21, BC-34).

    Without the first a question that comes again after a pass would look as if the pass had failed.
    """
    lines = [_used_by(words, fighter) for fighter in view.fighters if fighter.seat != decision.seat and not fighter.out]
    if not view.legacy:
        lines += [_supports(words, decision, view), words.say("battlecon-aside-pass") if view.beat <= 1 else ""]
    return "\n".join(line for line in lines if line)


def _used_by(words: MatchWords, fighter: FighterView) -> str:
    """Return the tokens and supports that a fighter uses this beat; they lie open."""
    tokens = [_token_name(words, token.token, token.used) for token in fighter.tokens if token.used]
    names = [*tokens, *(words.part(name) for name in fighter.supports_used)]
    if not names:
        return ""
    return words.say("battlecon-aside-used-by", who=words.who(fighter.index), names=", ".join(names))


def _token_name(words: MatchWords, token: str, count: int) -> str:
    """Return a token by its name, several of a kind with their number."""
    named = "battlecon-opt-token" if count == 1 else "battlecon-opt-token-many"
    return words.say(named, name=words.token(token), count=count)


def _supports(words: MatchWords, decision: Decision, view: View) -> str:
    """Return why support tokens are not among the answers: too little force, or used already this beat."""
    own = [fighter for fighter in view.fighters if fighter.seat == decision.seat and not fighter.out]
    if not own:
        return ""
    have = force_of(view, own[0])
    if have < SUPPORT_COST:
        return words.say("battlecon-aside-no-force", cost=SUPPORT_COST, have=have)
    used = [(fighter, name) for fighter in own for name in fighter.supports_used]
    names = [
        words.say("battlecon-opt-of", who=words.who(fighter.index), what=words.part(name))
        if len(own) > 1
        else words.part(name)
        for fighter, name in used
    ]
    return words.say("battlecon-aside-used", names=", ".join(names)) if names else ""
