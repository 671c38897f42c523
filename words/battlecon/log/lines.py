"""What happened in BattleCON, in words: every kind of event as a line of the log."""

from __future__ import annotations

from collections.abc import Mapping

from engines.battlecon.board import SUPPORT_COST
from words.battlecon.cards.base import Facts, MatchWords, short
from words.battlecon.log.attacks import BLOWS
from words.battlecon.log.changes import CHANGES
from words.battlecon.log.ending import ending
from words.battlecon.log.event import Teller, acts, has
from words.common.events import Said, whole
from words.texts import figure


def line(told: MatchWords, kind: str, facts: Facts) -> str | None:
    """Return one event as a line of the log, None where nothing happened. Raises KeyError for an unknown kind."""
    said = says(told, kind, facts)
    return None if said is None else whole(told, said)


def says(told: MatchWords, kind: str, facts: Facts) -> Said | None:
    """Return what one event says, None where nothing happened. Raises KeyError for an unknown kind."""
    told.learn(kind, facts)
    return TELLERS[kind](told, facts)


# -------------------------------------------------------------------- before the fight


def _fighter(told: MatchWords, facts: Facts) -> Said:
    name, fighter = told.name(facts["seat"]), told.fighter(facts["kit"])
    return Said(None, told.say("battlecon-log-fighter", name=name, fighter=fighter))


def _banned(told: MatchWords, facts: Facts) -> Said:
    name, fighter = told.name(facts["seat"]), told.fighter(facts["kit"])
    return Said(None, told.say("battlecon-log-banned", name=name, fighter=fighter))


def _side(told: MatchWords, facts: Facts) -> Said:
    card = told.quoted(told.card(facts["card"]))
    return Said(facts["fighter"], told.say("battlecon-log-finisher-side", card=card))


def _discards(told: MatchWords, facts: Facts) -> Said:
    first, second = (told.pair(*facts[pile]) for pile in ("pile_1", "pile_2"))
    return Said(facts["fighter"], told.say("battlecon-log-discards", first=first, second=second))


# -------------------------------------------------------------------- a beat


def _advantage(told: MatchWords, facts: Facts) -> Said:
    what = facts["what"].partition(":")[0]
    name = told.quoted(told.source(what))
    if what in told.pack.token:
        does = told.say("battlecon-log-token-used", name=name, count=facts["count"])
    elif told.is_support(what):
        does = told.say("battlecon-log-support", name=name, force=told.force(SUPPORT_COST))
    else:
        does = told.say("battlecon-log-advantage", name=name)
    return Said(facts["fighter"], does)


def _revealed(told: MatchWords, facts: Facts) -> Said:
    pair, figures = told.pair(facts["style"], facts["base"]), short(told.sums_told(facts["figures"]))
    return Said(facts["fighter"], told.say("battlecon-log-revealed", pair=pair, figures=figures))


def _finisher(told: MatchWords, facts: Facts) -> Said:
    card, force = told.quoted(told.card(facts["card"])), told.force(facts["cost"])
    return Said(facts["fighter"], told.say("battlecon-log-finisher", card=card, force=force))


def _order(told: MatchWords, facts: Facts) -> Said:
    made = {fighter: figure(priority) + ("▲" if tie else "") for fighter, priority, tie in facts["priorities"]}
    order = [*facts["order"], *(fighter for fighter in made if fighter not in facts["order"])]
    figures = ", ".join(f"{told.who(fighter)} {made[fighter]}" for fighter in order)
    if len(order) > 2:
        return Said(None, told.say("battlecon-log-order-team", figures=figures))
    return Said(None, told.say("battlecon-log-order", figures=figures, who=told.who(order[0])))


def _passed(told: MatchWords, facts: Facts) -> Said:
    """A fighter passes, or a whole side (BC-64)."""
    does = told.say("battlecon-log-passed")
    if "fighter" in facts:
        return Said(facts["fighter"], does)
    return Said(None, told.say("said-has", who=told.team(facts["team"]), does=does))


def _tied(told: MatchWords, facts: Facts) -> Said:
    return Said(None, told.say("battlecon-log-tied-caused" if facts["caused"] else "battlecon-log-tied"))


def _clash(told: MatchWords, facts: Facts) -> Said:
    laid = [
        told.say("battlecon-log-base", who=told.who(fighter), base=told.card(base)) for fighter, base in facts["bases"]
    ]
    key = "battlecon-log-clash-caused" if facts.get("caused") else "battlecon-log-clash"
    return Said(None, told.say(key, bases="; ".join(laid)))


def _effect(told: MatchWords, facts: Facts) -> Said:
    source, text = told.quoted(told.source(facts["source"])), told.effect(facts["effect"])
    if text is None:
        return Said(facts["fighter"], source)
    does = told.say("battlecon-log-effect-when", when=text.when, text=text.text) if text.when else text.text
    return Said(facts["fighter"], told.say("battlecon-log-effect", source=source, text=does))


# -------------------------------------------------------------------- the end


def _removed(told: MatchWords, facts: Facts) -> Said:
    seat = facts["seat"]
    return Said(None, told.say("battlecon-log-removed", letter=told.letter(seat), name=told.name(seat)))


TELLERS: Mapping[str, Teller] = {
    **CHANGES,
    **BLOWS,
    "fighter": _fighter,
    "banned": _banned,
    "first": lambda told, facts: Said(None, told.say("battlecon-log-first", who=told.who(facts["fighter"]))),
    "placed": lambda told, facts: Said(
        facts["fighter"], told.say("battlecon-log-placed", space=facts["space"] + 1), acts=True
    ),
    "finisher_side": _side,
    "discards": _discards,
    "beat": lambda told, facts: Said(None, told.say("battlecon-log-beat", beat=facts["beat"])),
    "no_cards": has("battlecon-log-no-cards"),
    "laid": has("battlecon-log-laid"),
    "advantage": _advantage,
    "passed": _passed,
    "revealed": _revealed,
    "finisher": _finisher,
    "order": _order,
    "tied": _tied,
    "clash": _clash,
    "no_bases": lambda told, _: Said(None, told.say("battlecon-log-no-bases")),
    "phase": lambda told, facts: Said(
        None, told.say("battlecon-log-phase", phase=told.say(f"battlecon-phase-{facts['phase']}"))
    ),
    "effect": _effect,
    "out": acts("battlecon-log-out"),
    "time_up": lambda told, _: Said(None, told.say("battlecon-log-time-up")),
    "last_beat": lambda told, _: Said(None, told.say("battlecon-log-last-beat")),
    "removed": _removed,
    "over": lambda told, facts: Said(None, ending(told, facts["winners"], facts["reason"])),
}
"""What tells each kind of event."""
