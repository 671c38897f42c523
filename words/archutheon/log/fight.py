"""Events of the execution of cards of Archutheon in words."""

from __future__ import annotations

from msgspec import UNSET

from engines.archutheon import events as happened
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.sums import changed_sum, sum_text
from words.common.clauses import Clause
from words.common.wording import Wording
from words.texts import figure

describe_fight = Wording[MatchWords, Clause | None]()
"""Functions that put events of the execution into clauses, None where nothing happened."""


# -------------------------------------------------------------------- cards


@describe_fight.of(happened.Executes)
def _executes(words: MatchWords, event: happened.Executes) -> Clause:
    name = words.card_name(event.card) if event.card else words.say("archutheon-slot-attack")
    return Clause(event.hero, words.say("archutheon-log-executes", card=name, how=executed_so(words, event)))


def executed_so(words: MatchWords, event: happened.Executes) -> str:
    """Return the speed of an executed card, and whether its property is used.

    A base boost or a passive may have given it the property of another speed than that of its slot.
    """
    part = "no" if not event.property else "yes" if event.property == event.speed else event.property
    return words.say("archutheon-log-how", speed=event.speed, property=part)


@describe_fight.of(happened.Revealed)
def _revealed(words: MatchWords, event: happened.Revealed) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-revealed", card=words.card_name(event.card)))


@describe_fight.of(happened.Skipped)
def _skipped(words: MatchWords, event: happened.Skipped) -> Clause:
    who = event.hero if event.hero >= 0 else None
    name = words.card_name(event.card) if event.card else words.say("archutheon-slot-attack")
    return Clause(who, words.say("archutheon-log-skipped", card=name, why=skipped_why(words, event)))


def skipped_why(words: MatchWords, event: happened.Skipped) -> str:
    """Return why a declared card, or a part of it, does nothing."""
    return words.say("archutheon-log-why", why=event.why)


@describe_fight.of(happened.Guarded)
def _guarded(words: MatchWords, event: happened.Guarded) -> Clause:
    text = words.say("archutheon-block", kind=event.kind, n=event.by)
    card = words.card_name(event.card)
    if event.kind in ("dodge", "hop"):
        return Clause(event.hero, words.say("archutheon-log-avoids", card=card, text=text))
    losses = (("element", event.element), ("direction", event.direction), ("ally", event.distance))
    less = "".join(f" {words.say('archutheon-opt-block-less', by=by, why=why)}" for why, by in losses if by)
    return Clause(event.hero, words.say("archutheon-log-guarded", card=card, text=text, less=less, value=event.value))


@describe_fight.of(happened.Stopped)
def _card_stopped(words: MatchWords, event: happened.Stopped) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-stopped", card=words.card_name(event.card), part=event.part))


@describe_fight.of(happened.TargetChanged)
def _target_changed(words: MatchWords, event: happened.TargetChanged) -> Clause:
    return Clause(None, words.say("archutheon-log-target", card=words.card_name(event.card), who=words.who(event.hero)))


@describe_fight.of(happened.Helped)
def _helped(words: MatchWords, event: happened.Helped) -> Clause:
    names = {"card": words.card_name(event.card), "helped": words.card_name(event.helped)}
    return Clause(None, words.say("archutheon-log-helped", **names))


@describe_fight.of(happened.DeferredLaid)
def _deferred(words: MatchWords, event: happened.DeferredLaid) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-deferred", card=words.card_name(event.card)))


@describe_fight.of(happened.DeferredActs)
def _deferred_acts(words: MatchWords, event: happened.DeferredActs) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-deferred-acts", card=words.card_name(event.card)))


# -------------------------------------------------------------------- health


@describe_fight.of(happened.Struck)
def _struck(words: MatchWords, event: happened.Struck) -> Clause:
    text = words.say("archutheon-log-struck", damage=struck_sum(words, event), health=max(event.health, 0))
    return Clause(event.hero, text)


def struck_sum(words: MatchWords, event: happened.Struck) -> str:
    """Return the damage of a hit as a sum."""
    addends = () if event.addends is UNSET else event.addends
    losses = (event.blocked, event.armour, event.leader, event.barrier)
    return sum_text(words, addends, event.full, losses, event.dealt)


@describe_fight.of(happened.Hurt)
def _hurt(words: MatchWords, event: happened.Hurt) -> Clause:
    amount = figure(event.amount)
    if event.changes is not UNSET and event.changes:
        amount = changed_sum(words, event.amount, event.changes)
    text = words.say("archutheon-log-hurt", amount=amount, cause=event.cause, health=max(event.health, 0))
    return Clause(event.hero, text)


@describe_fight.of(happened.Halved)
def _halved(words: MatchWords, event: happened.Halved) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-halved", health=event.health))


@describe_fight.of(happened.Healed)
def _healed(words: MatchWords, event: happened.Healed) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-healed", amount=event.amount, health=event.health))


@describe_fight.of(happened.Died)
def _died(words: MatchWords, event: happened.Died) -> Clause:
    if not event.cards:
        return Clause(event.hero, words.say("archutheon-log-died"))
    return Clause(event.hero, words.say("archutheon-log-died-cards", cards=words.cards(event.cards)))


@describe_fight.of(happened.Warded)
def _warded(words: MatchWords, event: happened.Warded) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-warded"))


@describe_fight.of(happened.Saved)
def _saved(words: MatchWords, event: happened.Saved) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-saved", source=words.source(event.source)))


# -------------------------------------------------------------------- places and permanents


@describe_fight.of(happened.Moved)
def _moved(words: MatchWords, event: happened.Moved) -> Clause:
    places = {"start": words.cell(event.start), "end": words.cell(event.end)}
    return Clause(event.hero, words.say("archutheon-log-moved", way=event.way, **places))


@describe_fight.of(happened.Stayed)
def _stayed(words: MatchWords, event: happened.Stayed) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-stayed", way=event.way, why=event.why))


@describe_fight.of(happened.Put)
def _put(words: MatchWords, event: happened.Put) -> Clause:
    key = "archutheon-log-annihilated" if event.annihilated else "archutheon-log-put"
    return Clause(event.hero, words.say(key, permanent=event.what, case="nom" if event.annihilated else "acc"))


@describe_fight.of(happened.Unchanged)
def _unchanged(words: MatchWords, event: happened.Unchanged) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-unchanged", permanent=event.what, case="nom", why=event.why))


@describe_fight.of(happened.Lifted)
def _lifted(words: MatchWords, event: happened.Lifted) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-lifted", names=words.permanents(event.what), why=event.why))


@describe_fight.of(happened.LaidAside)
def _laid_aside(words: MatchWords, event: happened.LaidAside) -> Clause:
    if not event.what:
        return Clause(None, words.say("archutheon-log-cleared", area=words.area(event.area)))
    return Clause(None, words.say("archutheon-log-laid", area=words.area(event.area), what=words.aside(event.what)))


@describe_fight.of(happened.HeroElement)
def _hero_element(words: MatchWords, event: happened.HeroElement) -> Clause:
    return Clause(event.hero, words.say("archutheon-log-element", element=event.element or "none"))


@describe_fight.of(happened.ThingMoved)
def _thing(words: MatchWords, event: happened.ThingMoved) -> Clause:
    name = words.thing(event.thing)
    if event.start < 0:
        return Clause(None, words.say("archutheon-log-placed", thing=name, cell=words.cell(event.end)))
    places = {"start": words.cell(event.start), "end": words.cell(event.end)}
    return Clause(None, words.say("archutheon-log-carried", thing=name, **places))
