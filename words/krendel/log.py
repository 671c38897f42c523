"""Events of Krendel's Tournament in words: single events, and short accounts of a round."""

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
from words.krendel.combat import CROWDED_SEATS, change
from words.texts import sentence

GroupTeller = Callable[[CardWords, Sequence[Event]], list[str | None]]
"""A function that puts all events of a kind into words at once."""

NOT_IN_STORY: tuple[type[Event], ...] = (happened.Drew, happened.Hero, happened.First, happened.Round, happened.Over)
"""Kinds that a story leaves out: upkeep, what the board shows all the time, and the end, which the standings tell."""

line = Wording[CardWords, str | None]()
"""One event as a line of the log, None where nothing happened."""


def story(words: CardWords, events: Sequence[Event], *, whole: bool | None = None) -> list[str]:
    """Return a short account of events in their order.

    If `whole`, a combat takes a line for each seat, then its changes and the reward; else only the changes, who
    met the condition and the prize's changes, for use beside a picture. By default whole for up to three seats.
    """
    if whole is None:
        whole = len(_seats(events)) < CROWDED_SEATS
    kinds = [type(event) for event in events]
    left_out = {*NOT_IN_STORY, happened.Attack}
    left_out |= {happened.Rewards} if not whole else set()
    left_out |= {happened.Gain} if _gains_are_the_prize(words, events) else set()
    joined: dict[type[Event], GroupTeller] = {happened.Totals: _combat if whole else _outcome}
    if not whole:
        joined[happened.Gain] = _gains
    if len(_discarding(events)) >= CROWDED_SEATS:
        joined[happened.Discarded] = _discards
    fought = {event.seat for event in of_kind(events, happened.Totals)}
    lines: list[str | None] = []
    for n, event in enumerate(events):
        kind = type(event)
        if kind in left_out or (isinstance(event, happened.Revealed) and event.seat in fought):
            continue
        if kind not in joined:
            lines.append(line(words, event))
        elif n == kinds.index(kind):
            lines += joined[kind](words, events)
    return [text for text in lines if text]


def _seats(events: Sequence[Event]) -> set[int]:
    """Return the seats that events are about; in any part of a round these are all seats at the table."""
    names = ("seat", "attacker", "target")
    return {getattr(event, name) for event in events for name in names if hasattr(event, name)}


