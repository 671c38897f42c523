"""The outcome of a beat of BattleCON, in a few words, to find it again."""

from __future__ import annotations

from collections.abc import Sequence

from engines.battlecon import events as happened
from engines.battlecon.views.view import View
from engines.kernel.events import Event, of_kind
from engines.kernel.state.model import Seat
from words.battlecon.cards.base import MatchWords
from words.battlecon.log.ending import ending
from words.battlecon.log.failures import failures
from words.texts import figure

KINDS: frozenset[type[Event]] = frozenset({happened.Finisher, happened.Damage, happened.Out, happened.Over})

WITH_LIFE = (happened.Damage, happened.Lost, happened.Paid, happened.Healed, happened.LifeSet, happened.Saved)
"""Events that tell the life left."""


def headline(words: MatchWords, events: Sequence[Event]) -> str:
    """Return the result of the beat: the end of the match or of a fighter, the damage taken with the life left, finishers."""
    over = [ending(words, event.winners, event.reason) for event in of_kind(events, happened.Over)]
    out = [words.say("battlecon-headline-out", who=words.who(event.fighter)) for event in of_kind(events, happened.Out)]
    taken: dict[int, int] = {}
    life: dict[int, int] = {}
    for event in of_kind(events, happened.Damage):
        taken[event.fighter] = taken.get(event.fighter, 0) + event.taken
        life[event.fighter] = event.life
    hurt = [
        words.say("battlecon-headline-damage", who=words.who(i), taken=figure(count), life=words.life(life[i]))
        for i, count in taken.items()
        if count
    ]
    finishers = [
        words.say(
            "battlecon-headline-finisher", who=words.who(event.fighter), card=words.quoted(words.card(event.card))
        )
        for event in of_kind(events, happened.Finisher)
    ]
    return "; ".join([*over, *out, *finishers, *hurt])


def look_back(words: MatchWords, events: Sequence[Event], view: View, seat: Seat) -> str:
    """Return in one line who took whose life in a beat, and the life left at its end; that nobody did where that is so.

    Then follows why an attack of the seat's own did no damage.
    """
    beat = next((event.beat for event in of_kind(events, happened.Beat)), 0)
    life = {event.fighter: event.life for event in events if isinstance(event, WITH_LIFE)}
    hurt: dict[tuple[int | None, int], int] = {}
    for by, target, taken in filter(None, map(_loss, events)):
        hurt[by, target] = hurt.get((by, target), 0) + taken
    parts = []
    for (by, target), taken in hurt.items():
        args = {"who": words.who(target), "taken": figure(taken), "life": words.life(life[target])}
        if by is None or by == target:
            parts.append(words.say("battlecon-headline-damage", **args))
        else:
            parts.append(words.say("battlecon-back-hurt", by=words.who(by), **args))
    line = words.say("battlecon-back", beat=beat, text="; ".join(parts) or words.say("battlecon-back-nobody"))
    return " ".join([line, *failures(words, events, view, seat)])


def _loss(event: Event) -> tuple[int | None, int, int] | None:
    """Return by whom (None: life is lost or paid) whose life was taken, and how much; None where none was."""
    match event:
        case happened.Damage(by=by, fighter=fighter, taken=taken) if taken:
            return by, fighter, taken
        case happened.Lost(fighter=fighter, amount=amount) | happened.Paid(fighter=fighter, amount=amount) if amount:
            return None, fighter, amount
        case _:
            return None
