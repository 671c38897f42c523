"""A person's games in figures: results, form, streaks, characters, and the balance with whoever asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from store.ratings.past import PastGame, PastSeat

Outcome = Literal["won", "shared", "lost", "left", "nobody"]

FORM = 10
"""Games that the form shows."""


class Place(msgspec.Struct, frozen=True):
    """The channel or thread in which a match was played, with the channel that the thread belongs to."""

    channel: int
    parent: int | None


class GameSum(msgspec.Struct, frozen=True):
    """The matches of a person in a game: played, won (shared wins included), and left before the end."""

    game: str
    played: int
    won: int
    left: int


class Favourite(msgspec.Struct, frozen=True):
    """A character of a game that a person played, and how often they won with it."""

    game: str
    character: str
    played: int
    won: int


class Versus(msgspec.Struct, frozen=True):
    """The games of two persons: against each other with the wins of both, and on one side with their wins together."""

    against: int
    theirs: int
    yours: int
    together: int
    together_won: int


class Profile(msgspec.Struct, frozen=True):
    """A person's games in figures. `form` has the latest outcomes, the newest first.

    `streak` are the latest outcomes of one kind in a row: wins if positive, games without a win if negative.
    """

    sums: Sequence[GameSum]
    form: Sequence[Outcome]
    streak: int
    best_streak: int
    favourites: Sequence[Favourite]
    versus: Versus | None


def profile(games: Sequence[PastGame], user: int, asker: int) -> Profile:
    """Return the figures of a person from their games, the newest first. A seat that was taken over does not count."""
    played = own_games(games, user)
    outcomes = [outcome_of(game, seat) for game, seat in played]
    return Profile(
        _sums(played),
        outcomes[:FORM],
        _streak(outcomes),
        _best_streak(outcomes),
        favourites(played),
        _versus(played, asker) if asker != user else None,
    )


def own_games(games: Iterable[PastGame], user: int) -> list[tuple[PastGame, PastSeat]]:
    """Return the games that a person began, each with their seat, in the order given."""
    seated = [(game, game.own(user)) for game in games]
    return [(game, seat) for game, seat in seated if seat.part != "joined"]


def outcome_of(game: PastGame, own: PastSeat) -> Outcome:
    """Return how a game ended for a seat."""
    if own.part == "left":
        return "left"
    if not own.won:
        return "lost" if any(seat.won for seat in game.seats) else "nobody"
    return "shared" if any(seat.won and seat.side != own.side for seat in game.seats) else "won"


def favourites(played: Sequence[tuple[PastGame, PastSeat]]) -> list[Favourite]:
    """Return the characters that a person has played, the most played first."""
    counts: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for game, own in played:
        for name in {name for seat, name in game.characters if seat == own.seat}:
            counts[game.game, name] += 1
            wins[game.game, name] += outcome_of(game, own) in ("won", "shared")
    order = sorted(counts, key=lambda one: (-counts[one], -wins[one], one))
    return [Favourite(*one, counts[one], wins[one]) for one in order]


def _sums(played: Sequence[tuple[PastGame, PastSeat]]) -> list[GameSum]:
    found: dict[str, list[Outcome]] = {}
    for game, own in played:
        found.setdefault(game.game, []).append(outcome_of(game, own))
    return [
        GameSum(game, len(outcomes), sum(map(is_win, outcomes)), outcomes.count("left"))
        for game, outcomes in sorted(found.items(), key=lambda one: (-len(one[1]), one[0]))
    ]


def is_win(outcome: Outcome) -> bool:
    """Return whether an outcome is a win, alone or shared."""
    return outcome in ("won", "shared")


def _streak(outcomes: Sequence[Outcome]) -> int:
    if not outcomes:
        return 0
    first = is_win(outcomes[0])
    length = next((n for n, outcome in enumerate(outcomes) if is_win(outcome) != first), len(outcomes))
    return length if first else -length


def _best_streak(outcomes: Sequence[Outcome]) -> int:
    best = now = 0
    for outcome in outcomes:
        now = now + 1 if is_win(outcome) else 0
        best = max(best, now)
    return best


def _versus(played: Sequence[tuple[PastGame, PastSeat]], asker: int) -> Versus | None:
    """Return the balance with the asking user, None if they have not met."""
    against, together = list[tuple[bool, bool]](), list[bool]()
    for game, own in played:
        other = next((seat for seat in game.seats if seat.user == asker and seat.part != "joined"), None)
        if other is None:
            continue
        if other.side == own.side:
            together.append(is_win(outcome_of(game, own)))
        else:
            against.append((is_win(outcome_of(game, own)), is_win(outcome_of(game, other))))
    if not against and not together:
        return None
    theirs, yours = sum(one for one, _ in against), sum(other for _, other in against)
    return Versus(len(against), theirs, yours, len(together), sum(together))