def _combat(words: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return a combat, a line for each seat, and its changes."""
    creatures = {event.seat: event.creature for event in of_kind(events, happened.Revealed)}
    attacks = of_kind(events, happened.Attack)
    fighters = combat.story(words, creatures, of_kind(events, happened.Totals), attacks)
    return [*fighters, combat.result(words, attacks)]


def _outcome(words: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return the changes by a combat, or that it changed nothing."""
    return [combat.result(words, of_kind(events, happened.Attack)) or words.say("krendel-log-no-result")]


def _gains(words: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return the changes by the prize in one line."""
    gains = [(event.seat, change(words, event.wounds, event.trophies)) for event in of_kind(events, happened.Gain)]
    changes = [words.say("krendel-log-change", name=words.name(seat), gain=gain) for seat, gain in gains if gain]
    return [words.say("krendel-log-gains", changes="; ".join(changes)) if changes else None]


def _discards(words: CardWords, events: Sequence[Event]) -> list[str | None]:
    """Return the number of cards that each seat discarded, in one line."""
    counts = [
        words.say("krendel-log-discards-of", name=words.name(event.seat), count=len(event.creatures))
        for event in _discarding(events)
    ]
    return [words.say("krendel-log-discards", counts=", ".join(counts))]


def _discarding(events: Sequence[Event]) -> list[happened.Discarded]:
    return [event for event in of_kind(events, happened.Discarded) if event.creatures]


# -------------------------------------------------------------------- a fight

line.of(happened.Totals)(combat.totals)
line.of(happened.Attack)(combat.attack)


@line.of(happened.Round)
def _round(words: CardWords, event: happened.Round) -> str:
    return words.say("krendel-log-round", round=event.round)


@line.of(happened.Hero)
def _hero(words: CardWords, event: happened.Hero) -> str:
    return words.say("krendel-log-hero", name=words.name(event.seat), hero=words.hero_name(event.hero))


@line.of(happened.First)
def _first(words: CardWords, event: happened.First) -> str:
    return words.say("krendel-log-first", name=words.name(event.seat))


@line.of(happened.Revealed)
def _revealed(words: CardWords, event: happened.Revealed) -> str:
    return words.say("krendel-log-revealed", name=words.name(event.seat), creature=words.creature_name(event.creature))


# -------------------------------------------------------------------- rewards


@line.of(happened.Rewards)
def _rewards(words: CardWords, event: happened.Rewards) -> str:
    condition, prize = words.condition_line(event.condition), words.prize_line(event.prize)
    return words.say("krendel-log-rewards", condition=condition, prize=prize)


@line.of(happened.Fulfilled)
def _fulfilled(words: CardWords, event: happened.Fulfilled) -> str:
    if not event.seats:
        return words.say("krendel-log-unfulfilled", condition=words.condition_line(event.condition))
    names, prize = words.all_names(event.seats), words.prize_line(event.prize)
    return words.say("krendel-log-fulfilled", names=names, prize=prize)


@line.of(happened.Gain)
def _gain(words: CardWords, event: happened.Gain) -> str | None:
    gain = change(words, event.wounds, event.trophies)
    return words.say("krendel-log-gain", name=words.name(event.seat), gain=gain) if gain else None


def _gains_are_the_prize(words: CardWords, events: Sequence[Event]) -> bool:
    """Return whether those who met the condition got just the printed prize, and nobody else got anything."""
    awards = of_kind(events, happened.Fulfilled)
    if len(awards) != 1:
        return False
    expected = _promised_change(words.pack.reward[awards[0].prize].prize)
    gained = {event.seat: (event.wounds, event.trophies) for event in of_kind(events, happened.Gain)}
    return expected is not None and gained == dict.fromkeys(awards[0].seats, expected)


def _promised_change(prize: Prize) -> tuple[int, int] | None:
    """Return the change in wounds and trophies that a prize always gives, None for a prize that varies."""
    match prize:
        case Trophies(count=count):
            return 0, count
        case Heal(count=count, may=False):
            return -count, 0
        case _:
            return None


# -------------------------------------------------------------------- cards


def _cards(words: CardWords, count: int) -> str:
    return words.say("krendel-cards", count=count)


@line.of(happened.Discarded)
def _discarded(words: CardWords, event: happened.Discarded) -> str | None:
    creatures = event.creatures
    if not creatures:
        return None
    return words.say(
        "krendel-log-discarded",
        name=words.name(event.seat),
        cards=_cards(words, len(creatures)),
        creatures=words.creature_names(creatures),
    )


@line.of(happened.Drew)
def _drew(words: CardWords, event: happened.Drew) -> str:
    name, count = words.name(event.seat), event.count
    if event.creatures is UNSET:
        return words.say("krendel-log-drew", name=name, count=count)
    creatures = words.creature_names(event.creatures)
    return words.say("krendel-log-drew-creatures", name=name, count=count, creatures=creatures)


@line.of(happened.Removed)
def _removed(words: CardWords, event: happened.Removed) -> str:
    seat, first = event.seat, words.name(event.first)
    return words.say("krendel-log-removed", letter=words.letter(seat), name=words.name(seat), first=first)


@line.of(happened.NewDeck)
def _new_deck(words: CardWords, event: happened.NewDeck) -> str:
    return words.say("krendel-log-new-deck", cards=_cards(words, event.count))


@line.of(happened.NewRewardDeck)
def _new_reward_deck(words: CardWords, event: happened.NewRewardDeck) -> str:
    return words.say("krendel-log-new-reward-deck", cards=_cards(words, event.count))


# -------------------------------------------------------------------- the end


def ending(words: CardWords, winners: Sequence[int], reason: str) -> str:
    """Return one sentence about the winners: one, several that share, or nobody (TK-31, TK-32, TK-34)."""
    if not winners:
        return words.say("krendel-over-nobody", goal=GOAL)
    if len(winners) > 1:
        return words.say("krendel-over-shared", names=words.all_names(list(winners)))
    if reason == "last":
        return words.say("krendel-over-last", name=words.name(winners[0]))
    return words.say("krendel-over-winner", name=words.name(winners[0]))


@line.of(happened.Over)
def _over(words: CardWords, event: happened.Over) -> str:
    sentences = [ending(words, event.winners, event.reason)]
    if event.out and event.winners:
        sentences.append(words.say("krendel-log-out", goal=GOAL, names=words.all_names(event.out)))
    return " ".join(map(sentence, sentences))
