"""Attacks of BattleCON in words: range and distance, hit or miss, damage by its parts, stun with the figures compared."""

from __future__ import annotations

from collections.abc import Mapping

from words.battlecon.cards.base import Facts, MatchWords
from words.battlecon.log.event import Teller, has
from words.common.events import Said
from words.texts import figure


def _attack(told: MatchWords, facts: Facts) -> Said:
    again = facts["number"] > 1
    return Said(
        facts["attacker"], told.say("battlecon-log-attack-again" if again else "battlecon-log-attack"), acts=True
    )


def _hit(told: MatchWords, facts: Facts) -> Said:
    does = told.say("battlecon-log-hit", reach=_reach(told, facts))
    return Said(facts["attacker"], at(told, facts["target"], does))


def _missed(told: MatchWords, facts: Facts) -> Said:
    attacker, why = facts["attacker"], facts["why"]
    if why == "no_range":
        return Said(attacker, told.say("battlecon-log-missed-no_range"))
    target = None if facts["target"] is None or facts["target"] < 0 else facts["target"]
    key = "nobody" if why == "range" and target is None else why
    does = told.say(f"battlecon-log-missed-{key}", reach=_reach(told, facts))
    return Said(attacker, does if target is None else at(told, target, does))


def at(told: MatchWords, target: int, does: str) -> str:
    """Return what an attack does with the name of whom it is at, if that could be several."""
    return told.say("battlecon-log-at", target=told.who(target), does=does) if told.in_teams else does


def _reach(told: MatchWords, facts: Facts) -> str:
    """Return what was compared: the range of the attack (none: it named spaces, or any) and the distance."""
    if facts["distance"] is None:
        return told.say("battlecon-log-reach-alone", reach=told.reach(facts["reach"]))
    if facts["reach"] is None:
        return told.say("battlecon-log-reach-none", distance=facts["distance"])
    return told.say("battlecon-log-reach", reach=told.reach(facts["reach"]), distance=facts["distance"])


def damage_done(told: MatchWords, facts: Facts) -> str:
    """Return damage by its parts, and the life left: "5 − armour 1 = 4 damage, life 16"."""
    power, armour, taken = facts["power"], facts["armour"], facts["taken"]
    points = told.say("battlecon-log-points", count=taken)
    if max(power - armour, 0) != taken:
        took = told.say("battlecon-log-took", count=taken)
        points = told.say("battlecon-log-points-capped", power=power, armour=armour, taken=took)
    elif armour:
        points = told.say("battlecon-log-points-armour", power=power, armour=armour, taken=points)
    return told.say("battlecon-log-damage", sum=points, life=told.life(facts["life"]))


def judged(told: MatchWords, facts: Facts, *, stunned: bool) -> str:
    """Return how damage stood to the guard, as far as the figures alone decide it; nothing to say is an empty text."""
    taken, guard = facts["taken"], facts["guard"]
    if stunned:
        if guard is None or taken <= guard:
            return told.say("battlecon-log-stunned")
        return told.say("battlecon-log-stunned-by", taken=taken, guard=figure(guard))
    if guard is None or not 0 < taken <= guard or facts["life"] <= 0:
        return ""
    return told.say("battlecon-log-held", taken=taken, guard=figure(guard))


def _damage(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["fighter"], damage_done(told, facts))


def _stunned(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["fighter"], told.say("battlecon-log-stunned"))


def _not_stunned(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["fighter"], told.say(f"battlecon-log-not-stunned-{facts['why']}"))


BLOWS: Mapping[str, Teller] = {
    "attack": _attack,
    "hit": _hit,
    "missed": _missed,
    "damage": _damage,
    "stunned": _stunned,
    "not_stunned": _not_stunned,
    "stays_stunned": has("battlecon-log-stays-stunned"),
    "no_power": lambda told, facts: Said(facts["attacker"], told.say("battlecon-log-no-power")),
    "recovered": has("battlecon-log-recovered"),
}
"""What tells each kind of event of an attack."""
