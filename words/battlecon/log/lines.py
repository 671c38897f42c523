"""Events of BattleCON, in words: every kind of event as a line of the log."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import SUPPORT_COST
from engines.kernel.events import Event
from words.battlecon.cards.base import MatchWords, short
from words.battlecon.log.attacks import describe_blow
from words.battlecon.log.cards import describe_card
from words.battlecon.log.changes import describe_change
from words.battlecon.log.ending import ending
from words.common.clauses import Clause, line_of
from words.common.wording import Wording
from words.texts import figure

describe = Wording[MatchWords, Clause | None](describe_blow, describe_change, describe_card)
"""Functions that put events into clauses, None where nothing happened. Raises KeyError for another game's event."""


def line(words: MatchWords, event: Event) -> str | None:
    """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
    clause = describe(words, event)
    return None if clause is None else line_of(words, clause)


# -------------------------------------------------------------------- before the fight


@describe.of(events.Fighter)
def _fighter(words: MatchWords, event: events.Fighter) -> Clause:
    return Clause(
        None, words.say("battlecon-log-fighter", name=words.name(event.seat), fighter=words.fighter(event.kit))
    )


@describe.of(events.Banned)
def _banned(words: MatchWords, event: events.Banned) -> Clause:
    return Clause(
        None, words.say("battlecon-log-banned", name=words.name(event.seat), fighter=words.fighter(event.kit))
    )


@describe.of(events.First)
def _first(words: MatchWords, event: events.First) -> Clause:
    return Clause(None, words.say("battlecon-log-first", who=words.who(event.fighter)))


@describe.of(events.Placed)
def _placed(words: MatchWords, event: events.Placed) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-placed", space=event.space + 1), acts=True)


@describe.of(events.FinisherSide)
def _finisher_side(words: MatchWords, event: events.FinisherSide) -> Clause:
    card = words.quoted(words.card(event.card))
    return Clause(event.fighter, words.say("battlecon-log-finisher-side", card=card))


@describe.of(events.Discards)
def _discards(words: MatchWords, event: events.Discards) -> Clause:
    first, second = words.pair(*event.pile_1), words.pair(*event.pile_2)
    return Clause(event.fighter, words.say("battlecon-log-discards", first=first, second=second))


# -------------------------------------------------------------------- a beat


@describe.of(events.Beat)
def _beat(words: MatchWords, event: events.Beat) -> Clause:
    return Clause(None, words.say("battlecon-log-beat", beat=event.beat))


@describe.of(events.Phase)
def _phase(words: MatchWords, event: events.Phase) -> Clause:
    return Clause(None, words.say("battlecon-log-phase", phase=words.say(f"battlecon-phase-{event.phase}")))


@describe.of(events.NoCards)
def _no_cards(words: MatchWords, event: events.NoCards) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-no-cards"))


@describe.of(events.Laid)
def _laid(words: MatchWords, event: events.Laid) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-laid"))


@describe.of(events.Advantage)
def _advantage(words: MatchWords, event: events.Advantage) -> Clause:
    what = event.what.partition(":")[0]
    name = words.quoted(words.source(what))
    if what in words.pack.token:
        does = words.say("battlecon-log-token-used", name=name, count=event.count)
    elif words.is_support(what):
        does = words.say("battlecon-log-support", name=name, force=words.force(SUPPORT_COST))
    else:
        does = words.say("battlecon-log-advantage", name=name)
    return Clause(event.fighter, does)


@describe.of(events.Passed)
def _passed(words: MatchWords, event: events.Passed) -> Clause:
    does = words.say("battlecon-log-passed")
    return Clause(None, words.say("clause-has", who=words.team(event.team), does=does))


@describe.of(events.Revealed)
def _revealed(words: MatchWords, event: events.Revealed) -> Clause:
    pair, figures = words.pair(event.style, event.base), short(words.revealed_figures(event.figures))
    return Clause(event.fighter, words.say("battlecon-log-revealed", pair=pair, figures=figures))


@describe.of(events.Finisher)
def _finisher(words: MatchWords, event: events.Finisher) -> Clause:
    card, force = words.quoted(words.card(event.card)), words.force(event.cost)
    return Clause(event.fighter, words.say("battlecon-log-finisher", card=card, force=force))


@describe.of(events.Order)
def _order(words: MatchWords, event: events.Order) -> Clause:
    made = {fighter: figure(priority) + ("▲" if tie else "") for fighter, priority, tie in event.priorities}
    order = [*event.order, *(fighter for fighter in made if fighter not in event.order)]
    figures = ", ".join(f"{words.who(fighter)} {made[fighter]}" for fighter in order)
    if len(order) > 2:
        return Clause(None, words.say("battlecon-log-order-team", figures=figures))
    return Clause(None, words.say("battlecon-log-order", figures=figures, who=words.who(order[0])))


@describe.of(events.Tied)
def _tied(words: MatchWords, event: events.Tied) -> Clause:
    return Clause(None, words.say("battlecon-log-tied-caused" if event.caused else "battlecon-log-tied"))


@describe.of(events.Clash)
def _clash(words: MatchWords, event: events.Clash) -> Clause:
    bases = [
        words.say("battlecon-log-base", who=words.who(fighter), base=words.card(base)) for fighter, base in event.bases
    ]
    return Clause(None, words.say("battlecon-log-clash", bases="; ".join(bases)))


@describe.of(events.NoBases)
def _no_bases(words: MatchWords, _event: events.NoBases) -> Clause:
    return Clause(None, words.say("battlecon-log-no-bases"))


@describe.of(events.Effect)
def _effect(words: MatchWords, event: events.Effect) -> Clause:
    source, text = words.quoted(words.source(event.source)), words.effect(event.effect)
    if text is None:
        return Clause(event.fighter, source)
    does = words.say("battlecon-log-effect-when", when=text.when, text=text.text) if text.when else text.text
    return Clause(event.fighter, words.say("battlecon-log-effect", source=source, text=does))


@describe.of(events.Active)
def _active(words: MatchWords, event: events.Active) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-active"), acts=True)


# -------------------------------------------------------------------- the end


@describe.of(events.Out)
def _out(words: MatchWords, event: events.Out) -> Clause:
    return Clause(event.fighter, words.say("battlecon-log-out"), acts=True)


@describe.of(events.TimeUp)
def _time_up(words: MatchWords, _event: events.TimeUp) -> Clause:
    return Clause(None, words.say("battlecon-log-time-up"))


@describe.of(events.LastBeat)
def _last_beat(words: MatchWords, _event: events.LastBeat) -> Clause:
    return Clause(None, words.say("battlecon-log-last-beat"))


@describe.of(events.Removed)
def _removed(words: MatchWords, event: events.Removed) -> Clause:
    letter, name = words.letter(event.seat), words.name(event.seat)
    return Clause(None, words.say("battlecon-log-removed", letter=letter, name=name))


@describe.of(events.Over)
def _over(words: MatchWords, event: events.Over) -> Clause:
    return Clause(None, ending(words, event.winners, event.reason))
