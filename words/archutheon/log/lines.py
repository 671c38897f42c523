"""Events of Archutheon, in words: every kind of event as a line of the log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from engines.archutheon import events as happened
from engines.archutheon.effects.tracks import TOKENS_TO_COLLAPSE, TRACKS
from engines.archutheon.setup.correcting import TRACKS as TRACKS_TO_CORRECT
from engines.kernel.events import Event
from words.archutheon.cards.base import COLOURS, MatchWords
from words.archutheon.cards.tracks import track_cell
from words.archutheon.correcting import correction_value
from words.archutheon.log.ending import ending
from words.archutheon.log.fight import describe_fight
from words.common.clauses import Clause, line_of
from words.common.wording import Wording

describe = Wording[MatchWords, Clause | None](describe_fight)
"""Functions that put events into clauses, None where nothing happened."""


def line(words: MatchWords, event: Event) -> str | None:
    """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
    piece = describe(words, event)
    return None if piece is None else line_of(words, piece)


# -------------------------------------------------------------------- before the first turn


@describe.of(happened.Colours)
def _colours(words: MatchWords, event: happened.Colours) -> Clause:
    names = {"orange": words.name(event.orange), "green": words.name(event.green)}
    return Clause(None, words.say("archutheon-log-colours", **names))


@describe.of(happened.TerrainStruck)
def _struck(words: MatchWords, event: happened.TerrainStruck) -> Clause:
    name = words.quoted(words.terrain(event.terrain))
    return Clause(None, words.say("archutheon-log-terrain-struck", name=words.player(event.side), terrain=name))


@describe.of(happened.TerrainLaid)
def _terrain(words: MatchWords, event: happened.TerrainLaid) -> Clause:
    name = words.quoted(words.passive(event.terrain))
    return Clause(
        None, words.say("archutheon-log-terrain", terrain=name, text=words.standing(event.terrain).rstrip("."))
    )


@describe.of(happened.LeadersClash)
def _clash(words: MatchWords, event: happened.LeadersClash) -> Clause:
    return Clause(None, words.say("archutheon-log-clash", hero=words.hero(event.hero)))


@describe.of(happened.Joined)
def _joined(words: MatchWords, event: happened.Joined) -> Clause:
    leads = "yes" if event.number == 1 else "no"
    args = {"hero": words.hero(event.hero), "cell": words.cell(event.cell), "leads": leads}
    return Clause(None, words.say("archutheon-log-joined", name=words.player(event.side), **args))


@describe.of(happened.PassiveLaid)
def _passive(words: MatchWords, event: happened.PassiveLaid) -> Clause:
    args = {"passive": words.quoted(words.passive(event.passive)), "text": words.standing(event.passive).rstrip(".")}
    return Clause(None, words.say("archutheon-log-passive", name=words.player(event.side), **args))


# -------------------------------------------------------------------- turns, cards, tracks


@describe.of(happened.TurnBegins)
def _turn(words: MatchWords, event: happened.TurnBegins) -> Clause:
    return Clause(None, words.say("archutheon-log-turn", turn=event.turn, name=words.player(event.side)))


@describe.of(happened.Recovered)
def _recovered(words: MatchWords, event: happened.Recovered) -> Clause | None:
    if not event.cards:
        return None
    return Clause(
        None, words.say("archutheon-log-recovered", name=words.player(event.side), cards=words.cards(event.cards))
    )


@describe.of(happened.Flipped)
def _flipped(words: MatchWords, event: happened.Flipped) -> Clause:
    return Clause(
        None, words.say("archutheon-log-flipped", name=words.player(event.side), source=words.source(event.source))
    )


@describe.of(happened.TokenSet)
def _token(words: MatchWords, event: happened.TokenSet) -> Clause:
    ready = "yes" if event.ready else "no"
    return Clause(None, words.say("archutheon-log-token", name=words.player(event.side), ready=ready))


@describe.of(happened.Collected)
def _collected(words: MatchWords, event: happened.Collected) -> Clause:
    cells = ", ".join(map(words.cell, event.cells))
    args: dict[str, str | float] = {"cells": cells, "total": event.total, "of": TOKENS_TO_COLLAPSE}
    return Clause(None, words.say("archutheon-log-collected", name=words.player(event.side), **args))


@describe.of(happened.Enlightened)
def _enlightened(words: MatchWords, event: happened.Enlightened) -> Clause:
    cell = track_cell(words, event.track, event.step)
    args = {"track": TRACKS[event.track], "cell": cell}
    return Clause(None, words.say("archutheon-log-step", name=words.player(event.side), **args))


@describe.of(happened.Missed)
def _missed(words: MatchWords, event: happened.Missed) -> Clause:
    return Clause(None, words.say("archutheon-log-missed", name=words.player(event.side), points=event.points))


@describe.of(happened.Took)
def _took(words: MatchWords, event: happened.Took) -> Clause:
    args: dict[str, str | float] = {"count": event.count, "tier": event.tier}
    text = words.say("archutheon-log-took", name=words.player(event.side), **args)
    return Clause(None, _with_cards(words, text, event.cards))


def _with_cards(words: MatchWords, text: str, cards: Sequence[str] | UnsetType) -> str:
    """Return a text with cards for those who may see them."""
    if cards is UNSET or not cards:
        return text
    return words.say("archutheon-log-cards", text=text, cards=words.cards(cards))


@describe.of(happened.Exchanged)
def _exchanged(words: MatchWords, event: happened.Exchanged) -> Clause:
    text = words.say("archutheon-log-exchanged", name=words.player(event.side), count=event.count)
    if event.gave is UNSET or event.got is UNSET or not event.gave:
        return Clause(None, text)
    cards = {"gave": words.cards(event.gave), "got": words.cards(event.got)}
    return Clause(None, words.say("archutheon-log-swapped", text=text, **cards))


