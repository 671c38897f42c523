"""What effects do in BattleCON, in words: movement, figures and rules, life, tokens and force, cards and markers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from words.battlecon.cards.base import Facts, MatchWords
from words.battlecon.log.event import Teller, acts, acts_with, has_card
from words.common.events import Said
from words.texts import figure, signed

OWN_WAYS = ("advance", "retreat", "close", "move", "teleport")
FOREIGN_WAYS = ("pull", "push", "shift")


# -------------------------------------------------------------------- movement


def _moved(told: MatchWords, facts: Facts) -> Said:
    fighter, by, way = facts["fighter"], facts["by"], facts["way"]
    start, end, passed = facts["start"], facts["end"], facts["passed"]
    args = {"by": _steps(told, facts), "start": start + 1, "end": end + 1}
    if by != fighter and (way in FOREIGN_WAYS or way == "teleport"):
        key = "battlecon-log-teleport-other" if way == "teleport" else f"battlecon-log-{way}"
        return Said(by, _past(told, told.say(key, whom=told.who(fighter), **args), way, passed), acts=True)
    key = f"battlecon-log-{way if way in OWN_WAYS else 'move'}"
    return Said(fighter, _past(told, told.say(key, **args), way, passed), acts=True)


def _steps(told: MatchWords, facts: Facts) -> str:
    """Return how many spaces a movement was; nothing in teams unless told, for allies jumped over do not count (BC-56)."""
    steps = facts.get("steps")
    if steps is None and not told.in_teams:
        steps = abs(facts["end"] - facts["start"]) - len(facts["passed"])
    return "" if steps is None else told.say("battlecon-log-by", by=steps)


def _past(told: MatchWords, does: str, way: str, passed: Sequence[int]) -> str:
    """Return a movement with whom it went past: who teleports moves past nobody (BC-53)."""
    if not passed or way == "teleport":
        return does
    if told.in_teams:
        return told.say("battlecon-log-past-names", does=does, names=told.all_who(passed))
    return told.say("battlecon-log-past-pull" if way in FOREIGN_WAYS else "battlecon-log-past", does=does)


# -------------------------------------------------------------------- figures and rules


def _lasting(told: MatchWords, facts: Facts, does: str) -> Said:
    """Return a change with how long it lasts and, if its owner is another, by whose card."""
    if facts["until"] != "beat":
        does = told.say(f"battlecon-log-until-{facts['until']}", does=does)
    if facts["owner"] != facts["target"]:
        source = told.say("battlecon-log-whose", source=told.source(facts["source"]), who=told.who(facts["owner"]))
        does = told.say("battlecon-log-from", does=does, source=source)
    return Said(facts["target"], does)


def stat_name(told: MatchWords, stat: str) -> str:
    """Return the name of a figure of an attack."""
    return told.say("battlecon-stat", stat=stat)


def _bonus(told: MatchWords, facts: Facts) -> Said:
    does = told.say("battlecon-log-bonus", stat=stat_name(told, facts["stat"]), by=signed(facts["by"]))
    return _lasting(told, facts, does)


def _equal(told: MatchWords, facts: Facts) -> Said:
    does = told.say("battlecon-log-equal", stat=stat_name(told, facts["stat"]), to=figure(facts["to"]))
    return _lasting(told, facts, does)


def _rule(told: MatchWords, facts: Facts) -> Said:
    return _lasting(told, facts, told.rule(facts["rule"], facts["value"], facts["target"]))


# -------------------------------------------------------------------- life, tokens, force


def _life(key: str, sign: int) -> Teller:
    """Return a teller for a change of life; `sign` 0: the amount is told without one."""

    def tell(told: MatchWords, facts: Facts) -> Said | None:
        amount = signed(sign * facts["amount"]) if sign else figure(facts["amount"])
        count = facts["amount"]
        does = told.say(key, amount=amount, count=count, life=told.life(facts["life"]))
        return Said(facts["fighter"], does, acts=not sign) if count else None

    return tell


def _tokens(told: MatchWords, facts: Facts) -> Said:
    name = told.quoted(told.token(facts["token"]))
    if facts["how"] == "given":
        to = told.who(facts["to"])
        does = told.say("battlecon-log-given", name=name, count=abs(facts["change"]), to=to)
        return Said(facts["fighter"], does, acts=True)
    change = {"change": signed(facts["change"]), "how": facts["how"], "supply": facts["supply"]}
    return Said(facts["fighter"], told.say("battlecon-log-tokens", name=name, **change))


def _force(told: MatchWords, facts: Facts) -> Said | None:
    gained, lost = facts["gained"], facts["lost"]
    if not gained and not lost:
        return None
    change = ", ".join([*([signed(gained)] if gained else []), *([signed(-lost)] if lost else [])])
    does = told.say("battlecon-log-force", change=change, force=facts["force"], pool=facts["pool"])
    return Said(facts["fighter"], does)


# -------------------------------------------------------------------- cards and markers


def _marker(told: MatchWords, facts: Facts) -> Said:
    fighter, start, end = facts["fighter"], facts["start"], facts["end"]
    marker = told.quoted(told.marker_name(facts["marker"], fighter))
    if end is None:
        place = 0 if start is None else start + 1
        return Said(fighter, told.say("battlecon-log-marker-removed", marker=marker, start=place), acts=True)
    if start is None:
        return Said(fighter, told.say("battlecon-log-marker-placed", marker=marker, end=end + 1), acts=True)
    return Said(fighter, told.say("battlecon-log-marker-moved", marker=marker, start=start + 1, end=end + 1), acts=True)


def _special(told: MatchWords, facts: Facts) -> Said:
    card = told.quoted(told.special(facts["card"], facts["fighter"]))
    key = "battlecon-log-card-active" if facts["active"] else "battlecon-log-card-inactive"
    return Said(facts["fighter"], told.say(key, card=card))


def _discarded(told: MatchWords, facts: Facts) -> Said:
    does = told.say("battlecon-log-discarded", kind=facts["kind"])
    if facts.get("card"):
        does = told.say("battlecon-log-discarded-card", does=does, card=told.card(facts["card"]))
    return Said(facts["fighter"], does, acts=True)


def _swapped(told: MatchWords, facts: Facts) -> Said:
    old, new = told.card(facts["old"]), told.card(facts["new"])
    return Said(facts["fighter"], told.say("battlecon-log-swapped", old=old, new=new), acts=True)


def _guess(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["fighter"], told.say("battlecon-log-guess", base=told.card(facts["base"])), acts=True)


def _guessed(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["fighter"], told.say("battlecon-log-guessed", right="yes" if facts["right"] else "no"))


def _recycled(told: MatchWords, facts: Facts) -> Said:
    back, first, second = (
        ", ".join(map(told.source, facts[pile])) or told.say("battlecon-log-nothing")
        for pile in ("back", "pile_1", "pile_2")
    )
    does = told.say("battlecon-log-recycled", back=back, first=first, second=second)
    return Said(facts["fighter"], does)


CHANGES: Mapping[str, Teller] = {
    "moved": _moved,
    "refused": acts("battlecon-log-refused"),
    "stayed": acts("battlecon-log-stayed"),
    "bonus": _bonus,
    "equal": _equal,
    "rule": _rule,
    "lost": _life("battlecon-log-lost", -1),
    "paid": _life("battlecon-log-paid", 0),
    "healed": _life("battlecon-log-healed", 1),
    "life_set": lambda told, facts: Said(
        facts["fighter"], told.say("battlecon-log-life-set", life=told.life(facts["life"]))
    ),
    "pool": lambda told, facts: Said(None, told.say("battlecon-log-pool", pool=facts["pool"])),
    "card_removed": has_card("battlecon-log-card-removed", "card"),
    "saved": lambda told, facts: Said(facts["fighter"], told.say("battlecon-log-saved", life=told.life(facts["life"]))),
    "tokens": _tokens,
    "force": _force,
    "marker": _marker,
    "card": _special,
    "discarded": _discarded,
    "swapped": _swapped,
    "added_style": acts_with("battlecon-log-added-style", "style"),
    "style_returned": has_card("battlecon-log-style-returned", "style"),
    "copied": acts_with("battlecon-log-copied", "style"),
    "taken": acts_with("battlecon-log-taken", "card"),
    "guess": _guess,
    "guessed": _guessed,
    "active": acts("battlecon-log-active"),
    "flipped": acts_with("battlecon-log-flipped", "card"),
    "recycled": _recycled,
}
"""What tells each kind of event that an effect may bring about."""
