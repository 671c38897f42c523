"""What champions do and suffer in the arena of Super Fantasy Brawl, in words: an event at a time."""

from __future__ import annotations

from collections.abc import Mapping

from words.brawl.cards.base import Facts, MatchWords
from words.brawl.log.event import Teller, acts, has
from words.common.events import Said
from words.texts import signed

OF_OTHERS = frozenset({"push", "pull", "force", "fear"})
"""Displacements: what one champion does to another (SB-68)."""


# -------------------------------------------------------------------- actions


def _action(told: MatchWords, facts: Facts) -> Said:
    name = told.quoted(told.card(facts["card"])) if facts["card"] else told.standard(facts["standard"]).name
    core = told.say("brawl-log-paid", core=facts["core"])
    return Said(facts["champion"], told.say("brawl-log-action", name=name, core=core))


def _back(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["champion"], told.say("brawl-log-back", hex=told.hex(facts["hex"])), acts=True)


def _moved(told: MatchWords, facts: Facts) -> Said:
    way, start, end = facts["way"], told.hex(facts["start"]), told.hex(facts["end"])
    if way in OF_OTHERS and facts["by"] != facts["champion"]:
        by, whom = facts["by"], told.whom(facts["champion"], "dat" if way in ("force", "fear") else "acc")
        return Said(by, told.say(f"brawl-log-{way}", whom=whom, start=start, end=end), acts=True)
    if facts["start"] < 0:
        does = told.say("brawl-log-from-gate", end=end)
    else:
        does = told.say(f"brawl-log-{'shift' if way in OF_OTHERS else way}", start=start, end=end)
    if facts["passed"]:
        does = told.say("brawl-log-passed", does=does, names=told.all_who(facts["passed"], "acc"))
    return Said(facts["champion"], does, acts=True)


def _unable(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["champion"], told.say("brawl-log-unable", way=facts["way"], steps=facts["steps"]))


def _trap(told: MatchWords, facts: Facts) -> Said:
    text = told.say("brawl-log-trap", hex=told.hex(facts["hex"]), trap=told.trap(facts["trap"]))
    return Said(facts["champion"], text)


# -------------------------------------------------------------------- attacks and skills


def _attack(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["champion"], told.say("brawl-log-attack", names=told.all_who(facts["targets"], "acc")), acts=True)


def _skill(told: MatchWords, facts: Facts) -> Said | None:
    others = [i for i in facts["targets"] if i != facts["champion"]]
    if not others:
        return None
    names = told.all_who(others, "acc")
    return Said(facts["champion"], told.say("brawl-log-skill", count=len(others), names=names), acts=True)


def _stopped(told: MatchWords, facts: Facts) -> Said:
    kind = told.pack.card[facts["card"]].kind
    return Said(facts["champion"], told.say("brawl-log-stopped", kind=kind))


def _reaction(told: MatchWords, facts: Facts) -> Said:
    args = {"name": told.name(facts["seat"]), "card": told.quoted(told.card(facts["card"]))}
    core = told.say("brawl-log-paid", core=facts["core"])
    return Said(None, told.say("brawl-log-reaction", whom=told.whom(facts["champion"]), core=core, **args))


def _figures(told: MatchWords, facts: Facts) -> Said:
    strength, defence = facts["strength"], facts["defence"]
    args = {"whom": told.whom(facts["target"]), "strength": strength, "defence": defence}
    if facts["ignored"]:
        return Said(None, told.say("brawl-log-figures-ignored", **args))
    return Said(None, told.say("brawl-log-figures", damage=max(strength - defence, 0), **args))


def _damage(told: MatchWords, facts: Facts) -> Said:
    amount = told.say("brawl-log-cause", cause=facts["kind"], amount=told.amount(facts["amount"]))
    return Said(facts["champion"], told.say("brawl-log-damage", amount=amount, now=now(told, facts)))


def now(told: MatchWords, facts: Facts) -> str:
    """Return the damage on a champion now, of how much health; what goes beyond it is told besides."""
    damage, health = facts["damage"], facts["health"]
    if damage > health:
        return told.say("brawl-log-now-over", health=health, over=damage - health)
    return told.say("brawl-log-now", damage=damage, health=health)


def _healed(told: MatchWords, facts: Facts) -> Said:
    return Said(facts["champion"], told.say("brawl-log-healed", amount=facts["amount"], damage=facts["damage"]))


def _out(told: MatchWords, facts: Facts) -> Said:
    args = {"team": told.team(facts["team"]), "gain": told.points(1), "points": facts["points"]}
    return Said(facts["champion"], told.say("brawl-log-out", **args))


# -------------------------------------------------------------------- states


def _stunned(told: MatchWords, facts: Facts) -> Said:
    if facts["card"] is None:
        return Said(facts["champion"], told.say("brawl-log-stunned-none"))
    card = told.quoted(told.card(facts["card"]))
    return Said(facts["champion"], told.say("brawl-log-stunned", card=card))


def effect_text(told: MatchWords, what: str, by: int, against: int) -> str:
    """Return what is in force on a champion: "+2 to defence", "immune to push", with whom it counts against if not all."""
    text = told.say("brawl-effect", what=what, by=signed(by))
    return text if against < 0 else told.say("brawl-effect-against", text=text, whom=told.whom(against))


def charge_text(told: MatchWords, on: int, source: str) -> str:
    """Return what waits for the next attack of this turn, by a champion or on one (`on`)."""
    key = "brawl-charge-on" if on >= 0 else "brawl-charge"
    whom = told.whom(on) if on >= 0 else ""
    return told.say(key, whom=whom, changes=told.next_attack(source), source=told.source(source))


def _effect(told: MatchWords, facts: Facts) -> Said:
    text = effect_text(told, facts["what"], facts["by"], facts["against"])
    return Said(facts["champion"], told.say("brawl-log-effect", text=text))


def _charged(told: MatchWords, facts: Facts) -> Said:
    text = charge_text(told, facts["on"], facts["source"])
    return Said(facts["champion"], text) if facts["champion"] >= 0 else Said(None, text[:1].upper() + text[1:])


def _again(told: MatchWords, facts: Facts) -> Said:
    if not facts["card"]:
        return Said(facts["champion"], told.say("brawl-log-again-ability"))
    return Said(facts["champion"], told.say("brawl-log-again", name=told.quoted(told.card(facts["card"]))))


FIGHT: Mapping[str, Teller] = {
    "action": _action,
    "back": _back,
    "moved": _moved,
    "unable": _unable,
    "trap": _trap,
    "attack": _attack,
    "skill": _skill,
    "stopped": _stopped,
    "reaction": _reaction,
    "no_reaction": lambda told, facts: Said(None, told.say("brawl-log-no-reaction", name=told.name(facts["seat"]))),
    "figures": _figures,
    "damage": _damage,
    "healed": _healed,
    "out": _out,
    "levelled": acts("brawl-log-levelled"),
    "rooted": has("brawl-log-rooted"),
    "stunned": _stunned,
    "effect": _effect,
    "charged": _charged,
    "protected": lambda told, facts: Said(facts["champion"], told.say("brawl-log-protected", what=facts["from"])),
    "again": _again,
    "rescued": lambda told, facts: Said(
        facts["champion"], told.say("brawl-log-rescued", hex=told.hex(facts["hex"])), acts=True
    ),
}
"""What tells each kind of event in the arena."""