@describe.of(happened.CardMoved)
def _card_moved(words: MatchWords, event: happened.CardMoved) -> Clause:
    args: dict[str, str | float] = {"card": words.card_name(event.card), "cell": event.cell}
    return Clause(None, words.say("archutheon-log-card-moved", name=words.player(event.side), **args))


# -------------------------------------------------------------------- declarations


@describe.of(happened.Declared)
def _declared(words: MatchWords, event: happened.Declared) -> Clause:
    return Clause(None, declared_text(words, event))


def declared_text(words: MatchWords, event: happened.Declared) -> str:
    """Return a declaration: of a card face down others learn the slot alone."""
    args = {"name": words.player(event.side), "column": event.column, "speed": event.speed}
    if isinstance(event.card, UnsetType):
        text = words.say("archutheon-log-hidden", **args)
    else:
        use = words.say("archutheon-use", use=use_of(words, event), hidden="yes" if event.hidden else "no")
        if event.card:
            use = words.say("archutheon-declared-as", card=words.card_name(event.card), use=use)
        text = ", ".join([words.say("archutheon-log-declared", text=use, **args), *_aims(words, event)])
    if event.tucked is not UNSET and event.tucked:
        text = words.say("archutheon-stack-tucked", text=text, card=words.card_name(event.tucked))
    return text


def use_of(words: MatchWords, event: happened.Declared) -> str:
    """Return the key of a use; of a property the boost says it."""
    if event.use is UNSET:
        return ""
    if event.use == "with" and event.card is not UNSET and event.property is not UNSET and event.property:
        boost = words.pack.card[event.card].property(event.property).boost  # type: ignore[arg-type]  # of the engine
        return boost if boost in ("support", "only") else "with"
    return event.use


def _aims(words: MatchWords, event: happened.Declared) -> list[str]:
    """Return the hero who acts, the element, and at whom or what he aims."""
    parts = []
    if event.hero is not UNSET and event.hero >= 0:
        parts.append(words.who(event.hero))
    if event.element is not UNSET and event.element:
        parts.append(words.element(event.element))
    if event.target is not UNSET and event.target >= 0:
        parts.append(words.say("archutheon-at", place=words.who(event.target)))
    elif event.area is not UNSET and event.area >= 0 and event.use != "release":
        parts.append(words.say("archutheon-at", place=words.area(event.area)))
    elif event.turned is not UNSET and event.turned >= 0:
        parts.append(words.say("archutheon-direction", turn=str(event.turned)))
    return parts


@describe.of(happened.DeclaredNothing)
def _nothing(words: MatchWords, event: happened.DeclaredNothing) -> Clause:
    return Clause(None, words.say("archutheon-log-nothing", name=words.player(event.side), column=event.column))


@describe.of(happened.ElementNamed)
def _element(words: MatchWords, event: happened.ElementNamed) -> Clause:
    card = words.card_name(event.card) if event.card else words.say("archutheon-slot-attack")
    args = {"card": card, "element": event.element}
    return Clause(None, words.say("archutheon-log-named", name=words.player(event.side), **args))


@describe.of(happened.Charged)
def _charged(words: MatchWords, event: happened.Charged) -> Clause:
    args: dict[str, str | float] = {"element": words.element(event.element), "count": event.count}
    return Clause(None, words.say("archutheon-log-charged", name=words.player(event.side), **args))


@describe.of(happened.BonusNamed)
def _bonus(words: MatchWords, event: happened.BonusNamed) -> Clause:
    bonus = words.say("archutheon-opt-bonus", bonus=event.bonus, change=event.change)
    return Clause(None, words.say("archutheon-log-bonus", name=words.player(event.side), bonus=bonus))


# -------------------------------------------------------------------- the roads to victory, the end


@describe.of(happened.GateShifted)
def _gate(words: MatchWords, event: happened.GateShifted) -> Clause:
    way = words.arena.gate_areas
    if not 0 <= event.place < len(way):
        return Clause(None, words.say("archutheon-log-gate-open", name=words.player(event.side)))
    return Clause(
        None, words.say("archutheon-log-gate", name=words.player(event.side), area=words.area(way[event.place]))
    )


@describe.of(happened.CollapseBegins)
def _collapse(words: MatchWords, event: happened.CollapseBegins) -> Clause:
    return Clause(None, words.say("archutheon-log-collapse", name=words.player(event.side)))


@describe.of(happened.CollapseShifts)
def _collapse_shifts(words: MatchWords, event: happened.CollapseShifts) -> Clause:
    args: dict[str, str | float] = {"colour": COLOURS[event.token], "line": event.line, "of": words.arena.last_line}
    return Clause(None, words.say("archutheon-log-shifts", name=words.player(event.side), **args))


@describe.of(happened.Withdrew)
def _withdrew(words: MatchWords, event: happened.Withdrew) -> Clause:
    return Clause(None, words.say("archutheon-log-left", name=words.player(event.side)))


@describe.of(happened.Over)
def _over(words: MatchWords, event: happened.Over) -> Clause:
    return Clause(None, ending(words, event.winner, event.reason))


# -------------------------------------------------------------------- a judge


@describe.of(happened.Corrected)
def _corrected(words: MatchWords, event: happened.Corrected) -> Clause:
    who = words.player(event.at) if event.thing in TRACKS_TO_CORRECT else words.who(event.at)
    value = correction_value(words, event.thing, event.value)
    return Clause(None, words.say(f"archutheon-log-corrected-{event.thing}", who=who, value=value))
