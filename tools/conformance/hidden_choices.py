"""Checks what follows after a hidden card is picked: no question that others see may tell which card it was.

A card whose follow-up questions are ordinary ones shows its kind by their number, although every view, event and re-dealt match
looks right. So each card of a hand is walked through the same question, and what others see of the walks is compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, choose, decision_of
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Match, Seat
from engines.kernel.views import view
from tools.conformance.checks import viewers
from tools.conformance.playing import Game, Table
from tools.conformance.secrecy import prompts

EVERY = 3
"""One choice out of so many is walked: each costs as many walks as there are cards."""

FOLLOWED = 5
"""Questions to the same seat that are followed after the pick."""


@dataclass(frozen=True)
class Pick:
    """An answer that names a hidden card, and the seats that know the card."""

    keys: list[str]
    known_to: frozenset[Seat]


@dataclass(frozen=True)
class Step:
    """The match after an answer that others see the effect of, with the answer, its events, and whether it shows or rolls."""

    keys: list[str]
    match: Match[Any, Any]
    events: list[Happened]
    shows: bool


def check_hidden_choices(table: Table, seed: int) -> int:
    """Check that all that others see after a hidden card was picked is the same for each card, until a card is shown.

    Return how many pairs of walks were compared.
    """
    compared = 0
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if n % EVERY == seed % EVERY:
                compared += sum(_compare_picks(table, move.before, asked) for asked in move.before.asks)
    return compared


def _compare_picks(table: Table, match: Match[Any, Any], asked: Decision) -> int:
    """Walk each hidden card through a question and compare with the first one; return how many comparisons there were."""
    picks = list(hidden_picks(table, match, asked))
    if len(picks) < 2:
        return 0
    first, *others = [(pick, list(_walk(table, match, asked, pick.keys))) for pick in picks]
    compared = 0
    for viewer in viewers(match):
        for pick, walk in others:
            if viewer not in first[0].known_to | pick.known_to:
                _compare(table, asked, (first[1], walk), viewer, f"{first[0].keys} or {pick.keys}")
                compared += 1
    return compared


def hidden_picks(table: Table, match: Match[Any, Any], asked: Decision) -> Iterator[Pick]:
    """Yield an answer for each card of the asked seat that is named by the question and hidden from somebody."""
    knowing = {
        card.id: frozenset({*zone.seen_by, *card.known_to})
        for zone in table.rules.game.zones(match.board)
        if asked.seat in zone.seen_by
        for card in zone.cards
    }
    named = []
    for option in asked.options:
        card = next((name for name in (option.key, *option.args, *option.facets) if name in knowing), None)
        if card is not None:
            named.append((option.key, knowing[str(card)]))
    count = max(1, asked.least)
    if count > asked.most or len(named) < count:
        return
    for n in range(len(named) if len(named) > count else 1):
        part = [named[(n + more) % len(named)] for more in range(count)]
        yield Pick([key for key, _ in part], frozenset.intersection(*(seats for _, seats in part)))


def _walk(table: Table, match: Match[Any, Any], asked: Decision, keys: Sequence[str]) -> Iterator[Step]:
    """Yield the steps after an answer, until somebody else is asked: questions of one kind get the same random answer."""
    seat = asked.seat
    for _ in range(FOLLOWED):
        step = _closed(table, choose(table.rules, match, seat, asked.id, keys), list(keys))
        yield step
        match = step.match
        again = decision_of(match, seat)
        if again is None or len(match.asks) > 1:
            return
        asked, keys = again, random_keys(again, Random(again.kind))


def _closed(table: Table, turn: Turn, keys: list[str]) -> Step:
    """Return the step of a turn after which no lane is open: until then nobody else sees anything of it."""
    events, shows = [*turn.events], turn.revealed or bool(turn.rolls)
    number = turn.match.next_id
    while turn.match.lanes and turn.match.next_id == number:
        asked = turn.match.asks[0]
        chance = Random(f"{asked.seat} {asked.kind} {asked.id}")
        turn = choose(table.rules, turn.match, asked.seat, asked.id, random_keys(asked, chance))
        events += turn.events
        shows |= turn.revealed or bool(turn.rolls)
    return Step(keys, turn.match, events, shows)


def _compare(
    table: Table, asked: Decision, walks: tuple[list[Step], list[Step]], viewer: Seat | None, between: str
) -> None:
    """Check that two walks look the same to a viewer, up to where something is shown or answered in another way."""
    for n, (one, other) in enumerate(zip(*walks, strict=False)):
        if n and one.keys != other.keys:
            return
        if _shown(table, one, viewer) != _shown(table, other, viewer):
            assert one.shows or other.shows, f"{asked.kind}: what happens tells {viewer} whether it was {between}"
            return
        alike = prompts(one.match) == prompts(other.match)
        assert alike, f"{asked.kind}: what is asked next tells {viewer} whether it was {between}"


def _shown(table: Table, step: Step, viewer: Seat | None) -> list[object]:
    """Return the part of a step that a viewer sees, without the questions."""
    seen = view(table.rules, step.match, viewer if viewer in step.match.seats else None)
    return [seen.table, seen.seats, seen.outcome, [e.seen_by(viewer) for e in step.events if e.seen_by(viewer)]]
