"""Going up and down between divisions (TM-56)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

UP = DOWN = 2
"""How many go up and down, unless the league says otherwise."""


def next_divisions(
    divisions: Sequence[Sequence[int]],
    up: int = UP,
    down: int = DOWN,
    leaving: Collection[int] = (),
    silent: Collection[int] = (),
) -> list[list[int]]:
    """Return the divisions of the next season, from the final tables of this one, the highest division first.

    The last `down` of a division go down, those who are silent before others; who leaves is in none. Freed places go to the next
    of the division below. `up` of them go up in any case: where fewer places are free, more go down.
    """
    rest = [[person for person in division if person not in leaving] for division in divisions]
    for index in range(len(rest) - 1):
        upper, lower = rest[index], rest[index + 1]
        size = len(divisions[index])
        ordered = [person for person in upper if person not in silent] + [
            person for person in upper if person in silent
        ]
        quiet = sum(1 for person in upper if person in silent)
        willing = [person for person in lower if person not in silent]
        sinking = min(max(down, quiet, up), len(ordered))
        staying, sunk = ordered[: len(ordered) - sinking], ordered[len(ordered) - sinking :]
        risen = willing[: max(size - len(staying), 0)]
        # Nobody goes down for a place that nobody takes, except who is silent.
        while len(staying) + len(risen) < size and sunk and sunk[0] not in silent:
            staying.append(sunk.pop(0))
        rest[index] = [*staying, *risen]
        rest[index + 1] = [*sunk, *(person for person in lower if person not in risen)]
    return rest
