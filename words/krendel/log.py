"""What happened in Krendel's Tournament, in words: single events, and a round told shortly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET

from engines.kernel.events import Event, of_kind
from engines.krendel import events as happened
from engines.krendel.board import GOAL
from engines.krendel.content.shapes import Heal, Prize, Trophies
from words.common.wording import Wording
from words.krendel import combat
from words.krendel.cards import CardWords
from words.krendel.combat import CROWDED, change
from words.texts import sentence

Joined = Callable[[CardWords, Sequence[Event]], list[str | None]]
"""What words all events of a kind at once."""

UNTOLD: tuple[type[Event], ...] = (happened.Drew, happened.Hero, happened.First, happened.Round, happened.Over)
"""Kinds that a story leaves out: upkeep, what the board shows all the time, and the end, which the standings tell."""

line = Wording[CardWords, str | None]()
"""One event as a line of the log, None where nothing happened."""


def story(told: CardWords, events: Sequence[Event], *, whole: bool | None = None) -> list[str]:
    """Return events told shortly, in their order.

    If `whole`, a combat is told a line a seat, then what it changed, and the reward; else only what the combat changed, who
    met the condition and what the prize did, for beside a picture. By default whole for up to three seats.
    """
    if whole is None:
        whole = len(_seats(events)) < CROWDED
    kinds = [type(event) for event in events]
    left_out = {*UNTOLD, happened.Attack}
    left_out |= {happened.Rewards} if not whole else set()
    left_out |= {happened.Gain} if _gains_are_the_prize(told, events) else set()
    joined: dict[type[Event], Joined] = {happened.Totals: _combat if whole else _outcome}
    if not whole:
        joined[happened.Gain] = _gains
    if len(_discarding(events)) >= CROWDED:
        joined[happened.Discarded] = _discards
    fought = {event.seat for event in of_kind(events, happened.Totals)}
    lines: list[str | None] = []
    for n, event in enumerate(events):
        kind = type(event)
        if kind in left_out or (isinstance(event, happened.Revealed) and event.seat in fought):
            continue
        if kind not in joined:
            lines.append(line(told, event))
        elif n == kinds.index(kind):
            lines += joined[kind](told, events)
    return [text for text in lines if text]


def _seats(events: Sequence[Event]) -> set[int]:
    """Return the seats that did anything: all at the table, whatever stretch of a round is told."""
    names = ("seat", "attacker", "target")
    return {getattr(event, name) for event in events for name in names if hasattr(event, name)}


def _combat(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return a combat a line a seat, and what it changed."""
    creatures = {event.seat: event.creature for event in of_kind(events, happened.Revealed)}
    attacks = of_kind(events, happened.Attack)
    fighters = combat.story(told, creatures, of_kind(events, happened.Totals), attacks)
    return [*fighters, combat.result(told, attacks)]


