"""Changes by effects of BattleCON in words: movement, figures and rules, life, tokens and force, markers."""

from __future__ import annotations

from engines.battlecon import events
from words.battlecon.cards.base import MatchWords
from words.common.clauses import Clause
from words.common.wording import Wording
from words.texts import figure, signed

OWN_WAYS = ("advance", "retreat", "close", "move", "teleport")
FOREIGN_WAYS = ("pull", "push", "shift")

describe_change = Wording[MatchWords, Clause | None]()
"""Functions that put events of effects into clauses."""


# -------------------------------------------------------------------- movement


@describe_change.of(events.Moved)
def _moved(words: MatchWords, event: events.Moved) -> Clause:
    by, way = event.by, event.way
    args: dict[str, str | int] = {"by": _steps(words, event), "start": event.start + 1, "end": event.end + 1}
    if by != event.fighter and (way in FOREIGN_WAYS or way == "teleport"):
        key = "battlecon-log-teleport-other" if way == "teleport" else f"battlecon-log-{way}"
        return Clause(by, _past(words, words.say(key, whom=words.who(event.fighter), **args), event), acts=True)
    key = f"battlecon-log-{way if way in OWN_WAYS else 'move'}"
    return Clause(event.fighter, _past(words, words.say(key, **args), event), acts=True)


def _steps(words: MatchWords, event: events.Moved) -> str:
    """Return how many spaces a movement was; nothing in teams, for allies jumped over do not count (BC-56)."""
    if words.in_teams:
        return ""
    return words.say("battlecon-log-by", by=abs(event.end - event.start) - len(event.passed))


def _past(words: MatchWords, does: str, event: events.Moved) -> str:
    """Return a movement with the fighters that it passed; a teleport goes past nobody (BC-53)."""
    if not event.passed or event.way == "teleport":
        return does
    if words.in_teams:
        return words.say("battlecon-log-past-names", does=does, names=words.all_who(event.passed))
    return words.say("battlecon-log-past-pull" if event.way in FOREIGN_WAYS else "battlecon-log-past", does=does)


@describe_change.of(events.Refused)
def _refused(words: MatchWords, event: events.Refused) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-refused"), acts=True)


@describe_change.of(events.Stayed)
def _stayed(words: MatchWords, event: events.Stayed) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-stayed"), acts=True)


# -------------------------------------------------------------------- figures and rules


def stat_name(words: MatchWords, stat: str) -> str:
    """Return the name of a figure of an attack."""
    return words.say("battlecon-stat", stat=stat)


@describe_change.of(events.Bonus)
def _bonus(words: MatchWords, event: events.Bonus) -> Clause:
    does = words.say("battlecon-log-bonus", stat=stat_name(words, event.stat), by=signed(event.by))
    return _lasting(words, event, does)


@describe_change.of(events.Equal)
def _equal(words: MatchWords, event: events.Equal) -> Clause:
    does = words.say("battlecon-log-equal", stat=stat_name(words, event.stat), to=figure(event.to))
    return _lasting(words, event, does)


@describe_change.of(events.Rule)
def _rule(words: MatchWords, event: events.Rule) -> Clause:
    return _lasting(words, event, words.rule(event.rule, event.value, event.target))


def _lasting(words: MatchWords, event: events.Bonus | events.Equal | events.Rule, does: str) -> Clause:
    """Return a change with how long it lasts and, if its owner is another, by whose card."""
    if event.until != "beat":
        does = words.say(f"battlecon-log-until-{event.until}", does=does)
    if event.owner != event.target:
        source = words.say("battlecon-log-whose", source=words.source(event.source), who=words.who(event.owner))
        does = words.say("battlecon-log-from", does=does, source=source)
    return Clause(event.target, does)


# -------------------------------------------------------------------- life


@describe_change.of(events.Lost)
def _lost(words: MatchWords, event: events.Lost) -> Clause | None:
    return Clause(event.fighter, _life(words, "lost", event, signed(-event.amount))) if event.amount else None


@describe_change.of(events.Paid)
def _paid(words: MatchWords, event: events.Paid) -> Clause | None:
    does = _life(words, "paid", event, figure(event.amount))
    return Clause(event.fighter, does, acts=True) if event.amount else None


@describe_change.of(events.Healed)
def _healed(words: MatchWords, event: events.Healed) -> Clause | None:
    return Clause(event.fighter, _life(words, "healed", event, signed(event.amount))) if event.amount else None


def _life(words: MatchWords, key: str, event: events.Lost | events.Paid | events.Healed, amount: str) -> str:
    return words.say(f"battlecon-log-{key}", amount=amount, count=event.amount, life=words.life(event.life))


@describe_change.of(events.LifeSet)
def _life_set(words: MatchWords, event: events.LifeSet) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-life-set", life=words.life(event.life)))


@describe_change.of(events.Saved)
def _saved(words: MatchWords, event: events.Saved) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-saved", life=words.life(event.life)))


# -------------------------------------------------------------------- tokens, force, markers


@describe_change.of(events.Tokens)
def _tokens(words: MatchWords, event: events.Tokens) -> Clause:
    name = words.quoted(words.token(event.token))
    if event.how == "given" and event.to is not None:
        to = words.who(event.to)
        return Clause(
            event.fighter, words.say("battlecon-log-given", name=name, count=abs(event.change), to=to), acts=True
        )
    change: dict[str, str | int] = {"change": signed(event.change), "how": event.how, "supply": event.supply}
    return Clause(event.fighter, words.say("battlecon-log-tokens", name=name, **change))


@describe_change.of(events.Force)
def _force(words: MatchWords, event: events.Force) -> Clause | None:
    gained, lost = event.gained, event.lost
    if not gained and not lost:
        return None
    change = ", ".join([*([signed(gained)] if gained else []), *([signed(-lost)] if lost else [])])
    return Clause(event.fighter, words.say("battlecon-log-force", change=change, force=event.force, pool=event.pool))


@describe_change.of(events.Pool)
def _pool(words: MatchWords, event: events.Pool) -> Clause:
    return Clause(None, words.say("battlecon-log-pool", pool=event.pool))


@describe_change.of(events.Marker)
def _marker(words: MatchWords, event: events.Marker) -> Clause:
    fighter, start, end = event.fighter, event.start, event.end
    marker = words.quoted(words.marker_name(event.marker, fighter))
    if end is None:
        place = 0 if start is None else start + 1
        return Clause(fighter, words.say("battlecon-log-marker-removed", marker=marker, start=place), acts=True)
    if start is None:
        return Clause(fighter, words.say("battlecon-log-marker-placed", marker=marker, end=end + 1), acts=True)
    return Clause(
        fighter, words.say("battlecon-log-marker-moved", marker=marker, start=start + 1, end=end + 1), acts=True
    )
