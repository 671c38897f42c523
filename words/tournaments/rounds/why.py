"""Why a pairing is as it is, in a few plain sentences (TM-64); repeats are named openly (TM-25)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tournaments.views.past import PairingPast
from tournaments.views.shapes import Pods, RoundRobin, Settings, Swiss
from words.tournaments.figures import figure
from words.tournaments.speech import Speech

if TYPE_CHECKING:
    # Explaining needs the matching library, which only worker processes load.
    from tournaments.views.computed import SideFacts, Why


def why_text(speech: Speech, why: Why, first: int = 0) -> str:
    """Return why two entries meet in a Swiss round, or why one has a bye. `first` goes first in game 1: the first
    side of the pairing, 0 where the game knows no first.
    """
    sides = [side.entry for side in why.sides]
    lines = [_title(speech, sides), *(f"- {_side(speech, side)}." for side in why.sides)]
    if len(sides) == 2:
        lines.append(speech("tournament-why-meetings", count=why.sides[0].meetings))
        if first:
            lines.append(_first(speech, why, first))
    lines.append(_worse(speech, why))
    if why.repeats:
        lines.append(speech("tournament-why-repeats", count=why.repeats))
    return "\n".join(lines)


def why_placed(speech: Speech, settings: Settings, past: PairingPast) -> str:
    """Return why a pairing is as it is where no round was weighed: by hand, in a bracket, in a round robin, in pods."""
    lines = [_title(speech, past.sides)]
    if past.by_hand:
        lines.append(speech("tournament-why-hand"))
    elif past.node:
        seeds = zip(past.sides, past.seeds, strict=True)
        names = ", ".join(speech("tournament-why-seed", name=speech.name(side), seed=seed) for side, seed in seeds)
        lines.append(speech("tournament-why-node", node=past.node, seeds=names))
    elif isinstance(settings.format, RoundRobin):
        lines.append(speech("tournament-why-robin", round=past.round))
    elif isinstance(settings.format, Pods):
        lines.append(speech(f"tournament-why-pods-{settings.format.first}"))
        lines += [
            f"- {speech('tournament-why-points', name=speech.name(side), points=figure(speech.words, points))}."
            for side, points in past.points.items()
        ]
        lines += _meetings(speech, past)
    elif isinstance(settings.format, Swiss):
        lines += _meetings(speech, past)
    return "\n".join(lines)


def _title(speech: Speech, sides: list[int] | tuple[int, ...]) -> str:
    bye = len(sides) == 1
    names = speech.marked(sides[0]) if bye else speech.sides(sides)
    return f"### {speech('tournament-why-title', sides=names, bye=int(bye))}"


def _side(speech: Speech, side: SideFacts) -> str:
    parts = [
        speech("tournament-why-points", name=speech.name(side.entry), points=figure(speech.words, side.points)),
    ]
    if side.floated:
        parts.append(speech("tournament-why-floated-up" if side.floated > 0 else "tournament-why-floated-down"))
    parts.append(speech("tournament-why-firsts", more=max(side.surplus, 0), fewer=max(-side.surplus, 0)))
    if side.byes:
        parts.append(speech("tournament-why-byes", count=side.byes))
    return ", ".join(parts)


def _first(speech: Speech, why: Why, first: int) -> str:
    own = next(side for side in why.sides if side.entry == first)
    other = next(side for side in why.sides if side.entry != first)
    reason = "surplus" if own.surplus < other.surplus else "later"
    return speech(f"tournament-why-first-{reason}", name=speech.name(first))


def _worse(speech: Speech, why: Why) -> str:
    reason = why.reason
    if not reason.criterion:
        return speech("tournament-why-only")
    instead = "; ".join(speech.sides(sides) for sides in reason.instead)
    text = speech(f"tournament-why-worse-{reason.criterion}", count=abs(reason.worse))
    return speech("tournament-why-without", instead=instead, worse=text)


def _meetings(speech: Speech, past: PairingPast) -> Iterator[str]:
    if not past.meetings:
        yield speech("tournament-why-unmet")
    for (one, other), count in past.meetings.items():
        yield speech("tournament-why-met", one=speech.name(one), other=speech.name(other), count=count)
