"""Events in the arena of Super Fantasy Brawl in words."""

from __future__ import annotations

from engines.brawl import events as happened
from words.brawl.cards.base import MatchWords
from words.common.clauses import Clause
from words.common.wording import Wording
from words.texts import signed

OF_OTHERS = frozenset({"push", "pull", "force", "fear"})
"""Displacements: what one champion does to another (SB-68)."""

describe_fight = Wording[MatchWords, Clause | None]()
"""Functions that put events in the arena into clauses, None where nothing happened."""


# -------------------------------------------------------------------- actions


@describe_fight.of(happened.ActionTaken)
def _action(words: MatchWords, event: happened.ActionTaken) -> Clause:
    return Clause(event.champion, describe_action(words, event))


def describe_action(words: MatchWords, event: happened.ActionTaken) -> str:
    """Return the card that is played or the standard action, with the core that it takes."""
    name = words.quoted(words.card(event.card)) if event.card else words.standard(event.standard).name  # type: ignore[arg-type]
    return words.say("brawl-log-action", name=name, core=words.say("brawl-log-paid", core=event.core))


@describe_fight.of(happened.Back)
def _back(words: MatchWords, event: happened.Back) -> Clause:
    return Clause(event.champion, words.say("brawl-log-back", hex=words.hex(event.hex)), acts=True)


@describe_fight.of(happened.Moved)
def _moved(words: MatchWords, event: happened.Moved) -> Clause:
    way, start, end = event.way, words.hex(event.start), words.hex(event.end)
    if way in OF_OTHERS and event.by != event.champion:
        whom = words.whom(event.champion, "dat" if way in ("force", "fear") else "acc")
        return Clause(event.by, words.say(f"brawl-log-{way}", whom=whom, start=start, end=end), acts=True)
    if event.start < 0:
        does = words.say("brawl-log-from-gate", end=end)
    else:
        does = words.say(f"brawl-log-{'shift' if way in OF_OTHERS else way}", start=start, end=end)
    if event.passed:
        does = words.say("brawl-log-passed", does=does, names=words.all_who(event.passed, "acc"))
    return Clause(event.champion, does, acts=True)


@describe_fight.of(happened.Unable)
def _unable(words: MatchWords, event: happened.Unable) -> Clause:
    return Clause(event.champion, words.say("brawl-log-unable", way=event.way, steps=event.steps))


@describe_fight.of(happened.Trap)
def _trap(words: MatchWords, event: happened.Trap) -> Clause:
    trap = words.trap(event.trap)  # type: ignore[arg-type]  # of the engine
    return Clause(event.champion, words.say("brawl-log-trap", hex=words.hex(event.hex), trap=trap))


@describe_fight.of(happened.Rescued)
def _rescued(words: MatchWords, event: happened.Rescued) -> Clause:
    return Clause(event.champion, words.say("brawl-log-rescued", hex=words.hex(event.hex)), acts=True)


# -------------------------------------------------------------------- attacks and skills


@describe_fight.of(happened.Attack)
def _attack(words: MatchWords, event: happened.Attack) -> Clause:
    return Clause(event.champion, words.say("brawl-log-attack", names=words.all_who(event.targets, "acc")), acts=True)


@describe_fight.of(happened.Skill)
def _skill(words: MatchWords, event: happened.Skill) -> Clause | None:
    others = [target for target in event.targets if target != event.champion]
    if not others:
        return None
    names = words.all_who(others, "acc")
    return Clause(event.champion, words.say("brawl-log-skill", count=len(others), names=names), acts=True)


@describe_fight.of(happened.Stopped)
def _attack_stopped(words: MatchWords, event: happened.Stopped) -> Clause:
    return Clause(event.champion, words.say("brawl-log-stopped", kind=words.pack.card[event.card].kind))


@describe_fight.of(happened.Reaction)
def _reaction(words: MatchWords, event: happened.Reaction) -> Clause:
    args = {"name": words.name(event.seat), "card": words.quoted(words.card(event.card))}
    core = words.say("brawl-log-paid", core=event.core)
    return Clause(None, words.say("brawl-log-reaction", whom=words.whom(event.champion), core=core, **args))


@describe_fight.of(happened.NoReaction)
def _no_reaction(words: MatchWords, event: happened.NoReaction) -> Clause:
    return Clause(None, words.say("brawl-log-no-reaction", name=words.name(event.seat)))