def _outcome(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return what a combat changed, or that it changed nothing."""
    return [combat.result(told, of_kind(events, happened.Attack)) or told.say("krendel-log-no-result")]


def _gains(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return what the prize did, all in a line."""
    gains = [(event.seat, change(told, event.wounds, event.trophies)) for event in of_kind(events, happened.Gain)]
    changes = [told.say("krendel-log-change", name=told.name(seat), gain=gain) for seat, gain in gains if gain]
    return [told.say("krendel-log-gains", changes="; ".join(changes)) if changes else None]


def _discards(told: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return how many cards each seat discarded, all in a line."""
    counts = [
        told.say("krendel-log-discards-of", name=told.name(event.seat), count=len(event.creatures))
        for event in _discarding(events)
    ]
    return [told.say("krendel-log-discards", counts=", ".join(counts))]


def _discarding(events: Sequence[Event]) -> list[happened.Discarded]:
    return [event for event in of_kind(events, happened.Discarded) if event.creatures]


# -------------------------------------------------------------------- a fight

line.of(happened.Totals)(combat.totals)
line.of(happened.Attack)(combat.attack)


@line.of(happened.Round)
def _round(told: CardWords, event: happened.Round) -> str:
    return told.say("krendel-log-round", round=event.round)


@line.of(happened.Hero)
def _hero(told: CardWords, event: happened.Hero) -> str:
    return told.say("krendel-log-hero", name=told.name(event.seat), hero=told.hero_name(event.hero))


@line.of(happened.First)
def _first(told: CardWords, event: happened.First) -> str:
    return told.say("krendel-log-first", name=told.name(event.seat))


@line.of(happened.Revealed)
def _revealed(told: CardWords, event: happened.Revealed) -> str:
    return told.say("krendel-log-revealed", name=told.name(event.seat), creature=told.creature_name(event.creature))


# -------------------------------------------------------------------- rewards


@line.of(happened.Rewards)
def _rewards(told: CardWords, event: happened.Rewards) -> str:
    condition, prize = told.condition_line(event.condition), told.prize_line(event.prize)
    return told.say("krendel-log-rewards", condition=condition, prize=prize)


@line.of(happened.Fulfilled)
def _fulfilled(told: CardWords, event: happened.Fulfilled) -> str:
    if not event.seats:
        return told.say("krendel-log-unfulfilled", condition=told.condition_line(event.condition))
    names, prize = told.all_names(event.seats), told.prize_line(event.prize)
    return told.say("krendel-log-fulfilled", names=names, prize=prize)


@line.of(happened.Gain)
def _gain(told: CardWords, event: happened.Gain) -> str | None:
    gain = change(told, event.wounds, event.trophies)
    return told.say("krendel-log-gain", name=told.name(event.seat), gain=gain) if gain else None


def _gains_are_the_prize(told: CardWords, events: Sequence[Event]) -> bool:
    """Whether everyone who met the condition got just what the prize says, and nobody else got anything."""
    awards = of_kind(events, happened.Fulfilled)
    if len(awards) != 1:
        return False
    expected = _promised(told.pack.reward[awards[0].prize].prize)
    gained = {event.seat: (event.wounds, event.trophies) for event in of_kind(events, happened.Gain)}
    return expected is not None and gained == dict.fromkeys(awards[0].seats, expected)


def _promised(prize: Prize) -> tuple[int, int] | None:
    """Return the change in wounds and in trophies that the text of a prize names, None where it depends."""
    match prize:
        case Trophies(count=count):
            return 0, count
        case Heal(count=count, may=False):
            return -count, 0
        case _:
            return None


# -------------------------------------------------------------------- cards


def _cards(told: CardWords, count: int) -> str:
    return told.say("krendel-cards", count=count)


@line.of(happened.Discarded)
def _discarded(told: CardWords, event: happened.Discarded) -> str | None:
    creatures = event.creatures
    if not creatures:
        return None
    return told.say(
        "krendel-log-discarded",
        name=told.name(event.seat),
        cards=_cards(told, len(creatures)),
        creatures=told.creature_names(creatures),
    )


@line.of(happened.Drew)
def _drew(told: CardWords, event: happened.Drew) -> str:
    name, count = told.name(event.seat), event.count
    if event.creatures is UNSET:
        return told.say("krendel-log-drew", name=name, count=count)
    creatures = told.creature_names(event.creatures)
    return told.say("krendel-log-drew-creatures", name=name, count=count, creatures=creatures)


@line.of(happened.Removed)
def _removed(told: CardWords, event: happened.Removed) -> str:
    seat, first = event.seat, told.name(event.first)
    return told.say("krendel-log-removed", letter=told.letter(seat), name=told.name(seat), first=first)


@line.of(happened.NewDeck)
def _new_deck(told: CardWords, event: happened.NewDeck) -> str:
    return told.say("krendel-log-new-deck", cards=_cards(told, event.count))


@line.of(happened.NewRewardDeck)
def _new_reward_deck(told: CardWords, event: happened.NewRewardDeck) -> str:
    return told.say("krendel-log-new-reward-deck", cards=_cards(told, event.count))


# -------------------------------------------------------------------- the end


def ending(told: CardWords, winners: Sequence[int], reason: str) -> str:
    """Return who won, in one sentence: one winner, several that share, or nobody (TK-31, TK-32, TK-34)."""
    if not winners:
        return told.say("krendel-over-nobody", goal=GOAL)
    if len(winners) > 1:
        return told.say("krendel-over-shared", names=told.all_names(list(winners)))
    if reason == "last":
        return told.say("krendel-over-last", name=told.name(winners[0]))
    return told.say("krendel-over-winner", name=told.name(winners[0]))


@line.of(happened.Over)
def _over(told: CardWords, event: happened.Over) -> str:
    sentences = [ending(told, event.winners, event.reason)]
    if event.out and event.winners:
        sentences.append(told.say("krendel-log-out", goal=GOAL, names=told.all_names(event.out)))
    return " ".join(map(sentence, sentences))
