"""Attacks of BattleCON in words: range and distance, hit or miss, damage by its parts, stun with the figures compared."""

from __future__ import annotations

from engines.battlecon import events
from words.battlecon.cards.base import MatchWords
from words.common.clauses import Clause
from words.common.wording import Wording
from words.texts import figure

describe_blow = Wording[MatchWords, Clause | None]()
"""Functions that put events of an attack into clauses."""


@describe_blow.of(events.Attack)
def _attack(words: MatchWords, event: events.Attack) -> Clause:
    key = "battlecon-log-attack-again" if event.number > 1 else "battlecon-log-attack"
    return Clause(event.attacker, words.say(key), acts=True)


@describe_blow.of(events.Hit)
def _hit(words: MatchWords, event: events.Hit) -> Clause:
    does = words.say("battlecon-log-hit", reach=reach(words, event))
    return Clause(event.attacker, with_target(words, event.target, does))


@describe_blow.of(events.Missed)
def _missed(words: MatchWords, event: events.Missed) -> Clause:
    if event.why == "no_range":
        return Clause(event.attacker, words.say("battlecon-log-missed-no_range"))
    target = None if event.target is None or event.target < 0 else event.target
    key = "nobody" if event.why == "range" and target is None else event.why
    does = words.say(f"battlecon-log-missed-{key}", reach=reach(words, event))
    return Clause(event.attacker, does if target is None else with_target(words, target, does))


def with_target(words: MatchWords, target: int, does: str) -> str:
    """Return a clause about an attack with the name of its target, if there could be several."""
    return words.say("battlecon-log-at", target=words.who(target), does=does) if words.in_teams else does


def reach(words: MatchWords, event: events.Hit | events.Missed) -> str:
    """Return the comparison of range and distance: the range of the attack (none: it named spaces, or any) and the distance."""
    if event.distance is None:
        return words.say("battlecon-log-reach-alone", reach=words.reach(event.reach))
    if event.reach is None:
        return words.say("battlecon-log-reach-none", distance=event.distance)
    return words.say("battlecon-log-reach", reach=words.reach(event.reach), distance=event.distance)


@describe_blow.of(events.NoPower)
def _no_power(words: MatchWords, event: events.NoPower) -> Clause:
    return Clause(event.attacker, words.say("battlecon-log-no-power"))


# -------------------------------------------------------------------- damage and stun


@describe_blow.of(events.Damage)
def _damage(words: MatchWords, event: events.Damage) -> Clause:
    return Clause(event.fighter, damage_done(words, event))


def damage_done(words: MatchWords, event: events.Damage) -> str:
    """Return damage by its parts, and the life left: "5 − armour 1 = 4 damage, life 16"."""
    power, armour, taken = event.power, event.armour, event.taken
    points = words.say("battlecon-log-points", count=taken)
    if max(power - armour, 0) != taken:
        took = words.say("battlecon-log-took", count=taken)
        points = words.say("battlecon-log-points-capped", power=power, armour=armour, taken=took)
    elif armour:
        points = words.say("battlecon-log-points-armour", power=power, armour=armour, taken=points)
    return words.say("battlecon-log-damage", sum=points, life=words.life(event.life))


def guard_text(words: MatchWords, event: events.Damage, *, stunned: bool) -> str:
    """Return how damage stood to the guard, as far as the figures alone decide it; nothing to say is an empty text."""
    taken, guard = event.taken, event.guard
    if stunned:
        if guard is None or taken <= guard:
            return words.say("battlecon-log-stunned")
        return words.say("battlecon-log-stunned-by", taken=taken, guard=figure(guard))
    if guard is None or not 0 < taken <= guard or event.life <= 0:
        return ""
    return words.say("battlecon-log-held", taken=taken, guard=figure(guard))


@describe_blow.of(events.Stunned)
def _stunned(words: MatchWords, event: events.Stunned) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-stunned"))


@describe_blow.of(events.NotStunned)
def _not_stunned(words: MatchWords, event: events.NotStunned) -> Clause:
    return Clause(event.fighter, words.say(f"battlecon-log-not-stunned-{event.why}"))


@describe_blow.of(events.StaysStunned)
def _stays_stunned(words: MatchWords, event: events.StaysStunned) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-stays-stunned"))


@describe_blow.of(events.Recovered)
def _recovered(words: MatchWords, event: events.Recovered) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-recovered"))