@describe_fight.of(happened.Figures)
def _figures(words: MatchWords, event: happened.Figures) -> Clause:
    args: dict[str, str | float] = {
        "whom": words.whom(event.target),
        "strength": event.strength,
        "defence": event.defence,
    }
    if event.ignored:
        return Clause(None, words.say("brawl-log-figures-ignored", **args))
    return Clause(None, words.say("brawl-log-figures", damage=max(event.strength - event.defence, 0), **args))


@describe_fight.of(happened.Again)
def _again(words: MatchWords, event: happened.Again) -> Clause:
    if not event.card:
        return Clause(event.champion, words.say("brawl-log-again-ability"))
    return Clause(event.champion, words.say("brawl-log-again", name=words.quoted(words.card(event.card))))


# -------------------------------------------------------------------- damage and levels


@describe_fight.of(happened.Damage)
def _damage(words: MatchWords, event: happened.Damage) -> Clause:
    return Clause(event.champion, describe_damage(words, event))


def describe_damage(words: MatchWords, event: happened.Damage) -> str:
    """Return the amount and kind of damage a champion takes, and the damage on it then."""
    amount = words.say("brawl-log-cause", cause=event.kind, amount=words.amount(event.amount))
    return words.say("brawl-log-damage", amount=amount, now=damage_now(words, event))


def damage_now(words: MatchWords, event: happened.Damage) -> str:
    """Return the damage on a champion now, out of his health; damage beyond his health is added as overkill."""
    damage, health = event.damage, event.health
    if damage > health:
        return words.say("brawl-log-now-over", health=health, over=damage - health)
    return words.say("brawl-log-now", damage=damage, health=health)


@describe_fight.of(happened.Healed)
def _healed(words: MatchWords, event: happened.Healed) -> Clause:
    return Clause(event.champion, words.say("brawl-log-healed", amount=event.amount, damage=event.damage))


@describe_fight.of(happened.Out)
def _out(words: MatchWords, event: happened.Out) -> Clause:
    args: dict[str, str | float] = {"team": words.team(event.team), "gain": words.points(1), "points": event.points}
    return Clause(event.champion, words.say("brawl-log-out", **args))


@describe_fight.of(happened.Levelled)
def _levelled(words: MatchWords, event: happened.Levelled) -> Clause:
    return Clause(event.champion, words.say("brawl-log-levelled"), acts=True)


# -------------------------------------------------------------------- states


@describe_fight.of(happened.Rooted)
def _rooted(words: MatchWords, event: happened.Rooted) -> Clause:
    return Clause(event.champion, words.say("brawl-log-rooted"))


@describe_fight.of(happened.Stunned)
def _stunned(words: MatchWords, event: happened.Stunned) -> Clause:
    if event.card is None:
        return Clause(event.champion, words.say("brawl-log-stunned-none"))
    return Clause(event.champion, words.say("brawl-log-stunned", card=words.quoted(words.card(event.card))))


def effect_text(words: MatchWords, what: str, by: int, against: int) -> str:
    """Return an effect in force on a champion: "+2 to defence", "immune to push"; and whom it counts against if not all."""
    text = words.say("brawl-effect", what=what, by=signed(by))
    return text if against < 0 else words.say("brawl-effect-against", text=text, whom=words.whom(against))


def charge_text(words: MatchWords, on: int, source: str) -> str:
    """Return a charge for the next attack of this turn, by a champion or on one (`on`)."""
    key = "brawl-charge-on" if on >= 0 else "brawl-charge"
    whom = words.whom(on) if on >= 0 else ""
    return words.say(key, whom=whom, changes=words.next_attack(source), source=words.source(source))


@describe_fight.of(happened.EffectPut)
def _effect(words: MatchWords, event: happened.EffectPut) -> Clause:
    text = effect_text(words, event.what, event.by, event.against)
    return Clause(event.champion, words.say("brawl-log-effect", text=text))


@describe_fight.of(happened.Charged)
def _charged(words: MatchWords, event: happened.Charged) -> Clause:
    text = charge_text(words, event.on, event.source)
    return Clause(event.champion, text) if event.champion >= 0 else Clause(None, text[:1].upper() + text[1:])


@describe_fight.of(happened.Protected)
def _protected(words: MatchWords, event: happened.Protected) -> Clause:
    return Clause(event.champion, words.say("brawl-log-protected", what=event.from_))
